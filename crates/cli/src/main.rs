//! pagoda, the command line: play, record, check, show and measure games.

mod admin;
mod arena;
mod bench;
mod files;
mod game;
mod load;
mod perft;
mod picture;
mod play;
mod serve;
mod show;
mod simulate;
mod tables;
mod tune;
mod verify;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play, record, check and show great board games.
///
/// Games are played here or in the browser against bots, among bots or at random, written as records (JSON Lines, one game a line), checked
/// by replaying them under the rules, and drawn in the terminal or as a picture.
#[derive(Parser)]
#[command(name = "pagoda", version, arg_required_else_help = true, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    // Each is described where its arguments are.
    Play(play::Arguments),
    Serve(serve::Arguments),
    Load(load::Arguments),
    Admin(admin::Arguments),
    Backup(admin::BackUp),
    Restore(admin::Restore),
    Simulate(simulate::Arguments),
    Verify(verify::Arguments),
    Show(show::Arguments),
    Perft(perft::Arguments),
    Bench(bench::Arguments),
    Arena(arena::Arguments),
    Tune(tune::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Backup(arguments) => admin::back_up(arguments),
        Command::Restore(arguments) => admin::restore(arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Serve(arguments) => serve::run(arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            // Where this can't be told there is nobody to tell.
            let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {error:#}", style = tables::BAD);
            ExitCode::from(2)
        }
    }
}
