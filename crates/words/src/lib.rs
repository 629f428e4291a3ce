//! The message catalogue: everything that players read, in every language we speak.
//!
//! A message is a template with named places, `{player} places {a_tile} on {space}.`, one per language in a struct of
//! such texts: a message that lacks a translation doesn't compile. Everything of a language is in a module of its own.
//! Each game has one, too, with the functions that make sentences. [`rules`] reads the rules of the games, which every
//! refusal cites.
//!
//! ```
//! use kernel::Seat;
//! use words::{Language, Names};
//!
//! let event = yangtze::Event::TilePlaced {
//!     seat: Seat::new(0),
//!     colour: yangtze::Colour::Green,
//!     space: "F7".parse()?,
//! };
//! let [english, french] = [Language::English, Language::French];
//! assert_eq!(words::yangtze::event(english, &Names::default(), &event), "Lion places a trader on F7.");
//! assert_eq!(words::yangtze::event(french, &Names::new(["Zoé"]), &event), "Zoé pose une tuile négociant en F7.");
//! # Ok::<(), yangtze::Misread>(())
//! ```

mod board_files;
#[cfg(test)]
mod checks;
mod english;
mod french;
mod house;
mod italian;
mod language;
mod names;
pub mod play;
pub mod rules;
pub mod screen;
mod teller;
mod template;
pub mod yangtze;
pub mod yunnan;

pub use board_files::{board_id_taken, board_problem};
pub use house::{heading, log, signed};
pub use language::{Language, UnknownLanguage};
pub use names::Names;
