//! `pagoda play`, driven over a pipe.

use std::collections::HashSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};

use super::{Folder, Ran, pagoda};

/// A quick opponent for each game, so that a whole game takes a moment.
const YANGTZE: [&str; 4] = ["--game", "yellow-yangtze", "--bots", "random"];
const YUNNAN: [&str; 4] = ["--game", "yunnan", "--bots", "random,random"];

/// Plays in a folder, typing these bytes.
fn play_bytes(folder: &Folder, words: &[&str], typed: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    let mut child = command
        .arg("play")
        .args(words)
        .current_dir(&folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    // Whoever leaves early reads no more.
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_vec();
    let typing = std::thread::spawn(move || drop(input.write_all(&typed)));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).expect("pagoda writes UTF-8");
    Ran {
        code: output.status.code().expect("pagoda exits by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Plays in a folder, typing these lines, and leaves in peace.
fn play_in(folder: &Folder, words: &[&str], lines: &[&str]) -> String {
    let ran = play_bytes(folder, words, format!("{}\n", lines.join("\n")).as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran.out
}

/// Plays with seed 1 in a folder of its own.
fn play(game: &[&str], words: &[&str], lines: &[&str]) -> String {
    play_in(&Folder::new(), &[game, &["--seed", "1"], words].concat(), lines)
}

/// Why a game doesn't even begin.
fn refused(words: &[&str]) -> String {
    let ran = play_bytes(&Folder::new(), words, b"");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
    ran.err
}

/// What was said after this was typed, until the next line was typed.
fn said_after<'a>(out: &'a str, typed: &str) -> &'a str {
    let begin = out.find(&format!("> {typed}\n")).unwrap_or_else(|| panic!("{typed}\n{out}"));
    let rest = &out[begin..];
    let rest = &rest[rest.find('\n').unwrap() + 1..];
    let next = ["\nLion> ", "\nBull> ", "\nCamellia> "].iter().filter_map(|prompt| rest.find(prompt)).min();
    &rest[..next.unwrap_or(rest.len())]
}

/// What was said, however it was folded.
fn in_one_line(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A whole game: types what is offered, again and again, more than enough of it.
fn whole_game(folder: &Folder, words: &[&str]) -> String {
    // Whatever the decision is, one of these answers it: a number where there are few answers, or else the example of
    // some kind that is always offered.
    let lines = ["1", "end", "pass", "skip", "vp 0", "done", "keep"].repeat(700);
    play_in(folder, words, &[&lines[..], &["quit"]].concat())
}

fn assert_fits(out: &str) {
    for line in out.lines() {
        let width = line.trim_end().chars().count();
        assert!(width <= 80, "{width}: {line}");
        assert!(!line.contains('\u{1b}'), "{line:?}");
        assert!(!line.contains(['{', '}']), "{line}");
    }
}

#[test]
fn a_whole_game_of_each_can_be_played_in_every_language_on_80_columns() {
    for game in [&YANGTZE[..], &YUNNAN] {
        for (language, end) in [("en", " wins the game"), ("fr", " gagne la partie"), ("it", " vince la partita")] {
            let out = whole_game(&Folder::new(), &[game, &["--seed", "1", "--lang", language]].concat());
            assert!(out.contains(end), "{}", &out[out.len().saturating_sub(3000)..]);
            assert_fits(&out);
        }
    }
}

#[test]
fn the_table_is_introduced() {
    let out = play(&[], &["--bots", "3,sage,points", "--seat", "2"], &[]);
    for line in [
        "You are Archer, in seat 2.\n",
        "Lion is played by Scholar (level 3).\n",
        "Bull is played by Sage (level 5).\n",
        "Pot is played by Point Counter.\n",
        "The seed is 1: with --seed 1 ",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn without_a_seed_every_game_is_another_and_says_which() {
    let seeds: HashSet<String> = (0..3)
        .map(|_| {
            let out = play_in(&Folder::new(), &YANGTZE, &[]);
            out.lines().find(|line| line.starts_with("The seed is ")).unwrap().to_owned()
        })
        .collect();
    assert!(seeds.len() > 1, "{seeds:?}");
}

#[test]
fn who_cannot_sit_down_is_told_why() {
    for (words, why) in [
        (&["--bots", "3,3,3,3"][..], "with you and these bots there are 5 players, and yellow-yangtze is for 2 to 4"),
        (&["--game", "yunnan", "--bots", "3"], "there are 2 players, and yunnan is for 3 to 5"),
        (&["--seat", "2"], "--seat 2: there are 2 players, in seats 0 to 1"),
        (&["--bots", "3,x"], "there is no bot \"x\""),
        (&["--lang", "de"], "a language is one of en fr it"),
        (&["--load", "nothing.jsonl"], "can't read nothing.jsonl"),
        (&["--option", "short"], "write it as KEY=VALUE"),
    ] {
        let error = refused(words);
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn many_answers_are_offered_by_kind_and_listed_when_asked() {
    let out = play(&YANGTZE, &["--seat", "1"], &["list tile r", "tile k@", "list nothing", "7"]);
    assert!(out.contains("  replace   "), "{out}");
    let listed = said_after(&out, "list tile r");
    assert!(listed.contains("answers begin with “tile r”:\n  tile r@ "), "{listed}");
    assert!(said_after(&out, "tile k@").contains("\n  tile k@ "), "{out}");
    assert!(said_after(&out, "list nothing").contains("No answer that you can give now begins with “nothing”."));
    assert!(said_after(&out, "7").contains("too many answers for numbers"));
}

#[test]
fn few_answers_have_numbers() {
    let out = play(&YUNNAN, &[], &["99", "18"]);
    assert!(out.contains("  1  bid school 5 from supply "), "{out}");
    assert!(said_after(&out, "99").contains("There is no number 99: the list goes from 1 to 19."), "{out}");
    assert!(said_after(&out, "18").contains("\n      Camellia places a trader in the market of Pu'er.\n"), "{out}");
}

#[test]
fn where_answers_differ_in_a_number_it_means_itself() {
    let lines = ["pass", "done", "done", "6"];
    let out = play(&YUNNAN, &[], &lines);
    assert!(out.contains("\n  vp 0 1 2 3 4 5 6\n"), "{out}");
    assert!(out.contains("  vp 6\n      Camellia converts the income into 6 VP.\n"), "{out}");
}

#[test]
fn capital_letters_and_blanks_do_not_matter_in_what_is_typed() {
    let out = play(&YUNNAN, &[], &["  BID  Horse 5   from supply "]);
    assert!(out.contains("\n   1  bid horse 5 from supply\n      Camellia bids 5 at the horse trader.\n"), "{out}");
}

#[test]
fn why_names_the_rule_against_an_action_and_what_can_be_done_at_a_place() {
    let out = play(&YANGTZE, &[], &["why tile g@G5", "why K3", "why Z9", "why", "why skip"]);
    assert!(said_after(&out, "why tile g@G5").contains("(YY-5.1)"), "{out}");
    let place = said_after(&out, "why K3");
    assert!(
        place.contains("leader k@K3, leader r@K3") && place.contains("the space is not empty. (YY-4.2)"),
        "{place}"
    );
    assert!(place.contains("riot 2 K3"), "{place}");
    assert!(said_after(&out, "why Z9").contains("The board has no such space."), "{out}");
    assert!(said_after(&out, "why").contains("why tile k@F7 and why F7"), "{out}");
    assert!(said_after(&out, "why skip").contains("You can't do this now"), "{out}");

    let out = play(&YUNNAN, &[], &["why bid horse 15 from supply", "why horse", "why bank", "why tibet", "why lhasa"]);
    let rule = "You can't bid 15: you have only 9 Yuan. (YN-3.6)";
    assert!(said_after(&out, "why bid horse 15 from supply").contains(rule), "{out}");
    assert!(said_after(&out, "why horse").contains("bid horse 5, bid horse 7, bid horse 9: You can do this."), "{out}");
    assert!(said_after(&out, "why horse").contains(rule), "{out}");
    assert!(said_after(&out, "why bank").contains("bank high, bank low: You can do this."), "{out}");
    assert!(said_after(&out, "why tibet").contains("(YN-3.1)"), "{out}");
    assert!(said_after(&out, "why lhasa").contains("Unknown action."), "{out}");
    assert!(said_after(&out, "why lhasa").contains("Type what it is about after “why”: "), "{out}");
}

#[test]
fn money_that_is_bid_already_is_told() {
    // So high a bid can't be outbid.
    let typed = ["bid horse 9 from supply"];
    for (language, text) in [
        ("en", "Of your 9 Yuan you have bid 9 already, which leaves 0."),
        ("fr", "De vos 9 yuans, 9 sont déjà misés\u{a0}: il en reste 0."),
        ("it", "Dei tuoi 9 yuan ne hai già offerti 9: ne restano 0."),
    ] {
        let out = play(&YUNNAN, &["--lang", language], &typed);
        assert!(out.matches(text).count() == 1, "{out}");
    }
}

#[test]
fn a_refused_answer_names_the_rule_and_the_game_waits_on() {
    let out = play(&YUNNAN, &[], &["bid horse 15 from supply", "bid horse 9 from supply"]);
    assert!(said_after(&out, "bid horse 15 from supply").contains("(YN-3.6)"), "{out}");
    assert!(out.contains("\n      Camellia bids 9 at the horse trader.\n"), "{out}");
}

#[test]
fn a_hint_says_what_speaks_for_it_and_what_else_was_weighed() {
    for (game, name) in [(&YANGTZE[..], "Lion"), (&YUNNAN, "Camellia")] {
        let out = play(game, &["--hint", "search:300", "--threads", "1"], &["hint"]);
        let hint = said_after(&out, "hint");
        for part in ["Seeker (300 tries) would answer “", "Expected shares of the victory: ", "share  tried\n"] {
            assert!(hint.contains(part), "{part}\n{hint}");
        }
        assert!(hint.contains(&format!("{name} ")) && hint.contains("\u{a0}%"), "{hint}");
        assert_eq!(hint, said_after(&play(game, &["--hint", "search:300", "--threads", "2"], &["hint"]), "hint"));
    }
}

#[test]
fn undo_leads_back_to_the_same_position_and_redo_forward_again() {
    for (game, answer) in [(&YANGTZE[..], "end"), (&YUNNAN, "pass")] {
        let out = play(game, &[], &["board", answer, "undo", "board", "undo", "redo", "board", "undo"]);
        let boards: Vec<&str> = out.split("> board\n").skip(1).map(said_until_prompt).collect();
        assert_eq!(boards[0], boards[1]);
        assert_ne!(boards[1], boards[2]);
        assert!(out.contains(&format!("“{answer}”")) && out.contains("What chance has in store"), "{out}");
        assert!(out.contains("You have given no answer that could be taken back."), "{out}");
        assert!(out.contains(" given again."), "{out}");
        // The same answer leads to the same game again.
        let twice = play(game, &[], &[answer, "undo", answer, "board"]);
        let once = play(game, &[], &[answer, "board"]);
        assert_eq!(said_after(&twice, "board"), said_after(&once, "board"));
    }
}

fn said_until_prompt(rest: &str) -> &str {
    let next = ["\nLion> ", "\nCamellia> "].iter().filter_map(|prompt| rest.find(prompt)).min();
    &rest[..next.unwrap_or(rest.len())]
}

#[test]
fn a_saved_game_goes_on_where_it_was_with_the_same_players() {
    let folder = Folder::new();
    let words = ["--game", "yunnan", "--seed", "1", "--bots", "greedy,points", "--seat", "1"];
    let out = play_in(&folder, &words, &["pass", "save game.jsonl", "board", "quit"]);
    assert!(said_after(&out, "save game.jsonl").contains("The game is saved in game.jsonl."), "{out}");
    assert!(out.ends_with("To go on with it: pagoda play --load game.jsonl\n"), "{out}");
    let ran = pagoda(&["verify", "--unfinished", &folder.path("game.jsonl")]);
    assert_eq!(ran.out, "1 passed, 0 failed\n");

    let loaded = play_in(&folder, &["--load", "game.jsonl"], &["board", "undo", "board"]);
    for line in ["You are Yak, in seat 1.", "Camellia is played by Greedy.", "Lantern is played by Point Counter."] {
        assert!(loaded.contains(line), "{line}\n{loaded}");
    }
    let board = |out: &str| out.split("Yak> board\n").nth(1).unwrap().split("Yak> ").next().unwrap().to_owned();
    assert!(loaded.contains("game.jsonl is loaded, a game with ") && board(&out) == board(&loaded), "{loaded}");

    // In the middle of another game, even of the other kind.
    let other = play_in(&folder, &[&YANGTZE[..], &["--seed", "1"]].concat(), &["load game.jsonl", "board", "quit"]);
    assert!(other.contains("You are Yak, in seat 1.") && board(&out) == board(&other), "{other}");
}

#[test]
fn who_loads_the_own_file_gets_back_what_was_saved_and_loses_nothing() {
    let folder = Folder::new();
    let words = [&YUNNAN[..], &["--seed", "1"]].concat();
    let actions = |file: &str| {
        let record: serde_json::Value = serde_json::from_slice(&fs::read(folder.path(file)).unwrap()).unwrap();
        record["actions"].as_array().unwrap().len()
    };
    let out = play_in(&folder, &words, &["1", "save game.jsonl", "1", "1", "load ./game.jsonl", "board", "quit"]);
    let then = said_after(&out, "load ./game.jsonl");
    assert!(then.contains("The game is kept in pagoda-yunnan-1.jsonl."), "{out}");
    assert!(then.contains(&format!("./game.jsonl is loaded, a game with {} answers", actions("game.jsonl"))), "{out}");
    assert!(actions("game.jsonl") < actions("pagoda-yunnan-1.jsonl"), "{out}");
    let once = play_in(&folder, &["--load", "game.jsonl"], &["board", "quit"]);
    assert_eq!(said_after(&out, "board"), said_after(&once, "board"));
}

#[test]
fn a_file_that_cannot_be_loaded_changes_nothing() {
    let folder = Folder::new();
    folder.file("empty.jsonl", "");
    folder.file("text.jsonl", "hello");
    folder.file("bytes.jsonl", [0xff, 0xfe, b'\n']);
    folder
        .file("chess.jsonl", r#"{"format":"pagoda/1","game":"chess","board":"b","players":2,"deal":{},"actions":[]}"#);
    play_in(&folder, &[&YUNNAN[..], &["--seed", "1"]].concat(), &["pass", "save good.jsonl"]);
    let good = fs::read_to_string(folder.path("good.jsonl")).unwrap();
    folder.file("two.jsonl", format!("{good}{good}"));
    folder.file("bad.jsonl", good.replacen("\"pass\"", "\"bid horse 15 from supply\"", 1));
    let loads = [
        ("load nothing.jsonl", "can't read nothing.jsonl"),
        ("load .", "is not a file"),
        ("load empty.jsonl", "holds no game"),
        ("load text.jsonl", "not a record"),
        ("load bytes.jsonl", "no UTF-8 text"),
        ("load chess.jsonl", "game \"chess\" is not known"),
        ("load two.jsonl", "holds 2 games"),
        ("load bad.jsonl", "(YN-3.6)"),
        ("load", "Type a file after the command"),
    ];
    let lines: Vec<&str> = loads.iter().map(|(line, _)| *line).chain(["board"]).collect();
    let out = play_in(&folder, &[&YANGTZE[..], &["--seed", "1"]].concat(), &lines);
    for (line, why) in loads {
        let said = said_after(&out, line).replace('\n', " ");
        assert!(said.contains(why), "{line}: {said}");
    }
    assert_eq!(said_after(&out, "board"), said_after(&play(&YANGTZE, &[], &["board"]), "board"));
}

#[test]
fn a_table_that_isn_t_what_the_file_says_is_told() {
    let folder = Folder::new();
    play_in(&folder, &[&YUNNAN[..], &["--seed", "1"]].concat(), &["pass", "save good.jsonl"]);
    let good = fs::read_to_string(folder.path("good.jsonl")).unwrap();
    let bots = "\"bots\":[\"random\",\"random\"]";
    assert!(good.contains(bots), "{good}");
    for (names, told) in [
        ("[\"random\",\"genius\"]", "(random, genius): others play instead."),
        ("[\"random\"]", "(random): others play instead."),
        ("[\"random\",\"random\",\"random\"]", "(random, random, random): others play instead."),
    ] {
        folder.file("other.jsonl", good.replace(bots, &format!("\"bots\":{names}")));
        let out = in_one_line(&play_in(&folder, &["--load", "other.jsonl"], &["quit"]));
        assert!(out.contains(told) && out.contains("Yak is played by Scholar (level 3)."), "{out}");
        // Who asks for bots knows what sits there.
        let out = play_in(&folder, &["--load", "other.jsonl", "--bots", "points,points"], &["quit"]);
        assert!(!out.contains("others play instead"), "{out}");
    }
    folder.file("bom.jsonl", format!("\u{feff}{good}"));
    let out = play_in(&folder, &["--load", "bom.jsonl"], &["quit"]);
    assert!(out.contains("Yak is played by Chance.") && !out.contains("others play instead"), "{out}");

    let spoilt = [
        ("\"seat\":0", "\"seat\":9", "the file's seat 9: there are 3 players"),
        ("\"seat\":0", "\"seat\":\"first\"", "it doesn't say who sits where"),
    ];
    for (was, is, why) in spoilt {
        assert!(good.contains(was), "{good}");
        folder.file("other.jsonl", good.replace(was, is));
        let ran = play_bytes(&folder, &["--load", "other.jsonl"], b"");
        assert!(ran.code == 2 && ran.err.contains(why) && !ran.err.contains("--seat"), "{}", ran.err);
        let out = play_in(&folder, &["--game", "yunnan", "--seed", "1"], &["load other.jsonl"]);
        assert!(in_one_line(&out).contains(why), "{out}");
    }
}

#[test]
fn a_game_that_cannot_be_saved_goes_on() {
    let out = play(&YUNNAN, &[], &["pass", "save no/such/folder.jsonl", "save .", "save", "hand"]);
    assert!(said_after(&out, "save no/such/folder.jsonl").contains("The game is not saved: can't write"), "{out}");
    assert!(said_after(&out, "save .").contains("is a folder"), "{out}");
    assert!(said_after(&out, "hand").contains("Camellia"), "{out}");
}

#[test]
fn who_leaves_without_saving_finds_the_game_in_a_new_file() {
    let folder = Folder::new();
    let words = [&YUNNAN[..], &["--seed", "7"]].concat();
    for (lines, file) in [
        (&["pass", "quit"][..], "pagoda-yunnan-7.jsonl"),
        // Nothing more can be read.
        (&["pass"], "pagoda-yunnan-7-2.jsonl"),
    ] {
        let out = play_in(&folder, &words, lines);
        assert!(out.ends_with(&format!("To go on with it: pagoda play --load {file}\n")), "{out}");
        assert_eq!(pagoda(&["verify", "--unfinished", &folder.path(file)]).out, "1 passed, 0 failed\n");
    }
    // Going on and leaving again writes to the same file.
    let before = fs::read_to_string(folder.path("pagoda-yunnan-7.jsonl")).unwrap();
    play_in(&folder, &["--load", "pagoda-yunnan-7.jsonl"], &["1", "1", "1", "pass", "quit"]);
    assert_ne!(before, fs::read_to_string(folder.path("pagoda-yunnan-7.jsonl")).unwrap());
    // Who has done nothing leaves nothing behind.
    let files = fs::read_dir(&folder.0).unwrap().count();
    play_in(&folder, &words, &["help", "quit"]);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), files);
}

#[test]
fn no_other_file_is_overwritten() {
    let folder = Folder::new();
    let file = folder.file("diary.txt", "dear diary");
    let words = [&YUNNAN[..], &["--seed", "1"]].concat();
    let out = play_in(&folder, &words, &["pass", "save diary.txt", "save a.jsonl", "save a.jsonl", "save"]);
    assert!(said_after(&out, "save diary.txt").contains("The game is not saved: diary.txt is there already"), "{out}");
    assert_eq!(out.matches("The game is saved in a.jsonl.").count(), 3, "{out}");
    let error = refused(&["--save", &file]);
    assert!(error.contains("is there already"), "{error}");
    assert_eq!(fs::read_to_string(file).unwrap(), "dear diary");
    // A game goes on in its own file.
    play_in(&folder, &["--load", "a.jsonl", "--save", "a.jsonl"], &["quit"]);
}

/// A game of Yunnan in which the player has passed and is asked again: the program, what it reads and what it writes.
fn passed_once(folder: &Folder, words: &[&str]) -> (Child, ChildStdin, impl Iterator<Item = String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pagoda"))
        .args([&["play", "--lang", "en"], words].concat())
        .current_dir(&folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    input.write_all(b"pass\n").unwrap();
    assert!(lines.any(|line| line.starts_with("Camellia> pass")));
    assert!(lines.any(|line| line.starts_with("Camellia, you have to")));
    (child, input, lines)
}

#[test]
fn two_games_that_are_left_at_once_are_kept_in_two_files() {
    let folder = Folder::new();
    let words = [&YUNNAN[..], &["--seed", "1"]].concat();
    let (mut child, mut input, mut lines) = passed_once(&folder, &words);
    let other = play_in(&folder, &words, &["1", "1", "quit"]);
    assert!(other.contains("The game is kept in pagoda-yunnan-1.jsonl."), "{other}");
    let kept = fs::read(folder.path("pagoda-yunnan-1.jsonl")).unwrap();
    input.write_all(b"quit\n").unwrap();
    assert!(lines.any(|line| line == "The game is kept in pagoda-yunnan-1-2.jsonl."));
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(fs::read(folder.path("pagoda-yunnan-1.jsonl")).unwrap(), kept);
    assert_eq!(
        pagoda(&["verify", "--unfinished", &folder.path("pagoda-yunnan-1-2.jsonl")]).out,
        "1 passed, 0 failed\n"
    );
}

#[test]
fn save_without_a_file_writes_a_new_one() {
    let folder = Folder::new();
    let words = [&YUNNAN[..], &["--seed", "1"]].concat();
    let out = play_in(&folder, &words, &["save", "1", "save"]);
    assert_eq!(out.matches("The game is saved in pagoda-yunnan-1.jsonl.").count(), 2, "{out}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_kept() {
    let folder = Folder::new();
    let words = ["--game", "yunnan", "--bots", "random,random", "--seed", "1"];
    let (mut child, _input, mut lines) = passed_once(&folder, &words);
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupt.success());
    assert!(lines.any(|line| line == "To go on with it: pagoda play --load pagoda-yunnan-1.jsonl"));
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let kept = folder.path("pagoda-yunnan-1.jsonl");
    assert_eq!(pagoda(&["verify", "--unfinished", &kept]).out, "1 passed, 0 failed\n");
}

#[cfg(unix)]
#[test]
fn a_game_is_kept_whole_if_its_terminal_goes_away() {
    let folder = Folder::new();
    let words = ["--game", "yunnan", "--bots", "random,random", "--seed", "1"];
    let (mut child, input, lines) = passed_once(&folder, &words);
    // Nobody reads, nobody types, and it is told to go, all at once.
    drop((input, lines));
    let _ = Command::new("kill").args(["-HUP", &child.id().to_string()]).status().unwrap();
    assert!(matches!(child.wait().unwrap().code(), Some(0 | 130)));
    let kept = folder.path("pagoda-yunnan-1.jsonl");
    assert_eq!(pagoda(&["verify", "--unfinished", &kept]).out, "1 passed, 0 failed\n");
    assert_eq!(fs::read_dir(folder.path("")).unwrap().count(), 1);
}

#[test]
fn every_answer_is_written_at_once_if_wanted_and_the_finished_game_verifies() {
    let folder = Folder::new();
    for (game, file) in [(&YANGTZE[..], "a.jsonl"), (&YUNNAN, "b.jsonl")] {
        let out = whole_game(&folder, &[game, &["--seed", "3", "--save", file]].concat());
        assert!(out.contains(" wins the game") || out.contains("share the victory"), "{out}");
        assert_eq!(pagoda(&["verify", &folder.path(file)]).out, "1 passed, 0 failed\n");
    }
}

#[test]
fn after_the_end_the_game_can_be_saved_and_taken_back() {
    let folder = Folder::new();
    let words = ["--seed", "1", "--bots", "greedy"];
    let ends = ["end"].repeat(200);
    let out = play_in(&folder, &words, &[&ends[..], &["hint", "save end.jsonl", "undo", "board"]].concat());
    assert!(out.contains("The game is over: there is nothing left to answer."), "{out}");
    assert!(out.contains("The game is saved in end.jsonl."), "{out}");
    assert!(out.split("> undo\n").nth(1).unwrap().contains("Lion, you have to "), "{out}");
    assert_eq!(pagoda(&["verify", &folder.path("end.jsonl")]).out, "1 passed, 0 failed\n");
}

#[test]
fn bad_input_neither_ends_the_game_nor_changes_it() {
    let mut typed = Vec::new();
    let mut state = 0x2545_f491_4f6c_dd1du64;
    for length in (0..400).map(|line| line % 97) {
        for _ in 0..length {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            typed.push((state >> 32) as u8);
        }
        typed.push(b'\n');
    }
    typed.extend(vec![b'x'; 1 << 20]);
    typed.extend(
        b"\n\0\n\x1b[2J\n99999999999999999999999999\n-1\nlog 99999999999999999999\nlog 0\nwhy \xff\nlist \xc3\n",
    );
    typed.extend("tile é@F7\nlist é\nwhy 山\nbid horse 99999999999 from supply\nundo\nredo\nboard\n".as_bytes());
    for (game, name) in [(&YANGTZE[..], "Lion"), (&YUNNAN, "Camellia")] {
        let folder = Folder::new();
        let ran = play_bytes(&folder, &[game, &["--seed", "1"]].concat(), &typed);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert_fits(&ran.out.replace(['{', '}'], ""));
        let board = ran.out.split(&format!("{name}> board\n")).nth(1).unwrap();
        assert_eq!(board.trim_end(), said_after(&play(game, &[], &["board"]), "board").trim_end());
    }
}

/// Asserts that a player's hand shows nothing but tiles that this player took from the market before all eyes.
fn assert_hidden(out: &str, seat: usize, name: &str) {
    let roles = [("governor", 'k'), ("soldier", 'r'), ("farmer", 'b'), ("trader", 'g'), ("artisan", 'y')];
    let (drawn, takes) = (format!(" {seat} {name} "), format!("      {name} takes "));
    let (mut taken, mut hands) = (String::new(), 0);
    for line in out.lines() {
        if let Some(what) = line.strip_prefix(&takes) {
            taken.extend(roles.iter().filter(|(role, _)| what.contains(role)).map(|(_, tile)| tile));
        }
        if line.get(1..).is_some_and(|line| line.starts_with(&drawn)) {
            let hand = line[41..].split_whitespace().next().unwrap();
            let seen = |tile: char| hand.matches(tile).count() <= taken.matches(tile).count();
            assert!(hand.chars().all(|tile| tile == '?' || seen(tile)), "{taken}: {line}");
            hands += 1;
        }
    }
    assert!(hands > 0, "{out}");
}

#[test]
fn no_other_hand_is_ever_shown() {
    let folder = Folder::new();
    let words = [&YANGTZE[..], &["--seed", "5", "--save", "game.jsonl"]].concat();
    let out = whole_game(&folder, &words);
    assert_hidden(&out, 1, "Bull");
    for line in out.lines().filter(|line| line.contains("Bull draws ") || line.contains("Bull replaces ")) {
        assert!(!line.contains(':'), "{line}");
    }
}

#[test]
fn bots_can_be_watched_among_themselves() {
    let out = play(&["--game", "yunnan"], &["--watch", "--bots", "random,points,random"], &[]);
    assert!(out.starts_with("Only bots play, and you watch.\n"), "{out}");
    assert!(out.contains(" wins the game") && !out.contains("you have to"), "{out}");
    let out = play(&["--game", "yellow-yangtze"], &["--watch", "--bots", "random,random"], &[]);
    assert_hidden(&out, 0, "Lion");
    assert_hidden(&out, 1, "Bull");
}

#[test]
fn help_and_the_log_are_there_in_every_language() {
    for (language, help, nothing, last) in [
        ("en", "You can type:", "Nothing has happened yet.", "The last "),
        ("fr", "Vous pouvez taper\u{a0}:", "Il ne s'est encore rien passé.", "dernière"),
        ("it", "Puoi scrivere:", "Non è ancora successo nulla.", "ultim"),
    ] {
        let out = play(&YUNNAN, &["--lang", language], &["help", "log", "pass", "log 2"]);
        for text in [help, nothing, last] {
            assert!(out.contains(text), "{text}\n{out}");
        }
        assert_fits(&out);
        // What a number or a sign in an answer means, and who gives hints.
        let out = play(&YANGTZE, &["--lang", language, "--hint", "greedy"], &["help"]);
        let said = said_after(&out, "help").replace('\n', " ");
        for text in ["0+", "1+", "riot 1", "riot 2"] {
            assert!(said.contains(text), "{text}\n{said}");
        }
        assert!(["Greedy", "Glouton", "Ingordo"].iter().any(|name| said.contains(name)), "{said}");
        assert_fits(&out);
    }
}
