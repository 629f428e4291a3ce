//! How far a number is from where it was.

use super::numbers::rounded;

/// Numbers nearer to zero than this are moved by adding, since factors would never lead across it.
const NEAR_ZERO: f64 = 0.05;
/// What is added to such a number where another would be multiplied by e.
const ADDED: f64 = 0.2;

/// The scale of one number, on which all numbers are alike: distances are logarithms of factors.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// Where the number was.
    pub(super) first: f64,
}

impl Scale {
    fn is_near_zero(self) -> bool {
        self.first.abs() < NEAR_ZERO
    }

    /// The value that is so far from another one.
    pub(super) fn moved(self, value: f64, distance: f64) -> f64 {
        if self.is_near_zero() { value + ADDED * distance } else { value * libm::exp(distance) }
    }

    /// How far a value is from where the number was.
    pub(super) fn distance(self, value: f64) -> f64 {
        if self.is_near_zero() { (value - self.first) / ADDED } else { libm::log(value / self.first) }
    }

    /// A value with as many digits as a method can find out. Tiny numbers are nothing where others are added to.
    pub(super) fn rounded(self, value: f64) -> f64 {
        if self.is_near_zero() { (value * 1000.0).round() / 1000.0 } else { rounded(value) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_multiplied_and_those_near_zero_added_to() {
        for first in [-2.0, 0.0, 0.04, 0.5] {
            let scale = Scale { first };
            for distance in [-1.0, 0.1, 0.7] {
                let value = scale.moved(first, distance);
                assert!((scale.distance(value) - distance).abs() < 1e-12, "{first} {distance}");
                assert!((value - first).signum() == (distance * if first == -2.0 { -1.0 } else { 1.0 }).signum());
            }
        }
        assert_eq!(Scale { first: 0.0 }.rounded(0.000_4), 0.0);
        assert_eq!(Scale { first: 5.0 }.rounded(0.000_412_3), 0.000_412);
    }
}
