//! Whole games, made by an independent program, replay action by action with the same legal counts and digests.

use conformance::check_golden;
use yangtze::Position;

#[test]
fn two_players() {
    check_golden::<Position>(include_str!("games/yellow-yangtze-2p.jsonl"));
}

#[test]
fn two_players_short_by_the_2023_edition() {
    check_golden::<Position>(include_str!("games/yellow-yangtze-2p-short-2023.jsonl"));
}

#[test]
fn three_players() {
    check_golden::<Position>(include_str!("games/yellow-yangtze-3p.jsonl"));
}

#[test]
fn four_players() {
    check_golden::<Position>(include_str!("games/yellow-yangtze-4p.jsonl"));
}
