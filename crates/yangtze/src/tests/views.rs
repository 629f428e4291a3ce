//! What is hidden and what isn't (YY-13).

use kernel::{Dice, Legal, Observer, Refused, Seat, Seed, View as _};

use super::setup::dealt;
use super::{Case, legal, play};
use crate::action::{Action, Piece};
use crate::board::default_board;
use crate::event::Event;
use crate::position::Position;
use crate::rule::Rule;
use crate::sample::sample_world;
use crate::setup::{Deal, Edition, Options};
use crate::stage::{Decision, Stage};
use crate::tiles::{Colour, Tiles};

fn seat(number: u8) -> Observer {
    Observer::Seat(Seat::new(number))
}

fn everyone(players: usize) -> impl Iterator<Item = Observer> {
    Seat::all(players).map(Observer::Seat).chain([Observer::Spectator])
}

/// YY-13.1
#[test]
fn a_seat_sees_its_own_hand_and_discards_and_of_others_only_their_number() {
    let (_, position, _) = Case {
        board: ".",
        hands: "kkr/bg/y",
        bag: "yyyyyyyyyyyyyyyyyyyyyyyyy",
        play: "replace kr; end; replace b",
        ..Case::default()
    }
    .check();
    let [own, other, third] = [0, 1, 2].map(|number| position.view(seat(number)));
    assert_eq!(own.hand(), Some(Tiles::new([1, 0, 0, 0, 5])));
    assert_eq!(own.discards(), Some(Tiles::new([1, 1, 0, 0, 0])));
    assert_eq!(other.discards(), Some(Tiles::new([0, 0, 1, 0, 0])));
    assert_eq!(third.discards(), Some(Tiles::NONE));
    let spectator = position.view(Observer::Spectator);
    assert_eq!((spectator.hand(), spectator.discards()), (None, None));
    assert!(everyone(3).all(|observer| *position.view(observer).open() == position.open));
    assert_eq!((position.open.hand_sizes, position.open.discarded), ([6, 6, 6, 0], [2, 1, 0, 0]));
}

/// YY-13.1
#[test]
fn views_of_games_that_differ_only_in_hidden_things_are_equal() {
    let (one, other) = (dealt(3, "kkkkkkrrrrrrbbbbbbgggggg", 0), dealt(3, "kkkkkkbbbbbbrrrrrrggggggyyy", 0));
    assert_ne!(one, other);
    assert_eq!(one.view(seat(0)), other.view(seat(0)));
    assert_eq!(one.view(Observer::Spectator), other.view(Observer::Spectator));
    assert_ne!(one.view(seat(1)), other.view(seat(1)));
}

/// YY-13.1, YY-10.1
#[test]
fn drawn_and_replaced_tiles_are_told_to_nobody_else() {
    let (events, ..) =
        Case { board: ".", hands: "kk/kkkkkk", bag: "rrrrrrr", play: "replace k; end", ..Case::default() }.check();
    let secrets = |observer| {
        let seen = events.iter().map(|event| event.seen_by(observer));
        seen.filter_map(|event| match event {
            Event::Drawn { count, tiles, .. } | Event::Replaced { count, tiles, .. } => Some((count, tiles.is_some())),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(secrets(seat(0)), [(1, true), (1, true), (4, true)]);
    assert_eq!(secrets(seat(1)), [(1, false), (1, false), (4, false)]);
    assert_eq!(secrets(Observer::Spectator), [(1, false), (1, false), (4, false)]);
}

/// YY-13.1
#[test]
fn what_is_put_back_is_in_no_hand_and_no_market_and_the_bag_is_as_it_was() {
    let case = Case { board: ".", hands: "kkrr/kkkkkk", market: "gy", bag: "rrrrrrrr", play: "", ..Case::default() };
    let (_, before, _) = case.check();
    let (_, mut after, _) = Case { play: "end", ..case }.check();
    assert_ne!((after.hand(Seat::new(0)), after.open.market), (before.hand(Seat::new(0)), before.open.market));
    after.put_back(&before, Seat::new(0));
    assert_eq!((after.hand(Seat::new(0)), after.open.market), (before.hand(Seat::new(0)), before.open.market));
    assert_eq!(after.open.hand_sizes, before.open.hand_sizes);
    assert!(after.bag().eq(before.bag()));
}

/// YY-13.1
#[test]
fn a_known_market_tile_is_spent_first_and_forgotten_after_a_replace() {
    let case = Case { board: ". . .", hands: "grrr/k", play: "tile g@A1; take r", ..Case::default() };
    let known = |case: &Case<'_>| case.check().1.view(seat(1)).open().known_in_hand(Seat::new(0));
    assert_eq!(known(&case), Tiles::new([0, 1, 0, 0, 0]));
    assert_eq!(known(&Case { play: "tile g@A1; take r; tile r@C1", ..case }), Tiles::NONE);
    assert_eq!(known(&Case { play: "tile g@A1; take k; tile r@C1", ..case }), Tiles::new([1, 0, 0, 0, 0]));
    assert_eq!(known(&Case { play: "tile g@A1; take k; replace r", ..case }), Tiles::NONE);
}

/// YY-13.1
#[test]
fn known_tiles_are_also_spent_in_conflicts_and_payments() {
    let war = Case {
        board: "R0k . k R1",
        hands: "grr/k",
        play: "tile g@C1; take r; support none; support A1 1",
        ..Case::default()
    };
    let known = |case: &Case<'_>| case.check().1.open.known_in_hand(Seat::new(0));
    assert_eq!(known(&war), Tiles::NONE);
    assert_eq!(known(&Case { play: "tile g@C1; take r; support none; support none", ..war }).total(), 1);
    let revolt =
        Case { board: "R1k . . .", hands: "gk/k", play: "tile g@D1; take k; leader r@C1; commit 1", ..Case::default() };
    assert_eq!(known(&revolt), Tiles::NONE);
    assert_eq!(known(&Case { play: "tile g@D1; take b; riot 1 B1", ..revolt }), Tiles::NONE);
}

/// YY-13.2
#[test]
fn every_view_carries_all_points_and_every_gain_is_told_to_all() {
    let (events, position, _) = Case {
        board: "R1k .",
        hands: "rk/k/k",
        points_before: "1.2.3.4.5/0.0.0.0.0/9.9.9.9.9",
        play: "tile r@C1",
        ..Case::default()
    }
    .check();
    for observer in everyone(3) {
        let view = position.view(observer);
        let points = Seat::all(3).map(|seat| view.open().points(seat)).collect::<Vec<_>>();
        assert_eq!(points, [[1, 2, 3, 4, 5], [0, 1, 0, 0, 0], [9; 5]]);
        assert!(events.iter().any(|event| matches!(event.seen_by(observer), Event::Points { points: 1, .. })));
    }
}

/// YY-13.3
#[test]
fn tiles_that_everyone_has_seen_leave_are_public_and_so_is_all_that_lies_open() {
    let (_, position, board) = Case {
        board: "R1k .",
        hands: "kkbbr/kr",
        market: "gy",
        play: "leader r@C1; commit 2; commit 1; riot 2 B1",
        ..Case::default()
    }
    .check();
    for observer in everyone(2) {
        let view = position.view(observer);
        assert_eq!(view.open().gone(), Tiles::new([4, 0, 2, 0, 0]));
        assert_eq!(view.open().leader_at(&board, crate::Space::new(2, 0).unwrap()), None);
        assert_eq!(view.open().market().total(), 6);
        assert_eq!(view.open().bag_size(), position.bag().count());
        assert_eq!(view.pending(), kernel::Game::pending(&position));
    }
}

/// YY-13.3
#[test]
fn only_the_deciding_seat_has_legal_actions_and_they_follow_from_its_view() {
    let (_, position, board) =
        Case { board: "R0k . k R1", hands: "yk/rrk", play: "tile y@C1", ..Case::default() }.check();
    let view = position.view(seat(1));
    assert_eq!(view.legal(&board).unwrap().list(), legal(&board, &position));
    assert!(position.view(seat(0)).legal(&board).is_none());
    assert!(position.view(Observer::Spectator).legal(&board).is_none());
    let action: Action = "support A1 2".parse().unwrap();
    assert_eq!(view.check(&board, action), Ok(()));
    for observer in [seat(0), Observer::Spectator] {
        assert_eq!(position.view(observer).check(&board, action), Err(Refused::NotNow(Decision::War)));
    }
}

/// A game of random actions, followed until it ends.
fn follow(seed: u64, players: usize, options: Options, mut see: impl FnMut(&Position)) {
    let seed = Seed::of_series(seed, 0);
    let deal = Deal::new(players, options, &mut Dice::for_deal(seed)).unwrap();
    let mut position = Position::start(default_board(), players, options, &deal).unwrap();
    let mut dice = Dice::for_players(seed);
    while position.open.stage != Stage::Over {
        see(&position);
        let actions = kernel::Game::legal(&position, default_board());
        let action = actions.nth(dice.below(actions.count() as u32) as usize).unwrap();
        play(default_board(), &mut position, action).unwrap();
    }
}

/// All tiles that are somewhere in the game.
fn in_the_game(position: &Position) -> usize {
    let open = &position.open;
    let own = Seat::all(open.players()).map(|seat| position.hand(seat).total() + position.discards(seat).total());
    own.sum::<usize>() + open.all_tiles().len() + (open.market.total() + open.gone.total()) + open.bag_size()
}

/// YY-13.1
#[test]
fn a_sampled_world_agrees_with_the_view_and_differs_in_what_is_hidden() {
    let mut dice = Dice::for_players(Seed::of_series(5, 5));
    let short = Options { short: true, edition: Edition::Of2018 };
    for (players, options, tiles) in [(2, Options::default(), 138), (2, short, 114), (4, Options::default(), 138)] {
        let (mut worlds, mut others) = (0, 0);
        follow(11, players, options, |position| {
            for observer in everyone(players) {
                let world = sample_world(&position.view(observer), &mut dice);
                assert_eq!(world.view(observer), position.view(observer));
                assert_eq!((in_the_game(&world), in_the_game(position)), (tiles, tiles));
                let sound = |colour| {
                    let bag = world.bag().filter(|tile| *tile == colour).count();
                    let held = |seat| world.hand(seat)[colour] + world.discards(seat)[colour];
                    let open = world.open.market[colour] + world.open.gone[colour];
                    let held = Seat::all(players).map(held).sum::<u8>();
                    bag + (open + held) as usize + world.open.tiles(colour).len() <= Tiles::ALL[colour] as usize
                };
                assert!(Colour::ALL.into_iter().all(sound));
                for seat in Seat::all(players) {
                    assert!(world.hand(seat).contains(world.open.known_in_hand(seat)));
                }
                worlds += 1;
                others += usize::from(world.hidden != position.hidden);
            }
        });
        assert!(others * 10 > worlds * 9, "{others} of {worlds} worlds differ");
    }
}

/// YY-13.1
#[test]
fn a_sampled_world_spreads_what_nobody_knows_over_hands_and_bag() {
    let position = dealt(2, "kkkkkkrrrrrrbbbbbb", 0);
    let mut dice = Dice::for_players(Seed::of_series(1, 1));
    let mut seen = Tiles::NONE;
    for _ in 0..30 {
        seen += sample_world(&position.view(seat(0)), &mut dice).hand(Seat::new(1));
    }
    assert!(Colour::ALL.into_iter().all(|colour| seen[colour] > 0), "{seen}");
}

/// YY-4.2, YY-4.3, YY-5.1
#[test]
fn why_not_agrees_with_what_is_legal_on_every_space_of_the_board() {
    let board = default_board();
    let mut asked = 0;
    follow(3, 3, Options::default(), |position| {
        let (Stage::Act, Some(active)) = (position.open.stage, position.open.pending().seat()) else { return };
        let (view, actions) = (position.view(Observer::Seat(active)), legal(board, position));
        for space in board.spaces() {
            for colour in Colour::ALL {
                let tile = view.why_not(board, Piece::Tile(colour), space);
                let leader = view.why_not(board, Piece::Leader(colour), space);
                assert_eq!(tile.is_none(), actions.contains(&Action::Tile { colour, space }), "{colour}@{space}");
                assert_eq!(leader.is_none(), actions.contains(&Action::Leader { colour, space }), "{colour}@{space}");
                asked += 2;
            }
        }
        let spectator = position.view(Observer::Spectator);
        assert_eq!(spectator.why_not(board, Piece::Tile(Colour::Blue), board.spaces().next().unwrap()), None);
    });
    assert!(asked > 50_000, "only {asked}");
}

/// YY-5.6
#[test]
fn the_chain_of_another_player_is_no_reason_against_an_own_tile() {
    let chain = Case { board: "~ ~ . .", hands: "bb/k", play: "tile b@A1", waits: "0:chain A1", ..Case::default() };
    let (_, position, board) = chain.check();
    let [own, other] = [seat(0), seat(1)].map(|observer| position.view(observer));
    let land = "C1".parse().unwrap();
    assert_eq!(own.why_not(&board, Piece::Tile(Colour::Black), land), Some(Rule::ChainNotBlue));
    assert_eq!(other.why_not(&board, Piece::Tile(Colour::Black), land), None);
}
