//! What just happened: whoever follows the game with eyes, ears or a screen reader hears of it once.

use ::yangtze::Event;
use leptos::prelude::*;

use super::play::Play;

/// Something that has just come to the screen.
#[derive(Clone, Default)]
pub(crate) struct Happened {
    /// Which one it is, so that the same again is something else.
    pub(crate) number: u32,
    /// What happened, as whoever looks may know it.
    pub(crate) events: Vec<Event>,
    /// Whether it had been on the board already, as a proposal.
    pub(crate) was_proposed: bool,
}

/// Follows the game, step by step forwards; going back, or far ahead, is nothing that happens.
pub(crate) fn follow(play: Play) -> RwSignal<Happened> {
    /// Whoever goes on by so many steps at once jumps.
    const JUMP: usize = 12;
    let happened = RwSignal::new(Happened::default());
    Effect::new(move |before: Option<(usize, bool, bool)>| {
        let (present, looking, at) = (play.is_present(), play.looking.get().is_some(), play.at());
        let (counted, count, proposed) = play.table.with(|table| {
            let counted = at.min(table.steps().len());
            let tried = if present { table.draft().len() } else { 0 };
            (counted, counted + tried, table.proposal().is_some())
        });
        if let Some((was, was_proposed, was_looking)) = before
            && looking == was_looking
            && count > was
            && count <= was + JUMP
        {
            let events = play.table.with_untracked(|table| {
                let steps = table.steps()[..counted].iter().chain(table.draft()).skip(was).take(count - was);
                steps.flat_map(|step| &step.events).map(|event| play.observed(event)).collect()
            });
            happened.update(|happened| {
                *happened = Happened { number: happened.number.wrapping_add(1), events, was_proposed };
            });
        }
        (count, proposed, looking)
    });
    happened
}
