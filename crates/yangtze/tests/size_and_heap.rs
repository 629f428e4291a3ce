//! A position is a small plain value, and playing on needs no heap.

use kernel::{Dice, Legal, Seed};
use yangtze::{Deal, Options, Position, default_board};

#[test]
fn a_position_takes_at_most_640_bytes() {
    assert!(size_of::<Position>() <= 640, "{} bytes", size_of::<Position>());
}

#[test]
fn a_step_of_random_play_allocates_nothing() {
    let board = default_board();
    for players in 2..=4 {
        let seed = Seed::of_series(3, players as u64);
        let deal = Deal::new(players, Options::default(), &mut Dice::for_deal(seed)).unwrap();
        let position = Position::start(board, players, Options::default(), &deal).unwrap();
        let mut dice = Dice::for_players(seed);
        let mut decisions = 0;
        let allocations = allocation_counter::measure(|| {
            let count = |_: &Position, legal: &yangtze::Legal<'_>, _| {
                std::hint::black_box(legal.count());
            };
            decisions = conformance::play_randomly(board, position, &mut dice, 20_000, &mut (), count).decisions;
        });
        assert!(decisions > 50, "a whole game was played");
        assert_eq!(allocations.count_total, 0);
    }
}
