//! `pagoda simulate`

use std::fs;

use super::{Folder, pagoda};

#[test]
fn the_number_of_threads_changes_nothing_and_what_is_written_verifies() {
    for (players, digests) in [("2", true), ("4", false)] {
        let folder = Folder::new();
        let [one, two] = ["1", "2"].map(|threads| {
            let out = folder.path(threads);
            let mut words =
                vec!["simulate", "--players", players, "--games", "20", "--threads", threads, "--out", &out];
            words.extend(digests.then_some("--digests"));
            let ran = pagoda(&words);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            out
        });
        let games = fs::read(&one).unwrap();
        assert!(games == fs::read(&two).unwrap());
        assert_eq!(games.iter().filter(|byte| **byte == b'\n').count(), 20);
        assert_eq!(String::from_utf8(games).unwrap().contains("\"states\":"), digests);
        assert_eq!(pagoda(&["verify", &one]).out, "20 passed, 0 failed\n");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let folder = Folder::new();
    let [one, two] = ["1", "2"].map(|seed| {
        let out = folder.path(seed);
        pagoda(&["simulate", "--games", "1", "--seed", seed, "--out", &out]);
        fs::read_to_string(out).unwrap()
    });
    assert!(one != two && !one.is_empty());
}

#[test]
fn options_are_played_and_recorded() {
    let folder = Folder::new();
    let out = folder.path("short.jsonl");
    let ran =
        pagoda(&["simulate", "--games", "3", "--option", "short=true", "--option", "edition=2023", "--out", &out]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let games = fs::read_to_string(&out).unwrap();
    assert_eq!(games.matches(r#""options":{"short":true,"edition":"2023"}"#).count(), 3);
    assert_eq!(pagoda(&["verify", &out]).code, 0);
}

#[test]
fn the_summary_counts_games_actions_events_and_victories() {
    let ran = pagoda(&["simulate", "--games", "5"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for line in ["played", "decisions a game", "legal actions a decision", "tile", "replace", "wars", "seat 1"] {
        assert!(ran.out.lines().any(|found| found.trim_start().starts_with(line)), "{line}\n{}", ran.out);
    }
}

#[test]
fn a_game_that_does_not_end_is_stopped_and_reported() {
    let folder = Folder::new();
    let file = folder.path("stopped.jsonl");
    let ran = pagoda(&["simulate", "--games", "2", "--longest", "30", "--digests", "--out", &file]);
    assert!(ran.code == 0 && ran.out.contains("game 2 was stopped: not over after 30 decisions"), "{}", ran.out);
    assert!(!ran.out.contains("game 0"), "counted as show counts: {}", ran.out);
    assert_eq!(pagoda(&["verify", &file]).code, 1);
    assert_eq!(pagoda(&["verify", &file, "--unfinished"]).out, "2 passed, 0 failed\n");
}

#[test]
fn a_table_that_can_t_be_set_up_says_why() {
    for (words, why) in [
        (&["--players", "1"][..], "1 players: the game is for 2 to 4"),
        (&["--players", "5"], "5 players: the game is for 2 to 4"),
        (&["--players", "3", "--option", "short=true"], "option short: the short game is for two players, not 3"),
        (&["--players", "x"], "invalid value 'x' for '--players <N>'"),
        (&["--option", "short"], "option \"short\": write it as KEY=VALUE"),
        (&["--option", "short=maybe"], "table options: "),
        (&["--option", "edition=1999"], "edition \"1999\": there are \"2018\" and \"2023\""),
        (&["--option", "speed=high"], "unknown field `speed`"),
        (&["--option", "short=true", "--option", "short=true"], "option \"short\" is given twice"),
        (&["--game", "go"], "invalid value 'go' for '--game <GAME>'"),
        (&["--out", "/no/such/folder/games.jsonl"], "can't write /no/such/folder/games.jsonl"),
    ] {
        let ran = pagoda(&[&["simulate", "--games", "1"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(why), "{words:?}: {}", ran.err);
    }
}

#[test]
fn every_problem_of_a_table_is_told() {
    let ran = pagoda(&["simulate", "--players", "7", "--option", "short=true"]);
    assert!(ran.err.contains("7 players") && ran.err.contains("option short"), "{}", ran.err);
}

#[test]
fn games_that_were_stopped_have_no_part_in_scores_and_victories() {
    let folder = Folder::new();
    let file = folder.path("some.jsonl");
    let ran = pagoda(&["simulate", "--game", "yunnan", "--games", "20", "--longest", "345", "--out", &file]);
    let scores: Vec<i64> = fs::read_to_string(&file)
        .unwrap()
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["result"]["scores"][0].as_i64())
        .collect();
    assert!((1..20).contains(&scores.len()), "some end and some are stopped");
    let average = scores.iter().sum::<i64>() as f64 / scores.len() as f64;
    let line = format!("seat 0   {average:.2} ");
    assert!(ran.out.contains(&line), "{line}\n{}", ran.out);
    let stopped = 20 - scores.len();
    assert!(ran.out.lines().any(|row| row.split_whitespace().eq(["stopped", &stopped.to_string()])), "{}", ran.out);
}

#[test]
fn games_never_take_the_place_of_the_board_they_are_played_on() {
    let folder = Folder::new();
    let board = folder.file("board.toml", include_str!("../../../../boards/warring-states.toml"));
    let ran = pagoda(&["simulate", "--games", "1", "--board", &board, "--out", &board]);
    assert!(ran.code == 2 && ran.err.contains("would overwrite the board file"), "{}", ran.err);
    assert!(fs::read_to_string(&board).unwrap().contains("layout"));
}
