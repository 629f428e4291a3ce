//! `pagoda perft` and `pagoda bench`

use super::{Folder, pagoda};

/// The counts of perft by first action, and the total.
fn perft(words: &[&str]) -> (Vec<u64>, u64) {
    let ran = pagoda(&[&["perft"], words].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let (actions, total) = ran.out.split_once("\n\n").unwrap_or(("", &ran.out));
    let counts = actions.lines().map(|line| line.rsplit_once(": ").unwrap().1.parse().unwrap()).collect();
    let leaves = total.trim().strip_suffix(" leaves").unwrap().rsplit(' ').next().unwrap();
    (counts, leaves.parse().unwrap())
}

#[test]
fn at_depth_1_perft_counts_the_legal_actions_of_the_first_game() {
    let folder = Folder::new();
    for players in ["2", "3", "4"] {
        let out = folder.path(players);
        let table = ["--players", players, "--seed", "9"];
        pagoda(&[&["simulate", "--games", "1", "--digests", "--out", &out], &table[..]].concat());
        let record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&out).unwrap()).unwrap();
        let (counts, total) = perft(&[&["--depth", "1"], &table[..]].concat());
        assert_eq!(Some(total), record["legal"][0].as_u64());
        assert_eq!(counts, vec![1; total as usize]);
    }
}

#[test]
fn perft_totals_are_sums_over_the_first_actions() {
    let (counts, total) = perft(&["--depth", "2"]);
    assert!(counts.iter().all(|count| *count > 0));
    assert_eq!(counts.iter().sum::<u64>(), total);
}

#[test]
fn no_decision_is_one_way_to_go_on() {
    let ran = pagoda(&["perft", "--depth", "0"]);
    assert!(ran.out.ends_with("depth 0: 0 first actions, 1 leaves\n"), "{}", ran.out);
}

#[test]
fn bench_as_json_has_its_keys() {
    let ran = pagoda(&["bench", "--runs", "1", "--seconds", "0.05", "--players", "3", "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&report["game"], &report["players"], &report["runs"]),
        (&"yellow-yangtze".into(), &3.into(), &1.into())
    );
    for key in [
        "decisions_per_second",
        "games_per_second",
        "median_decisions_per_second",
        "median_games_per_second",
        "listed_actions_per_second",
        "position_bytes",
    ] {
        assert!(report[key].as_f64().is_some_and(|number| number > 0.0), "{key} in {report}");
    }
}

#[test]
fn bench_prints_a_table() {
    let ran = pagoda(&["bench", "--runs", "1", "--seconds", "0.05"]);
    assert_eq!(ran.code, 0);
    for text in ["games per second", "decisions per second", "a position takes"] {
        assert!(ran.out.contains(text), "{text}\n{}", ran.out);
    }
}

#[test]
fn measures_out_of_range_are_refused() {
    for words in [["bench", "--runs", "0"], ["bench", "--seconds", "0"], ["bench", "--seconds", "x"]] {
        assert_eq!(pagoda(&words).code, 2, "{words:?}");
    }
    assert_eq!(pagoda(&["perft", "--depth", "21"]).code, 2);
}
