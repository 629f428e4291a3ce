//! `pagoda arena`

use std::collections::BTreeMap;
use std::fs;

use super::{Folder, pagoda};

/// Runs an arena of fast bots.
fn arena(words: &[&str]) -> String {
    let ran = pagoda(&[&["arena"], words].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{words:?}");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    ran.out
}

/// The tables without how long bots thought, and without what is said before the first game.
fn results(out: &str) -> &str {
    let begin = out.find("\nbot ").expect("there is a table of bots");
    let end = out.find("\ntime ").expect("there is a table of times");
    &out[begin..end]
}

fn lines(path: &str) -> Vec<String> {
    fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

const YUNNAN: [&str; 8] = ["--game", "yunnan", "--bots", "random,greedy,points", "--games", "6", "--seed", "4"];

#[test]
fn the_number_of_threads_changes_nothing_but_times() {
    let [one, two] = ["1", "3"].map(|threads| arena(&[&YUNNAN[..], &["--threads", threads]].concat()));
    assert_eq!(results(&one), results(&two));
    for text in ["1 line-up of different bots, 2 deals in 3 rotations: 6 games", "greedy before random", "rounds"] {
        assert!(one.contains(text), "{text}\n{one}");
    }
}

#[test]
fn an_arena_that_was_stopped_plays_what_is_missing_and_tells_the_same() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    let words = [&YUNNAN[..], &["--out", &out]].concat();
    let whole = arena(&words);
    let all = lines(&out);
    assert_eq!(all.len(), 7);

    // Two games, and a third that was just being written.
    let torn = format!("{}\n{}\n{}\n{}", all[0], all[1], all[2], &all[3][..40]);
    fs::write(&out, torn).unwrap();
    let again = arena(&words);
    assert!(again.contains("2 of them are in") && results(&again) == results(&whole), "{again}");
    let (mut now, mut before) = (without_times(&out), all);
    assert_eq!(lines(&out)[..3], before[..3], "what was there stays");
    let text = before.join("\n");
    before = without_times(&folder.file("before.json", text));
    now.sort();
    before.sort();
    assert_eq!(now, before);

    // Nothing is missing.
    let once_more = arena(&words);
    assert!(once_more.contains("6 of them are in") && results(&once_more) == results(&whole));
    assert_eq!(lines(&out).len(), 7);
}

#[test]
fn a_game_that_can_t_have_been_played_is_not_counted() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    let words = [&YUNNAN[..], &["--out", &out]].concat();
    arena(&words);
    let text = fs::read_to_string(&out).unwrap();
    let first = text.lines().nth(1).unwrap();
    for (key, value) in [("rotation", "3"), ("places", "[0,1,2]"), ("choices", "[9999,0,0]"), ("seconds", "[-1,0,0]")] {
        let mut game: serde_json::Value = serde_json::from_str(first).unwrap();
        game[key] = serde_json::from_str(value).unwrap();
        let changed = text.replace(first, &game.to_string());
        fs::write(&out, &changed).unwrap();
        let ran = pagoda(&[&["arena"], &words[..]].concat());
        assert!(ran.code != 0 && ran.err.contains("line 2: no game of 3 players"), "{key}: {}", ran.err);
        assert_eq!(fs::read_to_string(&out).unwrap(), changed, "the file is left as it is");
    }
}

/// The games of a file but for how long they took.
fn without_times(path: &str) -> Vec<String> {
    let games = lines(path).into_iter().map(|line| {
        let mut game: serde_json::Value = serde_json::from_str(&line).unwrap();
        game.as_object_mut().unwrap().retain(|key, _| !["seconds", "longest"].contains(&key.as_str()));
        game.to_string()
    });
    games.collect()
}

#[test]
fn more_games_and_more_bots_leave_the_games_of_a_file_as_they_are() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    arena(&["--game", "yunnan", "--bots", "random,points", "--games", "3", "--out", &out]);
    let few = lines(&out);
    let told = arena(&[
        "--game",
        "yunnan",
        "--bots",
        "points,greedy,random",
        "--mode",
        "duels",
        "--games",
        "4",
        "--out",
        &out,
    ]);
    assert!(told.contains("6 line-ups") && told.contains("36 games") && told.contains("6 of them are in"), "{told}");
    let more = lines(&out);
    assert_eq!((more.len(), &more[..few.len()]), (37, &few[..]));
    let alone = arena(&["--game", "yunnan", "--bots", "points,random", "--games", "3", "--out", &out]);
    assert!(results(&alone).starts_with("\nbot     games") && !alone.contains("greedy"), "{alone}");
    assert_eq!(lines(&out).len(), 37);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_neither_read_nor_written() {
    for words in [["--out", "/dev/zero"], ["--records", "/dev/zero"]] {
        let ran = pagoda(&[&["arena", "--bots", "random,points", "--games", "2"][..], &words].concat());
        assert!(ran.code == 2 && ran.err.contains("/dev/zero is not a file"), "{}", ran.err);
    }
}

#[test]
fn more_games_than_can_be_listed_are_refused() {
    let ran = pagoda(&["arena", "--bots", "random,points,greedy", "--games", "9000000"]);
    assert!(ran.code == 2 && ran.err.contains("2000000 are the most"), "{}", ran.err);
}

#[test]
fn a_file_of_another_arena_is_refused_and_left_alone() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    arena(&[&YUNNAN[..], &["--out", &out]].concat());
    let before = fs::read(&out).unwrap();
    for (words, why) in [
        (&["--game", "yunnan", "--seed", "5"][..], "seed 4, not 5"),
        (&["--game", "yunnan", "--players", "4", "--seed", "4"], "players 3, not 4"),
        (&["--seed", "4"], "game \"yunnan\", not \"yellow-yangtze\""),
        (&["--game", "yunnan", "--seed", "4", "--option", "variant=pro"], "options "),
    ] {
        let ran = pagoda(&[&["arena", "--bots", "random,greedy", "--out", &out], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains("is of another arena: ") && ran.err.contains(why), "{}", ran.err);
    }
    assert!(before == fs::read(&out).unwrap());
    // What a bot of some name does may change from one version to the next.
    for (was, is, why) in [
        ("iterations: ", "iterations: 1", "not the same settings"),
        ("overlooks: ", "overlooks: 1", "not the same settings"),
        ("doubt: ", "doubt: 1", "not the same settings"),
        ("\"lead\":", "\"lead\":1", "not the same weights"),
    ] {
        let text = String::from_utf8(before.clone()).unwrap();
        assert!(text.contains(was), "{was}");
        let older = folder.file("older.json", text.replacen(was, is, 1));
        let ran = pagoda(&[&["arena"], &YUNNAN[..], &["--out", &older]].concat());
        assert!(ran.code == 2 && ran.err.contains(why), "{was}: {}", ran.err);
    }
    for content in ["{\"format\":\"pagoda/1\"}\n", "notes", "\n"] {
        let other = folder.file("notes", content);
        let ran = pagoda(&["arena", "--bots", "random,greedy", "--out", &other]);
        assert!(ran.code == 2 && ran.err.contains("is no file of an arena and is left as it is"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&other).unwrap(), content);
    }
    let spoilt = folder.file("spoilt", [&before[..], b"{}\n"].concat());
    let ran = pagoda(&[&["arena"], &YUNNAN[..], &["--out", &spoilt]].concat());
    assert!(ran.code == 2 && ran.err.contains("line 8: not a game of an arena"), "{}", ran.err);
}

#[test]
fn everybody_sits_on_every_seat_on_the_same_deals() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    arena(&["--players", "3", "--bots", "random,random,points,random", "--games", "6", "--out", &out]);
    let mut seats: BTreeMap<(String, usize), u64> = BTreeMap::new();
    let mut deals: BTreeMap<u64, u64> = BTreeMap::new();
    for line in &lines(&out)[1..] {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        for (seat, name) in game["seats"].as_array().unwrap().iter().enumerate() {
            *seats.entry((name.as_str().unwrap().to_owned(), seat)).or_default() += 1;
        }
        *deals.entry(game["deal"].as_u64().unwrap()).or_default() += 1;
    }
    // Four line-ups of three, each on two deals in three rotations; every bot is in three of them.
    assert!(seats.len() == 12 && seats.values().all(|times| *times == 6), "{seats:?}");
    assert_eq!(deals, BTreeMap::from([(0, 12), (1, 12)]));
    assert!(seats.contains_key(&("random#3".to_owned(), 0)));
}

#[test]
fn one_is_set_against_many_and_records_verify() {
    let folder = Folder::new();
    let (records, out) = (folder.path("games.jsonl"), folder.path("results.json"));
    let words = ["--players", "4", "--bots", "points,random", "--games", "4", "--records", &records, "--out", &out];
    let told = arena(&words);
    assert!(told.contains("one points against 3 random") && told.contains("one random against 3 points"), "{told}");
    assert_eq!(pagoda(&["verify", &records]).out, "8 passed, 0 failed\n");
    let challenge = arena(&["--players", "4", "--bots", "points,random", "--mode", "challenge", "--games", "4"]);
    assert!(challenge.contains("1 line-up of one bot against others of a kind, 1 deal in 4"), "{challenge}");
    assert!(!challenge.contains("one random against"));

    let ran = pagoda(&[&["arena"], &words[..8], &["--seed", "2"]].concat());
    assert!(ran.code == 2 && ran.err.contains("is there already: give another --records"), "{}", ran.err);
}

#[test]
fn records_are_appended_to_records_alone() {
    let folder = Folder::new();
    let (records, out) = (folder.path("games.jsonl"), folder.path("results.json"));
    let words = [&["arena"], &YUNNAN[..4], &["--out", &out, "--records", &records]].concat();
    assert_eq!(pagoda(&[&words[..], &["--games", "3"]].concat()).code, 0);
    let good = fs::read(&records).unwrap();
    let more = [&words[..], &["--games", "6"]].concat();
    let before = fs::read(&out).unwrap();
    for content in
        [b"dear diary".to_vec(), b"dear\ndiary\n".to_vec(), [&good[..], b"notes\n"].concat(), b"\xff\n".to_vec()]
    {
        fs::write(&records, &content).unwrap();
        let ran = pagoda(&more);
        assert!(ran.code == 2 && ran.err.contains("holds something else than records"), "{}", ran.err);
        assert!(fs::read(&records).unwrap() == content && fs::read(&out).unwrap() == before);
    }
    // A record that was just being written is cut off.
    fs::write(&records, [&good[..], &good[..40]].concat()).unwrap();
    assert_eq!(pagoda(&more).code, 0);
    assert_eq!(pagoda(&["verify", &records]).out, "6 passed, 0 failed\n");
}

#[test]
fn an_arena_that_can_t_begin_leaves_no_file_behind() {
    let folder = Folder::new();
    let (out, records, plot) =
        (folder.path("results.json"), folder.file("games.jsonl", "diary\n"), folder.path("a.svg"));
    let begin = ["arena", "--bots", "random,points", "--games", "2", "--out", &out];
    for words in
        [["--records", &records], ["--records", "/no/such/folder/games.jsonl"], ["--plot", "/no/such/folder/a"]]
    {
        let ran = pagoda(&[&begin[..], &words].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(!fs::exists(&out).unwrap(), "{words:?}");
    }
    assert_eq!(pagoda(&[&begin[..], &["--plot", &plot]].concat()).code, 0);
    assert!(fs::exists(&out).unwrap() && fs::exists(&plot).unwrap());
}

#[test]
fn what_is_no_text_is_neither_taken_for_results_nor_made_longer() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    let words = [&YUNNAN[..], &["--out", &out]].concat();
    let whole = arena(&words);
    let good = fs::read(&out).unwrap();
    fs::write(&out, [&good[..], b"{\"deal\":\xff\xff\xff"].concat()).unwrap();
    assert_eq!(results(&arena(&words)), results(&whole));
    assert_eq!(fs::read(&out).unwrap(), good);
    let mut spoilt = good;
    let name = spoilt.windows(8).position(|bytes| bytes == b"\"points\"").unwrap();
    spoilt[name + 2] = 0xff;
    fs::write(&out, &spoilt).unwrap();
    let ran = pagoda(&[&["arena"], &words[..]].concat());
    assert!(ran.code == 2 && ran.err.contains("not a game of an arena"), "{}", ran.err);
    assert_eq!(fs::read(&out).unwrap(), spoilt);
}

#[test]
fn a_ladder_is_drawn() {
    let folder = Folder::new();
    let plot = folder.path("ladder.svg");
    arena(&["--bots", "random,points", "--games", "4", "--plot", &plot]);
    let svg = fs::read_to_string(&plot).unwrap();
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    for text in ["Yellow &amp; Yangtze, 2 players, 4 games", ">random<", ">points<"] {
        assert!(svg.contains(text), "{text}");
    }
    // It may be drawn again, but nothing else is overwritten.
    arena(&["--bots", "random,points", "--games", "4", "--plot", &plot]);
    for content in ["dear diary", "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"] {
        let other = folder.file("other.svg", content);
        let ran = pagoda(&["arena", "--bots", "random,points", "--games", "4", "--plot", &other]);
        assert!(ran.code == 2 && ran.err.contains("is no picture of ratings: give another --plot"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&other).unwrap(), content);
    }
    // What is opened is closed.
    let closed = svg.matches("</").count();
    assert_eq!(svg.matches('<').count() - closed - svg.matches("/>").count(), closed);
}

#[test]
fn what_can_t_be_an_arena_says_why() {
    for (words, why) in [
        (&["--bots", "random,genius"][..], "there is no bot \"genius\"; there are random, points"),
        (&["--bots", "random,search:0"], "write a number of iterations"),
        (&["--bots", "greedy"], "one bot has nobody to play against"),
        (&[], "--bots"),
        (&["--bots", "random,points", "--players", "5"], "5 players: the game is for 2 to 4"),
        (&["--bots", "random,points", "--players", "4", "--mode", "tables"], "2 bots can't fill 4 seats"),
        (&["--bots", "random,points", "--games", "0"], "--games"),
        (&["--bots", "random,points", "--time", "0s"], "a number of seconds from 0.001 to 3600"),
        (&["--bots", "random,points", "--out", "/no/such/folder/results.json"], "can't write /no/such/folder"),
        (&["--bots", "random,points", "--plot", "/no/such/folder/ladder.svg"], "can't write /no/such/folder"),
        (&["--bots", "random,points", "--out", "a", "--plot", "a"], "--out and --plot are the same file"),
        (&["--bots", "random,points", "--out", "a.json", "--plot", "./a.json"], "--out and --plot are the same file"),
        (
            &["--bots", "random,points", "--out", "src/../a", "--records", "./a"],
            "--out and --records are the same file",
        ),
    ] {
        let ran = pagoda(&[&["arena"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(why), "{words:?}: {}", ran.err);
    }
}

#[test]
fn search_without_a_budget_gets_that_of_the_arena() {
    let folder = Folder::new();
    let out = folder.path("results.json");
    let words =
        ["--game", "yunnan", "--bots", "search,random", "--mode", "challenge", "--games", "1", "--time", "0.001"];
    arena(&[&words[..], &["--out", &out]].concat());
    assert!(lines(&out)[1].contains("search:0.001s"));
}

#[test]
fn games_that_are_alike_are_told_and_openings_make_deals_differ() {
    // Who sits where makes no difference between two of the same kind without chance.
    let words = ["--game", "yunnan", "--bots", "greedy,greedy", "--mode", "challenge", "--games", "12"];
    let alike = arena(&[&words[..], &["--opening", "0"]].concat());
    assert!(alike.contains(" of 12 games were different: intervals are too narrow"), "{alike}");
    let openings = arena(&words);
    assert!(openings.contains("the first 3 decisions of each deal are made at random"), "{openings}");
    let different = |told: &str| {
        let (before, _) = told.split_once(" of 12 games were different").unwrap();
        before.rsplit_once(' ').unwrap().1.parse::<u32>().unwrap()
    };
    assert!(different(&alike) < 4 && different(&openings) >= 4, "{openings}");
    assert!(alike.contains("; --opening makes them begin differently."), "{alike}");
    // Who has done so isn't told to do it.
    assert!(openings.contains("repeat themselves, here even after 3 decisions at random."), "{openings}");
    let chance = arena(&["--game", "yunnan", "--bots", "greedy,random", "--mode", "challenge", "--games", "12"]);
    assert!(!chance.contains("games were different"), "{chance}");
}
