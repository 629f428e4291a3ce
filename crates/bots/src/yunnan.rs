//! What players know of Yunnan: what a position is worth, and what speaks for an action.

mod outlook;
mod reason;
mod weights;

#[cfg(test)]
mod tests;

use ::yunnan::{Action, Board, Position};
use kernel::{Dice, Seat};

pub use reason::Reason;
pub use weights::Weights;

use crate::{Judge, PerSeat};

impl Judge for Position {
    type Reason = Reason;
    type Weights = Weights;

    fn judge(weights: &Weights, board: &Board, world: &Self) -> PerSeat {
        outlook::expected(board, world, weights)
    }

    /// Final scores lie around a hundred; a few teahouses make a victory.
    fn lead(weights: &Weights, _: &Board, _: &Self) -> f64 {
        weights.lead
    }

    /// Every position can be judged as it stands: nothing here is decided by several answers at once.
    fn usual(_: &Weights, _: &Board, _: &Self, _: &mut Dice) -> Option<Action> {
        None
    }

    fn reasons(_: &Weights, board: &Board, seat: Seat, before: &Self, after: &Self) -> Vec<Reason> {
        reason::reasons(board, seat, before, after)
    }

    fn points(board: &Board, world: &Self, seat: Seat) -> f64 {
        world.player(seat).score(board) as f64
    }
}
