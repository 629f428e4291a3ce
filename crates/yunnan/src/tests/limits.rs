//! What a player can't bid for and can't bid (YN-3.5, YN-3.6).

use kernel::Legal;

use super::Case;
use super::drawing::legal;
use crate::action::Action;
use crate::building::Building;
use crate::rule::Rule;
use crate::setup::Variant;

/// The buildings in which the first player may bid, with this line of a drawing.
fn open_to(line: &str) -> Vec<&'static str> {
    let road = format!("{line}\n1  .  *  .  .  .  .\n2  .  *  .  .  .  .");
    let (board, position) = Case { road: &road, ..Case::default() }.draw();
    let mut open: Vec<&str> = legal(&board, &position)
        .into_iter()
        .filter_map(|action| match action {
            Action::Bid { building, .. } => Some(building.id()),
            _ => None,
        })
        .collect();
    open.dedup();
    open
}

/// YN-3.5
#[test]
fn nobody_bids_where_nothing_is_to_be_gained() {
    Case {
        road: "
            0  .  .  .  .  .  *  customs 4, influence 4, reserve 0, supply 7, left -
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        refused: &[
            ("bid school 5 from supply", Rule::NoProgress(Building::School)),
            ("bid customs 7 from supply", Rule::NoProgress(Building::Customs)),
            ("bid horse 9 from supply", Rule::NoProgress(Building::Horse)),
            ("bid dragon 12 from supply", Rule::NoProgress(Building::Dragon)),
            ("bid yard 5 from supply", Rule::NoProgress(Building::Yard)),
        ],
        legal: "bank high from supply; bank low from supply; market from supply; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.5
#[test]
fn the_last_step_can_still_be_bid_for() {
    Case {
        road: "
            0  .  .  .  .  *  .  yuan 99, customs 3, influence 3, reserve 1, supply 6, left t
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "auction 0 passed 1 2",
        play: "bid school 5 from supply; bid customs 5 from supply; bid horse 5 from supply; \
               bid dragon 5 from supply; bid yard 5 from supply",
        ..Case::default()
    }
    .check();
}

/// YN-3.5
#[test]
fn each_building_is_closed_by_its_own_end_only() {
    let all = ["school", "customs", "horse", "dragon", "yard"];
    assert_eq!(open_to("0  .  *  .  .  .  ."), all);
    for (closed, line) in [
        ("school", "0  .  *  .  .  .  .  reserve 0, supply 7"),
        ("customs", "0  .  *  .  .  .  .  customs 4"),
        ("horse", "0  .  .  .  .  .  *"),
        ("dragon", "0  .  *  .  .  .  .  influence 4"),
        ("yard", "0  .  *  .  .  .  .  left -"),
    ] {
        let others: Vec<&str> = all.into_iter().filter(|building| *building != closed).collect();
        assert_eq!(open_to(line), others, "{line}");
    }
}

/// YN-3.5
#[test]
fn seven_traders_are_counted_wherever_they_are() {
    let refused = &[("bid school 5 from supply", Rule::NoProgress(Building::School))];
    Case {
        road: "
            0  T  T  .  T*  .  .  supply 4, reserve 0
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        bids: "dragon.5.0",
        refused,
        ..Case::default()
    }
    .check();
    Case {
        road: "
            0  T  T  .  T*  .  .  supply 3, reserve 1
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        bids: "dragon.5.0",
        play: "bid school 5 from supply",
        ..Case::default()
    }
    .check();
}

/// YN-3.5
#[test]
fn what_is_built_or_in_the_supply_is_no_longer_in_reserve() {
    let closed = "0  PP  *H  .  .  .  .  stock tb, bridges yunnan-qamdo";
    let open = "0  PP  *H  .  .  .  .  stock t, bridges yunnan-qamdo";
    assert!(!open_to(closed).contains(&"yard"));
    assert!(open_to(open).contains(&"yard"));
}

/// YN-3.6
#[test]
fn a_bid_may_take_the_last_yuan_and_not_one_more() {
    for (yuan, spaces) in
        [(0, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (11, 3), (12, 4), (14, 4), (15, 5), (16, 5)]
    {
        let road = format!("0  .  *  .  .  .  .  yuan {yuan}\n1  .  *  .  .  .  .\n2  .  *  .  .  .  .");
        let refused: Vec<(String, Rule)> = [5, 7, 9, 12, 15][spaces..]
            .iter()
            .map(|&bid| (format!("bid school {bid} from supply"), Rule::NotEnoughMoney { yuan, pledged: 0, bid }))
            .collect();
        let refused: Vec<(&str, Rule)> = refused.iter().map(|(text, rule)| (text.as_str(), *rule)).collect();
        let (_, position, board) = Case { road: &road, refused: &refused, ..Case::default() }.check();
        assert_eq!(kernel::Game::legal(&position, &board).count(), 5 * spaces + 4, "{yuan} Yuan");
    }
}

/// YN-3.6
#[test]
fn all_bids_of_a_player_together_stay_within_the_money() {
    let too_much = |bid| Rule::NotEnoughMoney { yuan: 26, pledged: 19, bid };
    Case {
        road: "
            0  .  .  T*  .  .  .  yuan 26, supply 4, reserve 2
            1  .  *  .   .  .  .
            2  .  *  .   .  .  .
        ",
        bids: "school.7.0, dragon.12.0",
        at: "auction 0 passed 1 2",
        refused: &[
            ("bid yard 9 from supply", too_much(9)),
            ("bid customs 12 from supply", too_much(12)),
            ("bid horse 9 from sichuan", too_much(9)),
        ],
        play: "bid yard 7 from supply",
        refused_after: &[("bid horse 5 from sichuan", Rule::NotEnoughMoney { yuan: 26, pledged: 26, bid: 5 })],
        legal: "bank high from supply; bank low from supply; market from supply; bank high from sichuan; bank low from sichuan; market from sichuan; pass",
        ..Case::default()
    }
    .check();
}

/// YN-3.6
#[test]
fn a_recalled_trader_makes_a_bid_neither_cheaper_nor_dearer() {
    Case {
        road: "
            0  .  TT*  .  .  .  .  yuan 12, supply 1
            1  .  *    .  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "auction 0 passed 1 2",
        steps: &[("bid school 5 from yunnan", "0:auction"), ("bid dragon 7 from yunnan", "0:auction")],
        refused_after: &[("bid horse 5 from supply", Rule::NotEnoughMoney { yuan: 12, pledged: 12, bid: 5 })],
        bids_after: "school.5.0,dragon.7.0",
        ..Case::default()
    }
    .check();
}

/// YN-3.6
#[test]
fn money_that_was_pledged_for_an_outbid_bid_is_free_again() {
    Case {
        bids: "horse.7.0",
        refused: &[("bid yard 7 from supply", Rule::NotEnoughMoney { yuan: 12, pledged: 7, bid: 7 })],
        steps: &[
            ("bid yard 5 from supply", "1:auction"),
            ("bid horse 9 from supply", "2:auction"),
            ("pass", "0:auction"),
            ("bid dragon 7 from supply", "1:auction"),
        ],
        ..Case::default()
    }
    .check();
    Case { bids: "horse.7.0", play: "pass; bid horse 9 from supply; pass; bid yard 12 from supply", ..Case::default() }
        .check();
}

/// YN-3.6
#[test]
fn bids_of_others_dont_count() {
    Case {
        bids: "school.12.1, customs.12.2, horse.9.1, dragon.9.2",
        play: "bid yard 12 from supply",
        ..Case::default()
    }
    .check();
}

/// YN-1.4, YN-3.6
#[test]
fn in_the_pro_variant_money_is_no_limit() {
    let (_, position, board) = Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  yuan 0, supply 5, reserve 2
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        ..Case::default()
    }
    .check();
    assert_eq!(kernel::Game::legal(&position, &board).count(), 25 + 4);
    Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  yuan 0, supply 5, reserve 2
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "school.15.0, customs.15.0, horse.15.0, dragon.15.0",
        play: "bid yard 15 from supply",
        after: "0  .  *  .  .  .  .  yuan 0, points 0, supply 0",
        ..Case::default()
    }
    .check();
}

/// YN-1.4, YN-3.3, YN-3.5
#[test]
fn in_the_pro_variant_all_other_limits_hold() {
    Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  customs 4
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "horse.9.1, dragon.5.0",
        refused: &[
            ("bid customs 5 from supply", Rule::NoProgress(Building::Customs)),
            ("bid horse 7 from supply", Rule::HigherBidStands { building: Building::Horse, yuan: 9 }),
            ("bid horse 9 from supply", Rule::BidSpaceTaken { building: Building::Horse, yuan: 9 }),
            ("bid dragon 12 from supply", Rule::OwnTraderInBuilding(Building::Dragon)),
            ("bid school 20 from supply", Rule::NoSuchBid { yuan: 20 }),
        ],
        ..Case::default()
    }
    .check();
}
