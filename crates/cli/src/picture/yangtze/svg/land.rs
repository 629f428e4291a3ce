//! The ground: paper and its wash, barely outlined spaces, mountains, woods and fields that carry no meaning.

use yangtze::{Board, Open, Space};

use super::plan::{Plan, Point, RADIUS, STEP, corners};
use super::{INK, PAPER, pictures};

pub(super) fn define(plan: &Plan, out: &mut String) {
    let hexagon: String = corners(RADIUS).map(|Point { x, y }| format!("{x:.1},{y:.1} ")).concat();
    *out += &format!(
        "<clipPath id=\"map\"><rect {}/></clipPath>\n\
         <polygon id=\"space\" points=\"{}\"/>\n\
         <radialGradient id=\"age\" cx=\".46\" cy=\".46\" r=\".75\"><stop offset=\".55\" stop-color=\"#b58d4f\" \
         stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#8a5f2a\" stop-opacity=\".26\"/></radialGradient>\n\
         <filter id=\"fibre\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"><feTurbulence type=\"fractalNoise\" \
         baseFrequency=\".035 .05\" numOctaves=\"5\" seed=\"8\"/><feColorMatrix values=\"0 0 0 0 .42 0 0 0 0 .30 \
         0 0 0 0 .14 .55 .3 0 0 -.34\"/></filter>\n\
         <filter id=\"soft\" x=\"-.6\" y=\"-.6\" width=\"2.2\" height=\"2.2\"><feGaussianBlur \
         stdDeviation=\"20\"/></filter>\n{}",
        plan.map.attributes(),
        hexagon.trim_end(),
        pictures::MARKS
    );
}

pub(super) fn draw_paper(plan: &Plan, out: &mut String) {
    let (width, height) = plan.page();
    let page = format!("width=\"{width:.0}\" height=\"{height:.0}\"");
    *out += &format!(
        "<rect {page} fill=\"{PAPER}\"/>\n<rect {page} filter=\"url(#fibre)\" opacity=\".8\"/>\n\
         <rect {page} fill=\"url(#age)\"/>\n"
    );
}

/// What a space looks like where nothing stands on it.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Country {
    Mountains,
    Hills,
    Woods,
    Fields,
    Plain,
}

fn country(board: &Board, space: Space) -> Country {
    let (column, row) = (space.column() as f64 + (space.row() % 2) as f64 / 2.0, space.row() as f64);
    let height = relief(column / 2.6, row / 2.2, 1);
    let wet = board.adjacent(space).filter(|near| board.is_river(*near)).count();
    let chance = grain(space.column(), space.row(), 2);
    match wet {
        0 if height > 0.60 => Country::Mountains,
        0 | 1 if height > 0.52 => Country::Hills,
        2.. if chance > 0.35 => Country::Fields,
        _ if relief(column / 2.4, row / 2.0, 3) > 0.5 => Country::Woods,
        _ if chance > 0.75 => Country::Fields,
        _ => Country::Plain,
    }
}

/// Pigment laid on wet paper: the same land everywhere, greener under woods, greyer under mountains.
pub(super) fn draw_wash(board: &Board, plan: &Plan, out: &mut String) {
    *out += "<g filter=\"url(#soft)\">";
    for space in board.spaces().filter(|space| !board.is_river(*space)) {
        let (pigment, strength) = match country(board, space) {
            Country::Mountains => ("#8b7a5c", ".30"),
            Country::Hills => ("#a3946a", ".24"),
            Country::Woods => ("#8a9a62", ".26"),
            Country::Fields => ("#b9b26a", ".20"),
            Country::Plain => ("#d9bf85", ".22"),
        };
        let Point { x, y } = plan.middle(space);
        *out +=
            &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"38\" fill=\"{pigment}\" fill-opacity=\"{strength}\"/>");
    }
    *out += "</g>\n";
}

/// The outlines of all spaces, and what grows on empty land.
pub(super) fn draw_spaces(board: &Board, open: &Open, plan: &Plan, out: &mut String) {
    for (river, ink, strength) in [(false, INK, ".1"), (true, "#f1f6f2", ".24")] {
        *out += &format!("<g fill=\"none\" stroke=\"{ink}\" stroke-opacity=\"{strength}\" stroke-width=\"1\">\n");
        for space in board.spaces().filter(|space| board.is_river(*space) == river) {
            let Point { x, y } = plan.middle(space);
            *out += &format!("<use href=\"#space\" data-space=\"{space}\" x=\"{x:.1}\" y=\"{y:.1}\"/>\n");
        }
        *out += "</g>\n";
    }
    *out += "<g fill=\"none\" stroke=\"#5b4f3d\" stroke-opacity=\".62\" stroke-width=\"1.15\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
    let empty = |space: &Space| open.tile_at(board, *space).is_none() && open.leader_at(board, *space).is_none();
    for space in board.spaces().filter(empty) {
        if board.is_river(space) || board.capital(space).is_some() {
            continue;
        }
        let chance = grain(space.column(), space.row(), 4);
        let mark = match (country(board, space), chance > 0.5) {
            (Country::Mountains, true) => "peaks",
            (Country::Mountains, false) => "ridge",
            (Country::Hills, true) => "hills",
            (Country::Hills, false) => "knoll",
            (Country::Woods, true) => "grove",
            (Country::Woods, false) => "pines",
            (Country::Fields, true) => "grass",
            (Country::Fields, false) => "reeds",
            (Country::Plain, _) => continue,
        };
        let flip = if grain(space.column(), space.row(), 5) > 0.5 { -1 } else { 1 };
        let Point { x, y } =
            plan.middle(space).moved(8.0 * (chance - 0.5), 8.0 * (grain(space.column(), space.row(), 6) - 0.5));
        *out += &format!("<use href=\"#{mark}\" transform=\"translate({x:.1} {y:.1}) scale({flip} 1)\"/>\n");
    }
    *out += "</g>\n";
}

/// The eastern shore from north to south, half a space beyond the last space of each row.
pub(super) fn shore(board: &Board, plan: &Plan) -> Vec<Point> {
    let mut line: Vec<Point> = Vec::new();
    for (number, space) in board.spaces().enumerate() {
        if board.spaces().nth(number + 1).is_none_or(|next| next.row() != space.row()) {
            // At a river's mouth the sea comes in.
            let out = if board.is_river(space) { 16.0 } else { STEP / 2.0 + 4.0 + 10.0 * grain(0, space.row(), 7) };
            line.push(plan.middle(space).moved(out, 0.0));
        }
    }
    if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
        line.insert(0, first.moved(-10.0, -RADIUS - 8.0));
        line.insert(0, Point { x: first.x - 34.0, y: plan.map.top - 30.0 });
        line.push(last.moved(-6.0, RADIUS + 8.0));
        line.push(Point { x: last.x - 40.0, y: plan.map.bottom + 30.0 });
    }
    line
}

/// A number from 0 to 1 that looks random and is always the same for a place.
pub(super) fn grain(x: usize, y: usize, kind: u32) -> f64 {
    let mut bits = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca6b) ^ kind << 20;
    for _ in 0..2 {
        bits = (bits ^ bits >> 15).wrapping_mul(0x2c1b_3c6d);
        bits = (bits ^ bits >> 12).wrapping_mul(0x297a_2d39);
    }
    f64::from(bits ^ bits >> 15) / f64::from(u32::MAX)
}

/// Grain that changes smoothly, so that mountains form ranges and trees woods.
fn relief(x: f64, y: f64, kind: u32) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |part: f64| part * part * (3.0 - 2.0 * part);
    let (right, down) = (ease(x - column), ease(y - row));
    let at = |across: usize, along: usize| grain(column as usize + across, row as usize + along, kind);
    let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
    mix(mix(at(0, 0), at(1, 0), right), mix(at(0, 1), at(1, 1), right), down)
}
