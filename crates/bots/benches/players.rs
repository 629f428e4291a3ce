//! How fast players think: judging a position, a decision of greedy, and iterations of the search in a game of four (Yellow
//! & Yangtze) or five (Yunnan) that is under way. Where there is foresight, both with it and without.

use std::hint::black_box;
use std::time::Duration;

use bots::{Budget, Greedy, Judge, Player, Question, Search};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Boards, Dice, Legal, Observer, Pending, Seed};

/// Iterations of one search.
const ITERATIONS: u32 = 2_000;

/// Positions with many actions from the middle of games among greedy players, so that the board looks as it does when
/// somebody plays seriously.
fn middles<G: Judge>(board: &G::Board, players: usize, decisions: usize) -> Vec<G> {
    let mut greedy = Greedy::<G>::default();
    (0..4)
        .filter_map(|game| {
            let (seed, options) = (Seed::of_series(99, game), G::Options::default());
            let deal = G::deal(board, players, &options, &mut Dice::for_deal(seed)).ok()?;
            let mut position = G::start(board, players, &options, &deal).ok()?;
            let mut made = 0;
            while let Pending::Decision { seat, .. } = position.pending() {
                let many = position.legal(board).count() >= 20;
                if made >= decisions && many {
                    return Some(position);
                }
                let view = position.view(Observer::Seat(seat));
                let seed = Seed::of_series(98, made as u64);
                let question = Question { board, view: &view, budget: Budget::iterations(1), seed };
                position.apply(board, greedy.answer(&question)?.action, &mut ()).ok()?;
                made += 1;
            }
            None
        })
        .collect()
}

fn measure<G: Judge>(criterion: &mut Criterion, players: usize, decisions: usize) {
    let board = Boards::<G>::built_in().default_board();
    let positions = middles::<G>(&board, players, decisions);
    assert!(!positions.is_empty(), "some games last so long");
    let mut group = criterion.benchmark_group(format!("{} with {players}", G::NAME));
    group.measurement_time(Duration::from_secs(8)).sample_size(10);
    let weights = G::Weights::default();
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("judge", |bencher| {
        bencher
            .iter(|| positions.iter().map(|position| G::judge(&weights, &board, black_box(position))[0]).sum::<f64>());
    });
    if let Some(foresight) = G::foresight() {
        group.bench_function("foresee", |bencher| {
            let foresee = |position: &G| G::foresee(foresight, &weights, &board, black_box(position))[0];
            bencher.iter(|| positions.iter().map(foresee).sum::<f64>());
        });
    }
    let mut ask = |name: &str, player: &mut dyn Player<G>, iterations: u32| {
        group.throughput(Throughput::Elements(u64::from(iterations) * positions.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    let Pending::Decision { seat, .. } = position.pending() else { continue };
                    let view = position.view(Observer::Seat(seat));
                    let budget = Budget::iterations(iterations);
                    black_box(player.answer(&Question { board: &board, view: &view, budget, seed: Seed([1; 32]) }));
                }
            });
        });
    };
    ask("greedy decisions", &mut Greedy::default(), 1);
    ask("search iterations", &mut Search { threads: 1, ..Search::default() }, ITERATIONS);
    if G::foresight().is_some() {
        let mut without = Search { threads: 1, foresight: None, ..Search::default() };
        ask("search iterations without foresight", &mut without, ITERATIONS);
    }
    group.finish();
}

fn players(criterion: &mut Criterion) {
    measure::<yangtze::Position>(criterion, 4, 100);
    measure::<yunnan::Position>(criterion, 5, 100);
}

criterion_group!(benches, players);
criterion_main!(benches);
