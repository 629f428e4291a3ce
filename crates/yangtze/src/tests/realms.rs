//! Groups and states (YY-2).

use kernel::{Dice, Legal, Seat, Seed};

use super::{Case, play};
use crate::action::Action;
use crate::board::{Board, default_board};
use crate::position::{Open, Position};
use crate::setup::{Deal, Options};
use crate::space::Space;
use crate::stage::Stage;
use crate::tiles::Colour;

/// YY-2.1
#[test]
fn tiles_and_leaders_link_alike() {
    Case {
        board: ". g R1k K0",
        hands: "yk/k",
        play: "tile y@A1",
        after: "y g R1k K0",
        points: "0.0.0.0.1/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-2.1
#[test]
fn a_space_of_a_shifted_row_is_linked_to_both_it_lies_between_and_to_no_others() {
    for (space, gains) in [("A2", 0), ("B2", 1), ("C2", 1), ("D2", 0)] {
        Case {
            board: "
                . . k . .
                 . . . . .
                . . Y0. .
                 . . k . .
            ",
            hands: "yk/k",
            play: &format!("tile y@{space}"),
            points: &format!("0.0.0.0.{gains}/0.0.0.0.0"),
            ..Case::default()
        }
        .check();
    }
}

/// YY-2.2
#[test]
fn a_group_without_a_leader_is_no_state() {
    Case {
        board: "r k . . k R1",
        hands: "rk/k",
        play: "tile r@C1",
        points: "0.0.0.0.0/0.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-2.2
#[test]
fn one_leader_makes_a_group_a_state() {
    Case { board: "r k . k k R1", hands: "rk/k", play: "tile r@C1", points: "0.0.0.0.0/0.1.0.0.0", ..Case::default() }
        .check();
}

/// The leaders linked with the one on this space, itself included, found step by step over the board's neighbours.
fn leaders_linked(board: &Board, open: &Open, start: Space) -> Vec<Colour> {
    let mut group = vec![start];
    let mut next = 0;
    while let Some(&space) = group.get(next) {
        let stands = |near: &Space| open.tile_at(board, *near).is_some() || open.leader_at(board, *near).is_some();
        let more: Vec<Space> = board.adjacent(space).filter(stands).filter(|near| !group.contains(near)).collect();
        group.extend(more);
        next += 1;
    }
    group.iter().filter_map(|&space| open.leader_at(board, space)).map(|(_, colour)| colour).collect()
}

fn has_peace(board: &Board, open: &Open) -> bool {
    Seat::all(open.players()).all(|seat| {
        Colour::ALL.into_iter().filter_map(|colour| open.leader_space(board, seat, colour)).all(|space| {
            let black = board.adjacent(space).any(|near| open.tile_at(board, near) == Some(Colour::Black));
            let mut leaders = leaders_linked(board, open, space);
            leaders.sort_unstable();
            black && leaders.windows(2).all(|pair| pair[0] != pair[1])
        })
    })
}

/// Any action, but rather one that brings pieces to the board: conflicts come from these.
fn choose(board: &Board, position: &Position, dice: &mut Dice) -> Action {
    let actions = kernel::Game::legal(position, board);
    let mut any = || actions.nth(dice.below(actions.count() as u32) as usize).unwrap();
    let idle = |action: &Action| matches!(action, Action::Replace { .. } | Action::End | Action::Withdraw { .. });
    (0..20).map(|_| any()).find(|action| !idle(action)).unwrap_or(Action::End)
}

/// YY-2.3
#[test]
fn after_a_conflict_its_state_has_one_leader_of_the_colour() {
    Case {
        board: "
            . k B1
             . . .
        ",
        hands: "kk/k",
        play: "leader b@A2; commit 2; commit 0",
        after: "
            . k .
             B0. .
        ",
        points: "0.0.1.0.0/0.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-2.3, YY-4.5
#[test]
fn between_actions_no_state_has_two_like_leaders_and_every_leader_a_black_tile() {
    let board = default_board();
    let mut conflicts = 0;
    for game in 0..12 {
        let seed = Seed::of_series(23, game);
        let deal = Deal::new(4, Options::default(), &mut Dice::for_deal(seed)).unwrap();
        let mut position = Position::start(board, 4, Options::default(), &deal).unwrap();
        let mut dice = Dice::for_players(seed);
        while position.open.stage != Stage::Over {
            let action = choose(board, &position, &mut dice);
            play(board, &mut position, action).unwrap();
            match position.open.stage {
                Stage::Act => assert!(has_peace(board, &position.open), "game {game} after {action}"),
                Stage::RevoltAttack { .. } | Stage::WarLoss { .. } => conflicts += 1,
                _ => {}
            }
        }
    }
    assert!(conflicts > 100, "only {conflicts} conflicts");
}
