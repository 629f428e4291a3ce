//! Sets and orders of seats: who comes before whom, in the auction and in travel (YN-1.3, YN-6.1).

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const SEATS: usize = 5;
/// The same number as a seat is counted.
pub(crate) const SEATS_U8: u8 = SEATS as u8;

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Whether this seat is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.index() < SEATS && self.0 >> seat.index() & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them in seat order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..SEATS as u8).map(Seat::new).filter(move |seat| self.has(*seat))
    }

    #[inline]
    pub(crate) const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    #[inline]
    pub(crate) const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// All seats of a game, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Order {
    seats: [Seat; SEATS],
    len: u8,
}

impl TryFrom<Vec<Seat>> for Order {
    type Error = &'static str;

    fn try_from(list: Vec<Seat>) -> Result<Self, Self::Error> {
        if list.len() <= SEATS { Ok(Self::new(&list)) } else { Err("more seats than a game has") }
    }
}

impl From<Order> for Vec<Seat> {
    fn from(order: Order) -> Self {
        order.seats().to_vec()
    }
}

impl Order {
    /// The first seats of a list, at most five.
    pub(crate) fn new(list: &[Seat]) -> Self {
        let mut seats = [Seat::new(0); SEATS];
        let len = list.len().min(SEATS);
        seats[..len].copy_from_slice(&list[..len]);
        Self { seats, len: len as u8 }
    }

    /// How many seats there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none, which no game has.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..self.len as usize]
    }

    pub(crate) fn seats_mut(&mut self) -> &mut [Seat] {
        &mut self.seats[..self.len as usize]
    }

    /// The seats, first to last.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + '_ {
        self.seats().iter().copied()
    }

    /// The seat at the beginning.
    #[inline]
    pub fn first(&self) -> Seat {
        self.seats[0]
    }

    /// The place of a seat, from 0.
    #[inline]
    pub fn place(&self, seat: Seat) -> usize {
        self.iter().position(|other| other == seat).unwrap_or(self.len())
    }

    /// The seat after this one, if it isn't the last.
    #[inline]
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        self.seats().get(self.place(seat) + 1).copied()
    }

    /// The same seats, last to first (YN-6.1).
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.seats_mut().reverse();
        self
    }
}
