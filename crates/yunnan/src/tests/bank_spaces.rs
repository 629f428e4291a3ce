//! Taking a space of the bank (YN-3.7).

use kernel::Seat;

use super::Case;
use crate::action::Source;
use crate::building::{Bank, Building};
use crate::event::Event;
use crate::province::Province;
use crate::rule::Rule;

/// YN-3.7
#[test]
fn each_of_the_two_spaces_takes_one_trader() {
    Case {
        bids: "high.1",
        refused: &[("bank high from supply", Rule::BankSpaceTaken(Bank::High))],
        play: "bank low from supply",
        refused_after: &[("market from yunnan", Rule::NoTraderThere(Province::Yunnan))],
        bids_after: "high.1,low.0",
        waits: "1:auction ;0,1",
        ..Case::default()
    }
    .check();
    Case {
        bids: "low.2",
        refused: &[("bank low from supply", Rule::BankSpaceTaken(Bank::Low))],
        play: "bank high from supply",
        bids_after: "high.0,low.2",
        ..Case::default()
    }
    .check();
}

/// YN-3.7
#[test]
fn a_third_player_finds_both_spaces_taken() {
    Case {
        road: "
            0  .  T*  .  .  .  .  yuan 0
            1  .  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        bids: "high.1, low.2",
        refused: &[
            ("bank high from supply", Rule::BankSpaceTaken(Bank::High)),
            ("bank low from yunnan", Rule::BankSpaceTaken(Bank::Low)),
        ],
        legal: "market from supply; market from yunnan; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.7
#[test]
fn all_own_traders_in_progress_buildings_go_to_the_market_at_once() {
    let (events, ..) = Case {
        road: "
            0  T  *   .  .  .  .  yuan 40, supply 5, reserve 1
            1  .  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        bids: "yard.9.0, school.5.0, dragon.12.0, school.9.2, dragon.9.1",
        play: "bank high from supply",
        after: "
            0  TTTT  *  .  .  .  .  yuan 40, supply 1, reserve 1, influence 0, left ppbbtt
            1  .     *  .  .  .  .  supply 2
            2  .     *  .  .  .  .  supply 2
        ",
        bids_after: "school.9.2,dragon.9.1,high.0",
        waits: "1:auction ;0",
        ..Case::default()
    }
    .check();
    let seat = Seat::new(0);
    assert_eq!(
        events,
        [
            Event::BankTaken { seat, bank: Bank::High, from: Source::Supply },
            Event::BidWithdrawn { seat, building: Building::School, yuan: 5 },
            Event::BidWithdrawn { seat, building: Building::Dragon, yuan: 12 },
            Event::BidWithdrawn { seat, building: Building::Yard, yuan: 9 },
        ]
    );
}

/// YN-3.7
#[test]
fn a_player_without_bids_withdraws_none() {
    let (events, ..) = Case {
        road: "
            0  .  .  .  T*  .  .
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        bids: "school.9.2",
        play: "bank low from qamdo",
        after: "0  .  .  .  *  .  .  supply 2",
        bids_after: "school.9.2,low.0",
        ..Case::default()
    }
    .check();
    let from = Source::Province(Province::Qamdo);
    assert_eq!(events, [Event::BankTaken { seat: Seat::new(0), bank: Bank::Low, from }]);
}

/// YN-3.3, YN-3.7
#[test]
fn the_bid_spaces_left_are_free_for_others() {
    let building = Building::Dragon;
    let case = Case { bids: "dragon.12.2", ..Case::default() };
    Case {
        refused: &[
            ("bid dragon 5 from supply", Rule::HigherBidStands { building, yuan: 12 }),
            ("bid dragon 12 from supply", Rule::BidSpaceTaken { building, yuan: 12 }),
        ],
        ..case
    }
    .check();
    for (bid, after) in
        [("bid dragon 5 from supply", "dragon.5.0,low.2"), ("bid dragon 12 from supply", "dragon.12.0,low.2")]
    {
        let (events, ..) = Case {
            at: "auction 2",
            steps: &[("bank low from supply", "0:auction ;2"), (bid, "1:auction ;2")],
            after: "2  T  *  .  .  .  .  supply 1",
            bids_after: after,
            ..case
        }
        .check();
        assert!(!events.iter().any(|event| matches!(event, Event::Outbid { .. })), "{events:?}");
    }
}

/// YN-3.7
#[test]
fn after_the_bank_only_the_market_and_a_pass_are_left() {
    let closed = Rule::OnlyMarketAfterBank;
    Case {
        road: "
            0  .  T  .  T*  .  .  supply 3, reserve 2, yuan 99
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        steps: &[("bank high from supply", "1:auction ;0"), ("pass", "2:auction 1;0"), ("pass", "0:auction 1,2;0")],
        refused_after: &[
            ("bid school 5 from supply", closed),
            ("bid yard 15 from qamdo", closed),
            ("bank low from supply", closed),
            ("bank low from yunnan", closed),
            ("bank high from supply", closed),
        ],
        legal: "market from supply; market from yunnan; market from qamdo; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.7
#[test]
fn the_low_space_binds_like_the_high_one_and_others_are_not_bound() {
    Case {
        bids: "low.0",
        refused: &[
            ("bid school 5 from supply", Rule::OnlyMarketAfterBank),
            ("bank high from supply", Rule::OnlyMarketAfterBank),
        ],
        legal: "market from supply; pass",
        ..Case::default()
    }
    .check();
    Case { bids: "low.0", at: "auction 1", play: "bank high from supply; bid school 5 from supply", ..Case::default() }
        .check();
}

/// YN-3.7
#[test]
fn taking_a_bank_space_is_not_passing() {
    Case {
        steps: &[
            ("bank low from supply", "1:auction ;0"),
            ("pass", "2:auction 1;0"),
            ("pass", "0:auction 1,2;0"),
            ("market from supply", "0:auction 1,2;0"),
            ("market from supply", "0:auction 1,2;0"),
            ("pass", "2:travel"),
        ],
        after: "0  TT  *  .  .  .  .  supply 1, yuan 14",
        bids_after: "none",
        ..Case::default()
    }
    .check();
}

/// YN-3.7, YN-4.1
#[test]
fn in_the_next_auction_a_banker_may_bid_again() {
    Case {
        bids: "high.0",
        at: "auction 1",
        play: "pass; pass; pass; done; done; done; vp 0; vp 0; vp 0",
        steps: &[("bid school 5 from supply", "2:auction ;")],
        bids_after: "school.5.0",
        ..Case::default()
    }
    .check();
}
