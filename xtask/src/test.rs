//! `cargo xtask test`: everything that has to hold, step by step, with a summary at the end.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::{cargo, no_words, root, target};

/// What browsers run.
const WASM: &str = "wasm32-unknown-unknown";

/// A name for the summary, and what is done.
type Step = (&'static str, fn() -> Result<()>);

// RUSTFLAGS is never set: it would replace the flags in .cargo/config.toml and rebuild everything.
const STEPS: [Step; 7] = [
    ("format", || crate::run(&mut cargo(&["fmt", "--all", "--check"]))),
    ("lints", || crate::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))),
    ("unit, integration and property tests", || {
        crate::run(&mut cargo(&["test", "--workspace", "--tests", "--no-fail-fast"]))
    }),
    ("documentation tests", || crate::run(&mut cargo(&["test", "--workspace", "--doc"]))),
    ("documentation", || crate::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))),
    ("WebAssembly build", build_wasm),
    ("answers of bots in WebAssembly", compare_answers),
];

/// How a step went.
struct Done {
    name: &'static str,
    well: bool,
    time: Duration,
}

pub(crate) fn run(words: &[String]) -> Result<ExitCode> {
    no_words(words)?;
    let done = STEPS.map(|(name, step)| {
        eprintln!("\n== {name}");
        let begin = Instant::now();
        let outcome = step();
        if let Err(error) = &outcome {
            eprintln!("{error:#}");
        }
        Done { name, well: outcome.is_ok(), time: begin.elapsed() }
    });
    println!("\n{}", summary(&done));
    Ok(if done.iter().all(|step| step.well) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn summary(done: &[Done]) -> String {
    let line = |name: &str, outcome: &str, time: Duration| {
        format!("{name:<38}  {outcome:<6}  {:>6.1} s\n", time.as_secs_f64())
    };
    let steps = done.iter().map(|step| line(step.name, if step.well { "ok" } else { "FAILED" }, step.time));
    let failed = done.iter().filter(|step| !step.well).count();
    let outcome = if failed == 0 { "ok" } else { "FAILED" };
    steps.collect::<String>() + &line("all", outcome, done.iter().map(|step| step.time).sum())
}

/// The crates that run in the browser too, and the module that is asked for answers.
const IN_BROWSERS: [&str; 7] = ["kernel", "yangtze", "yunnan", "art", "words", "bots", "answers"];

fn build_wasm() -> Result<()> {
    if !has_wasm()? {
        let added = Command::new("rustup").args(["target", "add", WASM]).current_dir(root()).status();
        match added {
            Ok(status) if status.success() => {}
            Ok(status) => bail!("rustup target add {WASM} failed ({status})"),
            Err(error) => bail!(
                "the standard library for {WASM} is not installed, and rustup, which would install it, can't be run \
                 ({error}): install it the way this Rust was installed"
            ),
        }
    }
    let packages = IN_BROWSERS.iter().flat_map(|name| ["--package", name]);
    crate::run(cargo(&["build", "--target", WASM, "--lib"]).args(packages))
}

/// The same questions get the same answers in the module that was built before.
fn compare_answers() -> Result<()> {
    let module = target().join(WASM).join("debug").join("answers.wasm");
    crate::run(cargo(&["run", "--quiet", "--package", "answers", "--"]).arg(module))
}

/// Whether the standard library for the browser is there.
fn has_wasm() -> Result<bool> {
    let asked = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", WASM])
        .current_dir(root())
        .output()
        .context("can't run rustc")?;
    Ok(asked.status.success() && Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_step_and_fails_with_any_of_them() {
        let done = |name, well| Done { name, well, time: Duration::from_millis(1_500) };
        let text = summary(&[done("one", true), done("two", false)]);
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines, [["one", "ok", "1.5", "s"], ["two", "FAILED", "1.5", "s"], ["all", "FAILED", "3.0", "s"]]);
        assert!(summary(&[done("one", true)]).lines().all(|line| line.contains("ok")));
    }

    #[test]
    fn every_name_fits_the_summary() {
        assert!(STEPS.iter().all(|(name, _)| name.len() <= 38));
    }
}
