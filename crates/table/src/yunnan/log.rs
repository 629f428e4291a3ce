//! The log of a game: what happened in each phase of each round.

use std::ops::Range;

use ::yunnan::Position;

use super::Heading;
use crate::Step;

/// What happened under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The round and the phase.
    pub heading: Heading,
    /// What happened, step by step.
    pub lines: Vec<Line>,
}

/// Events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of the step.
    pub step: usize,
    /// The numbers of the events among those of the step.
    pub events: Range<usize>,
}

/// The log of these steps. An answer that ends a phase also brings about what follows by itself: its events stand under
/// several headings.
pub fn log(steps: &[Step<Position>]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for (step, told) in steps.iter().enumerate() {
        let Some(mut heading) = Heading::of(&told.before) else { continue };
        for (number, event) in told.events.iter().enumerate() {
            heading = heading.of_event(event);
            if sections.last().is_none_or(|section| section.heading != heading) {
                sections.push(Section { heading, lines: Vec::new() });
            }
            let Some(section) = sections.last_mut() else { continue };
            match section.lines.last_mut() {
                Some(line) if line.step == step => line.events.end = number + 1,
                _ => section.lines.push(Line { step, events: number..number + 1 }),
            }
        }
    }
    sections
}
