use ::yunnan::{Building, Event, FinalReason, Position};
use kernel::Seat;

use super::super::Story;
use crate::turning_points::MOST;
use crate::{Sitter, Table};

fn all() -> [Table<Position>; 3] {
    [
        include_str!("../../../../yunnan/tests/games/yunnan-3p.jsonl"),
        include_str!("../../../../yunnan/tests/games/yunnan-4p.jsonl"),
        include_str!("../../../../yunnan/tests/games/yunnan-5p.jsonl"),
    ]
    .map(|text| Table::load(crate::games(text)[0], &Sitter::PERSON).expect("a record"))
}

#[test]
fn points_and_money_over_time_end_with_the_result() {
    for table in all() {
        let (story, settled) = (Story::of(&table), table.settled());
        let outcome = settled.outcome(table.board()).expect("it is over");
        for seat in Seat::all(story.players) {
            let (points, yuan, scores) = (story.points(seat), story.yuan(seat), story.scores(seat));
            assert_eq!([points.len(), yuan.len(), scores.len()], [story.steps() + 1; 3]);
            assert_eq!((points[0], yuan[0]), (0, table.at(0).player(seat).yuan()));
            assert_eq!(points.last().copied(), Some(settled.player(seat).points()));
            assert_eq!(scores.last().copied(), Some(outcome.scores[seat.index()]));
            let standing = &story.standings[seat.index()];
            assert_eq!(standing.score, outcome.scores[seat.index()]);
            assert_eq!(standing.place == 1, outcome.winners == [seat.index()]);
        }
    }
}

#[test]
fn every_round_has_its_steps_its_incomes_and_its_presents() {
    for table in all() {
        let story = Story::of(&table);
        let outcome = table.settled().outcome(table.board()).expect("it is over");
        assert_eq!(story.rounds.len(), outcome.rounds as usize);
        assert_eq!(story.rounds.iter().map(|round| round.steps.len()).sum::<usize>(), table.steps().len());
        assert_eq!((story.round_after(0), story.round_after(story.steps())), (1, outcome.rounds));
        for seat in Seat::all(story.players) {
            let presents: u16 = story.rounds.iter().map(|round| u16::from(round.presents[seat.index()])).sum();
            assert_eq!(presents, table.settled().player(seat).presents());
            let incomes = story.incomes(seat);
            assert_eq!(incomes.len(), story.rounds.len());
            // All of it became points or money; money also came from the start and the bank, and went into bids.
            let (player, invested) = (table.settled().player(seat).points(), &story.invested[seat.index()]);
            let start = table.at(0).player(seat).yuan();
            let in_all = i64::from(start + incomes.iter().sum::<u32>() + invested.bank) - i64::from(invested.yuan());
            let has = player + i64::from(invested.penalty) + i64::from(table.settled().player(seat).yuan());
            assert_eq!(has, in_all);
        }
    }
}

#[test]
fn what_everybody_invested_in_is_what_they_have_gained() {
    for table in all() {
        let story = Story::of(&table);
        for (seat, player) in table.settled().by_seat() {
            let invested = &story.invested[seat.index()];
            let times = |building: Building| invested.buildings[building.index()].0;
            assert_eq!(times(Building::Customs), u32::from(player.customs()));
            assert_eq!(times(Building::Dragon), u32::from(player.influence()));
            assert_eq!(times(Building::School), u32::from(player.gained_traders() - 3));
            assert_eq!(times(Building::Horse), player.horse().index() as u32 - 1);
            assert_eq!(times(Building::Yard), invested.constructions.iter().sum::<u32>());
        }
    }
}

#[test]
fn pushes_banishments_and_bids_that_were_outbid_are_told_once() {
    for table in all() {
        let story = Story::of(&table);
        let count = |is: fn(&Event) -> bool| {
            table.steps().iter().flat_map(|step| &step.events).filter(|event| is(event)).count()
        };
        assert_eq!(story.pushes.len(), count(|event| matches!(event, Event::Pushed { .. })));
        let spared = count(|event| matches!(event, Event::NobodyBanished { .. } | Event::InspectorStayedAway));
        assert_eq!(story.banishments.len() + spared, story.rounds.len());
        let outbid: u32 = story.invested.iter().map(|invested| invested.outbid).sum();
        assert_eq!(outbid as usize, count(|event| matches!(event, Event::Outbid { .. })));
        for banishment in &story.banishments {
            let step = &table.steps()[banishment.step];
            assert!(step.before.player(banishment.seat).traders()[banishment.from] > 0 || step.events.len() > 3);
        }
    }
}

#[test]
fn the_last_round_after_which_the_lead_changed_hands_gave_it_to_the_winner() {
    for table in all() {
        let story = Story::of(&table);
        let outcome = table.settled().outcome(table.board()).expect("it is over");
        assert!(story.turning_points.len() <= MOST);
        assert!(story.turning_points.is_sorted_by_key(|point| point.after));
        if let Some(last) = story.turning_points.iter().rev().find(|point| point.overtaken.is_some()) {
            assert_eq!([last.ahead.index()][..], outcome.winners);
        }
        for point in &story.turning_points {
            assert_eq!(story.rounds[point.turn].steps.end, point.after);
            let scores: Vec<i64> = Seat::all(story.players).map(|seat| story.scores(seat)[point.after]).collect();
            assert_eq!(scores.iter().max(), Some(&scores[point.ahead.index()]));
        }
    }
}

#[test]
fn final_points_are_those_that_the_game_told() {
    for table in all() {
        let story = Story::of(&table);
        for event in table.steps().iter().flat_map(|step| &step.events) {
            if let Event::FinalPoints { seat, why, count, points } = *event {
                assert_eq!(story.standings[seat.index()].sources[why.index()], (count, points));
            }
        }
        assert_eq!(FinalReason::ALL.len(), story.standings[0].sources.len());
    }
}
