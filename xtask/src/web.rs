//! `cargo xtask web`: the browser app, made ready to be served.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::{cargo, no_words, target, wasm};

pub(crate) fn run(words: &[String]) -> Result<ExitCode> {
    no_words(words)?;
    build()?;
    Ok(ExitCode::SUCCESS)
}

/// Builds both modules and writes `dist`.
pub(crate) fn build() -> Result<()> {
    wasm::install()?;
    crate::run(&mut cargo(&[
        "build",
        "--release",
        "--target",
        wasm::TARGET,
        "--package",
        "web",
        "--package",
        "web-worker",
    ]))?;
    let made = target().join(wasm::TARGET).join("release");
    let modules = ["web.wasm", "web_worker.wasm"].map(|module| made.join(module));
    crate::run(Command::new(crate::built("bundle")?).args(modules))
}
