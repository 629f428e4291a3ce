//! `compare-answers MODULE`: asks the bots all questions here and in a WebAssembly module of this crate, and fails where the
//! answers differ.

mod module;

use std::process::ExitCode;

use anyhow::{Context, Result};
use module::Module;

fn main() -> Result<ExitCode> {
    let path = std::env::args_os().nth(1).context("which WebAssembly module?")?;
    let bytes = std::fs::read(&path).with_context(|| format!("can't read {}", path.display()))?;
    let mut module = Module::start(&bytes).with_context(|| format!("can't start {}", path.display()))?;
    let questions = answers::questions();
    let mut different = 0;
    for (question, number) in questions.iter().zip(0..) {
        // A module that has panicked can't be asked again.
        let there = module.answer(number).with_context(|| format!("in WebAssembly: {question}"))?;
        if let Some(difference) = difference(&question.answer(), &there) {
            eprintln!("{question}:\n{difference}");
            different += 1;
        }
    }
    println!("{} questions, {different} with another answer in WebAssembly", questions.len());
    Ok(if different == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The first line in which two answers differ.
fn difference(here: &str, there: &str) -> Option<String> {
    if here == there {
        return None;
    }
    let (mut here, mut there) = (here.lines(), there.lines());
    loop {
        let lines = (here.next(), there.next());
        if lines.0 != lines.1 || lines.0.is_none() {
            let shown = |line: Option<&str>| line.unwrap_or("nothing more").to_owned();
            return Some(format!("  here         {}\n  WebAssembly  {}", shown(lines.0), shown(lines.1)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(difference("one\ntwo\n", "one\ntwo\n"), None);
        let shown = |here, there| difference(here, there).expect("they differ");
        assert_eq!(shown("one\ntwo\nthree\n", "one\n2\n3\n"), "  here         two\n  WebAssembly  2");
        assert_eq!(shown("one\n", "one\ntwo\n"), "  here         nothing more\n  WebAssembly  two");
    }
}
