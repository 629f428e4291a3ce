//! Reading board files: TOML whose problems are all reported at once, each with its line and column.

use std::fmt;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A place in a text file, both counted from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One problem of a board file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where it is.
    pub place: Place,
    /// What it is, for the person who wrote the file.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Every problem of a board file, in the order of their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// The problems, one by one.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, problem) in self.0.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// A board file being read: gathers problems on the way and gives them all at the end.
pub struct Reader<'a> {
    text: &'a str,
    root: Spanned<DeTable<'a>>,
    problems: Vec<Problem>,
}

/// A value of the file with its place in the text.
pub type Value<'a> = Spanned<DeValue<'a>>;

impl<'a> Reader<'a> {
    /// Begins with a text. If it isn't TOML, that is the first problem.
    pub fn new(text: &'a str) -> Self {
        let (root, errors) = DeTable::parse_recoverable(text);
        let mut reader = Self { text, root, problems: Vec::new() };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            reader.report(at, format!("not TOML: {}", error.message()));
        }
        reader
    }

    /// Reports a problem at a byte of the text.
    pub fn report(&mut self, byte: usize, what: impl Into<String>) {
        let place = self.place(byte);
        self.problems.push(Problem { place, what: what.into() });
    }

    /// Reports a problem of the file as a whole.
    pub fn report_whole(&mut self, what: impl Into<String>) {
        self.report(0, what);
    }

    fn place(&self, byte: usize) -> Place {
        let before = self.text.get(..byte).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }

    /// A top-level entry, or a problem if it is missing.
    pub fn entry(&mut self, key: &str) -> Option<Value<'a>> {
        let found = self.root.get_ref().get(key).cloned();
        if found.is_none() {
            self.report_whole(format!("`{key}` is missing"));
        }
        found
    }

    /// A top-level text that is not empty, with the bytes where it stands.
    pub fn text(&mut self, key: &str) -> Option<(String, Range<usize>)> {
        let value = self.entry(key)?;
        let span = value.span();
        match value.get_ref().as_str() {
            Some(text) if !text.trim().is_empty() => Some((text.to_owned(), span)),
            Some(_) => {
                self.report(span.start, format!("`{key}` is empty"));
                None
            }
            None => {
                self.report(span.start, format!("`{key}` is not a text in quotes"));
                None
            }
        }
    }

    /// The file's `id`, `name` and `game`, of which the last has to be this one.
    pub fn heading(&mut self, game: &str) -> Option<(String, String)> {
        let id = self.text("id");
        if let Some((id, span)) = &id
            && !id.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
        {
            self.report(span.start, "`id` has other signs than small letters, digits and hyphens");
        }
        let name = self.text("name");
        if let Some((found, span)) = self.text("game")
            && found != game
        {
            self.report(span.start, format!("`game` is \"{found}\", not \"{game}\""));
        }
        Some((id?.0, name?.0))
    }

    /// The lines of a text of several lines, each with the byte of the file at which it begins.
    ///
    /// There are no such bytes where escapes keep the lines of the value from being lines of the file.
    pub fn lines_of<'v>(&self, value: &'v str, span: &Range<usize>) -> Vec<(&'v str, Option<usize>)> {
        let raw = &self.text[span.clone()];
        let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        let inner = raw.get(quotes..raw.len().saturating_sub(quotes)).unwrap_or_default();
        let written = inner.strip_prefix("\r\n").or(inner.strip_prefix('\n')).unwrap_or(inner);
        let as_written = written.lines().eq(value.lines());
        let mut begin = span.start + quotes + (inner.len() - written.len());
        let mut begins = written.split_inclusive('\n').map(|line| {
            let this = begin;
            begin += line.len();
            this
        });
        value.lines().map(|line| (line, begins.next().filter(|_| as_written))).collect()
    }

    /// The board, if there was no problem.
    ///
    /// # Errors
    /// All problems, in the order of their places.
    pub fn finish<B>(mut self, board: Option<B>) -> Result<B, Problems> {
        self.problems.sort_by_key(|problem| problem.place);
        match board {
            Some(board) if self.problems.is_empty() => Ok(board),
            _ => {
                if self.problems.is_empty() {
                    self.report_whole("not a board");
                }
                Err(Problems(self.problems))
            }
        }
    }
}
