//! One game on the screen, with its own positions and actions: what the parts are given that only this game has.

use std::ops::{Deref, Range};
use std::sync::Arc;

use leptos::prelude::*;
use table::{Choices, Step, Table, Telling as _};

use super::keep::Slot;
use super::play::{Play, first_observer};
use super::seated::Seated;
use super::server::Server;
use super::shown::Shown;

/// A game on the screen. It is a [`Play`] and more: what any game has is asked of it in the same way.
pub(crate) struct OnScreen<G: Shown> {
    play: Play,
    pub(crate) table: RwSignal<Table<G>>,
    /// What can be done.
    pub(crate) choices: Memo<Choices<G>>,
    /// What is held, and whatever else only this game has.
    pub(crate) own: G::Own,
}

// Not derived: that would ask it of the game.
impl<G: Shown> Clone for OnScreen<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Shown> Copy for OnScreen<G> {}

impl<G: Shown> Deref for OnScreen<G> {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl<G: Shown> OnScreen<G> {
    /// Puts a game on the screen.
    pub(crate) fn new(table: Table<G>, slot: Slot) -> Self {
        Self::of(table, slot, None)
    }

    /// Puts a game on the screen that is played at the table of a server.
    pub(crate) fn at_table(table: Table<G>, server: Server) -> Self {
        Self::of(table, Slot::Table, Some(server))
    }

    fn of(table: Table<G>, slot: Slot, server: Option<Server>) -> Self {
        let observer = RwSignal::new(first_observer(table.sitters()));
        let seated = Seated::new(table, observer);
        let Seated { table, choices, own } = seated;
        Self { play: Play::new(Arc::new(seated), slot, server, observer), table, choices, own }
    }

    fn seated(self) -> Seated<G> {
        Seated { table: self.table, choices: self.choices, own: self.own }
    }

    /// The position that is shown.
    pub(crate) fn position(self) -> G {
        self.seated().position(self.moment())
    }

    /// What is shown of it.
    pub(crate) fn view(self) -> G::View {
        self.position().view(self.observer.get())
    }

    /// The last thing that happened before what is shown.
    pub(crate) fn last_step(self) -> Option<Step<G>> {
        self.seated().last_step(self.moment())
    }

    /// An event as whoever looks may know it.
    pub(crate) fn observed(self, event: &G::Event) -> G::Event {
        event.as_seen_by(self.observer.get())
    }

    /// What these steps brought as whoever looks may know it, those included that are tried out.
    pub(crate) fn events(self, steps: Range<usize>) -> Vec<G::Event> {
        self.seated().events(steps, self.observer.get_untracked())
    }

    /// Tries an answer out.
    pub(crate) fn try_out(self, action: G::Action) {
        let _ = self.took(self.seated().try_out(self.shell.language.get_untracked(), action));
    }
}
