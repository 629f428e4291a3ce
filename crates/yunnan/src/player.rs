//! What one player has, on the board and beside it (YN-1.2).

use crate::bids::Bids;
use crate::board::{Board, Sites};
use crate::building::{Building, Construction, Stock};
use crate::province::{Pieces, Province, Provinces};

/// Levels of the customs office and the dragon house: 0 to 4.
pub(crate) const LEVELS: usize = 5;
/// The highest level.
pub(crate) const TOP_LEVEL: u8 = LEVELS as u8 - 1;
/// Traders of a player, wherever they are.
pub(crate) const TRADERS: u8 = 7;
const SUPPLY_TRADERS: u8 = 3;
const STOCK: Stock = Stock([2; Construction::COUNT]);

/// What one player has. Everything of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Victory points; below zero in the pro variant only.
    pub(crate) points: i64,
    pub(crate) yuan: u32,
    /// Traders on bid spaces.
    pub(crate) bids: Bids,
    /// Traders in the provinces; those in Pu'er are in its market.
    pub(crate) traders: Pieces,
    pub(crate) posts: Pieces,
    pub(crate) bridges: Sites,
    pub(crate) presents: u16,
    pub(crate) teahouses: Provinces,
    pub(crate) customs: u8,
    pub(crate) influence: u8,
    pub(crate) horse: Province,
    /// Traders in the personal supply.
    pub(crate) supply: u8,
    /// Traders in reserve.
    pub(crate) reserve: u8,
    /// Constructions in the personal supply.
    pub(crate) stock: Stock,
    /// Constructions in reserve.
    pub(crate) reserve_stock: Stock,
}

impl Player {
    /// YN-1.2
    pub(crate) const fn new(yuan: u32) -> Self {
        Self {
            points: 0,
            yuan,
            bids: Bids::NONE,
            traders: Pieces::NONE,
            posts: Pieces::NONE,
            bridges: Sites::NONE,
            presents: 0,
            teahouses: Provinces::NONE,
            customs: 0,
            influence: 0,
            horse: Province::Yunnan,
            supply: SUPPLY_TRADERS,
            reserve: TRADERS - SUPPLY_TRADERS,
            stock: Stock([0; Construction::COUNT]),
            reserve_stock: STOCK,
        }
    }

    /// Victory points on the track, without the final ones.
    pub const fn points(&self) -> i64 {
        self.points
    }

    /// Money.
    pub const fn yuan(&self) -> u32 {
        self.yuan
    }

    /// The level in the customs office.
    pub const fn customs(&self) -> u8 {
        self.customs
    }

    /// The level in the dragon house.
    pub const fn influence(&self) -> u8 {
        self.influence
    }

    /// Where the horse stands.
    pub const fn horse(&self) -> Province {
        self.horse
    }

    /// Traders in the personal supply.
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// Traders in reserve.
    pub const fn reserve(&self) -> u8 {
        self.reserve
    }

    /// Traders that were gained, wherever they are: all but those in reserve.
    pub const fn gained_traders(&self) -> u8 {
        TRADERS - self.reserve
    }

    /// Presents received.
    pub const fn presents(&self) -> u16 {
        self.presents
    }

    /// Traders in the provinces.
    pub const fn traders(&self) -> Pieces {
        self.traders
    }

    /// Trading posts in the provinces.
    pub const fn posts(&self) -> Pieces {
        self.posts
    }

    /// Where bridges are built.
    pub const fn bridges(&self) -> Sites {
        self.bridges
    }

    /// The provinces with a teahouse of this player.
    pub const fn teahouses(&self) -> Provinces {
        self.teahouses
    }

    /// Constructions in the personal supply.
    pub const fn stock(&self) -> Stock {
        self.stock
    }

    /// Constructions in reserve.
    pub const fn reserve_stock(&self) -> Stock {
        self.reserve_stock
    }

    /// The bid that stands in this building.
    pub fn bid(&self, board: &Board, building: Building) -> Option<u32> {
        let spaces = self.bids.in_building(building);
        (spaces != 0).then(|| board.bid(spaces.trailing_zeros() as u8))
    }

    /// What all standing bids cost together.
    pub fn pledged(&self, board: &Board) -> u32 {
        self.bids.cost(board)
    }

    /// The provinces that the player may use (YN-6.2).
    #[inline]
    pub const fn access(&self) -> Provinces {
        Provinces::up_to(self.horse)
    }

    /// The provinces that hold an own trader or trading post.
    #[inline]
    pub fn held(&self) -> Provinces {
        self.traders.places() | self.posts.places()
    }

    /// The provinces with a connected route (YN-6.6); Pu'er always is one.
    #[inline]
    pub fn connected(&self, board: &Board) -> Provinces {
        board.routes(self.bridges).connected(self.held())
    }

    /// The provinces whose traders go to Pu'er when the player ends the travel phase (YN-6.7).
    #[inline]
    pub fn cut_off(&self, board: &Board) -> Provinces {
        self.traders.places() & !self.connected(board)
    }

    /// The fewest border crossings between two provinces, over the road and own bridges (YN-6.4).
    pub fn crossings_between(&self, board: &Board, from: Province, to: Province) -> u8 {
        board.routes(self.bridges).distance(from, to)
    }

    /// Moves traders of a province to Pu'er.
    #[inline]
    pub(crate) fn send_home(&mut self, from: Province, traders: u8) {
        self.traders[from] -= traders;
        self.traders[Province::Puer] += traders;
    }
}
