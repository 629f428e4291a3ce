//! What a player has to know of a game beyond its rules: what positions are worth, and how things usually go on.

use std::fmt::Debug;

use kernel::{Dice, Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Bot, Player};

/// A number for each seat; those beyond the last are zero.
pub type PerSeat = [f64; 5];

/// Knowledge of a game. Everything here is asked of a world that was sampled from a view, and the whole of it may be
/// looked at: what is hidden in it is a guess.
///
/// Numbers that decide are made by adding, subtracting, multiplying, dividing and taking square roots only, or by
/// `libm`: so they are the same on every platform.
pub trait Judge: Game {
    /// What speaks for an action, as data from which sentences can be made.
    type Reason: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// The numbers that positions are judged by, as data. The default is what players play with.
    type Weights: Copy + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What those who look ahead know of positions beyond the weights.
    type Foresight: Copy + Debug + Send + Sync;

    /// What each seat can expect to have at the end of the game, in the points that decide it.
    fn judge(weights: &Self::Weights, board: &Self::Board, world: &Self) -> PerSeat;

    /// The foresight that players play with; `None` in games without any.
    fn foresight() -> Option<Self::Foresight> {
        None
    }

    /// The same as [`judge`](Self::judge), but by more than the weights. It takes longer, and pays for who looks at many
    /// positions ahead, where what the weights are wrong about adds up.
    fn foresee(_: Self::Foresight, weights: &Self::Weights, board: &Self::Board, world: &Self) -> PerSeat {
        Self::judge(weights, board, world)
    }

    /// How much points more than another's are worth: a lead of so many makes victory about three times as likely as
    /// not.
    fn lead(weights: &Self::Weights, board: &Self::Board, world: &Self) -> f64;

    /// A usual answer to the decision at hand where the position shouldn't be judged before it is answered, like one in
    /// the middle of a conflict; `None` where it can be judged.
    fn usual(weights: &Self::Weights, board: &Self::Board, world: &Self, dice: &mut Dice) -> Option<Self::Action>;

    /// Whether nobody who knows the game would weigh an action of the deciding seat, since another is better whatever is
    /// hidden: it spends something for nothing. Only what the seat knows may be looked at.
    fn pointless(_weights: &Self::Weights, _board: &Self::Board, _world: &Self, _action: Self::Action) -> bool {
        false
    }

    /// What speaks for an action of the deciding seat in worlds that it may be in, the strongest reason first. `instead`
    /// is the next best that was weighed, if anything was.
    fn reasons(
        weights: &Self::Weights,
        board: &Self::Board,
        worlds: &[Self],
        action: Self::Action,
        instead: Option<Self::Action>,
        dice: &mut Dice,
    ) -> Vec<Self::Reason>;

    /// The points that this seat has now: what the simplest player wants more of.
    fn points(board: &Self::Board, world: &Self, seat: Seat) -> f64;

    /// The player that a bot is, who may use so many threads. Every game has this written out, so that its players are
    /// compiled with this crate, which is built to be fast, and not with whatever asks them.
    fn played_by(bot: Bot, threads: usize) -> Box<dyn Player<Self>>;
}

/// Each seat's share of the victory, from what each can expect to have: 1 in all.
pub fn shares(expected: &PerSeat, players: usize, lead: f64) -> PerSeat {
    let best = expected[..players].iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut shares = [0.0; 5];
    let mut sum = 0.0;
    for (share, points) in shares.iter_mut().zip(&expected[..players]) {
        *share = libm::exp((points - best) / lead);
        sum += *share;
    }
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_one_in_all_and_grow_with_the_lead() {
        let shares = shares(&[10.0, 12.0, 10.0, 0.0, 99.0], 4, 2.0);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(shares[1] > 2.0 * shares[0] && shares[0] == shares[2] && shares[3] < 0.01 && shares[4] == 0.0);
    }
}
