//! What players know of Yunnan: what a position is worth, and what speaks for an action.

mod outlook;
mod pointless;
mod prospect;
mod reason;
mod road;
mod usual;
mod weights;

#[cfg(test)]
mod tests;

use std::convert::Infallible;

use ::yunnan::{Action, Board, Position};
use kernel::{Dice, Seat};

pub use reason::Reason;
pub use weights::Weights;

use crate::{Bot, Judge, PerSeat, Player};

impl Judge for Position {
    type Reason = Reason;
    type Weights = Weights;
    type Foresight = Infallible;

    fn judge(weights: &Weights, board: &Board, world: &Self) -> PerSeat {
        outlook::expected(board, world, weights)
    }

    /// Early in a game much can still happen; a finished one is decided.
    fn lead(weights: &Weights, board: &Board, world: &Self) -> f64 {
        outlook::lead(board, world, weights)
    }

    /// Positions are judged between rounds, when bids have been paid and incomes converted.
    fn usual(weights: &Weights, board: &Board, world: &Self, _: &mut Dice) -> Option<Action> {
        usual::usual(weights, board, world)
    }

    fn pointless(_: &Weights, board: &Board, world: &Self, action: Action) -> bool {
        pointless::pointless(board, world, action)
    }

    /// Nothing is hidden: there is one world.
    fn reasons(
        weights: &Weights,
        board: &Board,
        worlds: &[Self],
        action: Action,
        _: Option<Action>,
        _: &mut Dice,
    ) -> Vec<Reason> {
        worlds.first().map(|world| reason::reasons(weights, board, world, action)).unwrap_or_default()
    }

    fn points(board: &Board, world: &Self, seat: Seat) -> f64 {
        world.player(seat).score(board) as f64
    }

    fn played_by(bot: Bot, threads: usize) -> Box<dyn Player<Self>> {
        bot.make_player(threads)
    }
}
