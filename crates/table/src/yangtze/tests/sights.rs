//! What there is to see, against what the rules then do and what is really there.

use ::yangtze::{Action, Colour, Event, Options, Position, Reason, Tiles, default_board};
use kernel::{Game as _, Legal as _, Observer, Seat};

use super::super::{Seen, realms, sites};
use super::{play, play_with};

#[test]
fn a_turn_earns_what_the_states_said() {
    let mut earned = 0;
    play(40, |before, _, after, events| {
        // After pagodas are scored only tiles are drawn: the board is what it was then.
        if !events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            return;
        }
        let seat = before.open().active();
        let realms = realms(default_board(), after.open());
        let mut said: Vec<_> = realms
            .iter()
            .flat_map(|realm| &realm.leaders)
            .filter(|leader| leader.seat == seat && leader.earns > 0)
            .map(|leader| (seat, leader.colour, leader.earns as u32))
            .collect();
        said.sort_unstable();
        let mut given = pagoda_points(events);
        given.sort_unstable();
        assert_eq!(said, given);
        earned += given.len();
    });
    assert!(earned > 20, "{earned}");
}

fn pagoda_points(events: &[Event]) -> Vec<(Seat, Colour, u32)> {
    let of = |event: &Event| match *event {
        Event::Points { seat, colour, points, why: Reason::Pagodas } => Some((seat, colour, points)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn every_leader_is_in_one_state_and_its_strength_is_that_of_its_wars() {
    let mut wars = 0;
    play(20, |position, _, _, _| {
        let (board, open) = (default_board(), position.open());
        let realms = realms(board, open);
        for seat in Seat::all(open.players()) {
            for colour in Colour::ALL {
                let here: Vec<_> = realms
                    .iter()
                    .filter(|realm| realm.leaders.iter().any(|leader| (leader.seat, leader.colour) == (seat, colour)))
                    .collect();
                match open.leader_space(board, seat, colour) {
                    Some(space) => assert!(here.len() == 1 && here[0].spaces.contains(&space)),
                    None => assert!(here.is_empty()),
                }
            }
        }
        for state in open.states_at_war(board) {
            let realm = realms.iter().find(|realm| realm.spaces[0] == state.name).expect("it is a state");
            assert_eq!(realm.strength, usize::from(state.red));
            wars += 1;
        }
    });
    assert!(wars > 50, "{wars}");
}

#[test]
fn where_a_tile_is_missing_it_completes_a_triangle() {
    let mut completed = 0;
    play(20, |before, action, after, events| {
        let Action::Tile { colour, space } = action else { return };
        if events.iter().any(|event| matches!(event, Event::WarBegan { .. })) {
            return;
        }
        let said: Vec<_> = sites(default_board(), before.open())
            .into_iter()
            .filter(|site| site.colour == colour && site.missing == Some(space))
            .map(|site| site.spaces)
            .collect();
        let now: Vec<_> = sites(default_board(), after.open())
            .into_iter()
            .filter(|site| site.missing.is_none() && site.spaces.contains(&space))
            .map(|site| site.spaces)
            .collect();
        assert_eq!(said, now);
        completed += now.len();
    });
    assert!(completed > 20, "{completed}");
}

#[test]
fn a_pagoda_can_be_built_on_complete_triangles_and_nowhere_else() {
    let mut built = 0;
    play(20, |position, _, _, _| {
        let complete: Vec<_> = sites(default_board(), position.open())
            .into_iter()
            .filter(|site| site.missing.is_none())
            .map(|site| site.spaces)
            .collect();
        let mut pays = false;
        let mut offered = Vec::new();
        position.legal(default_board()).for_each(|action| match action {
            Action::Build { triangle, .. } => assert!(complete.contains(&triangle.spaces())),
            Action::Pagoda { triangle, .. } => {
                pays = true;
                offered.push(triangle.spaces());
            }
            _ => (),
        });
        if pays {
            offered.sort_unstable();
            offered.dedup();
            let mut complete = complete;
            complete.sort_unstable();
            assert_eq!(offered, complete);
            built += 1;
        }
    });
    assert!(built > 50, "{built}");
}

#[test]
fn what_is_unseen_is_in_the_bag_or_hidden_by_others() {
    for options in [Options::default(), Options { short: true, ..Options::default() }] {
        let mut start: Option<Tiles> = None;
        play_with(6, options, |position, _, _, _| {
            // As long as nothing has left the game, what is nowhere stays in the box of a short one.
            if position.open().gone().is_empty() {
                start = Some(left_in_the_box(position));
            }
            let box_tiles = start.expect("every game begins");
            for observer in Seat::all(position.players()).map(Observer::Seat).chain([Observer::Spectator]) {
                let seen = Seen::of(&position.view(observer));
                let mut truth = position.bag().collect::<Tiles>();
                truth += box_tiles;
                for seat in Seat::all(position.players()).filter(|seat| observer != Observer::Seat(*seat)) {
                    truth += position.hand(seat);
                    truth -= position.open().known_in_hand(seat);
                    truth += position.discards(seat);
                }
                assert_eq!(seen.unseen, truth);
                let mut all = seen.unseen;
                for part in [seen.board, seen.market, seen.hand, seen.known, seen.gone] {
                    all += part;
                }
                assert_eq!(all, Tiles::ALL);
            }
        });
    }
}

fn left_in_the_box(position: &Position) -> Tiles {
    let mut left = Tiles::ALL;
    left -= position.bag().collect::<Tiles>();
    left -= position.open().market();
    for colour in Colour::ALL {
        left[colour] -= position.open().on_board(colour) as u8;
    }
    for seat in Seat::all(position.players()) {
        left -= position.hand(seat);
        left -= position.discards(seat);
    }
    left
}
