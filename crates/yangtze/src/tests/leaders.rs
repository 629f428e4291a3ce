//! Positioning leaders (YY-4).

use kernel::Seat;

use super::Case;
use crate::event::{Event, Return};
use crate::rule::Rule;
use crate::tiles::Colour;

/// YY-4.1
#[test]
fn a_leader_is_placed_and_then_moved() {
    Case {
        board: "
            . k . .
             . . k .
        ",
        hands: "kkkkkk/kkkkkk",
        play: "leader r@A1; leader r@D1",
        after: "
            . k . R0
             . . k .
        ",
        waits: "1:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.1
#[test]
fn only_an_own_leader_on_the_board_can_be_withdrawn() {
    Case {
        board: "R0k B1",
        hands: "k/k",
        refused: &[("withdraw b", Rule::LeaderOffBoard)],
        play: "withdraw r",
        after: ". k B1",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.2
#[test]
fn a_leader_goes_to_empty_land_beside_a_black_tile() {
    Case {
        board: "
            . k ~ .
             . . . .
        ",
        hands: "k/k",
        refused: &[
            ("leader r@C1", Rule::LeaderOnRiver),
            ("leader r@B1", Rule::LeaderOnPiece),
            ("leader r@D1", Rule::NoBlackTile),
            ("leader r@Z9", Rule::NoSuchSpace),
        ],
        play: "leader r@A2",
        after: "
            . k ~ .
             R0. . .
        ",
        points: "0.0.0.0.0/0.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.2
#[test]
fn a_moved_leader_needs_another_space_and_no_other_piece_on_it() {
    Case {
        board: "R0k G0",
        hands: "k/k",
        refused: &[("leader r@A1", Rule::LeaderStays), ("leader r@C1", Rule::LeaderOnPiece)],
        ..Case::default()
    }
    .check();
}

/// YY-4.2, YY-4.3
#[test]
fn a_lifted_leader_leaves_no_state_behind_if_it_was_alone_in_it() {
    Case {
        board: "R0k . k G1",
        hands: "k/k",
        play: "leader r@C1",
        after: ". k R0k G1",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.2, YY-4.3
#[test]
fn a_lifted_leader_may_leave_two_states_behind_and_join_one_of_them_to_a_third() {
    Case {
        board: "
            G2k . k R0k G1
             . . . B1. . .
        ",
        hands: "k/k/k",
        play: "leader r@C1",
        after: "
            G2k R0k . k G1
             . . . B1. . .
        ",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.2, YY-4.3
#[test]
fn the_part_left_behind_that_a_moved_leader_would_join_counts_with_its_leaders() {
    Case {
        board: "
            G2k . k R0k B1
             . . . G1. . .
        ",
        hands: "k/k/k",
        refused: &[("leader r@C1", Rule::JoinsLikeLeaders(Colour::Green))],
        ..Case::default()
    }
    .check();
}

/// YY-4.3
#[test]
fn a_leader_may_not_join_states_that_both_have_its_colour_or_share_one() {
    Case {
        board: "
            B1k . k B2
             . . . . .
        ",
        hands: "k/k/k",
        refused: &[
            ("leader r@C1", Rule::JoinsLikeLeaders(Colour::Blue)),
            ("leader b@C1", Rule::JoinsLikeLeaders(Colour::Blue)),
        ],
        ..Case::default()
    }
    .check();
}

/// YY-4.3
#[test]
fn a_leader_may_not_join_two_states_if_one_of_them_has_its_colour() {
    Case {
        board: "B1k . k G2",
        hands: "k/k/k",
        refused: &[
            ("leader b@C1", Rule::JoinsLikeLeaders(Colour::Blue)),
            ("leader g@C1", Rule::JoinsLikeLeaders(Colour::Green)),
        ],
        play: "leader r@C1",
        after: "B1k R0k G2",
        points: "0.0.0.0.0/0.0.0.0.0/0.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.3
#[test]
fn a_leader_joins_three_states_in_peace_if_no_colour_meets_another_of_its_kind() {
    Case {
        board: "
            . B1k . . .
             . . . k G2.
            . Y1k . . .
        ",
        hands: "k/k/k",
        refused: &[("leader y@C2", Rule::JoinsLikeLeaders(Colour::Yellow))],
        play: "leader r@C2",
        after: "
            . B1k . . .
             . . R0k G2.
            . Y1k . . .
        ",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-4.3
#[test]
fn two_states_that_meet_in_peace_may_not_be_joined_to_a_third_with_a_leader_of_theirs() {
    Case {
        board: "
            . B1k . . .
             . . . k G2.
            . G1k . . .
        ",
        hands: "k/k/k",
        refused: &[("leader r@C2", Rule::JoinsLikeLeaders(Colour::Green))],
        ..Case::default()
    }
    .check();
}

/// YY-4.3, YY-4.4
#[test]
fn a_leader_that_joins_one_state_and_groups_without_a_leader_may_start_a_revolt() {
    Case {
        board: "
            . R1k . . .
             . . . k r .
            . g k . . .
        ",
        hands: "k/k",
        play: "leader r@C2",
        waits: "0:revolt attacker=3,defender=1",
        ..Case::default()
    }
    .check();
}

/// YY-4.4
#[test]
fn a_leader_of_another_colour_enters_without_a_revolt() {
    Case { board: "R1k .", hands: "k/k", play: "leader g@C1", after: "R1k G0", waits: "0:act", ..Case::default() }
        .check();
}

/// YY-4.5
#[test]
fn a_leader_that_loses_its_last_black_tile_goes_home_and_one_with_another_stays() {
    let (events, ..) = Case {
        board: "R1k G2k",
        hands: "bbk/k/k",
        play: "riot 2 B1",
        after: ". . G2k",
        waits: "0:act",
        ..Case::default()
    }
    .check();
    let home = Event::LeaderReturned {
        seat: Seat::new(1),
        colour: Colour::Red,
        from: crate::Space::new(0, 0).unwrap(),
        why: Return::NoBlackTile,
    };
    assert!(events.contains(&home), "{events:?}");
}
