//! Training the network that corrects the evaluation of Yellow & Yangtze where more than two play.

mod gradient;
mod lessons;
mod training;

use std::process::ExitCode;

use anyhow::{Result, bail, ensure};
use bots::yangtze::{Network, Tables};
use bots::{Bot, Budget};
use kernel::{Dice, Game, Seed};
use yangtze::Position;

use super::contest::{Contest, Side};
use super::{Arguments, check::check};
use crate::game::{Name, Table};
use crate::tables::{self, say};
use lessons::Lesson;
use training::Training;

/// Games of the check with each number of players, unless something else is asked for. They take long.
pub(super) const CHECK: u32 = 100;
/// Iterations of the search in them.
const ITERATIONS: u32 = 200;
/// Deals of the games that are learned from, which no other games have.
const DEALS: u64 = 1 << 32;
/// The number in the series of seeds of which the network's first numbers and the order of lessons are drawn.
const CHANCE: u64 = 1 << 62;

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    ensure!(arguments.table.game == Name::YellowYangtze, "there is a network for yellow-yangtze only");
    let bot = match arguments.bot {
        None | Some(Bot::Search(None)) => Bot::Search(Some(Budget::iterations(ITERATIONS))),
        Some(bot @ Bot::Search(Some(Budget { time: None, .. }))) => bot,
        Some(other) => {
            bail!("{other} can't try a network out: take search with a number of iterations, like search:200")
        }
    };
    let mut tables: Vec<Table<Position>> = arguments.table.tables()?;
    tables.retain(|table| table.players > 2);
    ensure!(!tables.is_empty(), "two play without a network: it is for three or four players");
    let opening = usize::from(arguments.opening.unwrap_or(0));
    arguments.check_out()?;
    arguments.save_file(Network::ZERO.write())?;
    let players: Vec<String> = tables.iter().map(|table| table.players.to_string()).collect();
    say!("a network for {} with {} players", Position::NAME, players.join(", "));
    say!("{}", tables[0].described());
    let lessons = lessons::play(&tables, opening, DEALS, arguments.games())?;
    let network = train(arguments, &lessons)?;
    tell_losses(&tables, &lessons, &network);
    // The players of the check have it until the end of the program.
    let network: &'static Network = Box::leak(network);
    let new = Side { weights: Tables::default(), foresight: Some(network) };
    let without = Side { weights: Tables::default(), foresight: None };
    for table in &tables {
        check(arguments, &Contest { table, bot, worlds: arguments.worlds::<Position>(), opening }, &new, &without)?;
    }
    if let Some(out) = &arguments.out {
        say!("");
        say!("the network is in {}", out.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// Trains a network in passes, each of which is told. What comes out has the least loss on games that were held out, and
/// is rounded as its file is.
fn train(arguments: &Arguments, lessons: &[Vec<Lesson<'_>>; 2]) -> Result<Box<Network>> {
    let [learned, held_out] = lessons;
    let passes = arguments.passes.unwrap_or(training::PASSES);
    let dice = Dice::for_players(Seed::of_series(arguments.table.seed, CHANCE));
    let mut training = Training::new(learned, passes, dice);
    let mut best = (f64::INFINITY, Box::new(Network::ZERO));
    say!("loss: 0 if what comes is foreseen for sure, 1 if nothing is known");
    say!("{0}pass     loss  held out{0:#}", tables::HEADING);
    say!("{:>4}           {:>8.4}", 0, gradient::loss(&Network::ZERO, held_out, |lesson| lesson.aim));
    let progress = tables::progress(u64::from(passes) * training.batches() as u64, "batches");
    for pass in 1..=passes {
        let loss = training.pass(|| progress.inc(1));
        let there = gradient::loss(&training.network, held_out, |lesson| lesson.aim);
        progress.suspend(|| say!("{pass:>4}  {loss:>7.4}  {there:>8.4}"));
        if there < best.0 {
            let file = training.network.write();
            arguments.save_file(&file)?;
            best = (there, Box::new(Network::read(&file).unwrap_or(Network::ZERO)));
        }
    }
    progress.finish_and_clear();
    let (least, network) = best;
    let rounded = gradient::loss(&network, held_out, |lesson| lesson.aim);
    say!("held out {least:.4} at best, {rounded:.4} once it is rounded");
    Ok(network)
}

/// How well winners of games that were held out are foreseen by the weights alone and with the network.
fn tell_losses(tables: &[Table<Position>], lessons: &[Vec<Lesson<'_>>; 2], network: &Network) {
    let rows = tables.iter().map(|table| {
        let [learned, held_out] = lessons.each_ref().map(|lessons| -> Vec<Lesson<'_>> {
            lessons.iter().filter(|lesson| lesson.players() == table.players).copied().collect()
        });
        let of = |network: &Network| format!("{:.4}", gradient::loss(network, &held_out, |lesson| lesson.won));
        let [learned, held] = [learned.len(), held_out.len()].map(|number| tables::whole(number as f64));
        vec![table.players.to_string(), learned, held, of(&Network::ZERO), of(network)]
    });
    say!("");
    say!("how well winners are foreseen in positions held out:");
    tables::print(&["players", "learned", "held out", "weights", "network"], &rows.collect::<Vec<_>>());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableArguments;

    /// A table for three and one for four.
    pub(super) fn small_tables() -> [Table<Position>; 2] {
        let arguments = |players| TableArguments {
            game: Name::YellowYangtze,
            players: Some(players),
            seed: 1,
            board: None,
            options: Vec::new(),
        };
        [3, 4].map(|players| arguments(players).table().unwrap())
    }
}
