//! How far a figure that was measured may be from the truth.

/// The 95 % point of the normal distribution on both sides.
const Z: f64 = 1.959_963_984_540_054;

/// Between these two numbers the truth lies in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// Wilson's interval for a share, of which so much was seen in so many trials. A shared victory is a part of one.
    ///
    /// It takes the trials as independent. Rotations of a deal aren't: they take the luck of the seat out, and the truth
    /// is rather closer than this says.
    pub(crate) fn of_share(seen: f64, trials: u64) -> Self {
        if trials == 0 {
            return Self { low: 0.0, high: 1.0 };
        }
        let trials = trials as f64;
        let share = seen / trials;
        let spread = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
        let (middle, scale) = (share + Z * Z / (2.0 * trials), 1.0 + Z * Z / trials);
        Self { low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }

    /// What 95 % of these numbers lie between; nothing if they are all the same, which says nothing about the truth.
    pub(crate) fn of_samples(mut samples: Vec<f64>) -> Option<Self> {
        samples.sort_by(f64::total_cmp);
        let last = samples.len().checked_sub(1)? as f64;
        let at = |share: f64| samples[(share * last).round() as usize];
        let (low, high) = (at(0.025), at(0.975));
        (high - low > 1e-6).then_some(Self { low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(interval: Interval, low: f64, high: f64) -> bool {
        (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4
    }

    #[test]
    fn wilsons_interval_is_that_of_the_textbook() {
        assert!(near(Interval::of_share(5.0, 10), 0.2366, 0.7634));
        assert!(near(Interval::of_share(81.0, 263), 0.2553, 0.3662));
        assert!(near(Interval::of_share(0.0, 20), 0.0, 0.1611));
        assert!(near(Interval::of_share(10.0, 10), 0.7225, 1.0));
        assert_eq!(Interval::of_share(0.0, 0), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn of_many_samples_the_outer_ones_are_left_out() {
        let samples = (0..=1000).map(f64::from).collect();
        assert_eq!(Interval::of_samples(samples), Some(Interval { low: 25.0, high: 975.0 }));
        assert_eq!(Interval::of_samples(Vec::new()), None);
        assert_eq!(Interval::of_samples(vec![7.0; 100]), None, "who always wins may be still better");
    }
}
