//! What the log puts above what belongs together: the round, and the phase in it.

use ::yunnan::{Decision, Event, Position};
use kernel::{Pending, Seat};

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heading {
    /// The number of the round, from 1.
    pub round: u32,
    /// What goes on in it.
    pub phase: Phase,
}

/// What goes on in a round: its nine phases (YN-2), those together that are over in a moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Bids, the bank's spaces, the market and passing (YN-3).
    Auction,
    /// What the bank pays, what is paid, and what that brings (YN-4, YN-5).
    Progress,
    /// A seat travels and builds (YN-6).
    Travel(Seat),
    /// The inspector, presents, income and the new order (YN-7 to YN-9).
    Income,
    /// Income becomes points and Yuan (YN-10), until the round is over (YN-11).
    Conversion,
    /// The end of the game (YN-12).
    End,
}

impl Heading {
    /// What the answer to the decision at hand belongs to; nothing once the game is over.
    pub fn of(position: &Position) -> Option<Self> {
        let Pending::Decision { seat, decision } = position.pending() else { return None };
        let phase = match decision {
            Decision::Auction => Phase::Auction,
            Decision::Yard | Decision::Teahouse => Phase::Progress,
            Decision::Travel => Phase::Travel(seat),
            Decision::Conversion => Phase::Conversion,
        };
        Some(Self { round: position.round(), phase })
    }

    /// What an event belongs to that follows one which belongs to this.
    #[must_use]
    pub fn of_event(self, event: &Event) -> Self {
        let phase = match *event {
            // A round begins with its auction order.
            Event::RoundBegan { round, .. } => return Self { round, phase: Phase::Auction },
            Event::Bid { .. }
            | Event::Outbid { .. }
            | Event::BankTaken { .. }
            | Event::BidWithdrawn { .. }
            | Event::SentToMarket { .. }
            | Event::Passed { .. } => Phase::Auction,
            Event::BankPaid { .. }
            | Event::BidPaid { .. }
            | Event::Penalty { .. }
            | Event::TraderTrained { .. }
            | Event::CustomsRaised { .. }
            | Event::HorseMoved { .. }
            | Event::InfluenceRaised { .. }
            | Event::ConstructionTaken { .. }
            | Event::TeahouseKept { .. }
            | Event::TeahouseBuilt { at_once: true, .. }
            | Event::TravelOrder { .. } => Phase::Progress,
            Event::Travelled { seat, .. }
            | Event::Pushed { by: seat, .. }
            | Event::PostBuilt { seat, .. }
            | Event::BridgeBuilt { seat, .. }
            | Event::TeahouseBuilt { seat, .. }
            | Event::TravelEnded { seat }
            | Event::SentHome { seat, .. } => Phase::Travel(seat),
            Event::InspectorCame { .. }
            | Event::InspectorStayedAway
            | Event::Inspected { .. }
            | Event::NobodyBanished { .. }
            | Event::PresentsGiven { .. }
            | Event::TradersEarned { .. }
            | Event::PostsEarned { .. }
            | Event::Income { .. }
            | Event::NewOrder { .. } => Phase::Income,
            Event::Converted { .. } | Event::MarketLeft { .. } => Phase::Conversion,
            Event::GameEnded { .. } | Event::FinalPoints { .. } => Phase::End,
        };
        Self { phase, ..self }
    }
}
