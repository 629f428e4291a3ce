use ::yunnan::{Action, Decision, End, Event, FinalReason, default_board};
use kernel::{Game as _, Pending, Seat};

use super::super::{Conversion, standings};
use super::drawing::{board, draw, seen};
use super::{play, play_to, view};

#[test]
fn a_conversion_leads_to_what_was_told() {
    let board = default_board();
    let mut ended = 0;
    play(15, |step| {
        let Action::Convert { points } = step.action else { return };
        let seat = step.seat().expect("somebody decides");
        let told = Conversion::new(board, &view(&step.before, seat), points).expect("it is legal");
        let player = step.after.player(seat);
        assert_eq!((told.points_after, told.yuan_after), (player.points(), player.yuan()));
        assert_eq!(told.income, points + (player.yuan() - step.before.player(seat).yuan()));
        let enough = i64::from(board.victory_points());
        assert_eq!(i64::from(told.to_go), (enough - player.points()).max(0));
        assert_eq!(told.standings, standings(board, &step.after));
        let why = step.events.iter().find_map(|event| match event {
            Event::GameEnded { why, .. } => Some(*why),
            _ => None,
        });
        // Others may still bring the end about, but what ends now ends whatever they do.
        if !matches!(step.after.pending(), Pending::Decision { decision: Decision::Conversion, .. }) {
            assert_eq!(told.ends, why);
        }
        if let Some(outcome) = step.after.outcome(board) {
            assert!(told.ends.is_some());
            let scores: Vec<i64> = told.standings.iter().map(|standing| standing.score).collect();
            assert_eq!(scores, outcome.scores);
            let first = told.standings.iter().find(|standing| standing.place == 1).expect("somebody is first");
            assert_eq!([first.seat.index()][..], outcome.winners);
            ended += 1;
        }
    });
    assert_eq!(ended, 15, "every game ends with a conversion");
}

#[test]
fn standings_are_made_of_their_sources_and_know_what_is_to_be_converted() {
    let board = default_board();
    play_to(Decision::Conversion, 9, |position, seat| {
        let standings = standings(board, position);
        let incomes = position.incomes().expect("incomes are counted");
        for standing in &standings {
            let sources: u32 = standing.sources.iter().map(|(_, points)| points).sum();
            assert_eq!(standing.score, standing.points + i64::from(sources));
            let player = position.player(standing.seat);
            assert_eq!(standing.sources[FinalReason::Yuan.index()].0, player.yuan());
            let order = position.order();
            let waits = order.place(standing.seat) >= order.place(seat);
            assert_eq!(standing.unconverted, if waits { incomes[standing.seat.index()] } else { 0 });
        }
        let mut places: Vec<usize> = standings.iter().map(|standing| standing.place).collect();
        places.sort_unstable();
        assert!(places.into_iter().eq(1..=position.players()));
        let view = view(position, seat);
        assert!(Conversion::new(board, &view, incomes[seat.index()] + 1).is_none());
        let other = Seat::all(position.players()).find(|other| *other != seat).expect("others play");
        assert!(Conversion::new(board, &super::view(position, other), 0).is_none(), "it isn't their decision");
    });
}

#[test]
fn whoever_takes_enough_points_ends_the_game() {
    let board = board();
    let road = "0 . TT T* . . . points 70 yuan 8\n1 T * . . . .\n2 T * . . . .";
    let view = seen(&draw(&board, road, "", "conversion 0"), 0);
    let told = |points| Conversion::new(&board, &view, points).expect("no more than the income");
    let (few, enough) = (told(9), told(10));
    assert_eq!((few.income, few.points_after, few.yuan_after, few.to_go, few.ends), (12, 79, 11, 1, None));
    assert_eq!((enough.to_go, enough.ends), (0, Some(End::Points)));
    assert_eq!((enough.standings[0].score, enough.standings[0].place), (80 + 10 / 3, 1));
    assert_eq!(enough.standings[1].unconverted, 1);
}
