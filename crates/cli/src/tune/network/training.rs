//! Training: a network is moved against its gradient, batch by batch, as Adam does (Kingma and Ba, 2015).

use bots::yangtze::{Layer, Network};
use kernel::Dice;
use rayon::prelude::*;

use super::gradient::{CHUNK, learn};
use super::lessons::Lesson;

/// Passes, unless something else is asked for, and the part of all lessons that each of them is over.
pub(super) const PASSES: u32 = 6;
const PART: f64 = 0.3;
/// Lessons after which the network is moved.
const BATCH: usize = 256;
/// How far a number is moved at first, and how much less far in the end.
const STEP: f32 = 0.002;
const SLOWER: f32 = 0.97;
/// How much of the gradient's mean, and of its square's, is kept from one batch to the next.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Keeps numbers in place that nothing depends on.
const TINY: f32 = 1e-8;
/// How large weights of the layers are at first, at most. Opinions begin small.
const FIRST: f32 = 0.15;
const SECOND: f32 = 0.43;
const LAST: f32 = 0.05;

/// A network that learns lessons.
pub(super) struct Training<'a> {
    lessons: &'a [Lesson<'a>],
    pub(super) network: Box<Network>,
    /// Of the gradient, as the numbers of a network.
    mean: Vec<f32>,
    square: Vec<f32>,
    /// How much of their beginning at zero is still in them.
    zero_in_mean: f32,
    zero_in_square: f32,
    /// Batches that were learned, and all that will be.
    learned: usize,
    all: usize,
    order: Vec<u32>,
    dice: Dice,
}

impl<'a> Training<'a> {
    pub(super) fn new(lessons: &'a [Lesson<'a>], passes: u32, mut dice: Dice) -> Self {
        let network = Box::new(any_network(&mut dice));
        let numbers = network.numbers().count();
        let mut training = Self {
            lessons,
            network,
            mean: vec![0.0; numbers],
            square: vec![0.0; numbers],
            zero_in_mean: 1.0,
            zero_in_square: 1.0,
            learned: 0,
            all: 0,
            order: (0..lessons.len() as u32).collect(),
            dice,
        };
        training.all = passes as usize * training.batches();
        training
    }

    /// How many batches make a pass.
    pub(super) fn batches(&self) -> usize {
        self.lessons_a_pass().div_ceil(BATCH)
    }

    fn lessons_a_pass(&self) -> usize {
        (self.lessons.len() as f64 * PART) as usize + 1
    }

    /// Learns a part of the lessons, another in each pass, and gives the loss on the way. `learned` is called after each
    /// batch.
    pub(super) fn pass(&mut self, learned: impl Fn()) -> f64 {
        for at in (1..self.order.len()).rev() {
            let other = self.dice.below(at as u32 + 1) as usize;
            self.order.swap(at, other);
        }
        let now = self.order[..self.lessons_a_pass().min(self.order.len())].to_vec();
        let mut loss = 0.0;
        for batch in now.chunks(BATCH) {
            loss += self.learn(batch);
            learned();
        }
        loss / now.len() as f64
    }

    /// Learns a batch, and gives its losses added up.
    fn learn(&mut self, batch: &[u32]) -> f64 {
        let of_chunk = |chunk: &[u32]| {
            let mut gradient = Box::new(Network::ZERO);
            let losses = chunk.iter().map(|at| learn(&self.network, &self.lessons[*at as usize], &mut gradient));
            (losses.sum::<f64>(), gradient)
        };
        // Added in this order whoever computes what: so the same network comes out on any number of cores.
        let chunks: Vec<(f64, Box<Network>)> = batch.par_chunks(CHUNK).map(of_chunk).collect();
        let mut gradient = Network::ZERO;
        let mut loss = 0.0;
        for (part, of_chunk) in &chunks {
            loss += part;
            gradient.numbers_mut().zip(of_chunk.numbers()).for_each(|(sum, number)| *sum += number);
        }
        self.step(&gradient, batch.len());
        loss
    }

    /// Moves all numbers.
    fn step(&mut self, gradient: &Network, lessons: usize) {
        self.learned += 1;
        self.zero_in_mean *= MEAN;
        self.zero_in_square *= SQUARE;
        let length = STEP * (1.0 - SLOWER * (self.learned as f32 / self.all as f32).min(1.0));
        let averages = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in self.network.numbers_mut().zip(gradient.numbers()).zip(averages) {
            let slope = slope / lessons as f32;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let (mean, square) = (*mean / (1.0 - self.zero_in_mean), *square / (1.0 - self.zero_in_square));
            *number -= length * mean / (square.sqrt() + TINY);
        }
    }
}

/// A network to begin with: weights at random, biases zero.
pub(super) fn any_network(dice: &mut Dice) -> Network {
    let mut network = Network::ZERO;
    draw(&mut network.first, FIRST, dice);
    draw(&mut network.second, SECOND, dice);
    draw(&mut network.last, LAST, dice);
    network
}

fn draw<const IN: usize, const OUT: usize>(layer: &mut Layer<IN, OUT>, largest: f32, dice: &mut Dice) {
    for weight in layer.weights.as_flattened_mut() {
        *weight = largest * (dice.below(2_000_001) as f32 / 1_000_000.0 - 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::network::gradient::loss;
    use crate::tune::network::lessons::play_one;
    use crate::tune::network::tests::small_tables;
    use kernel::Seed;

    #[test]
    fn what_is_learned_again_and_again_is_foreseen_better() {
        let [table, _] = small_tables();
        let lessons = play_one(&table, 0, 3).unwrap();
        let aim = |lesson: &Lesson<'_>| lesson.aim;
        let mut training = Training::new(&lessons, 60, Dice::for_players(Seed([8; 32])));
        let before = loss(&training.network, &lessons, aim);
        (0..60).for_each(|_| _ = training.pass(|| {}));
        let after = loss(&training.network, &lessons, aim);
        assert!(after < 0.97 * before, "{after} after {before}");
    }
}
