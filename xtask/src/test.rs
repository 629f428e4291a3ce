//! `cargo xtask test`: everything that has to hold, step by step, with a summary at the end.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::{browser, cargo, no_words, packages, size, target, wasm};

/// A name for the summary, and what is done.
type Step = (&'static str, fn() -> Result<()>);

// RUSTFLAGS is never set: it would replace the flags in .cargo/config.toml and rebuild everything.
const STEPS: [Step; 10] = [
    ("format", || crate::run(&mut cargo(&["fmt", "--all", "--check"]))),
    ("lints", || {
        let what = ["--workspace", "--exclude", "web", "--all-targets"];
        crate::run(cargo(&["clippy"]).args(what).args(["--", "-D", "warnings"]))
    }),
    ("lints of the browser app", lint_web),
    ("unit, integration and property tests", || {
        packages::install_programs()?;
        crate::run(&mut cargo(&["test", "--workspace", "--tests", "--no-fail-fast"]))
    }),
    ("documentation tests", || crate::run(&mut cargo(&["test", "--workspace", "--doc"]))),
    ("documentation", document),
    ("WebAssembly build", build_wasm),
    ("answers of bots in WebAssembly", compare_answers),
    ("browser", || browser::test(&[])),
    ("size of the browser app", size::check),
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
    wasm::install()?;
    let packages = IN_BROWSERS.iter().flat_map(|name| ["--package", name]);
    crate::run(cargo(&["build", "--target", wasm::TARGET, "--lib"]).args(packages))
}

/// The app and the worker as browsers get them. The app is never built for anything else, nor is what it depends on.
fn lint_web() -> Result<()> {
    wasm::install()?;
    let packages = ["--package", "web", "--package", "web-worker"];
    crate::run(cargo(&["clippy", "--target", wasm::TARGET]).args(packages).args(["--", "-D", "warnings"]))
}

fn document() -> Result<()> {
    let doc = |words: &[&str]| crate::run(cargo(&["doc", "--no-deps"]).args(words).env("RUSTDOCFLAGS", "-D warnings"));
    doc(&["--workspace", "--exclude", "web"])?;
    doc(&["--package", "web", "--target", wasm::TARGET])
}

/// The same questions get the same answers in the module that was built before.
fn compare_answers() -> Result<()> {
    let module = target().join(wasm::TARGET).join("debug").join("answers.wasm");
    crate::run(cargo(&["run", "--quiet", "--package", "answers", "--"]).arg(module))
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
