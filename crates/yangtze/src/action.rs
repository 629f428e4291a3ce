//! The answers to decisions. Their text is in `notation`.

use serde::{Deserialize, Serialize};

use crate::space::Space;
use crate::stage::Commitment;
use crate::tiles::{Colour, Tiles};

/// One answer to one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Place a tile from hand (YY-5), also as the next of a chain (YY-5.6).
    Tile {
        /// The tile's colour.
        colour: Colour,
        /// Where to.
        space: Space,
    },
    /// Place or move an own leader (YY-4).
    Leader {
        /// The leader's colour.
        colour: Colour,
        /// Where to.
        space: Space,
    },
    /// Withdraw an own leader from the board (YY-4.1).
    Withdraw {
        /// The leader's colour.
        colour: Colour,
    },
    /// Remove a tile by a peasants' riot (YY-8).
    Riot {
        /// What pays for it.
        payment: Payment,
        /// The tile to remove.
        space: Space,
    },
    /// Put a pagoda on a triangle of the board (YY-9.5).
    Pagoda {
        /// What pays for it.
        payment: Payment,
        /// Where to.
        triangle: Triangle,
        /// Where it stands now, if one of the board is moved.
        from: Option<Triangle>,
    },
    /// Discard tiles and draw as many (YY-10).
    Replace {
        /// The tiles to discard.
        tiles: Tiles,
    },
    /// End the turn early (YY-3.1).
    End,
    /// Take a tile from the market (YY-5.4).
    Take {
        /// Its colour.
        colour: Colour,
    },
    /// Decline a market tile, a pagoda or to go on with a chain.
    Skip,
    /// Put a pagoda on a triangle just completed (YY-5.5).
    Build {
        /// Where to.
        triangle: Triangle,
        /// Where it stands now, if one of the board is moved.
        from: Option<Triangle>,
    },
    /// Commit to a revolt (YY-6.3).
    Commit(Commitment),
    /// Support a warring state, or none (YY-7.4).
    Support {
        /// The state, by its first space, and what to commit.
        side: Option<(Space, Commitment)>,
    },
    /// Choose the winner among the strongest (YY-7.5).
    Winner {
        /// The state, by its first space.
        state: Space,
    },
    /// Remove a red tile of the winning state (YY-7.7).
    Lose {
        /// Where it lies.
        space: Space,
    },
}

/// What pays for a riot or a pagoda (YY-8.1, YY-9.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// Two tiles from hand.
    TwoTiles,
    /// One tile, and the own leader of that colour, off the board, as the other.
    TileAndLeader,
}

impl Payment {
    pub(crate) const ALL: [Self; 2] = [Self::TwoTiles, Self::TileAndLeader];

    /// How many tiles leave the hand.
    pub const fn tiles(self) -> u8 {
        match self {
            Self::TwoTiles => 2,
            Self::TileAndLeader => 1,
        }
    }
}

/// Three spaces in reading order. Whether they are mutually adjacent is the board's to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[Space; 3]", into = "[Space; 3]")]
pub struct Triangle([Space; 3]);

impl Triangle {
    /// Three spaces, if they are in reading order.
    pub fn new(spaces: [Space; 3]) -> Option<Self> {
        (spaces[0] < spaces[1] && spaces[1] < spaces[2]).then_some(Self(spaces))
    }

    /// The three spaces, in reading order.
    pub fn spaces(self) -> [Space; 3] {
        self.0
    }
}

impl TryFrom<[Space; 3]> for Triangle {
    type Error = &'static str;

    fn try_from(spaces: [Space; 3]) -> Result<Self, Self::Error> {
        Self::new(spaces).ok_or("the spaces of a triangle are in reading order")
    }
}

impl From<Triangle> for [Space; 3] {
    fn from(triangle: Triangle) -> Self {
        triangle.0
    }
}

/// A piece that somebody wants to put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A tile from hand.
    Tile(Colour),
    /// An own leader.
    Leader(Colour),
}
