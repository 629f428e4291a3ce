//! `pagoda arena`: bots play each other, and what they are worth is measured.

mod figures;
mod file;
mod interval;
mod line_up;
mod lines;
mod plot;
mod rating;
mod report;
mod sitting;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use bots::{Bot, Budget, Judge};
use rayon::prelude::*;

use crate::files::is_same_file;
use crate::game::{Listed, Table, TableArguments, with_game};
use crate::tables::{self, say};
use figures::Figures;
use file::{Header, PlayedGame, Records, Results};
use line_up::{LineUp, Mode};
use sitting::{Extras, sit_down};

/// Let bots play each other and measure what they are worth.
///
/// Every line-up of bots plays the same deals, and each deal once in every rotation of the seats, on all cores; a bot
/// uses one core. Told are the share of games won, a rating and their 95 % intervals, places, scores, who finished
/// before whom, how the games went and how long the bots thought. The same command gives the same results on every
/// machine, as long as no bot thinks by the clock. The levels from scholar to sage have a number of iterations and a limit
/// of time: their games are the same only where the limit is never reached.
///
/// With --out every game is appended to a file as soon as it is over. The same command goes on where it was stopped, and
/// more games or other bots can be asked of the same file.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// The bots, at least two: random, points, greedy, search, search:2000 (iterations), search:0.2s (seconds), or the
    /// levels pupil, wanderer, scholar, strategist and sage, also by their numbers 1 to 5.
    ///
    /// A bot may be listed twice, to see how much chance does.
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required = true)]
    bots: Vec<Bot>,

    /// Who sits at a table: different bots, or one bot against others of a kind: each against each, the one that is listed
    /// first, or each against the one that is listed before it. If not given: different bots if there are enough,
    /// otherwise duels.
    #[arg(long, value_enum)]
    mode: Option<Mode>,

    /// Games of each line-up, rounded up so that every deal is played in all rotations.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Seconds for each decision of `search` where it has no budget of its own; if not given, it makes 1000 iterations.
    #[arg(long, value_name = "SECONDS", value_parser = read_seconds)]
    time: Option<Budget>,

    /// Make the first N decisions of each deal at random, the same ones whoever plays; if not given, 0 in Yellow &
    /// Yangtze and one for each player in Yunnan, where chance decides so little that bots would repeat the same game.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1000))]
    opening: Option<u16>,

    /// Append each game to this file (JSON Lines), and play only those that aren't in it yet.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Write the games that are played as records, for `verify` and `show`, in the order in which they end.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// Draw the ratings with their intervals to this file, as SVG. Another such picture is replaced.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What `search` does if nothing else is said.
const USUAL: Budget = Budget::iterations(1_000);
/// They are listed before the first one begins.
const MOST_GAMES: u64 = 2_000_000;

fn read_seconds(text: &str) -> Result<Budget, String> {
    let seconds = text.strip_suffix('s').unwrap_or(text);
    Budget::of_seconds(seconds).ok_or_else(|| "a number of seconds from 0.001 to 3600, like 0.2".to_owned())
}

/// A bot of the arena with the name that it has there.
struct Entrant {
    name: String,
    bot: Bot,
}

/// A game that is asked for.
struct Wanted {
    deal: u64,
    rotation: usize,
    /// The entrant on each seat.
    seats: Vec<usize>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    with_game!(arguments.table.game, run_game(arguments))
}

fn run_game<G: Listed + Judge>(arguments: &Arguments) -> Result<ExitCode> {
    let table: Table<G> = arguments.table.table()?;
    check_files(arguments)?;
    let (entrants, listed) = entrants(arguments)?;
    let mode = arguments.mode.unwrap_or_else(|| Mode::usual(entrants.len(), table.players));
    if mode == Mode::Tables && entrants.len() < table.players {
        bail!("{} bots can't fill {} seats: list more of them, or choose --mode duels", entrants.len(), table.players);
    }
    let line_ups = LineUp::all(mode, &listed, table.players);
    let deals = arguments.games.div_ceil(table.players as u64);
    let games = deals.saturating_mul((table.players * line_ups.len()) as u64);
    if games > MOST_GAMES {
        bail!("these are {games} games, and {MOST_GAMES} are the most: ask for fewer --games, or list fewer bots");
    }
    let wanted = wanted(&line_ups, deals, table.players);

    let opening = arguments.opening.map_or(G::OPENING * table.players, usize::from);
    let header = Header::new(&table, arguments.table.seed, opening)?;
    let mut results = match &arguments.out {
        Some(path) => Some(Results::open(path, &header)?),
        None => None,
    };
    let mut known: BTreeMap<(u64, Vec<String>), PlayedGame> =
        results.iter_mut().flat_map(Results::take_games).map(|game| (game.key(), game)).collect();
    let names = |wanted: &Wanted| wanted.seats.iter().map(|&bot| entrants[bot].name.clone()).collect::<Vec<_>>();
    let missing: Vec<&Wanted> =
        wanted.iter().filter(|wanted| !known.contains_key(&(wanted.deal, names(wanted)))).collect();
    let mut records = match &arguments.records {
        Some(path) => Some(Records::open(path, missing.len() < wanted.len())?),
        None => None,
    };
    if let Some(path) = &arguments.plot {
        // Better now than after hours of play.
        let opened = fs::OpenOptions::new().append(true).create(true).open(path);
        opened.with_context(|| format!("can't write {}", path.display()))?;
    }
    // Nothing stands against it any more.
    results.iter_mut().for_each(Results::keep);
    records.iter_mut().for_each(Records::keep);
    say!("{} with {} players, {} bots", G::NAME, table.players, entrants.len());
    say!("{}", table.described());
    let rotations = table.players;
    say!(
        "{} {}, {deals} {} in {rotations} rotations: {} games",
        line_ups.len(),
        mode.described(line_ups.len() == 1),
        if deals == 1 { "deal" } else { "deals" },
        tables::whole(wanted.len() as f64)
    );
    match opening {
        0 => {}
        1 => say!("the first decision of each deal is made at random"),
        _ => say!("the first {opening} decisions of each deal are made at random"),
    }
    if let (Some(path), true) = (&arguments.out, missing.len() < wanted.len()) {
        let there = tables::whole((wanted.len() - missing.len()) as f64);
        say!("{there} of them are in {} already", path.display());
    }

    let extras = Extras { opening, record: records.is_some() };
    let played = play(&table, &entrants, &missing, extras, (results, records))?;
    known.extend(played.into_iter().map(|game| (game.key(), game)));

    // What else is in the file doesn't count, and the order in which games ended makes no difference.
    let games: Vec<(Vec<usize>, PlayedGame)> = wanted
        .iter()
        .filter_map(|wanted| Some((wanted.seats.clone(), known.remove(&(wanted.deal, names(wanted)))?)))
        .collect();
    let names: Vec<String> = entrants.into_iter().map(|entrant| entrant.name).collect();
    let figures = Figures::of(&names, table.players, &games, &line_ups, arguments.table.seed);
    report::print::<G>(&figures, opening);
    if let Some(path) = &arguments.plot {
        let title = format!("{}, {} players, {} games", G::TITLE, table.players, tables::whole(games.len() as f64));
        fs::write(path, plot::ladder(&title, &figures)).with_context(|| format!("can't write {}", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays games on all cores and writes each down as soon as it is over.
fn play<G: Listed + Judge>(
    table: &Table<G>,
    entrants: &[Entrant],
    games: &[&Wanted],
    extras: Extras,
    files: (Option<Results>, Option<Records>),
) -> Result<Vec<PlayedGame>> {
    let progress = tables::progress(games.len() as u64, "games");
    let files = Mutex::new(files);
    let play_one = |wanted: &&Wanted| {
        let seated: Vec<(&str, Bot)> =
            wanted.seats.iter().map(|&bot| (&*entrants[bot].name, entrants[bot].bot)).collect();
        let (game, record) = sit_down(table, wanted.deal, wanted.rotation, &seated, extras)?;
        let (results, records) = &mut *files.lock().expect("nobody panics while writing");
        // The record first: a game whose result is there isn't played again.
        if let (Some(records), Some(record)) = (records, record) {
            records.append(&record)?;
        }
        if let Some(results) = results {
            results.append(&game)?;
        }
        progress.inc(1);
        Ok(game)
    };
    // One after another, so that an arena that is stopped has played all line-ups about as often.
    let played = games.iter().par_bridge().map(play_one).collect::<Result<_>>()?;
    progress.finish_and_clear();
    Ok(played)
}

/// No file that is written may be another one that is read or written, and a picture replaces nothing but a picture.
fn check_files(arguments: &Arguments) -> Result<()> {
    let files = [
        ("--board", &arguments.table.board),
        ("--out", &arguments.out),
        ("--records", &arguments.records),
        ("--plot", &arguments.plot),
    ];
    let files: Vec<_> = files.into_iter().filter_map(|(name, path)| Some((name, path.as_ref()?))).collect();
    for (number, (name, path)) in files.iter().enumerate() {
        for (other, same) in &files[..number] {
            if is_same_file(path, same) {
                bail!("{other} and {name} are the same file, {}", path.display());
            }
        }
    }
    if let Some(path) = arguments.plot.as_ref().filter(|path| path.is_file()) {
        let there = fs::read(path).with_context(|| format!("can't read {}", path.display()))?;
        if !there.is_empty() && !plot::is_ladder(&there) {
            bail!("{} is there already and is no picture of ratings: give another --plot", path.display());
        }
    }
    Ok(())
}

/// The bots with their names, ordered by them, and the places of those that are listed, one after another.
///
/// The order doesn't depend on that of the list, and so neither do the games.
fn entrants(arguments: &Arguments) -> Result<(Vec<Entrant>, Vec<usize>)> {
    if arguments.bots.len() < 2 {
        bail!("one bot has nobody to play against: list two or more, like --bots greedy,random");
    }
    let usual = arguments.time.unwrap_or(USUAL);
    let mut entrants: Vec<Entrant> = Vec::new();
    for bot in &arguments.bots {
        let bot = match bot {
            Bot::Search(None) => Bot::Search(Some(usual)),
            other => *other,
        };
        let like = entrants.iter().filter(|entrant| entrant.bot == bot).count();
        let name = if like == 0 { bot.to_string() } else { format!("{bot}#{}", like + 1) };
        entrants.push(Entrant { name, bot });
    }
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by(|&one, &other| entrants[one].name.cmp(&entrants[other].name));
    let mut listed = vec![0; order.len()];
    for (place, &number) in order.iter().enumerate() {
        listed[number] = place;
    }
    entrants.sort_by(|one, other| one.name.cmp(&other.name));
    Ok((entrants, listed))
}

/// Every game that is asked for: deal by deal, each with all line-ups in all rotations.
fn wanted(line_ups: &[LineUp], deals: u64, players: usize) -> Vec<Wanted> {
    let of_deal = |deal| {
        line_ups.iter().flat_map(move |line_up| {
            (0..players).map(move |rotation| Wanted { deal, rotation, seats: line_up.seats(deal, rotation) })
        })
    };
    (0..deals).flat_map(of_deal).collect()
}
