//! Wars (YY-7): who fights, how strong, and who supports whom.

use super::{Case, digest, play};
use crate::rule::Rule;

/// YY-7.4, YY-7.6, YY-7.7, YY-7.8
#[test]
fn the_war_of_the_rulebooks() {
    let (board, mut position) = Case {
        board: "
            r r K1k . k K2r .
             B2k R1G0. R0r r .
            . . . . . . . r .
        ",
        pagodas: "r:H1,G2,H2",
        hands: "rrry/krr/kg",
        market: "",
        bag: "kkkkkkkkkkkkkkkkkkk",
        ..Case::default()
    }
    .draw();
    let right = "F1k,G1K2,H1r";
    let left = "A1r,B1r,C1K1,D1k,E1y";
    let south = "A2B2,B2k,C2R1,D2G0,F2R0,G2r,H2r,H3r";
    let none = "0.0.0.0.0/0.0.0.0.0/0.0.0.0.0";
    let steps = [
        ("tile y@E1", format!("1:war|1|{left},{right},{south}|r:H1,G2,H2|rrr/krr/kg||19|{none}|0;A1=2,F1=4")),
        ("support A1 2", format!("2:war|1|{left},{right},{south}|r:H1,G2,H2|rrr/k/kg||19|{none}|0;A1=4,F1=4")),
        ("support A1 0+", format!("0:war|1|{left},{right},{south}|r:H1,G2,H2|rrr/k/kg||19|{none}|0;A1=5,F1=4")),
        (
            "support F1 3",
            format!("0:war loss|1|D1k,E1y,{right},A2B2,B2k,D2G0,F2R0,G2r,H2r,H3r|r:H1,G2,H2|/k/kg||19|{POINTS}|0"),
        ),
        ("lose H3", format!("0:war loss|1|D1k,E1y,{right},A2B2,B2k,D2G0,F2R0,G2r,H2r|r:H1,G2,H2|/k/kg||19|{POINTS}|0")),
        ("lose H2", format!("0:act|1|D1k,E1y,{right},A2B2,B2k,D2G0,F2R0,G2r||/k/kg||19|{POINTS}|0")),
    ];
    for (action, expected) in steps {
        play(&board, &mut position, action.parse().unwrap()).unwrap();
        assert_eq!(digest(&board, &position), expected, "after {action}");
    }
}

/// André gains a red point, Paul a black one.
const POINTS: &str = "0.1.0.0.0/0.0.0.0.0/1.0.0.0.0";

/// YY-7.1
#[test]
fn a_joined_state_without_a_like_leader_stays_out_of_the_war() {
    let case = Case {
        board: "
            r R0k . . .
             . . . k R1r
            r G2k . . .
        ",
        hands: "yr/k/kr",
        play: "tile y@C2",
        waits: "1:war A1=1,D2=1",
        ..Case::default()
    };
    case.check();
    Case {
        play: "tile y@C2; support none",
        waits: "2:war A1=1,D2=1",
        refused_after: &[("support A3 1", Rule::NotAtWar), ("support C2 1", Rule::NotAtWar)],
        ..case
    }
    .check();
    Case {
        play: "tile y@C2; support none; support none; support A1 1",
        waits: "0:act",
        after: "
            r R0k . . .
             . . y k . .
            r G2k . . .
        ",
        points: "0.1.0.0.0/0.0.0.0.0/0.0.0.0.0",
        ..case
    }
    .check();
}

/// YY-7.1
#[test]
fn red_tiles_of_a_leaderless_group_beside_the_war_neither_count_nor_leave() {
    Case {
        board: "
            r R0k . . .
             . . . k R1r
            . r r . . r
        ",
        hands: "yk/k",
        steps: &[
            ("tile y@C2", "1:war A1=1,D2=2"),
            ("support none", "0:war A1=1,D2=2"),
            ("support none", "0:war loss"),
            ("lose F3", "0:act"),
        ],
        after: "
            . . k . . .
             . . y k R1r
            . r r . . .
        ",
        ..Case::default()
    }
    .check();
    Case {
        board: "
            r R0k . . .
             . . . k R1r
            . r r . . r
        ",
        hands: "yk/k",
        play: "tile y@C2; support none; support none",
        refused_after: &[("lose C3", Rule::NotWinnersRed)],
        legal: "lose F2;lose F3",
        ..Case::default()
    }
    .check();
}

/// YY-7.2
#[test]
fn a_red_unifying_tile_has_no_strength_is_not_offered_and_not_removed() {
    Case {
        board: "r R0k . k R1r r",
        hands: "rk/k",
        steps: &[("tile r@D1", "1:war A1=1,E1=2"), ("support none", "0:war A1=1,E1=2"), ("support none", "0:war loss")],
        refused_after: &[("lose D1", Rule::NotWinnersRed), ("lose A1", Rule::NotWinnersRed)],
        legal: "lose G1;lose H1",
        ..Case::default()
    }
    .check();
    Case {
        board: "r R0k . k R1r r",
        hands: "rk/k",
        play: "tile r@D1; support none; support none; lose G1",
        after: ". . k r k R1. r",
        points: "0.0.0.0.0/0.1.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-7.2
#[test]
fn the_unifying_tile_gives_neither_point_nor_pagoda() {
    Case {
        board: "
            . R0k . k R1
             . k k . . .
            . K0r . . .
        ",
        hands: "kr/",
        steps: &[("tile k@D1", "0:war B1=1,E1=0"), ("support none", "0:act")],
        points: "0.1.0.0.0/0.0.0.0.0",
        pagodas_after: "",
        ..Case::default()
    }
    .check();
}

/// YY-7.2
#[test]
fn a_warring_state_has_the_name_it_had_before_the_tile() {
    Case {
        board: "
            . . . k R1
             R0k . . .
        ",
        hands: "yk/k",
        play: "tile y@C1",
        waits: "1:war D1=0,A2=0",
        refused_after: &[("support C1 0+", Rule::NotAtWar)],
        ..Case::default()
    }
    .check();
}

/// YY-7.3
#[test]
fn strength_is_red_tiles_on_the_board_and_committed_tiles_and_leaders() {
    Case {
        board: "r R0k . k R1g r y",
        hands: "yrrk/rk/rrg",
        steps: &[
            ("tile y@D1", "1:war A1=1,E1=1"),
            ("support E1 1", "2:war A1=1,E1=2"),
            ("support A1 2+", "0:war A1=4,E1=2"),
            ("support E1 2", "0:war winner A1=4,E1=4"),
        ],
        ..Case::default()
    }
    .check();
}

/// YY-7.4
#[test]
fn support_goes_round_from_the_left_of_the_active_player_who_comes_last() {
    Case {
        board: "r R0k . k R1r",
        hands: "k/k/yk/k",
        active: 2,
        steps: &[
            ("tile y@D1", "3:war A1=1,E1=1"),
            ("support none", "0:war A1=1,E1=1"),
            ("support none", "1:war A1=1,E1=1"),
            ("support none", "2:war A1=1,E1=1"),
            ("support none", "2:war winner A1=1,E1=1"),
        ],
        ..Case::default()
    }
    .check();
}

/// YY-7.4
#[test]
fn a_player_may_support_any_one_state_with_tiles_and_leader_or_nobody() {
    let case = Case {
        board: "r R0k . k R1r",
        hands: "yk/rk/rrk",
        play: "tile y@D1; support none",
        refused_after: &[("support A1 3", Rule::TooFewRed), ("support D1 1", Rule::NotAtWar)],
        legal: "support A1 0+;support A1 1;support A1 1+;support A1 2;support A1 2+;\
                support E1 0+;support E1 1;support E1 1+;support E1 2;support E1 2+;support none",
        ..Case::default()
    };
    case.check();
    Case {
        play: "tile y@D1",
        refused_after: &[("support A1 0+", Rule::RedLeaderOnBoard), ("support A1 2", Rule::TooFewRed)],
        legal: "support A1 1;support E1 1;support none",
        ..case
    }
    .check();
}

/// YY-7.4
#[test]
fn who_has_an_empty_hand_and_the_red_leader_on_the_board_is_not_asked() {
    let case = Case {
        board: "r R0k . k R1r",
        hands: "k//yk",
        active: 2,
        steps: &[("tile y@D1", "0:war A1=1,E1=1"), ("support none", "2:war A1=1,E1=1")],
        ..Case::default()
    };
    case.check();
    Case { hands: "//y", steps: &[("tile y@D1", "2:war A1=1,E1=1")], ..case }.check();
    let last = &[
        ("tile y@D1", "1:war A1=1,E1=1"),
        ("support none", "2:war A1=1,E1=1"),
        ("support none", "0:war winner A1=1,E1=1"),
    ];
    Case { active: 0, hands: "y/k/", steps: last, ..case }.check();
}

/// YY-7.4
#[test]
fn who_has_no_red_tile_but_others_in_hand_is_asked_and_so_is_who_has_only_the_leader() {
    let case = Case {
        board: "r R0k . k R1r",
        hands: "yk/g/",
        play: "tile y@D1",
        waits: "1:war A1=1,E1=1",
        legal: "support none",
        ..Case::default()
    };
    case.check();
    Case {
        play: "tile y@D1; support none",
        waits: "2:war A1=1,E1=1",
        legal: "support A1 0+;support E1 0+;support none",
        ..case
    }
    .check();
}
