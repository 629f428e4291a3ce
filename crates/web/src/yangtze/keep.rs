//! The game that is being played, kept by the browser: it survives reloading and closing.

use ::yangtze::Position;
use leptos::prelude::*;
use table::{Sitter, Table};

use crate::storage;

/// Where the game is kept.
const KEY: &str = "pagoda game yellow-yangtze";

/// Keeps the game as it is.
pub(crate) fn write(table: RwSignal<Table<Position>>) {
    table.with_untracked(|table| {
        if let Ok(text) = table.save() {
            storage::write(KEY, &text);
        }
    });
}

/// The game that was kept, if there is one and it can be read.
pub(crate) fn read() -> Option<Table<Position>> {
    Table::load(&storage::read(KEY)?, &Sitter::PERSON).ok()
}
