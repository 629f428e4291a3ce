//! The end of the game and who has won (YY-12).

use super::{Case, legal, play};
use crate::action::Action;
use crate::scoring::Outcome;
use crate::setup::Edition;

const FULL: &str = "kkkkkk/kkkkkk";

/// YY-12.1
#[test]
fn the_game_ends_when_a_replacing_player_cant_draw() {
    let case = Case {
        board: ".",
        hands: "krb/k",
        bag: "",
        play: "replace k",
        waits: "-:over",
        hands_after: "rb/k",
        ..Case::default()
    };
    case.check();
    Case { bag: "g", play: "replace kr", hands_after: "bg/k", bag_after: "0", ..case }.check();
}

/// YY-12.1
#[test]
fn the_game_ends_when_the_active_hand_cant_be_filled() {
    let case = Case {
        board: ".",
        hands: "kkkk/kk",
        bag: "",
        play: "end",
        waits: "-:over",
        hands_after: "kkkk/kk",
        ..Case::default()
    };
    case.check();
    Case { bag: "r", hands_after: "kkkkr/kk", ..case }.check();
}

/// YY-12.1
#[test]
fn the_game_ends_when_another_hand_cant_be_filled() {
    Case {
        board: ".",
        hands: "kkkkk/kkkk/kkkkkk",
        market: "kkk",
        bag: "ry",
        play: "end",
        waits: "-:over",
        hands_after: "kkkkkr/kkkky/kkkkkk",
        market_after: "kkk",
        ..Case::default()
    }
    .check();
}

/// YY-12.1
#[test]
fn the_game_ends_when_the_market_cant_be_filled() {
    Case {
        board: ".",
        hands: FULL,
        market: "kkkk",
        bag: "r",
        play: "end",
        waits: "-:over",
        market_after: "kkkkr",
        bag_after: "0",
        ..Case::default()
    }
    .check();
}

/// YY-12.1
#[test]
fn drawing_the_last_tile_does_not_end_the_game() {
    let case = Case {
        board: ". .",
        hands: FULL,
        market: "kkkkk",
        bag: "r",
        play: "end",
        waits: "1:act",
        bag_after: "0",
        ..Case::default()
    };
    case.check();
    Case { market: "kkkkkk", play: "replace k", waits: "0:act", ..case }.check();
    Case { market: "kkkkkk", hands: "kkkkk/kkkkkk", ..case }.check();
    Case { market: "kkkkkk", hands: "kkkkkk/kkkkk", ..case }.check();
    Case { market: "kkkkkk", bag: "", ..case }.check();
}

/// YY-12.1
#[test]
fn after_the_end_nothing_is_legal() {
    let (_, mut position, board) = Case { board: ".", bag: "", play: "end", ..Case::default() }.check();
    assert_eq!(legal(&board, &position), []);
    assert_eq!(play(&board, &mut position, Action::End), Err(kernel::Refused::Over));
    assert_eq!(position.open.actions_left, 0);
}

/// YY-12.2
#[test]
fn an_end_at_the_end_of_a_turn_keeps_the_pagoda_points_and_an_end_in_a_replace_gives_none() {
    let case = Case {
        board: "
            k k . .
             k K0. .
        ",
        pagodas: "k:A1,B1,A2",
        hands: "kkkkk/kk",
        bag: "",
        play: "end",
        points: "1.0.0.0.0/0.0.0.0.0",
        waits: "-:over",
        ..Case::default()
    };
    case.check();
    Case { hands: "kkkkkk/kk", ..case }.check();
    Case { hands: "kkkkkk/kkkkkk", market: "", ..case }.check();
    Case { hands: "kkkkkk/kkkkkk", market: "", play: "replace k", points: "0.0.0.0.0/0.0.0.0.0", ..case }.check();
    Case { actions_left: 1, bag: "r", play: "replace kk", points: "0.0.0.0.0/0.0.0.0.0", ..case }.check();
}

/// Ends a game with these points.
#[track_caller]
fn outcome(points: &str, edition: Edition) -> Outcome {
    let hands = &"k/k/k/k"[..points.split('/').count() * 2 - 1];
    let case = Case { board: ".", hands, bag: "", points_before: points, edition, play: "end", ..Case::default() };
    let (_, position, _) = case.check();
    position.outcome().expect("the game is over")
}

/// YY-12.3
#[test]
fn yellow_points_raise_the_lowest_colours() {
    let outcome = outcome("7.3.4.9.4/0.0.0.0.3/2.2.2.5.6/0.9.8.9.4", Edition::Of2018);
    assert_eq!(outcome.totals[0], [7, 3, 4, 9, 4], "totals are before yellow is spread");
    assert_eq!(outcome.scores, [[5, 6, 7, 9], [0, 1, 1, 1], [4, 4, 4, 5], [4, 8, 9, 9]]);
    assert_eq!(outcome.winners, [0]);
}

/// YY-12.4
#[test]
fn the_lowest_total_decides_and_then_the_next_up_to_the_highest() {
    for (points, winners) in [
        ("3.3.3.3.0/2.9.9.9.0", vec![0]),
        ("3.4.9.9.0/5.3.5.5.0", vec![1]),
        ("9.3.4.5.0/3.4.6.6.0", vec![1]),
        ("3.4.5.7.0/8.5.4.3.0/3.4.5.6.0", vec![1]),
        ("3.4.5.7.0/7.5.4.3.0/3.4.5.6.0", vec![0, 1]),
        ("0.0.0.0.0/0.0.0.0.0/0.0.0.0.0/0.0.0.0.0", vec![0, 1, 2, 3]),
    ] {
        for edition in [Edition::Of2018, Edition::Of2023] {
            assert_eq!(outcome(points, edition).winners, winners, "{points}");
        }
    }
}

/// YY-12.4
#[test]
fn complete_ties_are_shared_or_in_the_2023_edition_won_with_fewer_yellow_points() {
    let points = "2.4.5.7.1/3.4.5.7.0/1.4.5.7.2";
    assert_eq!(outcome(points, Edition::Of2018).winners, [0, 1, 2]);
    assert_eq!(outcome(points, Edition::Of2023).winners, [1]);
    let points = "2.4.5.7.1/3.4.5.6.0/3.3.5.7.1";
    assert_eq!(outcome(points, Edition::Of2023).winners, [0, 2], "fewer yellow points don't beat a better list");
}

/// YY-12.4
#[test]
fn there_is_no_outcome_before_the_end() {
    let (_, position, _) = Case { board: ".", hands: FULL, play: "end", ..Case::default() }.check();
    assert_eq!(position.outcome(), None);
}

/// YY-12.5
#[test]
fn the_game_ends_after_an_empty_turn_of_every_player_and_the_last_ones_pagodas() {
    Case {
        board: "
            k k . .
             k K2. .
        ",
        pagodas: "k:A1,B1,A2",
        hands: "kkkkkk/kkkkkk/kk",
        bag: "rrrrrrrrrrrr",
        steps: &[("end", "1:act"), ("end", "2:act"), ("end", "-:over")],
        points: "0.0.0.0.0/0.0.0.0.0/1.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-12.5
#[test]
fn an_action_of_anybody_counts_the_empty_turns_anew_also_if_the_turn_is_ended_early() {
    let case = Case {
        board: ". . .",
        hands: FULL,
        steps: &[("end", "1:act"), ("tile k@A1", "1:act"), ("end", "0:act"), ("end", "1:act"), ("end", "-:over")],
        ..Case::default()
    };
    case.check();
    let two_actions = &[
        ("end", "1:act"),
        ("tile k@A1", "1:act"),
        ("tile k@C1", "0:act"),
        ("end", "1:act"),
        ("replace k", "1:act"),
        ("end", "0:act"),
        ("end", "1:act"),
        ("end", "-:over"),
    ];
    Case { steps: two_actions, ..case }.check();
}
