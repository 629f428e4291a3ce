//! The land: its washes, and mountains, woods and fields that carry no meaning and know nothing of spaces.

use yangtze::{Board, Space};

use super::grain::{grain, relief};
use super::marks::{self, Mark, Pen, put};
use super::water::Water;
use crate::geometry::{Area, Point, centre, view_box};

/// Between the places where something may grow.
const COLUMN: f64 = 27.0;
const LINE: f64 = 21.0;
/// What stands within as many lines is drawn in one go.
const BAND: f64 = 12.0;
/// Marks keep so far from the middle of a capital.
const CAPITAL: f64 = 54.0;

/// What a place looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Country {
    Mountains,
    Hills,
    Woods,
    Fields,
    Plain,
}

fn country(water: &Water, area: Area, place: Point) -> Country {
    let bank = water.land.at(place);
    // The land rises to the west, as it does there.
    let east = ((place.x - area.left) / area.width().max(1.0)).clamp(0.0, 1.0);
    let height = 0.68 * relief(place.x / 170.0, place.y / 135.0, 1)
        + 0.32 * relief(place.x / 64.0, place.y / 58.0, 2)
        + 0.16 * (0.5 - east);
    let trees = 0.6 * relief(place.x / 150.0, place.y / 130.0, 3) + 0.4 * relief(place.x / 50.0, place.y / 50.0, 4);
    match () {
        () if bank > 26.0 && height > 0.60 => Country::Mountains,
        () if bank > 17.0 && height > 0.545 => Country::Hills,
        () if trees > 0.54 => Country::Woods,
        () if bank < 42.0 || trees < 0.34 => Country::Fields,
        () => Country::Plain,
    }
}

/// Washes of pigment that begin in the middle of a space and fade before the end of the next.
pub(super) fn define_washes(out: &mut String) {
    for name in ["mountain", "wood", "field", "plain"] {
        *out += &format!(
            "<radialGradient id=\"ground-wash-{name}\"><stop stop-color=\"var(--wash-{name})\" stop-opacity=\".42\"/>\
             <stop offset=\".5\" stop-color=\"var(--wash-{name})\" stop-opacity=\".24\"/>\
             <stop offset=\"1\" stop-color=\"var(--wash-{name})\" stop-opacity=\"0\"/></radialGradient>\n"
        );
    }
}

/// Pigment laid on wet paper: greener under woods, browner under mountains.
pub(super) fn draw_washes(board: &Board, water: &Water, out: &mut String) {
    let area = view_box(board);
    for space in board.spaces().filter(|space| !board.is_river(*space)) {
        let name = match country(water, area, centre(space)) {
            Country::Mountains | Country::Hills => "mountain",
            Country::Woods => "wood",
            Country::Fields => "field",
            Country::Plain => "plain",
        };
        let off = |kind| 26.0 * (grain(space.column() as i32, space.row() as i32, kind) - 0.5);
        let (Point { x, y }, size) = (centre(space).moved(off(21), off(22)), 64.0 + 1.2 * off(23));
        *out += &format!("<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{size:.0}\" fill=\"url(#ground-wash-{name})\"/>");
    }
    *out += "\n";
}

/// Everything that rises and grows, from the back to the front.
pub(super) fn draw_marks(board: &Board, water: &Water, out: &mut String) {
    let area = view_box(board);
    let capitals: Vec<Point> =
        board.spaces().filter(|space: &Space| board.capital(*space).is_some()).map(centre).collect();
    let mut marks: Vec<(Point, Mark, f64, f64)> = Vec::new();
    for line in 0..(area.height() / LINE) as i32 + 2 {
        for column in 0..(area.width() / COLUMN) as i32 + 1 {
            let chance = |kind| grain(column, line, kind);
            let place = Point {
                x: area.left + COLUMN * (f64::from(column) + 0.3 + 0.8 * (chance(31) - 0.5)),
                y: area.top + LINE * (f64::from(line) + 0.4 + 0.8 * (chance(32) - 0.5)),
            };
            let Some((drawing, room, size)) = mark(country(water, area, place), water.land.at(place), chance) else {
                continue;
            };
            let dry = [-room, 0.0, room].iter().all(|x| water.land.at(place.moved(*x, 0.0)) > room * 0.55);
            let free = capitals.iter().all(|capital| capital.moved(0.0, 8.0).distance(place) > CAPITAL);
            let apart = marks.iter().rev().take(240).all(|(other, _, other_room, _)| {
                let (x, y) = (place.x - other.x, (place.y - other.y) * 1.35);
                (x * x + y * y).sqrt() > room + other_room
            });
            if dry && free && apart {
                marks.push((place, drawing, room, size));
            }
        }
    }
    kernel::sort_few(&mut marks, |(a, ..), (b, ..)| a.y < b.y);
    *out += "<g fill=\"none\" stroke=\"var(--relief)\" stroke-opacity=\".6\" stroke-width=\"1.15\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    let mut number = 0;
    // What stands nearly side by side hides nothing of each other, and can be drawn in one go.
    for band in marks.chunk_by(|(one, ..), (other, ..)| (one.y / BAND).floor() == (other.y / BAND).floor()) {
        for pen in Pen::ALL {
            let mut path = String::new();
            for (nth, (place, mark, _, size)) in band.iter().enumerate() {
                let turned = if grain(number + nth as i32, 0, 33) > 0.5 { -size } else { *size };
                for (_, drawing) in mark.iter().filter(|(with, _)| *with == pen) {
                    put(&mut path, drawing, *place, (turned, *size));
                }
                if pen.fades() {
                    draw(pen, &mut path, out);
                }
            }
            draw(pen, &mut path, out);
        }
        number += band.len() as i32;
    }
    for Point { x, y } in boats(water, area) {
        *out += &format!("<use href=\"#ground-boat\" x=\"{x:.0}\" y=\"{y:.0}\"/>\n");
    }
    *out += "</g>\n";
}

/// Draws what was gathered.
fn draw(pen: Pen, path: &mut String, out: &mut String) {
    if !path.is_empty() {
        *out += &format!("<path{} d=\"{path}\"/>\n", pen.attributes());
        path.clear();
    }
}

/// What stands at a place, how far it reaches to either side, and its size.
fn mark(country: Country, bank: f64, chance: impl Fn(u32) -> f64) -> Option<(Mark, f64, f64)> {
    let one_of = |marks: &[Mark]| marks[(chance(34) * marks.len() as f64) as usize % marks.len()];
    let size = 0.7 + 0.5 * chance(35);
    match country {
        Country::Mountains => {
            let mark = one_of(&[marks::PEAK, marks::TWINS, marks::SPIRE, marks::RIDGE, marks::PEAK, marks::RIDGE]);
            Some((mark, 17.0 * size, size * if mark == marks::SPIRE { 0.85 } else { 1.0 }))
        }
        Country::Hills if chance(36) < 0.5 => {
            Some((one_of(&[marks::HILL, marks::KNOLLS, marks::HILL, marks::PINE]), 15.0 * size, size))
        }
        Country::Woods if chance(36) < 0.5 => {
            Some((one_of(&[marks::PINE, marks::TREE, marks::COPSE, marks::PINE, marks::TREE]), 10.0, size))
        }
        Country::Fields if bank < 16.0 && chance(36) < 0.24 => Some((marks::REEDS, 7.0, 0.8 * size)),
        Country::Fields if chance(36) < 0.26 => {
            Some((one_of(&[marks::FIELD, marks::FIELD, marks::GRASS, marks::TREE]), 13.0, size))
        }
        Country::Plain if chance(36) < 0.2 => {
            Some((one_of(&[marks::GRASS, marks::GRASS, marks::TREE, marks::COPSE]), 11.0, 0.9 * size))
        }
        _ => None,
    }
}

/// Two boats at most, where the sea is wide.
fn boats(water: &Water, area: Area) -> Vec<Point> {
    let mut boats: Vec<Point> = Vec::new();
    let mut y = area.top + 70.0;
    while y < area.bottom - 40.0 && boats.len() < 2 {
        let place = Point { x: area.right - 40.0 - 12.0 * grain(y as i32, 1, 37), y };
        if water.land.at(place) < -46.0 && boats.iter().all(|boat| boat.distance(place) > 420.0) {
            boats.push(place);
        }
        y += 23.0;
    }
    boats
}
