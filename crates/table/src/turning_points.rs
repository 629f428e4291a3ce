//! The turns on which a game turned.

use std::ops::Range;

use kernel::Seat;

/// So many turning points are told at most.
pub(crate) const MOST: usize = 5;

/// A turn on which the game turned.
///
/// Who would win if the game ended after a turn is ahead, if there is just one and the game has such a thing already. The
/// lead is what the score of who is ahead has more than the best other score. A turn is a turning point if somebody else
/// is ahead after it than whoever was ahead last, or if the same player is ahead as before it and the lead has changed by
/// much. Where there is no such turn, it is the last one that broke a tie of scores. Of more than five those stay where the
/// lead changed hands, then those where it changed most, then the latest; the last turn after which it changed hands is
/// always among them. In Yunnan rounds take the place of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of the turn.
    pub turn: usize,
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

/// Who is ahead after so many steps, and everybody's score in seat order.
pub(crate) struct Standing {
    pub(crate) ahead: Option<Seat>,
    pub(crate) scores: Vec<i32>,
}

impl Standing {
    /// What a seat's score has more than the best other one.
    fn lead(&self, of: Seat) -> i32 {
        let others = Seat::all(self.scores.len()).filter(|seat| *seat != of).map(|seat| self.scores[seat.index()]);
        self.scores[of.index()].saturating_sub(others.max().unwrap_or_default())
    }
}

/// The few turns on which the game turned, given the steps of each and how things stood after so many steps. A lead that
/// stays in the same hands has to change by `much`.
pub(crate) fn turning_points(
    turns: impl Iterator<Item = Range<usize>>,
    much: u32,
    standing: &dyn Fn(usize) -> Standing,
) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = Vec::new();
    // Who was ahead last, and whether still so before this turn.
    let mut last: Option<Seat> = None;
    let mut before: Option<Seat> = None;
    let mut broken = None;
    for (turn, steps) in turns.enumerate() {
        let (at_start, at_end) = (standing(steps.start), standing(steps.end));
        let Some(ahead) = at_end.ahead else {
            (before, broken) = (None, None);
            continue;
        };
        let overtaken = last.filter(|last| *last != ahead);
        let (before_lead, lead) = (at_start.lead(ahead), at_end.lead(ahead));
        let point = TurningPoint { turn, after: steps.end, ahead, overtaken, before_lead, lead };
        if overtaken.is_some() || (before == Some(ahead) && point.swing() >= much) {
            found.push(point);
        } else if before_lead <= 0 || lead <= 0 {
            broken = (lead > 0).then_some(point);
        }
        (last, before) = (Some(ahead), Some(ahead));
    }
    if found.is_empty() {
        found.extend(broken);
    }
    let decisive = found.iter().rev().find(|point| point.overtaken.is_some()).map(|point| point.turn);
    let weight =
        |point: &TurningPoint| (Some(point.turn) == decisive, point.overtaken.is_some(), point.swing(), point.turn);
    kernel::sort_few(&mut found, |one, other| weight(one) > weight(other));
    found.truncate(MOST);
    kernel::sort_few(&mut found, |one, other| one.turn < other.turn);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turning points of a game in which each turn is one step, told by the scores of two after it. Nobody is ahead in a
    /// tie, and a change by two is much.
    fn turned(scores: &[[u32; 2]]) -> Vec<(usize, usize, Option<usize>, i32, i32)> {
        let standing = |step: usize| {
            let [one, other] = scores[step];
            let ahead = (one != other).then(|| Seat::new(u8::from(other > one)));
            Standing { ahead, scores: scores[step].map(|score| score as i32).to_vec() }
        };
        let told = |point: TurningPoint| {
            let overtaken = point.overtaken.map(Seat::index);
            (point.turn, point.ahead.index(), overtaken, point.before_lead, point.lead)
        };
        turning_points((1..scores.len()).map(|step| step - 1..step), 2, &standing).into_iter().map(told).collect()
    }

    #[test]
    fn the_first_lead_is_no_turning_point_beside_another_one() {
        assert_eq!(turned(&[[0, 0], [1, 0], [3, 0]]), [(1, 0, None, 1, 3)]);
    }

    #[test]
    fn where_nothing_else_turns_the_game_it_is_what_broke_an_even_one_last() {
        assert_eq!(turned(&[[0, 0], [0, 0], [1, 0]]), [(1, 0, None, 0, 1)]);
        assert_eq!(turned(&[[0, 0], [1, 0], [1, 1], [2, 1]]), [(2, 0, None, 0, 1)]);
        assert_eq!(turned(&[[0, 0], [1, 0], [1, 1]]), []);
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
