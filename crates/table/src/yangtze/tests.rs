mod asked;
mod sights;

use ::yangtze::{Action, Deal, Event, Options, Position, default_board};
use kernel::{Dice, Game as _, Legal as _, Observer, Seed};

use super::{Choices, Conflict, reserves, revolt_stakes, war_stakes};
use crate::{Cue, Placing as _, Step, cue, frames};

/// The steps of a random game.
fn game(number: u64, options: Options) -> Vec<Step<Position>> {
    let board = default_board();
    let seed = Seed::of_series(17, number);
    let mut dice = Dice::for_players(seed);
    let players = if options.short { 2 } else { 2 + number as usize % 3 };
    let deal = Deal::new(players, options, &mut Dice::for_deal(seed)).expect("a deal");
    let mut position = Position::start(board, players, options, &deal).expect("a game");
    let mut steps = Vec::new();
    while let Some(action) = position.legal(board).draw(&mut dice) {
        let (before, mut events) = (position, Vec::new());
        position.apply(board, action, &mut events).expect("it is legal");
        steps.push(Step { before, action, events, after: position });
    }
    steps
}

/// Every position of some random games, with what happens next.
fn play(games: u64, see: impl FnMut(&Position, Action, &Position, &[Event])) {
    play_with(games, Options::default(), see);
}

fn play_with(games: u64, options: Options, mut see: impl FnMut(&Position, Action, &Position, &[Event])) {
    for step in (0..games).flat_map(|number| game(number, options)) {
        see(&step.before, step.action, &step.after, &step.events);
    }
}

fn choices(position: &Position) -> Choices {
    let seat = position.pending().seat().expect("somebody decides");
    Choices::new(default_board(), &position.view(Observer::Seat(seat)))
}

#[test]
fn every_action_can_be_found_by_its_piece_and_by_its_space() {
    play(6, |position, action, _, _| {
        let choices = choices(position);
        assert!(choices.has(&action));
        let Some(pick) = action.pick() else { return };
        assert!(choices.can_pick(pick));
        let spaces = choices.places_for(Some(pick));
        let there: Vec<_> = spaces.iter().filter(|space| choices.at(Some(pick), **space).contains(&action)).collect();
        assert!(!there.is_empty(), "{action}");
        for space in there {
            assert!(choices.picks_at(*space).contains(&pick));
            assert!(choices.at(None, *space).contains(&action));
        }
    });
}

#[test]
fn nobody_else_has_a_choice() {
    play(2, |position, _, _, _| {
        let seat = position.pending().seat().expect("somebody decides");
        let other = seat.next(position.players());
        assert_eq!(Choices::new(default_board(), &position.view(Observer::Seat(other))), Choices::default());
    });
}

#[test]
fn a_revolt_ends_as_one_of_its_stakes_says() {
    let mut revolts = 0;
    play(20, |before, _, _, events| {
        let Some(revolt) = before.open().revolt_at_hand(default_board()) else { return };
        let Some(Event::RevoltEnded { winner, .. }) =
            events.iter().find(|event| matches!(event, Event::RevoltEnded { .. }))
        else {
            return;
        };
        revolts += 1;
        let stakes = revolt_stakes(&revolt);
        let said = &stakes[usize::from(*winner == revolt.defender)];
        assert_eq!(said.points, gained(events, ::yangtze::Reason::Revolt));
        assert_eq!(said.leaders, returned(events, ::yangtze::Return::LostRevolt));
    });
    assert!(revolts > 50, "{revolts}");
}

#[test]
fn a_war_ends_as_one_of_its_stakes_says() {
    let mut wars = 0;
    play(40, |before, _, _, events| {
        let states = before.open().states_at_war(default_board());
        let Some(Event::WarWon { state, .. }) = events.iter().find(|event| matches!(event, Event::WarWon { .. }))
        else {
            return;
        };
        wars += 1;
        let stakes = war_stakes(&states);
        let said = stakes.iter().find(|outcome| outcome.state == Some(*state)).expect("it was said");
        assert_eq!(sorted(said.points.clone()), sorted(gained(events, ::yangtze::Reason::War)));
        assert_eq!(sorted(said.leaders.clone()), sorted(returned(events, ::yangtze::Return::LostWar)));
        let removed = events.iter().filter(|event| matches!(event, Event::LoserTileRemoved { .. })).count();
        assert_eq!(usize::from(said.red_tiles), removed);
    });
    assert!(wars > 20, "{wars}");
}

#[test]
fn the_winner_of_a_war_pays_what_its_stakes_said() {
    let (mut wars, mut owed) = (0, None);
    play(40, |before, action, after, events| {
        if let Some(left) = owed
            && matches!(action, Action::Lose { .. })
        {
            owed = Some(left - 1);
        } else if let Some(left) = owed.take() {
            assert_eq!(left, 0, "before {action}");
        }
        let won = events.iter().find_map(|event| match event {
            Event::WarWon { state, states, .. } => Some((*state, *states)),
            _ => None,
        });
        let Some((winner, strengths)) = won else { return };
        let mut states = before.open().states_at_war(default_board());
        for (state, (_, strength)) in states.iter_mut().zip(strengths.iter()) {
            state.strength = strength;
        }
        wars += 1;
        let stakes = war_stakes(&states);
        let said = stakes.iter().find(|outcome| outcome.state == Some(winner)).expect("it was said");
        owed = Some(said.cost).filter(|_| after.pending() != kernel::Pending::Over);
    });
    assert!(wars > 20, "{wars}");
}

#[test]
fn a_conflict_is_told_in_full_and_in_order() {
    let (mut revolts, mut wars) = (0, 0);
    for number in 0..20 {
        let steps = game(number, Options::default());
        for (at, step) in steps.iter().enumerate() {
            let conflict = Conflict::last(default_board(), steps[..=at].iter());
            for event in &step.events {
                match *event {
                    Event::RevoltEnded { winner, attack, defence, .. } => {
                        let conflict = conflict.as_ref().expect("a revolt");
                        revolts += 1;
                        assert!(conflict.is_latest && conflict.revolt.is_some());
                        assert_eq!(
                            conflict.sides.iter().map(super::Side::strength).collect::<Vec<_>>(),
                            [attack, defence]
                        );
                        assert_eq!(conflict.winner.and_then(|side| conflict.sides[side].seat), Some(winner));
                    }
                    Event::WarWon { state, states, .. } => {
                        let conflict = conflict.as_ref().expect("a war");
                        wars += 1;
                        assert!(conflict.is_latest && conflict.revolt.is_none());
                        let told: Vec<_> =
                            conflict.sides.iter().map(|side| (side.state.unwrap(), side.strength())).collect();
                        assert_eq!(told, states.iter().collect::<Vec<_>>());
                        assert_eq!(conflict.winner.and_then(|side| conflict.sides[side].state), Some(state));
                    }
                    _ => (),
                }
            }
        }
    }
    assert!(revolts > 50 && wars > 10, "{revolts} {wars}");
}

#[test]
fn a_conflict_is_over_when_something_else_is_done() {
    let mut after = 0;
    for number in 0..6 {
        let steps = game(number, Options::default());
        for at in 1..steps.len() {
            let Some(conflict) = Conflict::last(default_board(), steps[..=at].iter()) else { continue };
            let fought = matches!(
                steps[at].action,
                Action::Commit(_) | Action::Support { .. } | Action::Winner { .. } | Action::Lose { .. }
            );
            let began = steps[at]
                .events
                .iter()
                .any(|event| matches!(event, Event::RevoltBegan { .. } | Event::WarBegan { .. }));
            assert_eq!(conflict.is_latest, fought || began, "{}", steps[at].action);
            after += usize::from(!conflict.is_latest);
        }
    }
    assert!(after > 100, "{after}");
}

#[test]
fn strengths_grow_from_beat_to_beat_to_what_decides() {
    for number in 0..6 {
        let steps = game(number, Options::default());
        for at in 0..steps.len() {
            let Some(conflict) = Conflict::last(default_board(), steps[..=at].iter()) else { continue };
            let Some(decided) = conflict.decided_after() else {
                assert_eq!(conflict.winner, None);
                continue;
            };
            let sum =
                |beats: usize| conflict.sides_after(beats).iter().map(|side| u32::from(side.strength())).sum::<u32>();
            assert_eq!(sum(1), conflict.sides.iter().map(|side| u32::from(side.on_board)).sum::<u32>());
            assert!((1..decided).all(|beats| sum(beats) <= sum(beats + 1)));
            assert_eq!(conflict.sides_after(decided), conflict.sides, "nothing is given once it is decided");
        }
    }
}

#[test]
fn nobody_throws_in_more_than_the_reserves_say() {
    let mut given = 0;
    play(20, |before, action, _, _| {
        let (Action::Commit(commitment) | Action::Support { side: Some((_, commitment)) }) = action else { return };
        let seat = before.pending().seat().expect("somebody decides");
        for observer in [Observer::Spectator, Observer::Seat(seat), Observer::Seat(seat.next(before.players()))] {
            let reserves = reserves(default_board(), &before.view(observer));
            let first = reserves.first().expect("somebody is asked");
            assert_eq!((first.seat, first.own), (seat, observer == Observer::Seat(seat)));
            assert!(commitment.strength() <= first.at_most, "{action}");
        }
        given += 1;
    });
    assert!(given > 50, "{given}");
}

#[test]
fn of_others_the_reserves_say_only_what_everybody_knows() {
    play(6, |before, _, _, _| {
        let seat = before.pending().seat().expect("somebody decides");
        let all = reserves(default_board(), &before.view(Observer::Spectator));
        let seen = reserves(default_board(), &before.view(Observer::Seat(seat)));
        for (public, seen) in all.iter().zip(&seen).filter(|(_, seen)| !seen.own) {
            assert_eq!(public, seen);
        }
    });
}

#[test]
fn a_recap_shows_the_steps_in_order_and_nothing_that_is_hidden() {
    let steps = game(1, Options::default());
    let other = Observer::Seat(kernel::Seat::new(0));
    let frames = frames(&steps[4..], 4, other);
    assert!(frames.len() > 20 && frames.windows(2).all(|pair| pair[0].at < pair[1].at));
    assert_eq!(frames.first().map(|frame| frame.at), Some(5));
    for event in frames.iter().flat_map(|frame| &frame.events) {
        assert_eq!(*event, event.seen_by(other));
        assert!(!matches!(event, Event::TurnBegan { .. }));
    }
}

#[test]
fn the_weightiest_of_what_happened_is_heard() {
    let heard = |action: fn(&Action) -> bool| {
        let steps = game(0, Options::default());
        steps.iter().filter(|step| action(&step.action)).filter_map(|step| cue(&step.events)).collect::<Vec<_>>()
    };
    assert!(heard(|action| matches!(action, Action::Tile { .. })).contains(&Cue::Piece));
    assert!(heard(|action| matches!(action, Action::Leader { .. })).contains(&Cue::Clash));
    assert_eq!(heard(|_| true).last(), Some(&Cue::End));
}

/// Points as they were given, one entry for each.
fn gained(events: &[Event], reason: ::yangtze::Reason) -> Vec<(kernel::Seat, ::yangtze::Colour)> {
    let mut list = Vec::new();
    for event in events {
        if let Event::Points { seat, colour, points, why } = *event
            && why == reason
        {
            list.extend((0..points).map(|_| (seat, colour)));
        }
    }
    list
}

fn returned(events: &[Event], reason: ::yangtze::Return) -> Vec<(kernel::Seat, ::yangtze::Colour)> {
    let of = |event: &Event| match *event {
        Event::LeaderReturned { seat, colour, why, .. } if why == reason => Some((seat, colour)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn sorted(mut list: Vec<(kernel::Seat, ::yangtze::Colour)>) -> Vec<(kernel::Seat, ::yangtze::Colour)> {
    list.sort_unstable_by_key(|(seat, colour)| (*seat, colour.index()));
    list
}
