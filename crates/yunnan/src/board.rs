//! The board: everything that is printed on it, and the routes that follow from it (YN-1.1).

mod reader;
mod routes;
mod sent;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub(crate) use routes::Routes;

use crate::bids::{Bids, GIVE_WAY};
use crate::order::SEATS;
use crate::player::LEVELS;
use crate::province::{Province, Provinces};

/// The texts of the boards that come with the game; the first is the default.
pub(crate) const BUILT_IN: &[&str] = &[
    include_str!("../../../boards/tea-horse-road-3.toml"),
    include_str!("../../../boards/tea-horse-road-2.toml"),
    include_str!("../../../boards/tea-horse-road.toml"),
];

/// The default board, read once.
pub fn default_board() -> &'static Board {
    static BOARD: LazyLock<Board> =
        LazyLock::new(|| Board::read(BUILT_IN[0]).expect("a test reads the boards that come with the game"));
    &BOARD
}

/// The numbers of a board and the tables made of them: made once, then only read.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct Board {
    id: String,
    name: String,
    names: [String; Province::COUNT],
    income: [u32; Province::COUNT],
    presents: [u8; Province::COUNT],
    teahouse_spaces: Provinces,
    sites: Vec<Site>,
    bids: ArrayVec<u32, { Bids::SPACES }>,
    start_money: [u32; SEATS],
    bank: Vec<BankRow>,
    penalty: Vec<u32>,
    crossings: [u8; LEVELS],
    level_points: [u32; LEVELS],
    victory_points: u32,
    yuan_per_point: u32,
    present_points: u32,
    teahouse_points: u32,
    missing_link_cost: u32,
    /// By the bridges a player has, see [`Board::routes`].
    #[serde(skip)]
    routes: Vec<Routes>,
}

/// A place for bridges between two provinces. Each player can have one there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// The side nearer to Pu'er.
    pub near: Province,
    /// The side that has to be accessible (YN-6.3).
    pub far: Province,
}

/// A set of bridge sites, by their number on the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sites(u16);

impl Sites {
    /// No site.
    pub const NONE: Self = Self(0);
    /// The most sites a board can have: one between any two provinces.
    pub(crate) const MOST: usize = Province::COUNT * (Province::COUNT - 1) / 2;

    /// Whether the site with this number is among them.
    #[inline]
    pub const fn has(self, number: usize) -> bool {
        number < Self::MOST && self.0 >> number & 1 == 1
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        (0..Self::MOST).filter(move |number| self.has(*number))
    }

    #[inline]
    pub(crate) const fn insert(&mut self, number: usize) {
        self.0 |= 1 << number;
    }
}

/// A row of the bank's table: what both spaces pay from this sum of all bids on (YN-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BankRow {
    /// The least sum.
    pub from: u32,
    /// What the high space pays.
    pub high: u32,
    /// What the low space pays.
    pub low: u32,
}

impl Board {
    /// The id by which records name it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name of a province for people.
    pub fn province_name(&self, province: Province) -> &str {
        &self.names[province.index()]
    }

    /// What a trader or trading post in this province earns.
    #[inline]
    pub const fn income(&self, province: Province) -> u32 {
        self.income[province.index()]
    }

    /// The presents at the start, in road order.
    pub const fn presents(&self) -> [u8; Province::COUNT] {
        self.presents
    }

    /// The provinces with a space for a teahouse.
    #[inline]
    pub const fn teahouse_spaces(&self) -> Provinces {
        self.teahouse_spaces
    }

    /// The bridge sites in the board's order.
    #[inline]
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// The number of the site between these provinces.
    pub fn site(&self, near: Province, far: Province) -> Option<usize> {
        self.sites.iter().position(|site| *site == Site { near, far })
    }

    /// What the bid spaces of a building cost, ascending.
    #[inline]
    pub fn bids(&self) -> &[u32] {
        &self.bids
    }

    /// Whether a bid of so much has to give way to a higher one (YN-3.4).
    pub fn gives_way(&self, yuan: u32) -> bool {
        self.bids.iter().take(GIVE_WAY as usize).any(|bid| *bid == yuan)
    }

    /// What a bid on a building's space with this number costs.
    #[inline]
    pub(crate) fn bid(&self, number: u8) -> u32 {
        self.bids[number as usize]
    }

    /// The money at the start by place in the auction order.
    pub const fn start_money(&self) -> [u32; SEATS] {
        self.start_money
    }

    /// The bank's table, ascending.
    pub fn bank(&self) -> &[BankRow] {
        &self.bank
    }

    /// The row of the bank's table for this sum of all bids.
    pub fn bank_row(&self, sum: u32) -> BankRow {
        *self.bank.iter().rfind(|row| row.from <= sum).unwrap_or(&self.bank[0])
    }

    /// Pro variant: the victory points lost per missing Yuan in this round, counted from 1 (YN-5.2, YN-11.1).
    pub fn penalty(&self, round: u32) -> u32 {
        let place = (round.max(1) as usize).min(self.penalty.len());
        self.penalty[place - 1]
    }

    /// Border crossings at a customs level.
    #[inline]
    pub const fn crossings(&self, level: u8) -> u8 {
        self.crossings[level as usize]
    }

    /// Final points for a customs or influence level.
    pub const fn level_points(&self, level: u8) -> u32 {
        self.level_points[level as usize]
    }

    /// So many points in the hands of one player end the game (YN-12.1).
    pub const fn victory_points(&self) -> u32 {
        self.victory_points
    }

    /// So many Yuan are a final point.
    pub const fn yuan_per_point(&self) -> u32 {
        self.yuan_per_point
    }

    /// Final points per present.
    pub const fn present_points(&self) -> u32 {
        self.present_points
    }

    /// Final points per built teahouse.
    pub const fn teahouse_points(&self) -> u32 {
        self.teahouse_points
    }

    /// What a trader earns less for each province without own pieces on the way (YN-9.1).
    #[inline]
    pub const fn missing_link_cost(&self) -> u32 {
        self.missing_link_cost
    }

    /// The routes of a player with these bridges; nobody has more than two.
    #[inline]
    pub(crate) fn routes(&self, bridges: Sites) -> &Routes {
        let number = match bridges.0 {
            0 => 0,
            bits => {
                let (low, high) = (bits.trailing_zeros() as usize, bits.ilog2() as usize);
                1 + high * (high + 1) / 2 + low
            }
        };
        &self.routes[number]
    }

    /// The routes for every choice of at most two of these sites, in the order in which [`Board::routes`] looks.
    fn all_routes(sites: &[Site]) -> Vec<Routes> {
        let mut all = vec![Routes::new(&[])];
        for (number, high) in sites.iter().enumerate() {
            all.extend(sites[..=number].iter().map(|low| Routes::new(&[*low, *high])));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_found_by_the_bridges_of_a_player() {
        let board = default_board();
        let number = board.sites().len();
        for low in 0..number {
            for high in low..number {
                let mut bridges = Sites::default();
                bridges.insert(low);
                bridges.insert(high);
                assert_eq!(*board.routes(bridges), Routes::new(&[board.sites()[low], board.sites()[high]]));
            }
        }
        assert_eq!(*board.routes(Sites::default()), Routes::new(&[]));
    }
}
