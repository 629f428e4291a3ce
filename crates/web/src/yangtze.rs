//! Yellow & Yangtze on the screen: what only this game has. Everything else is that of [any game](crate::game).

mod board;
mod conclusion;
mod course;
mod depart;
mod fight;
mod hands;
mod held;
mod keys;
mod overlays;
mod page;
mod picture;
mod players;
mod shown;
mod spots;
mod supplies;
mod totals;
mod tray;

use crate::game::OnScreen;

pub(crate) use page::{GamePage, game};

/// A game of Yellow & Yangtze on the screen.
type Yangtze = OnScreen<::yangtze::Position>;
