//! A game at one table, on whatever screen it is shown: who sits where, what has happened, and a turn that is tried out
//! before it counts.
//!
//! A person's answers are a [draft](Table::try_out) at first. They can be taken back as long as they tell nobody anything
//! new; the first answer that does is only [proposed](Table::proposal) and waits for [confirmation](Table::confirm). Whoever waits
//! for others can try out answers for later in the same way, as a [plan](Table::plan).

mod asked;
mod choices;
mod disclosure;
mod followed;
mod planned;
mod recap;
mod saved;
mod seating;
mod table;
mod turning_points;
mod turns;
pub mod yangtze;
pub mod yunnan;

#[cfg(test)]
mod tests;

pub use asked::{Address, Asked, Asks, Misasked};
pub use choices::{Choices, PickOf, PlaceOf, Placing};
pub use conformance::Difference;
pub use disclosure::{Discloses, Disclosure};
pub use followed::{Heard, Misheard};
pub use planned::Plans;
pub use recap::{Cue, Frame, Telling, cue, frames, told};
pub use saved::{Unreadable, games, is_of};
pub use seating::{NoSetting, Plays, Setting, Sitter};
pub use table::{RefusedBy, Step, Table};
pub use turning_points::TurningPoint;
pub use turns::{Turn, since_last_turn, turns};
