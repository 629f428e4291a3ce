//! What somebody at a table of Yellow & Yangtze can pick up and where it can go, what a conflict would bring, and how a game
//! came about.

mod choices;
mod stakes;
mod story;

#[cfg(test)]
mod tests;

pub use choices::{Choices, Pick};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
pub use story::{Conflict, Story, TurningPoint};
