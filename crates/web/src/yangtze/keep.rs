//! Games kept by the browser: they survive reloading and closing.

use ::yangtze::Position;
use leptos::prelude::*;
use table::{Sitter, Table};

use super::play::Play;
use crate::storage;

/// A place where one game is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// The game that is being played.
    Game,
    /// A game that somebody looks at.
    Record,
}

impl Slot {
    const fn key(self) -> &'static str {
        match self {
            Self::Game => "pagoda game yellow-yangtze",
            Self::Record => "pagoda record yellow-yangtze",
        }
    }

    const fn going(self) -> &'static str {
        match self {
            Self::Game => "pagoda game yellow-yangtze going",
            Self::Record => "pagoda record yellow-yangtze going",
        }
    }
}

/// Keeps the game on the screen as it is.
pub(crate) fn write(play: Play) {
    // Who plays in a browser that keeps nothing knows it.
    let _ = play.table.with_untracked(|table| keep(table, play.slot));
}

/// Keeps a game; whether there was room for it.
pub(crate) fn keep(table: &Table<Position>, slot: Slot) -> bool {
    let going = if table.is_over() { "" } else { "true" };
    table.save().is_ok_and(|text| storage::write(slot.key(), &text) && storage::write(slot.going(), going))
}

/// Whether a game is kept that isn't over. It is written beside the game, so that nobody has to read that to know.
pub(crate) fn is_going(slot: Slot) -> bool {
    storage::read(slot.going()).is_some_and(|going| !going.is_empty())
}

/// The game that was kept, if there is one and it can be read.
pub(crate) fn read(slot: Slot) -> Option<Table<Position>> {
    Table::load(&storage::read(slot.key())?, &Sitter::PERSON).ok()
}

/// Follows what other tabs do with the same game: what they keep is how it is.
pub(crate) fn follow(play: Play) {
    let heard = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(play.slot.key())
            && let Some(table) = read(play.slot)
        {
            play.take_over(table);
        }
    });
    on_cleanup(move || heard.remove());
}
