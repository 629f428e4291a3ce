//! Components and set-up (YN-1), and the phases of a round (YN-2).

use kernel::{Dice, Game, Observer, Seat, Seed, SetupProblem};

use super::Case;
use super::drawing::digest;
use crate::board::default_board;
use crate::position::Position;
use crate::province::Province;
use crate::setup::{Deal, Options, Variant};

/// A game on the default board with this auction order.
fn dealt(order: &[usize]) -> Position {
    Position::start(default_board(), order.len(), Options::default(), &Deal { order: order.to_vec() }).unwrap()
}

fn shuffled(seed: u64, players: usize) -> Deal {
    Deal::new(players, &mut Dice::for_deal(Seed::of_series(seed, 0))).unwrap()
}

/// YN-1.1
#[test]
fn six_provinces_lie_along_the_road() {
    let mut road = vec![Province::Puer];
    while let Some(next) = road[road.len() - 1].onwards() {
        assert_eq!(next.towards_puer(), road.last().copied());
        road.push(next);
    }
    let names: Vec<&str> = road.iter().map(|province| default_board().province_name(*province)).collect();
    assert_eq!(names, ["Pu'er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"]);
    assert_eq!(Province::Puer.towards_puer(), None);
}

/// YN-1.1
#[test]
fn fourteen_presents_lie_in_the_four_provinces_beyond_yunnan() {
    let presents = dealt(&[0, 1, 2]).presents();
    assert_eq!((presents, presents.iter().sum::<u8>()), ([0, 0, 5, 4, 3, 2], 14));
}

/// YN-1.1
#[test]
fn a_trader_in_the_market_stands_in_puer_and_travels_from_there() {
    Case {
        play: "market from supply; pass; pass; pass",
        steps: &[("done", "1:travel"), ("done", "0:travel 2;3.0.0.0.0.0"), ("travel puer>yunnan", "0:travel")],
        after: "
            0  TT   T*  .  .  .  .  supply 0
            1  TTT  *   .  .  .  .  supply 0
        ",
        ..Case::default()
    }
    .check();
}

/// YN-1.2, YN-1.3
#[test]
fn the_first_position_is_the_same_for_every_player_but_for_the_money() {
    assert_eq!(
        digest(default_board(), &dealt(&[2, 0, 1])),
        "2:auction|1|0,9,0,0,1,3,4,0/0,12,0,0,1,3,4,0/0,9,0,0,1,3,4,0|0.0.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0|\
         0.0.0.0.0.0:::p0b0t0:p2b2t2/0.0.0.0.0.0:::p0b0t0:p2b2t2/0.0.0.0.0.0:::p0b0t0:p2b2t2||2,0,1|0.0.5.4.3.2|;"
    );
}

/// YN-1.2
#[test]
fn everybody_begins_with_three_traders_of_seven_and_the_horse_in_yunnan() {
    for players in 3..=5 {
        let position = dealt(&[0, 1, 2, 3, 4][..players]);
        assert_eq!(position.by_seat().len(), players);
        for (_, player) in position.by_seat() {
            assert_eq!((player.supply(), player.reserve(), player.traders().total()), (3, 4, 0));
            assert_eq!((player.points(), player.customs(), player.influence(), player.presents()), (0, 0, 0, 0));
            assert_eq!(player.horse(), Province::Yunnan);
        }
    }
}

/// YN-1.3
#[test]
fn money_goes_by_the_place_in_the_auction_order_and_not_by_the_seat() {
    let money = |order: &[usize]| dealt(order).by_seat().map(|(_, player)| player.yuan()).collect::<Vec<_>>();
    assert_eq!(money(&[0, 1, 2, 3, 4]), [9, 9, 12, 12, 15]);
    assert_eq!(money(&[4, 2, 0, 3, 1]), [12, 15, 9, 12, 9]);
    assert_eq!(money(&[3, 2, 1, 0]), [12, 12, 9, 9]);
    assert_eq!(money(&[1, 2, 0]), [12, 9, 9]);
}

/// YN-1.3
#[test]
fn the_first_in_the_order_begins_and_nobody_has_passed() {
    let position = dealt(&[3, 1, 0, 2]);
    assert_eq!(position.pending().seat(), Some(Seat::new(3)));
    assert!(position.passed().is_empty());
    assert_eq!(position.order().iter().map(Seat::index).collect::<Vec<_>>(), [3, 1, 0, 2]);
    assert_eq!(position.round(), 1);
}

/// YN-1.3
#[test]
fn chance_may_bring_every_order() {
    let mut orders: Vec<Vec<usize>> = (0..100).map(|seed| shuffled(seed, 3).order).collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders, [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]);
    for players in 4..=5 {
        let mut first: Vec<usize> = (0..100).map(|seed| shuffled(seed, players).order[0]).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), players);
    }
}

/// YN-1.3
#[test]
fn nothing_is_hidden_from_anybody() {
    let (_, position, _) = Case { play: "bid yard 7 from supply; bank low from supply", ..Case::default() }.check();
    for observer in Seat::all(3).map(Observer::Seat).chain([Observer::Spectator]) {
        let view = position.view(observer);
        assert_eq!(*view.position(), position);
        assert_eq!(Position::sample_world(&view, &mut Dice::for_deal(Seed::of_series(1, 0))), position);
    }
}

/// YN-1.3
#[test]
fn a_game_that_cant_be_set_up_is_refused_with_every_reason() {
    let problems = |players, order: &[usize]| {
        let deal = Deal { order: order.to_vec() };
        Position::start(default_board(), players, Options::default(), &deal).unwrap_err().0
    };
    let players = |players| SetupProblem::Players { players, from: 3, to: 5 };
    let deal = |last| SetupProblem::Deal(format!("`order` does not hold each seat from 0 to {last} once"));
    assert_eq!(problems(2, &[0, 1]), [players(2)]);
    assert_eq!(problems(6, &[0, 1, 2, 3, 4, 5]), [players(6)]);
    assert_eq!(problems(0, &[1]), [players(0), deal(0)]);
    assert_eq!(problems(6, &[0, 1, 2]), [players(6), deal(5)]);
    for order in [&[0, 1][..], &[0, 1, 2, 3], &[0, 1, 1], &[1, 2, 3], &[0, 1, 2, 2], &[]] {
        assert_eq!(problems(3, order), [deal(2)], "{order:?}");
    }
    for count in [0, 2, 6] {
        let refused = Deal::new(count, &mut Dice::for_deal(Seed::of_series(1, 0))).unwrap_err();
        assert_eq!(refused.0, [players(count)]);
    }
}

/// YN-1.3
#[test]
fn a_deal_is_written_as_the_order_and_nothing_else() {
    let deal = Deal { order: vec![2, 0, 1] };
    assert_eq!(serde_json::to_string(&deal).unwrap(), r#"{"order":[2,0,1]}"#);
    assert_eq!(serde_json::from_str::<Deal>(r#"{"order":[2,0,1]}"#).unwrap(), deal);
    assert!(serde_json::from_str::<Deal>(r#"{"order":[2,0,1],"first":2}"#).is_err());
}

/// YN-1.4
#[test]
fn the_option_variant_is_basic_or_pro_and_basic_without_a_choice() {
    let read = |text| serde_json::from_str::<Options>(text).map(|options| options.variant).ok();
    assert_eq!(Options::default().variant, Variant::Basic);
    assert_eq!(read("{}"), Some(Variant::Basic));
    assert_eq!(read(r#"{"variant":"basic"}"#), Some(Variant::Basic));
    assert_eq!(read(r#"{"variant":"pro"}"#), Some(Variant::Pro));
    for text in [r#"{"variant":"Pro"}"#, r#"{"variant":"expert"}"#, r#"{"pro":true}"#] {
        assert_eq!(read(text), None, "{text}");
    }
}

/// YN-1.4
#[test]
fn the_pro_variant_begins_like_the_basic_one() {
    let deal = Deal { order: vec![2, 0, 1] };
    let start = |variant| Position::start(default_board(), 3, Options { variant }, &deal).unwrap();
    let (basic, pro) = (start(Variant::Basic), start(Variant::Pro));
    assert_eq!((basic.variant(), pro.variant()), (Variant::Basic, Variant::Pro));
    assert_eq!(digest(default_board(), &basic), digest(default_board(), &pro));
}

/// YN-2
#[test]
fn nine_phases_follow_one_another_and_then_the_next_round_begins() {
    let (events, position, _) = Case {
        road: "
            0  .  *   .   .  .  .
            1  .  T   TT  *  .  .  supply 1, reserve 3
            2  .  T*  .   .  .  .
        ",
        play: "bid yard 7 from supply; bank low from supply; pass; pass; pass",
        steps: &[
            ("take post", "2:travel"),
            ("done", "1:travel"),
            ("done", "0:travel"),
            ("done", "1:conversion 2,10,5"),
            ("vp 4", "2:conversion"),
            ("vp 0", "0:conversion"),
            ("vp 2", "0:auction ;"),
        ],
        order_after: "0,2,1",
        ..Case::default()
    }
    .check();
    let mut phases: Vec<&str> = events.iter().map(|event| event.rule().split_once('.').unwrap().0).collect();
    phases.dedup();
    assert_eq!(phases, ["YN-3", "YN-4", "YN-5", "YN-6", "YN-7", "YN-8", "YN-9", "YN-10", "YN-11"]);
    assert_eq!(position.round(), 2);
}
