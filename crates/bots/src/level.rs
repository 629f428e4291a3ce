//! Five levels of players with names, from one that a child beats to the strongest.

use std::fmt;
use std::time::Duration;

use crate::{Budget, Care, Greedy, Judge, Player, Search};

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Thinks of two or three things that could be done, and of nothing that comes after.
    Pupil,
    /// Sees one action in three, and doesn't look ahead.
    Wanderer,
    /// Looks ahead a little and overlooks some things.
    Scholar,
    /// Looks ahead well, and seldom overlooks anything.
    Strategist,
    /// Looks ahead as far as two seconds allow.
    Sage,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Pupil, Self::Wanderer, Self::Scholar, Self::Strategist, Self::Sage];

    /// The level with this number, from 1 to 5.
    pub fn of_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Its number, from 1 to 5.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// Its name in texts that programs read, like `scholar`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pupil => "pupil",
            Self::Wanderer => "wanderer",
            Self::Scholar => "scholar",
            Self::Strategist => "strategist",
            Self::Sage => "sage",
        }
    }

    /// How long it thinks.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Pupil | Self::Wanderer => Budget::iterations(1),
            Self::Scholar => Budget::iterations(150).at_most(Duration::from_millis(500)),
            Self::Strategist => Budget::iterations(1_600).at_most(Duration::from_secs(1)),
            Self::Sage => Budget::iterations(16_000).at_most(Duration::from_secs(2)),
        }
    }

    /// How much it overlooks.
    pub const fn care(self) -> Care {
        let overlooks = match self {
            Self::Pupil => 85,
            Self::Wanderer => 63,
            Self::Scholar => 37,
            Self::Strategist => 4,
            Self::Sage => 0,
        };
        let thinks_of = if matches!(self, Self::Pupil) { Some((2, 3)) } else { None };
        Care { overlooks, thinks_of }
    }

    /// Somebody of this level, who may use so many threads.
    pub fn player<G: Judge>(self, threads: usize) -> Box<dyn Player<G>> {
        let care = self.care();
        match self {
            Self::Pupil | Self::Wanderer => Box::new(Greedy { care, ..Greedy::default() }),
            _ => Box::new(Search { care, threads, ..Search::default() }),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
