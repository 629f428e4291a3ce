//! Whole games, made by an independent program, replay action by action with the same legal counts and digests.

use kernel::{Boards, Record};
use yunnan::Position;

fn check_golden(line: &str) {
    let record = Record::read(line).expect("a golden line is a record");
    assert!(record.states.is_some() && record.legal.is_some(), "a golden game carries digests and legal counts");
    let board = Boards::<Position>::built_in().of_record(&record).expect("its board is built in");
    let replayed = conformance::replay::<Position>(&board, &record, false, |_, _| {});
    match replayed {
        Ok(replayed) => assert!(replayed.ended),
        Err(difference) => panic!("{difference}"),
    }
}

#[test]
fn three_players() {
    check_golden(include_str!("games/yunnan-3p.jsonl"));
}

#[test]
fn four_players_by_the_pro_variant() {
    check_golden(include_str!("games/yunnan-4p.jsonl"));
}

#[test]
fn five_players() {
    check_golden(include_str!("games/yunnan-5p.jsonl"));
}
