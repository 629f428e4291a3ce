//! Yunnan in every command.

use std::fs;

use serde_json::{Value, json};

use super::{Folder, Ran, golden, pagoda};

const GAMES: [&str; 3] = ["yunnan-3p", "yunnan-4p", "yunnan-5p"];
const BOARD: &str = include_str!("../../../../boards/tea-horse-road.toml");
const MANY_BRIDGES: &str = include_str!("../../../yunnan/tests/boards/many-bridges.toml");

/// Runs a command that takes a table.
fn yunnan(command: &str, words: &[&str]) -> Ran {
    pagoda(&[&[command, "--game", "yunnan"], words].concat())
}

fn shown(name: &str, words: &[&str]) -> String {
    let ran = pagoda(&[&["show", &golden(name)], words].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{words:?}");
    ran.out
}

#[test]
fn golden_games_pass_and_both_games_may_share_a_file() {
    for name in GAMES {
        assert_eq!(pagoda(&["verify", &golden(name)]).out, "1 passed, 0 failed\n", "{name}");
    }
    let folder = Folder::new();
    let both = ["yunnan-3p", "yellow-yangtze-2p"].map(|name| fs::read_to_string(golden(name)).unwrap()).join("\n");
    assert_eq!(pagoda(&["verify", &folder.file("both.jsonl", both)]).out, "2 passed, 0 failed\n");
}

#[test]
fn a_refused_action_is_told_in_a_sentence_with_its_rule() {
    let folder = Folder::new();
    let record = fs::read_to_string(golden("yunnan-3p")).unwrap();
    for (number, action, said) in [
        (0, "bid dragon 12 from supply", "at 1:auction: You can't bid 12: "),
        (0, "bid dragon 10 from supply", "(YN-3.2)"),
        (8, "travel puer>sichuan", "at 2:travel: "),
        (8, "vp 3", "You can't do this now: "),
        (17, "vp 1000", "(YN-10.1)"),
        (0, "bid dragon ten from supply", "action 1, \"bid dragon ten from supply\": "),
    ] {
        let mut record: Value = serde_json::from_str(&record).unwrap();
        record["actions"][number] = json!(action);
        let ran = pagoda(&["verify", &folder.file("changed.jsonl", record.to_string())]);
        assert_eq!(ran.code, 1);
        assert!(ran.out.starts_with(&format!("line 1: action {}, ", number + 1)), "{}", ran.out);
        assert!(ran.out.contains(said), "{said}\n{}", ran.out);
    }
}

#[test]
fn random_games_end_verify_and_their_rounds_are_shown() {
    let folder = Folder::new();
    for (players, variant) in [("3", "basic"), ("4", "pro"), ("5", "basic")] {
        let out = folder.path(players);
        let option = format!("variant={variant}");
        let ran = yunnan(
            "simulate",
            &["--players", players, "--games", "20", "--option", &option, "--digests", "--out", &out],
        );
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        for line in ["rounds  games\n", "█", "half up to", "traders banished", "bid ", "seat 2"] {
            assert!(ran.out.contains(line), "{line}\n{}", ran.out);
        }
        assert!(!ran.out.contains("was stopped"), "{}", ran.out);
        let games = fs::read_to_string(&out).unwrap();
        assert_eq!(games.matches(&format!(r#""options":{{"variant":"{variant}"}}"#)).count(), 20);
        assert_eq!(pagoda(&["verify", &out]).out, "20 passed, 0 failed\n");
    }
}

#[test]
fn without_a_number_the_fewest_play() {
    let ran = yunnan("simulate", &["--games", "1"]);
    let heading = "yunnan with 3 players, random play\nboard tea-horse-road-3, variant basic\n";
    assert!(ran.out.starts_with(heading), "{}", ran.out);
}

#[test]
fn a_table_that_can_t_be_set_up_says_why() {
    for (words, why) in [
        (&["--players", "2"][..], "2 players: the game is for 3 to 5"),
        (&["--players", "6"], "6 players: the game is for 3 to 5"),
        (&["--option", "variant=hard"], "variant \"hard\": there are \"basic\" and \"pro\""),
        (&["--option", "short=true"], "unknown field `short`"),
    ] {
        let ran = yunnan("simulate", &[&["--games", "1"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(why), "{words:?}: {}", ran.err);
    }
}

/// The numbers were found by an independent program as well.
#[test]
fn perft_counts_the_ways_to_go_on() {
    for (words, total) in [
        (&["--depth", "3"][..], "depth 3: 19 first actions, 6824 leaves\n"),
        (&["--depth", "4", "--players", "4"], "depth 4: 19 first actions, 129918 leaves\n"),
        (&["--depth", "2", "--players", "5", "--option", "variant=pro"], "depth 2: 29 first actions, 779 leaves\n"),
    ] {
        let ran = yunnan("perft", words);
        assert!(ran.out.ends_with(total), "{}", ran.out);
    }
}

#[test]
fn bench_measures_it() {
    let ran = yunnan("bench", &["--runs", "1", "--seconds", "0.05", "--json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["game"], &report["players"]), (&"yunnan".into(), &3.into()));
    assert!(report["games_per_second"].as_f64() > Some(0.0), "{report}");
}

#[test]
fn a_position_in_the_auction_shows_bids_road_and_tracks() {
    let out = shown("yunnan-5p", &["--at", "5"]);
    for line in [
        "Game 1, action 5 of 563",
        "round 1              5    7    9   12   15",
        "trading school       ·    0    ·    ·    ·",
        "horse trader         1    ·    ·    ·    ·",
        "construction yard    ·    3    ·    ·    ·",
        "province      Pu'er  Yunnan  Sichuan  Qamdo  Tibet  Qinghai",
        "income        +1     +3      +6       +10    +14    +18",
        "bridges  Yunnan=Qamdo ·   Sichuan=Tibet ·   Qamdo=Qinghai ·",
        "auction order  2 Lantern, 3 Bamboo, 4 Peacock, 1 Yak, 0 Camellia",
    ] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
    let log = out.split_once("\nlog\n").unwrap().1;
    assert_eq!(log.lines().count(), 1 + 2 * 5 + 1, "{log}");
}

#[test]
fn the_log_tells_the_phase_of_the_last_action() {
    // Action 35 is a conversion: inspector and income belong to the travel phase before it.
    let log = |at: &str| shown("yunnan-5p", &["--at", at]).split_once("\nlog\n").unwrap().1.to_owned();
    assert!(log("33").contains("  done\n") && log("33").contains("inspector"), "{}", log("33"));
    assert!(log("35").contains("  vp ") && !log("35").contains("  done\n"), "{}", log("35"));
    assert!(log("39").contains("  bank high from supply\n") && !log("39").contains("  vp "), "{}", log("39"));
}

#[test]
fn every_position_fits_80_columns_in_every_language_and_the_last_tells_the_result() {
    for (name, last) in [("yunnan-3p", 359), ("yunnan-4p", 761), ("yunnan-5p", 563)] {
        for (language, log) in [("en", "log"), ("fr", "journal"), ("it", "diario")] {
            for at in (0..last).step_by(71).chain([last]) {
                let out = shown(name, &["--at", &at.to_string(), "--lang", language]);
                let (picture, log) = out.split_once(&format!("\n{log}\n")).unwrap();
                let widest = picture.lines().map(|line| line.chars().count()).max().unwrap();
                assert!(widest <= 80, "{widest}\n{picture}");
                assert!(!log.contains(['{', '}']), "{log}");
            }
        }
        let out = shown(name, &[]);
        assert!(out.contains("\nthe game is over\n") && out.contains(" wins the game after "), "{out}");
    }
}

#[test]
fn a_position_is_drawn_as_svg_in_every_language() {
    let folder = Folder::new();
    for (language, market) in [("en", "market of Pu"), ("fr", "marché de Pu"), ("it", "mercato di Pu")] {
        let path = folder.path(&format!("{language}.svg"));
        let ran = pagoda(&["show", &golden("yunnan-5p"), "--at", "120", "--lang", language, "--svg", &path]);
        assert_eq!((ran.code, ran.out.as_str()), (0, &*format!("{path}\n")), "{}", ran.err);
        let picture = fs::read_to_string(&path).unwrap();
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n") && picture.contains(market));
        assert!(picture.contains("data-piece=\"horse-4\"") && picture.contains("data-bid=\"yard-15\""));
    }
}

#[test]
fn games_on_a_board_from_a_file_bring_it_along() {
    let folder = Folder::new();
    let (board, out) = (folder.file("many.toml", MANY_BRIDGES), folder.path("games.jsonl"));
    let ran = yunnan("simulate", &["--games", "3", "--board", &board, "--out", &out, "--digests"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert_eq!(pagoda(&["verify", &out]).out, "3 passed, 0 failed\n");
    let mut record: Value = serde_json::from_str(fs::read_to_string(&out).unwrap().lines().next().unwrap()).unwrap();
    record.as_object_mut().unwrap().remove("board_file");
    let bare = folder.file("bare.jsonl", record.to_string());
    assert_eq!(pagoda(&["verify", &bare]).code, 1);
    assert_eq!(pagoda(&["verify", &bare, "--board", &board]).code, 0);
    assert_eq!(pagoda(&["show", &bare, "--board", &board]).code, 0);
}

#[test]
fn every_problem_of_a_board_file_is_told_by_every_command() {
    let folder = Folder::new();
    let bad = BOARD.replace("income = 14", "income = -14").replace("from = 40", "from = 10").replace("[end]", "[ende]");
    let (board, game) = (folder.file("bad.toml", bad), golden("yunnan-3p"));
    for words in [
        &["simulate", "--game", "yunnan"][..],
        &["perft", "--game", "yunnan"],
        &["bench", "--game", "yunnan"],
        &["verify", &game],
        &["show", &game],
    ] {
        let ran = pagoda(&[words, &["--board", &board]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        for problem in ["`end` is missing", "`income` is negative", "bank rows are out of order: 10 comes after 20"] {
            assert!(ran.err.contains(problem), "{problem}\n{}", ran.err);
        }
    }
}

#[test]
fn a_board_of_another_game_or_of_none_is_told() {
    let folder = Folder::new();
    let board = folder.file("road.toml", BOARD);
    let ran = pagoda(&["simulate", "--game", "yellow-yangtze", "--board", &board]);
    assert!(ran.code == 2 && ran.err.contains("`game` is \"yunnan\", not \"yellow-yangtze\""), "{}", ran.err);
    for (text, why) in [
        (BOARD.replace("game = \"yunnan\"", "game = \"go\""), "game \"go\" is not known"),
        (BOARD.replace("game = \"yunnan\"", ""), "doesn't say for which `game` it is"),
    ] {
        let ran = pagoda(&["verify", &golden("yunnan-3p"), "--board", &folder.file("other.toml", text)]);
        assert!(ran.code == 2 && ran.err.contains(why), "{why}: {}", ran.err);
    }
}
