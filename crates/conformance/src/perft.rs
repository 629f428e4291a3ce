//! Perft: how many ways a game can go on, as a check of move generation and a measure of its speed.

use kernel::{Game, Legal};

/// The number of ways to play `depth` decisions from here; a game that ends earlier counts once.
pub fn perft<G: Game>(board: &G::Board, position: &G, depth: u32) -> u64 {
    let legal = position.legal(board);
    match (depth, legal.count()) {
        (0, _) | (_, 0) => 1,
        (1, count) => count as u64,
        _ => {
            let mut leaves = 0;
            legal.for_each(|action| leaves += perft(board, &after(board, position, action), depth - 1));
            leaves
        }
    }
}

/// The same, split by the first action.
pub fn perft_by_first_action<G: Game>(board: &G::Board, position: &G, depth: u32) -> Vec<(G::Action, u64)> {
    let first = position.legal(board).list();
    let leaves = |action| perft(board, &after(board, position, action), depth.saturating_sub(1));
    first.into_iter().map(|action| (action, leaves(action))).collect()
}

fn after<G: Game>(board: &G::Board, position: &G, action: G::Action) -> G {
    let mut next = *position;
    next.apply(board, action, &mut ()).expect("legal actions are accepted: a law of every game");
    next
}
