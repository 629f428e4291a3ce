//! The progress buildings and their bid spaces (YN-3.2).

use kernel::Seat;

use super::Case;
use crate::action::Source;
use crate::building::{Bank, Building};
use crate::event::Event;
use crate::rule::Rule;

/// YN-3.2
#[test]
fn five_buildings_have_five_bid_spaces_each() {
    let mut all = Vec::new();
    for building in ["school", "customs", "horse", "dragon", "yard"] {
        all.extend([5, 7, 9, 12, 15].map(|yuan| format!("bid {building} {yuan} from supply")));
    }
    all.extend(["bank high", "bank low", "market"].map(|place| format!("{place} from supply")));
    all.push("pass".to_owned());
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 15
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        legal: &all.join(";"),
        ..Case::default()
    }
    .check();
}

/// YN-3.2
#[test]
fn nothing_between_the_bid_spaces_can_be_bid() {
    for yuan in [0, 1, 4, 6, 8, 10, 11, 13, 14, 16, 99] {
        let bid: &str = &format!("bid horse {yuan} from supply");
        Case {
            road: "
                0  .  *  .  .  .  .  yuan 99
                1  .  *  .  .  .  .
                2  .  *  .  .  .  .
            ",
            refused: &[(bid, Rule::NoSuchBid { yuan })],
            ..Case::default()
        }
        .check();
    }
}

/// YN-3.2
#[test]
fn a_bid_takes_a_trader_and_for_now_no_money() {
    let (events, ..) = Case {
        play: "bid dragon 12 from supply",
        after: "0  .  *  .  .  .  .  supply 2, yuan 12, influence 0",
        bids_after: "dragon.12.0",
        ..Case::default()
    }
    .check();
    let bid = Event::Bid { seat: Seat::new(0), building: Building::Dragon, yuan: 12, from: Source::Supply };
    assert_eq!(events, [bid]);
}

/// YN-3.2
#[test]
fn a_bid_space_has_room_for_one_trader() {
    let building = Building::Horse;
    for yuan in [5, 7, 9, 12, 15] {
        let bid: &str = &format!("bid horse {yuan} from supply");
        Case {
            road: "
                0  .  *  .  .  .  .  yuan 99
                1  .  *  .  .  .  .
                2  .  *  .  .  .  .
            ",
            bids: &format!("horse.{yuan}.2"),
            refused: &[(bid, Rule::BidSpaceTaken { building, yuan })],
            ..Case::default()
        }
        .check();
    }
}

/// YN-3.2
#[test]
fn a_player_has_one_trader_at_most_in_a_building_and_so_cant_raise_a_bid() {
    for own in ["customs.5.0", "customs.9.0", "customs.15.0, school.5.2"] {
        let mine = Rule::OwnTraderInBuilding(Building::Customs);
        Case {
            road: "
                0  .  .  T*  .  .  .  yuan 99
                1  .  *  .   .  .  .
                2  .  *  .   .  .  .
            ",
            bids: own,
            refused: &[
                ("bid customs 7 from supply", mine),
                ("bid customs 12 from supply", mine),
                ("bid customs 12 from sichuan", mine),
            ],
            play: "bid dragon 12 from supply",
            ..Case::default()
        }
        .check();
    }
}

/// YN-3.2
#[test]
fn three_players_may_stand_on_the_higher_spaces_of_a_building() {
    Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .  yuan 15
        ",
        play: "bid yard 12 from supply; bid yard 9 from supply; bid yard 15 from supply",
        bids_after: "yard.9.1,yard.12.0,yard.15.2",
        ..Case::default()
    }
    .check();
}

/// YN-3.2, YN-4.1
#[test]
fn everybody_can_see_who_bids_what() {
    let (board, position) = Case { bids: "school.12.0, school.9.2, yard.5.0, high.1", ..Case::default() }.draw();
    let [camellia, yak, lantern] = [0, 1, 2].map(Seat::new);
    assert_eq!(position.bids(&board, Building::School), [(9, lantern), (12, camellia)]);
    assert_eq!(position.bids(&board, Building::Dragon), []);
    let bid = |seat, building| position.player(seat).bid(&board, building);
    assert_eq!((bid(camellia, Building::Yard), bid(lantern, Building::Yard)), (Some(5), None));
    let pledged = [camellia, yak, lantern].map(|seat| position.player(seat).pledged(&board));
    assert_eq!((pledged, position.sum_of_bids(&board)), ([17, 0, 9], 26));
    assert_eq!((position.banker(Bank::High), position.banker(Bank::Low)), (Some(yak), None));
}

/// YN-3.2, YN-3.3, YN-3.4
#[test]
fn on_another_board_too_the_two_lowest_spaces_give_way_and_no_other() {
    let board = &[("bids = [5, 7, 9, 12, 15]", "bids = [1, 2, 3, 4, 6, 8, 10, 11]")];
    let building = Building::Yard;
    Case {
        board,
        bids: "yard.2.1, school.11.2",
        steps: &[("bid yard 11 from supply", "1:auction ;"), ("bid yard 3 from supply", "2:auction ;")],
        refused_after: &[
            ("bid yard 1 from supply", Rule::HigherBidStands { building, yuan: 11 }),
            ("bid yard 2 from supply", Rule::HigherBidStands { building, yuan: 11 }),
            ("bid yard 3 from supply", Rule::BidSpaceTaken { building, yuan: 3 }),
            ("bid yard 5 from supply", Rule::NoSuchBid { yuan: 5 }),
            ("bid yard 4 from supply", Rule::NotEnoughMoney { yuan: 12, pledged: 11, bid: 4 }),
        ],
        bids_after: "school.11.2,yard.3.1,yard.11.0",
        legal: "bid customs 1 from supply; bid horse 1 from supply; bid dragon 1 from supply;
            bank high from supply; bank low from supply; market from supply; pass",
        ..Case::default()
    }
    .check();
}
