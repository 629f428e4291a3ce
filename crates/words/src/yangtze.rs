//! Yellow & Yangtze in words.
//!
//! A tile is called by its role (a trader); leaders, pagodas and victory points by their colour (the green leader, a
//! green pagoda, 2 green points). So no two things share a word. A state is called by its first space.

mod advice;
pub(crate) mod catalogue;
mod deed;
mod event;
mod label;
mod refusal;
mod result;
mod terms;

#[cfg(test)]
mod sentences;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variants;

pub use advice::{actions_left, advice, hand, kind, legend, letters, notation, revolt_at_hand, warring_state};
pub use deed::deed;
pub use event::{end, event, reason, returned, uncounted};
pub use label::{Label, label};
pub use refusal::{misread, refusal, refusal_with_number, rule, rule_with_number};
pub use result::{result, victory};
pub use terms::{
    colour, decision, dynasty, leader, name, pagoda, pagoda_kind, points, points_kind, role, the_leader, tile, tiles,
    waiting,
};
