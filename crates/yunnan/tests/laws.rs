//! Laws that hold in every position of random games, with all player counts, variants and boards.

use std::sync::LazyLock;

use kernel::{Dice, Game, Legal, Observer, Pending, Seat, Seed, View};
use proptest::prelude::*;
use yunnan::{
    Action, Bank, Board, Building, Construction, Decision, Event, Options, Player, Position, Province, Provinces,
    Variant, Verdict, default_board,
};

static MANY_BRIDGES: LazyLock<Board> =
    LazyLock::new(|| Board::read(include_str!("boards/many-bridges.toml")).expect("a board without problems"));

/// A table that can be played: three to five players, both variants, two boards.
fn tables() -> impl Strategy<Value = (&'static Board, usize, Options)> {
    let variants = prop_oneof![Just(Variant::Basic), Just(Variant::Pro)];
    (any::<bool>(), 3usize..=5, variants).prop_map(|(default, players, variant)| {
        (if default { default_board() } else { &*MANY_BRIDGES }, players, Options { variant })
    })
}

/// Every position of a random game with the action taken there, and the last position.
fn game(board: &Board, players: usize, options: Options, seed: u64) -> (Vec<(Position, Action)>, Position) {
    let mut course = Vec::new();
    let seed = Seed::of_series(seed, 0);
    let played = conformance::random_game::<Position>(
        board,
        players,
        &options,
        seed,
        conformance::LONGEST,
        &mut (),
        |position: &Position, _: &_, action| course.push((*position, action)),
    );
    let last = played.expect("so many can play").1;
    assert!(last.ended, "random games end");
    (course, last.position)
}

/// The bids of a seat, and its traders in the bank.
fn away(board: &Board, position: &Position, seat: Seat) -> (usize, usize) {
    let bids = Building::ALL.iter().filter(|building| position.player(seat).bid(board, **building).is_some());
    let bank = Bank::ALL.iter().filter(|bank| position.banker(**bank) == Some(seat));
    (bids.count(), bank.count())
}

fn check_pieces(board: &Board, position: &Position) {
    let mut given = 0;
    for (seat, player) in position.by_seat() {
        let (bids, bank) = away(board, position, seat);
        let traders = usize::from(player.supply() + player.reserve() + player.traders().total()) + bids + bank;
        assert_eq!(traders, 7, "seat {seat} has seven traders");
        assert!(bank <= 1, "seat {seat} has at most one bank space");
        let built = [player.posts().total().into(), player.bridges().len(), player.teahouses().len()];
        for (kind, built) in Construction::ALL.into_iter().zip(built) {
            let all = built + usize::from(player.stock().of(kind) + player.reserve_stock().of(kind));
            assert_eq!(all, 2, "seat {seat} has two of each building");
        }
        assert!(player.customs() <= 4 && player.influence() <= 4 && player.horse() >= Province::Yunnan);
        given += u32::from(player.presents());
    }
    let left: u32 = position.presents().iter().map(|presents| u32::from(*presents)).sum();
    let all: u32 = board.presents().iter().map(|presents| u32::from(*presents)).sum();
    assert_eq!(left + given, all, "no present is lost");
}

fn check_places(board: &Board, position: &Position) {
    let mut houses = Provinces::NONE;
    for building in Building::ALL {
        let bids = position.bids(board, building);
        assert!(bids.windows(2).all(|pair| pair[0].0 < pair[1].0), "a bid space holds one trader: {bids:?}");
        let highest = bids.last().map_or(0, |bid| bid.0);
        let low = &board.bids()[..2];
        assert!(bids.iter().all(|(bid, _)| *bid == highest || !low.contains(bid)), "{bids:?}");
    }
    for (_, player) in position.by_seat() {
        let access = player.access();
        assert_eq!(player.held() & !access, Provinces::NONE, "pieces stand where their owner has access");
        assert_eq!(player.teahouses() & (houses | !(access & board.teahouse_spaces())), Provinces::NONE);
        houses = houses | player.teahouses();
        assert!(player.bridges().iter().all(|site| access.has(board.sites()[site].far)));
    }
}

fn check_money(board: &Board, position: &Position) {
    for (seat, player) in position.by_seat() {
        let one_each: u32 = Building::ALL.iter().filter_map(|building| player.bid(board, *building)).sum();
        assert_eq!(player.pledged(board), one_each, "seat {seat} has at most one trader in a building");
    }
    if position.variant() == Variant::Basic {
        for (seat, player) in position.by_seat() {
            assert!(player.pledged(board) <= player.yuan(), "seat {seat} can pay its bids");
            assert!(player.points() >= 0, "seat {seat} never loses points");
        }
    }
}

fn check_order(position: &Position) {
    let mut seats: Vec<Seat> = position.order().iter().collect();
    seats.sort_unstable();
    assert!(seats.into_iter().eq(Seat::all(position.players())), "an order is a permutation of the seats");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn pieces_are_conserved_and_stand_where_they_may((board, players, options) in tables(), seed: u64) {
        let (course, last) = game(board, players, options, seed);
        if std::ptr::eq(board, default_board()) {
            prop_assert_eq!(course[0].0.presents().iter().sum::<u8>(), 14);
        }
        for position in course.iter().map(|(position, _)| position).chain([&last]) {
            check_pieces(board, position);
            check_places(board, position);
            check_money(board, position);
            check_order(position);
        }
    }

    #[test]
    fn every_trader_is_connected_after_its_owners_travel((board, players, options) in tables(), seed: u64) {
        let (course, _) = game(board, players, options, seed);
        for (position, action) in course {
            let (Action::Done, Some(seat)) = (action, position.pending().seat()) else { continue };
            let (mut next, mut events) = (position, Vec::new());
            prop_assert!(next.apply(board, action, &mut events).is_ok());
            // The inspector, who comes after the last one's travel, may take away a trader that connects others.
            let banished = |event: &Event| {
                matches!(event, Event::Inspected { seat: whose, verdict: Verdict::Banished, .. } if *whose == seat)
            };
            if !events.iter().any(banished) {
                let player = next.player(seat);
                prop_assert_eq!(player.traders().places() & !slowly_connected(board, player), Provinces::NONE);
            }
        }
    }

    #[test]
    fn a_replayed_record_gives_the_same_game((board, players, options) in tables(), seed: u64) {
        conformance::check_recorded_game::<Position>(board, players, &options, Seed::of_series(seed, 1));
    }
}

/// The provinces with a connected route, found the slow way.
fn slowly_connected(board: &Board, player: &Player) -> Provinces {
    let holds = |province: Province| player.traders()[province] + player.posts()[province] > 0;
    let beside = |one: Province, other: Province| {
        let bridge = |site: usize| {
            let site = board.sites()[site];
            (site.near, site.far) == (one, other) || (site.far, site.near) == (one, other)
        };
        one.index().abs_diff(other.index()) == 1 || player.bridges().iter().any(bridge)
    };
    let mut connected = vec![Province::Puer];
    let mut next = 0;
    while next < connected.len() {
        for province in Province::ALL {
            if !connected.contains(&province) && holds(province) && beside(connected[next], province) {
                connected.push(province);
            }
        }
        next += 1;
    }
    connected.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn all_laws_of_the_house_hold((board, players, options) in tables(), seed: u64) {
        conformance::check_game::<Position>(board, players, &options, Seed::of_series(seed, 3), 3);
    }

    #[test]
    fn everything_that_can_be_written_is_either_listed_or_refused((board, players, options) in tables(), seed: u64) {
        let written = written(board);
        let (course, last) = game(board, players, options, seed);
        for position in course.iter().map(|(position, _)| position).chain([&last]).step_by(23) {
            let legal = position.legal(board).list();
            let decides = position.pending().seat().map_or(Observer::Spectator, Observer::Seat);
            let view = position.view(decides);
            for &action in &written {
                let mut next = *position;
                let answer = next.apply(board, action, &mut ());
                prop_assert_eq!(view.check(board, action), answer, "asked before, {} gets the same answer", action);
                let accepted = answer.is_ok();
                prop_assert_eq!(accepted, legal.contains(&action), "{}", action);
                prop_assert!(accepted || next == *position, "{} is refused and changes nothing", action);
            }
        }
    }
}

/// Every action there is, points and bids up to a limit.
fn written(board: &Board) -> Vec<Action> {
    let mut texts: Vec<String> = ["pass", "keep", "done"].map(str::to_owned).to_vec();
    texts.extend((0..60).map(|points| format!("vp {points}")));
    texts.extend(Construction::ALL.map(|kind| format!("take {kind}")));
    let sources = Province::ALL.iter().map(|province| province.id()).chain(["supply"]);
    for from in sources {
        texts.push(format!("market from {from}"));
        texts.extend(Bank::ALL.map(|bank| format!("bank {bank} from {from}")));
        for building in Building::ALL {
            let bids = board.bids().iter().chain(&[0, 100]);
            texts.extend(bids.map(|bid| format!("bid {building} {bid} from {from}")));
        }
    }
    for province in Province::ALL {
        texts.extend(["open", "post", "teahouse"].map(|verb| format!("{verb} {province}")));
        for to in Province::ALL {
            texts.extend([format!("travel {province}>{to}"), format!("bridge {province}-{to}")]);
            texts.extend((0..5).map(|seat| format!("travel {province}>{to} push {seat}")));
        }
    }
    texts.iter().map(|text| text.parse().expect("the text of an action")).collect()
}

#[test]
fn drawing_gives_every_legal_action_and_no_other() {
    let board = default_board();
    let mut dice = Dice::for_players(Seed([1; 32]));
    let (course, _) = game(board, 4, Options::default(), 11);
    for decision in [Decision::Auction, Decision::Travel] {
        let there = |position: &&Position| matches!(position.pending(), Pending::Decision { decision: now, .. } if now == decision);
        let positions = course.iter().map(|(position, _)| position).filter(there);
        let position = positions.max_by_key(|position| position.legal(board).count()).expect("a whole game");
        let legal = position.legal(board);
        let list = legal.list();
        let mut seen = vec![0u32; list.len()];
        for _ in 0..400 * list.len() {
            let action = legal.draw(&mut dice).expect("the game goes on");
            let number = list.iter().position(|other| *other == action).expect("only legal actions are drawn");
            seen[number] += 1;
        }
        // Six standard deviations around 400 for a fixed seed.
        assert!(seen.len() > 10 && seen.iter().all(|times| (280..=520).contains(times)), "{seen:?}");
    }
}
