//! Chairs at a table and who looks at a game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A chair at the table, counted from 0 in seat order (clockwise).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// All seats of a game with so many players, in seat order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players as u8).map(Self)
    }

    /// The number as an index into a list with one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn next(self, players: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= players { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who looks at a game: it decides what a view holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// Somebody who plays and knows what that seat may know.
    Seat(Seat),
    /// Somebody who only watches and knows what is public.
    Spectator,
}
