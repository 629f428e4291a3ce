//! Every numbered rule, each by a small drawn position.
//!
//! A test names its rules in its doc comment (`/// YY-4.2`); one test looks whether any rule has none.

mod coverage;
mod drawing;
mod leaders;

pub(crate) use drawing::{Case, play};
