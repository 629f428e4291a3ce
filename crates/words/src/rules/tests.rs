//! The documents in every language, and what holds for every document.

mod documents;
mod reading;
mod searching;

use super::*;

/// All texts of a document with the addresses of its links, in order.
fn all_text(document: &Document) -> String {
    let mut texts = vec![told(&document.title)];
    for place in document.places() {
        match (place.block, place.chapter) {
            (None, None) => (),
            (None, Some(chapter)) => texts.extend([chapter.id.clone().unwrap_or_default(), told(&chapter.title)]),
            (Some(block), _) => texts.extend(texts_of(block).map(told)),
        }
        if let Some(Block::Rule { number, .. }) = place.block {
            let at = texts.len() - 1;
            texts.insert(at, number.clone());
        }
    }
    texts.join(" ")
}

/// The texts of a block, in order.
fn texts_of(block: &Block) -> Box<dyn Iterator<Item = &[Inline]> + '_> {
    match block {
        Block::Rule { text, .. } | Block::Paragraph(text) => Box::new(std::iter::once(&text[..])),
        Block::List(items) => Box::new(items.iter().map(|item| &item[..])),
        Block::Table { head, rows } => Box::new(head.iter().chain(rows.iter().flatten()).map(|cell| &cell[..])),
    }
}

/// The parts of a text, those within bold and italics included.
fn parts(text: &[Inline]) -> Vec<&Inline> {
    text.iter().flat_map(|part| std::iter::once(part).chain(within(part))).collect()
}

fn within(part: &Inline) -> &[Inline] {
    match part {
        Inline::Strong(parts) | Inline::Emphasis(parts) => parts,
        _ => &[],
    }
}

/// What a text says, part by part, with the addresses of its links.
fn told(text: &[Inline]) -> String {
    let told = |part: &Inline| match part {
        Inline::Text(it) | Inline::Code(it) | Inline::RuleNumber(it) => Some(it.clone()),
        Inline::Link { text, target } => Some(format!("{text} {target}")),
        Inline::Strong(_) | Inline::Emphasis(_) => None,
    };
    parts(text).into_iter().filter_map(told).collect::<Vec<_>>().join(" ")
}

/// Asserts that what is read has the words of the text, in the same order.
fn check_nothing_is_lost(text: &str) {
    let words = |text: &str| -> Vec<String> {
        text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let same = words(text) == words(&all_text(&Document::read(text)));
    assert!(same, "{}", text.chars().take(200).collect::<String>());
}
