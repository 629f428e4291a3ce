//! What holds for every message and every sentence.

use ::yunnan::{Bank, Building, Construction, Event, Position, Province, Rule};
use kernel::Seat;

use super::catalogue::catalogue;
use super::terms::{at_building, from_province, in_province, the_province, to_province};
use super::variants::{
    decisions, ends, events, final_reasons, misreads, outcome, reasons_for_actions, rules, variants, verdicts,
};
use super::*;
use crate::checks::{Messages, Spoken, assert_all_differ, check_advice, check_cited, check_game};
use crate::{Language, Names};

fn spoken() -> Spoken<Position> {
    Spoken {
        messages: Messages { catalogue: |language| catalogue(language), names: &["player", "players", "by"] },
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
        outcomes: vec![outcome(&[104, 96, -3], 0, 7), outcome(&[81, 81, 81, 80, 0], 2, 1)],
    }
}

check_game!(spoken());

#[test]
fn every_rule_that_a_refusal_or_the_log_cites_can_be_read_in_every_language() {
    let (rules, events) = (rules(), events());
    let cited = rules.iter().map(|rule| rule.number()).chain(events.iter().map(Event::rule));
    check_cited(crate::rules::yunnan, cited);
}

#[test]
fn every_clause_says_something_else() {
    for language in Language::ALL {
        assert_all_differ(ends().into_iter().map(|why| end(language, why, 80)));
        assert_all_differ(verdicts().into_iter().map(|thought| verdict(language, thought)));
        assert_all_differ(final_reasons().into_iter().map(|why| final_reason(language, why, 2)));
    }
}

#[test]
fn terms_differ_from_thing_to_thing() {
    for language in Language::ALL {
        for term in [province, the_province, in_province, to_province, from_province] {
            assert_all_differ(Province::ALL.map(|it| term(language, it)));
        }
        for term in [building, at_building] {
            assert_all_differ(Building::ALL.map(|it| term(language, it)));
        }
        assert_all_differ(Construction::ALL.map(|it| construction(language, it)));
        assert_all_differ(Bank::ALL.map(|it| bank(language, it)));
        assert_all_differ(variants().into_iter().map(|it| variant(language, it)));
        assert_all_differ(Seat::all(5).map(|seat| emblem(language, seat)));
    }
}

#[test]
fn a_province_or_building_with_a_preposition_still_has_its_name() {
    for language in Language::ALL {
        for it in Province::ALL {
            for term in [the_province, in_province, to_province, from_province] {
                assert!(term(language, it).ends_with(province(language, it)));
            }
        }
        for it in Building::ALL {
            assert!(at_building(language, it).ends_with(building(language, it)));
        }
    }
}

#[test]
fn initials_of_emblems_are_the_same_in_every_language() {
    for seat in Seat::all(5) {
        let initials = Language::ALL.map(|language| emblem(language, seat).chars().next());
        assert_eq!(initials, [initials[0]; Language::ALL.len()]);
    }
}

#[test]
fn no_province_with_its_article_stands_after_a_preposition_that_would_merge_with_it() {
    let articled = ["the_province", "near", "far"];
    let messages = spoken().messages;
    messages.assert_never_after(Language::French, &["de", "à", "en"], &articled);
    messages.assert_never_after(Language::Italian, &["a", "di", "da", "in", "su", "con"], &articled);
}

#[test]
fn no_phrase_with_a_preposition_stands_after_another_one() {
    let phrases = ["in_province", "to_province", "from_province", "at_building"];
    let messages = spoken().messages;
    messages.assert_never_after(Language::English, &["in", "to", "from", "at", "of"], &phrases);
    messages.assert_never_after(Language::French, &["à", "de", "en", "dans", "vers"], &phrases);
    messages.assert_never_after(Language::Italian, &["a", "di", "da", "in", "verso"], &phrases);
}

#[test]
fn what_speaks_for_an_action_is_a_sentence_of_its_own() {
    check_advice(|language| {
        let advice = |reason| advice(language, &Names::default(), reason);
        reasons_for_actions().into_iter().map(advice).collect()
    });
}

#[test]
fn a_deed_is_said_for_every_action() {
    let actions = [
        "bid school 7 from supply",
        "bid yard 15 from qamdo",
        "bank high from supply",
        "bank low from tibet",
        "market from supply",
        "market from tibet",
        "pass",
        "take post",
        "take bridge",
        "open sichuan",
        "keep",
        "travel puer>sichuan",
        "travel puer>yunnan push 2",
        "post sichuan",
        "bridge yunnan-qamdo",
        "teahouse tibet",
        "done",
        "vp 7",
    ];
    for language in Language::ALL {
        let say = |text: &str| deed(language, &Names::default(), &text.parse().unwrap());
        let deeds: Vec<String> = actions.iter().map(|action| say(action)).collect();
        assert!(deeds.iter().all(|deed| !deed.contains(['{', '}'])), "{deeds:?}");
        assert_all_differ(deeds);
    }
}

/// What only the page of this game says.
static PAGE: Messages = Messages { catalogue: |language| page(language), names: &["player"] };

mod of_the_page {
    crate::checks::check_messages! { super::PAGE }
}

#[test]
fn emblems_begin_with_the_letters_that_are_drawn_on_pieces() {
    for language in Language::ALL {
        let initials: String = Seat::all(5).filter_map(|seat| emblem(language, seat).chars().next()).collect();
        assert_eq!(initials, "CYLBP", "{language:?}");
    }
}
