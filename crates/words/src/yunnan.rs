//! Yunnan in words.
//!
//! A player without a name is called by the emblem of the seat. Bids are plain numbers; what is earned is told in tea,
//! money in Yuan and victory points in VP. Provinces and progress buildings bring their preposition along: nothing is
//! glued to their bare names.

mod advice;
pub(crate) mod catalogue;
mod deed;
mod event;
mod label;
mod page;
mod reason;
mod refusal;
mod result;
mod terms;

#[cfg(test)]
mod sentences;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variants;

pub use advice::{advice, kind, money_left, vocabulary};
pub use deed::deed;
pub use event::event;
pub use label::{Label, label};
pub use page::{Auction, Course, Income, Page, Phases, Travel, page};
pub use reason::{end, final_reason, verdict};
pub use refusal::{misread, refusal, refusal_with_number, rule, rule_with_number};
pub use result::{result, victory};
pub use terms::{
    at_building, bank, building, construction, crossings, decision, emblem, from_province, in_province, name, order,
    points, posts, province, to_province, traders, variant, waiting, yuan,
};
