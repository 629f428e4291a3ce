//! Pushing at the end of a journey (YN-6.5).

use super::Case;
use super::seats::{CAMELLIA, YAK};
use crate::event::Event;
use crate::province::Province::*;
use crate::rule::Rule;

/// YN-6.5
#[test]
fn a_trader_is_pushed_one_province_towards_puer_along_the_road() {
    let (events, ..) = Case {
        road: "
            0  T  .  .  .  .  *  influence 1, customs 4
            1  .  .  .  .  .  T*
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        play: "travel puer>qinghai push 1",
        after: "
            0  .  .  .  .  .  T*
            1  .  .  .  .  T  *
        ",
        waits: "0:travel 1;0.0.0.0.0.0",
        ..Case::default()
    }
    .check();
    assert_eq!(
        events,
        [
            Event::Travelled { seat: CAMELLIA, from: Puer, to: Qinghai, crossings: 5, left: 1 },
            Event::Pushed { seat: YAK, by: CAMELLIA, from: Qinghai, to: Tibet },
        ]
    );
    assert_eq!(events[1].rule(), "YN-6.5");
}

/// YN-6.5
#[test]
fn a_trader_in_yunnan_is_pushed_into_puer() {
    Case {
        road: "
            0  T  *   .  .  .  .  influence 1
            1  T  T*  .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "travel 0",
        play: "travel puer>yunnan push 1",
        after: "
            0  .   T*  .  .  .  .
            1  TT  *   .  .  .  .
        ",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn nobody_is_pushed_over_a_bridge_whoever_has_it() {
    Case {
        road: "
            0  T  .  .  *   .  .  influence 1, bridges yunnan-qamdo
            1  .  .  .  T*  .  .  bridges yunnan-qamdo
            2  .  *  .  .   .  .
        ",
        at: "travel 0",
        play: "travel puer>qamdo push 1",
        after: "
            0  .  .  .  T*  .  .
            1  .  .  T  *   .  .
        ",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn a_journey_may_end_beside_a_weaker_trader_without_pushing_it() {
    Case {
        road: "
            0  T  *   .  .  .  .  influence 4
            1  .  T*  .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "travel 0",
        play: "travel puer>yunnan",
        after: "
            0  .  T*  .  .  .  .
            1  .  T*  .  .  .  .
        ",
        legal: "done",
        ..Case::default()
    }
    .check();
}

/// YN-6.5, YN-6.4: the example of pushing.
#[test]
fn each_journey_pushes_one_trader_and_a_pushed_one_sets_out_from_where_it_stands() {
    let case = Case {
        road: "
            0  .   .  TT*  .  .  .  influence 1
            1  .   .  T*   .  .  .  influence 2
            2  TT  .  *    .  .  .  influence 2, customs 2
        ",
        order: "2 0 1",
        at: "travel 2",
        play: "travel puer>sichuan push 0",
        refused_after: &[("travel puer>sichuan push 1", Rule::NotLowerInfluence { theirs: 2, own: 2 })],
        after: "
            0  .  T  T*  .  .  .
            1  .  .  T*  .  .  .
            2  T  .  T*  .  .  .
        ",
        legal: "travel puer>yunnan;travel puer>yunnan push 0;travel puer>sichuan;travel puer>sichuan push 0;done",
        ..Case::default()
    };
    case.check();
    let second = [("travel puer>sichuan push 0", "2:travel 0;0.0.0.0.0.0"), ("done", "0:travel 2;0.2.0.0.0.0")];
    let both = Case { steps: &second, refused_after: &[], after: "0  .  TT  *  .  .  .", legal: "", ..case };
    both.check();
    let on = [second[0], second[1], ("travel yunnan>sichuan", "0:travel 1;0.1.0.0.0.0")];
    Case { steps: &on, after: "0  .  T  T*  .  .  .", ..both }.check();
}

/// YN-6.5
#[test]
fn the_same_trader_may_be_pushed_by_one_journey_after_another() {
    Case {
        road: "
            0  .  .  .  TTT*  .  .  influence 1, customs 4
            1  .  .  T  *     .  .
            2  .  *  .  .     .  .
        ",
        at: "travel 0",
        steps: &[
            ("travel qamdo>sichuan push 1", "0:travel 5;0.0.0.2.0.0"),
            ("travel qamdo>yunnan push 1", "0:travel 3;0.0.0.1.0.0"),
        ],
        refused_after: &[("travel qamdo>puer push 1", Rule::PushInPuer)],
        after: "
            0  .  T  T  T*  .  .
            1  T  .  .  *   .  .
        ",
        ..Case::default()
    }
    .check();
}

/// YN-6.5
#[test]
fn a_trader_may_be_pushed_into_the_province_that_the_journey_left() {
    Case {
        road: "
            0  .  T  *   .  .  .  influence 1
            1  .  .  T*  .  .  .
            2  .  *  .   .  .  .
        ",
        at: "travel 0",
        play: "travel yunnan>sichuan push 1",
        after: "
            0  .  .  T*  .  .  .
            1  .  T  *   .  .  .
        ",
        ..Case::default()
    }
    .check();
}
