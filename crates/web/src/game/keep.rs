//! Games kept by the browser: they survive reloading and closing. There is a place for each game of the house.

use leptos::prelude::*;
use table::{Discloses, Sitter, Table, Unreadable};

use super::play::Play;
use crate::storage;

/// A place where one game is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// The game that is being played.
    Game,
    /// A game that somebody looks at.
    Record,
    /// None: a server keeps it.
    Table,
}

impl Slot {
    /// Where the game of this name is kept.
    fn key(self, game: &str) -> String {
        match self {
            Self::Game => format!("pagoda game {game}"),
            Self::Record | Self::Table => format!("pagoda record {game}"),
        }
    }

    /// Where it is written whether it is going on.
    fn going(self, game: &str) -> String {
        self.key(game) + " going"
    }
}

/// Keeps a game; whether there was room for it.
pub(crate) fn keep<G: Discloses>(table: &Table<G>, slot: Slot) -> bool {
    let going = if table.is_over() { "" } else { "true" };
    let write = |text: String| storage::write(&slot.key(G::NAME), &text) && storage::write(&slot.going(G::NAME), going);
    table.save().is_ok_and(write)
}

/// What is known of the game that is kept in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// There is none, or it is over.
    Nothing,
    /// It isn't over.
    Going,
    /// It can't be read.
    Torn,
}

/// What is written in place of whether a game is going on, if it can't be read.
const TORN: &str = "torn";

/// What is known of a game without reading it: what is written beside it, and whether its end is there.
pub(crate) fn kept(game: &str) -> Kept {
    let going = storage::read(&Slot::Game.going(game)).unwrap_or_default();
    match text(game) {
        Some(text) if !going.is_empty() => {
            if going != TORN && text.trim_end().ends_with('}') {
                Kept::Going
            } else {
                Kept::Torn
            }
        }
        _ => Kept::Nothing,
    }
}

/// What is kept of the game that is being played, whatever it is.
pub(crate) fn text(game: &str) -> Option<String> {
    storage::read(&Slot::Game.key(game))
}

/// Notes that a game can't be read.
pub(super) fn note_torn(game: &str, slot: Slot) {
    storage::write(&slot.going(game), TORN);
}

/// Throws away the game that is kept.
pub(crate) fn discard(game: &str) {
    storage::remove(&Slot::Game.key(game));
    storage::remove(&Slot::Game.going(game));
}

/// The game that was kept, if there is one, or why it can't be read.
pub(crate) fn read<G: Discloses>(slot: Slot) -> Option<Result<Table<G>, Unreadable<G>>> {
    Some(Table::load(&storage::read(&slot.key(G::NAME))?, &Sitter::PERSON))
}

/// Where it is kept what is being tried out at the table of a server.
fn draft_key(table: &str) -> String {
    format!("pagoda table {table}")
}

/// Keeps what is being tried out at the table of a server.
pub(super) fn keep_draft(table: &str, actions: &[String]) {
    if actions.is_empty() {
        storage::remove(&draft_key(table));
    } else {
        // Where nothing can be kept it is lost with the page.
        let _ = storage::write(&draft_key(table), &actions.join("\n"));
    }
}

/// What was being tried out there.
pub(super) fn draft(table: &str) -> Vec<String> {
    storage::read(&draft_key(table)).map_or_else(Vec::new, |text| text.lines().map(str::to_owned).collect())
}

/// Follows what other tabs do with the same game: what they keep is how it is.
pub(crate) fn follow(play: Play) {
    let key = play.slot.key(play.any_table().name());
    let heard = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_ref() == Some(&key) {
            play.take_over();
        }
    });
    on_cleanup(move || heard.remove());
}
