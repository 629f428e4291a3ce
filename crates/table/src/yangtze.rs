//! What somebody at a table of Yellow & Yangtze can pick up and where it can go, what there is to see, what a conflict would
//! bring, and how a game came about.

mod asked;
mod choices;
mod realms;
mod sites;
mod stakes;
mod story;
mod unseen;

#[cfg(test)]
mod tests;

pub use asked::{Asked, Misasked};
pub use choices::{Choices, Pick};
pub use realms::{Governing, Realm, realms};
pub use sites::{Site, sites};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
pub use story::{Conflict, Story, TurningPoint};
pub use unseen::Seen;
