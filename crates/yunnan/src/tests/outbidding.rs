//! Lower and higher bids in a building (YN-3.3, YN-3.4).

use kernel::Seat;

use super::Case;
use crate::action::Source;
use crate::building::Building;
use crate::event::Event;
use crate::rule::Rule;

const RICH: &str = "
    0  .  *  .  .  .  .  yuan 99
    1  .  *  .  .  .  .  yuan 99
    2  .  *  .  .  .  .  yuan 99
";

/// YN-3.3
#[test]
fn a_5_or_a_7_is_closed_while_a_higher_bid_stands() {
    let building = Building::School;
    let closed = |yuan| Rule::HigherBidStands { building, yuan };
    let case = Case { road: RICH, ..Case::default() };
    Case { bids: "school.7.1", refused: &[("bid school 5 from supply", closed(7))], ..case }.check();
    for (bids, highest) in [
        ("school.9.1", 9),
        ("school.12.1", 12),
        ("school.15.1", 15),
        ("school.9.2, school.12.1", 12),
        ("school.9.2, school.15.1", 15),
    ] {
        let refused = ["bid school 5 from supply", "bid school 7 from supply"].map(|bid| (bid, closed(highest)));
        Case { bids, refused: &refused, ..case }.check();
    }
}

/// YN-3.3
#[test]
fn a_7_may_be_bid_above_a_5() {
    Case { bids: "school.5.1", play: "bid school 7 from supply", bids_after: "school.7.0", ..Case::default() }.check();
}

/// YN-3.3
#[test]
fn a_9_a_12_or_a_15_may_be_bid_below_and_above_each_other() {
    for (bids, bid, after) in [
        ("yard.12.1", "bid yard 9 from supply", "yard.9.0,yard.12.1"),
        ("yard.15.1", "bid yard 9 from supply", "yard.9.0,yard.15.1"),
        ("yard.15.1", "bid yard 12 from supply", "yard.12.0,yard.15.1"),
        ("yard.9.1", "bid yard 12 from supply", "yard.9.1,yard.12.0"),
        ("yard.9.1", "bid yard 15 from supply", "yard.9.1,yard.15.0"),
        ("yard.12.1", "bid yard 15 from supply", "yard.12.1,yard.15.0"),
        ("yard.12.1, yard.15.2", "bid yard 9 from supply", "yard.9.0,yard.12.1,yard.15.2"),
    ] {
        let (events, position, _) = Case { road: RICH, bids, play: bid, bids_after: after, ..Case::default() }.check();
        assert_eq!(events.len(), 1, "nobody is outbid: {events:?}");
        assert_eq!(position.player(Seat::new(0)).supply(), 2);
    }
}

/// YN-3.3
#[test]
fn higher_bids_in_other_buildings_close_nothing() {
    Case {
        road: RICH,
        bids: "school.15.1, horse.15.2, yard.7.2",
        play: "bid customs 5 from supply; pass; bid dragon 7 from supply",
        bids_after: "school.15.1,customs.5.0,horse.15.2,dragon.7.2,yard.7.2",
        ..Case::default()
    }
    .check();
}

/// YN-3.4
#[test]
fn every_higher_bid_outbids_a_5_or_a_7() {
    let (seat, by, building) = (Seat::new(1), Seat::new(0), Building::Dragon);
    for (yuan, higher) in [(5, 7), (5, 9), (5, 12), (5, 15), (7, 9), (7, 12), (7, 15)] {
        let (events, ..) = Case {
            road: RICH,
            bids: &format!("dragon.{yuan}.1"),
            play: &format!("bid dragon {higher} from supply"),
            after: "
                0  .  *  .  .  .  .  supply 2, yuan 99
                1  .  *  .  .  .  .  supply 3, yuan 99
            ",
            bids_after: &format!("dragon.{higher}.0"),
            waits: "1:auction ;",
            ..Case::default()
        }
        .check();
        assert_eq!(
            events,
            [
                Event::Bid { seat: by, building, yuan: higher, from: Source::Supply },
                Event::Outbid { seat, building, yuan, by, returned: false },
            ]
        );
    }
}

/// YN-3.4
#[test]
fn only_bids_in_the_same_building_are_outbid() {
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 99
            1  .  *  .  .  .  .  yuan 99, supply 4, reserve 3
            2  .  *  .  .  .  .  yuan 99
        ",
        bids: "school.5.0, school.9.2, customs.7.1, horse.5.1, horse.12.2, dragon.7.2, yard.7.1",
        play: "bid customs 15 from supply",
        after: "
            0  .  *  .  .  .  .  supply 1
            1  .  *  .  .  .  .  supply 2
            2  .  *  .  .  .  .  supply 0
        ",
        bids_after: "school.5.0,school.9.2,customs.15.0,horse.5.1,horse.12.2,dragon.7.2,yard.7.1",
        ..Case::default()
    }
    .check();
}

/// YN-3.3, YN-3.4
#[test]
fn whoever_is_outbid_may_come_again_below_a_bid_that_cant_be_outbid() {
    Case {
        road: RICH,
        steps: &[
            ("bid school 5 from supply", "1:auction"),
            ("bid school 7 from supply", "2:auction"),
            ("bid school 12 from supply", "0:auction"),
            ("pass", "1:auction"),
        ],
        refused_after: &[
            ("bid school 5 from supply", Rule::HigherBidStands { building: Building::School, yuan: 12 }),
            ("bid school 7 from supply", Rule::HigherBidStands { building: Building::School, yuan: 12 }),
            ("bid school 12 from supply", Rule::BidSpaceTaken { building: Building::School, yuan: 12 }),
        ],
        after: "
            0  TTT  *  .  .  .  .  supply 0
            1  .    *  .  .  .  .  supply 3
        ",
        bids_after: "school.12.2",
        ..Case::default()
    }
    .check();
    Case {
        road: RICH,
        bids: "school.12.2",
        at: "auction 1 passed 0",
        play: "bid school 9 from supply; pass; pass",
        after: "
            1  TTT  *  .  .  .  .  yuan 90, reserve 3, supply 1
            2  TTT  *  .  .  .  .  yuan 87, reserve 3, supply 1
        ",
        ..Case::default()
    }
    .check();
}

/// YN-3.4
#[test]
fn a_player_who_had_passed_and_is_outbid_is_back_in_the_auction() {
    let (events, ..) = Case {
        bids: "customs.7.0",
        steps: &[("pass", "1:auction 0;"), ("bid customs 9 from supply", "2:auction ;"), ("pass", "0:auction 2;")],
        after: "
            0  TT  *  .  .  .  .  supply 1
            1  .   *  .  .  .  .  supply 2
        ",
        legal: "bid school 5 from supply; bid school 7 from supply; bid school 9 from supply;
            bid school 12 from supply; bid customs 12 from supply;
            bid horse 5 from supply; bid horse 7 from supply; bid horse 9 from supply; bid horse 12 from supply;
            bid dragon 5 from supply; bid dragon 7 from supply; bid dragon 9 from supply; bid dragon 12 from supply;
            bid yard 5 from supply; bid yard 7 from supply; bid yard 9 from supply; bid yard 12 from supply;
            bank high from supply; bank low from supply; market from supply; pass",
        ..Case::default()
    }
    .check();
    let (seat, by, building) = (Seat::new(0), Seat::new(1), Building::Customs);
    assert_eq!(events[2], Event::Outbid { seat, building, yuan: 7, by, returned: true });
}

/// YN-3.4
#[test]
fn turns_go_on_from_the_bidder_and_not_from_the_outbid() {
    let case = Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .
        ",
        order: "3 1 0 2",
        ..Case::default()
    };
    for (bids, at, waits) in [
        // The outbid comes next after the bidder,
        ("yard.5.0", "auction 1 passed 0", "0:auction ;"),
        // or others come first,
        ("yard.5.2", "auction 1 passed 2", "0:auction ;"),
        ("yard.5.2", "auction 1 passed 0 2", "2:auction 0;"),
        // also round the end of the order,
        ("yard.5.1", "auction 0 passed 1", "2:auction ;"),
        ("yard.5.1", "auction 0 passed 1 2", "3:auction 2;"),
        ("yard.5.1", "auction 0 passed 1 2 3", "1:auction 2,3;"),
        ("yard.5.3", "auction 2 passed 0 1 3", "3:auction 0,1;"),
        // and whoever hasn't passed has a turn as before.
        ("yard.5.3", "auction 0", "2:auction ;"),
    ] {
        Case { bids, at, play: "bid yard 7 from supply", waits, ..case }.check();
    }
}

/// YN-3.4
#[test]
fn two_players_may_drive_each_other_up_after_all_others_have_passed() {
    Case {
        road: RICH,
        bids: "horse.5.2",
        at: "auction 0 passed 1 2",
        steps: &[
            ("bid horse 7 from supply", "2:auction 1;"),
            ("bid horse 9 from supply", "0:auction 1;"),
            ("pass", "2:auction 0,1;"),
            ("pass", "2:travel"),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-3.4
#[test]
fn a_player_who_is_outbid_twice_comes_back_once_and_with_both_traders() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  supply 5, reserve 2
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "school.5.0, customs.7.0",
        play: "pass; bid school 7 from supply; bid customs 9 from supply",
        after: "0  TTT  *  .  .  .  .  supply 2",
        bids_after: "school.7.1,customs.9.2",
        waits: "0:auction ;",
        ..Case::default()
    }
    .check();
    let returned = events.into_iter().filter_map(|event| match event {
        Event::Outbid { seat, yuan, by, returned, .. } => Some((seat.index(), yuan, by.index(), returned)),
        _ => None,
    });
    assert_eq!(returned.collect::<Vec<_>>(), [(0, 5, 1, true), (0, 7, 2, false)]);
}

/// YN-3.4
#[test]
fn others_who_have_passed_stay_out() {
    Case {
        bids: "yard.7.0, horse.5.1",
        at: "auction 2 passed 0 1",
        steps: &[("bid yard 9 from supply", "0:auction 1;"), ("pass", "2:auction 0,1;"), ("pass", "2:yard")],
        ..Case::default()
    }
    .check();
}
