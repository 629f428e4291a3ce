//! The binary from outside: what it prints, what it writes and how it exits.

#![expect(clippy::unwrap_used, reason = "what fails here fails a test")]

mod arena;
mod boards;
#[cfg(unix)]
mod killed;
mod measures;
mod play;
mod python;
mod records;
mod serve;
mod show;
mod simulate;
mod tune;
mod verify;
mod yunnan;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a command did: exit code, standard output and standard error.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// Runs pagoda in English, without colours.
fn pagoda(words: &[&str]) -> Ran {
    pagoda_with(words, &[])
}

fn pagoda_with(words: &[&str], environment: &[(&str, &str)]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    let Output { status, stdout, stderr } =
        command.args(words).envs(environment.iter().copied()).output().expect("the binary was built for this test");
    let text = |bytes| String::from_utf8(bytes).expect("pagoda writes UTF-8");
    Ran { code: status.code().expect("pagoda exits by itself"), out: text(stdout), err: text(stderr) }
}

/// A folder of a test's own, removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("pagoda-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("there is room for a folder");
        Self(path)
    }

    /// The path of a file in the folder.
    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("temporary folders have plain names").to_owned()
    }

    /// Writes a file and gives its path.
    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).expect("there is room for a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind in the worst case is a small temporary folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const GOLDEN: [&str; 4] =
    ["yellow-yangtze-2p", "yellow-yangtze-2p-short-2023", "yellow-yangtze-3p", "yellow-yangtze-4p"];

/// The path of a golden game.
fn golden(name: &str) -> String {
    let rules = if name.starts_with("yunnan") { "../yunnan/tests/games" } else { "../yangtze/tests/games" };
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join(rules);
    games.join(name).with_extension("jsonl").to_str().expect("the workspace has a plain path").to_owned()
}

/// The golden game of three, to be changed and written back.
fn golden_record() -> serde_json::Value {
    let text = std::fs::read_to_string(golden("yellow-yangtze-3p")).expect("the golden games are there");
    serde_json::from_str(&text).expect("a golden game is JSON")
}
