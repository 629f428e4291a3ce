//! The places along the road.

use yunnan::{Province, Site};

use super::{ProvincePlace, SEATS, Shape, SitePlace, grid};
use crate::geometry::{Area, Point};

pub(super) const fn page(shape: Shape) -> Area {
    match shape {
        Shape::Wide => Area::sized(0.0, 0.0, 1500.0, 640.0),
        Shape::Tall => Area::sized(0.0, 0.0, 720.0, 1296.0),
    }
}

pub(super) fn province(shape: Shape, province: Province) -> ProvincePlace {
    let step = province.index() as f64;
    match shape {
        Shape::Wide => wide(Area::sized(32.0 + 240.0 * step, 354.0 - 45.0 * step, 236.0, 264.0)),
        Shape::Tall => {
            // The road turns at alternate sides, and there is the landscape.
            let left = if province.index().is_multiple_of(2) { 8.0 } else { 160.0 };
            tall(Area::sized(left, 1080.0 - 212.0 * step, 552.0, 208.0))
        }
    }
}

/// From the back to the front: teahouse and presents, two rows of camps, the road with the horses, the name.
fn wide(area: Area) -> ProvincePlace {
    let row = |top: f64, height: f64| Area::sized(area.left + 4.0, area.top + top, 228.0, height);
    let (station, horses, name) = (row(0.0, 58.0), row(174.0, 48.0), row(225.0, 36.0));
    let camp = grid(row(60.0, 112.0), 3, 2);
    let horse = grid(horses, SEATS, 1);
    ProvincePlace {
        area,
        name: Area { right: name.right - 62.0, ..name },
        income: Area { left: name.right - 60.0, ..name },
        // The first three stand in front.
        camps: [3, 4, 5, 0, 1].map(&camp),
        horses: [0, 1, 2, 3, 4].map(horse),
        presents: Area { left: station.left + 72.0, top: station.top + 18.0, ..station },
        teahouse: Area { right: station.left + 68.0, ..station },
        inspector: camp(2),
    }
}

/// The name and a bridge site, the camps, the road with horses, teahouse and presents.
fn tall(area: Area) -> ProvincePlace {
    let row = |top: f64, height: f64, left: f64, width: f64| {
        Area::sized(area.left + 2.0 + left, area.top + top, width, height)
    };
    let camp = grid(row(74.0, 64.0, 0.0, 480.0), SEATS, 1);
    let horse = grid(row(142.0, 62.0, 0.0, 260.0), SEATS, 1);
    ProvincePlace {
        area,
        name: row(12.0, 52.0, 0.0, 166.0),
        income: row(10.0, 56.0, 168.0, 82.0),
        camps: [0, 1, 2, 3, 4].map(camp),
        horses: [0, 1, 2, 3, 4].map(horse),
        presents: row(150.0, 52.0, 342.0, 204.0),
        teahouse: row(142.0, 62.0, 264.0, 72.0),
        inspector: row(74.0, 64.0, 484.0, 62.0),
    }
}

/// Each site lies with the province on its far side; if there are many, they are smaller.
pub(super) fn sites(shape: Shape, sites: &[Site], provinces: &[ProvincePlace]) -> Vec<SitePlace> {
    let place = |(number, site): (usize, &Site)| {
        let same = |other: &&Site| other.far == site.far;
        let (all, before) = (sites.iter().filter(same).count(), sites[..number].iter().filter(same).count());
        let [near, far] = [site.near, site.far].map(|side| provinces[side.index()].area);
        let room = match shape {
            Shape::Wide => Area { left: far.left + 4.0, top: far.bottom + 3.0, right: far.right - 4.0, bottom: 634.0 },
            Shape::Tall => Area::sized(far.left + 256.0, far.top, 292.0, 72.0),
        };
        let height = (room.height() / all as f64).min(72.0);
        let area = Area::sized(room.left, room.top + height * before as f64, room.width(), height - 3.0);
        let name = Area { bottom: area.top + area.height() * 0.42, ..area };
        let lane = grid(Area { top: name.bottom, ..area }.grown(-1.0), SEATS, 1);
        let near = Point { x: near.middle().x, y: near.bottom };
        SitePlace { area, name, lanes: [0, 1, 2, 3, 4].map(lane), near }
    };
    sites.iter().enumerate().map(place).collect()
}
