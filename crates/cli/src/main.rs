//! pagoda, the command line: play out, record, check, show and measure games.

mod bench;
mod game;
mod perft;
mod simulate;
mod tables;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play, record, check and show great board games.
///
/// Games are played out at random here, written as records (JSON Lines, one game a line), checked by replaying
/// them under the rules, and drawn in the terminal or as a picture.
#[derive(Parser)]
#[command(name = "pagoda", version, arg_required_else_help = true, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let random players play many games against each other, on all cores.
    Simulate(simulate::Arguments),
    /// Replay recorded games and check every action, count, state and result.
    Verify(verify::Arguments),
    /// Count how many ways a game can go on, split by the first action.
    Perft(perft::Arguments),
    /// Measure how fast random games are played on one core.
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            anstream::eprintln!("{style}error:{style:#} {error:#}", style = tables::BAD);
            ExitCode::from(2)
        }
    }
}
