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
