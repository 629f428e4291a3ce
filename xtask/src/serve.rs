//! `cargo xtask serve`: the browser app and the program that serves it, built and started.

use std::process::ExitCode;

use anyhow::Result;

use crate::{cargo, web};

pub(crate) fn run(words: &[String]) -> Result<ExitCode> {
    // First the app: the program embeds what lies there when it is compiled.
    web::build()?;
    crate::run(cargo(&["run", "--release", "--package", "cli", "--", "serve"]).args(words))?;
    Ok(ExitCode::SUCCESS)
}
