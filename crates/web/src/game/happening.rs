//! What just happened: whoever follows the game with eyes, ears or a screen reader hears of it once.

use std::ops::Range;

use leptos::prelude::*;

use super::play::Play;
use crate::sound::Cue;

/// Something that has just come to the screen.
#[derive(Clone, Default)]
pub(crate) struct Happened {
    /// Which one it is, so that the same again is something else.
    pub(crate) number: u32,
    /// The steps that it was, those included that are tried out.
    pub(crate) steps: Range<usize>,
    /// What is worth telling of it, in sentences.
    pub(crate) told: Vec<String>,
    /// What it sounds like.
    pub(crate) cue: Option<Cue>,
    /// Whether it had been on the board already, as a proposal.
    pub(crate) was_proposed: bool,
}

/// Follows the game, step by step forwards; going back, or far ahead, is nothing that happens.
pub(super) fn follow(play: Play) -> RwSignal<Happened> {
    /// Whoever goes on by so many steps at once jumps.
    const JUMP: usize = 12;
    let happened = RwSignal::new(Happened::default());
    Effect::new(move |before: Option<(usize, bool, bool)>| {
        let (present, looking, at) = (play.is_present(), play.looking.get().is_some(), play.at());
        let standing = play.standing.get();
        let count = at.min(standing.steps) + if present { standing.draft } else { 0 };
        if let Some((was, was_proposed, was_looking)) = before
            && looking == was_looking
            && count > was
            && count <= was + JUMP
        {
            let (steps, table) = (was..count, play.any_table());
            let told = table.told(&untrack(|| play.reader()), steps.clone());
            let cue = table.cue(steps.clone());
            happened.update(|happened| {
                *happened = Happened { number: happened.number.wrapping_add(1), steps, told, cue, was_proposed };
            });
        }
        (count, standing.is_proposed, looking)
    });
    happened
}
