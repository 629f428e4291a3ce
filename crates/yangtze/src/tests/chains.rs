//! Chains of blue tiles (YY-5.6).

use super::{Case, play};
use crate::action::Action;
use crate::rule::Rule;
use crate::stage::Decision;

const DELTA: &str = "
    B1k ~ ~ ~
     . . ~ ~ .
";

/// YY-5.6
#[test]
fn a_blue_tile_may_be_followed_by_another_beside_it() {
    Case {
        board: DELTA,
        hands: "bbk/k",
        play: "tile b@C1",
        refused_after: &[
            ("tile b@E1", Rule::ChainNotAdjacent),
            ("tile b@D2", Rule::ChainNotAdjacent),
            ("tile k@B2", Rule::ChainNotBlue),
            ("tile b@B2", Rule::BlueOnLand),
            ("tile b@C1", Rule::TileOnPiece),
        ],
        waits: "0:chain C1",
        legal: "tile b@D1;tile b@C2;skip",
        ..Case::default()
    }
    .check();
}

/// YY-5.6
#[test]
fn the_chain_goes_on_from_the_last_tile_and_not_from_an_earlier_one() {
    Case {
        board: DELTA,
        hands: "bbbbk/k",
        play: "tile b@C1; tile b@D1; tile b@E1",
        refused_after: &[("tile b@C2", Rule::ChainNotAdjacent)],
        waits: "0:chain E1",
        legal: "tile b@D2;skip",
        ..Case::default()
    }
    .check();
}

/// YY-5.6, YY-5.3
#[test]
fn each_tile_of_a_chain_scores_and_all_are_one_action() {
    let (_, position, _) = Case {
        board: DELTA,
        hands: "bbbbk/k",
        steps: &[
            ("tile b@E1", "0:chain E1"),
            ("tile b@D1", "0:chain D1"),
            ("tile b@C1", "0:chain C1"),
            ("tile b@C2", "0:pagoda"),
            ("skip", "0:chain C2"),
            ("skip", "0:act"),
        ],
        after: "
            B1k b b b
             . . b ~ .
        ",
        points: "0.0.0.0.0/0.0.2.0.0",
        hands_after: "k/k",
        ..Case::default()
    }
    .check();
    assert_eq!(position.open.actions_left, 1);
}

/// YY-5.6
#[test]
fn a_declined_pagoda_keeps_the_chain_open() {
    Case {
        board: DELTA,
        hands: "bbbbk/k",
        play: "tile b@C1; tile b@D1; tile b@C2; skip",
        waits: "0:chain C2",
        legal: "tile b@D2;skip",
        ..Case::default()
    }
    .check();
}

/// YY-5.6
#[test]
fn a_pagoda_offered_in_a_chain_is_only_for_triangles_of_the_last_tile() {
    Case {
        board: DELTA,
        hands: "bbbbk/k",
        play: "tile b@C1; tile b@D1; tile b@C2; skip; tile b@D2",
        refused_after: &[("build C1,D1,C2", Rule::TriangleNotNew)],
        waits: "0:pagoda",
        legal: "build D1,C2,D2;skip",
        ..Case::default()
    }
    .check();
}

/// YY-5.6
#[test]
fn a_pagoda_built_ends_the_chain() {
    Case {
        board: DELTA,
        hands: "bbbbk/k",
        play: "tile b@C1; tile b@D1; tile b@C2; build C1,D1,C2",
        waits: "0:act",
        hands_after: "kb/k",
        pagodas_after: "b:C1,D1,C2",
        ..Case::default()
    }
    .check();
}

/// YY-5.6, YY-7.9
#[test]
fn a_war_ends_the_chain() {
    Case {
        board: "
            R0k ~ k R1
             . . ~ . .
        ",
        hands: "bbbr/",
        steps: &[("tile b@C2", "0:chain C2"), ("tile b@C1", "0:war A1=0,D1=0"), ("support A1 1", "0:act")],
        hands_after: "b/",
        points: "0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
    Case {
        board: "
            R0k ~ k R1
             . . ~ . .
        ",
        hands: "bbr/",
        steps: &[("tile b@C1", "0:war A1=0,D1=0"), ("support A1 1", "0:act")],
        hands_after: "b/",
        ..Case::default()
    }
    .check();
}

/// YY-5.6
#[test]
fn nobody_is_asked_to_go_on_without_a_free_river_space_or_with_an_empty_hand() {
    let case = Case { board: "~ . ~", hands: "bbb/k", play: "tile b@A1", waits: "0:act", ..Case::default() };
    case.check();
    Case { board: "~ b ~", ..case }.check();
    Case { board: "~ ~ ~", hands: "b/k", ..case }.check();
}

/// YY-5.6
#[test]
fn who_has_tiles_but_no_blue_one_is_asked_to_go_on_all_the_same() {
    Case { board: "~ ~ ~", hands: "bk/k", play: "tile b@A1", waits: "0:chain A1", legal: "skip", ..Case::default() }
        .check();
}

/// YY-5.6
#[test]
fn a_chain_is_left_by_skip_and_by_nothing_else() {
    let (_, mut position, board) = Case { board: "~ ~ ~", hands: "bb/k", play: "tile b@A1", ..Case::default() }.check();
    let refused = play(&board, &mut position, Action::End);
    assert_eq!(refused, Err(kernel::Refused::NotNow(Decision::Chain)));
}
