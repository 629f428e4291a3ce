//! What is written on road and town: names, incomes, spaces for teahouses and bridges, bid plates, the bank's table.

use yunnan::{Bank, Board, Building, Province};

use super::layout::{Layout, Shape};
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
    let wide = words.chars().count().max(1) as f64 * 0.52;
    let size = size.min(area.width() / wide).min(area.height());
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
                "<rect data-teahouse=\"{}\" {} rx=\"8\" fill=\"var(--paper)\" fill-opacity=\".35\" stroke=\"var(--ink)\" \
                 stroke-opacity=\".55\" stroke-width=\"1.4\" stroke-dasharray=\"4 4\"/>\n",
                province.id(),
                place.teahouse.grown(-3.0).attributes()
            );
        }
    }
    for (site, place) in board.sites().iter().zip(layout.sites()) {
        let [near, far] = [site.near, site.far].map(|province| names.provinces[province.index()]);
        out += &format!(
            "<rect data-site=\"{}-{}\" {} rx=\"6\" fill=\"var(--paper)\" fill-opacity=\".8\" stroke=\"var(--relief)\"/>\n",
            site.near.id(),
            site.far.id(),
            place.area.attributes()
        );
        out += &text(&format!("{near} – {far}"), place.name.grown(-2.0), letters * 0.9, true, NAME);
    }
    out
}

fn income(income: u32, area: Area, letters: f64) -> String {
    text(&income.to_string(), area, letters * 1.1, true, FIGURE)
}

/// What is written in the town of a board: names, bid plates, the spaces of the bank and its table. Each space carries its
/// name: `data-bid`, `data-bank`.
pub fn town_plates(layout: &Layout, board: &Board, names: &Names<'_>) -> String {
    let (mut out, letters) = (String::new(), layout.shape().letters());
    let centred = layout.shape() == Shape::Wide;
    for building in Building::ALL {
        let place = layout.house(building);
        out += &text(names.buildings[building.index()], place.name, letters, centred, NAME);
        for (nth, (bid, plate)) in board.bids().iter().zip(&place.bids).enumerate() {
            let key = format!("data-bid=\"{}-{bid}\"", building.id());
            out += &self::plate(&key, *plate, nth < 2, letters);
            let number = Area { right: plate.left + plate.width() * 0.44, ..*plate };
            out += &text(&bid.to_string(), number, letters * 1.2, true, FIGURE);
        }
    }
    let bank = layout.bank();
    out += &text(names.bank, bank.name, letters, centred, NAME);
    for space in Bank::ALL {
        out += &plate(&format!("data-bank=\"{}\"", space.id()), bank.space(space), false, letters);
    }
    for (row, place) in board.bank().iter().zip(&bank.rows) {
        for (nth, words) in [format!("{}+", row.from), row.high.to_string(), row.low.to_string()].iter().enumerate() {
            let width = place.width() / 3.0;
            let cell = Area::sized(place.left + width * nth as f64, place.top, width, place.height());
            out += &text(words, cell, letters * 0.9, true, FIGURE);
        }
    }
    out += &text(names.market, layout.market().name, letters, centred, NAME);
    out
}

fn plate(key: &str, area: Area, unsafe_bid: bool, letters: f64) -> String {
    let dashes = if unsafe_bid { " stroke-dasharray=\"5 4\"" } else { "" };
    format!(
        "<rect {key} {} rx=\"{:.0}\" fill=\"var(--sheet)\" stroke=\"var(--frame)\" stroke-width=\"1.6\"{dashes}/>\n",
        area.attributes(),
        letters * 0.4
    )
}
