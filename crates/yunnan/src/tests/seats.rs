//! Seats by their emblems, as the examples of the rules call the players.

use kernel::Seat;

use crate::order::Order;

pub(super) const CAMELLIA: Seat = Seat::new(0);
pub(super) const YAK: Seat = Seat::new(1);
pub(super) const LANTERN: Seat = Seat::new(2);
pub(super) const BAMBOO: Seat = Seat::new(3);
pub(super) const PEACOCK: Seat = Seat::new(4);

/// The seats with these numbers, one after another.
pub(super) fn order<const N: usize>(seats: [u8; N]) -> Order {
    Order::new(&seats.map(Seat::new))
}
