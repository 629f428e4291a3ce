//! Random self-play: every legal action equally likely.

use kernel::{Dice, Game, Legal, Seed, SetupProblems, Sink};

/// After so many decisions a game is stopped, unless somebody asks for another number.
pub const LONGEST: usize = 20_000;

/// Where a game got to.
#[derive(Clone, Copy, Debug)]
pub struct Played<G> {
    /// The last position.
    pub position: G,
    /// How many decisions were answered.
    pub decisions: usize,
    /// Whether the game has ended; if not, it was stopped.
    pub ended: bool,
}

/// Plays on at random until the game ends, or until so many decisions have been answered.
///
/// `before` sees each position with its legal actions and the one drawn, before it is carried out.
///
/// # Panics
/// If a legal action is refused, which the laws rule out.
pub fn play_randomly<G: Game>(
    board: &G::Board,
    mut position: G,
    dice: &mut Dice,
    longest: usize,
    events: &mut impl Sink<G::Event>,
    mut before: impl FnMut(&G, &G::Legal<'_>, G::Action),
) -> Played<G> {
    for decisions in 0..longest {
        let legal = position.legal(board);
        let Some(action) = legal.draw(dice) else {
            return Played { position, decisions, ended: true };
        };
        before(&position, &legal, action);
        drop(legal);
        position.apply(board, action, events).expect("legal actions are accepted: a law of every game");
    }
    Played { position, decisions: longest, ended: position.pending().seat().is_none() }
}

/// Deals the game of this seed and plays it at random; gives the deal too.
///
/// # Errors
/// Every reason why such a game can't be set up.
pub fn random_game<G: Game>(
    board: &G::Board,
    players: usize,
    options: &G::Options,
    seed: Seed,
    longest: usize,
    events: &mut impl Sink<G::Event>,
    before: impl FnMut(&G, &G::Legal<'_>, G::Action),
) -> Result<(G::Deal, Played<G>), SetupProblems> {
    let deal = G::deal(board, players, options, &mut Dice::for_deal(seed))?;
    let start = G::start(board, players, options, &deal)?;
    Ok((deal, play_randomly(board, start, &mut Dice::for_players(seed), longest, events, before)))
}

/// One of these actions, its kind drawn first, so that rare kinds come up often. A kind is the first word of the text.
pub fn draw_by_kind<A: Copy + ToString>(list: &[A], dice: &mut Dice) -> Option<A> {
    let kind = |action: &A| action.to_string().split(' ').next().unwrap_or_default().to_owned();
    let mut kinds: Vec<String> = list.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let wanted = kinds.get(dice.below(kinds.len() as u32) as usize)?;
    let of_kind: Vec<A> = list.iter().copied().filter(|action| kind(action) == *wanted).collect();
    of_kind.get(dice.below(of_kind.len() as u32) as usize).copied()
}
