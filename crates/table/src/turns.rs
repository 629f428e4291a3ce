//! The course of a game by turns, as a log shows it.

use std::ops::Range;

use kernel::Seat;

use crate::{Discloses, Step};

/// Steps that follow each other in one seat's turn, whoever had to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The numbers of its steps.
    pub steps: Range<usize>,
}

/// The turns of a game so far.
pub fn turns<G: Discloses>(steps: &[Step<G>]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let Some(seat) = step.before.whose_turn() else { continue };
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.steps.end = number + 1,
            _ => turns.push(Turn { seat, steps: number..number + 1 }),
        }
    }
    turns
}

/// The steps since the end of a seat's last turn: what others did while it waited. What the seat has done in a turn that is
/// going on doesn't count.
pub fn since_last_turn<G: Discloses>(steps: &[Step<G>], seat: Seat) -> Range<usize> {
    let mut turns = turns(steps);
    let acts = steps.last().is_some_and(|step| step.after.whose_turn() == Some(seat));
    let end = match turns.last() {
        Some(turn) if turn.seat == seat && acts => {
            let start = turn.steps.start;
            turns.pop();
            start
        }
        _ => steps.len(),
    };
    let start = turns.iter().rev().find(|turn| turn.seat == seat).map_or(0, |turn| turn.steps.end);
    start..end
}
