//! Players at one table: a whole game among them.

use std::time::Duration;

use kernel::{Dice, Legal, Observer, Pending, Seed, Sink};
use web_time::Instant;

use crate::{Budget, Judge, Player, Question};

/// How a game among players went.
#[derive(Clone, Debug)]
pub struct Played<G: Judge> {
    /// The last position.
    pub position: G,
    /// The actions, in order.
    pub actions: Vec<G::Action>,
    /// What each seat had to think about.
    pub efforts: Vec<Effort>,
    /// Whether the game has ended; if not, it was stopped.
    pub ended: bool,
}

/// What a seat had to think about in a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Its decisions.
    pub decisions: u64,
    /// Those with more than one legal action. The others take no thought.
    pub choices: u64,
    /// How long it thought.
    pub time: Duration,
    /// How long it thought about one of them at the most.
    pub longest: Duration,
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
    position: G,
    seed: Seed,
    players: &mut [(&mut dyn Player<G>, Budget)],
    longest: usize,
) -> Played<G> {
    watch_game(board, position, seed, players, longest, &mut (), |_, _, _| {})
}

/// The same with somebody who is told what happens, and `before`, which sees each position with its legal actions and
/// the one chosen, before it is carried out.
///
/// # Panics
/// If a player gives no answer or one that isn't legal, which would be a mistake of the player.
pub fn watch_game<G: Judge>(
    board: &G::Board,
    mut position: G,
    seed: Seed,
    players: &mut [(&mut dyn Player<G>, Budget)],
    longest: usize,
    events: &mut impl Sink<G::Event>,
    mut before: impl FnMut(&G, &G::Legal<'_>, G::Action),
) -> Played<G> {
    let mut dice = Dice::for_players(seed);
    let mut actions = Vec::new();
    let mut efforts = vec![Effort::default(); players.len()];
    while actions.len() < longest {
        let Pending::Decision { seat, .. } = position.pending() else { break };
        let seed = dice.seed();
        let effort = &mut efforts[seat.index()];
        effort.decisions += 1;
        let legal = position.legal(board);
        let only = if legal.count() == 1 { legal.nth(0) } else { None };
        let action = only.unwrap_or_else(|| {
            let (player, budget) = &mut players[seat.index()];
            let view = position.view(Observer::Seat(seat));
            let question = Question { board, view: &view, budget: *budget, seed };
            let begin = Instant::now();
            let answer = player.answer(&question).expect("whoever is asked answers");
            effort.choices += 1;
            let time = begin.elapsed();
            effort.time += time;
            effort.longest = effort.longest.max(time);
            answer.action
        });
        before(&position, &legal, action);
        drop(legal);
        position.apply(board, action, events).expect("players answer with legal actions");
        actions.push(action);
    }
    let ended = position.pending() == Pending::Over;
    Played { position, actions, efforts, ended }
}
