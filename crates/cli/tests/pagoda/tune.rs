//! `pagoda tune`

use std::fs;

use super::{Folder, pagoda};

const FIT: [&str; 11] = ["tune", "--game", "yunnan", "--games", "30", "--rounds", "2", "--passes", "3", "--check", "9"];
const NETWORK: [&str; 13] = [
    "tune",
    "--method",
    "network",
    "--players",
    "3",
    "--games",
    "10",
    "--passes",
    "2",
    "--check",
    "3",
    "--bot",
    "search:2",
];
const CLIMB: [&str; 13] =
    ["tune", "--game", "yunnan", "--method", "climb", "--steps", "12", "--games", "24", "--check", "30", "--seed", "3"];
const SWAY: [&str; 13] =
    ["tune", "--game", "yunnan", "--method", "sway", "--steps", "6", "--games", "10", "--check", "9", "--seed", "3"];

/// What a command tells and the file it writes, the same with one thread and with two.
fn with_one_thread_and_two(folder: &Folder, words: &[&str]) -> (String, Vec<u8>) {
    let [one, two] = ["1", "2"].map(|threads| {
        let out = folder.path(threads);
        let ran = pagoda(&[words, &["--threads", threads, "--out", &out]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        (ran.out.replace(&out, ""), fs::read(&out).unwrap())
    });
    assert_eq!(one, two);
    one
}

#[test]
fn a_fit_gives_the_same_weights_whatever_the_number_of_threads() {
    let folder = Folder::new();
    let (told, weights) = with_one_thread_and_two(&folder, &FIT);
    let texts = [
        "yunnan with 3, 4, 5 players, greedy, ",
        "rounds: 2, each of 30 games and up to 3 passes",
        "of 24 games, ",
        "of 6 held out",
        "round 2: ",
    ];
    assert!(texts.iter().all(|text| told.contains(text)), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    // Whether what was fitted to so few games holds for others is another question.
    assert!(told.contains("nothing better was found") || told.contains("equals: 20.0"), "{told}");
    let weights: serde_json::Value = serde_json::from_slice(&weights).unwrap();
    assert!(weights["lead"].is_f64());
}

#[test]
fn a_fit_lowers_the_loss_from_bad_weights() {
    let folder = Folder::new();
    // Those who lead by a hundred points are almost sure to win, and these weights don't see it.
    let bad = bots::yunnan::Weights { lead: 100.0, ..Default::default() };
    let from = folder.file("bad.json", serde_json::to_string(&bad).unwrap());
    let out = folder.path("out.json");
    let words = ["--players", "3", "--only", "lead", "--passes", "8", "--from", &from, "--out", &out];
    let ran = pagoda(
        &[&["tune", "--game", "yunnan", "--games", "150", "--rounds", "1", "--check", "3"], &words[..]].concat(),
    );
    assert!(ran.code == 0 && ran.out.contains(", 1 number\n"), "{}{}", ran.out, ran.err);
    let costs: Vec<f64> = (0..=8)
        .filter_map(|pass| ran.out.lines().find(|line| line.starts_with(&format!("{pass:>4}     "))))
        .map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap())
        .collect();
    assert!(costs.len() > 3 && costs.is_sorted_by(|before, after| before >= after), "{}", ran.out);
    let weights: serde_json::Value = serde_json::from_str(&fs::read_to_string(&out).unwrap()).unwrap();
    assert!(weights["lead"].as_f64().unwrap() < 70.0, "{weights}");
    assert!(ran.out.contains("lead"), "{}", ran.out);
}

#[test]
fn weights_of_a_file_play_against_the_present_ones() {
    let folder = Folder::new();
    // Who takes no notice of income and points plays at random.
    let blind = bots::yunnan::Weights { pace: 0.0, lasting: 0.0, lead: 1e4, lead_a_round: 0.0, ..Default::default() };
    let from = folder.file("blind.json", serde_json::to_string(&blind).unwrap());
    let check = ["tune", "--game", "yunnan", "--players", "3", "--method", "check", "--check", "60"];
    let ran = pagoda(&[&check[..], &["--from", &from]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(
        ran.out.contains("one with the weights in --from against 2 with the present ones, 60 games"),
        "{}",
        ran.out
    );
    assert!(ran.out.ends_with("those in --from are worse\n"), "{}", ran.out);
    let ran = pagoda(&check);
    assert!(ran.code != 0 && ran.err.contains("--method check wants --from"), "{}", ran.err);
}

#[test]
fn a_network_is_the_same_whatever_the_number_of_threads() {
    let folder = Folder::new();
    let (told, network) = with_one_thread_and_two(&folder, &NETWORK);
    let texts = [
        "a network for yellow-yangtze with 3 players",
        " held out, of 10 games among greedy",
        "players  learned  held out  weights  network",
        "one with the network against 2 without it, 3 games of new deals:",
        "equals: 33.3",
        "the network is in",
    ];
    assert!(texts.iter().all(|text| told.contains(text)), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let network = bots::yangtze::Network::read(&network).unwrap();
    assert!(network != bots::yangtze::Network::ZERO && Some(&network) != bots::yangtze::Network::shipped());
    let ran = pagoda(&[&NETWORK[..], &["--out", &folder.path("1")]].concat());
    assert!(ran.code == 2 && ran.err.contains("is there already: give another --out"), "{}", ran.err);
}

#[test]
fn climbing_gives_the_same_weights_whatever_the_number_of_threads() {
    let folder = Folder::new();
    let (told, weights) = with_one_thread_and_two(&folder, &CLIMB);
    // Whether anything better is found in so few games is another question.
    let nothing = ["12 steps of up to 24 games", "nothing better was found"];
    let something =
        ["12 steps of up to 24 games", " were kept after ", "weight ", "equals: 33.3", "the weights are in"];
    let texts = if told.contains(nothing[1]) { &nothing[..] } else { &something[..] };
    assert!(texts.iter().all(|text| told.contains(text)), "{told}");
    // What was written is read, goes on, and is never lost by mistake.
    let weights: serde_json::Value = serde_json::from_slice(&weights).unwrap();
    assert!(weights["lead"].is_f64());
    let file = folder.path("1");
    let ran = pagoda(&[&CLIMB[..], &["--out", &file]].concat());
    assert!(ran.code == 2 && ran.err.contains("is there already: give another --out, or go on from it"), "{}", ran.err);
    let ran = pagoda(&[&CLIMB[..5], &["--steps", "1", "--games", "3", "--from", &file, "--out", &file]].concat());
    // A single deal is played, and it is never enough to be sure.
    assert!(ran.code == 0 && ran.out.ends_with("nothing better was found in 3 games\n"), "{}{}", ran.out, ran.err);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&fs::read_to_string(&file).unwrap()).unwrap(), weights);
}

#[test]
fn swaying_gives_the_same_weights_whatever_the_number_of_threads() {
    let folder = Folder::new();
    let (told, weights) = with_one_thread_and_two(&folder, &[&SWAY[..], &["--only", "lead,present,keep"]].concat());
    let texts = [
        "yunnan with 3 players, greedy, 10 numbers",
        "6 steps of 12 games, 15 % up or down",
        "step       games  moved",
        "   6          72 ",
        "weight ",
        "equals: 33.3",
        "the weights are in",
    ];
    assert!(texts.iter().all(|text| told.contains(text)), "{told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let weights: bots::yunnan::Weights = serde_json::from_slice(&weights).unwrap();
    let first = bots::yunnan::Weights::default();
    assert!(weights.lead != first.lead && weights.pace == first.pace, "{told}");
}

#[test]
fn swaying_finds_the_way_from_bad_weights() {
    let folder = Folder::new();
    // Who takes income for next to nothing loses to whoever takes it for a little more.
    let bad = bots::yunnan::Weights { lasting: 0.1, ..Default::default() };
    let from = folder.file("bad.json", serde_json::to_string(&bad).unwrap());
    let out = folder.path("out.json");
    let words = ["--players", "3", "--only", "lasting", "--steps", "20", "--games", "48", "--check", "3"];
    let more = ["--width", "30", "--pace", "4", "--worlds", "1", "--from", &from, "--out", &out];
    let ran = pagoda(&[&["tune", "--game", "yunnan", "--method", "sway"][..], &words, &more].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let weights: bots::yunnan::Weights = serde_json::from_str(&fs::read_to_string(&out).unwrap()).unwrap();
    assert!(weights.lasting > 0.15, "{}", ran.out);
}

#[test]
fn only_the_weights_that_are_asked_for_are_changed() {
    let folder = Folder::new();
    let out = folder.path("weights.json");
    let ran = pagoda(&[&CLIMB[..], &["--only", "lead,present", "--out", &out]].concat());
    assert!(ran.code == 0 && ran.out.contains(", 2 numbers"), "{}{}", ran.out, ran.err);
    for line in ran.out.lines().filter(|line| line.starts_with("step ")) {
        let what = line.split(" %  ").nth(1).unwrap();
        assert!(what.split(", ").all(|one| one.starts_with("lead ") || one.starts_with("present ")), "{line}");
    }
}

#[test]
fn what_can_t_be_tuned_says_why() {
    let folder = Folder::new();
    let broken = folder.file("broken.json", "{\"gold\": 1.0}");
    let [list, nothing] = [("list", "[]"), ("nothing", "{}")].map(|(name, text)| folder.file(name, text));
    let absurd = bots::yunnan::Weights { lead: 1e300, ..Default::default() };
    let absurd = folder.file("absurd.json", serde_json::to_string(&absurd).unwrap());
    for (words, why) in [
        (&["--bot", "random"][..], "random can't be tuned: take greedy, or search"),
        (&["--bot", "search:0.2s"], "search:0.2s can't be tuned"),
        (&["--only", "gold"], "there is no weight \"gold\"; there are "),
        (&["--from", &broken], "has no weights of yunnan"),
        (&["--from", &list], "has no weights of yunnan"),
        (&["--from", &nothing], "has no weights of yunnan"),
        (&["--from", &absurd], "\"lead\" is 1"),
        (&["--from", "/no/such/file"], "can't read /no/such/file"),
        (&["--method", "climb", "--only", "gold"], "there is no weight \"gold\"; there are "),
        (&["--steps", "0"], "--steps"),
        (&["--steps", "5"], "--steps is for --method climb or sway"),
        (&["--width", "5"], "--width is for --method sway"),
        (&["--method", "climb", "--pace", "5"], "--pace is for --method sway"),
        (&["--method", "sway", "--width", "0"], "a number above 0 and up to 100 is wanted"),
        (&["--method", "sway", "--pace", "NaN"], "a number above 0 and up to 1000 is wanted"),
        (&["--method", "sway", "--passes", "5"], "--passes is for --method fit or network"),
        (&["--method", "sway", "--only", "gold"], "there is no weight \"gold\"; there are "),
        (&["--method", "climb", "--rounds", "5"], "--rounds is for --method fit"),
        (&["--method", "climb", "--passes", "5"], "--passes is for --method fit"),
        (&["--method", "network"], "there is a network for yellow-yangtze only"),
        (&["--method", "network", "--rounds", "5"], "--rounds is for --method fit"),
        (&["--method", "network", "--steps", "5"], "--steps is for --method climb"),
        (&["--method", "network", "--only", "lead"], "--only is for --method fit, climb or sway"),
        (&["--method", "network", "--from", &broken], "--from is for --method fit, climb, sway or check"),
        (&["--players", "2"], "players"),
        (&["--option", "variant=none"], "variant"),
        (&["--out", "/no/such/folder/weights.json"], "can't write /no/such/folder/weights.json"),
    ] {
        let ran = pagoda(&[&["tune", "--game", "yunnan"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(why), "{words:?}: {}", ran.err);
    }
    let ran = pagoda(&["tune", "--method", "climb", "--players", "2", "--only", "more"]);
    assert!(ran.code == 2 && ran.err.contains("none of these weights counts with so many players"), "{}", ran.err);
    for (words, why) in [
        (["--players", "2"], "two play without a network: it is for three or four players"),
        (["--option", "short=true"], "two play without a network: it is for three or four players"),
        (["--bot", "greedy"], "greedy can't try a network out: take search with a number of iterations"),
        (["--bot", "search:1s"], "search:1s can't try a network out"),
    ] {
        let ran = pagoda(&[&["tune", "--method", "network"][..], &words].concat());
        assert!(ran.code == 2 && ran.err.contains(why), "{words:?}: {}", ran.err);
    }
    let ran = pagoda(&["tune", "--game", "yunnan", "--games", "4"]);
    assert!(ran.code == 2 && ran.err.contains("too few games to fit to: more --games would help"), "{}", ran.err);
}

#[test]
fn tables_that_are_for_some_numbers_of_players_are_fitted_with_those() {
    let ran = pagoda(&["tune", "--option", "short=true", "--games", "5", "--rounds", "1", "--only", "two.riot"]);
    assert!(ran.code == 0 && ran.out.starts_with("yellow-yangtze with 2 players"), "{}{}", ran.out, ran.err);
}
