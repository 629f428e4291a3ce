//! Spaces by name, and sets of a board's spaces as bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

use crate::notation::Misread;

/// A space by its name: a column letter and a row number, `F7`. Ordered as one reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space {
    row: u8,
    column: u8,
}

impl Space {
    /// The most columns a board can have: one per letter.
    pub const COLUMNS: usize = 26;

    /// The space in this column and row, both counted from 0; `None` beyond column Z.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if (column as usize) < Self::COLUMNS && row < u8::MAX { Some(Self { row, column }) } else { None }
    }

    /// The column, counted from 0 in the west.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The row, counted from 0 in the north.
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The places that share an edge with it, in the order E, SE, SW, W, NW, NE, whether or not a board has them.
    pub(crate) fn around(self) -> [Option<Self>; 6] {
        let (column, row) = (i16::from(self.column), i16::from(self.row));
        // Every second row is shifted right by half a space.
        let shift = row % 2;
        [
            (column + 1, row),
            (column + shift, row + 1),
            (column + shift - 1, row + 1),
            (column - 1, row),
            (column + shift - 1, row - 1),
            (column + shift, row - 1),
        ]
        .map(|(column, row)| Self::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), u16::from(self.row) + 1)
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = Misread;

    fn try_from(text: String) -> Result<Self, Misread> {
        text.parse()
    }
}

/// A space by its number in its board's reading order: what positions and tables are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Spot(pub(crate) u8);

impl Spot {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spots: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Spots([u64; 3]);

impl Spots {
    /// The most spaces a board can have.
    pub(crate) const CAPACITY: usize = 192;
    pub(crate) const NONE: Self = Self([0; 3]);

    #[inline]
    pub(crate) fn one(spot: Spot) -> Self {
        let mut set = Self::NONE;
        set.insert(spot);
        set
    }

    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.0[spot.index() / 64] >> (spot.index() % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, spot: Spot) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, spot: Spot) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }

    #[inline]
    pub(crate) fn without(mut self, spot: Spot) -> Self {
        self.remove(spot);
        self
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<Spot> {
        for (number, &word) in self.0.iter().enumerate() {
            if word != 0 {
                return Some(Spot((number * 64) as u8 + word.trailing_zeros() as u8));
            }
        }
        None
    }

    /// The member with this number, counted from 0.
    #[inline]
    pub(crate) fn nth(&self, n: usize) -> Option<Spot> {
        let mut left = n as u32;
        for (number, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                return Some(Spot((number * 64) as u8 + nth_bit(word, left)));
            }
            left -= here;
        }
        None
    }

    /// Its members, in reading order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        self.0.into_iter().enumerate().flat_map(|(number, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let spot = Spot((number * 64) as u8 + word.trailing_zeros() as u8);
                    word &= word - 1;
                    spot
                })
            })
        })
    }

    /// Hands each member to `take`, in reading order: for loops where every instruction counts.
    #[inline]
    pub(crate) fn for_each(self, mut take: impl FnMut(Spot)) {
        for (number, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                take(Spot((number * 64) as u8 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// All of `within` that is linked to `start` through neighbours, and all their neighbours.
    ///
    /// The most frequent loop of all. It is written out word by word so that everything stays in registers.
    #[inline]
    pub(crate) fn flood(start: Spot, within: Self, neighbours: impl Fn(Spot) -> Self) -> (Self, Self) {
        let Self([mut todo0, mut todo1, mut todo2]) = Self::one(start);
        let Self([mut left0, mut left1, mut left2]) = within.without(start);
        let (mut reach0, mut reach1, mut reach2) = (0, 0, 0);
        macro_rules! visit {
            ($word:ident, $base:literal) => {
                while $word != 0 {
                    let Self([near0, near1, near2]) = neighbours(Spot($base + $word.trailing_zeros() as u8));
                    $word &= $word - 1;
                    (reach0, reach1, reach2) = (reach0 | near0, reach1 | near1, reach2 | near2);
                    let (new0, new1, new2) = (near0 & left0, near1 & left1, near2 & left2);
                    (left0, left1, left2) = (left0 ^ new0, left1 ^ new1, left2 ^ new2);
                    (todo0, todo1, todo2) = (todo0 | new0, todo1 | new1, todo2 | new2);
                }
            };
        }
        while todo0 | todo1 | todo2 != 0 {
            visit!(todo0, 0);
            visit!(todo1, 64);
            visit!(todo2, 128);
        }
        let mut members = within & !Self([left0, left1, left2]);
        members.insert(start);
        (members, Self([reach0, reach1, reach2]))
    }
}

/// The place of a word's set bit with this number: halves the word until it is found.
#[inline]
fn nth_bit(word: u64, n: u32) -> u8 {
    let (mut word, mut n, mut place) = (word, n, 0);
    for width in [32, 16, 8, 4] {
        let low = (word & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            word >>= width;
            place += width;
        }
    }
    for _ in 0..n {
        word &= word - 1;
    }
    place as u8 + word.trailing_zeros() as u8
}

impl BitAnd for Spots {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Spots {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl Not for Spots {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl BitAndAssign for Spots {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Spots {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        let mut set = Self::NONE;
        for spot in spots {
            set.insert(spot);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_member_is_the_one_that_iteration_meets_nth() {
        let set: Spots = [0, 1, 5, 31, 32, 62, 63, 64, 100, 127, 128, 150, 191].map(Spot).into_iter().collect();
        for (n, spot) in set.iter().enumerate() {
            assert_eq!(set.nth(n), Some(spot));
        }
        assert_eq!((set.nth(set.len()), set.first()), (None, Some(Spot(0))));
    }

    #[test]
    fn spaces_are_ordered_as_one_reads() {
        let [a, b, c] = [(25, 0), (0, 1), (1, 1)].map(|(column, row)| Space::new(column, row).unwrap());
        assert!(a < b && b < c);
        assert_eq!(format!("{a} {b} {c}"), "Z1 A2 B2");
        assert_eq!(Space::new(26, 0), None);
    }
}
