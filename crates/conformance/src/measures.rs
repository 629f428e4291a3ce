//! What is measured of every game: whole games, legal actions, digests, views and sampled worlds.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput};
use kernel::{Boards, Dice, Game, Legal, Observer, Seat, Seed};

use crate::{LONGEST, play_randomly, random_game};

/// Measures a game on its default board.
///
/// # Panics
/// If the fewest players can't play with default options, which no game forbids.
pub fn measure<G: Game>(criterion: &mut Criterion) {
    let board = Boards::<G>::built_in().default_board();
    whole_games::<G>(criterion, &board);
    let positions = positions::<G>(&board);
    legal_actions::<G>(criterion, &board, &positions);
    other_questions::<G>(criterion, &board, &positions);
}

/// The positions of some random games of the fewest players.
fn positions<G: Game>(board: &G::Board) -> Vec<G> {
    let (players, options) = (*G::PLAYERS.start(), G::Options::default());
    let mut positions = Vec::new();
    for game in 0..20 {
        let keep = |position: &G, _: &G::Legal<'_>, _| positions.push(*position);
        let played = random_game(board, players, &options, Seed::of_series(1, game), LONGEST, &mut (), keep);
        played.expect("so many can play");
    }
    positions
}

fn whole_games<G: Game>(criterion: &mut Criterion, board: &G::Board) {
    let mut group = criterion.benchmark_group("random game");
    for players in G::PLAYERS {
        let mut game = 0;
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                game += 1;
                let (seed, options) = (Seed::of_series(1, game), G::Options::default());
                let deal = G::deal(board, players, &options, &mut Dice::for_deal(seed)).expect("so many can play");
                let start = G::start(board, players, &options, &deal).expect("a deal can be played");
                play_randomly(board, start, &mut Dice::for_players(seed), LONGEST, &mut (), |_, _, _| {})
            });
        });
    }
    group.finish();
}

fn legal_actions<G: Game>(criterion: &mut Criterion, board: &G::Board, positions: &[G]) {
    let mut group = criterion.benchmark_group("legal actions");
    let all: usize = positions.iter().map(|position| position.legal(board).count()).sum();
    group.throughput(Throughput::Elements(all as u64));
    let mut list: Vec<G::Action> = Vec::new();
    group.bench_function("list", |bencher| {
        bencher.iter(|| {
            for position in positions {
                list.clear();
                position.legal(board).for_each(|action| list.push(action));
                black_box(&list);
            }
        });
    });
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("count", |bencher| {
        bencher.iter(|| positions.iter().map(|position| position.legal(board).count()).sum::<usize>());
    });
    let mut dice = Dice::for_players(Seed([0; 32]));
    group.bench_function("draw", |bencher| {
        bencher.iter(|| positions.iter().filter_map(|position| position.legal(board).draw(&mut dice)).count());
    });
    group.finish();
}

fn other_questions<G: Game>(criterion: &mut Criterion, board: &G::Board, positions: &[G]) {
    let mut group = criterion.benchmark_group("position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut text = String::new();
    group.bench_function("digest", |bencher| {
        bencher.iter(|| {
            for position in positions {
                text.clear();
                position.write_digest(board, &mut text);
                black_box(&text);
            }
        });
    });
    let observer = Observer::Seat(Seat::new(0));
    group.bench_function("view", |bencher| {
        bencher.iter(|| positions.iter().map(|position| position.view(observer)).map(black_box).count());
    });
    let views: Vec<_> = positions.iter().map(|position| position.view(observer)).collect();
    group.bench_function("sample a world", |bencher| {
        bencher.iter_batched(
            || Dice::for_players(Seed([2; 32])),
            |mut dice| views.iter().map(|view| G::sample_world(view, &mut dice)).map(black_box).count(),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}
