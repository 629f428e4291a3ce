//! `cargo xtask demo`: builds pagoda and shows it at work.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::{cargo, no_words, root, target};

/// How many actions before its end a game is drawn.
const BEFORE_END: usize = 12;

/// The games that are shown, by their names.
const GAMES: [&str; 2] = ["yellow-yangtze", "yunnan"];

pub(crate) fn run(words: &[String]) -> Result<ExitCode> {
    no_words(words)?;
    println!("== Building pagoda");
    crate::run(&mut cargo(&["build", "--release", "--package", "cli"]))?;
    let mut more = Vec::new();
    for game in GAMES {
        let path = target().join(format!("demo-{game}.jsonl"));
        let file = &*path.to_string_lossy();
        println!("\n== {game}: 1,000 games, played at random: pagoda simulate\n");
        pagoda(&["simulate", "--game", game, "--players", "3", "--games", "1000", "--out", file])?;
        println!("\n== Each of them replayed and checked: pagoda verify\n");
        pagoda(&["verify", file])?;
        println!("\n== One of them, shortly before its end: pagoda show\n");
        let records = fs::read_to_string(root().join(&path)).with_context(|| format!("can't read {file}"))?;
        let at = actions(records.lines().next().unwrap_or_default()).saturating_sub(BEFORE_END);
        pagoda(&["show", file, "--at", &at.to_string()])?;
        more.push(format!("cargo run --release -- show {file} --game 2"));
    }
    println!("\n== Go on\n");
    println!("{}\ncargo run --release -- help", more.join("\n"));
    Ok(ExitCode::SUCCESS)
}

/// Runs the binary that was built before.
fn pagoda(words: &[&str]) -> Result<()> {
    crate::run(cargo(&["run", "--quiet", "--release", "--package", "cli", "--"]).args(words))
}

/// How many actions a record has. Their texts hold neither quotes nor brackets.
fn actions(record: &str) -> usize {
    let after = record.split_once("\"actions\":[").map_or("", |(_, after)| after);
    after.split(']').next().unwrap_or_default().matches('"').count() / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_actions_of_a_record_are_counted() {
        assert_eq!(actions(r#"{"format":"pagoda/1","actions":["tile k@F7","end"],"states":["",""]}"#), 2);
        assert_eq!(actions(r#"{"actions":[],"result":[]}"#), 0);
        assert_eq!(actions("{}"), 0);
    }
}
