//! What players read in the browser beside what the games themselves say.

mod catalogue;
mod english;
mod french;
mod italian;

#[cfg(test)]
mod tests;

use std::fmt::Display;

pub use catalogue::{Choose, Fight, Game, Recap, Screen, Shell, Start, screen};

/// Puts values into the places of a text, each by the name of its place: `Seat {number}`.
pub fn fill(text: &str, values: &[(&str, &dyn Display)]) -> String {
    crate::template::fill(text, values)
}
