//! The rules of the games in our own words, read so that they can be shown, linked by number and searched.
//!
//! The texts are the documents in `docs/rules`, one per game and language. [`Document::read`] takes any text in the
//! Markdown that these documents are written in; what it doesn't understand becomes a paragraph. The functions with the
//! name of a game carry its texts in the program; whoever fetches the documents doesn't call them.
//!
//! ```
//! use words::Language;
//! use words::rules::{self, Document, Found, plain, search};
//!
//! let document = Document::read(rules::yellow_yangtze(Language::French));
//! assert_eq!(plain(&document.title), "Yellow & Yangtze\u{a0}: les règles");
//! let place = document.place("YY-9.4").expect("a refusal or a line of the log leads here");
//! assert_eq!(place.anchor().as_deref(), Some("YY-9.4"));
//!
//! let hits = search(&document, "revolte paysanne");
//! assert_eq!((hits[0].found, hits[0].place.anchor().as_deref()), (Found::Title, Some("YY-8")));
//! ```

mod fold;
mod inline;
mod reader;
mod search;
#[cfg(test)]
mod tests;

pub use search::{Found, Hit, Piece, marked, search};

use crate::language::{Language, in_language};

/// The rules of Yellow & Yangtze.
pub const fn yellow_yangtze(language: Language) -> &'static str {
    in_language!(language, its => its::YELLOW_YANGTZE_RULES)
}

/// The rules of Yunnan.
pub const fn yunnan(language: Language) -> &'static str {
    in_language!(language, its => its::YUNNAN_RULES)
}

/// A document that was read: its title, what stands before the first chapter, and the chapters.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Document {
    /// Its first line, if that is a heading of the highest level.
    pub title: Vec<Inline>,
    /// What stands before the first chapter.
    pub opening: Vec<Block>,
    /// Every other heading with what stands below it, in order.
    pub chapters: Vec<Chapter>,
}

/// A heading and what stands below it, up to the next heading of whatever level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its number, `YY-4`, unless it has none.
    pub id: Option<String>,
    /// How deep it lies: 2 for a chapter, 3 for a part of one.
    pub level: usize,
    /// Its title, without the number.
    pub title: Vec<Inline>,
    /// Its contents.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A numbered rule.
    Rule {
        /// Its number, `YY-4.3`.
        number: String,
        /// What it says.
        text: Vec<Inline>,
    },
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list that isn't numbered, item by item.
    List(Vec<Vec<Inline>>),
    /// A table. Rows have as many cells as were written, whatever the heading has.
    Table {
        /// The cells of its heading.
        head: Vec<Vec<Inline>>,
        /// Its other rows, cell by cell.
        rows: Vec<Vec<Vec<Inline>>>,
    },
}

/// A part of a text. Inside [`Inline::Strong`] and [`Inline::Emphasis`] there are only texts, code and rule numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Bold, `**Ruling:**`.
    Strong(Vec<Inline>),
    /// Italics, `*Three states.*`.
    Emphasis(Vec<Inline>),
    /// The canonical text of an action and the like.
    Code(String),
    /// A link.
    Link {
        /// What is read.
        text: String,
        /// Where it leads, as written: an address, a file beside the document or `#` and the anchor of a chapter.
        target: String,
    },
    /// The number of a rule or a chapter. Whether there is one is for [`Document::place`] to say.
    RuleNumber(String),
}

/// A place in a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'d> {
    /// The chapter; `None` before the first one.
    pub chapter: Option<&'d Chapter>,
    /// What stands there; `None` for the heading of the chapter.
    pub block: Option<&'d Block>,
}

impl Document {
    /// Reads a document. Every text is one.
    pub fn read(text: &str) -> Self {
        reader::read(text)
    }

    /// Where the rule or the chapter of this number is. A rule comes before a chapter of the same number.
    pub fn place(&self, number: &str) -> Option<Place<'_>> {
        let named = |place: &Place<'_>| place.number() == Some(number);
        let rule = self.places().find(|place| place.block.is_some() && named(place));
        rule.or_else(|| self.places().find(named))
    }

    /// The numbers of all chapters and rules, in order.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.places().filter_map(|place| place.number())
    }

    /// Every block and, before those of its chapter, every heading, in order.
    pub fn places(&self) -> impl Iterator<Item = Place<'_>> {
        let opening = self.opening.iter().map(|block| Place { chapter: None, block: Some(block) });
        let chapters = self.chapters.iter().flat_map(|it| {
            let place = move |block| Place { chapter: Some(it), block };
            std::iter::once(place(None)).chain(it.blocks.iter().map(move |block| place(Some(block))))
        });
        opening.chain(chapters)
    }
}

impl Chapter {
    /// What a link to it is called: its number, or else its title as a link within the document writes it.
    pub fn anchor(&self) -> String {
        self.id.clone().unwrap_or_else(|| slug(&plain(&self.title)))
    }
}

impl<'d> Place<'d> {
    /// The number of the rule or, for a heading, of the chapter.
    pub fn number(&self) -> Option<&'d str> {
        match (self.block, self.chapter) {
            (Some(Block::Rule { number, .. }), _) => Some(number),
            (None, Some(chapter)) => chapter.id.as_deref(),
            _ => None,
        }
    }

    /// What a link leads to that comes closest: the rule, or else the chapter; `None` before the first chapter.
    pub fn anchor(&self) -> Option<String> {
        self.number().map(str::to_owned).or_else(|| self.chapter.map(Chapter::anchor))
    }
}

/// A text without its markup. Of links it has what is read.
pub fn plain(text: &[Inline]) -> String {
    let mut all = String::new();
    for part in text {
        match part {
            Inline::Text(it) | Inline::Code(it) | Inline::RuleNumber(it) | Inline::Link { text: it, .. } => {
                all.push_str(it);
            }
            Inline::Strong(parts) | Inline::Emphasis(parts) => all.push_str(&plain(parts)),
        }
    }
    all
}

/// A title as links within a document write it: small letters, with hyphens for spaces and without other signs.
fn slug(title: &str) -> String {
    let sign = |sign: char| match sign {
        ' ' => Some('-'),
        '-' | '_' => Some(sign),
        _ => sign.is_alphanumeric().then_some(sign),
    };
    title.chars().map(fold::small).filter_map(sign).collect()
}
