//! `pagoda bench`: how fast random games are played on one core.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use kernel::{Dice, Game, Legal};

use crate::game::{Listed, Table, TableArguments, with_game};
use crate::tables::{self, say};

/// Measure how fast random games are played on one core.
///
/// Every action is drawn uniformly from the complete set of legal actions. Several runs are made; the best shows
/// what the program can do, the median what the machine lets it do.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// Number of runs.
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    runs: u32,

    /// Seconds per run.
    #[arg(long, value_name = "S", default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,

    /// Print one JSON object instead of a table; its rates are those of the best run.
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 600".to_owned()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    with_game!(arguments.table.game, run_game(arguments))
}

/// What one run did.
struct Run {
    games: u64,
    decisions: u64,
    time: Duration,
}

impl Run {
    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64()
    }

    fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64()
    }
}

fn run_game<G: Listed>(arguments: &Arguments) -> Result<ExitCode> {
    let table: Table<G> = arguments.table.table()?;
    let progress = tables::progress(u64::from(arguments.runs) + 1, "runs");
    let time = Duration::from_secs_f64(arguments.seconds);
    let mut runs = Vec::new();
    for _ in 0..arguments.runs {
        runs.push(play_for(&table, time)?);
        progress.inc(1);
    }
    let listed = list_for(&table, time)?;
    progress.finish_and_clear();
    runs.sort_by(|one, other| one.decisions_per_second().total_cmp(&other.decisions_per_second()));
    let (best, median) = (&runs[runs.len() - 1], &runs[runs.len() / 2]);
    let position = size_of::<G>();

    if arguments.json {
        let report = serde_json::json!({
            "game": G::NAME,
            "players": table.players,
            "board": G::board_id(&table.board),
            "options": table.options,
            "runs": runs.len(),
            "decisions_per_second": best.decisions_per_second().round(),
            "games_per_second": best.games_per_second().round(),
            "median_decisions_per_second": median.decisions_per_second().round(),
            "median_games_per_second": median.games_per_second().round(),
            "listed_actions_per_second": listed.round(),
            "position_bytes": position,
        });
        say!("{report}");
        return Ok(ExitCode::SUCCESS);
    }
    say!("{} with {} players, random self-play on one core, {} runs", G::NAME, table.players, runs.len());
    say!("{}", table.described());
    say!("");
    tables::print(
        &["", "best", "median"],
        &[
            vec![
                "games per second".into(),
                tables::whole(best.games_per_second()),
                tables::whole(median.games_per_second()),
            ],
            vec![
                "decisions per second".into(),
                tables::whole(best.decisions_per_second()),
                tables::whole(median.decisions_per_second()),
            ],
        ],
    );
    say!("");
    say!("listing all legal actions: {} actions per second", tables::whole(listed));
    say!("a position takes {position} bytes");
    Ok(ExitCode::SUCCESS)
}

/// Plays whole games until the time is up.
fn play_for<G: Game>(table: &Table<G>, time: Duration) -> Result<Run> {
    let begin = Instant::now();
    let mut run = Run { games: 0, decisions: 0, time: Duration::ZERO };
    while run.time < time {
        let seed = table.seed(run.games);
        let start = table.start(run.games)?;
        let played = conformance::play_randomly::<G>(
            &table.board,
            start,
            &mut Dice::for_players(seed),
            conformance::LONGEST,
            &mut (),
            |_, _, _| {},
        );
        run.games += 1;
        run.decisions += played.decisions as u64;
        run.time = begin.elapsed();
    }
    Ok(run)
}

/// Lists the legal actions of positions of random games again and again; actions per second.
fn list_for<G: Game>(table: &Table<G>, time: Duration) -> Result<f64> {
    let mut positions = Vec::new();
    for game in 0..20 {
        let mut dice = Dice::for_players(table.seed(game));
        conformance::play_randomly::<G>(
            &table.board,
            table.start(game)?,
            &mut dice,
            conformance::LONGEST,
            &mut (),
            |position, _, _| {
                positions.push(*position);
            },
        );
    }
    let begin = Instant::now();
    let mut listed = 0u64;
    let mut list: Vec<G::Action> = Vec::new();
    while begin.elapsed() < time {
        for position in &positions {
            list.clear();
            position.legal(&table.board).for_each(|action| list.push(action));
            listed += std::hint::black_box(&list).len() as u64;
        }
    }
    Ok(listed as f64 / begin.elapsed().as_secs_f64())
}
