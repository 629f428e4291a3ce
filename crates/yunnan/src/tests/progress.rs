//! Paying and what four of the buildings give (YN-5.1).

use kernel::Seat;

use super::Case;
use crate::building::Building;
use crate::event::Event;
use crate::province::Province;

/// YN-5.1
#[test]
fn every_bidder_pays_and_gains() {
    Case {
        road: "
            0  .  .  *  .  .  .  yuan 60, supply 5, reserve 2, customs 1, influence 2
            1  .  *  .  .  .  .  yuan 12
            2  .  *  .  .  .  .  yuan 12
        ",
        bids: "school.5.0, customs.7.0, horse.9.0, dragon.12.0, school.12.1",
        at: "auction 2 passed 0 1",
        play: "pass",
        after: "
            0  T    .  .  *  .  .  yuan 27, supply 5, reserve 1, customs 2, influence 3, points 0
            1  T    *  .  .  .  .  yuan 0, supply 3, reserve 3, customs 0, influence 0, points 0
            2  TTT  *  .  .  .  .  yuan 12, supply 0, reserve 4, customs 0, influence 0, points 0
        ",
        bids_after: "none",
        waits: "2:travel",
        ..Case::default()
    }
    .check();
}

/// YN-4.1, YN-5.1
#[test]
fn the_bank_pays_first_then_all_pay_and_then_building_by_building_takes_effect_in_auction_order() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  yuan 28
            1  .  *  .  .  .  .  yuan 30
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .  yuan 10
        ",
        order: "3 1 0 2",
        bids: "school.7.0, dragon.12.0, school.12.1, customs.9.1, horse.5.3, high.2",
        at: "auction 2 passed 0 1 3",
        play: "pass",
        ..Case::default()
    }
    .check();
    let [camellia, yak, lantern, bamboo] = [0, 1, 2, 3].map(Seat::new);
    let paid = |seat, building, bid| Event::BidPaid { seat, building, bid, paid: bid };
    assert_eq!(
        events[..events.len() - 1],
        [
            Event::Passed { seat: lantern, traders: 2 },
            Event::BankPaid { seat: lantern, bank: crate::Bank::High, bids: 45, yuan: 11 },
            paid(bamboo, Building::Horse, 5),
            paid(yak, Building::School, 12),
            paid(yak, Building::Customs, 9),
            paid(camellia, Building::School, 7),
            paid(camellia, Building::Dragon, 12),
            Event::TraderTrained { seat: yak },
            Event::TraderTrained { seat: camellia },
            Event::CustomsRaised { seat: yak, level: 1, crossings: 3 },
            Event::HorseMoved { seat: bamboo, to: Province::Sichuan },
            Event::InfluenceRaised { seat: camellia, level: 1 },
        ]
    );
}

/// YN-5.1
#[test]
fn a_lower_bid_gains_as_much_as_a_higher_one() {
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 15
            1  .  *  .  .  .  .  yuan 12
            2  .  *  .  .  .  .  yuan 9
        ",
        bids: "dragon.15.0, dragon.12.1, dragon.9.2",
        at: "auction 2 passed 0 1",
        play: "pass",
        after: "
            0  .   *  .  .  .  .  yuan 0, influence 1
            1  .   *  .  .  .  .  yuan 0, influence 1
            2  TT  *  .  .  .  .  yuan 0, influence 1
        ",
        ..Case::default()
    }
    .check();
}

/// YN-5.1
#[test]
fn the_horse_goes_to_the_next_province_up_to_the_last() {
    for (before, after, to) in [
        (".  *  .  .  .  .", ".  .  *  .  .  .", Province::Sichuan),
        (".  .  *  .  .  .", ".  .  .  *  .  .", Province::Qamdo),
        (".  .  .  *  .  .", ".  .  .  .  *  .", Province::Tibet),
        (".  .  .  .  *  .", ".  .  .  .  .  *", Province::Qinghai),
    ] {
        let (events, ..) = Case {
            road: &format!("0  {before}\n1  .  *  .  .  .  .\n2  .  *  .  .  .  ."),
            bids: "horse.5.0",
            at: "auction 2 passed 0 1",
            play: "pass",
            after: &format!("0  {after}"),
            ..Case::default()
        }
        .check();
        assert!(events.contains(&Event::HorseMoved { seat: Seat::new(0), to }), "{events:?}");
    }
}

/// YN-5.1
#[test]
fn both_levels_reach_four() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  customs 3, influence 3
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "customs.5.0, dragon.7.0",
        at: "auction 2 passed 0 1",
        play: "pass",
        after: "0  .  *  .  .  .  .  customs 4, influence 4, yuan 0",
        ..Case::default()
    }
    .check();
    let seat = Seat::new(0);
    assert!(events.contains(&Event::CustomsRaised { seat, level: 4, crossings: 6 }), "{events:?}");
    assert!(events.contains(&Event::InfluenceRaised { seat, level: 4 }), "{events:?}");
}

/// YN-5.1
#[test]
fn the_seventh_trader_leaves_the_reserve_empty() {
    Case {
        road: "
            0  .  TT*  .  .  .  .  supply 4, reserve 1
            1  .  *    .  .  .  .
            2  .  *    .  .  .  .
        ",
        bids: "school.5.0",
        at: "auction 0 passed 1 2",
        play: "pass",
        after: "0  TTTT  TT*  .  .  .  .  supply 1, reserve 0",
        ..Case::default()
    }
    .check();
}

/// YN-5.1
#[test]
fn a_new_trader_travels_this_round_and_one_that_has_bid_doesnt() {
    Case {
        bids: "school.5.2, customs.7.2",
        at: "auction 2 passed 0 1",
        play: "market from supply; pass",
        after: "2  TT  *  .  .  .  .  supply 2, reserve 3",
        waits: "2:travel 3;2.0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YN-5.1
#[test]
fn without_bids_nobody_pays_and_nobody_gains() {
    let (events, ..) = Case { at: "auction 2 passed 0 1", play: "pass", waits: "2:travel", ..Case::default() }.check();
    let rules: Vec<&str> = events.iter().map(Event::rule).collect();
    assert_eq!(rules, ["YN-3.8", "YN-6.1"]);
}

/// YN-5.1
#[test]
fn all_bid_traders_are_back_and_the_spaces_cleared_before_the_yard_asks() {
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 60, supply 4, reserve 3
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "school.7.0, horse.9.0, yard.12.0, yard.9.1, dragon.5.2",
        at: "auction 2 passed 0 1",
        play: "pass",
        waits: "0:yard",
        bids_after: "none",
        after: "
            0  T   .  *  .  .  .  yuan 32, supply 4, reserve 2, stock -, left ppbbtt
            1  .   *  .  .  .  .  yuan 3, supply 3, left ppbbtt
            2  TT  *  .  .  .  .  yuan 7, supply 1, influence 1
        ",
        ..Case::default()
    }
    .check();
}
