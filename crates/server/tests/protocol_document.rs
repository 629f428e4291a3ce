//! What `docs/protocol.md` says is so: every example is of the type it claims, and nothing is left out.

use std::collections::BTreeSet;

use kernel::{Boards, Game, View};
use protocol::{Claim, Code, Legal, Me, Message, NewTable, NewToken, Problem, Request, Token, What};
use serde::de::DeserializeOwned;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Every example with what it claims to be.
fn examples() -> Vec<(&'static str, &'static str)> {
    let parts: Vec<&str> = DOCUMENT.split("\n```").collect();
    let example = |part: &&'static str| part.strip_prefix("json ")?.split_once('\n');
    parts.iter().filter_map(example).collect()
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The names of all variants: whoever is asked for one that doesn't exist lists those that do.
fn variants<T: DeserializeOwned>() -> Vec<String> {
    let Err(error) = serde_json::from_str::<T>("\"there is none\"") else { panic!("there is one") };
    let text = error.to_string();
    let (_, names) = text.split_once("expected one of ").unwrap_or_else(|| panic!("{text}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A view and its events, and whether the document names every field.
fn check_view<G: Game>(text: &str) {
    let board = Boards::<G>::built_in().default_board();
    let written = read::<<G::View as View<G>>::Written>(text);
    G::View::read(&board, &written).unwrap_or_else(|error| panic!("{error}: {text}"));
    let view: Value = read(text);
    let players = view["players"].as_array().and_then(|players| players.first());
    for fields in [Some(&view), players].into_iter().flatten().filter_map(Value::as_object) {
        for name in fields.keys() {
            assert!(DOCUMENT.contains(&format!("`{name}`")), "the field `{name}` isn't described");
        }
    }
}

#[test]
fn every_example_is_what_it_claims_to_be() {
    let mut kinds = BTreeSet::new();
    for (kind, text) in examples() {
        kinds.insert(kind);
        match kind {
            "Message" => drop(read::<Message>(text)),
            "Request" => drop(read::<Request>(text)),
            "What" => drop(read::<What>(text)),
            "Problem" => drop(read::<Problem>(text)),
            "Me" => drop(read::<Me>(text)),
            "Claim" => drop(read::<Claim>(text)),
            "NewToken" => drop(read::<NewToken>(text)),
            "Token" => drop(read::<Token>(text)),
            "NewTable" => drop(read::<NewTable>(text)),
            "Legal" => drop(read::<Legal>(text)),
            "yellow-yangtze" => check_view::<yangtze::Position>(text),
            "yunnan" => check_view::<yunnan::Position>(text),
            "yellow-yangtze event" => drop(read::<yangtze::Event>(text)),
            "yunnan event" => drop(read::<yunnan::Event>(text)),
            other => panic!("an example of {other}"),
        }
        if kind == "Message"
            && let Message::News(news) = read(text)
        {
            check_view::<yangtze::Position>(news.view.get());
        }
    }
    assert_eq!(kinds.len(), 14, "{kinds:?}");
}

#[test]
fn every_message_and_request_has_an_example() {
    let named = |wanted: &str| -> BTreeSet<String> {
        let of_kind = examples().into_iter().filter(|(kind, _)| *kind == wanted);
        of_kind
            .flat_map(|(_, text)| read::<serde_json::Map<String, Value>>(text).into_iter().map(|(name, _)| name))
            .collect()
    };
    for (kind, all) in [("Message", variants::<Message>()), ("Request", variants::<Request>())] {
        assert!(all.len() > 8, "{all:?}");
        assert_eq!(named(kind), all.into_iter().collect(), "examples of {kind}");
    }
}

#[test]
fn everything_that_can_happen_is_described() {
    let lists = [variants::<What>(), variants::<yangtze::Event>(), variants::<yunnan::Event>()];
    for name in lists.iter().flatten() {
        let described = [format!("\n| `{name}` |"), format!("\n| `\"{name}\"` |")];
        assert!(described.iter().any(|row| DOCUMENT.contains(row)), "`{name}` isn't described");
    }
}

#[test]
fn every_problem_is_described_with_its_status() {
    let codes = variants::<Code>();
    assert_eq!(codes.len(), 16);
    for name in codes {
        let code: Code = read(&format!("\"{name}\""));
        let row = format!("\n| `{name}` | {} |", code.status());
        assert!(DOCUMENT.contains(&row), "`{name}` isn't described with its status");
    }
}
