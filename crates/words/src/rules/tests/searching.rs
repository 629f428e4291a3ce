//! What is found in the rules, and in which order.

use super::*;

/// What is found in the rules of Yellow & Yangtze: the anchors, and what about each place was found.
fn found(language: Language, query: &str) -> Vec<(String, Found)> {
    let document = Document::read(yellow_yangtze(language));
    let hits = search(&document, query);
    hits.into_iter().map(|hit| (hit.place.anchor().unwrap_or_default(), hit.found)).collect()
}

fn anchors(language: Language, query: &str) -> Vec<String> {
    found(language, query).into_iter().map(|(anchor, _)| anchor).collect()
}

#[test]
fn a_rule_is_found_by_its_number_first_and_then_where_it_is_mentioned() {
    for query in ["YY-4.5", "yy-4.5", " YY - 4.5 ", "yy4.5", "yy 4.5", "4.5", "4.5."] {
        let found = found(Language::Italian, query);
        assert_eq!(found[0], ("YY-4.5".to_owned(), Found::Number), "{query}");
    }
    assert_eq!(anchors(Language::Italian, "YY-4.5"), ["YY-4.5", "YY-2.2", "YY-8.2"]);
}

#[test]
fn a_chapter_is_found_by_its_number_with_its_rules_after_it() {
    for query in ["YY-1", "1"] {
        let found = found(Language::English, query);
        let numbers: Vec<_> = found.iter().filter(|(_, found)| *found <= Found::Part).cloned().collect();
        assert_eq!(numbers[0], ("YY-1".to_owned(), Found::Number));
        assert_eq!(
            numbers[1..].iter().map(|it| &it.0[..]).collect::<Vec<_>>(),
            ["YY-1.1", "YY-1.2", "YY-1.3", "YY-1.4"]
        );
    }
}

#[test]
fn rules_are_found_by_the_names_of_tiles_that_the_game_says() {
    use yangtze::Colour;
    let rules =
        [(Colour::Black, "YY-4.2"), (Colour::Red, "YY-7.3"), (Colour::Blue, "YY-8.1"), (Colour::Green, "YY-5.4")];
    for language in Language::ALL {
        for (colour, rule) in rules {
            let found = anchors(language, crate::yangtze::role(language, colour));
            assert!(found.iter().any(|anchor| anchor == rule), "{language:?} {colour:?}: {found:?}");
        }
    }
}

#[test]
fn titles_come_before_texts() {
    for (language, query) in [(Language::English, "war"), (Language::French, "GUERRE"), (Language::Italian, "guerra")] {
        let found = found(language, query);
        assert_eq!(found[0], ("YY-7".to_owned(), Found::Title), "{query}");
        assert!(found.len() > 10 && found[1..].iter().all(|(_, found)| *found > Found::Title), "{query}");
    }
}

#[test]
fn words_in_a_row_come_before_words_that_are_scattered() {
    let found = found(Language::English, "black tile");
    let scattered = found.iter().position(|(_, found)| *found == Found::Words).unwrap();
    assert!(found[..scattered].iter().all(|(_, found)| *found == Found::Phrase));
    assert!(found[scattered..].iter().all(|(_, found)| *found == Found::Words));
    assert_eq!(found[1].0, "YY-1.2");
}

#[test]
fn places_found_alike_stand_in_the_order_of_the_document() {
    let document = Document::read(yellow_yangtze(Language::French));
    let places: Vec<_> = document.places().collect();
    let hits = search(&document, "pagode");
    let at = |hit: &Hit<'_>| (hit.found, places.iter().position(|place| *place == hit.place));
    assert!(hits.is_sorted_by_key(at));
}

#[test]
fn accents_and_capitals_make_no_difference() {
    let with = anchors(Language::French, "Révolte Égalité");
    assert!(with.contains(&"YY-6".to_owned()));
    for query in ["revolte egalite", "RÉVOLTE ÉGALITÉ", "re\u{301}volte e\u{301}galite\u{301}"] {
        assert_eq!(anchors(Language::French, query), with, "{query}");
    }
    let document = Document::read("Le cœur de l'État.");
    for query in ["coeur", "CŒUR", "etat", "l'etat", "L’ÉTAT"] {
        assert_eq!(search(&document, query).len(), 1, "{query}");
    }
}

#[test]
fn the_beginning_of_a_word_is_enough_and_its_end_is_not() {
    let document = Document::read("The warring states have 42 tiles.");
    for (query, hits) in [("war", 1), ("warring", 1), ("warrings", 0), ("ring", 0), ("42", 1), ("4", 0), ("2", 0)] {
        assert_eq!(search(&document, query).len(), hits, "{query}");
    }
}

#[test]
fn all_words_have_to_be_found() {
    let document =
        Document::read("A red leader.\n\nA red tile.\n\n| red |\n| --- |\n| leader |\n\n- a tile\n- a leader");
    let hits = |query| search(&document, query).len();
    assert_eq!([hits("red"), hits("red leader"), hits("tile leader"), hits("blue leader")], [3, 2, 1, 0]);
}

#[test]
fn what_has_no_words_finds_nothing() {
    let document = Document::read(yellow_yangtze(Language::English));
    for query in ["", " ", "?", "*", "-", "…", "\0", "\u{301}", "xyzzy", &"1.".repeat(10_000)] {
        assert!(search(&document, query).is_empty(), "{query:?}");
    }
    assert!(!search(&document, &"a ".repeat(10_000)).is_empty());
}

#[test]
fn what_was_found_can_be_marked() {
    let piece = |text, found| Piece { text, found };
    assert_eq!(
        marked("Révoltes et états (YY-6).", "ETAT revolte yy-6"),
        [
            piece("Révoltes", true),
            piece(" et ", false),
            piece("états", true),
            piece(" (", false),
            piece("YY-6", true),
            piece(").", false),
        ]
    );
    assert_eq!(marked("", "a"), []);
    assert_eq!(marked("a b", ""), [piece("a b", false)]);
}

#[test]
fn the_pieces_of_a_text_are_the_text() {
    for language in Language::ALL {
        let text = yellow_yangtze(language);
        for query in ["a", "l", "é", "yy-1", "7", "de la"] {
            assert_eq!(marked(text, query).iter().map(|piece| piece.text).collect::<String>(), text);
        }
    }
}
