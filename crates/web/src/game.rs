//! What any game on the screen has, whichever it is: the table with those who sit and look at it, what goes on by itself,
//! and the parts of the page that say and show it.
//!
//! A game brings what is its own as [`Shown`] and as the [`Parts`](page::Parts) of its page. Everything else is here once for
//! all games, and isn't made for each of them again: it asks an [`AnyTable`](any_table::AnyTable).

mod announce;
mod any_table;
pub(crate) mod beats;
pub(crate) mod camera;
pub(crate) mod carry;
pub(crate) mod chart;
pub(crate) mod drawings;
mod driver;
pub(crate) mod happening;
mod hint;
pub(crate) mod keep;
pub(crate) mod keys;
mod log;
pub(crate) mod motion;
mod on_screen;
pub(crate) mod opening;
mod pace;
pub(crate) mod page;
pub(crate) mod picture;
mod play;
mod players;
mod prompt;
mod recap;
mod result;
mod seated;
mod server;
pub(crate) mod sheet;
mod shown;
pub(crate) mod spots;
mod take_back;
mod thoughts;
mod timeline;
mod typed;

pub(crate) use any_table::Reader;
pub(crate) use on_screen::OnScreen;
pub(crate) use play::{Notice, Play, Told};
pub(crate) use prompt::Confirm;
pub(crate) use server::{Server, Views};
pub(crate) use shown::{Section as LogSection, Shown};
pub(crate) use typed::written;
