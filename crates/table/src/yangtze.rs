//! What somebody at a table of Yellow & Yangtze can pick up, and where it can go.

mod choices;
mod stakes;

#[cfg(test)]
mod tests;

pub use choices::{Choices, Pick};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
