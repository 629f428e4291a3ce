//! `pagoda show`

use std::fs;

use serde_json::json;

use super::{Folder, GOLDEN, golden, golden_record, pagoda, pagoda_with};

/// What is shown of the golden game of three.
fn shown(words: &[&str]) -> String {
    let ran = pagoda(&[&["show", &golden("yellow-yangtze-3p")], words].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{words:?}");
    ran.out
}

/// Why nothing is shown.
fn refused(words: &[&str]) -> String {
    let ran = pagoda(&[&["show"], words].concat());
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
    ran.err
}

#[test]
fn the_start_is_a_board_with_seven_capitals_full_hands_and_no_points() {
    let out = shown(&["--at", "0"]);
    assert!(out.starts_with("Game 1, action 0 of 200\n"));
    assert_eq!(out.matches("*k ").count(), 7);
    for line in ["Lion     k 0  r 0  b 0  g 0  y 0 ", "market ", "bag               107", "Yan K3, Zhao I5"] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    let log = out.split_once("\nlog\n").unwrap().1;
    assert_eq!(log.lines().count(), 2, "{log}");
    assert!(log.starts_with("The turn of "), "{log}");
}

#[test]
fn a_position_within_a_war_comes_with_the_log_of_its_turn() {
    let out = shown(&["--at", "170"]);
    let log = "
log
The turn of Bull begins.
 168  tile g@J4
      Bull places a trader on J4.
 169  take r
      Bull takes a soldier from the market.
      The tile on J4 starts a war between the states at L3 (strength 0) and H5 (strength 1).
 170  support L3 1
      Archer supports the state at L3 with 1 soldier.
Lion has to choose which state to support in the war, or none.
";
    assert!(out.ends_with(log), "{out}");
    for line in [
        "  3  ·   ·   ·   ~~  ~~  ·   ~~  ~~  ·   ·  *·   K0  ·        3",
        "> 0 Lion     k 0  r 5  b 0  g 12 y 4     kkyyyy              decides",
        "g^ C8,D8,D9  g^ H12,H13,I13",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn the_action_that_ends_a_turn_is_told_with_that_turn() {
    let (record, mut ends) = (golden_record(), 0);
    let actions = record["actions"].as_array().unwrap();
    for at in 1..=30 {
        let out = shown(&["--at", &at.to_string()]);
        let log = out.split_once("\nlog\n").unwrap().1;
        let action = format!("{at:>4}  {}\n", actions[at - 1].as_str().unwrap());
        assert!(log.contains(&action), "{action}{log}");
        let turns = log.lines().filter(|line| line.trim_start().starts_with("The turn of ")).count();
        assert!((1..=2).contains(&turns), "{log}");
        ends += turns - 1;
    }
    assert!(ends > 5);
}

#[test]
fn the_last_position_tells_the_result() {
    for name in GOLDEN {
        let out = pagoda(&["show", &golden(name)]).out;
        assert!(out.contains("\nthe game is over\n") && out.contains("The game ends: "), "{out}");
        assert!(out.ends_with(" wins the game.\n"), "{out}");
    }
}

#[test]
fn every_position_can_be_shown_in_every_language() {
    for (language, log, title) in
        [("en", "\nlog\n", "Game 1"), ("fr", "\njournal\n", "Partie 1"), ("it", "\ndiario\n", "Partita 1")]
    {
        for at in ["0", "57", "200"] {
            let out = shown(&["--at", at, "--lang", language]);
            assert!(out.starts_with(title) && out.contains(log), "{out}");
        }
    }
}

#[test]
fn the_language_is_that_of_the_system_unless_one_is_asked_for() {
    let file = golden("yellow-yangtze-2p");
    for (environment, title) in [
        (&[("LANG", "fr_FR.UTF-8")][..], "Partie"),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "it_IT.UTF-8")], "Partita"),
        (&[("LANG", "it_IT.UTF-8"), ("LC_ALL", "C")], "Game"),
        (&[("LC_ALL", ""), ("LANG", "it")], "Partita"),
        (&[("LANG", "de_DE.UTF-8")], "Game"),
    ] {
        let out = pagoda_with(&["show", &file], environment).out;
        assert!(out.starts_with(title), "{environment:?}");
    }
    assert!(pagoda_with(&["show", &file, "--lang", "en"], &[("LANG", "fr_FR")]).out.starts_with("Game"));
    assert!(refused(&[&file, "--lang", "de"]).contains("a language is one of en fr it"));
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let words = ["show", &golden("yellow-yangtze-2p")];
    assert!(!pagoda(&words).out.contains('\u{1b}'));
    assert!(pagoda_with(&words, &[("CLICOLOR_FORCE", "1")]).out.contains('\u{1b}'));
}

#[test]
fn a_picture_is_written_and_its_path_printed() {
    let folder = Folder::new();
    for (language, market) in [("en", ">market<"), ("fr", ">marché<"), ("it", ">mercato<")] {
        let path = folder.path(&format!("{language}.svg"));
        assert_eq!(shown(&["--at", "170", "--lang", language, "--svg", &path]), format!("{path}\n"));
        let picture = fs::read_to_string(&path).unwrap();
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n") && picture.contains(market));
    }
}

#[test]
fn a_picture_without_a_path_is_named_after_game_and_action() {
    let folder = Folder::new();
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_pagoda"))
        .args(["show", &golden("yellow-yangtze-3p"), "--at", "57", "--svg"])
        .current_dir(&folder.0)
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(ran.stdout).unwrap(), "game1-at57.svg\n");
    assert!(fs::read_to_string(folder.path("game1-at57.svg")).unwrap().starts_with("<svg "));
}

#[test]
fn a_picture_never_takes_the_place_of_the_records() {
    let folder = Folder::new();
    let file = folder.file("games.jsonl", golden_record().to_string());
    assert!(refused(&[&file, "--svg", &file]).contains("would overwrite the records"));
    assert!(fs::read_to_string(&file).unwrap().starts_with('{'));
}

#[test]
fn games_are_counted_from_1_without_blank_lines() {
    let folder = Folder::new();
    let games: String = GOLDEN.map(|name| fs::read_to_string(golden(name)).unwrap() + "\n \n").concat();
    let file = folder.file("games.jsonl", games);
    let players = [2, 2, 3, 4];
    for (number, players) in (1..).zip(players) {
        let out = pagoda(&["show", &file, "--game", &number.to_string()]).out;
        assert!(out.starts_with(&format!("Game {number}, ")), "{out}");
        let seats = ["0 Lion", "1 Bull", "2 Archer", "3 Pot"].into_iter().filter(|seat| out.contains(seat));
        assert_eq!(seats.count(), players);
    }
    assert!(refused(&[&file, "--game", "5"]).contains("holds only 4 games"));
    assert!(refused(&[&file, "--game", "0"]).contains("games are counted from 1"));
    assert!(refused(&[&folder.file("none.jsonl", "\n\n")]).contains("holds no game"));
}

#[test]
fn an_action_beyond_the_last_is_refused() {
    let file = golden("yellow-yangtze-3p");
    assert!(refused(&[&file, "--at", "201"]).contains("--at 201: the record has only 200 actions"));
    assert!(refused(&[&file, "--at", "-1"]).contains("'-1'"));
}

#[test]
fn an_unfinished_game_is_shown() {
    let folder = Folder::new();
    let mut record = golden_record();
    for field in ["result", "states", "legal"] {
        record.as_object_mut().unwrap().remove(field);
    }
    record["actions"].as_array_mut().unwrap().truncate(170);
    let ran = pagoda(&["show", &folder.file("saved.jsonl", record.to_string())]);
    assert!(ran.code == 0 && ran.out.starts_with("Game 1, action 170 of 170\n"), "{}", ran.err);
}

#[test]
fn a_record_that_breaks_off_shows_nothing_but_where() {
    let folder = Folder::new();
    let mut record = golden_record();
    record["actions"][9] = json!("tile k@A1");
    let file = folder.file("bad.jsonl", record.to_string());
    let why = refused(&[&file]);
    assert!(why.contains("bad.jsonl, game 1: action 10, \"tile k@A1\", at "), "{why}");
    assert!(why.contains("--at 9 shows the position before it"), "{why}");
    let words = [("en", "You can't do this now"), ("fr", "Vous ne pouvez pas"), ("it", "Non puoi")];
    for (language, sentence) in words {
        assert!(refused(&[&file, "--lang", language]).contains(sentence), "{language}");
    }
    assert!(refused(&[&file, "--svg", &folder.path("no.svg")]).contains("action 10"));
    assert!(!std::path::Path::new(&folder.path("no.svg")).exists());
    assert_eq!(pagoda(&["show", &file, "--at", "9"]).code, 0);
}

#[test]
fn what_is_no_record_is_told() {
    let folder = Folder::new();
    for (content, why) in
        [(&b"{}"[..], "missing field"), (b"{\"format\":", "not a record"), (b"\xff\xfe", "not a record: invalid utf-8")]
    {
        let why_not = refused(&[&folder.file("bad.jsonl", content)]);
        assert!(why_not.contains("bad.jsonl, game 1: ") && why_not.contains(why), "{why_not}");
    }
    let mut record = golden_record();
    record["game"] = json!("go");
    assert!(refused(&[&folder.file("go.jsonl", record.to_string())]).contains("game \"go\""));
    assert!(refused(&[&folder.path("missing.jsonl")]).contains("can't read "));
}
