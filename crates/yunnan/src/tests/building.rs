//! Access and building: trading posts, bridges and teahouses (YN-6.2, YN-6.3).

use super::Case;
use super::seats::CAMELLIA;
use crate::building::Construction;
use crate::event::Event;
use crate::province::Province::{self, *};
use crate::rule::Rule;

/// The first player with a horse in that province.
pub(super) fn horse_in(horse: Province, beside: &str) -> String {
    let cells = Province::ALL.map(|province| if province == horse { "*" } else { "." });
    format!(
        "0  {}  {beside}
         1  .  *  .  .  .  .
         2  .  *  .  .  .  .",
        cells.join("  ")
    )
}

/// YN-6.2
#[test]
fn the_provinces_from_puer_up_to_the_own_horse_are_accessible() {
    for (horse, legal) in [
        (Yunnan, "post puer;post yunnan;done"),
        (Sichuan, "post puer;post yunnan;post sichuan;done"),
        (Qamdo, "post puer;post yunnan;post sichuan;post qamdo;done"),
        (Tibet, "post puer;post yunnan;post sichuan;post qamdo;post tibet;done"),
        (Qinghai, "post puer;post yunnan;post sichuan;post qamdo;post tibet;post qinghai;done"),
    ] {
        let road = horse_in(horse, "stock p");
        let case = Case { road: &road, at: "travel 0", legal, ..Case::default() };
        case.check();
        if let Some(province) = horse.onwards() {
            let text = format!("post {province}");
            Case { refused: &[(&text, Rule::NoAccess { province, horse })], ..case }.check();
        }
    }
}

/// YN-6.2
#[test]
fn the_horses_of_others_open_nothing() {
    Case {
        road: "
            0  T  *  .  .  .  .  stock pt
            1  .  .  .  .  .  *
            2  .  .  .  .  *  .
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>sichuan", Rule::NoAccess { province: Sichuan, horse: Yunnan }),
            ("post sichuan", Rule::NoAccess { province: Sichuan, horse: Yunnan }),
            ("teahouse sichuan", Rule::NoAccess { province: Sichuan, horse: Yunnan }),
        ],
        legal: "travel puer>yunnan;post puer;post yunnan;teahouse yunnan;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.3
#[test]
fn trading_posts_may_be_built_in_any_number_whoever_is_there_and_in_puer_too() {
    let case = Case {
        road: "
            0  .  .  *    .  .  .  stock pp
            1  P  *  TPH  .  .  .
            2  .  *  .    .  .  .
        ",
        at: "travel 0",
        play: "post sichuan; post sichuan",
        after: "
            0  .  .  PP*  .  .  .  left bbtt
            1  P  *  TPH  .  .  .
        ",
        legal: "done",
        ..Case::default()
    };
    case.check();
    Case { play: "post puer; post puer", after: "0  PP  .  *  .  .  .", ..case }.check();
    Case { play: "post puer; post sichuan", after: "0  P  .  P*  .  .  .", ..case }.check();
    let one = "
        0  P  .  *  .  .  .  stock p
        1  .  *  .  .  .  .
        2  .  *  .  .  .  .
    ";
    Case { road: one, play: "post puer", after: "0  PP  .  *  .  .  .", ..case }.check();
}

/// YN-6.3
#[test]
fn only_what_is_in_the_supply_is_built_and_the_reserve_does_not_help() {
    let case = Case {
        road: "
            0  .  .  .  .  .  *  left ppbbtt
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        refused: &[
            ("post puer", Rule::NotInSupply(Construction::Post)),
            ("bridge yunnan-qamdo", Rule::NotInSupply(Construction::Bridge)),
            ("teahouse yunnan", Rule::NotInSupply(Construction::Teahouse)),
        ],
        legal: "done",
        ..Case::default()
    };
    case.check();
    let others = "
        0  .  .  .  .  .  *  stock ppt
        1  .  *  .  .  .  .  stock b
        2  .  *  .  .  .  .
    ";
    Case {
        road: others,
        refused: &[("bridge yunnan-qamdo", Rule::NotInSupply(Construction::Bridge))],
        play: "post puer; teahouse tibet",
        refused_after: &[("teahouse yunnan", Rule::NotInSupply(Construction::Teahouse))],
        after: "0  P  .  .  .  H  *  stock p, left bbt",
        legal: "post puer;post yunnan;post sichuan;post qamdo;post tibet;post qinghai;done",
        ..case
    }
    .check();
}

/// YN-6.3
#[test]
fn a_teahouse_goes_on_a_free_space_in_an_accessible_province() {
    let case = Case {
        road: "
            0  .  .  .  .  *  .  stock tt
            1  .  H  *  .  .  .
            2  .  .  *  H  .  .
        ",
        at: "travel 0",
        refused: &[
            ("teahouse puer", Rule::NoTeahouseSpace(Puer)),
            ("teahouse yunnan", Rule::TeahouseSpaceTaken(Yunnan)),
            ("teahouse qamdo", Rule::TeahouseSpaceTaken(Qamdo)),
            ("teahouse qinghai", Rule::NoAccess { province: Qinghai, horse: Tibet }),
        ],
        legal: "teahouse sichuan;teahouse tibet;done",
        ..Case::default()
    };
    case.check();
    Case {
        play: "teahouse tibet",
        refused_after: &[("teahouse tibet", Rule::TeahouseSpaceTaken(Tibet))],
        after: "0  .  .  .  .  H*  .  stock t, left ppbb",
        legal: "teahouse sichuan;done",
        ..case
    }
    .check();
}

/// YN-6.3
#[test]
fn where_the_board_has_no_teahouse_space_no_teahouse_is_built() {
    Case {
        board: &[("presents = 5\nteahouse = true", "presents = 5\nteahouse = false")],
        road: &horse_in(Qamdo, "stock t"),
        at: "travel 0",
        refused: &[
            ("teahouse puer", Rule::NoTeahouseSpace(Puer)),
            ("teahouse sichuan", Rule::NoTeahouseSpace(Sichuan)),
        ],
        legal: "teahouse yunnan;teahouse qamdo;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.3
#[test]
fn what_stands_against_a_teahouse_or_bridge_is_said_in_order() {
    Case {
        board: &[("presents = 5\nteahouse = true", "presents = 5\nteahouse = false")],
        road: "
            0  .  *  .  .  .  .  stock tb
            1  .  .  .  H  *  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        refused: &[
            ("teahouse sichuan", Rule::NoTeahouseSpace(Sichuan)),
            ("teahouse qamdo", Rule::NoAccess { province: Qamdo, horse: Yunnan }),
            ("post qamdo", Rule::NotInSupply(Construction::Post)),
            ("bridge yunnan-tibet", Rule::NoBridgeSite { near: Yunnan, far: Tibet }),
        ],
        legal: "teahouse yunnan;done",
        ..Case::default()
    }
    .check();
    Case {
        at: "travel 0",
        refused: &[
            ("teahouse puer", Rule::NotInSupply(Construction::Teahouse)),
            ("bridge puer-yunnan", Rule::NotInSupply(Construction::Bridge)),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-6.3
#[test]
fn building_goes_before_between_and_after_journeys_and_takes_no_crossing() {
    let (events, ..) = Case {
        road: "
            0  TT  .  *  .  .  .  stock ppt
            1  .   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        at: "travel 0",
        steps: &[
            ("post puer", "0:travel 2;2.0.0.0.0.0"),
            ("travel puer>yunnan", "0:travel 1;1.0.0.0.0.0"),
            ("teahouse yunnan", "0:travel 1;1.0.0.0.0.0"),
            ("travel puer>yunnan", "0:travel 0;0.0.0.0.0.0"),
            ("post sichuan", "0:travel 0;0.0.0.0.0.0"),
            ("done", "1:travel 2;0.0.0.0.0.0"),
        ],
        after: "0  P  TTH  P*  .  .  .",
        ..Case::default()
    }
    .check();
    let built: Vec<_> = events.into_iter().filter(|event| event.rule() == "YN-6.3").collect();
    assert_eq!(
        built,
        [
            Event::PostBuilt { seat: CAMELLIA, province: Puer },
            Event::TeahouseBuilt { seat: CAMELLIA, province: Yunnan, at_once: false },
            Event::PostBuilt { seat: CAMELLIA, province: Sichuan },
        ]
    );
}

/// YN-6.3
#[test]
fn nobody_has_to_build_and_what_isnt_built_stays_in_the_supply() {
    Case {
        road: &horse_in(Qinghai, "stock pbt"),
        at: "travel 0",
        play: "done",
        after: "0  .  .  .  .  .  *  stock pbt, left pbt",
        waits: "1:travel",
        ..Case::default()
    }
    .check();
}
