//! Reading board files: TOML whose problems are all reported at once, each with its line and column.

mod fault;

use std::fmt;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use self::fault::Fault;
use crate::shown;

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
    /// What it is.
    pub fault: Fault,
    /// What it is about, in the order in which sentences name it.
    pub values: Vec<String>,
}

impl Problem {
    /// A sentence with the values in its gaps.
    pub fn filled(&self, template: &str) -> String {
        let mut parts = template.split("{}");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.zip(&self.values).fold(first, |text, (part, value)| text + value + part)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.filled(self.fault.text()))
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
        /// More would help nobody.
        const TOLD: usize = 50;
        for (number, problem) in self.0.iter().take(TOLD).enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            problem.fmt(f)?;
        }
        match self.0.len().saturating_sub(TOLD) {
            0 => Ok(()),
            more => write!(f, "\n… and {more} more"),
        }
    }
}

impl std::error::Error for Problems {}

/// The name of the game that a board file is for, if it says one.
pub fn game_of(text: &str) -> Option<String> {
    let (root, _) = DeTable::parse_recoverable(text);
    Some(root.get_ref().get("game")?.get_ref().as_str()?.to_owned())
}

/// A board file being read: gathers problems on the way and gives them all at the end.
pub struct Reader<'a> {
    text: &'a str,
    root: Spanned<DeTable<'a>>,
    /// The bytes at which lines begin.
    lines: Vec<usize>,
    problems: Vec<Problem>,
    is_toml: bool,
}

/// A value of the file with its place in the text.
pub type Value<'a> = Spanned<DeValue<'a>>;

/// A table of the file with its entries.
pub struct Fields<'a> {
    /// How problems call it.
    path: String,
    byte: usize,
    table: DeTable<'a>,
}

impl<'a> Fields<'a> {
    fn new(path: String, value: &Value<'a>) -> Option<Self> {
        Some(Self { path, byte: value.span().start, table: value.get_ref().as_table()?.clone() })
    }

    /// The byte at which it begins.
    pub fn byte(&self) -> usize {
        self.byte
    }
}

impl<'a> Reader<'a> {
    /// Begins with a text. If it isn't TOML, that is the first problem.
    pub fn new(text: &'a str) -> Self {
        let (root, errors) = DeTable::parse_recoverable(text);
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(byte, _)| byte + 1)).collect();
        let mut reader = Self { text, root, lines, problems: Vec::new(), is_toml: true };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            reader.report(at, Fault::NotToml, &[&error.message()]);
        }
        reader.is_toml = reader.problems.is_empty();
        reader
    }

    /// Reports a problem at a byte of the text.
    pub fn report(&mut self, byte: usize, fault: Fault, values: &[&dyn fmt::Display]) {
        let values = values.iter().map(|value| shown(&value.to_string())).collect();
        self.problems.push(Problem { place: self.place(byte), fault, values });
    }

    /// Reports a problem of the file as a whole.
    pub fn report_whole(&mut self, fault: Fault, values: &[&dyn fmt::Display]) {
        self.report(0, fault, values);
    }

    fn place(&self, byte: usize) -> Place {
        let line = self.lines.partition_point(|begin| *begin <= byte);
        let begin = line.checked_sub(1).map_or(0, |last| self.lines[last]);
        let before = self.text.get(begin..byte).unwrap_or_default();
        Place { line, column: before.chars().count() + 1 }
    }

    /// A top-level entry, or a problem if it is missing.
    pub fn entry(&mut self, key: &str) -> Option<Value<'a>> {
        let found = self.root.get_ref().get(key).cloned();
        if found.is_none() {
            self.report_whole(Fault::Missing, &[&key]);
        }
        found
    }

    /// A top-level text that is not empty, with the bytes where it stands.
    pub fn text(&mut self, key: &str) -> Option<(String, Range<usize>)> {
        let value = self.entry(key)?;
        self.filled_text(&format!("`{key}`"), &value)
    }

    /// A top-level table, `[key]`.
    pub fn table(&mut self, key: &str) -> Option<Fields<'a>> {
        let value = self.entry(key)?;
        let fields = Fields::new(key.to_owned(), &value);
        if fields.is_none() {
            self.report(value.span().start, Fault::NotTable, &[&key, &key]);
        }
        fields
    }

    /// A top-level list of tables, each `[[key]]`.
    pub fn tables(&mut self, key: &str) -> Option<Vec<Fields<'a>>> {
        let value = self.entry(key)?;
        let Some(array) = value.get_ref().as_array() else {
            self.report(value.span().start, Fault::NotTables, &[&key, &key]);
            return None;
        };
        let mut list = Vec::new();
        for (number, item) in array.iter().enumerate() {
            let path = format!("{key} {}", number + 1);
            match Fields::new(path, item) {
                Some(fields) => list.push(fields),
                None => self.report(item.span().start, Fault::HoldsOther, &[&key]),
            }
        }
        Some(list)
    }

    /// An entry of a table, or a problem if it is missing.
    fn field<'f>(&mut self, fields: &Fields<'f>, key: &str) -> Option<Value<'f>> {
        let found = fields.table.get(key).cloned();
        if found.is_none() {
            self.report(fields.byte, Fault::MissingIn, &[&fields.path, &key]);
        }
        found
    }

    /// A text in a table that is not empty, with the byte where it stands.
    pub fn text_in(&mut self, fields: &Fields<'_>, key: &str) -> Option<(String, usize)> {
        let value = self.field(fields, key)?;
        let (text, span) = self.filled_text(&format!("{}: `{key}`", fields.path), &value)?;
        Some((text, span.start))
    }

    /// `true` or `false` in a table.
    pub fn flag_in(&mut self, fields: &Fields<'_>, key: &str) -> Option<bool> {
        let value = self.field(fields, key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.report(value.span().start, Fault::NotFlag, &[&format!("{}: `{key}`", fields.path)]);
        }
        flag
    }

    /// A whole number of this range in a table, with the byte where it stands.
    pub fn number_in(&mut self, fields: &Fields<'_>, key: &str, range: RangeInclusive<u32>) -> Option<(u32, usize)> {
        let value = self.field(fields, key)?;
        let number = self.number(&format!("{}: `{key}`", fields.path), &value, &range)?;
        Some((number, value.span().start))
    }

    /// A list of so many whole numbers of this range in a table, each with the byte where it stands.
    pub fn numbers_in(
        &mut self,
        fields: &Fields<'_>,
        key: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<u32>,
    ) -> Option<Vec<(u32, usize)>> {
        let value = self.field(fields, key)?;
        let name = format!("{}: `{key}`", fields.path);
        let Some(array) = value.get_ref().as_array() else {
            self.report(value.span().start, Fault::NotNumbers, &[&name]);
            return None;
        };
        if !count.contains(&array.len()) {
            let wanted = if count.start() == count.end() {
                count.start().to_string()
            } else {
                format!("{} – {}", count.start(), count.end())
            };
            self.report(value.span().start, Fault::WrongLength, &[&name, &array.len(), &wanted]);
        }
        let numbers: Vec<_> =
            array.iter().map(|item| Some((self.number(&name, item, &range)?, item.span().start))).collect();
        let numbers: Option<Vec<_>> = numbers.into_iter().collect();
        numbers.filter(|numbers| count.contains(&numbers.len()))
    }

    fn number(&mut self, name: &str, value: &Value<'_>, range: &RangeInclusive<u32>) -> Option<u32> {
        let byte = value.span().start;
        let Some(written) = value.get_ref().as_integer() else {
            self.report(byte, Fault::NotWhole, &[&name]);
            return None;
        };
        // What doesn't fit is out of range in any case.
        let number = i64::from_str_radix(written.as_str(), written.radix()).ok();
        match number.and_then(|number| u32::try_from(number).ok()).filter(|number| range.contains(number)) {
            Some(number) => Some(number),
            None if number.is_some_and(|number| number < 0) => {
                self.report(byte, Fault::Negative, &[&name]);
                None
            }
            None => {
                self.report(byte, Fault::OutOfRange, &[&name, range.start(), range.end()]);
                None
            }
        }
    }

    fn filled_text(&mut self, name: &str, value: &Value<'_>) -> Option<(String, Range<usize>)> {
        let span = value.span();
        match value.get_ref().as_str() {
            Some(text) if !text.trim().is_empty() => Some((text.to_owned(), span)),
            Some(_) => {
                self.report(span.start, Fault::Empty, &[&name]);
                None
            }
            None => {
                self.report(span.start, Fault::NotText, &[&name]);
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
            self.report(span.start, Fault::IdSigns, &[]);
        }
        let name = self.text("name");
        if let Some((found, span)) = self.text("game")
            && found != game
        {
            self.report(span.start, Fault::OtherGame, &[&found, &game]);
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

    /// Reports every top-level entry that isn't one of these.
    pub fn only(&mut self, keys: &[&str]) {
        let known = |key: &str| keys.contains(&key);
        let unknown: Vec<_> = self.root.get_ref().keys().filter(|key| !known(key.get_ref())).cloned().collect();
        for key in unknown {
            self.report(key.span().start, Fault::Unknown, &[key.get_ref(), &keys.join(", ")]);
        }
    }

    /// Reports every entry of a table that isn't one of these.
    pub fn only_in(&mut self, fields: &Fields<'_>, keys: &[&str]) {
        for key in fields.table.keys().filter(|key| !keys.contains(&&**key.get_ref())) {
            self.report(key.span().start, Fault::UnknownIn, &[&fields.path, key.get_ref(), &keys.join(", ")]);
        }
    }

    /// The board, if there was no problem.
    ///
    /// # Errors
    /// All problems, in the order of their places; if the text isn't TOML, only what is wrong with that, since the rest
    /// would be guesses.
    pub fn finish<B>(mut self, board: Option<B>) -> Result<B, Problems> {
        if !self.is_toml {
            self.problems.retain(|problem| problem.fault == Fault::NotToml);
        }
        self.problems.sort_by_key(|problem| problem.place);
        match board {
            Some(board) if self.problems.is_empty() => Ok(board),
            _ => {
                if self.problems.is_empty() {
                    self.report_whole(Fault::NoBoard, &[]);
                }
                Err(Problems(self.problems))
            }
        }
    }
}
