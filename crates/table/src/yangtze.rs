//! What somebody at a table of Yellow & Yangtze can pick up, and where it can go.

mod choices;
mod conflict;
mod recap;
mod stakes;

#[cfg(test)]
mod tests;

pub use choices::{Choices, Pick};
pub use conflict::{Conflict, Reserve, Side, reserves};
pub use recap::{Cue, Frame, cue, frames, spaces_of, told};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
