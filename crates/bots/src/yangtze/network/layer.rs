//! One layer of the network: every number that comes out is a weighted sum of those that go in, and a bias.

/// Weights and biases from `IN` numbers to `OUT`.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer<const IN: usize, const OUT: usize> {
    /// For each number that goes in, what it counts in each that comes out.
    pub weights: [[f32; OUT]; IN],
    /// What comes out if nothing goes in.
    pub biases: [f32; OUT],
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    /// A layer of which nothing but zeros comes out.
    pub const ZERO: Self = Self { weights: [[0.0; OUT]; IN], biases: [0.0; OUT] };

    /// The sums of numbers, of which each is at or after the place `from`.
    #[inline]
    pub(super) fn add(&self, sums: &mut [f32; OUT], from: usize, numbers: &[f32]) {
        const { assert!(IN <= 256, "a byte tells all places apart") };
        // Many numbers are zero. They are told apart without branches, which could not be foreseen.
        let (mut used, mut number) = ([(0_u8, 0.0_f32); IN], 0);
        for (at, value) in numbers.iter().enumerate().take(IN - from) {
            used[number] = ((from + at) as u8, *value);
            number += usize::from(*value != 0.0);
        }
        for (at, value) in &used[..number] {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[usize::from(*at)]) {
                *sum += weight * value;
            }
        }
    }

    /// All its weights and biases, in the order in which they are written down.
    pub(super) fn numbers(&self) -> impl Iterator<Item = &f32> {
        self.weights.as_flattened().iter().chain(&self.biases)
    }

    /// The same, to be changed.
    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.weights.as_flattened_mut().iter_mut().chain(&mut self.biases)
    }
}
