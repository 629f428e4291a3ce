//! `cargo xtask browser`, `speed` and `screenshots`: the app in a real browser. What is missing for that is installed where
//! that is possible.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::packages::{self, found};
use crate::{root, web};

/// Names under which Chromium is known.
const CHROMIUM: [&str; 2] = ["chromium", "chromium-browser"];

pub(crate) fn run(words: &[String]) -> Result<ExitCode> {
    test(words)?;
    Ok(ExitCode::SUCCESS)
}

/// Measures the app in a browser, and says how large it is.
pub(crate) fn speed(words: &[String]) -> Result<ExitCode> {
    let (quick, others) = match words.split_first() {
        Some((word, others)) if word == "quick" => (Some(word), others),
        _ => (None, words),
    };
    crate::no_words(others)?;
    let seen = with_app([Command::new("node").arg("measure/speed.js").args(quick)]);
    crate::size::check()?;
    seen?;
    Ok(ExitCode::SUCCESS)
}

/// Makes the pictures in `docs/images`; further words are the names of those that are wanted.
pub(crate) fn screenshots(words: &[String]) -> Result<ExitCode> {
    with_app([Command::new("node").arg("measure/screenshots.js").args(words)])?;
    Ok(ExitCode::SUCCESS)
}

/// Runs the tests in `e2e`, those that measure something alone; or what is named by words for Playwright.
pub(crate) fn test(words: &[String]) -> Result<()> {
    let run = |which: &[&str]| {
        let mut npx = Command::new("npx");
        npx.args(["--no-install", "playwright", "test"]).args(which).args(words);
        npx
    };
    if !words.is_empty() {
        return with_app([&mut run(&[])]);
    }
    with_app([&mut run(&["--grep-invert", "@alone"]), &mut run(&["--grep", "@alone", "--workers", "1"])])
}

/// Builds the app, serves it and runs commands that look at it, all of them.
fn with_app<const N: usize>(commands: [&mut Command; N]) -> Result<()> {
    let chromium = install()?;
    web::build()?;
    // A debug build reads the app from its folder: nothing has to be built once more for it.
    let pagoda = crate::built("pagoda")?;
    let (server, address) = Server::start(&pagoda)?;
    let outcomes = commands.map(|command| {
        command.current_dir(root().join("e2e")).env("PAGODA_ADDRESS", &address).env("CHROMIUM", &chromium);
        // Tests that end a server start one of their own.
        crate::run(command.env("PAGODA_BINARY", &pagoda))
    });
    drop(server);
    outcomes.into_iter().collect()
}

/// Sees to it that there is a browser and what controls it; gives the browser.
fn install() -> Result<PathBuf> {
    let mut missing = Vec::new();
    if chromium().is_none() {
        missing.push("chromium");
    }
    // Node from elsewhere has its own npm and doesn't go with Debian's.
    if found("npm").is_none() {
        missing.extend(["nodejs", "npm"]);
    }
    if !missing.is_empty() {
        packages::install(&missing, "the browser tests need Chromium and Node with npm")?;
    }
    let e2e = root().join("e2e");
    if !is_newer(&e2e.join("node_modules/.package-lock.json"), &e2e.join("package-lock.json")) {
        let mut npm = Command::new("npm");
        npm.args(["ci", "--no-audit", "--no-fund"]).current_dir(&e2e);
        // Its own browsers aren't used.
        crate::run(npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    }
    chromium().context("Chromium was installed and isn't there: say where it is with CHROMIUM")
}

fn chromium() -> Option<PathBuf> {
    let told = std::env::var_os("CHROMIUM").map(PathBuf::from).filter(|path| path.is_file());
    told.or_else(|| CHROMIUM.into_iter().find_map(found))
}

/// Whether the first file is there and was made after the second.
fn is_newer(one: &Path, other: &Path) -> bool {
    let made = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    matches!((made(one), made(other)), (Some(one), Some(other)) if one >= other)
}

/// A server that ends with this value, and its data.
struct Server {
    child: Child,
    /// Removed with it.
    _data: tempfile::TempDir,
}

impl Server {
    /// Starts one on a free port and gives its address.
    fn start(pagoda: &Path) -> Result<(Self, String)> {
        let data = tempfile::tempdir()?;
        let child = Command::new(pagoda)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            // Everybody in every test comes from one address.
            .args(["--requests", "10000", "--log-ins", "10000"])
            .stdout(Stdio::piped())
            .spawn()
            .context("can't run pagoda")?;
        let mut server = Self { child, _data: data };
        let output = server.child.stdout.take().context("pagoda has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split_whitespace().last().context("pagoda doesn't say where it is")?.to_owned();
        Ok((server, address))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended by itself can't be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
