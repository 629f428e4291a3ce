//! Who has won (YY-12.3, YY-12.4).

use std::cmp::Reverse;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::position::Position;
use crate::setup::Edition;
use crate::stage::Stage;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Each seat's victory points in the order k r b g y, before yellow is spread.
    pub totals: Vec<[u32; 5]>,
    /// Each seat's four totals after yellow is spread, ascending: the first is the score.
    pub scores: Vec<[u32; 4]>,
    /// The seats that won; more than one if they share the victory.
    pub winners: Vec<usize>,
}

/// The four totals, ascending, after the yellow points have raised the lowest again and again (YY-12.3).
pub fn spread_yellow(points: [u32; 5]) -> [u32; 4] {
    let [black, red, blue, green, mut yellow] = points;
    let mut totals = [black, red, blue, green];
    totals.sort_unstable();
    // Level by level: the lowest `equal` totals rise together to the next one, as far as the yellow points go.
    for equal in 1..=4u32 {
        let level = totals[0];
        let gap = totals.get(equal as usize).map_or(u32::MAX, |next| next - level);
        let rise = gap.min(yellow / equal);
        for total in &mut totals[..equal as usize] {
            *total += rise;
        }
        yellow -= rise * equal;
        if rise < gap {
            // What is left is less than one for each: the highest of the equals take it, so that the list stays sorted.
            for total in totals[..equal as usize].iter_mut().rev().take(yellow as usize) {
                *total += 1;
            }
            break;
        }
    }
    totals
}

impl Position {
    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.open.stage != Stage::Over {
            return None;
        }
        let totals: Vec<[u32; 5]> = Seat::all(self.open.players()).map(|seat| self.open.points(seat)).collect();
        let scores: Vec<[u32; 4]> = totals.iter().copied().map(spread_yellow).collect();
        let rank = |seat: usize| {
            let fewer_yellow = (self.open.options.edition == Edition::Of2023).then_some(Reverse(totals[seat][4]));
            (scores[seat], fewer_yellow)
        };
        let best = (0..totals.len()).map(rank).max();
        let winners = (0..totals.len()).filter(|&seat| Some(rank(seat)) == best).collect();
        Some(Outcome { totals, scores, winners })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yellow_points_raise_the_lowest_again_and_again() {
        assert_eq!(spread_yellow([4, 6, 2, 3, 2]), [3, 4, 4, 6]);
        assert_eq!(spread_yellow([0, 2, 13, 4, 0]), [0, 2, 4, 13]);
        assert_eq!(spread_yellow([5, 5, 5, 5, 6]), [6, 6, 7, 7]);
        assert_eq!(spread_yellow([0, 0, 0, 9, 7]), [2, 2, 3, 9]);
        assert_eq!(spread_yellow([0, 1, 1, 1, 1]), [1, 1, 1, 1]);
        assert_eq!(spread_yellow([0, 0, 0, 0, 1 << 30]), [1 << 28; 4]);
    }

    #[test]
    fn spreading_point_by_point_gives_the_same() {
        let mut dice = kernel::Dice::for_deal(kernel::Seed([3; 32]));
        for _ in 0..2000 {
            let points = [0; 5].map(|_: u32| dice.below(12));
            let mut slowly = [points[0], points[1], points[2], points[3]];
            for _ in 0..points[4] {
                slowly.sort_unstable();
                slowly[0] += 1;
            }
            slowly.sort_unstable();
            assert_eq!(spread_yellow(points), slowly, "{points:?}");
        }
    }
}
