//! What somebody at a table of Yellow & Yangtze can pick up and where it can go, and what there is to see.

mod asked;
mod choices;
mod realms;
mod sites;
mod stakes;
mod unseen;

#[cfg(test)]
mod tests;

pub use asked::{Asked, Misasked};
pub use choices::{Choices, Pick};
pub use realms::{Governing, Realm, realms};
pub use sites::{Site, sites};
pub use stakes::{Outcome, Stakes, revolt_stakes, war_stakes};
pub use unseen::Seen;
