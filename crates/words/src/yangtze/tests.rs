//! What holds for every message and every sentence.

use ::yangtze::{Colour, Event, Position, Rule};
use kernel::Seat;

use super::catalogue::catalogue;
use super::variants::{actions, decisions, ends, events, misreads, outcome, reasons_for_actions, returns, rules};
use super::*;
use crate::checks::{Messages, Spoken, assert_all_differ, check_advice, check_cited, check_game};
use crate::{Language, Names};

fn spoken() -> Spoken<Position> {
    Spoken {
        messages: Messages {
            catalogue: |language| catalogue(language),
            names: &["player", "attacker", "defender", "winner", "loser", "space", "from", "state", "states"],
        },
        event,
        rule,
        refusal,
        refusal_with_number,
        number: Rule::number,
        misread,
        waiting,
        result,
        labels: |language| Label::ALL.map(|it| label(language, it)).to_vec(),
        events: events(),
        rules: rules(),
        decisions: decisions(),
        misreads: misreads(),
        outcomes: vec![outcome(&[0]), outcome(&[0, 1, 2])],
    }
}

check_game!(spoken());

#[test]
fn every_rule_that_a_refusal_or_the_log_cites_can_be_read_in_every_language() {
    let (rules, events) = (rules(), events());
    let cited = rules.iter().map(|rule| rule.number()).chain(events.iter().map(Event::rule));
    check_cited(crate::rules::yellow_yangtze, cited);
}

#[test]
fn every_clause_says_something_else() {
    for language in Language::ALL {
        assert_all_differ(returns().into_iter().map(|why| returned(language, why)));
        assert_all_differ(ends().into_iter().map(|why| end(language, why)));
    }
}

#[test]
fn terms_differ_from_colour_to_colour() {
    for language in Language::ALL {
        for term in [colour, role, tile, leader, pagoda, pagoda_kind, points_kind] {
            assert_all_differ(Colour::ALL.map(|it| term(language, it)));
        }
        assert_all_differ(Seat::all(4).map(|seat| dynasty(language, seat)));
    }
}

#[test]
fn what_speaks_for_an_action_is_a_sentence_of_its_own() {
    check_advice(|language| {
        let advice = |reason| advice(language, &Names::default(), &[reason]).concat();
        reasons_for_actions().into_iter().map(advice).collect()
    });
}

#[test]
fn every_action_is_something_else_to_do_in_words_of_its_language() {
    for language in Language::ALL {
        let deeds: Vec<String> = actions().iter().map(|action| deed(language, action)).collect();
        assert!(deeds.iter().all(|deed| !deed.contains(['{', '}'])), "{deeds:?}");
        assert_all_differ(deeds);
    }
}

#[test]
fn whoever_counts_without_help_is_told_no_strengths() {
    let names = Names::default();
    for language in Language::ALL {
        for it in events() {
            let (told, uncounted) = (event(language, &names, &it), uncounted(language, &names, &it));
            match it {
                Event::RevoltBegan { .. } => assert!(uncounted.ends_with(").") && uncounted.len() + 8 < told.len()),
                Event::WarBegan { .. } => {
                    assert!(!uncounted.contains(['(', ')']) && uncounted.ends_with('.') && uncounted != told);
                }
                _ => assert_eq!(uncounted, told),
            }
        }
    }
}
