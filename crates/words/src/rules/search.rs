//! Finds rules by number, by title and by words.

use super::fold::{Word, words};
use super::{Block, Document, Inline, Place, plain};

/// What was searched for is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit<'d> {
    /// Where.
    pub place: Place<'d>,
    /// What about it is what was searched for.
    pub found: Found,
}

/// What about a place is what was searched for, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Found {
    /// It has this number.
    Number,
    /// It is a rule of the chapter of this number.
    Part,
    /// It is a heading with all of the words.
    Title,
    /// The words stand in its text, one after the other.
    Phrase,
    /// The words stand in its text.
    Words,
}

/// A piece of a text, for showing where something was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'t> {
    /// What it says.
    pub text: &'t str,
    /// Whether it is one of the words searched for.
    pub found: bool,
}

/// Every place with what is searched for, the best first and otherwise in order.
///
/// That is a number (`YY-4.3`, `yy4.3` or `4.3`) or words, of which each may be the beginning of one (`war` finds
/// `warring`). Whether letters are small or have accents makes no difference.
pub fn search<'d>(document: &'d Document, query: &str) -> Vec<Hit<'d>> {
    let query = Query::new(query);
    let hit = |place| Some(Hit { place, found: query.found(place)? });
    let mut hits: Vec<_> = document.places().filter_map(hit).collect();
    kernel::sort_few(&mut hits, |one, other| one.found < other.found);
    hits
}

/// A text cut into pieces, so that the words that [`search`] looks for can be marked.
pub fn marked<'t>(text: &'t str, query: &str) -> Vec<Piece<'t>> {
    let query = Query::new(query);
    let mut pieces = Vec::new();
    let mut told = 0;
    for word in words(text).iter().filter(|word| query.words.iter().any(|asked| begins(word, asked))) {
        if told < word.begin {
            pieces.push(Piece { text: &text[told..word.begin], found: false });
        }
        pieces.push(Piece { text: &text[word.begin..word.end], found: true });
        told = word.end;
    }
    if told < text.len() {
        pieces.push(Piece { text: &text[told..], found: false });
    }
    pieces
}

/// What is searched for.
struct Query {
    /// All of it without spaces, in case it is a number.
    number: String,
    words: Vec<String>,
}

impl Query {
    fn new(query: &str) -> Self {
        let number: String = query.split_whitespace().collect();
        let words = words(query).into_iter().map(|word| word.folded).collect();
        Self { number: number.trim_end_matches('.').to_ascii_lowercase(), words }
    }

    fn found(&self, place: Place<'_>) -> Option<Found> {
        if self.words.is_empty() {
            return None;
        }
        let number = place.number().and_then(|number| self.found_number(&number.to_ascii_lowercase()));
        number.or_else(|| match (place.block, place.chapter) {
            (Some(block), _) => self.found_text(&searchable(block)),
            (None, Some(chapter)) => self.found_text(&plain(&chapter.title)).map(|_| Found::Title),
            (None, None) => None,
        })
    }

    /// Numbers may be written without the hyphen, or without all that stands before it.
    fn found_number(&self, number: &str) -> Option<Found> {
        let (game, digits) = number.split_once('-')?;
        let ways = [number, &format!("{game}{digits}"), digits];
        let rest = ways.into_iter().find_map(|way| way.strip_prefix(&self.number))?;
        match rest {
            "" => Some(Found::Number),
            _ => rest.starts_with('.').then_some(Found::Part),
        }
    }

    fn found_text(&self, text: &str) -> Option<Found> {
        let words = words(text);
        let stands = |asked: &String| words.iter().any(|word| begins(word, asked));
        let follow = |words: &[Word]| words.iter().zip(&self.words).all(|(word, asked)| begins(word, asked));
        if words.windows(self.words.len()).any(follow) {
            Some(Found::Phrase)
        } else {
            self.words.iter().all(stands).then_some(Found::Words)
        }
    }
}

/// Whether a word begins with what is asked for. A number doesn't begin with another: 42 is not found by 4.
fn begins(word: &Word, asked: &str) -> bool {
    let digit = |sign: char| sign.is_ascii_digit();
    let rest = word.folded.strip_prefix(asked);
    rest.is_some_and(|rest| !(asked.ends_with(digit) && rest.starts_with(digit)))
}

/// All that can be searched of a block.
fn searchable(block: &Block) -> String {
    let all = |texts: &[Vec<Inline>]| texts.iter().map(|text| plain(text)).collect::<Vec<_>>().join(" ");
    match block {
        Block::Rule { number, text } => format!("{number} {}", plain(text)),
        Block::Paragraph(text) => plain(text),
        Block::List(items) => all(items),
        Block::Table { head, rows } => rows.iter().fold(all(head), |text, row| format!("{text} {}", all(row))),
    }
}
