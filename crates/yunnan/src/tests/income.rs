//! Tea income (YN-9.1).

use super::Case;
use super::seats::{CAMELLIA, LANTERN, YAK};
use crate::event::Event;
use crate::province::Province::*;

const CHEAPER: (&str, &str) = ("missing_link_cost = 3", "missing_link_cost = 4");
const DEARER: (&str, &str) = ("missing_link_cost = 3", "missing_link_cost = 5");
const DEAREST: (&str, &str) = ("missing_link_cost = 3", "missing_link_cost = 99");

/// The income of the first player, who has travelled before and is too influential for the inspector.
#[track_caller]
fn income(board: &[(&str, &str)], own: &str, other: &str) -> u32 {
    let road = format!("0  {own}, influence 4\n1  {other}\n2  .  *  .  .  .  .");
    let case = Case { board, road: &road, at: "travel 2", play: "done", ..Case::default() };
    let (board, before) = case.draw();
    let (events, position, _) = case.check();
    let told = events.iter().find_map(|event| match event {
        Event::Income { seat: CAMELLIA, income } => Some(*income),
        _ => None,
    });
    assert_eq!(told, Some(before.income(&board, CAMELLIA)), "everybody could see it before");
    if let Some(incomes) = position.incomes() {
        assert_eq!(told, Some(incomes[0]), "it is what can be converted");
    }
    told.expect("the income of every player is told")
}

const NOTHING: &str = ".  *  .  .  .  .";

/// YN-9.1
#[test]
fn each_trader_earns_the_income_of_its_province_in_puer_too() {
    assert_eq!(income(&[], "T  .  .  .  .  *  customs 1", NOTHING), 1);
    assert_eq!(income(&[], "TT  TTT  .  .  .  *  customs 1", NOTHING), 11);
    assert_eq!(income(&[], "T  T  T  T  T  T*  customs 1", NOTHING), 52);
    assert_eq!(income(&[], ".  .  .  .  .  *  customs 1", NOTHING), 0);
}

/// YN-9.1
#[test]
fn what_a_province_earns_is_the_boards() {
    let board =
        &[("income = 1\n", "income = 40\n"), ("income = 3\n", "income = 0\n"), ("income = 6\n", "income = 500\n")];
    assert_eq!(income(board, "T  T  TT  .  .  *  customs 1", NOTHING), 1040);
}

/// YN-9.1
#[test]
fn a_connected_post_earns_the_same_and_one_without_a_route_nothing() {
    assert_eq!(income(&[], "P  .  .  .  .  *  customs 1", NOTHING), 1);
    assert_eq!(income(&[], "P  P  .  .  .  *  customs 1", NOTHING), 4);
    assert_eq!(income(&[], ".  T  PP  .  .  *  customs 1", NOTHING), 15);
    assert_eq!(income(&[], ".  .  PP  .  .  *  customs 1", NOTHING), 0);
    assert_eq!(income(&[], ".  T  .  PP  .  *  customs 1", NOTHING), 3);
    assert_eq!(income(&[], ".  T  .  PP  .  *  bridges yunnan-qamdo", NOTHING), 23);
}

/// YN-9.1
#[test]
fn a_post_without_a_route_earns_nothing_even_beside_a_trader_who_earns_something() {
    assert_eq!(income(&[], ".  .  TP  .  .  *  customs 1", NOTHING), 3);
    assert_eq!(income(&[], ".  .  T  P  .  *  customs 1", NOTHING), 3);
}

/// YN-9.1
#[test]
fn without_a_route_a_trader_earns_three_less_for_each_empty_province_on_the_way() {
    assert_eq!(income(&[], ".  .  T  .  .  *  customs 1", NOTHING), 3, "Yunnan is empty");
    assert_eq!(income(&[], ".  .  .  T  .  *  customs 1", NOTHING), 4, "and Sichuan");
    assert_eq!(income(&[], ".  .  .  .  T  *  customs 1", NOTHING), 5, "and Qamdo");
    assert_eq!(income(&[], ".  .  .  .  .  T*  customs 1", NOTHING), 6, "and Tibet");
    assert_eq!(income(&[], ".  T  .  .  T  *  customs 1", NOTHING), 11, "Sichuan and Qamdo are empty");
    assert_eq!(income(&[], ".  .  TT  .  .  *  customs 1", NOTHING), 6, "each of both earns less");
    assert_eq!(income(&[], "TTTT  .  T  .  .  *  customs 1", NOTHING), 7, "those in Puer earn in full");
}

/// YN-9.1
#[test]
fn a_province_with_a_trader_or_post_is_not_empty_though_it_has_no_route() {
    assert_eq!(income(&[], ".  .  T  T  .  *  customs 1", NOTHING), 3 + 7);
    assert_eq!(income(&[], ".  .  P  T  .  *  customs 1", NOTHING), 7);
    assert_eq!(income(&[], ".  P  .  T  .  *  customs 1", NOTHING), 3 + 7);
    assert_eq!(income(&[], ".  P  .  P  T  *  customs 1", NOTHING), 3 + 11);
}

/// YN-9.1
#[test]
fn teahouses_and_what_others_have_fill_no_gap() {
    assert_eq!(income(&[], ".  H  T  .  .  *  customs 1", NOTHING), 3);
    assert_eq!(income(&[], ".  .  .  T  .  *  customs 1", ".  T  PP  .  .  *  bridges yunnan-qamdo"), 4);
}

/// YN-9.1
#[test]
fn own_bridges_may_be_used_on_the_best_route() {
    assert_eq!(income(&[], ".  .  .  T  .  *  bridges yunnan-qamdo", NOTHING), 7);
    assert_eq!(income(&[], ".  .  .  .  .  T*  bridges yunnan-qamdo qamdo-qinghai", NOTHING), 12);
    assert_eq!(income(&[], ".  .  .  .  T  *  bridges sichuan-tibet", NOTHING), 8);
    assert_eq!(income(&[], ".  .  .  .  T  *  bridges qamdo-qinghai", NOTHING), 5, "a bridge that doesn't help");
}

/// YN-9.1
#[test]
fn the_best_route_is_the_one_with_the_fewest_empty_provinces_even_if_it_is_longer() {
    let board = &[("near = \"qamdo\"\nfar = \"qinghai\"", "near = \"sichuan\"\nfar = \"qinghai\"")];
    let both = "bridges yunnan-qamdo sichuan-qinghai";
    assert_eq!(income(board, &format!(".  .  .  .  .  T*  {both}"), NOTHING), 12, "over Sichuan and Yunnan");
    assert_eq!(income(board, &format!(".  .  .  P  P  T*  {both}"), NOTHING), 15, "over Tibet, Qamdo and Yunnan");
    assert_eq!(income(board, &format!(".  .  P  .  P  T*  {both}"), NOTHING), 15, "over Sichuan and Yunnan");
}

/// YN-9.1
#[test]
fn the_best_route_may_lead_away_from_puer_first() {
    let board = &[("near = \"qamdo\"\nfar = \"qinghai\"", "near = \"puer\"\nfar = \"qinghai\"")];
    assert_eq!(income(board, ".  .  .  T  .  *  bridges puer-qinghai", NOTHING), 4, "either way two are empty");
    assert_eq!(income(board, ".  .  .  T  P  *  bridges puer-qinghai", NOTHING), 7, "over Tibet and Qinghai");
    assert_eq!(income(board, ".  .  .  T  P  P*  bridges puer-qinghai", NOTHING), 10 + 14 + 18);
}

/// YN-9.1
#[test]
fn a_trader_never_earns_less_than_nothing() {
    let two_missing = ".  .  .  T  .  *  customs 1";
    assert_eq!(income(&[CHEAPER], two_missing, NOTHING), 2);
    assert_eq!(income(&[DEARER], two_missing, NOTHING), 0);
    assert_eq!(income(&[DEAREST], two_missing, NOTHING), 0);
    assert_eq!(income(&[DEAREST], "TT  .  .  TT  .  *  customs 1", NOTHING), 2, "others earn all the same");
    assert_eq!(income(&[DEAREST], ".  T  T  .  .  *  customs 1", NOTHING), 9, "with a route nothing is deducted");
}

/// YN-9.1: the example of the deduction.
#[test]
fn a_push_and_the_inspector_leave_gaps_that_cost_income() {
    let case = Case {
        road: "
            0  .  T  T   T  P*  .  influence 1
            1  T  *  .   .  .   .  influence 2
            2  .  T  TT  *  .   .
        ",
        at: "travel 1",
        play: "travel puer>yunnan push 0; done; done",
        after: "0  TT  .  .  T  P*  .",
        ..Case::default()
    };
    let (events, position, board) = case.check();
    let traders = |province, traders, income, missing, deduction, each| Event::TradersEarned {
        seat: CAMELLIA,
        province,
        traders,
        income,
        missing,
        deduction,
        each,
    };
    let of_camellia: Vec<_> = events
        .into_iter()
        .filter(|event| match event {
            Event::TradersEarned { seat, .. } | Event::PostsEarned { seat, .. } | Event::Income { seat, .. } => {
                *seat == CAMELLIA
            }
            _ => false,
        })
        .collect();
    assert_eq!(
        of_camellia,
        [
            traders(Puer, 2, 1, 0, 0, 1),
            traders(Qamdo, 1, 10, 2, 6, 4),
            Event::PostsEarned { seat: CAMELLIA, province: Tibet, posts: 1, each: 0, connected: false },
            Event::Income { seat: CAMELLIA, income: 6 },
        ]
    );
    assert!(of_camellia.iter().all(|event| event.rule() == "YN-9.1"));
    assert_eq!(position.income(&board, CAMELLIA), 6);
    let with_bridge = case.road.replace("influence 1", "influence 1, bridges yunnan-qamdo");
    let (_, position, _) = Case { road: &with_bridge, ..case }.check();
    assert_eq!(position.income(&board, CAMELLIA), 9);
}

/// YN-9.1
#[test]
fn what_is_earned_is_told_province_by_province_traders_before_posts() {
    let (events, ..) = Case {
        board: &[DEAREST],
        road: "
            0  .   T*  .   .  .   .  influence 4
            1  .   *   .   .  .   .
            2  TP  TT  TP  .  T*  .  influence 4
        ",
        order: "2 1 0",
        at: "travel 0",
        play: "done",
        ..Case::default()
    }
    .check();
    let traders = |seat, province, traders, income, missing, deduction, each| Event::TradersEarned {
        seat,
        province,
        traders,
        income,
        missing,
        deduction,
        each,
    };
    let post = |seat, province, each| Event::PostsEarned { seat, province, posts: 1, each, connected: true };
    let told: Vec<_> = events.into_iter().filter(|event| event.rule() == "YN-9.1").collect();
    assert_eq!(
        told,
        [
            traders(LANTERN, Puer, 1, 1, 0, 0, 1),
            post(LANTERN, Puer, 1),
            traders(LANTERN, Yunnan, 2, 3, 0, 0, 3),
            traders(LANTERN, Sichuan, 1, 6, 0, 0, 6),
            post(LANTERN, Sichuan, 6),
            traders(LANTERN, Tibet, 1, 14, 1, 99, 0),
            Event::Income { seat: LANTERN, income: 20 },
            Event::Income { seat: YAK, income: 0 },
            traders(CAMELLIA, Yunnan, 1, 3, 0, 0, 3),
            Event::Income { seat: CAMELLIA, income: 3 },
        ]
    );
}
