//! Whom the province inspector spares (YN-7.2).

use super::Case;
use super::seats::{CAMELLIA, YAK};
use crate::event::{Event, Verdict};
use crate::province::Province::*;

/// What the inspector thought, in travel order, and whether nobody was banished.
#[track_caller]
fn verdicts(case: &Case<'_>) -> (Vec<(usize, Verdict)>, bool) {
    let (events, ..) = Case { play: "done", ..*case }.check();
    let seen = |event: &Event| match event {
        Event::Inspected { seat, verdict, .. } => Some((seat.index(), *verdict)),
        _ => None,
    };
    let nobody = events.iter().any(|event| matches!(event, Event::NobodyBanished { .. }));
    (events.iter().filter_map(seen).collect(), nobody)
}

/// YN-7.2
#[test]
fn influence_four_protects_and_three_does_not() {
    let case = Case {
        road: "
            0  .  T*  .  .  .  .  influence 4
            1  .  T*  .  .  .  .  influence 3
            2  .  *   .  .  .  .
        ",
        at: "travel 2",
        after: "
            0  .  T*  .  .  .  .
            1  T  *   .  .  .  .
        ",
        ..Case::default()
    };
    assert_eq!(verdicts(&case), (vec![(0, Verdict::TopInfluence), (1, Verdict::Banished)], false));
}

/// YN-7.2
#[test]
fn an_own_teahouse_protects_where_it_stands() {
    let case = Case {
        road: "
            0  .  TH*  .  .  .  .  influence 3
            1  .  T*   .  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "travel 2",
        after: "
            0  .  TH*  .  .  .  .
            1  T  *    .  .  .  .
        ",
        ..Case::default()
    };
    assert_eq!(verdicts(&case), (vec![(0, Verdict::Teahouse), (1, Verdict::Banished)], false));
}

/// YN-7.2
#[test]
fn the_teahouse_of_another_or_in_another_province_does_not_protect() {
    let case = Case {
        road: "
            0  .  T*  H  .  .  .  influence 2
            1  .  H*  .  .  .  .  influence 1
            2  .  *   .  .  .  .  stock t
        ",
        at: "travel 2",
        after: "0  T  *  H  .  .  .",
        ..Case::default()
    };
    assert_eq!(verdicts(&case), (vec![(0, Verdict::Banished)], false));
}

/// YN-7.2
#[test]
fn if_only_protected_players_are_there_nothing_happens() {
    let case = Case {
        road: "
            0  .  T*   .  .  .  .  influence 4
            1  .  TH*  .  .  .  .
            2  .  *    .  .  .  .  influence 3
        ",
        at: "travel 2",
        after: "
            0  .  T*   .  .  .  .
            1  .  TH*  .  .  .  .
        ",
        ..Case::default()
    };
    assert_eq!(verdicts(&case), (vec![(0, Verdict::TopInfluence), (1, Verdict::Teahouse)], true));
}

/// YN-7.2
#[test]
fn posts_bring_him_but_only_players_with_traders_there_are_looked_at() {
    let (events, ..) = Case {
        road: "
            0  .  T  PP*  .  .  .  influence 2
            1  .  T  *    .  .  .  influence 3
            2  .  *  .    .  .  .
        ",
        at: "travel 2",
        play: "done",
        after: "
            0  .  T  PP*  .  .  .
            1  .  T  *    .  .  .
        ",
        ..Case::default()
    }
    .check();
    let told: Vec<_> = events.into_iter().filter(|event| event.rule() == "YN-7.2").collect();
    assert_eq!(told, [Event::NobodyBanished { province: Sichuan }]);
    let with_trader = Case {
        road: "
            0  .  T  PP*  .  .  .  influence 2
            1  .  T  T*   .  .  .
            2  .  *  .    .  .  .
        ",
        at: "travel 2",
        after: "1  T  T  *  .  .  .",
        ..Case::default()
    };
    assert_eq!(verdicts(&with_trader), (vec![(1, Verdict::Banished)], false));
}

/// YN-7.2
#[test]
fn both_protections_are_told_as_influence() {
    let case = Case {
        road: "
            0  .  TH*  .  .  .  .  influence 4
            1  .  *    .  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "travel 2",
        ..Case::default()
    };
    assert_eq!(verdicts(&case), (vec![(0, Verdict::TopInfluence)], true));
}

/// YN-7.2, YN-9.1
#[test]
fn who_is_banished_earns_in_puer_and_leaves_a_gap_without_losing_more_traders() {
    let (events, ..) = Case {
        road: "
            0  .  TTT  T  *  .  .  influence 1
            1  .  .    *  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "travel 2",
        play: "done",
        after: "0  T  TT  T  *  .  .",
        waits: "0:conversion 13,0,0",
        ..Case::default()
    }
    .check();
    assert!(!events.iter().any(|event| matches!(event, Event::SentHome { .. })));
    let gap = Case {
        road: "
            0  .  T  .  .  *  .  influence 1
            1  .  T  T  .  *  .  influence 2
            2  .  T  .  *  .  .
        ",
        board: &[("income = 6\n", "income = 5\n")],
        at: "travel 2",
        play: "done",
        after: "
            0  .  T  .  .  *  .
            1  T  .  T  .  *  .
        ",
        waits: "2:conversion 3,3,3",
        ..Case::default()
    };
    let (events, ..) = gap.check();
    assert!(events.contains(&Event::Income { seat: YAK, income: 3 }));
    assert!(events.contains(&Event::Income { seat: CAMELLIA, income: 3 }));
}
