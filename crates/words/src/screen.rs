//! What players read in the browser beside what the games themselves say.

mod after;
mod at_table;
mod catalogue;
mod help;
mod online;
mod together;

#[cfg(test)]
mod tests;

use std::fmt::Display;

pub use after::{After, Problems};
pub use at_table::AtTable;
pub use catalogue::{Choose, Fight, Game, Keys, People, Recap, Screen, Shell, Start, screen};
pub use help::{Help, Misasked};
pub use online::{Account, Online, Refusals};
pub use together::{Together, together};

/// Puts values into the places of a text, each by the name of its place: `Seat {number}`.
pub fn fill(text: &str, values: &[(&str, &dyn Display)]) -> String {
    crate::template::fill(text, values)
}
