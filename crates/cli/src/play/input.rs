//! Where lines come from: an editor with completion and history in a terminal, plain lines otherwise.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Read, StdinLock};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{CompletionType, Config, Editor};

use super::completion::Completion;
use super::paper;

/// Longer lines are cut: nobody types so much.
const LONGEST: u64 = 4096;

/// What came instead of a line, or the line.
pub(super) enum Line {
    /// What was typed, without blanks around it.
    Text(String),
    /// Somebody wants to interrupt.
    Interrupted,
    /// There is nothing more to come.
    End,
}

/// Where lines come from.
pub(super) enum Input {
    /// Somebody types in a terminal. Lines that were pasted together with another one come next.
    Terminal { editor: Box<Editor<Completion, MemHistory>>, pasted: VecDeque<String> },
    /// A file or another program.
    Plain(StdinLock<'static>),
}

impl Input {
    pub(super) fn new() -> Self {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(mut editor) if terminal => {
                editor.set_helper(Some(Completion::default()));
                Self::Terminal { editor: Box::new(editor), pasted: VecDeque::new() }
            }
            // Without an editor one can still play.
            _ => Self::Plain(io::stdin().lock()),
        }
    }

    /// Whether what is typed can be completed.
    pub(super) fn completes(&self) -> bool {
        matches!(self, Self::Terminal { .. })
    }

    /// How many lines the terminal has.
    pub(super) fn rows(&mut self) -> Option<usize> {
        match self {
            Self::Terminal { editor, .. } => editor.dimensions().map(|(_, rows)| rows.into()),
            Self::Plain(_) => None,
        }
    }

    /// Reads a line. `answers` are what can be completed besides commands.
    pub(super) fn read<'a>(&mut self, prompt: &str, answers: impl Iterator<Item = &'a str>) -> Line {
        match self {
            Self::Terminal { editor, pasted } => {
                if let Some(line) = pasted.pop_front() {
                    paper::paragraph(2, &kernel::shown(&format!("{prompt}{line}")));
                    return Line::Text(line);
                }
                if let Some(completion) = editor.helper_mut() {
                    completion.offer(answers);
                }
                match editor.readline(prompt) {
                    Ok(text) => {
                        let (first, others) = split(&text);
                        pasted.extend(others);
                        Line::Text(first)
                    }
                    Err(ReadlineError::Interrupted) => Line::Interrupted,
                    // Something that can't be read as text is no reason to stop.
                    Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                        Line::Text(String::new())
                    }
                    Err(_) => Line::End,
                }
            }
            Self::Plain(lines) => match read_plain(lines) {
                Some(line) => {
                    // Whoever reads what was played sees what was typed.
                    paper::paragraph(2, &kernel::shown(&format!("{prompt}{line}")));
                    Line::Text(line)
                }
                None => Line::End,
            },
        }
    }
}

/// The first line of what was typed, and those that were pasted with it, without blanks around them.
fn split(text: &str) -> (String, Vec<String>) {
    let mut lines = text.trim().lines().map(|line| line.trim().to_owned());
    (lines.next().unwrap_or_default(), lines.collect())
}

/// A line without what comes after the longest; what isn't text is replaced by a sign for it.
fn read_plain(lines: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = lines.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') {
        skip_line(lines);
    }
    Some(String::from_utf8_lossy(&bytes).trim().to_owned())
}

fn skip_line(lines: &mut impl BufRead) {
    while let Ok(rest) = lines.fill_buf() {
        let (used, found) = match rest.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (rest.len(), rest.is_empty()),
        };
        lines.consume(used);
        if found {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut reader = io::BufReader::with_capacity(16, bytes);
        std::iter::from_fn(|| read_plain(&mut reader)).collect()
    }

    #[test]
    fn lines_are_read_without_blanks_and_the_last_needs_no_end() {
        assert_eq!(lines(b" a b \r\n\nc"), ["a b", "", "c"]);
    }

    #[test]
    fn a_line_without_end_is_cut_and_the_next_is_read() {
        let long = [vec![b'x'; 100_000], b"\nnext\n".to_vec()].concat();
        let read = lines(&long);
        assert_eq!((read.len(), read[0].len() as u64, read[1].as_str()), (2, LONGEST, "next"));
    }

    #[test]
    fn lines_that_are_pasted_at_once_are_answers_one_after_another() {
        assert_eq!(split(" pass "), ("pass".to_owned(), Vec::new()));
        assert_eq!(split("pass\n done\r\nvp 3\n"), ("pass".to_owned(), vec!["done".to_owned(), "vp 3".to_owned()]));
        assert_eq!(split(""), (String::new(), Vec::new()));
    }

    #[test]
    fn what_is_no_text_is_read_all_the_same() {
        assert_eq!(lines(b"\xff\xfe\nok\n"), ["\u{fffd}\u{fffd}", "ok"]);
    }
}
