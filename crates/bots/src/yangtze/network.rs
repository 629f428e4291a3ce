//! A small network that corrects the evaluation where three or four play: it has learned from games who wins.
//!
//! For each seat it is told [`Inputs`] and gives one number, by which the seat's prospect is better or worse than the
//! weights make it, in leads that make victory likely. Only adding and multiplying, always in the same order, decide, so
//! that it says the same on every platform.
//!
//! `pagoda tune --method network` trains it.

mod file;
mod inputs;
mod layer;

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::LazyLock;

use ::yangtze::{Board, Position};

use super::Weights;
use super::evaluation::SEATS;
use crate::PerSeat;
use inputs::{INPUTS, SHARED};

pub use inputs::Inputs;
pub use layer::Layer;

/// How many numbers the first layer gives to the second, and the second to the last.
const FIRST: usize = 32;
const SECOND: usize = 16;

/// Three layers. Between them what is below zero counts as zero.
#[derive(Clone, PartialEq)]
pub struct Network {
    /// From what it is told of a seat.
    pub first: Layer<INPUTS, FIRST>,
    /// From there to few numbers.
    pub second: Layer<FIRST, SECOND>,
    /// From those to one.
    pub last: Layer<SECOND, 1>,
}

/// What came out of each layer for a seat; of the first two without what is below zero.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// Of the first layer.
    pub first: [f32; FIRST],
    /// Of the second.
    pub second: [f32; SECOND],
    /// By how much the seat's prospect is better than the weights make it.
    pub opinion: f32,
}

/// The network that players play with, as `pagoda tune` wrote it.
static SHIPPED: LazyLock<Option<Network>> =
    LazyLock::new(|| Network::read(include_bytes!("../../data/yellow-yangtze.network")));

impl Network {
    /// A network without any opinion.
    pub const ZERO: Self = Self { first: Layer::ZERO, second: Layer::ZERO, last: Layer::ZERO };

    /// The network that players play with.
    pub fn shipped() -> Option<&'static Self> {
        SHIPPED.as_ref()
    }

    /// What each seat can expect to have, by the weights and the network.
    pub(super) fn judge(&self, weights: &Weights, board: &Board, world: &Position) -> PerSeat {
        let inputs = Inputs::of(weights, board, world);
        let mut expected = [0.0; 5];
        let thoughts = self.think(&inputs);
        for (seat, expected) in expected.iter_mut().enumerate().take(inputs.players) {
            *expected = (inputs.judged[seat] + f64::from(thoughts[seat].opinion)) * inputs.lead;
        }
        expected
    }

    /// What it thinks of each seat.
    pub fn think(&self, inputs: &Inputs) -> [Thought; SEATS] {
        let mut thoughts = [Thought { first: [0.0; FIRST], second: [0.0; SECOND], opinion: 0.0 }; SEATS];
        let mut shared = self.first.biases;
        self.first.add(&mut shared, 0, &inputs.shared);
        for (thought, own) in thoughts.iter_mut().zip(&inputs.own).take(inputs.players) {
            thought.first = shared;
            self.first.add(&mut thought.first, SHARED, own);
            thought.first = thought.first.map(|sum| sum.max(0.0));
            thought.second = self.second.biases;
            self.second.add(&mut thought.second, 0, &thought.first);
            thought.second = thought.second.map(|sum| sum.max(0.0));
            let mut opinion = self.last.biases;
            self.last.add(&mut opinion, 0, &thought.second);
            [thought.opinion] = opinion;
        }
        thoughts
    }

    /// All its weights and biases, layer by layer.
    pub fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        self.first.numbers().chain(self.second.numbers()).chain(self.last.numbers()).copied()
    }

    /// The same, to be changed.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.numbers_mut().chain(self.second.numbers_mut()).chain(self.last.numbers_mut())
    }
}

/// Thousands of numbers tell nobody anything; a sum tells networks apart.
impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mix = |sum: u64, number: f32| (sum ^ u64::from(number.to_bits())).wrapping_mul(0x100_0000_01b3);
        write!(f, "Network({:016x})", self.numbers().fold(0xcbf2_9ce4_8422_2325, mix))
    }
}
