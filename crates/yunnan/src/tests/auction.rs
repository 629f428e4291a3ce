//! Turns in the auction, and where traders come from and go to (YN-3.1).

use kernel::Seat;

use super::Case;
use crate::action::Source;
use crate::building::{Bank, Building};
use crate::event::Event;
use crate::province::Province;
use crate::rule::Rule;

/// YN-3.1
#[test]
fn turns_go_round_in_auction_order_again_and_again() {
    Case {
        order: "2 0 1",
        at: "auction 2",
        steps: &[
            ("market from supply", "0:auction ;"),
            ("bid school 5 from supply", "1:auction ;"),
            ("bank low from supply", "2:auction ;1"),
            ("bid customs 5 from supply", "0:auction ;1"),
            ("market from supply", "1:auction ;1"),
            ("market from supply", "2:auction ;1"),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn those_who_have_passed_are_left_out_until_the_last_one_goes_on_alone() {
    Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .
        ",
        order: "3 1 0 2",
        at: "auction 3",
        steps: &[
            ("market from supply", "1:auction ;"),
            ("pass", "0:auction 1;"),
            ("market from supply", "2:auction 1;"),
            ("pass", "3:auction 1,2;"),
            ("market from supply", "0:auction 1,2;"),
            ("pass", "3:auction 0,1,2;"),
            ("market from supply", "3:auction 0,1,2;"),
            ("pass", "2:travel"),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn a_trader_goes_from_the_supply_to_a_building_the_bank_or_the_market() {
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 5
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        legal: "bid school 5 from supply; bid customs 5 from supply; bid horse 5 from supply;
            bid dragon 5 from supply; bid yard 5 from supply; bank high from supply; bank low from supply;
            market from supply; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn a_trader_recalled_from_any_province_beyond_puer_may_go_to_the_same_places() {
    Case {
        road: "
            0  T  T  .  TT*  .  .  yuan 5, customs 4, influence 4, left -, reserve 0, supply 0
            1  .  *  .  .    .  .
            2  .  *  .  .    .  .
        ",
        legal: "bid horse 5 from yunnan; bank high from yunnan; bank low from yunnan; market from yunnan;
            bid horse 5 from qamdo; bank high from qamdo; bank low from qamdo; market from qamdo; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn a_trader_can_be_recalled_from_each_of_the_five_provinces() {
    Case {
        road: "
            0  T  T  T  T  T  T*  yuan 0, supply 1, reserve 0
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "high.1, low.2",
        legal: "market from supply; market from yunnan; market from sichuan; market from qamdo; market from tibet;
            market from qinghai; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn recalled_traders_leave_their_provinces_and_those_of_the_supply_stay() {
    let (events, ..) = Case {
        road: "
            0  .  TT  .  T*  .  .  reserve 0, supply 2
            1  .  *   .  T   .  .
            2  .  *   .  .   .  .
        ",
        play: "bid horse 7 from qamdo; pass; pass; market from yunnan; bank low from yunnan",
        after: "
            0  TT  .   .  *  .  .  supply 2
            1  TT  *   .  T  .  .
        ",
        bids_after: "low.0",
        ..Case::default()
    }
    .check();
    let (seat, province) = (Seat::new(0), Source::Province);
    let own: Vec<Event> = events.into_iter().filter(|event| !matches!(event, Event::Passed { .. })).collect();
    assert_eq!(
        own,
        [
            Event::Bid { seat, building: Building::Horse, yuan: 7, from: province(Province::Qamdo) },
            Event::SentToMarket { seat, from: province(Province::Yunnan) },
            Event::BankTaken { seat, bank: Bank::Low, from: province(Province::Yunnan) },
            Event::BidWithdrawn { seat, building: Building::Horse, yuan: 7 },
        ]
    );
}

/// YN-3.1
#[test]
fn a_trader_has_to_be_where_it_is_moved_from() {
    Case {
        road: "
            0  TT  T  .  *  .  .  supply 0, stock pbt
            1  .   *  T  .  .  .
            2  .   *  .  .  .  .
        ",
        refused: &[
            ("bid school 5 from supply", Rule::NoTraderInSupply),
            ("bank high from supply", Rule::NoTraderInSupply),
            ("market from supply", Rule::NoTraderInSupply),
            ("bid school 5 from sichuan", Rule::NoTraderThere(Province::Sichuan)),
            ("bank low from qinghai", Rule::NoTraderThere(Province::Qinghai)),
            ("market from qamdo", Rule::NoTraderThere(Province::Qamdo)),
        ],
        play: "market from yunnan",
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn a_trader_in_the_market_stays_there() {
    Case {
        play: "market from supply; pass; pass",
        after: "0  T  *  .  .  .  .  supply 2",
        refused_after: &[
            ("bid school 5 from puer", Rule::MarketStays),
            ("bank high from puer", Rule::MarketStays),
            ("market from puer", Rule::MarketStays),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-3.1
#[test]
fn a_trader_sent_to_the_market_comes_from_the_supply() {
    let (events, ..) = Case {
        play: "market from supply",
        after: "0  T  *  .  .  .  .  supply 2, reserve 4, yuan 12",
        bids_after: "none",
        ..Case::default()
    }
    .check();
    assert_eq!(events, [Event::SentToMarket { seat: Seat::new(0), from: Source::Supply }]);
}
