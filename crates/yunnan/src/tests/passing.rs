//! Passing and the end of the auction (YN-3.8, YN-3.9).

use kernel::Seat;

use super::Case;
use crate::event::Event;

/// YN-3.8
#[test]
fn all_traders_of_the_supply_go_to_the_market() {
    let (events, ..) = Case {
        road: "
            0  T  .  TT*  .  .  .  supply 3, reserve 1, stock p
            1  .  *  .    .  .  .
            2  .  *  .    .  .  .
        ",
        bids: "school.5.0",
        play: "pass",
        after: "
            0  TTT  .  TT*  .  .  .  supply 0, reserve 1, stock p
            1  .    *  .    .  .  .  supply 3
            2  .    *  .    .  .  .  supply 3
        ",
        bids_after: "school.5.0",
        waits: "1:auction 0;",
        ..Case::default()
    }
    .check();
    assert_eq!(events, [Event::Passed { seat: Seat::new(0), traders: 2 }]);
}

/// YN-3.8
#[test]
fn a_player_may_pass_with_an_empty_supply() {
    let (events, ..) = Case {
        bids: "school.5.0, customs.5.0, high.0",
        play: "pass",
        after: "0  .  *  .  .  .  .  supply 0",
        bids_after: "school.5.0,customs.5.0,high.0",
        ..Case::default()
    }
    .check();
    assert_eq!(events, [Event::Passed { seat: Seat::new(0), traders: 0 }]);
}

/// YN-3.7, YN-3.8
#[test]
fn a_banker_who_passes_leaves_the_trader_in_the_bank() {
    Case {
        bids: "low.0",
        play: "pass",
        after: "0  TT  *  .  .  .  .  supply 0",
        bids_after: "low.0",
        waits: "1:auction 0;0",
        ..Case::default()
    }
    .check();
}

/// YN-3.4, YN-3.8
#[test]
fn only_the_outbid_trader_comes_back_and_goes_to_the_market_with_the_next_pass() {
    let (events, ..) = Case {
        road: "
            0  .  T*  .  .  .  .  supply 3, reserve 3
            1  .  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        bids: "customs.7.0",
        play: "pass; bid customs 9 from supply; pass",
        steps: &[("pass", "1:auction 0,2;")],
        after: "
            0  TTT  T*  .  .  .  .  supply 0
            1  .    *   .  .  .  .  supply 2
        ",
        ..Case::default()
    }
    .check();
    let passed = |seat, traders| Event::Passed { seat: Seat::new(seat), traders };
    let all: Vec<Event> = events.into_iter().filter(|event| matches!(event, Event::Passed { .. })).collect();
    assert_eq!(all, [passed(0, 2), passed(2, 3), passed(0, 1)]);
}

/// YN-3.4, YN-3.8
#[test]
fn whoever_is_back_may_do_anything_with_the_one_trader_or_recall_another() {
    let case = Case {
        road: "
            0  .  .   T*  .  .  .  yuan 5, supply 3, reserve 3, influence 4, left -
            1  .  *   .   .  .  .  yuan 16
            2  .  *   .   .  .  .
        ",
        bids: "school.5.0, customs.9.1",
        play: "pass; bid school 7 from supply; bank high from supply",
        ..Case::default()
    };
    Case {
        legal: "bid horse 5 from supply; bank low from supply; market from supply; bid horse 5 from sichuan;
            bank low from sichuan; market from sichuan; pass",
        ..case
    }
    .check();
    Case {
        steps: &[("market from sichuan", "1:auction ;2"), ("pass", "2:auction 1;2"), ("pass", "0:auction 1,2;2")],
        after: "0  TTT  .  *  .  .  .  supply 1",
        ..case
    }
    .check();
}

/// YN-3.9
#[test]
fn the_auction_ends_when_everybody_has_passed() {
    Case {
        order: "1 2 0",
        at: "auction 1",
        steps: &[("pass", "2:auction 1;"), ("pass", "0:auction 1,2;"), ("pass", "0:travel")],
        after: "
            0  TTT  *  .  .  .  .  supply 0
            1  TTT  *  .  .  .  .  supply 0
            2  TTT  *  .  .  .  .  supply 0
        ",
        order_after: "0,2,1",
        ..Case::default()
    }
    .check();
}

/// YN-3.9
#[test]
fn the_auction_goes_on_while_somebody_who_is_back_has_not_passed_again() {
    Case {
        bids: "customs.5.0",
        at: "auction 1 passed 0 2",
        steps: &[
            ("bid customs 7 from supply", "0:auction 2;"),
            ("market from supply", "1:auction 2;"),
            ("pass", "0:auction 1,2;"),
            ("pass", "2:travel"),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-3.9
#[test]
fn a_player_without_a_trader_that_may_be_moved_is_asked_and_can_only_pass() {
    let case = Case {
        road: "
            0  TT  *  .  .  .  .  supply 3, reserve 2, yuan 99
            1  .   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        bids: "school.9.0, customs.9.0, low.0",
        ..Case::default()
    };
    Case { legal: "pass", ..case }.check();
    Case { steps: &[("pass", "1:auction 0;0")], ..case }.check();
}

/// YN-3.9
#[test]
fn one_trader_in_a_far_province_is_enough_to_go_on() {
    Case {
        road: "
            0  TTT  .  .  .  .  T*  supply 0, yuan 0
            1  .    *  .  .  .  .
            2  .    *  .  .  .  .
        ",
        legal: "bank high from qinghai; bank low from qinghai; market from qinghai; pass",
        ..Case::default()
    }
    .check();
}
