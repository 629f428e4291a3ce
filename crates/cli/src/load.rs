//! `pagoda load`: many tables at once, to see what a server bears.

mod history;
mod http;
mod playing;
mod report;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use indicatif::ProgressBar;
use tokio::sync::mpsc;

use crate::tables::{self, say};

/// Play at many tables of a server at once, and tell how fast it is.
///
/// Two guests sit at each table of Yellow & Yangtze and answer at once, with any legal action, as soon as it is their
/// turn; a game that is over is followed by another. Told are the actions that the server accepted in a second, and how
/// long it took from sending one to seeing it come back, which is when it is on the server's disk.
///
/// The server has to bear it: start it with --connections-per-address 1000000 --requests 1000000 --log-ins 1000000
/// --messages 1000000 (and --connections 30000 for 10,000 spectators).
#[derive(Args)]
pub(crate) struct Arguments {
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// Tables at once
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: u32,
    /// How long to play, in seconds, after everybody is seated
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    seconds: u64,
    /// So many actions a second at all tables together; if not given, as many as the server takes
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// So many spectators who connect to the first table and say nothing
    #[arg(long, value_name = "N", default_value_t = 0)]
    spectators: u32,
    /// Instead: let four bots play a game, and tell how long its whole history takes to load
    #[arg(long, conflicts_with_all = ["tables", "seconds", "rate", "spectators"])]
    history: bool,
}

/// What all players share.
pub(crate) struct Shared {
    address: String,
    /// Time between two actions at a table.
    pause: Option<Duration>,
    begun: AtomicBool,
    ended: AtomicBool,
    accepted: AtomicU64,
    games: AtomicU64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(load(arguments))?;
    Ok(ExitCode::SUCCESS)
}

async fn load(arguments: &Arguments) -> Result<()> {
    let Some(address) = arguments.url.trim_end_matches('/').strip_prefix("http://").map(str::to_owned) else {
        bail!("{}: write an address like http://127.0.0.1:8080", arguments.url);
    };
    ensure!(arguments.rate != Some(0), "--rate: at least 1");
    if arguments.history {
        return history::load(&address).await;
    }
    let files = u64::from(2 * arguments.tables + arguments.spectators) + 100;
    let got = rlimit::increase_nofile_limit(files).unwrap_or(0);
    if got < files {
        say!("this program may open {got} files, and would need {files}: raise the limit with ulimit -n {files}");
    }
    let pause = arguments.rate.map(|rate| Duration::from_secs_f64(f64::from(arguments.tables) / f64::from(rate)));
    let shared = Arc::new(Shared {
        address,
        pause,
        begun: AtomicBool::new(false),
        ended: AtomicBool::new(false),
        accepted: AtomicU64::new(0),
        games: AtomicU64::new(0),
    });
    let before = http::metric(&shared.address, "process_resident_memory_bytes").await;
    let (times, mut told) = mpsc::unbounded_channel();
    let (ready, mut seated) = mpsc::unbounded_channel();
    let progress = tables::progress(arguments.tables.into(), "tables");
    let mut players = tokio::task::JoinSet::new();
    for number in 0..arguments.tables {
        players.spawn(playing::play(Arc::clone(&shared), number, ready.clone(), times.clone()));
        // A few at a time: making guests and tables isn't what is measured.
        if number % 32 == 31 {
            wait(&mut seated, &mut players, 16, &progress).await?;
        }
    }
    drop((ready, times));
    while progress.position() < arguments.tables.into() {
        wait(&mut seated, &mut players, 1, &progress).await?;
    }
    progress.finish_and_clear();
    let watching = playing::spectate(&shared, arguments.spectators).await?;
    let memory = http::metric(&shared.address, "process_resident_memory_bytes").await;
    say!("{} tables, {} spectators", arguments.tables, watching.len());
    let transactions = http::metric(&shared.address, "pagoda_transactions_total").await;
    shared.begun.store(true, Ordering::SeqCst);
    let began = Instant::now();
    let progress = tables::progress(arguments.seconds, "seconds");
    let mut all = Vec::new();
    for second in 1..=arguments.seconds {
        tokio::time::sleep_until((began + Duration::from_secs(second)).into()).await;
        progress.inc(1);
    }
    shared.ended.store(true, Ordering::SeqCst);
    let (accepted, elapsed) = (shared.accepted.load(Ordering::SeqCst), began.elapsed());
    let done = http::metric(&shared.address, "pagoda_transactions_total").await;
    progress.finish_and_clear();
    while let Some(played) = players.join_next().await {
        played.context("a player broke")??;
    }
    while let Ok(time) = told.try_recv() {
        all.push(time);
    }
    report::tell(&report::Measured {
        accepted,
        elapsed,
        games: shared.games.load(Ordering::SeqCst),
        times: all,
        transactions: transactions.zip(done).map(|(before, done)| done - before),
        memory: before.zip(memory),
    });
    Ok(())
}

async fn wait(
    seated: &mut mpsc::UnboundedReceiver<()>,
    players: &mut tokio::task::JoinSet<Result<()>>,
    number: u32,
    progress: &ProgressBar,
) -> Result<()> {
    for _ in 0..number {
        tokio::select! {
            Some(()) = seated.recv() => progress.inc(1),
            // Nobody is done before everybody has begun.
            Some(ended) = players.join_next() => ended.context("a player broke")??,
        }
    }
    Ok(())
}
