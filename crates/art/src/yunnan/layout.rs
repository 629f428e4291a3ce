//! Where everything is, as plain values: provinces with room for any crowd, bridge sites, houses, the bank, the market.

mod road;
mod town;

use kernel::Seat;
use yunnan::{Bank, Board, Building, Province};

use super::SEATS;
use crate::geometry::{Area, Point};

/// For which screen a drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shape {
    /// Wider than high: the road climbs from the lower left to the upper right, the houses stand in a row.
    #[default]
    Wide,
    /// For a phone: the road climbs from the bottom to the top, each house has a row of its own. Two units are a pixel on
    /// the narrowest of them.
    Tall,
}

impl Shape {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Wide, Self::Tall];

    /// The size of letters that are read.
    pub(crate) const fn letters(self) -> f64 {
        match self {
            Self::Wide => 22.0,
            Self::Tall => 33.0,
        }
    }
}

/// The places of a province. No two of them overlap, and all lie in its area.
#[derive(Clone, PartialEq, Debug)]
pub struct ProvincePlace {
    /// All of it: what a finger means.
    pub area: Area,
    /// Its name.
    pub name: Area,
    /// What a trader or post earns there.
    pub income: Area,
    /// Everybody's room for traders and trading posts, by seat.
    pub camps: [Area; SEATS],
    /// Everybody's place for the horse, by seat.
    pub horses: [Area; SEATS],
    /// Where its presents lie.
    pub presents: Area,
    /// The space for a teahouse.
    pub teahouse: Area,
    /// Where the inspector stands when he visits it.
    pub inspector: Area,
}

/// The places of a bridge site.
#[derive(Clone, PartialEq, Debug)]
pub struct SitePlace {
    /// All of it: what a finger means.
    pub area: Area,
    /// The names of both provinces.
    pub name: Area,
    /// Everybody's place for a bridge, by seat.
    pub lanes: [Area; SEATS],
    /// Where the way begins, in the province nearer to Pu'er.
    pub near: Point,
}

/// The places of a progress building.
#[derive(Clone, PartialEq, Debug)]
pub struct HousePlace {
    /// All of it.
    pub area: Area,
    /// The house itself.
    pub scene: Area,
    /// Its name.
    pub name: Area,
    /// Its bid spaces, from the lowest.
    pub bids: Vec<Area>,
}

/// The places of the bank.
#[derive(Clone, PartialEq, Debug)]
pub struct BankPlace {
    /// All of it.
    pub area: Area,
    /// The house itself.
    pub scene: Area,
    /// Its name.
    pub name: Area,
    /// The high and the low space.
    pub spaces: [Area; 2],
    /// What stands above the table.
    pub heading: Area,
    /// The rows of the table.
    pub rows: Vec<Area>,
}

impl BankPlace {
    /// One of its spaces.
    pub fn space(&self, bank: Bank) -> Area {
        self.spaces[bank.index()]
    }
}

/// The places of the market of Pu'er.
#[derive(Clone, PartialEq, Debug)]
pub struct MarketPlace {
    /// All of it: what a finger means.
    pub area: Area,
    /// The stalls.
    pub scene: Area,
    /// Its name.
    pub name: Area,
    /// Everybody's room for traders, by seat.
    pub camps: [Area; SEATS],
}

/// Where everything is on a board, in a shape.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    shape: Shape,
    provinces: Vec<ProvincePlace>,
    sites: Vec<SitePlace>,
    houses: Vec<HousePlace>,
    bank: BankPlace,
    market: MarketPlace,
}

impl Layout {
    /// Finds all places.
    pub fn new(shape: Shape, board: &Board) -> Self {
        let provinces: Vec<ProvincePlace> =
            Province::ALL.into_iter().map(|province| road::province(shape, province)).collect();
        Self {
            shape,
            sites: road::sites(shape, board.sites(), &provinces),
            provinces,
            houses: Building::ALL.into_iter().map(|house| town::house(shape, house, board.bids().len())).collect(),
            bank: town::bank(shape, board.bank().len()),
            market: town::market(shape),
        }
    }

    /// Its shape.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// All that is to be seen of the road.
    pub const fn road(&self) -> Area {
        road::page(self.shape)
    }

    /// All that is to be seen of the town.
    pub const fn town(&self) -> Area {
        town::page(self.shape)
    }

    /// The places of a province.
    pub fn province(&self, province: Province) -> &ProvincePlace {
        &self.provinces[province.index()]
    }

    /// The places of all bridge sites, in the board's order.
    pub fn sites(&self) -> &[SitePlace] {
        &self.sites
    }

    /// The places of a progress building.
    pub fn house(&self, building: Building) -> &HousePlace {
        &self.houses[building.index()]
    }

    /// The places of the bank.
    pub const fn bank(&self) -> &BankPlace {
        &self.bank
    }

    /// The places of the market.
    pub const fn market(&self) -> &MarketPlace {
        &self.market
    }
}

/// The number of a seat's place. Beyond the largest table they begin again with the first.
pub(crate) const fn number(seat: Seat) -> usize {
    seat.index() % SEATS
}

/// As many parts of an area side by side as there are columns and rows, row by row.
fn grid(area: Area, columns: usize, rows: usize) -> impl Fn(usize) -> Area {
    let (width, height) = (area.width() / columns as f64, area.height() / rows as f64);
    move |number| {
        let (column, row) = (number % columns, number / columns);
        Area::sized(area.left + width * column as f64, area.top + height * row as f64, width, height)
    }
}

#[cfg(test)]
mod tests;
