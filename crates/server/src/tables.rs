//! Tables: what happened at each, who is there, and what comes next.

mod clock;
mod command;
mod entry;
mod header;
mod hub;
mod journal;
mod listener;
mod lists;
mod lobby;
mod next;
mod pool;
mod running;
mod statistics;
mod table;
mod telling;
mod time;
mod underway;

pub(crate) use command::{Asker, Done};
pub(crate) use header::Header;
pub(crate) use hub::{Hub, Presence, broken};
pub(crate) use listener::written;
pub(crate) use time::now;
pub(crate) use underway::Underway;
