//! Games kept by the browser: they survive reloading and closing. There is a place for each game of the house.

use kernel::Seat;
use leptos::prelude::*;
use table::{Discloses, Sitter, Table, Unreadable};

use super::play::Play;
use crate::{browser, storage};

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
    let is_person = |seat: Seat| table.sitters()[seat.index()].is_person();
    let going = if table.is_over() {
        ""
    } else if table.steps().iter().any(|step| step.seat().is_some_and(is_person)) {
        BEGUN
    } else {
        "true"
    };
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

/// What is written in place of whether a game is going on, if somebody has done something in it.
const BEGUN: &str = "begun";

/// Whether somebody has begun a game that isn't over.
pub(super) fn is_begun(game: &str) -> bool {
    storage::read(&Slot::Game.going(game)).as_deref() == Some(BEGUN)
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

/// Where it is kept which moment of a record is looked at.
fn moment_key(game: &str) -> String {
    Slot::Record.key(game) + " at"
}

/// Keeps that a record is looked at after so many steps; none at its end.
pub(super) fn keep_moment(game: &str, at: Option<usize>) {
    // Where nothing can be kept it is looked at from its start again.
    let _ = storage::write(&moment_key(game), &at.map(|at| at.to_string()).unwrap_or_default());
}

/// After so many steps a record was looked at last: first after none.
pub(super) fn moment(game: &str) -> Option<usize> {
    storage::read(&moment_key(game)).map_or(Some(0), |at| at.parse().ok())
}

/// Where it is kept what is being tried out at the table of a server.
fn draft_key(table: &str) -> String {
    format!("pagoda table {table}")
}

/// Keeps what is being tried out at the table of a server after so many steps.
pub(super) fn keep_draft(table: &str, steps: usize, actions: &[String]) {
    if actions.is_empty() {
        storage::remove(&draft_key(table));
    } else {
        // Where nothing can be kept it is lost with the page.
        let _ = storage::write(&draft_key(table), &format!("{steps}\n{}", actions.join("\n")));
    }
}

/// What was being tried out there, if the game hasn't gone on since.
pub(super) fn draft(table: &str, steps: usize) -> Vec<String> {
    let kept = storage::read(&draft_key(table)).unwrap_or_default();
    let mut lines = kept.lines();
    let fits = lines.next() == Some(&*steps.to_string());
    lines.filter(|_| fits).map(str::to_owned).collect()
}

/// Follows what other tabs do with the same game: what they keep is how it is.
pub(crate) fn follow(play: Play) {
    let key = play.slot.key(play.any_table().name());
    let heard = window_event_listener(leptos::ev::storage, move |event| {
        let Some(now) = event.new_value().filter(|_| event.key().as_ref() == Some(&key)) else { return };
        if event.old_value().is_some_and(|before| lasting(&before) == lasting(&now)) {
            play.take_over();
        } else {
            // Nothing of the page fits another game.
            browser::reload();
        }
    });
    on_cleanup(move || heard.remove());
}

/// What stays the same during a game of what is kept of it: all before its actions, and who sits at the table.
fn lasting(text: &str) -> Option<(&str, &str)> {
    let (before, rest) = text.split_once("\"actions\":")?;
    let (_, sitters) = rest.split_once("\"sitters\":")?;
    Some((before, sitters.split_once("\"seed\":")?.0))
}
