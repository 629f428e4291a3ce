//! Fitting numbers: one after another is moved while that lowers a loss.

use serde::de::DeserializeOwned;

use super::numbers::Numbers;
use super::scale::Scale;

/// By how much numbers are moved at first: the logarithm of a factor.
const FIRST_STEP: f64 = 0.3;
/// A number whose steps have become smaller is left where it is: it is written with three digits.
const LAST_STEP: f64 = 0.01;
/// Steps become longer where one helped and shorter where none did.
const LONGER: f64 = 1.3;
const SHORTER: f64 = 0.5;
/// Numbers on their way down.
pub(super) struct Descent {
    numbers: Numbers,
    moves: Vec<Move>,
    /// What it costs to take a number away from where it was by a factor of e.
    pull: f64,
    loss: f64,
}

/// How one number is moved.
struct Move {
    number: usize,
    scale: Scale,
    /// The length and direction of the next step. None once there is nothing to gain.
    step: Option<f64>,
}

impl Descent {
    /// Begins with numbers that have this loss.
    pub(super) fn new(numbers: Numbers, pull: f64, loss: f64) -> Self {
        let moves = numbers.may_change().into_iter().map(|number| {
            let scale = Scale { first: numbers.value(number) };
            Move { number, scale, step: Some(FIRST_STEP) }
        });
        let moves = moves.collect();
        Self { numbers, moves, pull, loss }
    }

    /// Where the numbers are.
    pub(super) fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Their loss.
    pub(super) fn loss(&self) -> f64 {
        self.loss
    }

    /// What is lowered, and raised by no pass: the loss with what it costs to be away from the first numbers.
    pub(super) fn cost(&self) -> f64 {
        self.loss + self.strain(&self.numbers)
    }

    /// How many numbers are tried in a pass.
    pub(super) fn moves(&self) -> usize {
        self.moves.len()
    }

    /// Whether no number is worth another step.
    pub(super) fn is_over(&self) -> bool {
        self.moves.iter().all(|one| one.step.is_none())
    }

    /// Tries a step with every number, and one back if that doesn't help; how many were moved. `tried` is called after
    /// each number.
    pub(super) fn pass<W: DeserializeOwned>(&mut self, loss: impl Fn(&W) -> f64, tried: impl Fn()) -> usize {
        let mut moved = 0;
        for at in 0..self.moves.len() {
            moved += usize::from(self.try_move(at, &loss));
            tried();
        }
        moved
    }

    fn try_move<W: DeserializeOwned>(&mut self, at: usize, loss: impl Fn(&W) -> f64) -> bool {
        let Move { number, scale, step: Some(step) } = self.moves[at] else { return false };
        let mut matters = false;
        for step in [step, -step] {
            let value = scale.rounded(scale.moved(self.numbers.value(number), step));
            let changed = self.numbers.with_values([(number, value)]);
            // Weights may refuse a value.
            let Some(weights) = changed.weights::<W>() else { continue };
            let there = loss(&weights);
            matters |= there != self.loss;
            // Where something isn't a number the comparison fails, as it should.
            if there + self.strain(&changed) < self.cost() {
                (self.numbers, self.loss) = (changed, there);
                self.moves[at].step = Some(LONGER * step);
                return true;
            }
        }
        let shorter = SHORTER * step;
        self.moves[at].step = (matters && shorter.abs() >= LAST_STEP).then_some(shorter);
        false
    }

    /// What it costs that numbers are away from the first ones. It keeps those in place of which samples tell little.
    fn strain(&self, numbers: &Numbers) -> f64 {
        let distances = self.moves.iter().map(|one| one.scale.distance(numbers.value(one.number)));
        self.pull * distances.map(|distance| distance * distance).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::numbers::Kind;
    use serde_json::{Value, json};

    fn descent(pull: f64, loss: impl Fn(&Value) -> f64) -> Descent {
        let first = json!({ "a": 1.0, "b": 0.0, "c": -2.0, "idle": 5.0, "whole": 3 });
        let numbers = Numbers::of(&first, &[], Kind::NotWhole, |_| true).unwrap();
        Descent::new(numbers, pull, loss(&first))
    }

    /// Least at a = 3, b = -0.3 and c = -0.5.
    fn loss(weights: &Value) -> f64 {
        let apart = |name: &str, best: f64| weights[name].as_f64().unwrap() - best;
        let (a, b, c) = (apart("a", 3.0), apart("b", -0.3), apart("c", -0.5));
        a * a + b * b + c * c
    }

    #[test]
    fn planted_numbers_are_found_and_no_pass_raises_the_cost() {
        let mut descent = descent(1e-6, loss);
        let mut before = descent.cost();
        for _ in 0..30 {
            descent.pass(loss, || {});
            assert!(descent.cost() <= before);
            before = descent.cost();
        }
        let found: Vec<f64> = (0..5).map(|number| descent.numbers().value(number)).collect();
        for (found, planted) in found.iter().zip([3.0, -0.3, -0.5]) {
            assert!((found - planted).abs() < 0.02, "{found} instead of {planted}");
        }
        assert_eq!(found[3..], [5.0, 3.0], "what doesn't matter and what is whole stays");
        assert!(descent.is_over() && descent.pass(loss, || {}) == 0, "it is over once steps are short");
    }

    #[test]
    fn numbers_are_pulled_to_where_they_were() {
        let [loose, tight] = [1e-6, 1.0].map(|pull| {
            let mut descent = descent(pull, loss);
            (0..30).for_each(|_| _ = descent.pass(loss, || {}));
            descent.numbers().value(0)
        });
        assert!(1.0 < tight && tight < loose - 0.1, "{tight} {loose}");
    }

    #[test]
    fn a_loss_that_is_no_number_is_never_taken() {
        let mut descent = descent(0.0, |_| 1.0);
        assert_eq!(descent.pass(|_: &Value| f64::NAN, || {}), 0);
    }
}
