//! `pagoda verify`

use serde_json::{Value, json};

use super::{Folder, GOLDEN, Ran, golden, golden_record, pagoda};

/// Verifies the golden game of three after a change, which has to fail, and gives what was said of it.
fn said_of(change: impl FnOnce(&mut Value)) -> String {
    let folder = Folder::new();
    let mut record = golden_record();
    change(&mut record);
    let ran = pagoda(&["verify", &folder.file("changed.jsonl", record.to_string())]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{}", ran.out);
    assert!(ran.out.ends_with("0 passed, 1 failed\n"), "{}", ran.out);
    ran.out
}

fn verify(content: impl AsRef<[u8]>, more: &[&str]) -> Ran {
    let folder = Folder::new();
    let file = folder.file("games.jsonl", content);
    pagoda(&[&["verify", &file], more].concat())
}

fn drop_result(record: &mut Value) {
    record.as_object_mut().unwrap().remove("result");
}

#[test]
fn golden_games_pass() {
    for name in GOLDEN {
        let ran = pagoda(&["verify", &golden(name)]);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "1 passed, 0 failed\n", ""), "{name}");
    }
}

#[test]
fn a_refused_action_names_line_action_decision_and_rule() {
    let said = said_of(|record| record["actions"][4] = json!("tile b@A1"));
    assert!(
        said.starts_with("line 1: action 5, \"tile b@A1\", at 0:act: The board has no such space. (YY-1.2)\n"),
        "{said}"
    );
}

#[test]
fn a_text_that_is_no_action_is_told_with_the_reason() {
    let said = said_of(|record| record["actions"][0] = json!("leader r@K02"));
    assert!(said.starts_with("line 1: action 1, \"leader r@K02\": Unknown space: write"), "{said}");
}

#[test]
fn an_array_is_not_a_record_nor_a_part_of_one() {
    for field in ["options", "deal", "result"] {
        let said = said_of(|record| record[field] = json!([]));
        assert!(said.starts_with(&format!("line 1: `{field}`: not a JSON object, {{…}}\n")), "{said}");
    }
    let folder = Folder::new();
    let ran = pagoda(&["verify", &folder.file("array.jsonl", "[]")]);
    assert!(ran.code == 1 && ran.out.starts_with("line 1: not a record: a record is a JSON object"), "{}", ran.out);
}

#[test]
fn text_from_a_file_does_not_act_on_the_terminal() {
    let said = said_of(|record| record["actions"][0] = json!(format!("\u{1b}[31m{}", "x".repeat(500))));
    assert!(
        said.starts_with("line 1: action 1, \"\\u{1b}[31mxxx") && said.lines().all(|line| line.len() < 300),
        "{said}"
    );
}

#[test]
fn an_action_after_the_end_is_refused() {
    let said = said_of(|record| {
        for (list, more) in [("actions", json!("end")), ("states", json!("")), ("legal", json!(0))] {
            record[list].as_array_mut().unwrap().push(more);
        }
    });
    assert!(said.starts_with("line 1: action 201, \"end\", at -:over: The game is over.\n"), "{said}");
}

#[test]
fn another_state_shows_both_sides() {
    let truth = golden_record()["states"][9].as_str().unwrap().to_owned();
    let said = said_of(|record| record["states"][9] = json!("1:act|2"));
    let (first, rest) = said.split_once('\n').unwrap();
    assert!(first.starts_with("line 1: action 10, \"") && first.ends_with("\": state after it"), "{said}");
    assert!(rest.starts_with(&format!("  recorded 1:act|2\n  replayed {truth}\n")), "{said}");
}

#[test]
fn another_number_of_legal_actions_shows_both_sides() {
    let truth = golden_record()["legal"][2].as_u64().unwrap();
    let said = said_of(|record| record["legal"][2] = json!(truth + 1));
    assert!(said.contains("action 3, \"leader k@J12\": legal actions: recorded "), "{said}");
    assert!(said.contains(&format!("recorded {}, replayed {truth}\n", truth + 1)), "{said}");
}

#[test]
fn another_result_shows_both_sides() {
    let said = said_of(|record| record["result"]["winners"] = json!([0]));
    assert!(said.starts_with("line 1: after action 200: result\n  recorded {"), "{said}");
    assert!(said.contains("\"winners\":[0]}\n  replayed {") && said.contains("\"winners\":[1]}\n"), "{said}");
}

#[test]
fn a_result_of_a_game_that_is_not_over_is_a_difference() {
    let said = said_of(|record| {
        for list in ["actions", "states", "legal"] {
            record[list].as_array_mut().unwrap().pop();
        }
    });
    assert!(said.contains("  replayed the game is not over\n"), "{said}");
}

#[test]
fn lists_of_another_length_are_told() {
    for list in ["states", "legal"] {
        let said = said_of(|record| drop(record[list].as_array_mut().unwrap().pop()));
        assert!(said.contains(&format!("`{list}` has 199 entries for 200 actions")), "{said}");
    }
}

#[test]
fn an_unfinished_game_passes_only_if_that_is_allowed() {
    let mut record = golden_record();
    drop_result(&mut record);
    for list in ["actions", "states", "legal"] {
        record[list].as_array_mut().unwrap().truncate(50);
    }
    let refused = verify(record.to_string(), &[]);
    assert_eq!(refused.code, 1);
    assert!(refused.out.contains("line 1: after action 50: no result"), "{}", refused.out);
    let allowed = verify(record.to_string(), &["--unfinished"]);
    assert_eq!((allowed.code, allowed.out.as_str()), (0, "1 passed, 0 failed\n"));
}

#[test]
fn an_unfinished_game_is_checked_all_the_same() {
    let mut record = golden_record();
    drop_result(&mut record);
    record["actions"][0] = json!("skip");
    assert_eq!(verify(record.to_string(), &["--unfinished"]).code, 1);
}

#[test]
fn what_a_replayer_need_not_know_is_ignored_and_what_is_optional_may_be_missing() {
    let mut record = golden_record();
    for field in ["states", "legal", "rules"] {
        record.as_object_mut().unwrap().remove(field);
    }
    record["names"] = json!(["Anna", "Ben", "Carla"]);
    record["played"] = json!({"on": "a Sunday"});
    assert_eq!(verify(record.to_string(), &[]).code, 0);
}

#[test]
fn records_of_other_formats_games_boards_and_rules_fail() {
    for (field, value, why) in [
        ("format", json!("pagoda/2"), "format \"pagoda/2\""),
        ("game", json!("go"), "game \"go\" is not known"),
        ("board", json!("moon"), "board \"moon\" is not built in"),
        ("rules", json!(2), "rules version 2"),
        ("rules", json!(0), "rules version 0"),
        ("players", json!(5), "5 players: the game is for 2 to 4"),
        ("options", json!({"short": true}), "option short"),
        ("options", json!({"shrot": true}), "shrot"),
        ("deal", json!({"bag": "kkk", "first": 0}), "3 tiles in the bag, not 131"),
        ("deal", json!({"bag": "x", "first": 0}), "not a colour letter"),
    ] {
        let said = said_of(|record| record[field] = value);
        assert!(said.starts_with("line 1: ") && said.contains(why), "{field}: {said}");
    }
}

#[test]
fn lines_that_are_no_records_fail_by_their_number_and_blank_ones_are_passed_over() {
    let good = std::fs::read(golden("yellow-yangtze-2p")).unwrap();
    let lines: [&[u8]; 7] = [b"", &good, b"\r\n", b"{\"format\":\n", b"\n  \n", b"\xff\xfe\n", b"[]\n"];
    let ran = verify(lines.concat(), &[]);
    assert_eq!(ran.code, 1);
    let at = 1 + good.iter().filter(|byte| **byte == b'\n').count();
    for number in [at + 1, at + 4, at + 5] {
        assert!(ran.out.contains(&format!("line {number}: not a record: ")), "{}", ran.out);
    }
    assert!(ran.out.ends_with("1 passed, 3 failed\n"), "{}", ran.out);
}

#[test]
fn an_empty_file_holds_nothing_that_fails() {
    assert_eq!(verify("", &[]).out, "0 passed, 0 failed\n");
}

#[test]
fn a_missing_file_is_no_failed_game() {
    let folder = Folder::new();
    let ran = pagoda(&["verify", &folder.path("missing.jsonl")]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.starts_with("error: can't read ") && ran.err.contains("missing.jsonl"), "{}", ran.err);
}

#[test]
fn nothing_of_a_record_steers_the_terminal() {
    for (field, value) in [
        ("board", json!("\u{1b}[31mred")),
        ("format", json!("\u{1b}[2J")),
        ("game", json!("\u{1b}]0;title\u{7}")),
        ("options", json!({"\u{1b}[31m": 1})),
        ("options", json!({"edition": "\u{1b}[31m"})),
        ("board_file", json!("id = \"x\"\nname = \"x\"\ngame = \"\\u001b[31m\"\n")),
    ] {
        let folder = Folder::new();
        let mut record = golden_record();
        record[field] = value;
        let file = folder.file("steering.jsonl", record.to_string());
        let ran = super::pagoda_with(&["verify", &file], &[("CLICOLOR_FORCE", "1")]);
        // The last line is the sum of all, in colour.
        let told = ran.out.trim_end().rsplit_once('\n').unwrap_or_default().0;
        assert!(ran.code == 1 && !told.contains('\u{1b}') && told.contains("\\u{1b}"), "{field}: {told:?}");
    }
}

#[test]
fn a_proof_of_the_deal_is_checked_as_a_whole_and_counted() {
    // The golden game wasn't dealt from this seed.
    let proof = |record: &mut Value| {
        record["seed"] = json!("00".repeat(32));
        record["commitment"] = json!("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        record["nonces"] = json!(["", "", ""]);
    };
    let other = said_of(proof);
    assert!(other.contains("another one follows from"), "{other}");
    for field in ["seed", "commitment", "nonces"] {
        let missing = said_of(|record| {
            proof(record);
            record.as_object_mut().unwrap().remove(field);
        });
        assert!(missing.contains("all of them have to be there"), "{field}: {missing}");
        let broken = said_of(|record| {
            proof(record);
            record[field] = json!(7);
        });
        assert!(broken.contains("all of them have to be there"), "{field}: {broken}");
    }
}
