//! The documents of the games: the translations say what the English text says, as far as that can be counted.

use super::*;

/// The texts of a game in each language.
type Texts = fn(Language) -> &'static str;

const GAMES: [(Texts, &str, usize); 2] = [(yellow_yangtze, "YY-", 52), (yunnan, "YN-", 36)];

/// The English document, and one of the same game in a language.
fn pairs() -> impl Iterator<Item = (Document, Language, Document)> {
    GAMES.into_iter().flat_map(|(text, ..)| {
        let read = move |language| Document::read(text(language));
        Language::ALL.map(|language| (read(Language::English), language, read(language)))
    })
}

fn documents() -> impl Iterator<Item = (Language, Document)> {
    pairs().map(|(_, language, document)| (language, document))
}

#[test]
fn every_language_has_the_same_chapters_and_rules_in_the_same_order() {
    for (english, language, document) in pairs() {
        let numbers: Vec<_> = english.numbers().collect();
        assert_eq!(document.numbers().collect::<Vec<_>>(), numbers, "{language}");
        let levels = |of: &Document| of.chapters.iter().map(|chapter| chapter.level).collect::<Vec<_>>();
        assert_eq!(levels(&document), levels(&english), "{language}");
    }
}

#[test]
fn every_rule_stands_in_the_chapter_of_its_number() {
    for (text, game, count) in GAMES {
        let document = Document::read(text(Language::English));
        let rules: Vec<_> = document.places().filter(|it| matches!(it.block, Some(Block::Rule { .. }))).collect();
        assert_eq!(rules.len(), count);
        for rule in rules {
            let (number, chapter) = (rule.number().unwrap(), rule.chapter.unwrap().id.as_deref().unwrap());
            let part = number.strip_prefix(chapter).unwrap();
            assert!(number.starts_with(game) && (part.is_empty() || part.starts_with('.')), "{number} in {chapter}");
        }
    }
}

#[test]
fn no_number_is_given_twice() {
    for (language, document) in documents() {
        let rules = document.places().filter(|place| place.block.is_some()).filter_map(|place| place.number());
        crate::checks::assert_all_differ(rules);
        crate::checks::assert_all_differ(document.chapters.iter().map(Chapter::anchor));
        assert!(document.chapters.iter().all(|chapter| !chapter.title.is_empty()), "{language}");
    }
}

#[test]
fn translations_have_the_same_blocks_with_the_same_codes_numbers_and_rulings() {
    for (english, language, document) in pairs() {
        let (one, other): (Vec<_>, Vec<_>) = (english.places().collect(), document.places().collect());
        assert_eq!(one.len(), other.len(), "{language}");
        for (one, other) in one.iter().zip(&other) {
            let (Some(one), Some(other)) = (one.block, other.block) else {
                assert!(one.block.is_none() && other.block.is_none(), "{language}: {other:?}");
                continue;
            };
            assert_eq!(shape(one), shape(other), "{language}");
            for (one, other) in texts_of(one).zip(texts_of(other)) {
                assert_eq!(facts(one), facts(other), "{language}: {}", plain(other));
            }
        }
    }
}

/// What kind of block it is, with how many items or cells.
fn shape(block: &Block) -> (&str, Vec<usize>) {
    match block {
        Block::Rule { number, .. } => (number, Vec::new()),
        Block::Paragraph(_) => ("paragraph", Vec::new()),
        Block::List(items) => ("list", vec![items.len()]),
        Block::Table { head, rows } => {
            ("table", std::iter::once(head.len()).chain(rows.iter().map(Vec::len)).collect())
        }
    }
}

/// What a text keeps in every language: code, rule numbers, numbers in digits, files, and how much is bold or in italics.
fn facts(text: &[Inline]) -> Vec<String> {
    let mut facts = Vec::new();
    for part in parts(text) {
        match part {
            Inline::Code(code) => facts.push(format!("`{code}`")),
            Inline::RuleNumber(number) => facts.push(number.clone()),
            Inline::Link { target, .. } if target.starts_with('#') => facts.push("a link to a chapter".to_owned()),
            Inline::Link { target, .. } => facts.push(target.clone()),
            Inline::Strong(_) => facts.push("bold".to_owned()),
            Inline::Emphasis(_) => facts.push("italics".to_owned()),
            Inline::Text(text) => {
                let numbers = text.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty());
                facts.extend(numbers.map(str::to_owned));
            }
        }
    }
    facts.sort();
    facts
}

#[test]
fn nothing_of_a_document_is_lost_by_reading() {
    for (text, ..) in GAMES {
        for language in Language::ALL {
            check_nothing_is_lost(text(language));
        }
    }
}

#[test]
fn no_markup_is_left_in_what_is_read() {
    for (language, document) in documents() {
        let all = all_text(&document);
        assert!(!all.contains("**") && !all.contains(['`', '|', '[']), "{language}");
        assert!(!document.title.is_empty() && !document.opening.is_empty(), "{language}");
    }
}

#[test]
fn every_mention_of_a_rule_leads_to_it_and_every_link_within_a_document_to_a_chapter() {
    for (language, document) in documents() {
        let mut mentions = 0;
        for part in document.places().filter_map(|place| place.block).flat_map(texts_of).flat_map(parts) {
            match part {
                Inline::RuleNumber(number) => {
                    assert!(document.place(number).is_some(), "{number} in {language}");
                    mentions += 1;
                }
                Inline::Link { target, .. } => {
                    let chapter = |anchor: &str| document.chapters.iter().any(|chapter| chapter.anchor() == anchor);
                    assert!(target.strip_prefix('#').is_none_or(chapter), "{target} in {language}");
                }
                _ => (),
            }
        }
        assert!(mentions > 30, "{language}");
    }
}

#[test]
fn no_document_raises_its_voice() {
    for (language, document) in documents() {
        assert!(!all_text(&document).contains('!'), "{language}");
    }
}

#[test]
fn french_puts_no_break_spaces_where_they_belong() {
    for (_, document) in documents().filter(|(language, _)| *language == Language::French) {
        let blocks = document.places().filter_map(|place| place.block).flat_map(texts_of);
        let titles = document.chapters.iter().map(|chapter| &chapter.title).chain([&document.title]).map(|it| &it[..]);
        for part in blocks.chain(titles).flat_map(parts) {
            let Inline::Text(text) = part else { continue };
            for (at, sign) in text.match_indices([':', ';', '?', '»', '«']) {
                let close = if sign == "«" {
                    text[at + sign.len()..].starts_with('\u{a0}')
                } else {
                    text[..at].ends_with('\u{a0}')
                };
                assert!(close, "{sign} in {text}");
            }
        }
    }
}

#[test]
fn no_two_languages_share_a_rule() {
    for (english, _, document) in pairs().filter(|(_, language, _)| *language != Language::English) {
        for (one, other) in english.places().zip(document.places()) {
            if let (Some(Block::Rule { text: one, .. }), Some(Block::Rule { text: other, .. })) =
                (one.block, other.block)
            {
                assert_ne!(plain(one), plain(other));
            }
        }
    }
}
