//! How fast games are played, actions listed and digests written. `docs/performance.md` keeps the numbers.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Dice, Game, Legal, Observer, Seat, Seed};
use yunnan::{Action, Deal, Options, Position, default_board};

fn start(players: usize, game: u64) -> Position {
    let deal = Deal::new(players, &mut Dice::for_deal(Seed::of_series(1, game)));
    Position::start(default_board(), players, Options::default(), &deal.expect("a game")).expect("a position")
}

/// The positions of some random games.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for game in 0..20 {
        let mut dice = Dice::for_players(Seed::of_series(1, game));
        conformance::play_randomly(
            default_board(),
            start(3, game),
            &mut dice,
            conformance::LONGEST,
            &mut (),
            |position, _, _| {
                positions.push(*position);
            },
        );
    }
    positions
}

fn whole_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    for players in 3..=5 {
        let mut game = 0;
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| {
                game += 1;
                let mut dice = Dice::for_players(Seed::of_series(1, game));
                conformance::play_randomly(
                    default_board(),
                    start(players, game),
                    &mut dice,
                    conformance::LONGEST,
                    &mut (),
                    |_, _, _| {},
                )
            });
        });
    }
    group.finish();
}

fn legal_actions(criterion: &mut Criterion) {
    let (board, positions) = (default_board(), positions());
    let mut group = criterion.benchmark_group("legal actions");
    let all: usize = positions.iter().map(|position| position.legal(board).count()).sum();
    group.throughput(Throughput::Elements(all as u64));
    let mut list: Vec<Action> = Vec::new();
    group.bench_function("list", |bencher| {
        bencher.iter(|| {
            for position in &positions {
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

fn other_questions(criterion: &mut Criterion) {
    let (board, positions) = (default_board(), positions());
    let mut group = criterion.benchmark_group("position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut text = String::new();
    group.bench_function("digest", |bencher| {
        bencher.iter(|| {
            for position in &positions {
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
            |mut dice| views.iter().map(|view| Position::sample_world(view, &mut dice)).map(black_box).count(),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group!(benches, whole_games, legal_actions, other_questions);
criterion_main!(benches);
