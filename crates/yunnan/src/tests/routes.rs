//! Connected routes, and traders who lose theirs (YN-6.6, YN-6.7).

use super::Case;
use super::seats::{CAMELLIA, YAK};
use crate::event::Event;
use crate::province::Province::*;

/// What the first player has after `done`, the others having this.
#[track_caller]
fn after_done(board: &[(&str, &str)], own: &str, others: [&str; 2], after: &str) {
    let road = format!("0  {own}\n1  {}\n2  {}", others[0], others[1]);
    let after = format!("0  {after}");
    Case { board, road: &road, at: "travel 0", play: "done", after: &after, waits: "1:travel", ..Case::default() }
        .check();
}

const NOTHING: [&str; 2] = [".  *  .  .  .  .", ".  *  .  .  .  ."];

/// YN-6.6, YN-6.7
#[test]
fn a_trader_stays_where_every_province_back_to_puer_holds_an_own_trader() {
    after_done(&[], ".  T  .  .  .  *", NOTHING, ".  T  .  .  .  *");
    after_done(&[], ".  T  T  T  T  T*", NOTHING, ".  T  T  T  T  T*");
    after_done(&[], "T  T  TT  .  .  *", NOTHING, "T  T  TT  .  .  *");
}

/// YN-6.6, YN-6.7
#[test]
fn traders_beyond_a_gap_go_to_puer_all_of_them_from_every_province() {
    after_done(&[], ".  .  T  .  .  *", NOTHING, "T  .  .  .  .  *");
    after_done(&[], "T  .  TTT  .  .  *", NOTHING, "TTTT  .  .  .  .  *");
    after_done(&[], ".  T  .  TT  T  T*", NOTHING, "TTTT  T  .  .  .  *");
    after_done(&[], ".  T  T  .  .  T*", NOTHING, "T  T  T  .  .  *");
}

/// YN-6.6
#[test]
fn a_trading_post_is_a_link_as_good_as_a_trader() {
    after_done(&[], ".  P  T  .  .  *", NOTHING, ".  P  T  .  .  *");
    after_done(&[], ".  T  P  T  .  *", NOTHING, ".  T  P  T  .  *");
    after_done(&[], ".  P  PT  .  T  *", NOTHING, "T  P  PT  .  .  *");
}

/// YN-6.7
#[test]
fn trading_posts_stay_without_a_route() {
    after_done(&[], ".  .  TP  .  P  *", NOTHING, "T  .  P  .  P  *");
    after_done(&[], ".  T  .  .  TPP  *", NOTHING, "T  T  .  .  PP  *");
}

/// YN-6.6
#[test]
fn puer_needs_neither_trader_nor_post_and_traders_there_always_stay() {
    after_done(&[], ".  T  .  .  .  *", NOTHING, ".  T  .  .  .  *");
    after_done(&[], "TT  .  .  .  .  *", NOTHING, "TT  .  .  .  .  *");
    after_done(&[], "TP  .  T  .  .  *", NOTHING, "TTP  .  .  .  .  *");
}

/// YN-6.6: the example of a connected route with a bridge.
#[test]
fn a_route_may_lead_over_an_own_bridge() {
    after_done(&[], "T  T  .  T*  .  .", NOTHING, "TT  T  .  *  .  .");
    after_done(&[], "T  T  .  T*  .  .  bridges yunnan-qamdo", NOTHING, "T  T  .  T*  .  .");
    after_done(&[], "T  T  P  T*  .  .", NOTHING, "T  T  P  T*  .  .");
}

/// YN-6.6
#[test]
fn a_route_may_lead_over_road_and_bridges_by_turns() {
    let bridges = "bridges yunnan-qamdo qamdo-qinghai";
    after_done(&[], &format!(".  P  .  T  .  T*  {bridges}"), NOTHING, ".  P  .  T  .  T*");
    after_done(&[], &format!(".  P  .  .  .  T*  {bridges}"), NOTHING, "T  P  .  .  .  *");
    after_done(&[], &format!(".  .  .  T  .  T*  {bridges}"), NOTHING, "TT  .  .  .  .  *");
    after_done(&[], ".  T  .  P  T  T*  bridges yunnan-qamdo", NOTHING, ".  T  .  P  T  T*");
    after_done(&[], ".  T  T  .  T  T*  bridges sichuan-tibet", NOTHING, ".  T  T  .  T  T*");
    after_done(&[], ".  T  .  T  T  T*  bridges sichuan-tibet", NOTHING, "TTT  T  .  .  .  *");
}

/// YN-6.6
#[test]
fn a_province_that_a_bridge_passes_over_is_connected_only_if_something_own_is_there() {
    after_done(&[], ".  T  .  T  .  T*  bridges yunnan-qamdo", NOTHING, "T  T  .  T  .  *");
    after_done(&[], ".  .  T  T  .  *  bridges yunnan-qamdo", NOTHING, "TT  .  .  .  .  *");
}

/// YN-6.6
#[test]
fn what_others_have_connects_nothing() {
    let others = ["T  TP  TP  .  .  *  bridges yunnan-qamdo", ".  TP  T  .  .  *  bridges yunnan-qamdo"];
    after_done(&[], ".  .  T  .  .  *", others, "T  .  .  .  .  *");
    after_done(&[], ".  T  .  T  .  *", others, "T  T  .  .  .  *");
}

/// YN-6.6
#[test]
fn a_teahouse_is_no_link() {
    after_done(&[], ".  H  T  .  .  *", NOTHING, "T  H  .  .  .  *");
}

/// YN-6.6
#[test]
fn a_route_may_lead_back_towards_puer() {
    let board = &[("near = \"qamdo\"\nfar = \"qinghai\"", "near = \"puer\"\nfar = \"qinghai\"")];
    let own = ".  .  T  T  T  T*  bridges puer-qinghai";
    after_done(board, own, NOTHING, ".  .  T  T  T  T*");
    after_done(board, ".  .  T  P  .  T*  bridges puer-qinghai", NOTHING, "T  .  .  P  .  T*");
    after_done(board, ".  .  T  T  T  *  bridges puer-qinghai", NOTHING, "TTT  .  .  .  .  *");
}

/// YN-6.7
#[test]
fn a_trader_that_arrived_in_this_phase_goes_to_puer_as_well() {
    Case {
        road: "
            0  T  .  *  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 0",
        play: "travel puer>sichuan; done",
        after: "0  T  .  *  .  .  .",
        ..Case::default()
    }
    .check();
}

/// YN-6.7, YN-6.3
#[test]
fn a_link_may_be_built_as_late_as_before_done() {
    let case = Case {
        road: "
            0  .  T  .  T*  .  .  stock pb
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        at: "travel 0",
        play: "post sichuan; done",
        after: "0  .  T  P  T*  .  .",
        ..Case::default()
    };
    case.check();
    Case { play: "bridge yunnan-qamdo; done", after: "0  .  T  .  T*  .  .", ..case }.check();
    Case { play: "post yunnan; done", after: "0  T  TP  .  *  .  .", ..case }.check();
}

/// YN-6.7
#[test]
fn only_the_player_who_is_done_is_looked_at() {
    let case = Case {
        road: "
            0  .  T  *  .   .  .
            1  T  *  .  .   .  .  influence 1
            2  .  .  T  T*  .  .
        ",
        order: "0 1 2",
        at: "travel 1",
        play: "done",
        after: "
            0  .  T  *  .   .  .
            1  T  *  .  .   .  .
            2  .  .  T  T*  .  .
        ",
        waits: "2:travel",
        ..Case::default()
    };
    case.check();
    Case { play: "done; done", after: "2  TT  .  .  *  .  .", waits: "", ..case }.check();
}

/// YN-6.7, YN-6.5
#[test]
fn a_route_broken_by_a_push_counts_for_its_player_only_when_that_one_is_done() {
    let case = Case {
        road: "
            0  T  *   .   .  .  .  influence 1
            1  .  T   T*  .  .  .
            2  .  *   .   .  .  .
        ",
        order: "1 0 2",
        at: "travel 0",
        play: "travel puer>yunnan push 1; done",
        after: "1  T  .  T*  .  .  .",
        waits: "2:travel",
        ..Case::default()
    };
    case.check();
    let before = Case { order: "0 1 2", waits: "1:travel 2;1.0.1.0.0.0", ..case };
    before.check();
    Case { play: "travel puer>yunnan push 1; done; done", after: "1  TT  .  *  .  .  .", waits: "2:travel", ..before }
        .check();
    let repaired = "travel puer>yunnan push 1; done; travel puer>yunnan; done";
    Case { play: repaired, after: "1  .  T  T*  .  .  .", waits: "2:travel", ..before }.check();
}

/// YN-6.7
#[test]
fn who_is_sent_home_is_told_province_by_province() {
    let (events, ..) = Case {
        road: "
            0  T  T  .  TT  P  T*
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        at: "travel 0",
        play: "done; done",
        after: "0  TTTT  T  .  .  P  *",
        ..Case::default()
    }
    .check();
    assert_eq!(
        events,
        [
            Event::TravelEnded { seat: CAMELLIA },
            Event::SentHome { seat: CAMELLIA, from: Qamdo, traders: 2 },
            Event::SentHome { seat: CAMELLIA, from: Qinghai, traders: 1 },
            Event::TravelEnded { seat: YAK },
        ]
    );
    assert!(events.iter().all(|event| event.rule() == "YN-6.7"));
}
