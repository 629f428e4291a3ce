//! Every numbered rule, each by a small drawn position.
//!
//! A test names its rules in its doc comment (`/// YY-4.2`); one test looks whether any rule has none.

mod chains;
mod coverage;
mod drawing;
mod end;
mod leaders;
mod pagodas;
mod realms;
mod refusals;
mod revolts;
mod riots;
mod setup;
mod survey;
mod tiles;
mod turns;
mod views;
mod war_outcomes;
mod wars;

pub(crate) use drawing::{Case, digest, legal, play};
