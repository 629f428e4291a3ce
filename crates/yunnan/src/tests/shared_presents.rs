//! Presents among players of equal influence (YN-8.2).

use super::Case;
use super::presents::given;
use super::seats::{CAMELLIA, LANTERN, YAK};
use crate::event::Event;
use crate::province::Province::*;

/// A game of four: the inspector is drawn to Tibet, where a player of top influence has nothing to fear. The other
/// three have the same influence, and traders in Qamdo.
fn equals(camellia: &str, yak: &str, lantern: &str) -> String {
    format!(
        "0  .  .  .  {camellia}  .        *  influence 1
         1  .  .  .  {yak}       .        *  influence 1
         2  .  .  .  {lantern}   .        *  influence 1
         3  .  P  P  .           TTTTTTT  *  influence 4, bridges sichuan-tibet"
    )
}

/// What the three get in Qamdo, in seat order, and whether they had to share.
#[track_caller]
fn shares(road: &str, presents: u8, order: &str) -> ([u8; 3], bool) {
    let presents = format!("0.0.0.{presents}.0.0");
    let order = format!("{order} 3");
    let events = given(&Case { road, presents: &presents, order: &order, at: "travel 3", ..Case::default() });
    let (mut shares, mut all) = ([0; 3], false);
    for event in events {
        if let Event::PresentsGiven { seat, presents, shared, .. } = event {
            shares[seat.index()] += presents;
            all |= shared;
        }
    }
    (shares, all)
}

/// YN-8.2
#[test]
fn equals_share_only_if_they_have_more_traders_than_presents_are_left() {
    let road = equals("T", "TT", "TTT");
    assert_eq!(shares(&road, 7, "0 1 2"), ([1, 2, 3], false));
    assert_eq!(shares(&road, 6, "0 1 2"), ([1, 2, 3], false));
    assert_eq!(shares(&road, 5, "0 1 2"), ([1, 2, 2], true));
}

/// YN-8.2
#[test]
fn equals_get_one_each_in_travel_order_again_and_again() {
    let road = equals("TTT", "TTT", "TTT");
    assert_eq!(shares(&road, 1, "2 0 1"), ([0, 0, 1], true));
    assert_eq!(shares(&road, 2, "2 0 1"), ([1, 0, 1], true));
    assert_eq!(shares(&road, 3, "2 0 1"), ([1, 1, 1], true));
    assert_eq!(shares(&road, 4, "2 0 1"), ([1, 1, 2], true));
    assert_eq!(shares(&road, 5, "2 0 1"), ([2, 1, 2], true));
    assert_eq!(shares(&road, 8, "1 2 0"), ([2, 3, 3], true));
}

/// YN-8.2
#[test]
fn nobody_gets_more_than_own_traders_there() {
    let road = equals("T", ".", "TTTT");
    assert_eq!(shares(&road, 4, "0 1 2"), ([1, 0, 3], true));
    assert_eq!(shares(&road, 4, "2 1 0"), ([1, 0, 3], true));
    assert_eq!(shares(&road, 1, "1 2 0"), ([0, 0, 1], true));
}

/// YN-8.2: the example of a tie.
#[test]
fn a_tie_shares_what_the_more_influential_leave() {
    let case = Case {
        road: "
            0  .  .  .  T    .        *  influence 3
            1  .  .  .  TTT  .        *  influence 1
            2  .  .  .  T    .        *  influence 1
            3  .  P  P  .    TTTTTTT  *  influence 4, bridges sichuan-tibet
        ",
        order: "0 2 1 3",
        presents: "0.0.0.4.0.0",
        at: "travel 3",
        after: "
            0  .  .  .  T    .  *  presents 1
            1  .  .  .  TTT  .  *  presents 2
            2  .  .  .  T    .  *  presents 1
        ",
        presents_after: "0.0.0.0.0.0",
        ..Case::default()
    };
    let got = |seat, presents, left, shared| Event::PresentsGiven { seat, province: Qamdo, presents, left, shared };
    let events = given(&case);
    assert_eq!(events, [got(CAMELLIA, 1, 3, false), got(LANTERN, 1, 2, true), got(YAK, 2, 0, true)]);
    assert_eq!([events[0].rule(), events[1].rule()], ["YN-8.1", "YN-8.2"]);
}

/// YN-8.2
#[test]
fn who_is_less_influential_than_a_group_that_shares_gets_nothing() {
    let case = Case {
        road: "
            0  .  .  .  TT   .        *
            1  .  .  .  TTT  .        *  influence 1
            2  .  .  .  T    .        *  influence 1
            3  .  P  P  .    TTTTTTT  *  influence 4, bridges sichuan-tibet
        ",
        presents: "0.0.0.3.0.0",
        at: "travel 3",
        after: "
            0  .  .  .  TT   .  *  presents 0
            1  .  .  .  TTT  .  *  presents 2
            2  .  .  .  T    .  *  presents 1
        ",
        ..Case::default()
    };
    assert_eq!(given(&case).len(), 2);
}

/// YN-8.2
#[test]
fn every_province_shares_its_own_presents() {
    let case = Case {
        road: "
            0  .  .  T  T  .        *  influence 1
            1  .  .  T  T  .        *  influence 1
            2  .  *  .  .  .        .
            3  .  P  P  .  TTTTTTT  *  influence 4, bridges sichuan-tibet
        ",
        order: "1 0 2 3",
        presents: "0.0.1.1.0.2",
        at: "travel 3",
        presents_after: "0.0.0.0.0.2",
        ..Case::default()
    };
    let got = |province| Event::PresentsGiven { seat: YAK, province, presents: 1, left: 0, shared: true };
    assert_eq!(given(&case), [got(Sichuan), got(Qamdo)], "the turn isn't carried over");
}
