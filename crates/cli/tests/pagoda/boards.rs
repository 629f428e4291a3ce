//! Boards from files, in every command that takes one.

use std::fs;

use super::{Folder, golden, pagoda};

const ISLAND: &str = r#"id = "island"
name = "Island"
game = "yellow-yangtze"

layout = """
. A . ~ B .
 . . ~ . C .
. D ~ . . E
 . ~ . F . .
~ ~ . . . G
"""

[capitals]
A = "Ai"
B = "Bo"
C = "Cao"
D = "Dai"
E = "E"
F = "Fan"
G = "Guo"
"#;

/// The default board as it comes with the game.
const BUILT_IN: &str = include_str!("../../../../boards/warring-states.toml");

#[test]
fn games_on_a_board_from_a_file_bring_it_along() {
    let folder = Folder::new();
    let (board, out) = (folder.file("island.toml", ISLAND), folder.path("games.jsonl"));
    let ran = pagoda(&["simulate", "--games", "3", "--board", &board, "--out", &out, "--digests"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    let games = fs::read_to_string(&out).unwrap();
    for line in games.lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!((record["board"].as_str(), record["board_file"].as_str()), (Some("island"), Some(ISLAND)));
    }
    assert_eq!(pagoda(&["verify", &out]).out, "3 passed, 0 failed\n");
    let shown = pagoda(&["show", &out, "--at", "0"]);
    assert!(shown.out.contains("Ai B1, Bo E1, Cao E2, Dai B3, E F3, Fan D4, Guo F5"), "{}", shown.out);
}

#[test]
fn a_record_without_its_board_needs_the_file() {
    let folder = Folder::new();
    let (board, out) = (folder.file("island.toml", ISLAND), folder.path("games.jsonl"));
    pagoda(&["simulate", "--games", "1", "--board", &board, "--out", &out]);
    let mut record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&out).unwrap()).unwrap();
    record.as_object_mut().unwrap().remove("board_file");
    let bare = folder.file("bare.jsonl", record.to_string());

    let ran = pagoda(&["verify", &bare]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("line 1: board \"island\" is not built in"), "{}", ran.out);
    assert_eq!(pagoda(&["verify", &bare, "--board", &board]).code, 0);

    let ran = pagoda(&["show", &bare]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("board \"island\" is not built in"), "{}", ran.err);
    assert_eq!(pagoda(&["show", &bare, "--board", &board]).code, 0);
}

#[test]
fn a_record_with_another_board_than_it_names_fails() {
    let folder = Folder::new();
    let (board, out) = (folder.file("island.toml", ISLAND), folder.path("games.jsonl"));
    pagoda(&["simulate", "--games", "1", "--board", &board, "--out", &out]);
    let games = fs::read_to_string(&out).unwrap().replace(r#""board":"island""#, r#""board":"atoll""#);
    let ran = pagoda(&["verify", &folder.file("atoll.jsonl", games)]);
    assert!(ran.code == 1 && ran.out.contains("its board file has the id \"island\""), "{}", ran.out);
}

#[test]
fn the_file_of_a_built_in_board_is_that_board_and_no_other_may_take_its_id() {
    let folder = Folder::new();
    let (same, out) = (folder.file("same.toml", BUILT_IN), folder.path("games.jsonl"));
    assert_eq!(pagoda(&["simulate", "--games", "1", "--board", &same, "--out", &out]).code, 0);
    assert!(!fs::read_to_string(&out).unwrap().contains("board_file"));
    let other = folder.file("other.toml", ISLAND.replace("id = \"island\"", "id = \"warring-states\""));
    let ran = pagoda(&["simulate", "--games", "1", "--board", &other]);
    assert!(ran.code == 2 && ran.err.contains("is another board: give it an id of its own"), "{}", ran.err);
}

#[test]
fn every_problem_of_a_board_file_is_told_with_line_and_column_by_every_command() {
    let folder = Folder::new();
    let bad = ISLAND
        .replace("\"Island\"", "7")
        .replace(". A . ~ B .", ". A . # B .")
        .replace(" . . ~ . C .", " . . ~ .C  .")
        .replace("G = \"Guo\"", "H = \"Hao\"");
    let board = folder.file("bad.toml", bad);
    let game = golden("yellow-yangtze-2p");
    for words in [&["simulate"][..], &["perft"], &["bench"], &["verify", &game], &["show", &game]] {
        let ran = pagoda(&[words, &["--board", &board]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains("bad.toml"), "{}", ran.err);
        let told: Vec<&str> = ran.err.lines().filter(|line| line.starts_with("line ")).collect();
        let expected = [
            "line 2, column 8: `name` is not a text in quotes",
            "line 5, column 10: number of capitals: 6. A board has exactly 7",
            "line 6, column 7: unknown sign '#'",
            "line 7, column 9: a space off its column",
            "line 10, column 11: capital G has no name",
            "line 16, column 1: Cao has no capital C",
            "line 20, column 1: Hao has no capital H",
        ];
        assert_eq!(told.len(), expected.len(), "{}", ran.err);
        for (line, problem) in told.iter().zip(expected) {
            assert!(line.starts_with(problem), "{problem}\n{}", ran.err);
        }
    }
}

#[test]
fn a_board_file_that_is_missing_or_no_toml_is_told() {
    let folder = Folder::new();
    let ran = pagoda(&["simulate", "--board", &folder.path("missing.toml")]);
    assert!(ran.code == 2 && ran.err.contains("can't read the board file"), "{}", ran.err);
    let ran = pagoda(&["simulate", "--board", &folder.file("not.toml", "id = island\nname\n")]);
    assert!(ran.code == 2 && ran.err.contains("line 1, column 6: not TOML"), "{}", ran.err);
}
