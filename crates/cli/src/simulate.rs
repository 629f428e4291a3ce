//! `pagoda simulate`: random players play many games against each other.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use conformance::{LONGEST, Played, Recorder};
use kernel::{Legal, Sink};
use rayon::prelude::*;

use crate::files::is_same_file;
use crate::game::{Listed, Table, TableArguments, with_game};
use crate::tables::{self, say};

/// Let random players play many games against each other, on all cores.
///
/// Prints a summary; with --out also writes every game as a record. The same command writes the same file on every
/// machine, whatever its number of cores.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,

    /// Write the games to this file, one record a line.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Add the state after each action and the number of legal actions to the records that --out writes.
    #[arg(long)]
    digests: bool,

    /// Stop a game that isn't over after so many decisions, and report it.
    #[arg(long, value_name = "N", default_value_t = LONGEST)]
    longest: usize,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Games that are played and kept in memory before their records are written.
const BATCH: u64 = 512;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    with_game!(arguments.table.game, run_game(arguments))
}

fn run_game<G: Listed>(arguments: &Arguments) -> Result<ExitCode> {
    let table: Table<G> = arguments.table.table()?;
    if let (Some(out), Some(board)) = (&arguments.out, &arguments.table.board)
        && is_same_file(out, board)
    {
        bail!("the games would overwrite the board file {}", board.display());
    }
    let mut out = match &arguments.out {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("can't write {}", path.display()))?;
            Some((BufWriter::new(file), path))
        }
        None => None,
    };
    let progress = tables::progress(arguments.games, "games");
    let begin = Instant::now();
    let mut summary = Summary::default();
    for first in (0..arguments.games).step_by(BATCH as usize) {
        let last = arguments.games.min(first + BATCH);
        let batch: Vec<(Option<String>, Summary)> = (first..last)
            .into_par_iter()
            .map(|game| {
                let played = play(&table, game, arguments);
                progress.inc(1);
                played
            })
            .collect::<Result<_>>()?;
        for (line, one) in batch {
            if let (Some((file, path)), Some(line)) = (&mut out, line) {
                writeln!(file, "{line}").with_context(|| format!("can't write {}", path.display()))?;
            }
            summary.add(one);
        }
    }
    if let Some((mut file, path)) = out {
        file.flush().with_context(|| format!("can't write {}", path.display()))?;
    }
    progress.finish_and_clear();
    summary.print::<G>(&table, arguments.longest, begin.elapsed());
    Ok(ExitCode::SUCCESS)
}

/// Counts what happens in a game.
struct Tally<'a, E> {
    counts: &'a mut BTreeMap<&'static str, u64>,
    what: fn(&E) -> Vec<(&'static str, u64)>,
}

impl<E> Sink<E> for Tally<'_, E> {
    fn tell(&mut self, event: E) {
        for (what, count) in (self.what)(&event) {
            *self.counts.entry(what).or_default() += count;
        }
    }
}

/// Plays one game; gives its record, if wanted, and its share of the summary.
fn play<G: Listed>(table: &Table<G>, game: u64, arguments: &Arguments) -> Result<(Option<String>, Summary)> {
    let Arguments { digests, longest, .. } = *arguments;
    let mut recorder = arguments.out.is_some().then(|| Recorder::new(digests));
    let mut summary = Summary::default();
    let mut tally = Tally { counts: &mut summary.events, what: G::tally };
    let (deal, played) = conformance::random_game::<G>(
        &table.board,
        table.players,
        &table.options,
        table.seed(game),
        longest,
        &mut tally,
        |position, actions_now, action| {
            let count = actions_now.count();
            summary.legal += count as u64;
            summary.most_legal = summary.most_legal.max(count);
            *summary.kinds.entry(G::kind(&action)).or_default() += 1;
            if let Some(recorder) = &mut recorder {
                recorder.note::<G>(&table.board, position, actions_now, action);
            }
        },
    )?;
    summary.finish(table, game, &played);
    let Some(recorder) = recorder else { return Ok((None, summary)) };
    let record =
        recorder.finish::<G>(&table.board, table.board_file.as_deref(), &table.options, &deal, &played.position)?;
    Ok((Some(serde_json::to_string(&record)?), summary))
}

/// What happened in games: sums, so that the order of adding doesn't matter.
#[derive(Default)]
struct Summary {
    games: u64,
    decisions: u64,
    shortest: Option<usize>,
    longest: usize,
    legal: u64,
    most_legal: usize,
    kinds: BTreeMap<&'static str, u64>,
    events: BTreeMap<&'static str, u64>,
    /// Sum of final scores, victories and shared victories by seat.
    scores: Vec<i64>,
    victories: Vec<i64>,
    shared: u64,
    /// How many games had so many rounds.
    rounds: BTreeMap<u32, u64>,
    /// Games that didn't end.
    stopped: Vec<u64>,
}

impl Summary {
    fn finish<G: Listed>(&mut self, table: &Table<G>, game: u64, played: &Played<G>) {
        self.games = 1;
        self.decisions = played.decisions as u64;
        self.shortest = Some(played.decisions);
        self.longest = played.decisions;
        if !played.ended {
            self.stopped.push(game);
        }
        if let Some(outcome) = played.position.outcome(&table.board) {
            let winners = G::winners(&outcome);
            self.scores = G::scores(&outcome);
            self.victories = (0..self.scores.len()).map(|seat| i64::from(winners.contains(&seat))).collect();
            self.shared = u64::from(winners.len() > 1);
            self.rounds.extend(G::rounds(&outcome).map(|rounds| (rounds, 1)));
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
        self.legal += other.legal;
        self.most_legal = self.most_legal.max(other.most_legal);
        for (sums, more) in [(&mut self.kinds, other.kinds), (&mut self.events, other.events)] {
            for (what, count) in more {
                *sums.entry(what).or_default() += count;
            }
        }
        for (sums, more) in [(&mut self.scores, other.scores), (&mut self.victories, other.victories)] {
            sums.resize(sums.len().max(more.len()), 0);
            for (sum, more) in sums.iter_mut().zip(more) {
                *sum += more;
            }
        }
        self.shared += other.shared;
        for (rounds, games) in other.rounds {
            *self.rounds.entry(rounds).or_default() += games;
        }
        self.stopped.extend(other.stopped);
    }

    fn print<G: Listed>(&self, table: &Table<G>, longest: usize, time: Duration) {
        let per_game = |count: u64| format!("{:.2}", count as f64 / self.games.max(1) as f64);
        let seconds = time.as_secs_f64().max(1e-9);
        say!("{} with {} players, random play", G::NAME, table.players);
        say!("{}", table.described());
        say!("");
        tables::print(
            &["games", "value"],
            &[
                vec!["played".into(), tables::whole(self.games as f64)],
                vec!["  stopped".into(), tables::whole(self.stopped.len() as f64)],
                vec!["per second".into(), tables::whole(self.games as f64 / seconds)],
                vec!["decisions a game".into(), per_game(self.decisions)],
                vec!["  shortest".into(), self.shortest.map_or("-".into(), |shortest| shortest.to_string())],
                vec!["  longest".into(), self.longest.to_string()],
                vec![
                    "legal actions a decision".into(),
                    format!("{:.1}", self.legal as f64 / self.decisions.max(1) as f64),
                ],
                vec!["  most".into(), self.most_legal.to_string()],
            ],
        );
        say!("");
        let mut kinds: Vec<_> = self.kinds.iter().collect();
        kinds.sort_by_key(|(kind, count)| (std::cmp::Reverse(**count), **kind));
        let share = |count: u64| format!("{:.1} %", 100.0 * count as f64 / self.decisions.max(1) as f64);
        let rows = kinds
            .into_iter()
            .map(|(kind, &count)| vec![(*kind).to_owned(), tables::whole(count as f64), per_game(count), share(count)]);
        tables::print(&["action", "count", "a game", "share"], &rows.collect::<Vec<_>>());
        say!("");
        let rows = G::TALLIES.iter().map(|what| {
            let count = self.events.get(what).copied().unwrap_or(0);
            vec![(*what).to_owned(), tables::whole(count as f64), per_game(count)]
        });
        tables::print(&["what happened", "count", "a game"], &rows.collect::<Vec<_>>());
        say!("");
        let rows = self.scores.iter().zip(&self.victories).enumerate().map(|(seat, (&score, &victories))| {
            // Games that were stopped have neither scores nor a winner.
            let ended = (self.games - self.stopped.len() as u64).max(1) as f64;
            let won = format!("{:.1} %", 100.0 * victories as f64 / ended);
            let average = format!("{:.2}", score as f64 / ended);
            vec![format!("seat {seat}"), average, won]
        });
        tables::print(&["score", "average", "victories"], &rows.collect::<Vec<_>>());
        if self.shared > 0 {
            say!("{} victories were shared", tables::whole(self.shared as f64));
        }
        self.print_rounds();
        for game in self.stopped.iter().take(10) {
            let style = tables::BAD;
            // As `show` counts games.
            let number = game + 1;
            say!("{style}game {number} was stopped: not over after {longest} decisions{style:#}");
        }
        if self.stopped.len() > 10 {
            say!("… and {} more were stopped", self.stopped.len() - 10);
        }
    }

    /// How long the games were, as a picture; nothing for a game without rounds.
    fn print_rounds(&self) {
        let games: u64 = self.rounds.values().sum();
        let (Some((&fewest, _)), Some((&most, _))) = (self.rounds.first_key_value(), self.rounds.last_key_value())
        else {
            return;
        };
        let sum: u64 = self.rounds.iter().map(|(rounds, games)| u64::from(*rounds) * games).sum();
        let mean = sum as f64 / games as f64;
        let [early, median, late] = [0.05, 0.5, 0.95].map(|share| quantile(&self.rounds, share * games as f64));
        say!("");
        tables::bars("rounds", "games", &self.rounds);
        say!(
            "fewest {fewest}, 5 % up to {early}, half up to {median}, 95 % up to {late}, most {most}; average {mean:.2}"
        );
    }
}

/// The least number of rounds with which at least so many games are over.
fn quantile(rounds: &BTreeMap<u32, u64>, share: f64) -> u32 {
    let mut games = 0;
    let reached = rounds.iter().find(|(_, more)| {
        games += **more;
        games as f64 >= share
    });
    reached.map_or(0, |(rounds, _)| *rounds)
}
