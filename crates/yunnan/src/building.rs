//! The progress buildings with their bid spaces, the bank, and what the construction yard gives (YN-3.2, YN-3.7, YN-5.1).

use serde::{Deserialize, Serialize};

/// A progress building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Building {
    /// The trading school: one more trader.
    School,
    /// The customs office: one more border crossing.
    Customs,
    /// The horse trader: one more accessible province.
    Horse,
    /// The dragon house: more influence.
    Dragon,
    /// The construction yard: a trading post, bridge or teahouse.
    Yard,
}

impl Building {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::School, Self::Customs, Self::Horse, Self::Dragon, Self::Yard];

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in action texts and digests.
    pub const fn id(self) -> &'static str {
        match self {
            Self::School => "school",
            Self::Customs => "customs",
            Self::Horse => "horse",
            Self::Dragon => "dragon",
            Self::Yard => "yard",
        }
    }

    /// The building with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.id() == id)
    }
}

/// A space of the bank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Bank {
    /// The left one, which pays the higher amount.
    High,
    /// The right one, which pays the lower amount.
    Low,
}

impl Bank {
    /// Both.
    pub const ALL: [Self; 2] = [Self::High, Self::Low];

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in action texts and digests.
    pub const fn id(self) -> &'static str {
        match self {
            Self::High => "high",
            Self::Low => "low",
        }
    }

    /// The space with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bank| bank.id() == id)
    }
}

/// What the construction yard gives and a player builds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Construction {
    /// A trading post: earns like a trader and holds a route together.
    Post,
    /// A bridge over a gorge: a way of one's own.
    Bridge,
    /// A teahouse: keeps the inspector away and is worth points at the end.
    Teahouse,
}

impl Construction {
    /// How many kinds there are.
    pub const COUNT: usize = 3;
    /// All kinds.
    pub const ALL: [Self; Self::COUNT] = [Self::Post, Self::Bridge, Self::Teahouse];

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in action texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Post => "post",
            Self::Bridge => "bridge",
            Self::Teahouse => "teahouse",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// How many of each kind of construction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stock(pub(crate) [u8; Construction::COUNT]);

impl Stock {
    /// How many of this kind.
    #[inline]
    pub const fn of(self, kind: Construction) -> u8 {
        self.0[kind as usize]
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Construction> + Clone {
        Construction::ALL.into_iter().filter(move |kind| self.of(*kind) > 0)
    }

    /// Whether there is none of any kind.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// One more of a kind.
    #[inline]
    pub(crate) fn add(&mut self, kind: Construction) {
        self.0[kind.index()] += 1;
    }

    /// One less of a kind.
    #[inline]
    pub(crate) fn take(&mut self, kind: Construction) {
        self.0[kind.index()] -= 1;
    }
}
