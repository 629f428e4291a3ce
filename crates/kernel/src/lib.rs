//! What a game is, for every game of the house.
//!
//! A rules crate implements [`Game`]: a small plain value that always waits at exactly one place
//! ([`Pending`]), answers one [`Game::Action`] at a time and refuses the rest by naming the rule
//! ([`Refused`]). Everything that plays, records, checks or shows a game is written against this crate.

pub mod board_file;
mod boards;
mod dice;
mod few;
mod game;
mod record;
mod seat;
mod text;

pub use boards::{Boards, NoBoard};
pub use dice::{Dice, Seed};
pub use few::sort_few;
pub use game::{Game, Legal, NoView, Pending, Refused, SetupProblem, SetupProblems, Sink, View};
pub use record::{FORMAT, Record, RecordError, Text};
pub use seat::{Observer, Seat};
pub use text::{Digest, quoted, shown, whole_number};
