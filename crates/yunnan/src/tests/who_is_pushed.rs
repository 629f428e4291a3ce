//! Whose traders may be pushed (YN-6.5).

use kernel::{Refused, Seat};

use super::Case;
use super::drawing::play;
use crate::action::Action;
use crate::province::Province::*;
use crate::rule::Rule;

/// YN-6.5
#[test]
fn only_traders_of_players_with_lower_influence_are_pushed() {
    let case = Case {
        road: "
            0  T  *   .  .  .  .  influence 2
            1  .  T*  .  .  .  .  influence 2
            2  .  T*  .  .  .  .  influence 3
            3  .  T*  .  .  .  .  influence 1
            4  .  T*  .  .  .  .
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>yunnan push 1", Rule::NotLowerInfluence { theirs: 2, own: 2 }),
            ("travel puer>yunnan push 2", Rule::NotLowerInfluence { theirs: 3, own: 2 }),
        ],
        legal: "travel puer>yunnan;travel puer>yunnan push 3;travel puer>yunnan push 4;done",
        ..Case::default()
    };
    case.check();
    Case { play: "travel puer>yunnan push 3", legal: "done", after: "3  T  *  .  .  .  .", ..case }.check();
    Case { play: "travel puer>yunnan push 4", legal: "done", after: "4  T  *  .  .  .  .", ..case }.check();
}

/// YN-6.5
#[test]
fn without_influence_nobody_is_pushed() {
    Case {
        road: "
            0  T  *   .  .  .  .
            1  .  T*  .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "travel 0",
        refused: &[("travel puer>yunnan push 1", Rule::NotLowerInfluence { theirs: 0, own: 0 })],
        legal: "travel puer>yunnan;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn own_traders_are_not_pushed() {
    Case {
        road: "
            0  T  T*  .  .  .  .  influence 4
            1  .  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "travel 0",
        refused: &[("travel puer>yunnan push 0", Rule::PushesOwn), ("travel yunnan>puer push 0", Rule::PushInPuer)],
        legal: "travel puer>yunnan;travel yunnan>puer;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn there_is_no_pushing_in_puer() {
    Case {
        road: "
            0  .  T*  .  .  .  .  influence 4
            1  T  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "travel 0",
        refused: &[("travel yunnan>puer push 1", Rule::PushInPuer), ("travel yunnan>puer push 2", Rule::PushInPuer)],
        legal: "travel yunnan>puer;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn who_is_pushed_stands_where_the_journey_ends_and_not_on_its_way() {
    Case {
        road: "
            0  T  .  *  .  .  .  influence 4
            1  .  T  *  T  .  .
            2  .  .  T  *  .  .
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>sichuan push 1", Rule::NobodyToPush(Sichuan)),
            ("travel puer>yunnan push 2", Rule::NobodyToPush(Yunnan)),
        ],
        legal: "travel puer>yunnan;travel puer>yunnan push 1;travel puer>sichuan;travel puer>sichuan push 2;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn trading_posts_and_players_who_dont_sit_at_the_table_are_not_pushed() {
    Case {
        road: "
            0  T  *   .  .  .  .  influence 4
            1  .  P*  .  .  .  .
            2  .  H*  .  .  .  .
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>yunnan push 1", Rule::NobodyToPush(Yunnan)),
            ("travel puer>yunnan push 2", Rule::NobodyToPush(Yunnan)),
            ("travel puer>yunnan push 3", Rule::NobodyToPush(Yunnan)),
            ("travel puer>yunnan push 4", Rule::NobodyToPush(Yunnan)),
        ],
        legal: "travel puer>yunnan;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn a_seat_that_no_table_has_is_not_pushed() {
    let three = Case {
        road: "
            0  T  *  .  .  .  .  influence 4
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        ..Case::default()
    };
    let five = Case {
        road: "
            0  T  *  .  .  .  .  influence 4
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .
            4  .  *  .  .  .  .
        ",
        ..three
    };
    for (case, seat) in [(three, 3), (three, 5), (five, 5), (five, 200)] {
        let (_, mut position, board) = case.check();
        let action = Action::Travel { from: Puer, to: Yunnan, push: Some(Seat::new(seat)) };
        assert_eq!(play(&board, &mut position, action), Err(Refused::Rule(Rule::NobodyToPush(Yunnan))), "{action}");
    }
}

/// YN-6.5
#[test]
fn a_teahouse_does_not_protect_from_being_pushed() {
    Case {
        road: "
            0  T  *    .  .  .  .  influence 4
            1  .  TH*  .  .  .  .  influence 3
            2  .  *    .  .  .  .
        ",
        at: "travel 0",
        play: "travel puer>yunnan push 1",
        after: "1  T  H*  .  .  .  .",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn also_a_player_who_has_travelled_in_this_round_is_pushed() {
    Case {
        road: "
            0  T  *   .  .  .  .  influence 1
            1  .  T*  .  .  .  .
            2  .  *   .  .  .  .
        ",
        order: "1 0 2",
        at: "travel 0",
        play: "travel puer>yunnan push 1",
        after: "1  T  *  .  .  .  .",
        ..Case::default()
    }
    .check();
}
