//! Where a game waits, with what that place needs, and the decisions this makes.

use std::fmt;

use kernel::Seat;

use crate::order::{SEATS, Seats};
use crate::province::Pieces;

/// The place at which a game waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// YN-3.1: this seat moves a trader or passes.
    Auction { seat: Seat, passed: Seats },
    /// YN-5.1: this seat chooses what the yard gives; `waiting` come after it.
    Yard { seat: Seat, waiting: Seats },
    /// YN-5.3: this seat may open the teahouse just taken.
    Teahouse { seat: Seat, waiting: Seats },
    /// YN-6: this seat travels and builds.
    Travel { seat: Seat, travel: Travel },
    /// YN-10: this seat converts its income.
    Conversion { seat: Seat, incomes: [u32; SEATS] },
    /// YN-12: the game has ended.
    Over,
}

/// What a player can still do in the travel phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Travel {
    /// Border crossings left.
    pub(crate) crossings: u8,
    /// Traders that have not made their journey (YN-6.4).
    pub(crate) fresh: Pieces,
}

/// What a seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Where to move a trader, or to pass.
    Auction,
    /// What to take from the construction yard.
    Yard,
    /// Whether and where to open the teahouse just taken.
    Teahouse,
    /// A journey, something to build, or the end of the phase.
    Travel,
    /// How much of the income becomes victory points.
    Conversion,
}

impl Decision {
    /// Its name in digests.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auction => "auction",
            Self::Yard => "yard",
            Self::Teahouse => "teahouse",
            Self::Travel => "travel",
            Self::Conversion => "conversion",
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
