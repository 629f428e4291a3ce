//! Peasants' riots (YY-8).

use super::Case;
use crate::rule::Rule;
use crate::tiles::{Colour, Tiles};

/// YY-8.1
#[test]
fn two_blue_tiles_pay_for_a_riot_and_leave_the_game() {
    let (_, position, _) = Case {
        board: "r g",
        hands: "bbbk/k",
        play: "riot 2 B1",
        after: "r .",
        hands_after: "kb/k",
        waits: "0:act",
        ..Case::default()
    }
    .check();
    assert_eq!(position.open.gone, Tiles::new([0, 0, 2, 1, 0]), "so does the removed tile");
}

/// YY-8.1
#[test]
fn a_blue_leader_off_the_board_replaces_one_tile_and_is_not_used_up() {
    Case {
        board: "r g",
        hands: "bbkkkk/kkkkkk",
        bag: "yyyyyyyyyyyy",
        play: "riot 1 B1; riot 1 A1",
        after: ". .",
        hands_after: "kkkkyy/kkkkkk",
        waits: "1:act",
        ..Case::default()
    }
    .check();
}

/// YY-8.1
#[test]
fn the_player_chooses_how_to_pay_for_a_riot() {
    let case = Case { board: "r", hands: "bb/", play: "riot 1 A1", hands_after: "b/", ..Case::default() };
    case.check();
    Case { play: "riot 2 A1", hands_after: "/", ..case }.check();
}

/// YY-8.1
#[test]
fn a_riot_needs_enough_blue_tiles_and_the_blue_leader_only_off_the_board() {
    Case {
        board: "r k B0",
        hands: "bk/k",
        refused: &[("riot 2 A1", Rule::TooFewBlue), ("riot 1 A1", Rule::BlueLeaderOnBoard)],
        ..Case::default()
    }
    .check();
    Case {
        board: "r k B1",
        hands: "rk/bb",
        refused: &[("riot 2 A1", Rule::TooFewBlue), ("riot 1 A1", Rule::TooFewBlue)],
        ..Case::default()
    }
    .check();
    Case {
        board: "r k B0",
        hands: "bbk/k",
        refused: &[("riot 1 A1", Rule::BlueLeaderOnBoard)],
        play: "riot 2 A1",
        ..Case::default()
    }
    .check();
}

/// YY-8.2
#[test]
fn a_riot_removes_a_tile_of_any_colour_but_no_leader() {
    for space in ["A1", "B1", "C1", "D1", "E1"] {
        let (_, position, _) = Case {
            board: "k r b g y k R1",
            hands: "bbk/k",
            refused: &[("riot 2 G1", Rule::NoTileThere), ("riot 2 H1", Rule::NoSuchSpace)],
            play: &format!("riot 2 {space}"),
            ..Case::default()
        }
        .check();
        assert_eq!(position.open.all_tiles().len(), 5);
    }
}

/// YY-8.2
#[test]
fn a_riot_against_an_empty_space_is_refused() {
    Case { board: "r .", hands: "bb/k", refused: &[("riot 2 B1", Rule::NoTileThere)], ..Case::default() }.check();
}

/// YY-8.2, YY-7.8
#[test]
fn a_riot_against_a_tile_under_a_pagoda_sends_the_pagoda_beside_the_board() {
    let (_, position, _) = Case {
        board: "
            g g . k G1
             g . . . .
        ",
        pagodas: "g:A1,B1,A2",
        hands: "bbk/k",
        play: "riot 2 A2",
        after: "
            g g . k G1
             . . . . .
        ",
        pagodas_after: "",
        ..Case::default()
    }
    .check();
    assert_eq!(position.open.pagodas_beside(Colour::Green), 2);
}

/// YY-8.2, YY-9.2
#[test]
fn a_riot_beside_a_pagoda_leaves_it_alone() {
    Case {
        board: "
            g g g
             g . .
        ",
        pagodas: "g:A1,B1,A2",
        hands: "bbk/k",
        play: "riot 2 C1",
        pagodas_after: "g:A1,B1,A2",
        ..Case::default()
    }
    .check();
}

/// YY-8.2, YY-4.5
#[test]
fn the_last_black_tile_beside_several_leaders_sends_all_of_them_home() {
    Case {
        board: "
            . R1G2.
             Y1k K0k
            . B0r .
        ",
        hands: "bbk/k/k",
        play: "riot 2 B2",
        after: "
            . . . .
             . . K0k
            . . r .
        ",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-8.2
#[test]
fn a_riot_may_split_a_state() {
    Case {
        board: "R1k y k . ",
        hands: "bbr/k",
        play: "riot 2 C1; tile r@E1",
        after: "R1k . k r",
        points: "0.0.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}
