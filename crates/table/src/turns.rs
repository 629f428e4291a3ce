//! The course of a game by turns, as a log shows it.

use std::ops::Range;

use kernel::Seat;

use crate::{Discloses, Step};

/// Steps that follow each other under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<H> {
    /// What they have in common: in Yellow & Yangtze whose turn it is, in Yunnan the round and the phase.
    pub heading: H,
    /// The numbers of the steps.
    pub steps: Range<usize>,
}

/// The turns of a game so far.
pub fn turns<G: Discloses>(steps: &[Step<G>]) -> Vec<Turn<G::Heading>> {
    let mut turns: Vec<Turn<G::Heading>> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let Some(heading) = step.before.heading() else { continue };
        match turns.last_mut() {
            Some(turn) if turn.heading == heading => turn.steps.end = number + 1,
            _ => turns.push(Turn { heading, steps: number..number + 1 }),
        }
    }
    turns
}

/// The steps since the end of a seat's last turn: what others did while it waited. What the seat has done in a turn that is
/// going on doesn't count.
pub fn since_last_turn<G: Discloses>(steps: &[Step<G>], seat: Seat) -> Range<usize> {
    let own = |step: &Step<G>| step.before.whose_turn() == Some(seat);
    let goes_on = |step: &Step<G>| {
        let now = steps.last().map(|last| &last.after);
        own(step) && now.is_some_and(|now| now.whose_turn() == Some(seat) && now.heading() == step.before.heading())
    };
    let end = steps.iter().rposition(|step| !goes_on(step)).map_or(0, |last| last + 1);
    let start = steps[..end].iter().rposition(own).map_or(0, |last| last + 1);
    start..end
}
