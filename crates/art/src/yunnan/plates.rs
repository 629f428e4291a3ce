//! What is written on road and town: names, incomes, spaces for teahouses and bridges, bid plates, the bank's table.

use yunnan::{Bank, Board, Building, Province};

use super::layout::{Layout, Shape};
use super::pieces::{NUMBER, stand};
use crate::escaped;
use crate::geometry::{Area, Point};

/// The names on road and town, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The provinces in road order.
    pub provinces: [&'a str; Province::COUNT],
    /// The progress buildings.
    pub buildings: [&'a str; Building::COUNT],
    /// The bank.
    pub bank: &'a str,
    /// The market of Pu'er.
    pub market: &'a str,
}

/// A text in the middle of an area or at its left edge, as large as fits.
fn text(words: &str, area: Area, size: f64, middle: bool, style: &str) -> String {
    // About as wide as letters of a serif are.
    let wide = words.chars().count().max(1) as f64 * if style == FIGURE { 0.57 } else { 0.52 };
    // No letter is as high as they are all together.
    let size = size.min(area.width() / wide).min(area.height() * 1.1);
    let Point { x, y } = area.middle();
    let (x, anchor) = if middle { (x, "middle") } else { (area.left, "start") };
    format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\" text-anchor=\"{anchor}\" {style}>{}</text>\n",
        y + size * 0.35,
        escaped(words)
    )
}

const NAME: &str = "font-family=\"var(--serif)\" font-weight=\"600\" fill=\"var(--ink)\" stroke=\"var(--land)\" \
                    stroke-width=\"4\" stroke-opacity=\".8\" stroke-linejoin=\"round\" paint-order=\"stroke\"";
const FIGURE: &str = "font-family=\"var(--sans)\" font-weight=\"700\" fill=\"var(--ink)\"";

/// What is written on the road of a board: names and incomes of provinces, spaces for teahouses, bridge sites. Each space
/// carries its name: `data-teahouse`, `data-site`.
pub fn road_plates(layout: &Layout, board: &Board, names: &Names<'_>) -> String {
    let (mut out, letters) = (String::new(), layout.shape().letters());
    for province in Province::ALL {
        let place = layout.province(province);
        out += &text(names.provinces[province.index()], place.name, letters * 1.15, false, NAME);
        out += &income(board.income(province), place.income, letters);
        if board.teahouse_spaces().has(province) {
            out += &format!(
                "<rect data-teahouse=\"{}\" {} rx=\"8\" fill=\"var(--paper)\" fill-opacity=\".5\" stroke=\"var(--ink)\" \
                 stroke-opacity=\".55\" stroke-width=\"1.4\" stroke-dasharray=\"4 4\"/>\n",
                province.id(),
                place.teahouse.grown(-3.0).attributes()
            );
        }
    }
    for (site, place) in board.sites().iter().zip(layout.sites()) {
        let [near, far] = [site.near, site.far].map(|province| names.provinces[province.index()]);
        out += &format!(
            "<rect data-site=\"{}-{}\" {} rx=\"7\" fill=\"var(--sheet)\" fill-opacity=\".86\" stroke=\"var(--frame)\" \
             stroke-width=\"1.4\"/>\n",
            site.near.id(),
            site.far.id(),
            place.area.attributes()
        );
        out += &text(&format!("{near} – {far}"), place.name.grown(-2.0), letters, true, NAME);
        // A faint arch where everybody's bridge can stand.
        let arch = |lane: &Area| {
            let lane = lane.grown(-lane.height() * 0.16);
            let (left, width, top) = (lane.left, lane.width(), lane.bottom - lane.height() * 1.1);
            format!(
                "M{left:.1} {:.1}Q{:.1} {top:.1} {:.1} {:.1}",
                lane.bottom,
                left + width / 2.0,
                lane.right,
                lane.bottom
            )
        };
        out += &format!(
            "<path d=\"{}\" fill=\"none\" stroke=\"var(--faded)\" stroke-opacity=\".55\" stroke-width=\"1.6\" \
             stroke-dasharray=\"3 4\"/>\n",
            place.lanes.iter().map(arch).collect::<String>()
        );
    }
    out
}

/// What a trader earns: a number on a cake of tea with two leaves.
fn income(income: u32, area: Area, letters: f64) -> String {
    let (Point { x, y }, size) = (area.middle(), area.height() / 2.0 - 1.0);
    format!(
        "<g transform=\"translate({x:.1} {y:.1}) scale({:.3})\"><path d=\"M2-16C-2-24-12-26-20-22C-18-14-8-11 2-16ZM2-16C4-23 12-26 \
         19-24C18-17 11-12 2-16Z\" fill=\"var(--tea)\" stroke=\"var(--ink)\" stroke-opacity=\".7\"/><circle r=\"18.5\" \
         fill=\"var(--sheet)\" stroke=\"var(--road-edge)\" stroke-width=\"3\"/></g>{}",
        size / 20.0,
        text(&income.to_string(), area, letters * 1.05, true, FIGURE)
    )
}

/// What is written in the town of a board: names, bid plates, the spaces of the bank and its table. Each space carries its
/// name: `data-bid`, `data-bank`, `data-market`.
pub fn town_plates(layout: &Layout, board: &Board, names: &Names<'_>) -> String {
    let (mut out, letters) = (String::new(), layout.shape().letters());
    let centred = layout.shape() == Shape::Wide;
    for building in Building::ALL {
        let place = layout.house(building);
        out += &text(names.buildings[building.index()], place.name, letters, centred, NAME);
        for (nth, (bid, plate)) in board.bids().iter().zip(&place.bids).enumerate() {
            let key = format!("data-bid=\"{}-{bid}\"", building.id());
            out += &self::plate(&key, *plate, nth < 2);
            out += &text(&bid.to_string(), corner(*plate), letters * 1.03, true, FIGURE);
        }
    }
    let bank = layout.bank();
    out += &text(names.bank, bank.name, letters, centred, NAME);
    out += &sum_sign(column(bank.heading, 0));
    for space in Bank::ALL {
        let area = bank.space(space);
        out += &plate(&format!("data-bank=\"{}\"", space.id()), area, false);
        let sign = corner(area).middle();
        out += &arrow(space, Area::around(sign, letters, letters));
        let sign = column(bank.heading, 1 + space.index()).middle();
        out += &arrow(space, Area::around(sign, letters * 0.8, letters * 0.8));
    }
    for (row, place) in board.bank().iter().zip(&bank.rows) {
        for (nth, words) in [format!("{}+", row.from), row.high.to_string(), row.low.to_string()].iter().enumerate() {
            out += &text(words, column(*place, nth), letters, true, FIGURE);
        }
    }
    let market = layout.market();
    let ground = market.camps.iter().fold(market.camps[0], |all, camp| Area {
        right: all.right.max(camp.right),
        bottom: all.bottom.max(camp.bottom),
        ..all
    });
    out += &format!(
        "<rect data-market=\"\" {} rx=\"10\" fill=\"var(--sheet)\" fill-opacity=\".5\" stroke=\"var(--relief)\" \
         stroke-opacity=\".6\" stroke-width=\"1.4\"/>\n",
        // Traders stand inside of its border.
        ground.grown(6.0).attributes()
    );
    out += &text(names.market, market.name, letters, centred, NAME);
    out
}

/// Where the number of a plate stands: its left part, so that it is read beside a trader.
fn corner(plate: Area) -> Area {
    Area {
        left: plate.left + 3.0,
        right: plate.left + plate.width() * NUMBER,
        bottom: plate.top + plate.height() * 0.62,
        ..plate
    }
}

/// A column of a row of the bank's table: the sum, what the high space pays, what the low one pays.
fn column(row: Area, number: usize) -> Area {
    let width = row.width() / 3.0;
    Area::sized(row.left + width * number as f64, row.top, width, row.height())
}

/// Up for the high space, down for the low one.
fn arrow(space: Bank, area: Area) -> String {
    let (base, tip) = match space {
        Bank::High => (area.bottom - area.height() * 0.1, area.top + area.height() * 0.1),
        Bank::Low => (area.top + area.height() * 0.1, area.bottom - area.height() * 0.1),
    };
    format!(
        "<path d=\"M{:.1} {base:.1}H{:.1}L{:.1} {tip:.1}Z\" fill=\"var(--ink)\"/>\n",
        area.left,
        area.right,
        area.middle().x
    )
}

/// Some bid plates: their sum is meant.
fn sum_sign(area: Area) -> String {
    let (Point { x, y }, size) = (area.middle(), area.height().min(area.width()) * 0.3);
    let mut plates = String::new();
    for number in -1..=1 {
        plates += &format!(
            "M{:.1} {:.1}h{size:.1}v{:.1}h-{size:.1}Z",
            x + f64::from(number) * size * 1.25 - size / 2.0,
            y - size * 0.7,
            size * 1.4
        );
    }
    format!("<path d=\"{plates}\" fill=\"var(--sheet)\" stroke=\"var(--ink)\" stroke-width=\"1.4\"/>\n")
}

/// A plate with the place where a trader stands. The line around those that can be outbid is broken.
fn plate(key: &str, area: Area, weak: bool) -> String {
    let dashes = if weak { " stroke-dasharray=\"6 4\"" } else { "" };
    let (foot, rx) = (stand(area), area.height() * 0.1);
    let reach = foot.width() * 0.36;
    let mut out = format!(
        "<rect {key} {} rx=\"{rx:.1}\" fill=\"var(--sheet)\" stroke=\"var(--frame)\" stroke-width=\"2\"{dashes}/>\n",
        area.attributes()
    );
    if !weak {
        out += &format!(
            "<rect {} rx=\"{:.1}\" fill=\"none\" stroke=\"var(--frame)\" stroke-opacity=\".5\"/>\n",
            area.grown(-3.5).attributes(),
            rx * 0.7
        );
    }
    out += &format!(
        "<ellipse cx=\"{:.1}\" cy=\"{:.1}\" rx=\"{reach:.1}\" ry=\"{:.1}\" fill=\"var(--line)\" fill-opacity=\".55\"/>\n",
        foot.middle().x,
        foot.bottom - reach * 0.55,
        reach * 0.3
    );
    out
}
