//! `pagoda tune`: better weights for the evaluation of positions, found by playing.

mod contest;
mod numbers;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use bots::{Bot, Budget, Judge};
use kernel::{Dice, Seed};

use crate::game::{Listed, Table, TableArguments, is_same_file, with_game};
use crate::tables::{self, say};
use contest::{Contest, Score};
use numbers::{Change, Numbers};

/// Find better weights for the evaluation of positions by self-play.
///
/// In each step one to three numbers are changed by up to two thirds. A player with the changed weights sits with
/// players with the present ones, on every seat of the same deals. Whoever isn't ahead after a quarter, a half or three
/// quarters of the games is dropped; what is clearly ahead at the end is kept, and the same change tried once more. At
/// the end the new weights play the first ones on deals that were never used before. The same command gives the same
/// weights on every machine, whatever its number of cores.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// Who plays: greedy, or search with a number of iterations, like search:200.
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    bot: Bot,

    /// How many changes are tried.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    steps: u32,

    /// The most games to try a change, rounded up to whole deals in all rotations.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Games at the end between the new weights and the first ones; if not given, four times --games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    check: Option<u32>,

    /// Make the first N decisions of each deal at random; if not given, 0 in Yellow & Yangtze and one for each player in
    /// Yunnan, where chance decides so little that bots would repeat the same game.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1000))]
    opening: Option<u16>,

    /// Change these weights only, like yuan or tile_points.2.
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    only: Vec<String>,

    /// Start with the weights in this file instead of those that the bots play with. Another --seed tries other changes.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Write the weights to this file, as JSON: after every change that is kept, and at the end.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    with_game!(arguments.table.game, run_game(arguments))
}

/// Deals of the last games, which no step has.
const LAST_DEALS: u64 = 1 << 63;

fn run_game<G: Listed + Judge>(arguments: &Arguments) -> Result<ExitCode> {
    let table: Table<G> = arguments.table.table()?;
    let bot = match arguments.bot {
        Bot::Search(None) => Bot::Search(Some(Budget::iterations(200))),
        bot @ (Bot::Greedy | Bot::Search(Some(Budget { time: None, .. }))) => bot,
        other => bail!("{other} can't be tuned: take greedy, or search with a number of iterations, like search:200"),
    };
    let first: G::Weights = match &arguments.from {
        None => G::Weights::default(),
        Some(path) => {
            let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
            serde_json::from_str(&text).with_context(|| format!("{} has no weights of {}", path.display(), G::NAME))?
        }
    };
    if let Some(out) = &arguments.out {
        let goes_on = arguments.from.as_ref().is_some_and(|from| is_same_file(from, out));
        if out.exists() && !goes_on {
            bail!("{} is there already: give another --out, or go on from it with --from", out.display());
        }
        write(out, &first)?;
    }
    let mut numbers = Numbers::of(&first, &arguments.only)?;
    let opening = arguments.opening.map_or(G::OPENING * table.players, usize::from);
    let contest = Contest { table: &table, bot, opening };
    let players = table.players as u32;
    let deals = arguments.games.div_ceil(players);
    say!("{} with {players} players, {bot}, {} numbers", G::NAME, numbers.changeable());
    say!("{}", table.described());
    say!("{} steps of up to {} games", arguments.steps, deals * players);
    say!("");

    let games_a_step = u64::from(deals) * u64::from(players);
    let progress = tables::progress(u64::from(arguments.steps) * games_a_step, "games");
    let (mut present, mut kept, mut games) = (first, 0, 0u64);
    let mut again: Option<Change> = None;
    for step in 0..arguments.steps {
        let mut dice = Dice::for_players(Seed::of_series(arguments.table.seed, step.into()));
        let change = again.take().unwrap_or_else(|| numbers.draw(&mut dice));
        let changed = numbers.with(&change);
        // A number that can't become smaller stays, and weights may refuse a value.
        let weights: Option<G::Weights> = changed.weights().filter(|weights| *weights != present);
        if let Some(weights) = weights {
            let begin = u64::from(step + 1) << 32;
            let (score, ahead) = contest.test(&weights, &present, begin, deals, &progress)?;
            games += score.games;
            if ahead {
                let what = numbers.told(&changed);
                let share = format!("{:.1} %", 100.0 * score.mean());
                progress.suspend(|| say!("step {:>4}  ahead {share:>6}  {what}", step + 1));
                (numbers, present, again) = (changed, weights, Some(change));
                kept += 1;
                if let Some(out) = &arguments.out {
                    write(out, &present)?;
                }
            }
        }
        // Those that needn't be played are over too.
        progress.set_position(u64::from(step + 1) * games_a_step);
    }
    progress.finish_and_clear();
    if kept == 0 {
        say!("nothing better was found in {} games", tables::whole(games as f64));
        return Ok(ExitCode::SUCCESS);
    }
    say!("");
    say!("{kept} of {} changes were kept after {} games", arguments.steps, tables::whole(games as f64));
    say!("");
    tables::print(&["weight", "first", "now"], &Numbers::of(&first, &arguments.only)?.differences(&numbers));
    say!("");
    let check = arguments.check.unwrap_or(4 * arguments.games).div_ceil(players);
    let progress = tables::progress(u64::from(check) * u64::from(players), "games");
    let score = contest.play(&present, &first, LAST_DEALS..LAST_DEALS + u64::from(check), &progress)?;
    progress.finish_and_clear();
    tell_gain(&score, table.players);
    if let Some(out) = &arguments.out {
        write(out, &present)?;
        say!("the weights are in {}", out.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// What the new weights are worth against the first ones.
fn tell_gain(score: &Score, players: usize) {
    let (low, high) = score.interval();
    let won = score.won_interval();
    let games = tables::whole(score.games as f64);
    let seats = if players == 2 { "one".to_owned() } else { format!("{}", players - 1) };
    say!("one with the new weights against {seats} with the first ones, on {games} games of new deals:");
    say!(
        "won {:.1} % (95 %: {:.1} to {:.1}; equals: {:.1})",
        100.0 * score.won(),
        100.0 * won.0,
        100.0 * won.1,
        100.0 / players as f64
    );
    say!(
        "finished before another {:.1} % (95 %: {:.1} to {:.1}; equals: 50.0)",
        100.0 * score.mean(),
        100.0 * low,
        100.0 * high
    );
    let verdict = match (low > 0.5, high < 0.5) {
        (true, _) => "the new weights are better",
        (_, true) => "the new weights are worse: more --games for each step would help",
        _ => "it isn't clear which are better: more --check games would tell",
    };
    say!("{verdict}");
}

/// Writes weights in a way that never leaves half of them.
fn write<W: serde::Serialize>(path: &Path, weights: &W) -> Result<()> {
    let beside = path.with_added_extension("new");
    let text = serde_json::to_string_pretty(weights)? + "\n";
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("can't write {}", path.display()))
}
