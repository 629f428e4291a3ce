//! The province inspector (YN-7).

use super::Case;
use super::seats::{BAMBOO, PEACOCK, YAK};
use crate::event::{Event, Verdict};
use crate::province::Province::{self, *};

/// Board files in which these provinces earn nothing.
const BARREN_YUNNAN: (&str, &str) = ("income = 3\n", "income = 0\n");
const BARREN_SICHUAN: (&str, &str) = ("income = 6\n", "income = 0\n");

/// Ends the travel phase of the case and gives what the inspector did.
#[track_caller]
fn inspection(case: &Case<'_>) -> Vec<Event> {
    let (events, ..) = Case { play: "done", ..*case }.check();
    events.into_iter().filter(|event| event.rule().starts_with("YN-7.")).collect()
}

/// Where the inspector goes and the incomes he looks at.
#[track_caller]
fn visit(case: &Case<'_>) -> Option<(Province, [u32; Province::COUNT])> {
    let (board, position) = case.draw();
    let told = match inspection(case)[0] {
        Event::InspectorCame { province, incomes } => Some((province, incomes)),
        _ => None,
    };
    assert_eq!(position.inspected(&board), told, "he goes where everybody could see that he would");
    told
}

/// What he thinks of everybody, in travel order.
#[track_caller]
fn verdicts(case: &Case<'_>) -> Vec<(usize, u8, Verdict)> {
    let seen = |event: &Event| match event {
        Event::Inspected { seat, influence, verdict, .. } => Some((seat.index(), *influence, *verdict)),
        _ => None,
    };
    let events = inspection(case);
    if let Event::InspectorCame { province, .. } = events[0] {
        let told = events.iter().filter_map(seen).find(|(.., verdict)| *verdict == Verdict::Banished);
        let (_, position) = case.draw();
        let banished = position.banished(province).map(kernel::Seat::index);
        assert_eq!(told.map(|(seat, ..)| seat), banished, "whom he banishes everybody could see");
    }
    events.iter().filter_map(seen).collect()
}

/// YN-7.1, YN-7.2: the example of the inspector's choice.
#[test]
fn of_equal_provinces_he_goes_to_the_farther_one_and_spares_the_protected() {
    let events = inspection(&Case {
        road: "
            0  .  T  TTTPP  .    *  .  influence 2
            1  .  .  .      T    *  .  influence 1
            2  .  *  .      .    .  .
            3  .  .  .      TH*  .  .  influence 3
            4  .  .  .      T*   .  .  influence 4
        ",
        order: "0 1 3 4 2",
        at: "travel 2",
        after: "
            0  .  T  TTTPP  .   *  .
            1  T  .  .      .   *  .
            3  .  .  .      TH* .  .
            4  .  .  .      T*  .  .
        ",
        ..Case::default()
    });
    let thought = |seat, influence, verdict| Event::Inspected { seat, province: Qamdo, influence, verdict };
    assert_eq!(
        events,
        [
            Event::InspectorCame { province: Qamdo, incomes: [0, 3, 30, 30, 0, 0] },
            thought(YAK, 1, Verdict::Banished),
            thought(BAMBOO, 3, Verdict::Teahouse),
            thought(PEACOCK, 4, Verdict::TopInfluence),
        ]
    );
    assert_eq!([events[0].rule(), events[1].rule()], ["YN-7.1", "YN-7.2"]);
}

/// YN-7.1
#[test]
fn he_goes_where_all_players_together_earn_most_not_where_one_piece_earns_most() {
    let case = Case {
        road: "
            0  T  TT  T  .  *  .
            1  .  T   T  T  *  .
            2  .  T   T  *  .  .
        ",
        at: "travel 2",
        after: "
            0  TT  TT  .  .  *  .
            1  .   T   T  T  *  .
        ",
        ..Case::default()
    };
    assert_eq!(visit(&case), Some((Sichuan, [1, 12, 18, 10, 0, 0])));
}

/// YN-7.1
#[test]
fn of_neighbours_with_equal_income_he_goes_to_the_farther_one_and_one_piece_more_turns_him() {
    let equal = "
        0  .  TT  .  *  .  .
        1  .  P   T  *  .  .
        2  .  *   .  .  .  .
    ";
    let case = Case { road: equal, at: "travel 2", ..Case::default() };
    assert_eq!(visit(&case), Some((Yunnan, [0, 9, 6, 0, 0, 0])));
    let fewer = "
        0  .  T  .  *  .  .
        1  .  P  T  *  .  .
        2  .  *  .  .  .  .
    ";
    assert_eq!(visit(&Case { road: fewer, ..case }), Some((Sichuan, [0, 6, 6, 0, 0, 0])));
}

/// YN-7.1
#[test]
fn traders_count_in_full_without_a_route_but_posts_only_with_one() {
    let case = Case {
        road: "
            0  .  .  .   P  .  T*  influence 4
            1  .  *  .   .  .  .
            2  .  *  .   .  .  .
        ",
        at: "travel 2",
        ..Case::default()
    };
    assert_eq!(visit(&case), Some((Qinghai, [0, 0, 0, 0, 0, 18])));
    let posts_unconnected = "
        0  .  .  PP  .  .  *
        1  .  T  *   .  .  .
        2  .  *  .   .  .  .
    ";
    assert_eq!(visit(&Case { road: posts_unconnected, ..case }), Some((Yunnan, [0, 3, 0, 0, 0, 0])));
    let posts_connected = "
        0  .  T  PP  .  .  *
        1  .  T  *   .  .  .
        2  .  *  .   .  .  .
    ";
    assert_eq!(visit(&Case { road: posts_connected, ..case }), Some((Sichuan, [0, 6, 12, 0, 0, 0])));
}

/// YN-7.1
#[test]
fn a_post_is_connected_for_him_over_its_owners_bridges_only() {
    let case = Case {
        road: "
            0  .  T  .  P*  .  .  bridges yunnan-qamdo
            1  .  *  .  .   .  .
            2  .  *  .  .   .  .
        ",
        at: "travel 2",
        ..Case::default()
    };
    assert_eq!(visit(&case), Some((Qamdo, [0, 3, 0, 10, 0, 0])));
    let of_another = "
        0  .  T  .  P*  .  .
        1  .  .  .  *   .  .  bridges yunnan-qamdo
        2  .  *  .  .   .  .
    ";
    assert_eq!(visit(&Case { road: of_another, ..case }), Some((Yunnan, [0, 3, 0, 0, 0, 0])));
}

/// YN-7.1
#[test]
fn he_never_goes_to_puer() {
    let case = Case {
        road: "
            0  TTTTP  *   .  .  .  .
            1  .      T*  .  .  .  .
            2  .      *   .  .  .  .
        ",
        at: "travel 2",
        after: "1  T  *  .  .  .  .",
        ..Case::default()
    };
    assert_eq!(visit(&case), Some((Yunnan, [5, 3, 0, 0, 0, 0])));
    let only_there = "
        0  TTTTP  *  .  .  .  .
        1  .      *  .  .  .  .
        2  .      *  .  .  .  .
    ";
    let at_home = Case { road: only_there, after: "", ..case };
    assert_eq!(visit(&at_home), None);
    let events = inspection(&at_home);
    assert_eq!(events, [Event::InspectorStayedAway]);
    assert_eq!(events[0].rule(), "YN-7.1");
}

/// YN-7.1
#[test]
fn he_stays_away_if_the_highest_total_is_zero_and_nobody_is_banished() {
    let case = Case {
        board: &[BARREN_YUNNAN],
        road: "
            0  .  TT*  .  .  .  .
            1  .  P*   .  .  .  .
            2  .  *    .  .  .  .
        ",
        at: "travel 2",
        after: "0  .  TT*  .  .  .  .",
        ..Case::default()
    };
    assert_eq!(visit(&case), None);
    assert_eq!(inspection(&case), [Event::InspectorStayedAway]);
    let one_earns = "
        0  .  TT*  .  .  .  .
        1  .  P    T  *  .  .
        2  .  *    .  .  .  .
    ";
    let barren = &[BARREN_YUNNAN, BARREN_SICHUAN];
    assert_eq!(visit(&Case { board: barren, road: one_earns, ..case }), None);
    assert_eq!(visit(&Case { road: one_earns, ..case }), Some((Sichuan, [0, 0, 6, 0, 0, 0])));
}

/// YN-7.2
#[test]
fn the_player_of_highest_influence_loses_one_trader_to_puer() {
    let case = Case {
        road: "
            0  .  T*   .  .  .  .  influence 1
            1  T  TT*  .  .  .  .  influence 3
            2  .  T*   .  .  .  .  influence 2
        ",
        at: "travel 2",
        after: "
            0  .   T*  .  .  .  .
            1  TT  T*  .  .  .  .
            2  .   T*  .  .  .  .
        ",
        ..Case::default()
    };
    let expected = [(0, 1, Verdict::LessInfluence), (1, 3, Verdict::Banished), (2, 2, Verdict::LessInfluence)];
    assert_eq!(verdicts(&case), expected);
}

/// YN-7.2
#[test]
fn of_equals_the_earlier_in_travel_order_is_banished_and_not_the_lower_seat() {
    let case = Case {
        road: "
            0  .  T*  .  .  .  .  influence 2
            1  .  T*  .  .  .  .  influence 2
            2  .  T*  .  .  .  .  influence 1
        ",
        order: "2 1 0",
        at: "travel 0",
        after: "
            0  .  T*  .  .  .  .
            1  T  *   .  .  .  .
            2  .  T*  .  .  .  .
        ",
        ..Case::default()
    };
    let expected = [(2, 1, Verdict::LessInfluence), (1, 2, Verdict::Banished), (0, 2, Verdict::LaterInOrder)];
    assert_eq!(verdicts(&case), expected);
    let other = Case { order: "0 2 1", at: "travel 1", after: "0  T  *  .  .  .  .", ..case };
    let expected = [(0, 2, Verdict::Banished), (2, 1, Verdict::LessInfluence), (1, 2, Verdict::LaterInOrder)];
    assert_eq!(verdicts(&other), expected);
}

/// YN-7.2
#[test]
fn a_more_influential_player_later_in_the_order_outshines_all_before() {
    let case = Case {
        road: "
            0  .  T*   .  .  .  .  influence 1
            1  .  T*   .  .  .  .  influence 1
            2  .  T*   .  .  .  .  influence 2
            3  .  T*   .  .  .  .  influence 2
            4  .  TH*  .  .  .  .  influence 3
        ",
        order: "4 0 1 2 3",
        at: "travel 3",
        after: "2  T  *  .  .  .  .",
        ..Case::default()
    };
    let expected = [
        (4, 3, Verdict::Teahouse),
        (0, 1, Verdict::LessInfluence),
        (1, 1, Verdict::LessInfluence),
        (2, 2, Verdict::Banished),
        (3, 2, Verdict::LaterInOrder),
    ];
    assert_eq!(verdicts(&case), expected);
}

/// YN-7.2
#[test]
fn while_the_auction_order_holds_the_inspectors_choice_goes_by_the_travel_order_to_come() {
    let case = Case {
        road: "
            0  .  T  *  .  .  .
            1  .  T  *  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "auction 2 passed 0 1",
        ..Case::default()
    };
    let (_, position) = case.draw();
    assert_eq!(position.banished(Yunnan), Some(YAK), "the later in auction order travels earlier");
    let (_, position, _) = Case { play: "pass", ..case }.check();
    assert_eq!(position.banished(Yunnan), Some(YAK), "and so it stays");
}
