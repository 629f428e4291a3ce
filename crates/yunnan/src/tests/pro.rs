//! Debts in the pro variant (YN-1.4, YN-5.2).

use kernel::Seat;

use super::Case;
use crate::building::Building;
use crate::event::Event;
use crate::setup::Variant;

/// The last pass of an auction in the pro variant; the first player has 10 Yuan and 20 points.
fn pro() -> Case<'static> {
    Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  yuan 10, points 20
            1  .  *  .  .  .  .  yuan 12, points 5
            2  .  *  .  .  .  .  yuan 12, points 5
        ",
        at: "auction 2 passed 0 1",
        play: "pass",
        ..Case::default()
    }
}

/// YN-5.2
#[test]
fn whoever_cant_pay_pays_all_and_loses_points_for_each_missing_yuan() {
    let (events, ..) = Case {
        round: 3,
        bids: "customs.7.0, dragon.9.0, horse.12.1",
        after: "
            0  .   *  .  .  .  .  yuan 0, points 8, customs 1, influence 1
            1  .   .  *  .  .  .  yuan 0, points 5
            2  TTT *  .  .  .  .  yuan 12, points 5
        ",
        ..pro()
    }
    .check();
    let [seat, other] = [0, 1].map(Seat::new);
    assert_eq!(
        events[1..5],
        [
            Event::BidPaid { seat, building: Building::Customs, bid: 7, paid: 7 },
            Event::BidPaid { seat, building: Building::Dragon, bid: 9, paid: 3 },
            Event::Penalty { seat, missing: 6, per_yuan: 2, points: 12 },
            Event::BidPaid { seat: other, building: Building::Horse, bid: 12, paid: 12 },
        ]
    );
}

/// YN-5.2
#[test]
fn the_loss_goes_by_the_round_track_and_stays_at_its_last_number() {
    let per_round = [1, 1, 2, 2, 3, 3, 4, 4, 4];
    for (round, per_yuan) in (1..).zip(per_round).chain([(40, 4), (u32::MAX, 4)]) {
        let (events, position, _) = Case { round, bids: "customs.15.0", ..pro() }.check();
        let penalty = Event::Penalty { seat: Seat::new(0), missing: 5, per_yuan, points: 5 * per_yuan };
        assert!(events.contains(&penalty), "round {round}: {events:?}");
        assert_eq!(position.player(Seat::new(0)).points(), 20 - 5 * i64::from(per_yuan));
    }
}

/// YN-5.2
#[test]
fn another_round_track_counts_to_its_own_end() {
    let board = &[("penalty = [1, 1, 2, 2, 3, 3, 4]", "penalty = [0, 5]")];
    for (round, points) in [(1, 20), (2, -5), (3, -5)] {
        let (_, position, _) = Case { board, round, bids: "customs.15.0", ..pro() }.check();
        assert_eq!(position.player(Seat::new(0)).points(), points, "round {round}");
    }
}

/// YN-1.4, YN-5.2
#[test]
fn points_may_fall_below_zero_and_farther() {
    for (points, after) in [(12, 0), (11, -1), (0, -12), (-3, -15)] {
        Case {
            round: 5,
            road: &format!("0  .  *  .  .  .  .  yuan 1, points {points}\n1  .  *  .  .  .  .\n2  .  *  .  .  .  ."),
            bids: "dragon.5.0",
            after: &format!("0  .  *  .  .  .  .  yuan 0, points {after}, influence 1, supply 3"),
            ..pro()
        }
        .check();
    }
}

/// YN-5.2
#[test]
fn whoever_can_just_pay_loses_nothing() {
    for (yuan, points) in [(12, 20), (13, 20), (11, 19)] {
        let road = format!("0  .  *  .  .  .  .  yuan {yuan}, points 20\n1  .  *  .  .  .  .\n2  .  *  .  .  .  .");
        let (events, position, _) = Case { road: &road, bids: "school.5.0, dragon.7.0", ..pro() }.check();
        let player = position.player(Seat::new(0));
        assert_eq!((player.yuan(), player.points()), (u32::saturating_sub(yuan, 12), points));
        let penalties = events.iter().filter(|event| matches!(event, Event::Penalty { .. })).count();
        assert_eq!(penalties, usize::from(yuan < 12), "{events:?}");
    }
}

/// YN-5.2
#[test]
fn whoever_has_no_money_loses_points_for_all_bids_together() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  yuan 0, points 99, supply 5, reserve 2
            1  .  *  .  .  .  .  yuan 0, points 99
            2  .  *  .  .  .  .
        ",
        bids: "school.15.0, customs.15.0, horse.15.0, dragon.15.0, yard.15.0, yard.5.1",
        after: "
            0  T    .  *  .  .  .  yuan 0, points 24, customs 1, influence 1, supply 5, reserve 1
            1  .    *  .  .  .  .  yuan 0, points 94, supply 3
        ",
        waits: "0:yard",
        ..pro()
    }
    .check();
    let penalties: Vec<_> = events.into_iter().filter(|event| matches!(event, Event::Penalty { .. })).collect();
    let penalty = |seat, missing| Event::Penalty { seat: Seat::new(seat), missing, per_yuan: 1, points: missing };
    assert_eq!(penalties, [penalty(0, 75), penalty(1, 5)]);
}

/// YN-4.1, YN-5.2
#[test]
fn the_bank_counts_bids_in_full_even_if_they_cant_be_paid() {
    Case {
        bids: "horse.15.0, dragon.15.0, low.1",
        after: "
            0  .   .  *  .  .  .  yuan 0, points 0
            1  .   *  .  .  .  .  yuan 17, supply 3
        ",
        ..pro()
    }
    .check();
}
