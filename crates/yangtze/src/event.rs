//! What happens while an action is carried out. Later it becomes the log.

use kernel::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Payment, Triangle};
use crate::realm::TOUCHING;
use crate::space::Space;
use crate::stage::Commitment;
use crate::tiles::{Colour, Tiles};

/// Something that happened. Fields are named by what they are.
#[expect(missing_docs, reason = "a field says no more than its name")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player put a tile on the board (YY-5.1).
    TilePlaced { seat: Seat, colour: Colour, space: Space },
    /// A player put a leader on the board, or moved one that stood on `from` (YY-4.1).
    LeaderPositioned { seat: Seat, colour: Colour, from: Option<Space>, to: Space },
    /// A player withdrew a leader (YY-4.1).
    LeaderWithdrawn { seat: Seat, colour: Colour, from: Space },
    /// A leader had to leave the board.
    LeaderReturned { seat: Seat, colour: Colour, from: Space, why: Return },
    /// A player gained victory points.
    Points { seat: Seat, colour: Colour, points: u32, why: Reason },
    /// A player took a market tile (YY-5.4).
    MarketTaken { seat: Seat, colour: Colour },
    /// A player declined a market tile, a pagoda or to go on with a chain.
    Declined { seat: Seat, what: Offer },
    /// A pagoda was put on a triangle, possibly from elsewhere on the board (YY-9.3).
    PagodaBuilt { seat: Seat, colour: Colour, triangle: Triangle, from: Option<Triangle> },
    /// Tiles were paid for building a pagoda as an action (YY-9.5).
    PagodaPaid { seat: Seat, payment: Payment },
    /// A pagoda lost a tile and went back beside the board (YY-7.8).
    PagodaLost { colour: Colour, triangle: Triangle },
    /// A riot removed a tile (YY-8).
    Riot { seat: Seat, payment: Payment, colour: Colour, space: Space },
    /// A player replaced tiles; only that player knows which (YY-10).
    Replaced { seat: Seat, count: usize, tiles: Option<Tiles> },
    /// A leader attacks another (YY-6.1), with these strengths before anything is committed.
    RevoltBegan { attacker: Seat, defender: Seat, colour: Colour, space: Space, attack: u8, defence: u8 },
    /// A player committed to a revolt (YY-6.3).
    Committed { seat: Seat, commitment: Commitment },
    /// A revolt was decided (YY-6.4).
    RevoltEnded { winner: Seat, loser: Seat, colour: Colour, attack: u8, defence: u8 },
    /// A tile joined states with leaders of the same colour (YY-7.1), each with its strength.
    WarBegan { space: Space, states: Strengths },
    /// A player supported a warring state, or none (YY-7.4).
    Supported { seat: Seat, side: Option<(Space, Commitment)> },
    /// A state won a war (YY-7.5), with the final strength of each; `chosen` if the active player broke a tie.
    WarWon { state: Space, states: Strengths, chosen: bool },
    /// A red tile of a losing state left the board (YY-7.6).
    LoserTileRemoved { space: Space },
    /// A red tile of the winning state left the board (YY-7.7).
    WinnerTileRemoved { seat: Seat, space: Space },
    /// A player drew tiles; only that player knows which.
    Drawn { seat: Seat, count: usize, tiles: Option<Tiles> },
    /// The market was filled with these tiles (YY-11.2).
    MarketFilled { tiles: Tiles },
    /// A player ended the turn without using all actions (YY-3.1).
    EndedEarly { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// The game ended.
    GameEnded { why: End },
}

/// The warring states, each by its first space, with its strength. There are two or three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Strengths([Option<(Space, u8)>; TOUCHING]);

impl Strengths {
    pub(crate) fn new(states: impl Iterator<Item = (Space, u8)>) -> Self {
        let mut list = [None; TOUCHING];
        for (place, state) in list.iter_mut().zip(states) {
            *place = Some(state);
        }
        Self(list)
    }

    /// Each state with its strength, ordered by name.
    pub fn iter(&self) -> impl Iterator<Item = (Space, u8)> {
        self.0.into_iter().flatten()
    }
}

/// Why a leader had to leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Return {
    /// The last adjacent black tile left (YY-4.5).
    NoBlackTile,
    /// It lost a revolt (YY-6.4).
    LostRevolt,
    /// It was in conflict in a state that lost a war (YY-7.6).
    LostWar,
}

impl Return {
    /// The number of the rule it follows.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoBlackTile => "YY-4.5",
            Self::LostRevolt => "YY-6.4",
            Self::LostWar => "YY-7.6",
        }
    }
}

/// What victory points were given for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A tile in the state of the leader of its colour, or, for want of one, of the black leader (YY-5.3).
    Tile {
        /// Where it lies.
        space: Space,
        /// The colour of the leader that got the point.
        leader: Colour,
    },
    /// A revolt won (YY-6.4).
    Revolt,
    /// A leader that lost a war against the own one (YY-7.6).
    War,
    /// Pagodas in a leader's state at the end of the turn (YY-11.1).
    Pagodas,
}

impl Reason {
    /// The number of the rule it follows.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Tile { .. } => "YY-5.3",
            Self::Revolt => "YY-6.4",
            Self::War => "YY-7.6",
            Self::Pagodas => "YY-11.1",
        }
    }
}

/// Something a player may decline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A market tile.
    Market,
    /// A pagoda.
    Pagoda,
    /// Another blue tile.
    Chain,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A tile had to be drawn and the bag was empty (YY-12.1).
    BagEmpty,
    /// Everybody in turn ended a turn without any action (YY-12.5).
    Standstill,
}

impl End {
    /// The number of the rule it follows.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::BagEmpty => "YY-12.1",
            Self::Standstill => "YY-12.5",
        }
    }
}

impl Event {
    /// The number of the rule it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::TilePlaced { .. } => "YY-5.1",
            Self::LeaderPositioned { .. } | Self::LeaderWithdrawn { .. } => "YY-4.1",
            Self::LeaderReturned { why, .. } => why.rule(),
            Self::Points { why, .. } => why.rule(),
            Self::MarketTaken { .. } | Self::Declined { what: Offer::Market, .. } => "YY-5.4",
            Self::Declined { what: Offer::Pagoda, .. } => "YY-5.5",
            Self::Declined { what: Offer::Chain, .. } => "YY-5.6",
            Self::PagodaBuilt { .. } => "YY-9.3",
            Self::PagodaPaid { .. } => "YY-9.5",
            Self::PagodaLost { .. } => "YY-7.8",
            Self::Riot { .. } => "YY-8.2",
            Self::Replaced { .. } => "YY-10.1",
            Self::RevoltBegan { .. } => "YY-6.1",
            Self::Committed { .. } => "YY-6.3",
            Self::RevoltEnded { .. } => "YY-6.4",
            Self::WarBegan { .. } => "YY-7.1",
            Self::Supported { .. } => "YY-7.4",
            Self::WarWon { .. } => "YY-7.5",
            Self::LoserTileRemoved { .. } => "YY-7.6",
            Self::WinnerTileRemoved { .. } => "YY-7.7",
            // Those who replace tiles draw too; the event before says so, with its own rule.
            Self::Drawn { .. } | Self::MarketFilled { .. } => "YY-11.2",
            Self::EndedEarly { .. } | Self::TurnBegan { .. } => "YY-3.1",
            Self::GameEnded { why } => why.rule(),
        }
    }

    /// The event as this observer may know it: without tiles that are another seat's secret (YY-13.1).
    #[must_use]
    pub fn seen_by(&self, observer: Observer) -> Self {
        let mut event = *self;
        if let Self::Drawn { seat, tiles, .. } | Self::Replaced { seat, tiles, .. } = &mut event
            && observer != Observer::Seat(*seat)
        {
            *tiles = None;
        }
        event
    }
}
