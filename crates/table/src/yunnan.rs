//! What somebody at a table of Yunnan can pick up and where it can go, what bids cost and give, what a round would bring, what
//! happened step by step, and how a game came about.

mod asked;
mod auction;
mod beats;
mod choices;
mod conversion;
mod forecast;
mod heading;
mod journeys;
mod log;
mod recap;
mod story;

#[cfg(test)]
mod tests;

pub use asked::Asked;
pub use auction::{Auction, BankSpace, Gain, Outbids, Plate, Recall};
pub use beats::{Beat, BeatKind, beats};
pub use choices::{Choices, Pick, Place, action_for, why_not, why_nowhere};
pub use conversion::{Conversion, Standing, standings};
pub use forecast::{Earned, Earnings, Forecast, Inspection};
pub use heading::{Heading, Phase};
pub use journeys::{Journey, Push, journeys};
pub use log::{Line, Section, log};
pub use recap::{Frame, outbid};
pub use story::{Banishment, Invested, PastPush, PastRound, Story};
