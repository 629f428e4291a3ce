//! `pagoda perft`: how many ways a game can go on.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use conformance::perft;
use kernel::{Game, Legal};
use rayon::prelude::*;

use crate::game::{Table, TableArguments, with_game};
use crate::tables::{self, say};

/// Count how many ways a game can go on, split by the first action.
///
/// A check of the rules for other implementations: the same deal must give the same numbers. The deal is the one of
/// the first game of `pagoda simulate` with the same seed.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// How many decisions to look ahead. Each one multiplies the time, by up to several hundred.
    #[arg(long, value_name = "D", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    with_game!(arguments.table.game, run_game(arguments))
}

fn run_game<G: Game>(arguments: &Arguments) -> Result<ExitCode> {
    let table: Table<G> = arguments.table.table()?;
    let start = table.start(0)?;
    let begin = Instant::now();
    let first = if arguments.depth == 0 { Vec::new() } else { start.legal(&table.board).list() };
    let texts: Vec<String> = first.iter().map(ToString::to_string).collect();
    let progress = tables::progress(first.len() as u64, "first actions");
    // An action need not be shareable between threads; its number is.
    let leaves: Vec<u64> = (0..first.len())
        .into_par_iter()
        .map(|number| {
            let leaves = leaves_after(&table, &start, number, arguments.depth);
            progress.inc(1);
            leaves
        })
        .collect();
    progress.finish_and_clear();
    for (text, leaves) in texts.iter().zip(&leaves) {
        say!("{text}: {leaves}");
    }
    let total = if arguments.depth == 0 { 1 } else { leaves.iter().sum::<u64>() };
    let seconds = begin.elapsed().as_secs_f64();
    say!("");
    say!("depth {}: {} first actions, {total} leaves", arguments.depth, first.len());
    eprintln!("{} leaves per second", tables::whole(total as f64 / seconds.max(1e-9)));
    Ok(ExitCode::SUCCESS)
}

fn leaves_after<G: Game>(table: &Table<G>, start: &G, number: usize, depth: u32) -> u64 {
    let mut next = *start;
    match start.legal(&table.board).nth(number) {
        Some(action) if next.apply(&table.board, action, &mut ()).is_ok() => perft::<G>(&table.board, &next, depth - 1),
        _ => 0,
    }
}
