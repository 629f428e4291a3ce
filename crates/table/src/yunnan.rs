//! What somebody at a table of Yunnan can pick up and where it can go, and what happened step by step.

mod asked;
mod beats;
mod choices;
mod heading;
mod journeys;
mod log;
mod recap;

#[cfg(test)]
mod tests;

pub use asked::Asked;
pub use beats::{Beat, BeatKind, beats};
pub use choices::{Choices, Pick, Place, action_for, why_not};
pub use heading::{Heading, Phase};
pub use journeys::{Journey, Push, journeys};
pub use log::{Line, Section, log};
pub use recap::{Frame, outbid};
