//! No peeking: what a player answers depends on what its seat may know, and on nothing else.

use kernel::{Dice, Game, Observer, Seat};

/// Asks for the deciding seat's answer in several worlds that the seat can't tell apart, and checks that it is the same
/// in all of them. `answer` is given the seat's view of each world.
///
/// # Panics
/// If an answer differs, or there is none.
pub fn check_no_peeking<G: Game, A: PartialEq + std::fmt::Debug>(
    position: &G,
    seat: Seat,
    worlds: usize,
    dice: &mut Dice,
    mut answer: impl FnMut(&G::View) -> Option<A>,
) {
    let view = position.view(Observer::Seat(seat));
    let truth = answer(&view);
    assert!(truth.is_some(), "whoever decides answers");
    for _ in 0..worlds {
        let world = G::sample_world(&view, dice);
        assert_eq!(
            answer(&world.view(Observer::Seat(seat))),
            truth,
            "in worlds that look the same the answer is the same"
        );
    }
}
