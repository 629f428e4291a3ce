//! Boards and positions for the tests, and what every drawing must pass.

use std::collections::BTreeSet;

use kernel::{Boards, Record};
use yangtze::{Board, Position};

const GAME: &str = include_str!("../../yangtze/tests/games/yellow-yangtze-4p.jsonl");
const DEFAULT: &str = include_str!("../../../boards/warring-states.toml");

/// Every tenth position of a whole game of four, and the last.
pub(crate) fn positions() -> Vec<Position> {
    let record = Record::read(GAME).unwrap();
    let board = Boards::<Position>::built_in().of_record(&record).unwrap();
    let mut all = Vec::new();
    conformance::replay::<Position>(&board, &record, false, |position, _| all.push(*position)).unwrap();
    let last = *all.last().unwrap();
    all.into_iter().step_by(10).chain([last]).collect()
}

/// The set-up position of two players: it fits every board.
pub(crate) fn start(board: &Board) -> Position {
    let options = yangtze::Options::default();
    let deal = yangtze::Deal::new(2, options, &mut kernel::Dice::for_deal(kernel::Seed::of_series(7, 0)));
    Position::start(board, 2, options, &deal.unwrap()).unwrap()
}

/// The default board with another name, in TOML, for Yan.
pub(crate) fn board_with_yan_called(name: &str) -> Board {
    Board::read(&DEFAULT.replace("\"Yan\"", name)).unwrap()
}

fn board(layout: &str) -> Board {
    let names = "[capitals]\nA='A'\nB='B'\nC='C'\nD='D'\nE='E'\nF='F'\nG='G'\n";
    Board::read(&format!("id='s'\nname='s'\ngame='yellow-yangtze'\nlayout=\"\"\"\n{layout}\"\"\"\n{names}")).unwrap()
}

/// The default board; one of two rows at the far end of the alphabet; one as wide and one as high as the reader allows;
/// one of water with seven islands; one in two parts, as far from each other as can be.
pub(crate) fn boards() -> Vec<Board> {
    let (east, shifted) = (" ".repeat(36), " ".repeat(35));
    let small = format!("{east}A ~ B . C . D .\n{shifted}~ E ~ F . G .\n");
    let wide = format!("A ~ B . C . D . E . F . G{}\n", " ~".repeat(13));
    let high: String = (0..192)
        .map(|row| match (row % 2, b"A B C D E F G".get(row / 2)) {
            (1, _) => " ~\n".to_owned(),
            (_, Some(sign @ b'A'..=b'G')) => format!("{}\n", char::from(*sign)),
            _ => ".\n".to_owned(),
        })
        .collect();
    let islands = "A ~ B ~ C ~ D\n ~ ~ ~ ~ ~ ~\n~ E ~ F ~ G ~\n".to_owned();
    let parts = format!("A ~ B . C\n{}{}D . E ~ F . G\n", "\n".repeat(189), " ".repeat(38));
    std::iter::once(DEFAULT)
        .map(|text| Board::read(text).unwrap())
        .chain([small, wide, high, islands, parts].map(|layout| board(&layout)))
        .collect()
}

/// Markup is well formed, every id in it is there once, and whatever it refers to is there too. Returns the ids.
pub(crate) fn check_document(markup: &str) -> BTreeSet<String> {
    let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{markup}</svg>");
    let document = roxmltree::Document::parse(&text).unwrap();
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "{id} twice");
    }
    for attribute in document.descendants().flat_map(|node| node.attributes()) {
        let value = attribute.value();
        let id = match value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')) {
            Some(id) => id,
            None if attribute.name() == "href" => value.strip_prefix('#').unwrap(),
            None => continue,
        };
        assert!(ids.contains(id), "there is no {id}");
    }
    ids
}

#[test]
fn the_positions_hold_every_kind_of_piece() {
    let (board, positions) = (yangtze::default_board(), positions());
    assert!(positions.iter().any(|position| !position.open().pagodas_on(board).is_empty()));
    assert!(positions.iter().any(|position| {
        board.spaces().filter(|space| position.open().leader_at(board, *space).is_some()).count() > 5
    }));
}
