//! Placing tiles (YY-5) but for pagodas and chains.

use super::Case;
use crate::rule::Rule;
use crate::setup::Edition;
use crate::tiles::{Colour, Tiles};

/// YY-5.1
#[test]
fn blue_tiles_go_on_empty_river_and_all_others_on_empty_land() {
    Case {
        board: ". ~ k R1. b",
        hands: "kbgy/kr",
        refused: &[
            ("tile b@A1", Rule::BlueOnLand),
            ("tile k@B1", Rule::OtherOnRiver),
            ("tile g@B1", Rule::OtherOnRiver),
            ("tile y@B1", Rule::OtherOnRiver),
            ("tile r@A1", Rule::TileNotInHand(Colour::Red)),
            ("tile k@C1", Rule::TileOnPiece),
            ("tile k@D1", Rule::TileOnPiece),
            ("tile b@F1", Rule::TileOnPiece),
            ("tile k@A2", Rule::NoSuchSpace),
        ],
        play: "tile y@A1; tile b@B1",
        after: "y b k R1. b",
        ..Case::default()
    }
    .check();
}

/// YY-5.1
#[test]
fn a_tile_needs_no_neighbour_and_leaves_the_hand() {
    Case {
        board: "k . . .",
        hands: "ry/k",
        play: "tile r@C1",
        after: "k . r .",
        hands_after: "y/k",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-5.2
#[test]
fn after_a_tile_come_point_market_and_pagoda_in_this_order() {
    let case = Case {
        board: "
            g g . .
             . k G0.
        ",
        hands: "gk/k",
        steps: &[("tile g@A2", "0:market"), ("take r", "0:pagoda"), ("build A1,B1,A2", "0:act")],
        points: "0.0.0.1.0/0.0.0.0.0",
        ..Case::default()
    };
    case.check();
    Case { steps: &[("tile g@A2", "0:market")], ..case }.check();
}

/// YY-5.2
#[test]
fn states_joined_without_like_leaders_become_one_in_peace() {
    Case {
        board: "R1k . k Y0",
        hands: "yk/k",
        play: "tile y@C1",
        after: "R1k y k Y0",
        points: "0.0.0.0.1/0.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-5.3
#[test]
fn the_leader_of_the_tiles_colour_gains_the_point_whoever_laid_it() {
    Case {
        board: "K0k . R1k",
        hands: "rk/k/k",
        active: 0,
        play: "tile r@C1",
        points: "0.0.0.0.0/0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-5.3
#[test]
fn without_a_leader_of_its_colour_the_black_leader_gains_a_point_of_the_tiles_colour() {
    for (colour, points) in
        [("k", "1.0.0.0.0"), ("r", "0.1.0.0.0"), ("g", "0.0.0.1.0"), ("y", "0.0.0.0.1"), ("b", "0.0.1.0.0")]
    {
        Case {
            board: "
                K1k . .
                 . ~ . .
            ",
            hands: "krbgy/k",
            play: &format!("tile {colour}@{}", if colour == "b" { "B2" } else { "C1" }),
            points: &format!("0.0.0.0.0/{points}"),
            ..Case::default()
        }
        .check();
    }
}

/// YY-5.3
#[test]
fn without_both_leaders_nobody_gains_a_point() {
    Case { board: "G1k . . K0k", hands: "rk/k", play: "tile r@C1", points: "0.0.0.0.0/0.0.0.0.0", ..Case::default() }
        .check();
}

/// YY-5.4
#[test]
fn after_a_green_tile_one_market_tile_may_be_taken() {
    let case = Case {
        board: ". .",
        hands: "gk/k",
        market: "krrg",
        play: "tile g@A1",
        refused_after: &[("take y", Rule::NotInMarket(Colour::Yellow))],
        waits: "0:market",
        legal: "take k;take r;take g;skip",
        ..Case::default()
    };
    case.check();
    let taken = Case {
        play: "tile g@A1; take r",
        refused_after: &[],
        waits: "0:act",
        legal: "",
        hands_after: "kr/k",
        market_after: "krg",
        ..case
    };
    taken.check();
    Case { play: "tile g@A1; skip", hands_after: "k/k", market_after: "krrg", ..taken }.check();
}

/// YY-5.4
#[test]
fn tiles_of_other_colours_offer_nothing_from_the_market() {
    Case { board: ". .", hands: "yk/k", play: "tile y@A1", waits: "0:act", ..Case::default() }.check();
}

/// YY-5.4, YY-11.2
#[test]
fn the_gap_in_the_market_is_not_filled_before_the_end_of_the_turn() {
    let case = Case {
        board: ". . .",
        hands: "ggkkkk/kkkkkk",
        market: "rbbbbb",
        bag: "yyyyyy",
        steps: &[("tile g@A1", "0:market"), ("take r", "0:act"), ("tile g@C1", "0:market")],
        refused_after: &[("take r", Rule::NotInMarket(Colour::Red))],
        market_after: "bbbbb",
        bag_after: "6",
        ..Case::default()
    };
    case.check();
    Case {
        play: "tile g@A1; take r; tile g@C1; take b",
        steps: &[],
        refused_after: &[],
        hands_after: "kkkkrb/kkkkkk",
        market_after: "bbbbyy",
        bag_after: "4",
        waits: "1:act",
        ..case
    }
    .check();
}

/// YY-5.4
#[test]
fn an_empty_market_is_not_offered() {
    Case { board: ". .", hands: "gk/k", market: "", play: "tile g@A1", waits: "0:act", ..Case::default() }.check();
}

/// YY-5.4, YY-5.2
#[test]
fn a_green_tile_that_starts_a_war_offers_the_market_before_the_war() {
    let case = Case {
        board: "R0k . k R1",
        hands: "gk/k",
        steps: &[
            ("tile g@C1", "0:market"),
            ("take r", "1:war A1=0,D1=0"),
            ("support none", "0:war A1=0,D1=0"),
            ("support A1 1", "0:act"),
        ],
        hands_after: "k/k",
        points: "0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    };
    case.check();
    Case { steps: &[("tile g@C1", "0:market"), ("skip", "1:war A1=0,D1=0")], points: "0.0.0.0.0/0.0.0.0.0", ..case }
        .check();
    Case { market: "", steps: &[("tile g@C1", "1:war A1=0,D1=0")], points: "0.0.0.0.0/0.0.0.0.0", ..case }.check();
}

/// YY-5.4
#[test]
fn in_the_2023_edition_a_green_tile_that_starts_a_war_offers_no_market_tile() {
    let case = Case {
        board: "R0k . k R1",
        hands: "gk/k",
        edition: Edition::Of2023,
        play: "tile g@C1",
        waits: "1:war A1=0,D1=0",
        market_after: "kkrbgy",
        ..Case::default()
    };
    case.check();
    Case { board: "R0k . k .", waits: "0:market", ..case }.check();
}

/// YY-5.4, YY-13.1
#[test]
fn a_market_tile_is_known_to_be_in_the_hand_that_took_it() {
    let (_, position, _) = Case { board: ". .", hands: "gk/k", play: "tile g@A1; take y", ..Case::default() }.check();
    assert_eq!(position.open.known, [Tiles::new([0, 0, 0, 0, 1]), Tiles::NONE, Tiles::NONE, Tiles::NONE]);
}
