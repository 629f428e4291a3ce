//! A game that is played elsewhere: somebody is told what happens there, and what may be known of every position.
//!
//! Each position of such a table is one of the worlds that its view could be a view of. Whatever is shown is asked of views, so
//! it doesn't depend on which of them it is; nor does what is tried out, up to where something hidden would be shown.

use std::collections::VecDeque;

use kernel::{Dice, Legal as _, Observer, Seed, View as _};
use thiserror::Error;

use crate::{Discloses, Plans, Setting, Sitter, Step, Table, Telling};

/// Something that happened elsewhere, as an observer is told of it.
pub struct Heard<G: Discloses> {
    /// The answer, unless it is a secret of another seat.
    pub action: Option<G::Action>,
    /// What it brought about.
    pub events: Vec<G::Event>,
    /// What may be known of where the game then waited.
    pub view: G::View,
}

/// What is told doesn't fit what was told before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("what is told of an answer doesn't fit the position before it")]
pub struct Misheard;

impl<G: Plans<Event: Telling>> Table<G> {
    /// A game that is played elsewhere and began like this.
    pub fn followed(setting: Setting<G>, sitters: Vec<Sitter>, start: &G::View) -> Self {
        Self::at_start(setting, sitters, world(start))
    }

    /// Takes what happened there. What was being tried out stays as far as it still follows: it may be what happened. So does
    /// a plan; once it is for its seat to decide it is a plan no longer.
    ///
    /// # Errors
    /// If there is no such answer. What came before it has been taken.
    pub fn follow(&mut self, all: Vec<Heard<G>>) -> Result<(), Misheard> {
        let mut tried: VecDeque<G::Action> =
            self.draft().iter().chain(self.proposal()).map(|step| step.action).collect();
        let planner = self.planner();
        self.end_plan();
        for Heard { action, events, view } in all {
            let before = self.settled();
            let secret = || secret_answer(self.board(), &before, view.observer(), events.first()?);
            let action = action.or_else(secret).ok_or(Misheard)?;
            // What others answer doesn't touch what is planned.
            let answers = planner.is_none() || before.pending().seat() == planner;
            if answers && tried.pop_front() != Some(action) {
                tried.clear();
            }
            self.happened(Step { before, action, events, after: world(&view) });
        }
        if let Some(seat) = planner.filter(|seat| self.settled().pending().seat() != Some(*seat)) {
            self.plan(seat);
        }
        // Whoever sits here can go on with it; nobody else's answers are tried out.
        for action in tried {
            let own = self.decider().is_some_and(|(_, sitter)| sitter.is_person());
            if !own || self.proposal().is_some() || self.try_out(action).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// A world as good as any other.
fn world<G: Discloses>(view: &G::View) -> G {
    G::sample_world(view, &mut Dice::for_players(Seed::of_series(0, 0)))
}

/// An answer that can't be told from the one that was given: what everybody saw of it is the same.
fn secret_answer<G: Discloses<Event: Telling>>(
    board: &G::Board,
    before: &G,
    observer: Observer,
    seen: &G::Event,
) -> Option<G::Action> {
    let mut found = None;
    before.legal(board).for_each(|action| {
        if found.is_none() && G::is_secret(&action) {
            let step = Step::new(board, *before, action).ok();
            let first = step.and_then(|step| step.events.first().map(|event| event.as_seen_by(observer)));
            found = (first.as_ref() == Some(seen)).then_some(action);
        }
    });
    found
}

#[cfg(test)]
pub(crate) mod tests;
