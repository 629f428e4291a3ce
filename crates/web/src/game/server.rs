//! What the table of a server brings to the page of a game: who sits there, who is told what was decided here, and what
//! people do beside the game.
//!
//! It holds what others do as functions, so that those who play alone needn't load how a server is talked to.

use std::sync::Arc;

use kernel::Seat;
use leptos::prelude::*;
use table::Sitter;

use super::play::Play;

/// The table of a server at which a game is played.
#[derive(Clone, Copy)]
pub(crate) struct Server {
    /// What it is known by.
    pub(crate) id: StoredValue<String>,
    /// Whether what happened since the own last turn is shown first.
    pub(crate) recaps: bool,
    /// Who sits where.
    pub(crate) sitters: Signal<Vec<Sitter>>,
    /// Whether people play who don't sit at this screen.
    pub(crate) has_others: Signal<bool>,
    /// Whether the game was left unfinished.
    pub(crate) is_left: Signal<bool>,
    /// Whether what was confirmed is on its way, and has been for a while: until it has arrived nothing of it changes.
    pub(crate) is_held: Signal<bool>,
    /// Whether the others are asked to go back.
    pub(crate) is_asked: Signal<bool>,
    /// Whether what is shown and tried out is only planned.
    pub(crate) is_planning: Signal<bool>,
    /// Gives answers, or plans them.
    pub(crate) act: Callback<Vec<String>>,
    /// Asks to go back to where there were so many steps.
    pub(crate) undo: Callback<usize>,
    pub(crate) views: StoredValue<Views>,
}

/// What is shown of it, made when it is wanted.
#[derive(Clone)]
pub(crate) struct Views {
    /// What is asked of those at the table.
    pub(crate) requests: Shows,
    /// How answers are planned while others decide.
    pub(crate) plan: Shows,
    /// What is asked, as it is said while answers are planned.
    pub(crate) planned: fn(Play, &str) -> String,
    /// Talk, plans, notes and deeds.
    pub(crate) company: Shows,
    /// How to play once more, when the game is over.
    pub(crate) again: Shows,
    /// Whether the deal was fair.
    pub(crate) fair: Shows,
    /// A link to the moment that is looked at.
    pub(crate) moment: Shows,
    /// Whether somebody is there, and how much time they have.
    pub(crate) seat: Arc<dyn Fn(Seat) -> AnyView + Send + Sync>,
}

/// Something to be shown with a game.
pub(crate) type Shows = fn(Play, Server) -> AnyView;

impl Server {
    /// Shows one of its views.
    pub(crate) fn show(self, play: Play, which: fn(&Views) -> Shows) -> AnyView {
        self.views.with_value(which)(play, self)
    }
}
