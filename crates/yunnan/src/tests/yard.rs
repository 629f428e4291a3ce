//! What the construction yard gives (YN-5.1), with the teahouse decisions in between (YN-5.3).

use kernel::{Refused, Seat};

use super::Case;
use super::drawing::play;
use crate::building::Construction;
use crate::event::Event;
use crate::rule::Rule;
use crate::stage::Decision;

/// YN-5.1
#[test]
fn the_yard_asks_its_bidders_in_auction_order() {
    Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .  yuan 15
        ",
        order: "3 1 0 2",
        bids: "yard.9.0, yard.15.3, yard.12.2, dragon.9.1",
        at: "auction 1 passed 0 2 3",
        steps: &[("pass", "3:yard"), ("take post", "0:yard"), ("take bridge", "2:yard"), ("take post", "2:travel")],
        after: "
            0  .   *  .  .  .  .  stock b, left ppbtt, supply 3
            1  TT  *  .  .  .  .  left ppbbtt, influence 1
            2  .   *  .  .  .  .  stock p, left pbbtt
            3  .   *  .  .  .  .  stock p, left pbbtt, yuan 0
        ",
        ..Case::default()
    }
    .check();
}

/// YN-5.1
#[test]
fn one_construction_goes_from_reserve_to_the_supply() {
    for (take, kind, after) in [
        ("take post", Construction::Post, "0  .  *  .  .  .  .  stock ppb, left bt"),
        ("take bridge", Construction::Bridge, "0  .  *  .  .  .  .  stock pbb, left pt"),
    ] {
        let (events, ..) = Case {
            road: "
                0  .  *  .  .  .  .  stock pb, left pbt
                1  .  *  .  .  .  .
                2  .  *  .  .  .  .
            ",
            at: "yard 0",
            play: take,
            after,
            waits: "2:travel",
            ..Case::default()
        }
        .check();
        assert_eq!(events[0], Event::ConstructionTaken { seat: Seat::new(0), kind, only: false });
        assert_eq!(events.len(), 2, "{events:?}");
    }
}

/// YN-5.1
#[test]
fn only_what_is_in_reserve_can_be_taken() {
    for (left, refused, legal) in [
        ("pb", Construction::Teahouse, "take post; take bridge"),
        ("ptt", Construction::Bridge, "take post; take teahouse"),
        ("bt", Construction::Post, "take bridge; take teahouse"),
    ] {
        Case {
            road: &format!("0  .  *  .  .  .  .  stock pbt, left {left}\n1  .  *  .  .  .  .\n2  .  *  .  .  .  ."),
            at: "yard 0",
            refused: &[(&format!("take {refused}"), Rule::NotInReserve(refused))],
            legal,
            ..Case::default()
        }
        .check();
    }
    Case { at: "yard 0", legal: "take post; take bridge; take teahouse", ..Case::default() }.check();
}

/// YN-5.1
#[test]
fn if_one_kind_is_left_it_is_taken_without_asking() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  left pp
            1  .  *  .  .  .  .  left b
            2  .  *  .  .  .  .  left pt
        ",
        bids: "yard.9.0, yard.12.1, yard.7.2",
        at: "auction 2 passed 0 1",
        play: "pass",
        after: "
            0  .   *  .  .  .  .  stock p, left p
            1  .   *  .  .  .  .  stock b, left -
            2  TT  *  .  .  .  .  stock -, left pt
        ",
        waits: "2:yard",
        ..Case::default()
    }
    .check();
    let taken = |seat, kind| Event::ConstructionTaken { seat: Seat::new(seat), kind, only: true };
    assert_eq!(events[events.len() - 2..], [taken(0, Construction::Post), taken(1, Construction::Bridge)]);
}

/// YN-5.1, YN-5.3
#[test]
fn a_last_teahouse_is_taken_without_asking_and_may_still_be_opened() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  left tt
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        bids: "yard.7.0",
        at: "auction 2 passed 0 1",
        steps: &[("pass", "0:teahouse"), ("open yunnan", "2:travel")],
        after: "0  .  *H  .  .  .  .  stock -, left t",
        ..Case::default()
    }
    .check();
    let (seat, kind) = (Seat::new(0), Construction::Teahouse);
    assert!(events.contains(&Event::ConstructionTaken { seat, kind, only: true }), "{events:?}");
}

/// YN-5.1, YN-5.3
#[test]
fn each_decides_about_the_teahouse_before_the_next_one_takes_anything() {
    Case {
        order: "2 0 1",
        bids: "yard.9.0, yard.12.1, yard.7.2",
        at: "auction 1 passed 0 2",
        steps: &[
            ("pass", "2:yard"),
            ("take teahouse", "2:teahouse"),
            ("keep", "0:yard"),
            ("take teahouse", "0:teahouse"),
            ("open yunnan", "1:yard"),
            ("take teahouse", "1:travel"),
        ],
        after: "
            0  .   *H  .  .  .  .  stock -, left ppbbt
            1  TT  *   .  .  .  .  stock t, left ppbbt
            2  .   *   .  .  .  .  stock t, left ppbbt
        ",
        ..Case::default()
    }
    .check();
}

/// YN-5.1, YN-5.3
#[test]
fn other_answers_are_not_for_now() {
    let yard = Case { at: "yard 0", ..Case::default() };
    let teahouse = Case { at: "teahouse 0", ..Case::default() };
    for (case, action, decision) in [
        (Case::default(), "take post", Decision::Auction),
        (Case::default(), "open yunnan", Decision::Auction),
        (Case::default(), "keep", Decision::Auction),
        (yard, "pass", Decision::Yard),
        (yard, "keep", Decision::Yard),
        (yard, "open yunnan", Decision::Yard),
        (yard, "teahouse yunnan", Decision::Yard),
        (teahouse, "take post", Decision::Teahouse),
        (teahouse, "teahouse yunnan", Decision::Teahouse),
        (teahouse, "pass", Decision::Teahouse),
    ] {
        let (board, mut position) = case.draw();
        let before = position;
        assert_eq!(play(&board, &mut position, action.parse().unwrap()), Err(Refused::NotNow(decision)), "{action}");
        assert_eq!(position, before);
    }
}
