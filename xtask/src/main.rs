//! The chores of the workspace. `cargo xtask` lists them.

mod browser;
mod demo;
mod packages;
mod serve;
mod size;
mod test;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// A chore: its name, what it does, and the function that does it with the words that follow the name.
struct Chore {
    name: &'static str,
    does: &'static str,
    run: fn(&[String]) -> Result<ExitCode>,
}

const CHORES: &[Chore] = &[
    Chore { name: "demo", does: "build pagoda and show it at work: simulate, verify and draw games", run: demo::run },
    Chore { name: "web", does: "build the browser app into dist", run: web::run },
    Chore { name: "serve", does: "build and serve the browser app; further words go to pagoda serve", run: serve::run },
    Chore {
        name: "test",
        does: "check everything: format, lints, tests, documentation, WebAssembly, browser",
        run: test::run,
    },
    Chore {
        name: "browser",
        does: "test the app in a browser; further words go to playwright test",
        run: browser::run,
    },
    Chore {
        name: "speed",
        does: "measure the app in a browser and compare with what is wanted; \"quick\" asks Lighthouse once",
        run: browser::speed,
    },
    Chore {
        name: "screenshots",
        does: "make the pictures in docs/images; further words name those that are wanted",
        run: browser::screenshots,
    },
    Chore { name: "bench", does: "measure speed; further words go to cargo bench", run: bench },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = words.split_first() else {
        print!("{}", list());
        return ExitCode::SUCCESS;
    };
    let Some(chore) = CHORES.iter().find(|chore| chore.name == name) else {
        eprint!("There is no chore \"{name}\".\n\n{}", list());
        return ExitCode::from(2);
    };
    (chore.run)(rest).unwrap_or_else(|error| {
        eprintln!("{name}: {error:#}");
        ExitCode::FAILURE
    })
}

fn list() -> String {
    let lines = CHORES.iter().map(|chore| format!("  cargo xtask {:<11} {}\n", chore.name, chore.does));
    format!("Chores:\n\n{}", lines.collect::<String>())
}

fn bench(words: &[String]) -> Result<ExitCode> {
    run(cargo(&["bench", "--workspace"]).args(words))?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses words that a chore has no use for.
fn no_words(words: &[String]) -> Result<()> {
    match words.first() {
        Some(word) => bail!("unexpected \"{word}\"; `cargo xtask` says what a chore takes"),
        None => Ok(()),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    // Cargo says it to what it runs; a folder may have been moved since it was built.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = PathBuf::from(here);
    here.parent().unwrap_or(&here).to_owned()
}

/// Where Cargo puts what it builds, seen from the root.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// Cargo, to be run at the root with the settings of the workspace alone.
fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root());
    command
}

/// A program of the workspace, built as its tests are.
///
/// With the features of the whole workspace: what it depends on may be there already with those, and no others.
fn built(program: &str) -> Result<PathBuf> {
    run(&mut cargo(&["build", "--workspace", "--bin", program]))?;
    Ok(root().join(target()).join("debug").join(program))
}

/// Runs a command to its end; an error if it didn't succeed.
fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_owned();
    let status = command.status().with_context(|| format!("can't run {}", program.display()))?;
    if !status.success() {
        let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
        bail!(
            "{} {} failed ({status})",
            Path::new(&program).file_stem().unwrap_or(&program).display(),
            words.join(" ")
        );
    }
    Ok(())
}
