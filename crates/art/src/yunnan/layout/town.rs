//! The places in the town.

use yunnan::Building;

use super::{BankPlace, HousePlace, MarketPlace, SEATS, Shape, grid};
use crate::geometry::Area;

/// Between two plates.
const GAP: f64 = 5.0;
/// The height of a name in the tall town.
const NAME: f64 = 31.0;

pub(super) const fn page(shape: Shape) -> Area {
    match shape {
        Shape::Wide => Area::sized(0.0, 0.0, 1500.0, 400.0),
        Shape::Tall => Area::sized(0.0, 0.0, 720.0, 842.0),
    }
}

pub(super) fn house(shape: Shape, building: Building, bids: usize) -> HousePlace {
    let step = building.index() as f64;
    match shape {
        Shape::Wide => {
            let area = Area::sized(18.0 + 212.0 * step, 12.0, 206.0, 376.0);
            let (scene, name, plates) = wide(area);
            // The two lowest bids, which can be outbid, in a row of their own (YN-3.4).
            let rows = 1 + bids.saturating_sub(2).div_ceil(3);
            let height = plates.height() / rows as f64;
            let bid = |number: usize| {
                let (row, column, shift) = match number {
                    0 | 1 => (0, number, 0.5),
                    _ => (1 + (number - 2) / 3, (number - 2) % 3, 0.0),
                };
                let width = plates.width() / 3.0;
                let (left, top) = (width * (column as f64 + shift), height * row as f64);
                plate(Area::sized(plates.left + left, plates.top + top, width, height))
            };
            HousePlace { area, scene, name, bids: (0..bids).map(bid).collect() }
        }
        Shape::Tall => {
            let area = Area::sized(8.0, 6.0 + 126.0 * step, 704.0, 125.0);
            let right = Area { left: area.left + 214.0, ..area };
            let plates = Area { top: area.top + NAME, ..right };
            HousePlace {
                area,
                scene: Area { right: area.left + 206.0, ..area },
                name: Area { bottom: plates.top, ..right },
                bids: (0..bids).map(grid(plates, bids.max(1), 1)).map(plate).collect(),
            }
        }
    }
}

/// A column of the town: what it shows, its name, and the plates below.
const fn wide(area: Area) -> (Area, Area, Area) {
    let (name, plates) = (area.top + 188.0, area.top + 222.0);
    (Area { bottom: name, ..area }, Area { top: name, bottom: plates, ..area }, Area { top: plates, ..area })
}

fn plate(area: Area) -> Area {
    Area {
        right: area.right - GAP / 2.0,
        bottom: area.bottom - GAP / 2.0,
        left: area.left + GAP / 2.0,
        top: area.top + GAP / 2.0,
    }
}

pub(super) fn bank(shape: Shape, rows: usize) -> BankPlace {
    let (area, scene, name, spaces, table) = match shape {
        Shape::Wide => {
            let area = Area::sized(1080.0, 12.0, 198.0, 376.0);
            let (scene, name, plates) = wide(area);
            // The table hangs on the wall of the house.
            let table = Area {
                left: scene.left + 14.0,
                top: scene.top + 56.0,
                right: scene.right - 14.0,
                bottom: scene.bottom - 6.0,
            };
            (area, scene, name, Area { top: plates.top + plates.height() / 2.0, ..plates }, table)
        }
        Shape::Tall => {
            let area = Area::sized(8.0, 638.0, 424.0, 198.0);
            let left = Area { right: area.left + 206.0, ..area };
            let name = Area { left: left.right + 4.0, bottom: area.top + NAME, ..area };
            let spaces = Area { top: area.bottom - 98.0, ..left };
            (
                area,
                Area { bottom: spaces.top, ..left },
                name,
                spaces,
                Area { top: name.bottom, bottom: area.bottom, ..name },
            )
        }
    };
    let line = grid(table, 1, rows + 1);
    BankPlace {
        area,
        scene,
        name,
        spaces: [0, 1].map(grid(spaces, 2, 1)).map(plate),
        heading: line(0),
        rows: (1..=rows).map(line).collect(),
    }
}

pub(super) fn market(shape: Shape) -> MarketPlace {
    match shape {
        Shape::Wide => {
            let area = Area::sized(1284.0, 12.0, 198.0, 376.0);
            let (scene, name, camps) = wide(area);
            MarketPlace { area, scene, name, camps: [0, 1, 2, 3, 4].map(grid(camps.grown(-6.0), 3, 2)) }
        }
        Shape::Tall => {
            let area = Area::sized(440.0, 638.0, 272.0, 198.0);
            let name = Area { bottom: area.top + NAME, ..area };
            let camps = Area { top: name.bottom, ..area };
            let camp = grid(camps.grown(-6.0), 2, 3);
            MarketPlace { area, scene: camp(SEATS), name, camps: [0, 1, 2, 3, 4].map(&camp) }
        }
    }
}
