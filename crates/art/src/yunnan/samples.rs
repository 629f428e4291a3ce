//! Boards and positions of Yunnan for the tests.

use kernel::{Boards, Record, View as _};
use yunnan::{Board, Position, Province, View, WrittenView};

use crate::geometry::{Area, Point};

const GAMES: [&str; 2] = [
    include_str!("../../../yunnan/tests/games/yunnan-3p.jsonl"),
    include_str!("../../../yunnan/tests/games/yunnan-5p.jsonl"),
];
const BUILT_IN: [&str; 3] = [
    include_str!("../../../../boards/tea-horse-road.toml"),
    include_str!("../../../../boards/tea-horse-road-2.toml"),
    include_str!("../../../../boards/tea-horse-road-3.toml"),
];

/// The boards that come with the game; one with a site between any two provinces, eight bid spaces and many presents.
pub(crate) fn boards() -> Vec<Board> {
    let built_in = BUILT_IN.map(|text| Board::read(text).unwrap());
    let (head, rest) = BUILT_IN[0].split_once("[[bridges]]").unwrap();
    let (_, tail) = rest.split_once("[auction]").unwrap();
    let mut full = head.replace("presents = 5", "presents = 40");
    for (number, far) in Province::ALL.into_iter().enumerate() {
        for near in &Province::ALL[..number] {
            full += &format!("[[bridges]]\nnear = \"{}\"\nfar = \"{}\"\n", near.id(), far.id());
        }
    }
    full += &format!("[auction]{tail}").replace("[5, 7, 9, 12, 15]", "[1, 2, 3, 5, 7, 9, 12, 150]");
    built_in.into_iter().chain([Board::read(&full).unwrap()]).collect()
}

/// Every twentieth position of whole games of three and five, and the last, each with its board.
pub(crate) fn positions() -> Vec<(Board, Position)> {
    let mut all = Vec::new();
    for game in GAMES {
        let record = Record::read(game).unwrap();
        let mut positions = Vec::new();
        let board = Boards::<Position>::built_in().of_record(&record).unwrap();
        conformance::replay::<Position>(&board, &record, false, |position, _| positions.push(*position)).unwrap();
        let last = positions.last().copied();
        for position in positions.into_iter().step_by(20).chain(last) {
            all.push((Board::read(BUILT_IN[0]).unwrap(), position));
        }
    }
    all
}

/// Everybody has as many traders in a province, two posts, and the horse there; each has two bridges, and somebody a teahouse.
pub(crate) fn crowd(board: &Board, players: usize, province: Province, traders: u8) -> Position {
    let here = |count: u8| Province::ALL.map(|other| if other == province { count } else { 0 });
    let horse = province.max(Province::Yunnan);
    let player = |seat: usize| {
        let bridges: Vec<usize> = (0..board.sites().len()).skip(seat % 2).take(2).collect();
        let teahouses: Vec<&str> =
            if seat == 1 && province > Province::Puer { vec![province.id()] } else { Vec::new() };
        serde_json::json!({
            "points": 71 + seat, "yuan": 12 + seat, "bids": [null, null, null, null, null],
            "traders": here(traders), "posts": here(2), "bridges": bridges, "presents": 0, "teahouses": teahouses,
            "customs": seat.min(4), "influence": 4 - seat.min(4), "horse": horse.id(), "supply": 7 - traders,
            "reserve": 0, "stock": [0, 0, 2 - teahouses.len()], "reserve_stock": [0, 2 - bridges.len(), 0],
        })
    };
    let written = serde_json::json!({
        "variant": "basic", "round": 5, "order": (0..players).collect::<Vec<_>>(), "bank": [null, null],
        "presents": board.presents(), "players": (0..players).map(player).collect::<Vec<_>>(),
        "stage": { "auction": { "seat": 0, "passed": [] } }, "observer": null,
    });
    let written: WrittenView = serde_json::from_value(written).unwrap();
    *View::read(board, &written).unwrap().position()
}

/// No two of them overlap.
pub(crate) fn check_apart(areas: &[Area]) {
    let apart = |a: (f64, f64), b: (f64, f64)| a.1 <= b.0 + 1e-6 || b.1 <= a.0 + 1e-6;
    for (number, one) in areas.iter().enumerate() {
        assert!(one.width() > 0.0 && one.height() > 0.0, "{one:?}");
        for other in &areas[number + 1..] {
            let across = apart((one.left, one.right), (other.left, other.right));
            assert!(across || apart((one.top, one.bottom), (other.top, other.bottom)), "{one:?} {other:?}");
        }
    }
}

/// All of them lie in the whole.
pub(crate) fn check_within(whole: Area, parts: &[Area]) {
    for part in parts {
        let corners = [Point { x: part.left, y: part.top }, Point { x: part.right, y: part.bottom }];
        assert!(corners.iter().all(|corner| whole.grown(1e-6).contains(*corner)), "{part:?} in {whole:?}");
    }
}
