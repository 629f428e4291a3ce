//! Where a game waits, with what that place needs, and the decisions this makes.

use std::fmt;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::realm::TOUCHING;
use crate::space::{Spot, Spots};
use crate::tiles::Colour;

/// The place at which a game waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// YY-3.1: the active player chooses an action.
    Act,
    /// YY-5.4: a green tile lies on `spot`; `war` if it joins states at war.
    Market { spot: Spot, war: bool },
    /// YY-5.5: the tile on `spot` completed a triangle.
    Pagoda { spot: Spot },
    /// YY-5.6: the blue tile on `spot` may be followed by another.
    Chain { spot: Spot },
    /// YY-6.3: the attacker commits.
    RevoltAttack { revolt: Revolt },
    /// YY-6.3: the defender commits.
    RevoltDefence { revolt: Revolt, attack: Commitment },
    /// YY-7.4: this seat may support a warring state.
    WarSupport { war: War, seat: Seat },
    /// YY-7.5: the active player chooses among the tied.
    WarWinner { war: War },
    /// YY-7.7: the active player removes this many more of these red tiles.
    WarLoss { left: u8, red: Spots },
    /// YY-12: the game has ended.
    Over,
}

/// A revolt: the active player's leader of this colour attacks the defender's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Revolt {
    pub(crate) colour: Colour,
    pub(crate) defender: Seat,
}

/// What a player throws into a conflict: tiles from hand and possibly the leader.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// Number of tiles.
    pub tiles: u8,
    /// Whether the own leader, off the board, counts as one more.
    pub leader: bool,
}

impl Commitment {
    /// The strength it adds.
    pub fn strength(self) -> u8 {
        self.tiles.saturating_add(u8::from(self.leader))
    }
}

/// A war between the states that the tile on `spot` joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct War {
    pub(crate) spot: Spot,
    sides: [Side; TOUCHING],
    len: u8,
}

/// A warring state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// Its first space in reading order, before the unifying tile (YY-7.2).
    pub(crate) name: Spot,
    /// Its red tiles on the board.
    pub(crate) red: u8,
    /// Red tiles and red leaders committed to it.
    pub(crate) committed: u8,
}

impl Side {
    pub(crate) fn strength(&self) -> u8 {
        self.red + self.committed
    }
}

impl War {
    pub(crate) fn new(spot: Spot) -> Self {
        Self { spot, sides: [Side { name: spot, red: 0, committed: 0 }; TOUCHING], len: 0 }
    }

    /// Adds a side; there are never more than three.
    pub(crate) fn push(&mut self, side: Side) {
        self.sides[self.len as usize] = side;
        self.len += 1;
    }

    /// The sides, ordered by name.
    pub(crate) fn sides(&self) -> &[Side] {
        &self.sides[..self.len as usize]
    }

    pub(crate) fn side_mut(&mut self, name: Spot) -> Option<&mut Side> {
        self.sides[..self.len as usize].iter_mut().find(|side| side.name == name)
    }

    pub(crate) fn strongest(&self) -> u8 {
        self.sides().iter().map(Side::strength).max().unwrap_or(0)
    }

    /// The sides of highest strength.
    pub(crate) fn leading(&self) -> impl Iterator<Item = Side> + Clone {
        let strongest = self.strongest();
        self.sides().iter().copied().filter(move |side| side.strength() == strongest)
    }
}

/// What a seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// An action, or the end of the turn.
    Act,
    /// A market tile after a green tile.
    Market,
    /// A pagoda on a completed triangle.
    Pagoda,
    /// Another blue tile.
    Chain,
    /// What to commit to a revolt.
    Revolt,
    /// Which warring state to support, and with what.
    War,
    /// Which of the strongest states wins.
    WarWinner,
    /// Which red tile the winning state loses.
    WarLoss,
}

impl Decision {
    /// Its name in digests.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Market => "market",
            Self::Pagoda => "pagoda",
            Self::Chain => "chain",
            Self::Revolt => "revolt",
            Self::War => "war",
            Self::WarWinner => "war winner",
            Self::WarLoss => "war loss",
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
