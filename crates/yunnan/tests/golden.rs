//! Whole games, made by an independent program, replay action by action with the same legal counts and digests.

use conformance::check_golden;
use yunnan::Position;

#[test]
fn three_players() {
    check_golden::<Position>(include_str!("games/yunnan-3p.jsonl"));
}

#[test]
fn four_players_by_the_pro_variant() {
    check_golden::<Position>(include_str!("games/yunnan-4p.jsonl"));
}

#[test]
fn five_players() {
    check_golden::<Position>(include_str!("games/yunnan-5p.jsonl"));
}
