use super::super::Asked;
use crate::{Misasked, Plays, Sitter};

fn read(address: &str) -> Option<Result<Asked, Vec<Misasked>>> {
    let value = |name: &str| {
        let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
    };
    Asked::read(value, |name| ["scholar", "greedy"].contains(&name))
}

fn refused(address: &str) -> Vec<Misasked> {
    read(address).expect("a game is asked for").expect_err(address)
}

#[test]
fn an_address_without_seats_asks_for_nothing() {
    assert_eq!(read(""), None);
    assert_eq!(read("record=1&seed=7"), None);
    assert_eq!(read("lang=fr"), None);
}

#[test]
fn an_address_that_says_how_but_not_who_is_told_so_with_all_else_that_is_wrong() {
    assert_eq!(refused("players=3"), [Misasked::NoSeats]);
    assert_eq!(refused("short=true&edition=2023"), [Misasked::NoSeats]);
    let (seed, edition) = (Misasked::Seed("x".to_owned()), Misasked::Edition("1999".to_owned()));
    assert_eq!(refused("seed=x&edition=1999"), [Misasked::NoSeats, seed, edition]);
}

#[test]
fn all_that_can_be_asked_for_is_had() {
    let asked =
        read("seats=person,scholar&names=Anna,Bob&seed=7&short=true&edition=2023&scores=open").unwrap().unwrap();
    let table = asked.table(None, 1).expect("there is such a game");
    assert_eq!(table.sitters()[0], Sitter { name: Some("Anna".to_owned()), plays: Plays::Person });
    assert_eq!(table.sitters()[1], Sitter::bot("scholar"), "bots keep the names of their seats");
    assert_eq!(table.seed(), 7);
    assert!(table.has_open_scores() && table.setting().options.short);
    assert_eq!(<&str>::from(table.setting().options.edition), "2023");
}

#[test]
fn what_is_left_out_is_as_usual() {
    let asked = read("seats=person,greedy,greedy").unwrap().unwrap();
    assert!(!asked.open_scores && !asked.own_board);
    let table = asked.table(None, 11).expect("there is such a game");
    assert_eq!((table.seed(), table.sitters().len()), (11, 3));
    assert_eq!(table.setting().options, ::yangtze::Options::default());
}

#[test]
fn everything_wrong_is_said_at_once() {
    let text = |text: &str| text.to_owned();
    assert_eq!(refused("seats=person,foo"), [Misasked::Sitter(text("foo"))]);
    assert_eq!(refused("seats=person"), [Misasked::Players(1)]);
    assert_eq!(refused("seats="), [Misasked::Sitter(text("")), Misasked::Players(1)]);
    assert_eq!(refused("seats=person,greedy,greedy,greedy&short=true"), [Misasked::ShortFor(4)]);
    let nine = ["x"; 9].join(",");
    assert_eq!(refused(&format!("seats={nine}")), [Misasked::Sitter(text("x")), Misasked::Players(9)]);
    assert_eq!(
        refused("seats=person,greedy&seed=abc&short=maybe&edition=2019&scores=secret&board=mine"),
        [
            Misasked::Seed(text("abc")),
            Misasked::Short(text("maybe")),
            Misasked::Edition(text("2019")),
            Misasked::Scores(text("secret")),
            Misasked::Board(text("mine")),
        ]
    );
}

#[test]
fn names_are_trimmed_and_not_endless() {
    let long = "x".repeat(500);
    let asked = read(&format!("seats=person,person&names= Anna ,{long}")).unwrap().unwrap();
    assert_eq!(asked.sitters[0].name.as_deref(), Some("Anna"));
    assert_eq!(asked.sitters[1].name.as_ref().map(String::len), Some(24));
}

#[test]
fn a_board_that_is_brought_along_is_played_on_and_kept() {
    let board = include_str!("../../../../../boards/warring-states.toml").replace("\"warring-states\"", "\"mine\"");
    let asked = || read("seats=person,greedy&board=file").unwrap().unwrap();
    assert!(asked().own_board);
    let table = asked().table(Some(board), 3).expect("it is a board");
    assert_eq!(table.board().id(), "mine");
    let saved = table.save().expect("a text");
    let loaded = crate::Table::<::yangtze::Position>::load(&saved, &Sitter::PERSON).expect("it was saved");
    assert_eq!(loaded.board().id(), "mine");
    let why = asked().table(Some("id = 1".to_owned()), 3).map(|_| ()).expect_err("it is no board");
    assert!(why.to_string().contains("line 1"), "{why}");
}
