//! What holds for everything that is said at a table.

use bots::Level;

use super::catalogue::{bots as about_bots, catalogue};
use super::*;
use crate::checks::{Messages, QUOTED, assert_all_differ, check_messages};

check_messages!(Messages { catalogue: |language| catalogue(language), names: &["player", "action", "file"] });

mod of_bots {
    use super::*;

    check_messages!(Messages { catalogue: |language| about_bots(language), names: &["player", "action"] });
}

#[test]
fn levels_have_names_of_their_own_in_every_language() {
    for language in Language::ALL {
        assert_all_differ(Level::ALL.map(|it| level(language, it)));
    }
    assert_eq!(QUOTED.map(|language| level(language, Level::Scholar)), ["Scholar", "Lettré", "Letterato"]);
}

#[test]
fn a_bot_is_called_by_its_level_or_by_what_it_does() {
    let called = |text: &str| bot(Language::English, text.parse().unwrap());
    assert_eq!(called("3"), "Scholar (level 3)");
    assert_eq!(called("search:0.5s"), "Seeker (0.5 s)");
    assert_eq!(called("search:200"), "Seeker (200 tries)");
    for language in Language::ALL {
        assert_all_differ(
            ["random", "points", "greedy", "search", "sage"].map(|text| bot(language, text.parse().unwrap())),
        );
    }
}

#[test]
fn what_was_taken_back_is_counted() {
    let action = &"tile k@C4";
    let told = [1, 3].map(|count| say(Language::English, Saying::Undone { count, action }));
    assert!(told[0].starts_with("1 answer is taken back: “tile k@C4”."));
    assert!(told[1].starts_with("3 answers are taken back, from “tile k@C4” on."));
    assert_eq!(say(Language::French, Saying::Redone { count: 1 }), "1 réponse est donnée de nouveau.");
}

#[test]
fn every_usage_is_explained_in_its_place() {
    for (number, it) in Usage::ALL.into_iter().enumerate() {
        assert_eq!(it as usize, number);
    }
    for language in Language::ALL {
        assert_all_differ(Usage::ALL.map(|it| usage(language, it, Bot::Greedy)));
        assert!(usage(language, Usage::Hint, Bot::Greedy).contains(&bot(language, Bot::Greedy)));
    }
}

#[test]
fn a_share_is_a_percentage() {
    let share = Saying::Share { player: "Lion", percent: 54.6 };
    assert_eq!(QUOTED.map(|language| say(language, share)), ["Lion 55\u{a0}%"; 3]);
    let shown = QUOTED.map(|language| percentage(language, 54.62));
    assert_eq!(shown, ["54.6\u{a0}%", "54,6\u{a0}%", "54,6\u{a0}%"]);
}
