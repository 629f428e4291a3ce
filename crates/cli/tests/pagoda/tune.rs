//! `pagoda tune`

use std::fs;

use super::{Folder, pagoda};

const YUNNAN: [&str; 11] =
    ["tune", "--game", "yunnan", "--steps", "12", "--games", "24", "--check", "30", "--seed", "3"];

#[test]
fn the_same_seed_gives_the_same_weights_whatever_the_number_of_threads() {
    let folder = Folder::new();
    let [one, two] = ["1", "2"].map(|threads| {
        let out = folder.path(threads);
        let ran = pagoda(&[&YUNNAN[..], &["--threads", threads, "--out", &out]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        (ran.out.replace(&out, ""), fs::read_to_string(&out).unwrap())
    });
    assert_eq!(one, two);
    let (told, weights) = one;
    // Whether anything better is found in so few games is another question.
    let nothing = ["12 steps of up to 24 games", "nothing better was found"];
    let something =
        ["12 steps of up to 24 games", " were kept after ", "weight ", "equals: 33.3", "the weights are in"];
    let texts = if told.contains(nothing[1]) { &nothing[..] } else { &something[..] };
    assert!(texts.iter().all(|text| told.contains(text)), "{told}");
    // What was written is read, goes on, and is never lost by mistake.
    let weights: serde_json::Value = serde_json::from_str(&weights).unwrap();
    assert!(weights["lead"].is_f64());
    let file = folder.path("1");
    let ran = pagoda(&[&YUNNAN[..], &["--out", &file]].concat());
    assert!(ran.code == 2 && ran.err.contains("is there already: give another --out, or go on from it"), "{}", ran.err);
    let ran = pagoda(&["tune", "--game", "yunnan", "--steps", "1", "--games", "3", "--from", &file, "--out", &file]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn only_the_weights_that_are_asked_for_are_changed() {
    let folder = Folder::new();
    let out = folder.path("weights.json");
    let ran = pagoda(&[&YUNNAN[..], &["--only", "lead,present", "--out", &out]].concat());
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
    for (words, why) in [
        (&["--bot", "random"][..], "random can't be tuned: take greedy, or search"),
        (&["--bot", "search:0.2s"], "search:0.2s can't be tuned"),
        (&["--only", "gold"], "there is no weight \"gold\"; there are "),
        (&["--from", &broken], "has no weights of yunnan"),
        (&["--from", "/no/such/file"], "can't read /no/such/file"),
        (&["--steps", "0"], "--steps"),
        (&["--out", "/no/such/folder/weights.json"], "can't write /no/such/folder/weights.json"),
    ] {
        let ran = pagoda(&[&["tune", "--game", "yunnan"], words].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
        assert!(ran.err.contains(why), "{words:?}: {}", ran.err);
    }
}
