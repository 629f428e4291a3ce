use ::yunnan::Variant;

use super::super::Asked;
use crate::{Misasked, Sitter};

fn read(address: &str) -> Result<Asked, Vec<Misasked>> {
    let value = |name: &str| {
        let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
    };
    Asked::read(value, |name| name == "greedy").expect("a game is asked for")
}

#[test]
fn all_that_can_be_asked_for_is_had() {
    let asked = read("seats=person,greedy,greedy&names=Anna&seed=7&variant=pro").expect("there is such a game");
    let table = asked.table(None, 1).expect("there is such a game");
    assert_eq!(table.setting().options.variant, Variant::Pro);
    assert_eq!((table.seed(), table.sitters()[0].name.as_deref()), (7, Some("Anna")));
    let usual = read("seats=person,greedy,greedy,greedy,greedy").expect("there is such a game");
    assert_eq!(usual.options.variant, Variant::Basic);
    assert_eq!(usual.table(None, 1).expect("there is such a game").sitters().len(), 5);
}

#[test]
fn everything_wrong_is_said_at_once() {
    let text = |text: &str| text.to_owned();
    assert_eq!(read("seats=person,greedy").expect_err("for two"), [Misasked::Players(2)]);
    assert_eq!(
        read("seats=person,greedy,foo&seed=x&variant=expert&board=mine").expect_err("much is wrong"),
        [
            Misasked::Sitter(text("foo")),
            Misasked::Seed(text("x")),
            Misasked::Variant(text("expert")),
            Misasked::Board(text("mine")),
        ]
    );
}

#[test]
fn a_board_that_is_brought_along_is_played_on_and_kept() {
    let board = include_str!("../../../../../boards/tea-horse-road.toml").replace("\"tea-horse-road\"", "\"mine\"");
    let asked = read("seats=person,greedy,greedy&board=file").expect("there is such a game");
    assert!(asked.own_board);
    let table = asked.table(Some(board), 3).expect("it is a board");
    let saved = table.save().expect("a text");
    let loaded = crate::Table::<::yunnan::Position>::load(&saved, &Sitter::PERSON).expect("it was saved");
    assert_eq!((table.board().id(), loaded.board().id()), ("mine", "mine"));
}
