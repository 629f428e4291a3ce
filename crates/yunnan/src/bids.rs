//! Standing bids as a set of bid spaces (YN-3.2).

use std::ops::BitOr;

use crate::board::Board;
use crate::building::Building;

/// A bid space: one of a building's spaces, counted from the lowest bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BidSpace {
    pub(crate) building: Building,
    pub(crate) number: u8,
}

impl BidSpace {
    /// YN-3.3: the two lowest spaces give way to every higher bid, and need that none stands.
    #[inline]
    pub(crate) const fn gives_way(self) -> bool {
        self.number < GIVE_WAY
    }
}

/// How many spaces of a building, from the lowest, give way to higher bids: 5 and 7 (YN-3.3).
pub(crate) const GIVE_WAY: u8 = 2;

/// A set of bid spaces: a byte of the word for each building, a bit of the byte for each of its spaces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bids(u64);

impl Bids {
    pub(crate) const NONE: Self = Self(0);
    /// The most spaces a building can have.
    pub(crate) const SPACES: usize = 8;

    #[inline]
    pub(crate) const fn in_building(self, building: Building) -> u8 {
        (self.0 >> (8 * building as u32)) as u8
    }

    #[inline]
    pub(crate) const fn has(self, space: BidSpace) -> bool {
        self.in_building(space.building) >> space.number & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, space: BidSpace) {
        self.0 |= Self::bit(space);
    }

    /// Adds spaces of a building, a bit each.
    #[inline]
    pub(crate) const fn insert_all(&mut self, building: Building, spaces: u8) {
        self.0 |= (spaces as u64) << (8 * building as u32);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, space: BidSpace) {
        self.0 &= !Self::bit(space);
    }

    const fn bit(space: BidSpace) -> u64 {
        1 << (8 * space.building as u32 + space.number as u32)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them, by building and then from the lowest.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = BidSpace> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            let building = *Building::ALL.get((bit / 8) as usize)?;
            left &= left - 1;
            Some(BidSpace { building, number: (bit % 8) as u8 })
        })
    }

    /// The one with this number, in the order of [`Self::iter`].
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<BidSpace> {
        self.iter().nth(n)
    }

    /// What these bids cost together.
    #[inline]
    pub(crate) fn cost(self, board: &Board) -> u32 {
        self.iter().map(|space| board.bid(space.number)).sum()
    }
}

impl BitOr for Bids {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
