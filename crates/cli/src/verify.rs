//! `pagoda verify`: replay recorded games and check everything they claim.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use kernel::{Boards, Record};
use protocol::fair::{Fair, Unfair};
use rayon::prelude::*;
use words::Language;

use crate::game::{AllBoards, Listed, Name, told};
use crate::tables::{self, say};

/// Replay recorded games and check every action, count, state and result.
///
/// Of a game that was played at a server's table it is also checked that nobody could choose the deal: it has to follow
/// from `seed` and `nonces`, and the seed has to be the one that was promised by `commitment`. If one of the three is there,
/// so must be the others. How many deals were checked like that is told in the end; if nothing is, none was.
///
/// Of each bad record the first difference is shown with its line, its action and both sides. The exit code is 0 if
/// all passed, 1 if any failed and 2 if the file can't be read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The records: JSON Lines, one game a line.
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// A board file for records whose board is not built in and that don't bring it along.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,

    /// Accept games without a result, like saved ones.
    #[arg(long)]
    unfinished: bool,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Lines that are read before they are checked on all cores.
const BATCH: usize = 256;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    let mut boards = AllBoards::default();
    if let Some(path) = &arguments.board {
        boards.add(path)?;
    }
    let unreadable = || format!("can't read {}", arguments.file.display());
    let file = File::open(&arguments.file).with_context(unreadable)?;
    let length = file.metadata().map_or(0, |metadata| metadata.len());
    let mut lines = BufReader::new(file).split(b'\n');
    let progress = tables::progress(length, "bytes");

    let (mut number, mut passed, mut failed, mut deals) = (0, 0u64, 0u64, 0u64);
    loop {
        let batch: Vec<Vec<u8>> =
            lines.by_ref().take(BATCH).collect::<std::io::Result<_>>().with_context(unreadable)?;
        if batch.is_empty() {
            break;
        }
        let checks: Vec<Option<Result<Deal, String>>> =
            batch.par_iter().map(|line| check_line(&boards, line, arguments.unfinished)).collect();
        for (line, check) in batch.iter().zip(checks) {
            number += 1;
            progress.inc(line.len() as u64 + 1);
            match check {
                None => {}
                Some(Ok(deal)) => {
                    passed += 1;
                    deals += u64::from(deal == Deal::Checked);
                }
                Some(Err(why)) => {
                    failed += 1;
                    progress.suspend(|| say!("line {number}: {why}"));
                }
            }
        }
    }
    progress.finish_and_clear();
    if passed + failed == 0 {
        anstream::eprintln!("{} holds no records", arguments.file.display());
    }
    let style = if failed == 0 { tables::GOOD } else { tables::BAD };
    let deals = match deals {
        0 => String::new(),
        1 => "; 1 deal checked".to_owned(),
        more => format!("; {more} deals checked"),
    };
    say!("{style}{passed} passed, {failed} failed{style:#}{deals}");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether it is known where a deal comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deal {
    /// Nobody could choose it.
    Checked,
    /// The record doesn't say.
    Untold,
}

/// Checks one line; blank ones are no records.
fn check_line(boards: &AllBoards, line: &[u8], unfinished: bool) -> Option<Result<Deal, String>> {
    let text = match std::str::from_utf8(line) {
        Ok(text) => text.trim_start_matches('\u{feff}').trim(),
        Err(error) => return Some(Err(format!("not a record: {error}"))),
    };
    if text.is_empty() {
        return None;
    }
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return Some(Err(error.to_string())),
    };
    Some(match Name::read(&record.game) {
        Ok(Name::YellowYangtze) => check_record(&boards.yangtze, text, &record, unfinished),
        Ok(Name::Yunnan) => check_record(&boards.yunnan, text, &record, unfinished),
        Err(unknown) => Err(unknown),
    })
}

fn check_record<G: Listed>(
    boards: &Boards<G>,
    line: &str,
    record: &Record<'_>,
    unfinished: bool,
) -> Result<Deal, String> {
    let board = boards.of_record(record).map_err(|error| error.to_string())?;
    let replayed = conformance::replay::<G>(&board, record, unfinished, |_: &G, _| {});
    replayed.map_err(|difference| told(Language::English, &difference))?;
    // Games of a server say where their deal comes from.
    let unfair = |unfair: Unfair| unfair.to_string();
    let Some(fair) = Fair::read(line).map_err(unfair)? else { return Ok(Deal::Untold) };
    let (options, deal) = record.setup::<G>().map_err(|error| error.to_string())?;
    fair.check::<G>(&board, record.players, &options, &deal).map_err(unfair)?;
    Ok(Deal::Checked)
}
