//! `cargo xtask web`: the browser app, made ready to be served.

use std::path::PathBuf;
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
    let modules = [module("web", "app")?, module("web-worker", "release")?];
    crate::run(Command::new(crate::built("bundle")?).args(modules))
}

/// Builds the WebAssembly module of a package and says where it is.
fn module(package: &str, profile: &str) -> Result<PathBuf> {
    crate::run(&mut cargo(&["build", "--profile", profile, "--target", wasm::TARGET, "--package", package]))?;
    let name = package.replace('-', "_");
    Ok(target().join(wasm::TARGET).join(profile).join(name).with_extension("wasm"))
}
