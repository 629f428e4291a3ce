//! Road and town on one sheet, arranged as the screen has room, and where every place is on it.

use ::yunnan::{Bank, Board, Building, Province};
use art::Area;
use art::yunnan::{Layout, Shape};
use kernel::Seat;
use leptos::prelude::*;
use table::yunnan::Place;

/// Paper between road and town.
const GAP: f64 = 20.0;
/// Beside a town that is seen from farther away.
const MARGIN: f64 = 180.0;

/// How road and town lie on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrangement {
    /// The wide road above the wide town.
    Wide,
    /// The tall road beside the tall town.
    Beside,
    /// The tall road above the tall town, of which only a part is seen at once.
    Stacked,
}

impl Arrangement {
    /// The one for the window; the style sheet draws the same lines.
    pub(super) fn now() -> Self {
        let length = |length: Result<wasm_bindgen::JsValue, _>| length.ok().and_then(|length| length.as_f64());
        let (width, height) = (length(window().inner_width()), length(window().inner_height()));
        match (width.unwrap_or(0.0), height.unwrap_or(0.0)) {
            (width, height) if width <= 640.0 && height > width => Self::Stacked,
            (width, height) if width <= 1_100.0 && height > width => Self::Beside,
            _ => Self::Wide,
        }
    }
}

/// Where everything is.
pub(super) struct Scene {
    pub(super) arrangement: Arrangement,
    pub(super) layout: Layout,
    /// All of the sheet.
    pub(super) whole: Area,
    /// How far the town is moved on the sheet; the road isn't.
    town: (f64, f64),
}

/// A place that can be touched.
#[derive(Clone)]
pub(super) struct Spot {
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) area: Area,
}

impl Scene {
    pub(super) fn new(arrangement: Arrangement, board: &Board) -> Self {
        let shape = if arrangement == Arrangement::Wide { Shape::Wide } else { Shape::Tall };
        let layout = Layout::new(shape, board);
        let (road, town) = (layout.road(), layout.town());
        let (offset, right, bottom) = match arrangement {
            Arrangement::Beside => {
                let (left, bottom) = (road.width() + GAP, road.height().max(town.height()));
                // Pu'er is at the foot of the road.
                ((left, bottom - town.height()), left + town.width(), bottom)
            }
            _ => ((0.0, road.height() + GAP), road.width(), road.height() + GAP + town.height()),
        };
        let mut whole = Area { left: 0.0, top: 0.0, right, bottom };
        if shape == Shape::Tall {
            // The tray lies over the lower rim.
            whole.bottom += 30.0;
        }
        if arrangement == Arrangement::Stacked {
            // Where the screen is low, all of the town is seen with a margin.
            whole = Area { left: -MARGIN, right: right + MARGIN, ..whole };
        }
        Self { arrangement, layout, whole, town: offset }
    }

    /// Where the road is on the sheet.
    pub(super) fn road(&self) -> Area {
        self.layout.road()
    }

    /// Where the town is on the sheet.
    pub(super) fn town(&self) -> Area {
        self.in_town(self.layout.town())
    }

    pub(super) fn in_town(&self, area: Area) -> Area {
        let (x, y) = self.town;
        Area { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y }
    }

    /// A drawing of the road where the road is; nothing is seen beyond its frame.
    pub(super) fn on_road(&self, markup: &str) -> String {
        framed(self.road(), self.road(), markup)
    }

    /// A drawing of the town where the town is.
    pub(super) fn moved_to_town(&self, markup: &str) -> String {
        framed(self.layout.town(), self.town(), markup)
    }

    /// All places that can be touched, in rows: houses, the bank and the market, provinces, bridge sites.
    pub(super) fn spots(&self, board: &Board) -> Vec<Vec<Spot>> {
        let spot = |place: Place, area: Area| Spot { name: name(place), place, area };
        let house = |building: Building| {
            let plates = board.bids().iter().zip(&self.layout.house(building).bids);
            plates.map(|(yuan, area)| spot(Place::Plate(building, *yuan), self.in_town(*area))).collect()
        };
        let mut rows: Vec<Vec<Spot>> = Building::ALL.into_iter().map(house).collect();
        let bank = |bank: Bank| spot(Place::Bank(bank), self.in_town(self.layout.bank().space(bank)));
        let market = Spot {
            name: MARKET.to_owned(),
            ..spot(Place::Province(Province::Puer), self.in_town(self.layout.market().area))
        };
        rows.push(Bank::ALL.into_iter().map(bank).chain([market]).collect());
        let province = |province: Province| spot(Place::Province(province), self.layout.province(province).area);
        rows.push(Province::ALL.into_iter().map(province).collect());
        let sites = board.sites().iter().zip(self.layout.sites());
        rows.push(sites.map(|(site, place)| spot(Place::Site(*site), place.area)).collect());
        rows
    }

    /// The room of a seat's traders in a province.
    pub(super) fn camp(&self, province: Province, seat: Seat) -> Area {
        let camps = &self.layout.province(province).camps;
        camps[seat.index() % camps.len()]
    }

    /// Where a place is; Pu'er is on the road and in the town.
    pub(super) fn areas(&self, board: &Board, place: Place) -> Vec<Area> {
        let here = |spot: &Spot| (spot.place == place).then_some(spot.area);
        match place {
            Place::Building(building) => vec![self.in_town(self.layout.house(building).area)],
            _ => self.spots(board).iter().flatten().filter_map(here).collect(),
        }
    }
}

/// A drawing of an area, in another.
fn framed(area: Area, there: Area, markup: &str) -> String {
    format!(
        "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"{area}\">{markup}</svg>",
        there.left,
        there.top,
        there.width(),
        there.height()
    )
}

/// The name of the market among places that can be touched.
pub(super) const MARKET: &str = "market";

/// What the element of a place is called.
pub(super) fn name(place: Place) -> String {
    match place {
        Place::Plate(building, yuan) => format!("{}-{yuan}", building.id()),
        Place::Bank(bank) => format!("bank-{}", bank.id()),
        Place::Province(province) => province.id().to_owned(),
        Place::Site(site) => format!("{}-{}", site.near.id(), site.far.id()),
        Place::Building(building) => building.id().to_owned(),
    }
}
