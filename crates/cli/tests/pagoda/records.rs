//! Test vectors of `docs/record.md`: the first words of each stream, and whole deals.

use kernel::{Dice, Seed};

use super::{Folder, pagoda};

/// The deal of one game of a series, as its record has it.
fn deal(words: &[&str], game: usize) -> String {
    let folder = Folder::new();
    let out = folder.path("games.jsonl");
    let games = (game + 1).to_string();
    assert_eq!(pagoda(&[&["simulate", "--games", &games, "--out", &out], words].concat()).code, 0);
    let records = std::fs::read_to_string(&out).unwrap();
    let record: serde_json::Value = serde_json::from_str(records.lines().nth(game).unwrap()).unwrap();
    record["deal"].to_string()
}

#[test]
fn the_first_words_of_both_streams() {
    let seed = Seed::of_series(1, 0);
    for (mut dice, expected) in [
        (Dice::for_deal(seed), [0x7c0a_d3c5, 0x9311_ece1, 0x484f_c878, 0x855a_777d]),
        (Dice::for_players(seed), [0x0210_1fe6, 0x32a0_68d0, 0x43da_718b, 0xd7ec_74e6]),
    ] {
        // Below the largest number every word but that one stands for itself.
        assert_eq!([(); 4].map(|()| dice.below(u32::MAX)), expected);
    }
}

#[test]
fn seed_1_game_0_for_three_players() {
    let bag = "bkrbbkkryrrbgbgkgrgbrrkkgbbygkbrrkrbkyrrbyrbrkkbrkrbrrrkykgrkggkkkkbgkrbgyybrrgrkrbkkgkybrrkygkgggybrbrkk\
               gkrgbbrrrkrrggkggyrkbkygkk";
    assert_eq!(deal(&["--seed", "1", "--players", "3"], 0), format!(r#"{{"bag":"{bag}","first":0}}"#));
}

#[test]
fn the_auction_orders_of_seed_1() {
    for (players, orders) in [
        ("3", ["[0,1,2]", "[0,1,2]", "[1,2,0]"]),
        ("4", ["[2,0,3,1]", "[2,0,1,3]", "[2,0,3,1]"]),
        ("5", ["[4,3,0,1,2]", "[0,2,1,3,4]", "[2,1,3,4,0]"]),
    ] {
        for (game, order) in orders.into_iter().enumerate() {
            let words = ["--game", "yunnan", "--seed", "1", "--players", players];
            assert_eq!(deal(&words, game), format!(r#"{{"order":{order}}}"#));
        }
    }
}

#[test]
fn seed_7_game_2_for_two_players_in_a_short_game() {
    let bag =
        "rrkgrbbrrkrrkggkgkrgbkbrrbkkkbkybgkyggbryrbrybkgkgbkkkrgrbbkkrgykggrkykbkkrgkkbgkkbkgrrrybykkrggrgrybbrrrrg";
    let words = ["--seed", "7", "--players", "2", "--option", "short=true"];
    assert_eq!(deal(&words, 2), format!(r#"{{"bag":"{bag}","first":0}}"#));
}
