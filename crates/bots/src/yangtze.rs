//! What players know of Yellow & Yangtze.

mod conflicts;
mod dangers;
mod evaluation;
mod network;
mod pointless;
mod reasons;
mod weights;

#[cfg(test)]
mod tests;

use ::yangtze::{Action, Board, Decision, Position};
use kernel::{Dice, Game, Legal, Pending, Seat};

use crate::{Bot, Judge, PerSeat, Player};

pub use network::{Inputs, Layer, Network, Thought};
pub use reasons::Reason;
pub use weights::{Tables, Weights};

impl Judge for Position {
    type Reason = Reason;
    type Weights = Tables;
    type Foresight = &'static Network;

    fn judge(tables: &Tables, board: &Board, world: &Self) -> PerSeat {
        evaluation::judge(tables.of(world.players()), board, world)
    }

    fn foresight() -> Option<&'static Network> {
        Network::shipped()
    }

    /// Two play another game than the network has learned.
    fn foresee(network: &'static Network, tables: &Tables, board: &Board, world: &Self) -> PerSeat {
        if world.players() == 2 || world.open().pending() == Pending::Over {
            return Self::judge(tables, board, world);
        }
        network.judge(tables.of(world.players()), board, world)
    }

    fn lead(tables: &Tables, _: &Board, world: &Self) -> f64 {
        evaluation::lead(tables.of(world.players()), world)
    }

    fn usual(tables: &Tables, board: &Board, world: &Self, dice: &mut Dice) -> Option<Action> {
        let weights = tables.of(world.players());
        let Pending::Decision { seat, decision } = world.open().pending() else { return None };
        let action = match decision {
            Decision::Act => return None,
            Decision::Revolt => conflicts::commitment(weights, board, world, seat),
            Decision::War => conflicts::support(weights, board, world, seat),
            Decision::WarWinner => winner(weights, board, world, seat),
            Decision::Market => Some(evaluation::market(weights, world, seat)),
            Decision::Pagoda | Decision::Chain | Decision::WarLoss => best_of_few(weights, board, world, seat),
        };
        // A usual answer is always found; if not, any will do.
        action.or_else(|| world.legal(board).draw(dice))
    }

    fn pointless(tables: &Tables, board: &Board, world: &Self, action: Action) -> bool {
        pointless::pointless(tables.of(world.players()), board, world, action)
    }

    fn reasons(
        tables: &Tables,
        board: &Board,
        worlds: &[Self],
        action: Action,
        instead: Option<Action>,
        dice: &mut Dice,
    ) -> Vec<Reason> {
        reasons::reasons(tables, board, worlds, action, instead, dice)
    }

    fn points(_: &Board, world: &Self, seat: Seat) -> f64 {
        f64::from(world.open().points(seat).iter().sum::<u32>())
    }

    fn played_by(bot: Bot, threads: usize) -> Box<dyn Player<Self>> {
        bot.make_player(threads)
    }
}

/// YY-7.5: the best of those who win a tie without beating more own leaders than another.
fn winner(weights: &Weights, board: &Board, world: &Position, seat: Seat) -> Option<Action> {
    best_of(weights, board, world, seat, |action| !pointless::pointless(weights, board, world, action))
}

/// Of a handful of actions the best one.
fn best_of_few(weights: &Weights, board: &Board, world: &Position, seat: Seat) -> Option<Action> {
    best_of(weights, board, world, seat, |_| true)
}

/// Of a handful of actions the one after which this seat stands best compared with the best of the others.
fn best_of(
    weights: &Weights,
    board: &Board,
    world: &Position,
    seat: Seat,
    is_weighed: impl Fn(Action) -> bool,
) -> Option<Action> {
    let mut best = None;
    world.legal(board).for_each(|action| {
        let mut next = *world;
        if !is_weighed(action) || next.apply(board, action, &mut ()).is_err() {
            return;
        }
        let expected = evaluation::judge(weights, board, &next);
        let others = Seat::all(next.players()).filter(|other| *other != seat);
        let rival = others.map(|other| expected[other.index()]).fold(f64::NEG_INFINITY, f64::max);
        let lead = expected[seat.index()] - rival;
        if best.is_none_or(|(most, _)| lead > most) {
            best = Some((lead, action));
        }
    });
    best.map(|(_, action)| action)
}
