//! What an answer brought about, in beats that can be shown one after the other.

use ::yunnan::{Event, Province};
use kernel::Seat;

/// Events that are shown together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// What they tell.
    pub kind: BeatKind,
    /// The events, in their order.
    pub events: Vec<Event>,
}

/// What a beat tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BeatKind {
    /// What somebody answered, which everybody has seen coming.
    Answer,
    /// A bid was outbid (YN-3.4).
    Outbid,
    /// The bank pays (YN-4).
    Bank,
    /// Bids are paid (YN-5.1, YN-5.2).
    Payments,
    /// Traders come from the school (YN-5.1).
    School,
    /// Customs levels rise (YN-5.1).
    Customs,
    /// Horses move on (YN-5.1).
    Horse,
    /// Influence rises (YN-5.1).
    Dragon,
    /// The yard gives what is left (YN-5.1).
    Yard,
    /// The travel order (YN-6.1).
    TravelOrder,
    /// Traders go home (YN-6.7).
    SentHome,
    /// Where the inspector goes (YN-7.1).
    Inspector,
    /// What he thinks of a seat that he finds there, whose trader he may banish; or that he banishes nobody's (YN-7.2).
    Inspected(Option<Seat>),
    /// Presents of a province (YN-8).
    Presents(Province),
    /// A seat's income with its parts (YN-9.1).
    Income(Seat),
    /// The new order (YN-9.2).
    NewOrder,
    /// The end of the round (YN-11).
    RoundEnd,
    /// The end of the game (YN-12.1).
    GameEnd,
    /// A seat's final points (YN-12.2).
    FinalPoints(Seat),
}

impl BeatKind {
    /// What an event tells.
    pub fn of(event: &Event) -> Self {
        match *event {
            Event::Bid { .. }
            | Event::BankTaken { .. }
            | Event::BidWithdrawn { .. }
            | Event::SentToMarket { .. }
            | Event::Passed { .. }
            | Event::ConstructionTaken { only: false, .. }
            | Event::TeahouseKept { .. }
            | Event::TeahouseBuilt { .. }
            | Event::Travelled { .. }
            | Event::Pushed { .. }
            | Event::PostBuilt { .. }
            | Event::BridgeBuilt { .. }
            | Event::TravelEnded { .. }
            | Event::Converted { .. } => Self::Answer,
            Event::Outbid { .. } => Self::Outbid,
            Event::BankPaid { .. } => Self::Bank,
            Event::BidPaid { .. } | Event::Penalty { .. } => Self::Payments,
            Event::TraderTrained { .. } => Self::School,
            Event::CustomsRaised { .. } => Self::Customs,
            Event::HorseMoved { .. } => Self::Horse,
            Event::InfluenceRaised { .. } => Self::Dragon,
            Event::ConstructionTaken { .. } => Self::Yard,
            Event::TravelOrder { .. } => Self::TravelOrder,
            Event::SentHome { .. } => Self::SentHome,
            Event::InspectorCame { .. } | Event::InspectorStayedAway => Self::Inspector,
            Event::Inspected { seat, .. } => Self::Inspected(Some(seat)),
            Event::NobodyBanished { .. } => Self::Inspected(None),
            Event::PresentsGiven { province, .. } => Self::Presents(province),
            Event::TradersEarned { seat, .. } | Event::PostsEarned { seat, .. } | Event::Income { seat, .. } => {
                Self::Income(seat)
            }
            Event::NewOrder { .. } => Self::NewOrder,
            Event::MarketLeft { .. } | Event::RoundBegan { .. } => Self::RoundEnd,
            Event::GameEnded { .. } => Self::GameEnd,
            Event::FinalPoints { seat, .. } => Self::FinalPoints(seat),
        }
    }

    /// Whether it happens by itself.
    pub fn is_automatic(self) -> bool {
        self != Self::Answer
    }
}

/// The beats of what one answer brought about: events of one kind that follow each other are one.
pub fn beats(events: &[Event]) -> Vec<Beat> {
    let same = |one: &Event, other: &Event| BeatKind::of(one) == BeatKind::of(other);
    let beat = |events: &[Event]| Beat { kind: BeatKind::of(&events[0]), events: events.to_vec() };
    events.chunk_by(same).map(beat).collect()
}
