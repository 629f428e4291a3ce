//! A position is a small plain value, and playing on needs no heap.

use kernel::{Dice, Legal, Seed};
use yunnan::{Deal, Options, Position, Variant, default_board};

#[test]
fn a_position_takes_at_most_512_bytes() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
}

#[test]
fn a_step_of_random_play_allocates_nothing() {
    let board = default_board();
    for (players, variant) in [(3, Variant::Basic), (4, Variant::Pro), (5, Variant::Basic)] {
        let seed = Seed::of_series(3, players as u64);
        let deal = Deal::new(players, &mut Dice::for_deal(seed)).unwrap();
        let position = Position::start(board, players, Options { variant }, &deal).unwrap();
        let mut dice = Dice::for_players(seed);
        let mut decisions = 0;
        let allocations = allocation_counter::measure(|| {
            let count = |_: &Position, legal: &yunnan::Legal<'_>, _| {
                std::hint::black_box(legal.count());
            };
            decisions = conformance::play_randomly(board, position, &mut dice, 20_000, &mut (), count).decisions;
        });
        assert!(decisions > 50, "a whole game was played");
        assert_eq!(allocations.count_total, 0);
    }
}
