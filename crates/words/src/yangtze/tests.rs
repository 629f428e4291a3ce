//! What holds for every message and every sentence.

use std::collections::{BTreeMap, HashSet};

use ::yangtze::Colour;
use kernel::{Refused, Seat};

use super::catalogue::catalogue;
use super::variants::{decisions, ends, events, misreads, outcome, random_game, refusals, returns, rules};
use super::*;
use crate::template::{Texts, places};
use crate::{Language, Names};

fn texts(language: Language) -> Vec<(String, &'static str)> {
    let mut list = Vec::new();
    catalogue(language).list("", &mut list);
    list
}

/// Every sentence that can be said, in the same order in each language.
fn sentences(language: Language) -> Vec<String> {
    let names = Names::default();
    let mut all: Vec<String> = events().iter().map(|it| event(language, &names, it)).collect();
    all.extend(refusals().iter().map(|it| refusal(language, it)));
    all.extend(misreads().into_iter().map(|it| misread(language, it)));
    all.extend(decisions().into_iter().map(|it| waiting(language, &names, Seat::new(0), it)));
    all.extend([outcome(&[0]), outcome(&[0, 1, 2])].iter().flat_map(|it| result(language, &names, it)));
    all
}

#[test]
fn each_message_has_the_same_places_in_every_language() {
    let [english, french, italian] = Language::ALL.map(texts);
    for ((one, other), third) in english.iter().zip(&french).zip(&italian) {
        assert_eq!((&one.0, places(one.1)), (&other.0, places(other.1)));
        assert_eq!((&one.0, places(one.1)), (&third.0, places(third.1)));
    }
}

#[test]
fn no_message_is_empty_or_raises_its_voice() {
    for language in Language::ALL {
        for (path, text) in texts(language) {
            assert!(!text.trim().is_empty() && text.trim() == text && !text.contains("  "), "{language}{path}");
            assert!(!text.contains('!'), "{language}{path}");
        }
    }
}

#[test]
fn every_sentence_is_complete() {
    for language in Language::ALL {
        for sentence in sentences(language) {
            assert!(!sentence.contains(['{', '}', '!']), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains(" ."), "{sentence}");
            assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
        }
    }
}

#[test]
fn no_two_languages_share_a_sentence() {
    let [english, french, italian] = Language::ALL.map(sentences);
    for ((one, other), third) in english.iter().zip(&french).zip(&italian) {
        assert!(one != other && other != third && third != one, "{one}");
    }
}

#[test]
fn every_refusal_says_something_else() {
    for language in Language::ALL {
        let said: HashSet<String> = refusals().iter().map(|it| refusal(language, it)).collect();
        assert_eq!(said.len(), refusals().len());
        let said: HashSet<String> = misreads().into_iter().map(|it| misread(language, it)).collect();
        assert_eq!(said.len(), misreads().len());
    }
}

#[test]
fn every_clause_says_something_else() {
    for language in Language::ALL {
        let clauses: HashSet<_> = returns().into_iter().map(|why| returned(language, why)).collect();
        assert_eq!(clauses.len(), returns().len());
        let clauses: HashSet<_> = ends().into_iter().map(|why| end(language, why)).collect();
        assert_eq!(clauses.len(), ends().len());
    }
}

#[test]
fn different_events_read_differently() {
    for language in Language::ALL {
        let mut told = BTreeMap::new();
        for it in events() {
            let before = told.insert(event(language, &Names::default(), &it), it);
            assert!(before.is_none_or(|before| before == it), "{before:?} reads like {it:?} in {language}");
        }
    }
}

#[test]
fn terms_differ_from_colour_to_colour() {
    for language in Language::ALL {
        for term in [colour, role, tile, leader, pagoda, pagoda_kind, points_kind] {
            let terms: HashSet<_> = Colour::ALL.map(|it| term(language, it)).into_iter().collect();
            assert_eq!(terms.len(), Colour::ALL.len());
        }
        let dynasties: HashSet<_> = Seat::all(4).map(|seat| dynasty(language, seat)).collect();
        assert_eq!(dynasties.len(), 4);
    }
}

#[test]
fn french_puts_a_no_break_space_before_colons_and_semicolons() {
    for (path, text) in texts(Language::French) {
        for (at, mark) in text.match_indices([':', ';']) {
            assert!(text[..at].ends_with('\u{a0}'), "{path}: {mark} in {text}");
        }
    }
}

#[test]
fn no_name_or_space_stands_after_a_word_that_would_change_before_some_of_them() {
    let inserted = ["player", "players", "attacker", "defender", "winner", "loser", "space", "from", "state", "states"];
    for (language, words) in [(Language::French, &["de", "que", "le", "la"][..]), (Language::Italian, &["a", "o"])] {
        for (path, text) in texts(language) {
            for (word, place) in words.iter().flat_map(|word| inserted.map(|place| (word, place))) {
                assert!(!format!(" {text}").contains(&format!(" {word} {{{place}}}")), "{path}: {text}");
            }
        }
    }
}

#[test]
fn a_whole_game_can_be_told() {
    for it in random_game(1) {
        for language in Language::ALL {
            assert!(!event(language, &Names::default(), &it).contains('{'));
        }
    }
}

#[test]
fn a_refusal_can_carry_the_number_of_its_rule() {
    for it in rules() {
        let [plain, numbered] = [refusal, refusal_with_number].map(|say| say(Language::French, &Refused::Rule(it)));
        assert!(!plain.contains(it.number()));
        assert_eq!(numbered, format!("{plain} ({})", it.number()));
    }
    assert_eq!(refusal_with_number(Language::English, &Refused::Over), "The game is over.");
}
