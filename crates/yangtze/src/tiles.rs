//! The five colours and heaps of tiles (YY-1.1).

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use serde::{Deserialize, Serialize};

/// A colour, in the order in which lists are written: k r b g y.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
#[repr(u8)]
pub enum Colour {
    /// Governor, scrolls, court.
    Black,
    /// Soldier, weapons, garrison.
    Red,
    /// Farmer, crops, granary.
    Blue,
    /// Trader, goods, market.
    Green,
    /// Artisan, gold, workshop.
    Yellow,
}

impl Colour {
    /// All five, in order.
    pub const ALL: [Self; 5] = [Self::Black, Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The letter of its tiles.
    pub const fn letter(self) -> char {
        ['k', 'r', 'b', 'g', 'y'][self.index()]
    }

    /// The letter of its leaders.
    pub const fn capital(self) -> char {
        self.letter().to_ascii_uppercase()
    }

    /// The colour with this (small) letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'k' => Some(Self::Black),
            'r' => Some(Self::Red),
            'b' => Some(Self::Blue),
            'g' => Some(Self::Green),
            'y' => Some(Self::Yellow),
            _ => None,
        }
    }

    /// Its place in lists with one entry per colour.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour as a member of a [`Colours`] set.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl From<Colour> for char {
    fn from(colour: Colour) -> Self {
        colour.letter()
    }
}

impl TryFrom<char> for Colour {
    type Error = String;

    fn try_from(letter: char) -> Result<Self, String> {
        Self::from_letter(letter).ok_or_else(|| format!("{letter:?} is not a colour letter (k r b g y)"))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Colours(pub(crate) u8);

impl Colours {
    pub(crate) const ALL: Self = Self(0b1_1111);

    #[inline]
    pub(crate) fn has(self, colour: Colour) -> bool {
        self.0 & colour.bit() != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, colour: Colour) {
        self.0 |= colour.bit();
    }

    #[inline]
    pub(crate) fn with(self, colour: Colour) -> Self {
        Self(self.0 | colour.bit())
    }

    #[inline]
    pub(crate) fn without(self, colour: Colour) -> Self {
        Self(self.0 & !colour.bit())
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its colours, in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Colour::ALL.get(first).copied()
        })
    }
}

/// How many tiles of each colour: a hand, the market, what has left the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles([u8; 5]);

impl Tiles {
    /// No tiles.
    pub const NONE: Self = Self([0; 5]);
    /// All tiles of the game (YY-1.1).
    pub const ALL: Self = Self([42, 36, 24, 24, 12]);

    /// So many of each colour, in the order k r b g y.
    pub const fn new(counts: [u8; 5]) -> Self {
        Self(counts)
    }

    /// How many of each colour, in the order k r b g y.
    pub const fn counts(self) -> [u8; 5] {
        self.0
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// No tile at all.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// Whether every tile of `part` is among these.
    pub fn contains(self, part: Self) -> bool {
        self.0.iter().zip(part.0).all(|(&have, wanted)| have >= wanted)
    }

    /// The colours of which there is at least one.
    #[inline]
    pub(crate) fn colours(self) -> Colours {
        let mut colours = Colours::default();
        for (colour, count) in Colour::ALL.into_iter().zip(self.0) {
            colours.0 |= u8::from(count > 0) << colour as u8;
        }
        colours
    }

    /// Each colour with its number of tiles, also those with none.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().zip(self.0)
    }

    /// The letters in order: `kkrg`.
    pub fn letters(self) -> impl Iterator<Item = char> {
        self.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour.letter(), count as usize))
    }
}

impl Index<Colour> for Tiles {
    type Output = u8;
    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour.index()]
    }
}

impl IndexMut<Colour> for Tiles {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour.index()]
    }
}

impl AddAssign for Tiles {
    fn add_assign(&mut self, more: Self) {
        for (have, more) in self.0.iter_mut().zip(more.0) {
            *have += more;
        }
    }
}

impl SubAssign for Tiles {
    fn sub_assign(&mut self, fewer: Self) {
        for (have, fewer) in self.0.iter_mut().zip(fewer.0) {
            *have -= fewer;
        }
    }
}

impl FromIterator<Colour> for Tiles {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut tiles = Self::NONE;
        for colour in colours {
            tiles[colour] += 1;
        }
        tiles
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| write!(f, "{letter}"))
    }
}
