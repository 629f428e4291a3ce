//! One position of the game. Nothing of it is hidden (YN-1.3).

use kernel::{Pending, Seat};

use crate::bids::Bids;
use crate::board::Board;
use crate::building::{Bank, Building};
use crate::order::{Order, SEATS, Seats};
use crate::player::Player;
use crate::province::{Pieces, Province, Provinces};
use crate::setup::Variant;
use crate::stage::{Decision, Stage};

/// A position of the game: plain data that knows no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) players: [Player; SEATS],
    /// The auction order, or from the travel phase on the travel order.
    pub(crate) order: Order,
    pub(crate) bank: [Option<Seat>; 2],
    pub(crate) presents: [u8; Province::COUNT],
    pub(crate) round: u32,
    pub(crate) variant: Variant,
    pub(crate) stage: Stage,
}

impl Position {
    /// Where the game waits.
    #[inline]
    pub fn pending(&self) -> Pending<Decision> {
        let (seat, decision) = match self.stage {
            Stage::Auction { seat, .. } => (seat, Decision::Auction),
            Stage::Yard { seat, .. } => (seat, Decision::Yard),
            Stage::Teahouse { seat, .. } => (seat, Decision::Teahouse),
            Stage::Travel { seat, .. } => (seat, Decision::Travel),
            Stage::Conversion { seat, .. } => (seat, Decision::Conversion),
            Stage::Over => return Pending::Over,
        };
        Pending::Decision { seat, decision }
    }

    /// What a player has.
    ///
    /// # Panics
    /// Like everything that takes a seat, if no table has that many chairs.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All players in seat order.
    pub fn by_seat(&self) -> impl ExactSizeIterator<Item = (Seat, &Player)> {
        Seat::all(self.order.len()).zip(&self.players)
    }

    /// The auction order, or from the travel phase on the travel order.
    pub fn order(&self) -> Order {
        self.order
    }

    /// The travel order of this round: the one it will have, while the auction order still holds (YN-6.1).
    pub fn travel_order(&self) -> Order {
        match self.stage {
            Stage::Auction { .. } | Stage::Yard { .. } | Stage::Teahouse { .. } => self.order.reversed(),
            Stage::Travel { .. } | Stage::Conversion { .. } | Stage::Over => self.order,
        }
    }

    /// The variant that is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Presents left, in road order.
    pub fn presents(&self) -> [u8; Province::COUNT] {
        self.presents
    }

    /// Who has a trader on this space of the bank.
    pub fn banker(&self, bank: Bank) -> Option<Seat> {
        self.bank[bank.index()]
    }

    /// The standing bids of a building, from the lowest.
    pub fn bids(&self, board: &Board, building: Building) -> Vec<(u32, Seat)> {
        let mut bids: Vec<_> =
            self.by_seat().filter_map(|(seat, player)| Some((player.bid(board, building)?, seat))).collect();
        kernel::sort_few(&mut bids, |one, other| one < other);
        bids
    }

    /// The provinces with a teahouse, whoever built it.
    #[inline]
    pub fn teahouses(&self) -> Provinces {
        self.players[..self.order.len()].iter().fold(Provinces::NONE, |all, player| all | player.teahouses)
    }

    /// The seats that have passed in the auction.
    pub fn passed(&self) -> Seats {
        match self.stage {
            Stage::Auction { passed, .. } => passed,
            _ => Seats::NONE,
        }
    }

    /// In the travel phase: the border crossings that the deciding seat has left.
    pub fn crossings_left(&self) -> Option<u8> {
        match self.stage {
            Stage::Travel { travel, .. } => Some(travel.crossings),
            _ => None,
        }
    }

    /// In the travel phase: the deciding seat's traders that have not travelled yet.
    pub fn not_travelled(&self) -> Option<Pieces> {
        match self.stage {
            Stage::Travel { travel, .. } => Some(travel.fresh),
            _ => None,
        }
    }

    /// While incomes are converted: everybody's of this round, in seat order.
    pub fn incomes(&self) -> Option<Vec<u32>> {
        match self.stage {
            Stage::Conversion { incomes, .. } => Some(incomes[..self.order.len()].to_vec()),
            _ => None,
        }
    }

    /// Whether this seat has a trader in the bank.
    #[inline]
    pub(crate) fn is_banker(&self, seat: Seat) -> bool {
        self.bank.contains(&Some(seat))
    }

    /// Every bid space with a trader.
    #[inline]
    pub(crate) fn all_bids(&self) -> Bids {
        self.players[..self.order.len()].iter().fold(Bids::NONE, |all, player| all | player.bids)
    }
}
