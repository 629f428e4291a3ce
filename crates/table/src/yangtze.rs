//! What somebody at a table of Yellow & Yangtze can pick up and where it can go, what there is to see, what a conflict would
//! bring, and how a game came about.

mod asked;
mod choices;
mod conflict;
mod realms;
mod recap;
mod sites;
mod stakes;
mod story;
mod unseen;

#[cfg(test)]
mod tests;

pub use asked::Asked;
pub use choices::{Choices, Pick, least_first, spaces_of_action};
pub use conflict::{Conflict, Reserve, Side, reserves};
pub use realms::{Governing, Realm, realms};
pub use recap::{Frame, spaces_of};
pub use sites::{Site, sites};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
pub use story::{PastConflict, Story};
pub use unseen::Seen;
