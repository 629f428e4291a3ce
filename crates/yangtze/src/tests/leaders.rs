//! Positioning leaders (YY-4).

use super::Case;
use crate::rule::Rule;
use crate::tiles::Colour;

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
