//! Border crossings (YN-6.4).

use super::Case;
use crate::rule::Rule;

/// YN-6.4
#[test]
fn there_are_two_crossings_and_one_more_for_each_customs_level() {
    for (level, waits) in
        [(0, "1:travel 2"), (1, "1:travel 3"), (2, "1:travel 4"), (3, "1:travel 5"), (4, "1:travel 6")]
    {
        let road = format!(
            "0  .  *  .  .  .  .
             1  .  *  .  .  .  .  customs {level}
             2  .  *  .  .  .  ."
        );
        let waits = format!("{waits};0.0.0.0.0.0");
        Case { road: &road, at: "travel 0", play: "done", waits: &waits, ..Case::default() }.check();
    }
}

/// YN-6.4
#[test]
fn how_many_crossings_a_level_gives_is_the_boards() {
    let case = Case {
        board: &[("crossings = [2, 3, 4, 5, 6]", "crossings = [1, 0, 9, 5, 6]")],
        road: "
            0  .  *  .  .  .  .
            1  T  .  .  .  .  *
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        play: "done",
        waits: "1:travel 1;1.0.0.0.0.0",
        legal: "travel puer>yunnan;done",
        ..Case::default()
    };
    case.check();
    let without = "
        0  .  *  .  .  .  .
        1  T  .  .  .  .  *  customs 1
        2  .  *  .  .  .  .
    ";
    Case { road: without, waits: "1:travel 0;1.0.0.0.0.0", legal: "done", ..case }.check();
    let many = "
        0  .  *  .  .  .  .
        1  T  .  .  .  .  *  customs 2
        2  .  *  .  .  .  .
    ";
    let all = "travel puer>yunnan;travel puer>sichuan;travel puer>qamdo;travel puer>tibet;travel puer>qinghai;done";
    Case { road: many, waits: "1:travel 9;1.0.0.0.0.0", legal: all, ..case }.check();
}

/// YN-6.4
#[test]
fn crossings_are_shared_by_all_traders_and_one_province_takes_one() {
    Case {
        road: "
            0  TTT  .  .  *  .  .  customs 1
            1  .    *  .  .  .  .
            2  .    *  .  .  .  .
        ",
        at: "travel 0",
        steps: &[("travel puer>sichuan", "0:travel 1;2.0.0.0.0.0"), ("travel puer>yunnan", "0:travel 0;1.0.0.0.0.0")],
        refused_after: &[
            ("travel puer>yunnan", Rule::TooFewCrossings { needed: 1, left: 0 }),
            ("travel puer>qamdo", Rule::TooFewCrossings { needed: 3, left: 0 }),
        ],
        after: "0  T  T  T  *  .  .",
        legal: "done",
        ..Case::default()
    }
    .check();
}

/// YN-6.4
#[test]
fn a_journey_needs_no_more_crossings_than_are_left() {
    let case = Case {
        road: "
            0  T  .  .  .  .  *
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0 left 3",
        ..Case::default()
    };
    Case { play: "travel puer>qamdo", waits: "0:travel 0;0.0.0.0.0.0", ..case }.check();
    Case {
        refused: &[
            ("travel puer>tibet", Rule::TooFewCrossings { needed: 4, left: 3 }),
            ("travel puer>qinghai", Rule::TooFewCrossings { needed: 5, left: 3 }),
        ],
        ..case
    }
    .check();
}
