//! How far a network is from what it should think, and in which direction that would become less.

use bots::yangtze::{Inputs, Layer, Network, Tables, Thought};
use bots::{PerSeat, shares};
use rayon::prelude::*;

use super::lessons::{Lesson, Shares};

/// Lessons that are added up in one go, by one thread.
pub(super) const CHUNK: usize = 32;
/// No thought is taken to be surer than this: a single surprise mustn't count more than all the rest.
const LEAST_SHARE: f64 = 1e-6;

/// What a network thinks of a position: each seat's share of the victory.
fn foreseen(inputs: &Inputs, thoughts: &[Thought; 4]) -> PerSeat {
    let mut expected = [0.0; 5];
    for (seat, expected) in expected.iter_mut().enumerate().take(inputs.players) {
        *expected = inputs.judged[seat] + f64::from(thoughts[seat].opinion);
    }
    shares(&expected, inputs.players, 1.0)
}

/// The surprise if these shares were foreseen and those came: 1 if nothing was known, whatever the number of players.
fn surprise(foreseen: &PerSeat, came: &Shares, players: usize) -> f64 {
    let each = came.iter().zip(foreseen).map(|(came, share)| -came * libm::log(share.max(LEAST_SHARE)));
    each.sum::<f64>() / libm::log(players as f64)
}

fn inputs(lesson: &Lesson<'_>) -> Inputs {
    Inputs::of(Tables::default().of(lesson.players()), lesson.board, &lesson.world)
}

/// The mean surprise of a network over lessons.
pub(super) fn loss(network: &Network, lessons: &[Lesson<'_>], came: impl Fn(&Lesson<'_>) -> Shares + Sync) -> f64 {
    let of_one = |lesson: &Lesson<'_>| {
        let inputs = inputs(lesson);
        surprise(&foreseen(&inputs, &network.think(&inputs)), &came(lesson), inputs.players)
    };
    let of_chunk = |chunk: &[Lesson<'_>]| chunk.iter().map(of_one).sum::<f64>();
    // Added in this order whoever computes what: the last digit decides too.
    let sums: Vec<f64> = lessons.par_chunks(CHUNK).map(of_chunk).collect();
    sums.iter().sum::<f64>() / lessons.len().max(1) as f64
}

/// The surprise of a network in a lesson. How it would change with each of the network's numbers is added to `gradient`.
pub(super) fn learn(network: &Network, lesson: &Lesson<'_>, gradient: &mut Network) -> f64 {
    let inputs = inputs(lesson);
    let thoughts = network.think(&inputs);
    let foreseen = foreseen(&inputs, &thoughts);
    for (seat, thought) in thoughts.iter().enumerate().take(inputs.players) {
        let too_much = foreseen[seat] - lesson.aim[seat];
        let blame = [(too_much / libm::log(inputs.players as f64)) as f32];
        add(&mut gradient.last, &thought.second, &blame);
        let blame = pass_on(&network.last, &thought.second, &blame);
        add(&mut gradient.second, &thought.first, &blame);
        let blame = pass_on(&network.second, &thought.first, &blame);
        add(&mut gradient.first, &inputs.of_seat(seat), &blame);
    }
    surprise(&foreseen, &lesson.aim, inputs.players)
}

/// Adds how a layer's weights and biases are to blame for what came out of it, if these numbers went in.
fn add<const IN: usize, const OUT: usize>(gradient: &mut Layer<IN, OUT>, numbers: &[f32; IN], blame: &[f32; OUT]) {
    for (sum, blame) in gradient.biases.iter_mut().zip(blame) {
        *sum += blame;
    }
    for (sums, number) in gradient.weights.iter_mut().zip(numbers).filter(|(_, number)| **number != 0.0) {
        for (sum, blame) in sums.iter_mut().zip(blame) {
            *sum += number * blame;
        }
    }
}

/// How the numbers that went into a layer are to blame. Those that were cut off at zero are not.
fn pass_on<const IN: usize, const OUT: usize>(
    layer: &Layer<IN, OUT>,
    numbers: &[f32; IN],
    blame: &[f32; OUT],
) -> [f32; IN] {
    std::array::from_fn(|number| {
        let weights = layer.weights[number].iter().zip(blame);
        if numbers[number] > 0.0 { weights.map(|(weight, blame)| weight * blame).sum() } else { 0.0 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::network::lessons::play_one;
    use crate::tune::network::tests::small_tables;
    use crate::tune::network::training::any_network;
    use kernel::{Dice, Seed};

    #[test]
    fn the_gradient_is_what_small_changes_make_of_the_loss() {
        let [_, table] = small_tables();
        let lessons = play_one(&table, 0, 7).unwrap();
        let mut dice = Dice::for_players(Seed([3; 32]));
        let network = any_network(&mut dice);
        let aim = |lesson: &Lesson<'_>| lesson.aim;
        for lesson in lessons.iter().step_by(20) {
            let mut gradient = Network::ZERO;
            let told = learn(&network, lesson, &mut gradient);
            let one = std::slice::from_ref(lesson);
            assert!((told - loss(&network, one, aim)).abs() < 1e-9);
            // All numbers are moved a little against the gradient, and each part of it against the rest.
            for part in 0..8 {
                let (mut moved, mut expected, by) = (network.clone(), 0.0, 1e-3);
                for (at, (number, slope)) in moved.numbers_mut().zip(gradient.numbers()).enumerate() {
                    if at % 8 == part {
                        *number -= by * slope;
                        expected -= f64::from(by) * f64::from(slope) * f64::from(slope);
                    }
                }
                let found = loss(&moved, one, aim) - told;
                assert!((found - expected).abs() < 0.05 * expected.abs() + 2e-6, "{found} instead of {expected}");
            }
        }
    }
}
