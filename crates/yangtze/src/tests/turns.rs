//! The turn, replacing tiles and the end of the turn (YY-3, YY-10, YY-11).

use super::Case;
use crate::rule::Rule;
use crate::tiles::Tiles;

/// YY-3.1
#[test]
fn any_two_actions_make_a_turn() {
    let first = ["tile r@I1", "leader r@C1", "riot 1 G1", "pagoda 1 A1,B1,A2", "replace r"];
    let second = ["tile r@J1", "leader y@B2", "riot 1 A2", "pagoda 1 D1,E1,D2", "replace r"];
    for one in first {
        for other in second {
            for (play, waits) in [(one.to_owned(), "0:act"), (format!("{one}; {other}"), "1:act")] {
                Case {
                    board: "
                        k k . k k . r . . .
                         k . . k . . . . . .
                    ",
                    hands: "rrbbgg/kkkkkk/kkkkkk",
                    play: &play,
                    waits,
                    ..Case::default()
                }
                .check();
            }
        }
    }
}

/// YY-3.1
#[test]
fn every_turn_has_two_actions_and_ends_by_itself_after_the_second() {
    Case {
        board: ". . . . . . . .",
        hands: "kkkkkk/kkkkkk/kkkkkk",
        active: 2,
        steps: &[
            ("tile k@A1", "2:act"),
            ("tile k@B1", "0:act"),
            ("replace k", "0:act"),
            ("leader r@C1", "1:act"),
            ("tile k@D1", "1:act"),
            ("leader g@E1", "2:act"),
        ],
        ..Case::default()
    }
    .check();
}

/// YY-3.1
#[test]
fn a_turn_may_end_after_one_action_or_none() {
    let case =
        Case { board: ". . .", hands: "kkkkkk/kkkkkk/k", active: 1, play: "end", waits: "2:act", ..Case::default() };
    case.check();
    Case { play: "tile k@A1; end", ..case }.check();
    Case { play: "tile k@A1", waits: "1:act", ..case }.check();
}

/// YY-3.2
#[test]
fn the_end_of_the_turn_follows_the_second_action_and_an_early_end() {
    let case = Case {
        board: "
            k k . .
             k K0. .
        ",
        pagodas: "k:A1,B1,A2",
        hands: "rr/kkkkkk",
        play: "tile r@D1; tile r@D2",
        points: "1.0.0.0.0/0.0.0.0.0",
        hands_after: "kkkkkk/kkkkkk",
        waits: "1:act",
        ..Case::default()
    };
    case.check();
    Case { play: "tile r@D1; end", hands_after: "kkkkkr/kkkkkk", ..case }.check();
    Case { play: "end", hands_after: "kkkkrr/kkkkkk", ..case }.check();
    Case { play: "tile r@D1", points: "0.0.0.0.0/0.0.0.0.0", hands_after: "r/kkkkkk", waits: "0:act", ..case }.check();
}

/// YY-10.1
#[test]
fn one_to_six_tiles_are_discarded_and_as_many_drawn() {
    let (_, position, _) = Case {
        board: ".",
        hands: "kkrbgy/k",
        bag: "rrrryy",
        play: "replace kkry",
        hands_after: "rrrrbg/k",
        bag_after: "2",
        waits: "0:act",
        ..Case::default()
    }
    .check();
    assert_eq!(position.hidden.discards[0], Tiles::new([2, 1, 0, 0, 1]));
    assert_eq!((position.open.discarded[0], position.open.gone), (4, Tiles::NONE), "nobody else sees which");
}

/// YY-10.1
#[test]
fn only_tiles_in_hand_can_be_replaced_in_any_selection_but_none() {
    Case {
        board: "~",
        hands: "kkr/b",
        refused: &[("replace kkk", Rule::ReplacesNotInHand), ("replace b", Rule::ReplacesNotInHand)],
        legal: "replace k;replace kk;replace r;replace kr;replace kkr;end",
        ..Case::default()
    }
    .check();
    Case {
        board: "~",
        hands: "kkrrbg/b",
        bag: "yyyyyy",
        play: "replace kkrrbg",
        hands_after: "yyyyyy/b",
        ..Case::default()
    }
    .check();
    Case { board: "~", hands: "/b", legal: "end", ..Case::default() }.check();
}

/// A black pagoda on A1,B1,A2 and a green one on D1,E1,D2, all in one state.
fn palace() -> Case<'static> {
    Case {
        board: "
            k k G0g g .
             k K0k g . .
        ",
        pagodas: "k:A1,B1,A2;g:D1,E1,D2",
        hands: "kkkkkk/kkkkkk",
        play: "end",
        points: "1.0.0.1.0/0.0.0.0.0",
        waits: "1:act",
        ..Case::default()
    }
}

/// YY-11.1
#[test]
fn each_own_leader_scores_the_pagodas_of_its_colour_in_its_state() {
    palace().check();
}

/// YY-11.1
#[test]
fn only_the_active_player_scores_pagodas() {
    Case { active: 1, waits: "0:act", points: "0.0.0.0.0/0.0.0.0.0", ..palace() }.check();
}

/// YY-11.1
#[test]
fn the_black_leader_scores_no_pagodas_of_other_colours() {
    let board = "
        k k . g g .
         k K0k g . .
    ";
    Case { board, points: "1.0.0.0.0/0.0.0.0.0", ..palace() }.check();
    let board = "
        k k G1g g .
         k K0k g . .
    ";
    Case { board, points: "1.0.0.0.0/0.0.0.0.0", ..palace() }.check();
}

/// YY-11.1
#[test]
fn two_pagodas_of_one_colour_in_a_state_are_two_points_and_one_elsewhere_is_none() {
    let case = Case {
        board: "
            k k . k k .
             k K0k k . .
        ",
        pagodas: "k:A1,B1,A2;k:D1,E1,D2",
        points: "2.0.0.0.0/0.0.0.0.0",
        ..palace()
    };
    case.check();
    Case {
        board: "
            k k . k k .
             k K0. k . .
        ",
        points: "1.0.0.0.0/0.0.0.0.0",
        ..case
    }
    .check();
}

/// YY-11.2
#[test]
fn everyone_draws_to_six_from_the_active_player_on_and_then_the_market_is_filled() {
    Case {
        board: ".",
        hands: "r/rr/rrr",
        active: 1,
        market: "kkkk",
        bag: "kkkkbbbgggggyykk",
        play: "end",
        hands_after: "rggggg/kkkkrr/rrrbbb",
        market_after: "kkkkyy",
        bag_after: "2",
        waits: "2:act",
        ..Case::default()
    }
    .check();
}
