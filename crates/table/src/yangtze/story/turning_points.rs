//! The turns on which a game turned.

use ::yangtze::{Edition, spread_yellow};
use kernel::Seat;

use crate::Turn;

/// So many turning points are told at most.
pub(super) const MOST: usize = 5;
/// A lead that stays in the same hands has to change by this to be a turning point.
const MUCH: u32 = 2;

/// A turn on which the game turned.
///
/// Who would win if the game ended after a turn is ahead: by the four totals after yellow is spread (YY-12.3), and in the
/// edition of 2023 by fewer yellow points. Nobody is ahead with a score of nothing, or while several share the first place.
/// The lead is what the score of who is ahead has more than the best other score. A turn is a turning point if
/// somebody else is ahead after it than whoever was ahead last, or if the same player is ahead as before it and the lead
/// has changed by two or more. Of more than five those stay where the lead changed hands, then those where it changed
/// most, then the latest; the last turn after which it changed hands is always among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of the turn.
    pub turn: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// After so many steps it was over.
    pub after: usize,
    /// Who is ahead after it.
    pub ahead: Seat,
    /// Who was ahead last, if that is somebody else.
    pub overtaken: Option<Seat>,
    /// What the score of who is now ahead had more than the best other one before the turn; less than nothing if that
    /// was higher.
    pub before_lead: i32,
    /// The same after it.
    pub lead: i32,
}

impl TurningPoint {
    /// By how much the lead changed.
    pub fn swing(&self) -> u32 {
        self.lead.abs_diff(self.before_lead)
    }
}

/// The few turns on which the game turned, given everybody's points after so many steps.
pub(super) fn turning_points(
    turns: &[Turn],
    points: &[[[u32; 5]; 4]],
    players: usize,
    edition: Edition,
) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = Vec::new();
    // Who was ahead last, and whether still so before this turn.
    let mut last: Option<Seat> = None;
    let mut before: Option<Seat> = None;
    for (number, Turn { seat, steps }) in turns.iter().enumerate() {
        let (at_start, at_end) = (&points[steps.start][..players], &points[steps.end][..players]);
        let Some(ahead) = ahead(at_end, edition) else {
            before = None;
            continue;
        };
        let overtaken = last.filter(|last| *last != ahead);
        let point = TurningPoint {
            turn: number,
            seat: *seat,
            after: steps.end,
            ahead,
            overtaken,
            before_lead: lead(at_start, ahead),
            lead: lead(at_end, ahead),
        };
        if overtaken.is_some() || (before == Some(ahead) && point.swing() >= MUCH) {
            found.push(point);
        }
        (last, before) = (Some(ahead), Some(ahead));
    }
    let decisive = found.iter().rev().find(|point| point.overtaken.is_some()).map(|point| point.turn);
    let weight =
        |point: &TurningPoint| (Some(point.turn) == decisive, point.overtaken.is_some(), point.swing(), point.turn);
    kernel::sort_few(&mut found, |one, other| weight(one) > weight(other));
    found.truncate(MOST);
    kernel::sort_few(&mut found, |one, other| one.turn < other.turn);
    found
}

/// Who would win.
fn ahead(points: &[[u32; 5]], edition: Edition) -> Option<Seat> {
    let rank = |points: &[u32; 5]| {
        let fewer_yellow = (edition == Edition::Of2023).then_some(std::cmp::Reverse(points[4]));
        (spread_yellow(*points), fewer_yellow)
    };
    let best = points.iter().map(rank).max()?;
    let mut first = Seat::all(points.len()).filter(|seat| rank(&points[seat.index()]) == best);
    let (Some(ahead), None) = (first.next(), first.next()) else { return None };
    (best.0[0] > 0).then_some(ahead)
}

/// What a seat's score has more than the best other one.
fn lead(points: &[[u32; 5]], of: Seat) -> i32 {
    let score = |points: &[u32; 5]| i32::try_from(spread_yellow(*points)[0]).unwrap_or(i32::MAX);
    let others = Seat::all(points.len()).filter(|seat| *seat != of).map(|seat| score(&points[seat.index()]));
    score(&points[of.index()]).saturating_sub(others.max().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turning points of a game in which each turn is one step, told by everybody's points after it: all four colours have
    /// the same.
    fn turned(scores: &[[u32; 2]]) -> Vec<(usize, usize, Option<usize>, i32, i32)> {
        let points: Vec<_> = scores.iter().map(|[one, other]| [[*one; 5], [*other; 5], [0; 5], [0; 5]]).collect();
        // Yellow is nothing here, so that the score is what is said.
        let points: Vec<_> = points.into_iter().map(|seats| seats.map(|[k, r, b, g, _]| [k, r, b, g, 0])).collect();
        let turns: Vec<Turn> = (1..scores.len())
            .map(|step| Turn { seat: Seat::new(((step - 1) % 2) as u8), steps: step - 1..step })
            .collect();
        let told = |point: TurningPoint| {
            let overtaken = point.overtaken.map(Seat::index);
            (point.turn, point.ahead.index(), overtaken, point.before_lead, point.lead)
        };
        turning_points(&turns, &points, 2, Edition::Of2018).into_iter().map(told).collect()
    }

    #[test]
    fn the_first_lead_is_no_turning_point_and_a_shared_first_place_changes_nothing() {
        assert_eq!(turned(&[[0, 0], [1, 0], [1, 1], [2, 1]]), []);
    }

    #[test]
    fn the_game_turns_when_somebody_else_is_ahead_even_after_a_tie() {
        assert_eq!(turned(&[[0, 0], [1, 0], [1, 1], [1, 1], [1, 3]]), [(3, 1, Some(0), 0, 2)]);
    }

    #[test]
    fn a_lead_that_changes_by_two_is_a_turning_point_and_by_one_is_none() {
        assert_eq!(turned(&[[0, 0], [1, 0], [2, 0], [4, 0], [4, 2]]), [(2, 0, None, 2, 4), (3, 0, None, 4, 2)]);
    }

    #[test]
    fn of_many_turning_points_changes_of_hands_stay_and_the_last_of_them_always() {
        let swings = [[0, 0], [1, 0], [3, 0], [5, 0], [7, 0], [7, 8], [9, 8], [9, 10], [11, 10], [11, 14], [15, 14]];
        let told = turned(&swings);
        assert_eq!(told.len(), MOST);
        assert!(told.iter().all(|(.., overtaken, _, _)| overtaken.is_some()), "{told:?}");
        assert_eq!(told.last().map(|(turn, ..)| *turn), Some(9));
        // The earliest of the three smallest changes is left out.
        assert_eq!(told.iter().map(|(turn, ..)| *turn).collect::<Vec<_>>(), [4, 6, 7, 8, 9]);
    }
}
