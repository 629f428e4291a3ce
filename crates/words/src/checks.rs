//! What holds for every message and every sentence, checked for each game alike.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;
use std::str::FromStr;

use kernel::{Game, Refused, Seat, Seed};

use crate::rules::{Block, Document};
use crate::template::{Texts, places};
use crate::{Language, Names};

/// The languages that tests quote, in this order. One that is added needn't be quoted to be checked in every other way.
pub(crate) const QUOTED: [Language; 3] = [Language::English, Language::French, Language::Italian];

/// A list of values of an enum that has to name every variant: plain ones first, then patterns with their values.
macro_rules! every {
    ($type:ident { $($plain:ident)* $(; $pattern:pat => $values:expr)* $(;)? }) => {{
        let _: fn(&$type) = |value| match value {
            $($type::$plain => (),)*
            $($pattern => (),)*
        };
        [$($type::$plain),*].into_iter()$(.chain($values))*.collect()
    }};
}
pub(crate) use every;

/// Tests of everything that [`Messages`] can tell.
macro_rules! check_messages {
    ($messages:expr) => {
        $crate::checks::tests! { $messages =>
            each_message_has_the_same_places_in_every_language
            no_message_is_empty_or_raises_its_voice
            french_puts_a_no_break_space_before_colons_and_semicolons
            terms_are_those_of_the_rulebooks
            no_name_stands_after_a_word_that_would_change_before_some_of_them
        }
    };
}
pub(crate) use check_messages;

/// Tests of everything that [`Spoken`] can tell, its messages included.
macro_rules! check_game {
    ($spoken:expr) => {
        $crate::checks::check_messages! { $spoken.messages }
        $crate::checks::tests! { $spoken =>
            every_sentence_is_complete
            no_two_languages_share_a_sentence
            every_refusal_says_something_else
            different_events_read_differently
            every_label_says_something_else_in_small_letters
            a_refusal_can_carry_the_number_of_its_rule
            a_whole_game_can_be_told
        }
    };
}
pub(crate) use check_game;

macro_rules! tests {
    ($value:expr => $($test:ident)+) => {
        $(
            #[test]
            fn $test() {
                $value.$test();
            }
        )+
    };
}
pub(crate) use tests;

/// The texts of a catalogue, with the places that are filled with names or begin with one.
pub(crate) struct Messages {
    pub(crate) catalogue: fn(Language) -> &'static dyn Texts,
    pub(crate) names: &'static [&'static str],
}

impl Messages {
    fn texts(&self, language: Language) -> Vec<(String, &'static str)> {
        let mut list = Vec::new();
        (self.catalogue)(language).list("", &mut list);
        list
    }

    pub(crate) fn each_message_has_the_same_places_in_every_language(&self) {
        let english = self.texts(Language::English);
        for language in Language::ALL {
            for ((one_path, one), (path, text)) in english.iter().zip(&self.texts(language)) {
                assert_eq!((one_path, places(one)), (path, places(text)), "{language}");
            }
        }
    }

    pub(crate) fn no_message_is_empty_or_raises_its_voice(&self) {
        for language in Language::ALL {
            for (path, text) in self.texts(language) {
                assert!(!text.trim().is_empty() && text.trim() == text && !text.contains("  "), "{language}{path}");
                assert!(!text.contains('!'), "{language}{path}");
            }
        }
    }

    pub(crate) fn french_puts_a_no_break_space_before_colons_and_semicolons(&self) {
        for (path, text) in self.texts(Language::French) {
            for (at, mark) in text.match_indices([':', ';']) {
                assert!(text[..at].ends_with('\u{a0}'), "{path}: {mark} in {text}");
            }
        }
    }

    pub(crate) fn terms_are_those_of_the_rulebooks(&self) {
        for (path, text) in self.texts(Language::Italian) {
            let mut words = text.split(|sign: char| !sign.is_alphabetic()).map(str::to_lowercase);
            assert!(!words.any(|word| ["capo", "capi"].contains(&&*word)), "leaders are called so{path}: {text}");
            assert!(!text.to_lowercase().contains("rivolta contadina"), "a riot is “dei contadini”{path}: {text}");
        }
    }

    pub(crate) fn no_name_stands_after_a_word_that_would_change_before_some_of_them(&self) {
        self.assert_never_after(Language::English, &["a", "an"], self.names);
        self.assert_never_after(Language::French, &["de", "que", "le", "la", "si", "jusque"], self.names);
        self.assert_never_after(Language::Italian, &["a", "o"], self.names);
    }

    /// Asserts that none of these places follows one of these words, or an apostrophe.
    pub(crate) fn assert_never_after(&self, language: Language, words: &[&str], places: &[&str]) {
        for (path, text) in self.texts(language) {
            for place in places {
                let after = |word: &str| format!(" {text}").contains(&format!("{word}{{{place}}}"));
                assert!(!after("'") && !words.iter().any(|word| after(&format!(" {word} "))), "{path}: {text}");
            }
        }
    }
}

/// Why a text is not an action of this game.
type Misread<G> = <<G as Game>::Action as FromStr>::Err;
/// Why an action of this game is refused.
type Refusal<G> = Refused<<G as Game>::Decision, <G as Game>::Rule>;

/// A game in words: its messages, how things are put into words, and one of every kind of thing.
pub(crate) struct Spoken<G: Game> {
    pub(crate) messages: Messages,
    pub(crate) event: fn(Language, &Names, &G::Event) -> String,
    pub(crate) rule: fn(Language, G::Rule) -> String,
    pub(crate) refusal: fn(Language, &Refusal<G>) -> String,
    pub(crate) refusal_with_number: fn(Language, &Refusal<G>) -> String,
    pub(crate) number: fn(G::Rule) -> &'static str,
    pub(crate) misread: fn(Language, Misread<G>) -> String,
    pub(crate) waiting: fn(Language, &Names, Seat, G::Decision) -> String,
    pub(crate) result: fn(Language, &Names, &G::Outcome) -> Vec<String>,
    pub(crate) labels: fn(Language) -> Vec<&'static str>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) rules: Vec<G::Rule>,
    pub(crate) decisions: Vec<G::Decision>,
    pub(crate) misreads: Vec<Misread<G>>,
    pub(crate) outcomes: Vec<G::Outcome>,
}

impl<G: Game> Spoken<G>
where
    Misread<G>: Copy,
{
    fn refusals(&self) -> Vec<Refusal<G>> {
        let not_now = self.decisions.iter().copied().map(Refused::NotNow);
        let rules = self.rules.iter().copied().map(Refused::Rule);
        [Refused::Over].into_iter().chain(not_now).chain(rules).collect()
    }

    /// Every sentence that can be said, in the same order in each language.
    fn sentences(&self, language: Language) -> Vec<String> {
        let names = Names::default();
        let mut all: Vec<String> = self.events.iter().map(|it| (self.event)(language, &names, it)).collect();
        all.extend(self.refusals().iter().map(|it| (self.refusal)(language, it)));
        all.extend(self.misreads.iter().map(|it| (self.misread)(language, *it)));
        all.extend(self.decisions.iter().map(|it| (self.waiting)(language, &names, Seat::new(0), *it)));
        all.extend(self.outcomes.iter().flat_map(|it| (self.result)(language, &names, it)));
        all
    }

    pub(crate) fn every_sentence_is_complete(&self) {
        for language in Language::ALL {
            for sentence in self.sentences(language) {
                assert!(!sentence.contains(['{', '}', '!']), "{sentence}");
                assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains(" ."), "{sentence}");
                assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            }
        }
    }

    pub(crate) fn no_two_languages_share_a_sentence(&self) {
        let all = Language::ALL.map(|language| self.sentences(language));
        for number in 0..all[0].len() {
            assert_all_differ(all.iter().map(|sentences| &sentences[number]));
        }
    }

    pub(crate) fn every_refusal_says_something_else(&self) {
        for language in Language::ALL {
            assert_all_differ(self.refusals().iter().map(|it| (self.refusal)(language, it)));
            assert_all_differ(self.misreads.iter().map(|it| (self.misread)(language, *it)));
        }
    }

    pub(crate) fn different_events_read_differently(&self) {
        for language in Language::ALL {
            let told: Vec<_> = self.events.iter().map(|it| (self.event)(language, &Names::default(), it)).collect();
            for (number, it) in self.events.iter().enumerate() {
                for (earlier, before) in self.events[..number].iter().enumerate() {
                    let same = told[earlier] == told[number] && before != it;
                    assert!(!same, "{before:?} reads like {it:?} in {language}");
                }
            }
        }
    }

    pub(crate) fn every_label_says_something_else_in_small_letters(&self) {
        for language in Language::ALL {
            assert_all_differ((self.labels)(language));
            for text in (self.labels)(language) {
                let small = text.starts_with(char::is_lowercase) || ["VP", "PV", "Yuan"].contains(&text);
                assert!(small && !text.ends_with('.'), "{text}");
            }
        }
    }

    pub(crate) fn a_refusal_can_carry_the_number_of_its_rule(&self) {
        for &it in &self.rules {
            let [plain, numbered] =
                [self.refusal, self.refusal_with_number].map(|say| say(Language::French, &Refused::Rule(it)));
            let number = (self.number)(it);
            assert!(!plain.contains(number));
            assert_eq!(
                (plain.as_str(), numbered),
                (&*(self.rule)(Language::French, it), format!("{plain} ({number})"))
            );
        }
        assert_eq!((self.refusal_with_number)(Language::English, &Refused::Over), "The game is over.");
    }

    pub(crate) fn a_whole_game_can_be_told(&self) {
        for it in random_game::<G>(1) {
            for language in Language::ALL {
                assert!(!(self.event)(language, &Names::default(), &it).contains('{'));
            }
        }
    }
}

/// Asserts that what speaks for actions is told in complete sentences that differ from each other and from language to
/// language.
pub(crate) fn check_advice(told: impl Fn(Language) -> Vec<String>) {
    let all = Language::ALL.map(&told);
    for sentences in &all {
        assert_all_differ(sentences);
        for sentence in sentences {
            assert!(!sentence.contains(['{', '}', '!']) && sentence.ends_with('.'), "{sentence}");
            assert!(sentence.starts_with(char::is_uppercase) && !sentence.contains("  "), "{sentence}");
        }
    }
    assert_all_differ(all.iter().flatten());
}

/// Asserts that the rules have all of these numbers in every language.
pub(crate) fn check_cited<'n>(rules: fn(Language) -> &'static str, numbers: impl IntoIterator<Item = &'n str>) {
    let documents = Language::ALL.map(|language| Document::read(rules(language)));
    for number in numbers {
        for (language, document) in Language::ALL.iter().zip(&documents) {
            let rule = document.place(number).and_then(|place| place.block);
            assert!(matches!(rule, Some(Block::Rule { .. })), "no {number} in {language}");
        }
    }
}

/// Asserts that no two of these are the same.
pub(crate) fn assert_all_differ<T: Eq + Hash + Debug>(items: impl IntoIterator<Item = T>) {
    let mut seen = HashSet::new();
    for item in items {
        assert!(!seen.contains(&item), "twice: {item:?}");
        seen.insert(item);
    }
}

/// All that happens in a game of this number among four, played at random.
pub(crate) fn random_game<G: Game>(number: u64) -> Vec<G::Event> {
    let board = G::read_board(G::built_in_boards()[0]).unwrap();
    let (options, seed, mut events) = (G::Options::default(), Seed::of_series(number, 0), Vec::new());
    let longest = conformance::LONGEST;
    let game = conformance::random_game::<G>(&board, 4, &options, seed, longest, &mut events, |_, _, _| {});
    assert!(game.unwrap().1.ended);
    events
}
