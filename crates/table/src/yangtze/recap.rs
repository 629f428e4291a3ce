//! What is told of what happens in Yellow & Yangtze.

use ::yangtze::{Event, Space};
use kernel::Observer;

use crate::{Cue, Telling};

/// One picture of a recap.
pub type Frame = crate::Frame<Event>;

impl Telling for Event {
    type Place = Space;

    fn is_told(&self) -> bool {
        !matches!(self, Self::TurnBegan { .. } | Self::Declined { .. })
    }

    fn cue(&self) -> Option<Cue> {
        match self {
            Self::GameEnded { .. } => Some(Cue::End),
            Self::WarBegan { .. } => Some(Cue::Drum),
            Self::RevoltBegan { .. } => Some(Cue::Clash),
            Self::TilePlaced { .. } | Self::LeaderPositioned { .. } | Self::PagodaBuilt { .. } => Some(Cue::Piece),
            Self::Drawn { .. } | Self::TurnBegan { .. } | Self::MarketTaken { .. } => Some(Cue::Paper),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Space> {
        spaces_of(self).into_iter().flatten().collect()
    }

    fn as_seen_by(&self, observer: Observer) -> Self {
        self.seen_by(observer)
    }
}

/// The spaces that an event is about.
pub fn spaces_of(event: &Event) -> [Option<Space>; 3] {
    match *event {
        Event::TilePlaced { space, .. }
        | Event::Riot { space, .. }
        | Event::RevoltBegan { space, .. }
        | Event::WarBegan { space, .. }
        | Event::LoserTileRemoved { space }
        | Event::WinnerTileRemoved { space, .. }
        | Event::Points { why: ::yangtze::Reason::Tile { space, .. }, .. } => [Some(space), None, None],
        Event::LeaderPositioned { from, to, .. } => [Some(to), from, None],
        Event::LeaderWithdrawn { from, .. } | Event::LeaderReturned { from, .. } => [Some(from), None, None],
        Event::PagodaBuilt { triangle, .. } | Event::PagodaLost { triangle, .. } => triangle.spaces().map(Some),
        _ => [None; 3],
    }
}
