//! What is told of what happens in Yunnan.

use ::yunnan::{Building, Event, Province, Site, Source, Verdict};
use kernel::{Observer, Seat};

use super::Place;
use crate::{Cue, Telling};

/// One picture of a recap.
pub type Frame = crate::Frame<Event>;

impl Telling for Event {
    type Place = Place;

    // What each piece earned is told by the income, and how it came about by the log.
    fn is_told(&self) -> bool {
        !matches!(self, Self::TradersEarned { .. } | Self::PostsEarned { .. } | Self::MarketLeft { .. })
    }

    fn cue(&self) -> Option<Cue> {
        match self {
            Self::GameEnded { .. } => Some(Cue::End),
            Self::InspectorCame { .. } => Some(Cue::Drum),
            Self::Outbid { .. } | Self::Pushed { .. } | Self::SentHome { .. } => Some(Cue::Clash),
            Self::Passed { .. } | Self::TravelEnded { .. } | Self::BankPaid { .. } | Self::Converted { .. } => {
                Some(Cue::Paper)
            }
            Self::Bid { .. }
            | Self::BankTaken { .. }
            | Self::SentToMarket { .. }
            | Self::Travelled { .. }
            | Self::PostBuilt { .. }
            | Self::BridgeBuilt { .. }
            | Self::TeahouseBuilt { .. } => Some(Cue::Piece),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let plate = |building, yuan| vec![Place::Plate(building, yuan)];
        let building = |building| vec![Place::Building(building)];
        let at = |province| vec![Place::Province(province)];
        let puer = Place::Province(Province::Puer);
        match *self {
            Self::Bid { building, yuan, from, .. } => source(from).chain([Place::Plate(building, yuan)]).collect(),
            Self::BankTaken { bank, from, .. } => source(from).chain([Place::Bank(bank)]).collect(),
            Self::SentToMarket { from, .. } => source(from).chain([puer]).collect(),
            Self::Outbid { building, yuan, .. } | Self::BidPaid { building, bid: yuan, .. } => plate(building, yuan),
            Self::BidWithdrawn { building, yuan, .. } => vec![Place::Plate(building, yuan), puer],
            Self::BankPaid { bank, .. } => vec![Place::Bank(bank)],
            Self::TraderTrained { .. } => vec![Place::Building(Building::School), puer],
            Self::CustomsRaised { .. } => building(Building::Customs),
            Self::HorseMoved { to, .. } => vec![Place::Building(Building::Horse), Place::Province(to)],
            Self::InfluenceRaised { .. } => building(Building::Dragon),
            Self::ConstructionTaken { .. } | Self::TeahouseKept { .. } => building(Building::Yard),
            Self::Travelled { from, to, .. } | Self::Pushed { from, to, .. } => {
                vec![Place::Province(from), Place::Province(to)]
            }
            Self::BridgeBuilt { near, far, .. } => vec![Place::Site(Site { near, far })],
            Self::SentHome { from, .. } | Self::Inspected { province: from, verdict: Verdict::Banished, .. } => {
                vec![Place::Province(from), puer]
            }
            Self::PostBuilt { province, .. }
            | Self::TeahouseBuilt { province, .. }
            | Self::InspectorCame { province, .. }
            | Self::Inspected { province, .. }
            | Self::NobodyBanished { province }
            | Self::PresentsGiven { province, .. }
            | Self::TradersEarned { province, .. }
            | Self::PostsEarned { province, .. } => at(province),
            Self::MarketLeft { .. } => vec![puer],
            Self::Passed { traders, .. } if traders > 0 => vec![puer],
            Self::Passed { .. }
            | Self::Penalty { .. }
            | Self::TravelOrder { .. }
            | Self::TravelEnded { .. }
            | Self::InspectorStayedAway
            | Self::Income { .. }
            | Self::NewOrder { .. }
            | Self::Converted { .. }
            | Self::RoundBegan { .. }
            | Self::GameEnded { .. }
            | Self::FinalPoints { .. } => Vec::new(),
        }
    }

    // Nothing is hidden (YN-1.3).
    fn as_seen_by(&self, _: Observer) -> Self {
        *self
    }
}

/// The province from which a trader was recalled.
fn source(from: Source) -> impl Iterator<Item = Place> {
    let province = if let Source::Province(province) = from { Some(province) } else { None };
    province.map(Place::Province).into_iter()
}

/// That a seat was outbid, which is announced to it: the bid, by whom, and whether it is back in the auction.
pub fn outbid(events: &[Event], of: Seat) -> Option<&Event> {
    events.iter().find(|event| matches!(event, Event::Outbid { seat, .. } if *seat == of))
}
