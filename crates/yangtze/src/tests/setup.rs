//! Components and set-up (YY-1) and the default options (YY-13.4).

use kernel::{Dice, Seat, Seed, SetupProblem};

use super::{Case, digest, play};
use crate::board::default_board;
use crate::position::Position;
use crate::setup::{Deal, Edition, Options};
use crate::tiles::{Colour, Tiles};

const SHORT: Options = Options { short: true, edition: Edition::Of2018 };

/// The tiles of the bag with these on top and the rest in the order of the colours.
fn bag(top: &str) -> Vec<Colour> {
    let mut bag: Vec<Colour> = top.chars().map(|letter| Colour::from_letter(letter).unwrap()).collect();
    let mut rest = Tiles::new([35, 36, 24, 24, 12]);
    rest -= bag.iter().copied().collect();
    bag.extend(rest.letters().map(|letter| Colour::from_letter(letter).unwrap()));
    bag
}

/// A game on the default board whose first tiles are these.
pub(super) fn dealt(players: usize, top: &str, first: usize) -> Position {
    Position::start(default_board(), players, Options::default(), &Deal { bag: bag(top), first }).unwrap()
}

/// All tiles of a position that lie anywhere but in the bag.
fn drawn_and_placed(position: &Position) -> Tiles {
    let mut tiles = position.open.market;
    for seat in Seat::all(position.open.players()) {
        tiles += position.hand(seat);
    }
    for colour in Colour::ALL {
        tiles[colour] += position.open.tiles(colour).len() as u8;
    }
    tiles
}

fn dealt_by(seed: u64, players: usize, options: Options) -> Deal {
    Deal::new(players, options, &mut Dice::for_deal(Seed::of_series(seed, 0))).unwrap()
}

/// YY-1.1
#[test]
fn a_game_has_138_tiles_and_nine_pagodas() {
    for players in 2..=4 {
        let deal = dealt_by(1, players, Options::default());
        let position = Position::start(default_board(), players, Options::default(), &deal).unwrap();
        let mut all = drawn_and_placed(&position);
        all += position.bag().collect();
        assert_eq!((all.counts(), all.total()), ([42, 36, 24, 24, 12], 138));
        assert_eq!(Colour::ALL.map(|colour| position.open.pagodas_beside(colour)), [2, 2, 2, 2, 1]);
        assert_eq!(position.open.leaders_on_board().count(), 0);
        assert!(Seat::all(players).all(|seat| position.open.points(seat) == [0; 5]));
    }
}

/// YY-1.1
#[test]
fn each_player_has_one_leader_of_each_colour() {
    Case {
        board: "
            . k . k .
             . . . . .
        ",
        hands: "kkkkkk/kkkkkk",
        play: "leader k@A1; leader r@C1; end; leader b@E1; leader g@A2; end; leader y@B2; leader k@C2",
        after: "
            . k R0k B0
             G0Y0K0. .
        ",
        ..Case::default()
    }
    .check();
}

/// YY-1.1
#[test]
fn points_dont_run_out() {
    Case {
        board: "R1k .",
        hands: "rk/k",
        points_before: "0.0.0.0.0/0.999.0.0.0",
        play: "tile r@C1",
        points: "0.0.0.0.0/0.1000.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-1.2
#[test]
fn a_black_tile_lies_on_each_of_the_seven_capitals_and_nothing_else() {
    let text = digest(default_board(), &dealt(3, "", 0));
    assert_eq!(text.split('|').nth(2), Some("K3k,I5k,H8k,M9k,D10k,J11k,G13k"));
}

/// YY-1.2, YY-8.2
#[test]
fn a_capital_is_an_ordinary_land_space_once_its_tile_is_gone() {
    let (board, mut position) = (default_board(), dealt(2, "bbykkk", 0));
    for action in ["riot 2 K3", "tile y@K3"] {
        play(board, &mut position, action.parse().unwrap()).unwrap();
    }
    let text = digest(board, &position);
    assert_eq!(text.split('|').nth(2), Some("K3y,I5k,H8k,M9k,D10k,J11k,G13k"));
}

/// YY-1.3
#[test]
fn the_other_131_tiles_are_shuffled() {
    let (one, other) = (dealt_by(1, 4, Options::default()), dealt_by(2, 4, Options::default()));
    let counts = |deal: &Deal| deal.bag.iter().copied().collect::<Tiles>().counts();
    assert_eq!((counts(&one), counts(&other)), ([35, 36, 24, 24, 12], [35, 36, 24, 24, 12]));
    assert_ne!(one.bag, other.bag);
}

/// YY-1.3
#[test]
fn in_a_short_game_24_random_tiles_leave_before_any_draw() {
    let (one, other) = (dealt_by(1, 2, SHORT), dealt_by(2, 2, SHORT));
    let counts = |deal: &Deal| deal.bag.iter().copied().collect::<Tiles>();
    assert_eq!((counts(&one).total(), counts(&other).total()), (107, 107));
    assert_ne!(counts(&one), counts(&other), "not always the same tiles leave");
    let position = Position::start(default_board(), 2, SHORT, &one).unwrap();
    assert_eq!(position.open.bag_size(), 107 - 18);
}

/// YY-1.3
#[test]
fn a_short_game_is_for_two_players() {
    for players in [3, 4] {
        let refused = Deal::new(players, SHORT, &mut Dice::for_deal(Seed::of_series(1, 0))).unwrap_err();
        assert!(matches!(refused.0[..], [SetupProblem::Option { option: "short", .. }]), "{refused}");
        let deal = Deal { bag: bag("")[24..].to_vec(), first: 0 };
        assert!(Position::start(default_board(), players, SHORT, &deal).is_err());
    }
}

/// YY-1.1, YY-1.3
#[test]
fn a_game_that_cant_be_set_up_is_refused_with_every_reason() {
    let start = |players, options, deal: &Deal| {
        let problems = Position::start(default_board(), players, options, deal).unwrap_err();
        problems.0.len()
    };
    let whole = bag("");
    assert_eq!(start(1, Options::default(), &Deal { bag: whole.clone(), first: 0 }), 1);
    assert_eq!(start(5, SHORT, &Deal { bag: whole.clone(), first: 5 }), 4);
    assert_eq!(start(2, SHORT, &Deal { bag: whole.clone(), first: 0 }), 1);
    assert_eq!(start(2, Options::default(), &Deal { bag: vec![Colour::Yellow; 131], first: 1 }), 1);
    assert_eq!(start(2, Options::default(), &Deal { bag: whole, first: 2 }), 1);
}

/// YY-1.4
#[test]
fn each_seat_in_order_draws_six_and_then_the_market_is_laid_out() {
    let position = dealt(4, "kkkkkrrrrrrbbbbbbggggggyyyyyyk", 2);
    let text = digest(default_board(), &position);
    let fields: Vec<&str> = text.split('|').collect();
    assert_eq!(fields[4], "kkkkkr/rrrrrb/bbbbbg/gggggy");
    assert_eq!((fields[5], fields[6]), ("kyyyyy", "101"));
}

/// YY-1.4
#[test]
fn play_begins_with_the_starting_seat_and_goes_clockwise() {
    let mut position = dealt(4, "", 2);
    let mut seats = Vec::new();
    for _ in 0..3 {
        seats.push(position.open.pending().seat().unwrap().index());
        play(default_board(), &mut position, "end".parse().unwrap()).unwrap();
    }
    assert_eq!(seats, [2, 3, 0]);
}

/// YY-1.4
#[test]
fn every_seat_may_come_to_start() {
    for players in 2..=4 {
        let mut first: Vec<usize> = (0..40).map(|seed| dealt_by(seed, players, Options::default()).first).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first, (0..players).collect::<Vec<_>>());
    }
}

/// YY-13.4
#[test]
fn without_a_choice_the_2018_edition_is_played_at_full_length() {
    assert_eq!(Options::default(), Options { short: false, edition: Edition::Of2018 });
}
