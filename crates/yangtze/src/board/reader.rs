//! Board files: a drawn layout and the names of its capitals, every problem reported at once.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use kernel::board_file::{Fault, Problems, Reader};

use super::Board;
use crate::NAME;
use crate::space::{Space, Spots};

pub(super) const CAPITALS: usize = 7;
/// More rows than spaces can't be needed, and row numbers stay small.
const ROWS: usize = Spots::CAPACITY;

/// What stands at one place of the layout.
struct Sign {
    space: Space,
    sign: char,
    byte: usize,
}

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Every problem of the file, with its line and column.
    pub fn read(text: &str) -> Result<Self, Problems> {
        let mut reader = Reader::new(text);
        reader.only(&["id", "name", "game", "layout", "capitals"]);
        let heading = reader.heading(NAME);
        let layout = reader.text("layout");
        let names = capital_names(&mut reader);
        let Some((layout, span)) = layout else {
            return reader.finish(None);
        };
        let signs = read_layout(&mut reader, &layout, &span);
        let capitals = match_capitals(&mut reader, &signs, names.unwrap_or_default(), span.start);
        let spaces: Vec<(Space, bool)> = signs.iter().map(|sign| (sign.space, sign.sign == '~')).collect();
        if !spaces.iter().any(|(_, river)| *river) {
            reader.report(span.start, Fault::NoRiver, &[]);
        }
        let mut all = BTreeSet::new();
        all.extend(signs.iter().map(|sign| sign.space));
        for sign in &signs {
            if !sign.space.around().into_iter().flatten().any(|near| all.contains(&near)) {
                reader.report(sign.byte, Fault::Isolated, &[&sign.space]);
            }
        }
        if let Some(beyond) = signs.get(Spots::CAPACITY) {
            reader.report(beyond.byte, Fault::TooManySpaces, &[&signs.len(), &Spots::CAPACITY]);
            return reader.finish(None);
        }
        let (id, name) = heading.unwrap_or_default();
        reader.finish(Some(Self::new(id, name, &spaces, &capitals)))
    }
}

/// The names in `[capitals]`: by letter, with the byte where the name stands.
fn capital_names(reader: &mut Reader<'_>) -> Option<BTreeMap<char, (String, usize)>> {
    let table = reader.entry("capitals")?;
    let begin = table.span().start;
    let Some(table) = table.get_ref().as_table() else {
        reader.report(begin, Fault::NotCapitals, &[]);
        return None;
    };
    let mut names = BTreeMap::new();
    for (key, value) in table {
        let byte = key.span().start;
        let letter = key.get_ref().as_ref();
        let mut signs = letter.chars();
        match (signs.next(), signs.next(), value.get_ref().as_str()) {
            (Some(letter @ 'A'..='Z'), None, Some(name)) if !name.trim().is_empty() => {
                names.insert(letter, (name.to_owned(), byte));
            }
            (Some('A'..='Z'), None, _) => reader.report(byte, Fault::NamelessCapital, &[&letter]),
            _ => reader.report(byte, Fault::NoLetter, &[&letter]),
        }
    }
    Some(names)
}

/// The spaces of the layout in reading order.
fn read_layout(reader: &mut Reader<'_>, layout: &str, span: &Range<usize>) -> Vec<Sign> {
    let mut signs = Vec::new();
    for (row, (line, begin)) in reader.lines_of(layout, span).into_iter().enumerate() {
        for (position, (offset, sign)) in line.char_indices().enumerate() {
            if sign == ' ' {
                continue;
            }
            let byte = begin.map_or(span.start, |begin| begin + offset);
            if !matches!(sign, '.' | '~' | 'A'..='Z') {
                reader.report(byte, Fault::UnknownSign, &[&format!("{sign:?}")]);
                continue;
            }
            if position % 2 != row % 2 {
                let positions = if row % 2 == 0 { "1, 3, 5, …" } else { "2, 4, 6, …" };
                reader.report(byte, Fault::OffColumn, &[&(row + 1), &positions]);
                continue;
            }
            if row >= ROWS {
                reader.report(byte, Fault::TooManyRows, &[&ROWS]);
                return signs;
            }
            match u8::try_from(position / 2).ok().and_then(|column| Space::new(column, row as u8)) {
                Some(space) => signs.push(Sign { space, sign, byte }),
                None => {
                    reader.report(byte, Fault::TooManyColumns, &[&Space::COLUMNS]);
                    break;
                }
            }
        }
    }
    signs
}

fn match_capitals(
    reader: &mut Reader<'_>,
    signs: &[Sign],
    mut names: BTreeMap<char, (String, usize)>,
    layout: usize,
) -> Vec<(Space, String)> {
    let mut capitals = Vec::new();
    let mut found: BTreeMap<char, Space> = BTreeMap::new();
    for Sign { space, sign, byte } in signs {
        if !sign.is_ascii_uppercase() {
            continue;
        }
        capitals.push((*space, names.get(sign).map(|(name, _)| name.clone()).unwrap_or_default()));
        if let Some(first) = found.get(sign) {
            reader.report(*byte, Fault::CapitalTwice, &[sign, first]);
        } else {
            found.insert(*sign, *space);
            if names.remove(sign).is_none() {
                reader.report(*byte, Fault::UnnamedCapital, &[sign]);
            }
        }
    }
    for (letter, (name, byte)) in names {
        reader.report(byte, Fault::NoCapitalFor, &[&name, &letter]);
    }
    if capitals.len() != CAPITALS {
        reader.report(layout, Fault::WrongCapitals, &[&capitals.len(), &CAPITALS]);
    }
    capitals
}
