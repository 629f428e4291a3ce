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
    // What moves between modules is known by its relocations.
    let modules = [module("web", "app", &["-C", "link-arg=--emit-relocs"])?, module("web-worker", "worker", &[])?];
    crate::run(Command::new(crate::built("bundle")?).args(modules))
}

/// Builds the WebAssembly module of a package and says where it is.
fn module(package: &str, profile: &str, flags: &[&str]) -> Result<PathBuf> {
    let build = ["rustc", "--profile", profile, "--target", wasm::TARGET, "--package", package, "--"];
    crate::run(cargo(&build).args(flags))?;
    let name = package.replace('-', "_");
    Ok(target().join(wasm::TARGET).join(profile).join(name).with_extension("wasm"))
}
