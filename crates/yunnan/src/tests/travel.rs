//! Travel: its order, crossings, and one journey for each trader (YN-6.1, YN-6.4).

use super::Case;
use super::seats::{CAMELLIA, order};
use crate::event::Event;
use crate::province::Province::*;
use crate::rule::Rule;

/// Far-reaching access and crossings, and a bridge of another player.
const FAR: &str = "
       puer  yunnan  sichuan  qamdo  tibet  qinghai
    0  T     .       .        .      .      *        customs 4
    1  .     .       .        .      .      *        bridges yunnan-qamdo
    2  .     .       .        .      .      *        bridges sichuan-tibet
";

/// YN-6.1
#[test]
fn the_travel_order_is_the_auction_order_reversed() {
    let (events, ..) = Case {
        road: "
            0  .    *  .  .  .  .
            1  TTT  *  .  .  .  .  customs 1
            2  TT   *  .  .  .  .
        ",
        order: "1 2 0",
        at: "auction 0 passed 1 2",
        steps: &[
            ("pass", "0:travel 2;3.0.0.0.0.0"),
            ("done", "2:travel 2;2.0.0.0.0.0"),
            ("done", "1:travel 3;3.0.0.0.0.0"),
        ],
        order_after: "0,2,1",
        ..Case::default()
    }
    .check();
    let told: Vec<_> = events.into_iter().filter(|event| matches!(event, Event::TravelOrder { .. })).collect();
    assert_eq!(told, [Event::TravelOrder { order: order([0, 2, 1]) }]);
    assert_eq!(told[0].rule(), "YN-6.1");
}

/// YN-6.1
#[test]
fn among_five_the_first_of_the_auction_travels_last() {
    Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .
            4  .  *  .  .  .  .
        ",
        order: "3 1 4 0 2",
        at: "auction 2 passed 0 1 3 4",
        steps: &[
            ("pass", "2:travel"),
            ("done", "0:travel"),
            ("done", "4:travel"),
            ("done", "1:travel"),
            ("done", "3:travel"),
        ],
        order_after: "2,0,4,1,3",
        ..Case::default()
    }
    .check();
}

/// YN-6.1, YN-6.4
#[test]
fn a_player_travels_and_builds_until_done_and_the_next_one_begins_with_all_crossings() {
    Case {
        road: "
            0  T   *  .  .  .  .  customs 2
            1  TT  *  .  .  .  .  stock p
            2  .   *  .  .  .  .
        ",
        order: "1 0 2",
        at: "travel 1",
        steps: &[
            ("travel puer>yunnan", "1:travel 1;1.0.0.0.0.0"),
            ("post yunnan", "1:travel 1;1.0.0.0.0.0"),
            ("travel puer>yunnan", "1:travel 0;0.0.0.0.0.0"),
            ("done", "0:travel 4;1.0.0.0.0.0"),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-6.1
#[test]
fn a_player_who_can_do_nothing_is_asked_all_the_same() {
    Case { at: "travel 0", legal: "done", ..Case::default() }.check();
    Case { at: "travel 0", play: "done", waits: "1:travel 2;0.0.0.0.0.0", legal: "done", ..Case::default() }.check();
}

/// YN-6.4
#[test]
fn a_trader_travels_in_either_direction_and_also_into_puer() {
    let case = Case {
        road: "
            0  .  T  .  T  *  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        legal: "travel yunnan>puer;travel yunnan>sichuan;travel yunnan>qamdo;\
                travel qamdo>yunnan;travel qamdo>sichuan;travel qamdo>tibet;done",
        ..Case::default()
    };
    case.check();
    Case {
        play: "travel qamdo>sichuan; travel yunnan>puer",
        after: "0  T  .  T  .  *  .",
        waits: "0:travel 0;0.0.0.0.0.0",
        legal: "done",
        ..case
    }
    .check();
}

/// YN-6.4, YN-6.2
#[test]
fn a_trader_travels_only_into_accessible_provinces() {
    Case {
        road: "
            0  T  .  T*  .  .  .  customs 4
            1  .  *  .   .  .  .
            2  .  *  .   .  .  .
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>qamdo", Rule::NoAccess { province: Qamdo, horse: Sichuan }),
            ("travel sichuan>qamdo", Rule::NoAccess { province: Qamdo, horse: Sichuan }),
            ("travel sichuan>qinghai", Rule::NoAccess { province: Qinghai, horse: Sichuan }),
        ],
        legal: "travel puer>yunnan;travel puer>sichuan;travel sichuan>puer;travel sichuan>yunnan;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.4
#[test]
fn a_trader_that_has_travelled_neither_goes_on_nor_back() {
    Case {
        road: FAR,
        at: "travel 0",
        play: "travel puer>sichuan",
        refused_after: &[
            ("travel sichuan>qamdo", Rule::AlreadyTravelled(Sichuan)),
            ("travel sichuan>puer", Rule::AlreadyTravelled(Sichuan)),
            ("travel puer>yunnan", Rule::NobodyTravels(Puer)),
        ],
        waits: "0:travel 4;0.0.0.0.0.0",
        legal: "done",
        ..Case::default()
    }
    .check();
}

/// YN-6.4
#[test]
fn of_the_traders_in_a_province_as_many_leave_as_havent_travelled() {
    Case {
        road: "
            0  .  TtT  *  .  .  .  customs 4
            1  .  *    .  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "travel 0",
        steps: &[("travel yunnan>sichuan", "0:travel 5;0.1.0.0.0.0"), ("travel yunnan>puer", "0:travel 4;0.0.0.0.0.0")],
        refused_after: &[
            ("travel yunnan>sichuan", Rule::AlreadyTravelled(Yunnan)),
            ("travel sichuan>yunnan", Rule::AlreadyTravelled(Sichuan)),
        ],
        after: "0  T  T  T*  .  .  .",
        legal: "done",
        ..Case::default()
    }
    .check();
}

/// YN-6.4: the example of journeys.
#[test]
fn where_a_trader_has_arrived_one_that_was_there_before_can_still_leave() {
    let case = Case {
        road: "
            0  TT  T  .  *  .  .  customs 1
            1  .   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        at: "travel 0",
        steps: &[("travel puer>yunnan", "0:travel 2;1.1.0.0.0.0"), ("travel yunnan>qamdo", "0:travel 0;1.0.0.0.0.0")],
        refused_after: &[
            ("travel yunnan>sichuan", Rule::AlreadyTravelled(Yunnan)),
            ("travel qamdo>sichuan", Rule::AlreadyTravelled(Qamdo)),
            ("travel puer>yunnan", Rule::TooFewCrossings { needed: 1, left: 0 }),
        ],
        after: "0  T  T  .  T*  .  .",
        ..Case::default()
    };
    case.check();
    let with_bridge = "
        0  TT  T  .  *  .  .  customs 1, bridges yunnan-qamdo
        1  .   *  .  .  .  .
        2  .   *  .  .  .  .
    ";
    let steps = &[("travel puer>yunnan", "0:travel 2;1.1.0.0.0.0"), ("travel yunnan>qamdo", "0:travel 1;1.0.0.0.0.0")];
    let refused = &[("travel yunnan>sichuan", Rule::AlreadyTravelled(Yunnan))];
    Case { road: with_bridge, steps, refused_after: refused, legal: "travel puer>yunnan;done", ..case }.check();
}

/// YN-6.4
#[test]
fn what_stands_against_a_journey_is_said_in_the_order_of_its_way() {
    Case {
        road: "
            0  T  .  *  t  .  .
            1  .  *  .  .  .  .  influence 2
            2  .  *  .  .  .  .
        ",
        at: "travel 0 left 0",
        refused: &[
            ("travel yunnan>yunnan", Rule::NobodyTravels(Yunnan)),
            ("travel tibet>qinghai push 0", Rule::NobodyTravels(Tibet)),
            ("travel qamdo>qamdo", Rule::AlreadyTravelled(Qamdo)),
            ("travel qamdo>qinghai", Rule::AlreadyTravelled(Qamdo)),
            ("travel puer>puer", Rule::GoesNowhere),
            ("travel puer>puer push 1", Rule::GoesNowhere),
            ("travel puer>qinghai push 0", Rule::NoAccess { province: Qinghai, horse: Sichuan }),
            ("travel puer>sichuan push 0", Rule::TooFewCrossings { needed: 2, left: 0 }),
        ],
        ..Case::default()
    }
    .check();
    Case {
        road: FAR,
        at: "travel 0 left 1",
        refused: &[
            ("travel puer>puer", Rule::GoesNowhere),
            ("travel puer>yunnan push 0", Rule::PushesOwn),
            ("travel puer>yunnan push 1", Rule::NobodyToPush(Yunnan)),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-6.4
#[test]
fn journeys_are_told_with_their_crossings_and_what_is_left() {
    let (events, ..) = Case { road: FAR, at: "travel 0", play: "travel puer>tibet", ..Case::default() }.check();
    assert_eq!(events, [Event::Travelled { seat: CAMELLIA, from: Puer, to: Tibet, crossings: 4, left: 2 }]);
    assert_eq!(events[0].rule(), "YN-6.4");
}
