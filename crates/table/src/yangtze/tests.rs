mod asked;
mod sights;

use ::yangtze::{Action, Deal, Event, Options, Position, default_board};
use kernel::{Dice, Game as _, Legal as _, Observer, Seed};

use super::{Choices, Pick, revolt_stakes, war_stakes};

/// Every position of some random games, with what happens next.
fn play(games: u64, see: impl FnMut(&Position, Action, &Position, &[Event])) {
    play_with(games, Options::default(), see);
}

fn play_with(games: u64, options: Options, mut see: impl FnMut(&Position, Action, &Position, &[Event])) {
    let board = default_board();
    for number in 0..games {
        let seed = Seed::of_series(17, number);
        let mut dice = Dice::for_players(seed);
        let players = if options.short { 2 } else { 2 + number as usize % 3 };
        let deal = Deal::new(players, options, &mut Dice::for_deal(seed)).expect("a deal");
        let mut position = Position::start(board, players, options, &deal).expect("a game");
        while let Some(action) = position.legal(board).draw(&mut dice) {
            let (before, mut events) = (position, Vec::new());
            position.apply(board, action, &mut events).expect("it is legal");
            see(&before, action, &position, &events);
        }
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
        let Some(pick) = Pick::of(&action) else { return };
        assert!(choices.can_pick(pick));
        let spaces = choices.spaces_for(Some(pick));
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
