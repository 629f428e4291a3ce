//! Yunnan on the screen: what only this game has. Everything else is that of [any game](crate::game).

mod about;
mod auction;
mod board;
mod conversion;
mod course;
mod depart;
mod hands;
mod held;
mod keys;
mod notes;
mod page;
mod picture;
mod players;
mod scene;
mod shown;
mod spots;
mod steps;
mod supplies;
mod totals;
mod travel;
mod tray;

use crate::game::OnScreen;

pub(crate) use page::{GamePage, game};

/// A game of Yunnan on the screen.
type Yunnan = OnScreen<::yunnan::Position>;
