//! Somebody who tells what happens to players.

use kernel::Seat;

use crate::template::{Values, about};
use crate::{Language, Names};

/// Somebody who tells the events of a game in one language, with the game's messages.
pub(crate) struct Teller<'a, E: 'static> {
    pub(crate) language: Language,
    pub(crate) names: &'a Names,
    /// What a seat without a name is called.
    pub(crate) emblem: fn(Language, Seat) -> &'static str,
    pub(crate) events: &'static E,
}

impl<E> Teller<'_, E> {
    /// A sentence about one player.
    pub(crate) fn of(&self, seat: Seat, template: &str, values: &Values<'_>) -> String {
        about(self.name(seat), template, values)
    }

    /// What the player in this seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).unwrap_or_else(|| (self.emblem)(self.language, seat))
    }
}
