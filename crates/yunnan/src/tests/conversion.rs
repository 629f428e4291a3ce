//! Conversion and the end of a round (YN-10, YN-11).

use super::Case;
use super::seats::{CAMELLIA, LANTERN, YAK, order};
use crate::event::Event;
use crate::rule::Rule;
use crate::setup::Variant;

/// YN-10.1
#[test]
fn the_income_is_split_freely_into_points_and_yuan() {
    let case = Case {
        road: "
            0  .  *  .  .  .  .  yuan 10, points 20
            1  .  *  .  .  .  .  yuan 7, points 6
            2  .  *  .  .  .  .
        ",
        at: "conversion 0 of 3 5 2",
        legal: "vp 0;vp 1;vp 2;vp 3",
        ..Case::default()
    };
    case.check();
    for (play, after) in [
        ("vp 0", "yuan 13, points 20"),
        ("vp 1", "yuan 12, points 21"),
        ("vp 2", "yuan 11, points 22"),
        ("vp 3", "yuan 10, points 23"),
    ] {
        let after = format!("0  .  *  .  .  .  .  {after}\n1  .  *  .  .  .  .  yuan 7, points 6");
        Case { play, after: &after, waits: "1:conversion 3,5,2", legal: "", ..case }.check();
    }
}

/// YN-10.1
#[test]
fn nobody_gets_more_points_than_the_own_income() {
    Case {
        order: "1 0 2",
        at: "conversion 1 of 9 5 2",
        refused: &[("vp 6", Rule::MoreThanIncome { income: 5 }), ("vp 4294967295", Rule::MoreThanIncome { income: 5 })],
        play: "vp 5",
        refused_after: &[("vp 10", Rule::MoreThanIncome { income: 9 })],
        after: "1  .  *  .  .  .  .  yuan 12, points 5",
        waits: "0:conversion 9,5,2",
        ..Case::default()
    }
    .check();
}

/// YN-10.1
#[test]
fn every_possible_split_is_listed_once_and_found_by_its_number() {
    let (_, position, board) = Case { at: "conversion 0 of 6 5 2", ..Case::default() }.check();
    conformance::check_position(&board, &position, &mut kernel::Dice::for_players(kernel::Seed([3; 32])));
    assert_eq!(position.incomes(), Some(vec![6, 5, 2]));
}

/// YN-10.1
#[test]
fn points_below_zero_grow_as_others_do() {
    Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  points -5
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "conversion 0 of 8 5 2",
        play: "vp 3",
        after: "0  .  *  .  .  .  .  points -2, yuan 17",
        ..Case::default()
    }
    .check();
}

/// YN-10.1
#[test]
fn players_convert_in_the_new_travel_order_and_who_has_no_income_is_not_asked() {
    let case = Case {
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
            3  .  *  .  .  .  .
            4  .  *  .  .  .  .
        ",
        order: "3 0 4 1 2",
        at: "conversion 3 of 4 0 1 7 4",
        steps: &[
            ("vp 1", "0:conversion 4,0,1,7,4"),
            ("vp 2", "4:conversion 4,0,1,7,4"),
            ("vp 3", "2:conversion 4,0,1,7,4"),
            ("vp 1", "2:auction ;"),
        ],
        after: "
            0  .  *  .  .  .  .  points 2, yuan 14
            1  .  *  .  .  .  .  points 0, yuan 12
            2  .  *  .  .  .  .  points 1, yuan 12
            3  .  *  .  .  .  .  points 1, yuan 18
            4  .  *  .  .  .  .  points 3, yuan 13
        ",
        ..Case::default()
    };
    case.check();
    let last = &[("vp 1", "0:conversion 4,0,0,7,0"), ("vp 2", "2:auction ;")];
    Case { at: "conversion 3 of 4 0 0 7 0", steps: last, after: "", ..case }.check();
}

/// YN-10.1
#[test]
fn if_nobody_has_an_income_nobody_is_asked() {
    Case { order: "1 0 2", at: "travel 2", steps: &[("done", "1:auction ;")], order_after: "1,0,2", ..Case::default() }
        .check();
}

/// YN-10.1
#[test]
fn a_conversion_is_told_with_its_points_and_yuan() {
    let (events, ..) = Case { at: "conversion 0 of 7 5 2", play: "vp 3; vp 5; vp 0", ..Case::default() }.check();
    let converted = |seat, points, yuan| Event::Converted { seat, points, yuan };
    assert_eq!(events[..3], [converted(CAMELLIA, 3, 4), converted(YAK, 5, 0), converted(LANTERN, 0, 2)]);
    assert_eq!(events[0].rule(), "YN-10.1");
}

/// YN-11.1
#[test]
fn at_the_end_of_a_round_the_market_empties_the_order_turns_and_the_next_round_begins() {
    let (events, position, _) = Case {
        round: 3,
        road: "
            0  TTP  T  *  .  .  .  supply 1, reserve 3
            1  .    *  .  .  .  .  supply 3, reserve 4
            2  T    *  .  .  .  .  supply 0, reserve 6
        ",
        order: "2 0 1",
        at: "conversion 1 of 0 5 0",
        play: "vp 0",
        after: "
            0  P  T  *  .  .  .  supply 3, reserve 3
            1  .  *  .  .  .  .  supply 3, reserve 4
            2  .  *  .  .  .  .  supply 1, reserve 6
        ",
        order_after: "1,0,2",
        waits: "1:auction ;",
        ..Case::default()
    }
    .check();
    assert_eq!(
        events[1..],
        [
            Event::MarketLeft { seat: LANTERN, traders: 1 },
            Event::MarketLeft { seat: CAMELLIA, traders: 2 },
            Event::RoundBegan { round: 4, order: order([1, 0, 2]) },
        ]
    );
    assert!(events[1..].iter().all(|event| event.rule() == "YN-11.1"));
    assert_eq!((position.round(), position.passed().len()), (4, 0));
}

/// YN-11.1, YN-9.2
#[test]
fn whoever_earned_least_is_first_in_the_next_auction() {
    Case {
        road: "
            0  TTT  *  .  .  .  .
            1  T    *  .  .  .  .
            2  TT   *  .  .  .  .
        ",
        at: "travel 2",
        steps: &[
            ("done", "0:conversion 3,1,2"),
            ("vp 3", "2:conversion 3,1,2"),
            ("vp 2", "1:conversion 3,1,2"),
            ("vp 1", "1:auction ;"),
            ("pass", "2:auction 1;"),
            ("pass", "0:auction 1,2;"),
        ],
        order_after: "1,2,0",
        ..Case::default()
    }
    .check();
}

/// YN-11.1
#[test]
fn the_round_number_goes_up_beyond_the_end_of_the_round_track_too() {
    for (round, next) in [(1, 2), (6, 7), (7, 8), (41, 42)] {
        let (events, position, _) = Case { round, at: "travel 2", play: "done", ..Case::default() }.check();
        assert_eq!(position.round(), next);
        assert_eq!(events.last(), Some(&Event::RoundBegan { round: next, order: order([0, 1, 2]) }));
    }
}

/// YN-11.1, YN-5.2
#[test]
fn beyond_the_end_of_the_round_track_the_last_penalty_stays() {
    for (round, points) in [(1, -7), (2, -7), (3, -14), (4, -14), (5, -21), (6, -21), (7, -28), (8, -28), (100, -28)] {
        let after = format!("0  .  *  .  .  .  .  points {points}, yuan 0");
        Case {
            variant: Variant::Pro,
            round: round - 1,
            road: "
                0  .  *  .  .  .  .  yuan 0, supply 1, reserve 6
                1  .  *  .  .  .  .  supply 0, reserve 7
                2  .  *  .  .  .  .  supply 0, reserve 7
            ",
            order: "0 1 2",
            at: "travel 2",
            play: "done; bid customs 7 from supply; pass; pass; pass",
            after: &after,
            ..Case::default()
        }
        .check();
    }
}

/// YN-6.7, YN-7.1, YN-7.2, YN-8.1, YN-9.1, YN-9.2, YN-10.1, YN-11.1
#[test]
fn after_travel_the_phases_follow_one_another() {
    let (events, ..) = Case {
        road: "
            0  .  P  TT  .   *  .
            1  .  *  .   .   .  .
            2  .  .  .   T*  .  .
        ",
        at: "travel 2",
        play: "done; vp 1; vp 1",
        waits: "1:auction",
        ..Case::default()
    }
    .check();
    let mut rules: Vec<_> = events.iter().map(Event::rule).collect();
    rules.dedup();
    assert_eq!(rules, ["YN-6.7", "YN-7.1", "YN-7.2", "YN-8.1", "YN-9.1", "YN-9.2", "YN-10.1", "YN-11.1"],);
}
