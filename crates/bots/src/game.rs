//! Players at one table: a whole game among them.

use kernel::{Dice, Legal, Observer, Pending, Seed};

use crate::{Budget, Judge, Player, Question};

/// How a game among players went.
#[derive(Clone, Debug)]
pub struct Played<G: Judge> {
    /// The last position.
    pub position: G,
    /// The actions, in order.
    pub actions: Vec<G::Action>,
    /// Whether the game has ended; if not, it was stopped.
    pub ended: bool,
}

/// Lets players play a game to its end, each given its own view only. There is one player and one budget per seat.
///
/// A decision with one legal action is answered without asking anybody. Every question has its own seed, drawn from that
/// of the game.
///
/// # Panics
/// If a player gives no answer or one that isn't legal, which would be a mistake of the player.
pub fn play_game<G: Judge>(
    board: &G::Board,
    mut position: G,
    seed: Seed,
    players: &mut [(&mut dyn Player<G>, Budget)],
    longest: usize,
) -> Played<G> {
    let mut dice = Dice::for_players(seed);
    let mut actions = Vec::new();
    while actions.len() < longest {
        let Pending::Decision { seat, .. } = position.pending() else {
            return Played { position, actions, ended: true };
        };
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&dice.below(u32::MAX).to_le_bytes()));
        let legal = position.legal(board);
        let only = if legal.count() == 1 { legal.nth(0) } else { None };
        drop(legal);
        let action = only.unwrap_or_else(|| {
            let (player, budget) = &mut players[seat.index()];
            let view = position.view(Observer::Seat(seat));
            let question = Question { board, view: &view, budget: *budget, seed: Seed(bytes) };
            player.answer(&question).expect("whoever is asked answers").action
        });
        position.apply(board, action, &mut ()).expect("players answer with legal actions");
        actions.push(action);
    }
    let ended = position.pending() == Pending::Over;
    Played { position, actions, ended }
}
