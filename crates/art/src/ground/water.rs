//! Rivers, lakes and the eastern sea: one body of water with its depths and its current, whatever the spaces look like.

use yangtze::Board;

use super::contour::Field;
use super::grain::{grain, relief};
use super::rivers::{Bend, Rivers};
use crate::geometry::{Area, Point, RADIUS, STEP, centre, view_box};

/// How softly streams flow into each other, and into the sea.
const JOIN: f64 = 13.0;
const MOUTH: f64 = 34.0;
/// Beyond the frame the water goes on as far as this.
const BEYOND: f64 = 42.0;

/// The waters of a board.
pub(super) struct Water {
    rivers: Rivers,
    /// How far it is to the nearest bank: on land above 0, in the water below.
    pub(super) land: Field,
}

impl Water {
    pub(super) fn new(board: &Board) -> Self {
        let area = view_box(board);
        let rivers = Rivers::new(board, area);
        let coast = coast(board);
        // First the rivers among themselves, then the sea: mouths are wider than confluences.
        let mut land = Field::new(area.grown(BEYOND), |_| 400.0);
        let lakes = rivers.lakes.iter().map(|middle| [Bend { middle: *middle, half: 17.0 }; 2]);
        for [a, b] in rivers.links.iter().copied().chain(lakes) {
            let reach = a.half.max(b.half) + 60.0;
            let around = Area {
                left: a.middle.x.min(b.middle.x),
                top: a.middle.y.min(b.middle.y),
                right: a.middle.x.max(b.middle.x),
                bottom: a.middle.y.max(b.middle.y),
            };
            land.change(around.grown(reach), |place, old| joined(old, to_stretch(place, a, b), JOIN));
        }
        land.change(area.grown(BEYOND), |place, old| {
            let sea = coast_at(&coast, place.y) - place.x;
            if old.min(sea) > 2.0 * MOUTH {
                return old.min(sea);
            }
            let wave =
                9.0 * relief(place.x / 46.0, place.y / 46.0, 11) + 5.0 * relief(place.x / 19.0, place.y / 19.0, 12);
            let ripple = 5.5 * (relief(place.x / 26.0, place.y / 26.0, 13) - 0.5);
            joined(old + ripple, sea + wave - 7.0, MOUTH)
        });
        Self { rivers, land }
    }

    /// The banks, and how deep the water is.
    pub(super) fn draw_depths(&self, out: &mut String) {
        let flat = |_: Point| 0.0;
        // The bank is ink that was drawn with a brush: broader and thinner.
        let bank = self.land.below(2.5, 2.0, |place| relief(place.x / 30.0, place.y / 30.0, 14));
        *out += &format!("<path fill=\"var(--bank)\" d=\"{bank}\"/>\n");
        *out += &format!("<path fill=\"var(--shallow)\" d=\"{}\"/>\n", self.land.below(0.0, 0.0, flat));
        let deeper = [(-4.5, "water", ".85"), (-11.0, "deep", ".38"), (-30.0, "deep", ".35")];
        for (depth, pigment, strength) in deeper {
            let wave = |place: Point| relief(place.x / 40.0, place.y / 40.0, 15);
            *out += &format!(
                "<path fill=\"var(--{pigment})\" fill-opacity=\"{strength}\" d=\"{}\"/>\n",
                self.land.below(depth, 2.5, wave)
            );
        }
    }

    /// The waves of the sea, and the current of the rivers.
    pub(super) fn draw_current(&self, out: &mut String) {
        let flat = |_: Point| 0.0;
        *out += "<g fill=\"none\" stroke=\"var(--current)\">";
        for (depth, strength) in [(-29.0, ".4"), (-38.0, ".3"), (-49.0, ".22"), (-62.0, ".15"), (-78.0, ".1")] {
            *out += &format!("<path stroke-opacity=\"{strength}\" d=\"{}\"/>", self.land.below(depth, 0.0, flat));
        }
        *out += "</g>\n";
        // Broken lines that keep their distance, dark ones and light ones.
        *out += "<g fill=\"none\" stroke-linecap=\"round\">";
        let strokes = [
            (0.0, "current", ".62", "1.5", "46 12 16 22"),
            (-0.42, "foam", ".75", "1.3", "26 40 10 34"),
            (0.4, "current", ".42", "1.2", "18 38 34 27"),
            (0.62, "foam", ".5", "1.1", "12 58 20 47"),
        ];
        for (away, ink, strength, width, dashes) in strokes {
            let lines = self.rivers.courses.iter().filter(|course| course.len() > 2);
            let path: String = lines.map(|course| smooth(&beside(course, away))).collect();
            *out += &format!(
                "<path stroke=\"var(--{ink})\" stroke-opacity=\"{strength}\" stroke-width=\"{width}\" \
                 stroke-dasharray=\"{dashes}\" d=\"{path}\"/>"
            );
        }
        *out += "</g>\n";
    }
}

/// The smaller of two distances, with a fillet where they are nearly the same.
fn joined(a: f64, b: f64, soft: f64) -> f64 {
    let near = (soft - (a - b).abs()).max(0.0) / soft;
    a.min(b) - near * near * soft / 4.0
}

/// How far it is from a place to the bank of a stretch between two bends.
fn to_stretch(place: Point, a: Bend, b: Bend) -> f64 {
    let (x, y) = (b.middle.x - a.middle.x, b.middle.y - a.middle.y);
    let along = (place.x - a.middle.x) * x + (place.y - a.middle.y) * y;
    let part = (along / (x * x + y * y).max(0.001)).clamp(0.0, 1.0);
    place.distance(a.middle.towards(b.middle, part)) - a.half - (b.half - a.half) * part
}

/// The eastern shore from north to south, beyond the last space of each row.
fn coast(board: &Board) -> Vec<Point> {
    let mut line: Vec<Point> = Vec::new();
    for space in board.spaces() {
        // At a river's mouth the sea comes in.
        let out = if board.is_river(space) { 24.0 } else { STEP / 2.0 + 9.0 + 9.0 * grain(0, space.row() as i32, 7) };
        let place = centre(space).moved(out, 0.0);
        match line.last_mut() {
            Some(last) if last.y == place.y => *last = place,
            _ => line.push(place),
        }
    }
    if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
        line.insert(0, first.moved(-22.0, -RADIUS - 30.0));
        line.push(last.moved(-26.0, RADIUS + 30.0));
    }
    line
}

/// How far east the shore is.
fn coast_at(coast: &[Point], y: f64) -> f64 {
    let Some(after) = coast.iter().position(|point| point.y > y) else {
        return coast.last().map_or(0.0, |point| point.x);
    };
    let (from, to) = (coast[after.saturating_sub(1)], coast[after]);
    let part = if to.y > from.y { ((y - from.y) / (to.y - from.y)).clamp(0.0, 1.0) } else { 1.0 };
    from.x + (to.x - from.x) * part * part * (3.0 - 2.0 * part)
}

/// A line through all points without corners.
fn smooth(line: &[Point]) -> String {
    let Some(first) = line.first() else {
        return String::new();
    };
    let at = |number: isize| line[number.clamp(0, line.len() as isize - 1) as usize];
    let mut path = format!("M{:.1} {:.1}", first.x, first.y);
    for number in 0..line.len() as isize - 1 {
        let [before, from, to, after] = [number - 1, number, number + 1, number + 2].map(at);
        path += &format!(
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            from.x + (to.x - before.x) / 6.0,
            from.y + (to.y - before.y) / 6.0,
            to.x - (after.x - from.x) / 6.0,
            to.y - (after.y - from.y) / 6.0,
            to.x,
            to.y
        );
    }
    path
}

/// A line beside the middle of the stream, this part of the way to its bank.
fn beside(course: &[Bend], away: f64) -> Vec<Point> {
    let bend = |number: isize| course[number.clamp(0, course.len() as isize - 1) as usize];
    // The current cuts corners.
    let at = |number: isize| {
        let (before, after) = (bend(number - 1).middle, bend(number + 1).middle);
        Bend { middle: bend(number).middle.towards(before.towards(after, 0.5), 0.3), ..bend(number) }
    };
    (0..course.len() as isize)
        .map(|number| {
            let (before, after) = (at(number - 1).middle, at(number + 1).middle);
            let length = before.distance(after).max(1.0) / away / at(number).half;
            at(number).middle.moved((before.y - after.y) / length, (after.x - before.x) / length)
        })
        .collect()
}
