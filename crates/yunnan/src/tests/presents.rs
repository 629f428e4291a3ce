//! Presents (YN-8.1).

use super::Case;
use super::seats::{BAMBOO, CAMELLIA, LANTERN, PEACOCK, YAK};
use crate::event::Event;
use crate::province::Province::*;

/// Ends the travel phase of the case and gives who got presents, in order.
#[track_caller]
pub(super) fn given(case: &Case<'_>) -> Vec<Event> {
    let (events, ..) = Case { play: "done", ..*case }.check();
    events.into_iter().filter(|event| event.rule().starts_with("YN-8.")).collect()
}

/// YN-8.1
#[test]
fn every_trader_in_a_province_with_presents_gets_one() {
    let case = Case {
        road: "
            0  T  T  TT  .  *   .  influence 4
            1  .  T  T   T  T*  .  influence 4, presents 6
            2  .  *  .   .  .   .
        ",
        at: "travel 2",
        after: "
            0  T  T  TT  .  *   .  presents 2
            1  .  T  T   T  T*  .  presents 9
            2  .  *  .   .  .   .  presents 0
        ",
        presents_after: "0.0.2.3.2.2",
        ..Case::default()
    };
    let got = |seat, province, presents, left| Event::PresentsGiven { seat, province, presents, left, shared: false };
    let events = given(&case);
    assert_eq!(
        events,
        [got(CAMELLIA, Sichuan, 2, 3), got(YAK, Sichuan, 1, 2), got(YAK, Qamdo, 1, 3), got(YAK, Tibet, 1, 2),]
    );
    assert!(events.iter().all(|event| event.rule() == "YN-8.1"));
}

/// YN-8.1
#[test]
fn where_no_presents_are_left_nobody_gets_any() {
    let case = Case {
        road: "
            0  .  .  T  .  T*  .  influence 4
            1  .  *  .  .  .   .
            2  .  *  .  .  .   .
        ",
        presents: "0.0.0.4.1.2",
        at: "travel 2",
        after: "0  .  .  T  .  T*  .  presents 1",
        presents_after: "0.0.0.4.0.2",
        ..Case::default()
    };
    assert_eq!(given(&case).len(), 1);
}

/// YN-8.1
#[test]
fn trading_posts_and_teahouses_get_no_presents() {
    let case = Case {
        road: "
            0  .  T  PPH  .  *  .
            1  .  *  .    .  .  .
            2  .  *  .    .  .  .
        ",
        at: "travel 2",
        presents_after: "0.0.5.4.3.2",
        ..Case::default()
    };
    assert_eq!(given(&case), []);
}

/// YN-8.1
#[test]
fn a_trader_without_a_route_gets_a_present_too() {
    let case = Case {
        road: "
            0  .  .  .  .  .  T*  influence 4
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "travel 2",
        after: "0  .  .  .  .  .  T*  presents 1",
        presents_after: "0.0.5.4.3.1",
        ..Case::default()
    };
    given(&case);
}

/// YN-8.1
#[test]
fn who_is_banished_or_has_gone_home_gets_none() {
    let case = Case {
        road: "
            0  .  P  TT*  .   .  .
            1  .  *  .    .   .  .
            2  .  .  .    T*  .  .
        ",
        at: "travel 2",
        after: "
            0  T  P  T*  .  .  .  presents 1
            2  T  .  .   *  .  .  presents 0
        ",
        presents_after: "0.0.4.4.3.2",
        ..Case::default()
    };
    given(&case);
}

/// YN-8.1
#[test]
fn the_most_influential_come_first_whatever_the_travel_order() {
    let case = Case {
        road: "
            0  .  .  .  TT  .      *  influence 1
            1  .  .  .  TT  .      *  influence 3
            2  .  .  .  TT  .      *  influence 2
            3  .  .  .  .   TTTTT  *  influence 4
            4  .  *  .  .   .      .
        ",
        order: "0 2 1 3 4",
        presents: "0.0.0.4.0.0",
        at: "travel 4",
        after: "
            0  .  .  .  TT  .      *  presents 0
            1  .  .  .  TT  .      *  presents 2
            2  .  .  .  TT  .      *  presents 2
            3  .  .  .  .   TTTTT  *  presents 0
        ",
        presents_after: "0.0.0.0.0.0",
        ..Case::default()
    };
    let got = |seat, left| Event::PresentsGiven { seat, province: Qamdo, presents: 2, left, shared: false };
    assert_eq!(given(&case), [got(YAK, 2), got(LANTERN, 0)]);
    let five = Case { presents: "0.0.0.5.0.0", after: "0  .  .  .  TT  .  *  presents 1", ..case };
    assert_eq!(given(&five).len(), 3);
}

/// YN-8.1
#[test]
fn of_all_influences_from_four_to_none_the_higher_come_before_the_lower() {
    let case = Case {
        board: &[("income = 14\n", "income = 99\n")],
        road: "
            0  .  .  .  .  .  T*
            1  .  .  .  .  .  T*  influence 1
            2  .  .  .  .  .  T*  influence 2
            3  .  .  .  .  .  T*  influence 3
            4  .  P  .  P  T  T*  influence 4, bridges yunnan-qamdo qamdo-qinghai
        ",
        presents: "0.0.0.0.0.4",
        at: "travel 4",
        presents_after: "0.0.0.0.0.0",
        ..Case::default()
    };
    let got = |seat, left| Event::PresentsGiven { seat, province: Qinghai, presents: 1, left, shared: false };
    assert_eq!(given(&case), [got(PEACOCK, 3), got(BAMBOO, 2), got(LANTERN, 1), got(YAK, 0)]);
}

/// YN-8.1
#[test]
fn presents_are_given_wherever_the_board_has_some() {
    let case = Case {
        road: "
            0  TT  T  .  .  *  .  influence 4
            1  T   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        presents: "2.1.0.0.0.3",
        at: "travel 2",
        after: "
            0  TT  T  .  .  *  .  presents 3
            1  T   *  .  .  .  .  presents 0
        ",
        presents_after: "0.0.0.0.0.3",
        ..Case::default()
    };
    let got = |province, presents| Event::PresentsGiven { seat: CAMELLIA, province, presents, left: 0, shared: false };
    assert_eq!(given(&case), [got(Puer, 2), got(Yunnan, 1)]);
}
