//! Where everything is: the places of spaces, their shape, and the part of the plane that a board takes.
//!
//! Places don't depend on the board: the middle of A1 is (0, 0), x grows to the east and y to the south.

use std::fmt;

use yangtze::{Board, Space};

/// From the middle of a space to its corners.
pub const RADIUS: f64 = 40.0;
/// From the middle of a space to that of its neighbour.
pub const STEP: f64 = 69.282;
/// From one row to the next.
pub const ROW: f64 = 1.5 * RADIUS;
/// The outline of a space around (0, 0), as the `d` of a path. Each side is as long as [`RADIUS`].
pub const HEXAGON: &str = "M0-40L34.641-20V20L0 40-34.641 20V-20Z";

/// Between the frame and the spaces; in the east there is the sea.
const MARGIN: f64 = 34.0;
const SEA: f64 = 74.0;

/// A place on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

impl Point {
    /// The place so far east and south of it.
    pub const fn moved(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// How far it is to another place.
    pub fn distance(self, other: Self) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// The place this part of the way to another.
    pub(crate) fn towards(self, other: Self, part: f64) -> Self {
        self.moved((other.x - self.x) * part, (other.y - self.y) * part)
    }
}

/// A rectangle of the map. Its text is what the attribute `viewBox` takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its western edge.
    pub left: f64,
    /// Its northern edge.
    pub top: f64,
    /// Its eastern edge.
    pub right: f64,
    /// Its southern edge.
    pub bottom: f64,
}

impl Area {
    /// So wide and high from its north-western corner.
    pub(crate) const fn sized(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    /// So wide and high around a place.
    pub(crate) fn around(middle: Point, width: f64, height: f64) -> Self {
        Self::sized(middle.x - width / 2.0, middle.y - height / 2.0, width, height)
    }

    /// Its middle.
    pub fn middle(self) -> Point {
        Point { x: (self.left + self.right) / 2.0, y: (self.top + self.bottom) / 2.0 }
    }

    /// From west to east.
    pub fn width(self) -> f64 {
        self.right - self.left
    }

    /// From north to south.
    pub fn height(self) -> f64 {
        self.bottom - self.top
    }

    /// The same, larger on every side.
    #[must_use]
    pub fn grown(self, by: f64) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    /// Whether a place lies in it.
    pub fn contains(self, place: Point) -> bool {
        (self.left..=self.right).contains(&place.x) && (self.top..=self.bottom).contains(&place.y)
    }

    /// The attributes of a `<rect>`.
    pub fn attributes(self) -> String {
        let Self { left, top, .. } = self;
        format!("x=\"{left:.0}\" y=\"{top:.0}\" width=\"{:.0}\" height=\"{:.0}\"", self.width(), self.height())
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0} {:.0} {:.0} {:.0}", self.left, self.top, self.width(), self.height())
    }
}

/// The middle of a space. Every second row is shifted right by half a space.
pub fn centre(space: Space) -> Point {
    Point { x: STEP * (space.column() as f64 + (space.row() % 2) as f64 / 2.0), y: ROW * space.row() as f64 }
}

/// The middle of three spaces that touch each other: where their pagoda stands.
pub fn crossing(triangle: [Space; 3]) -> Point {
    let [a, b, c] = triangle.map(centre);
    Point { x: (a.x + b.x + c.x) / 3.0, y: (a.y + b.y + c.y) / 3.0 }
}

/// All that is to be seen of a board: its spaces and some land and sea around them.
pub fn view_box(board: &Board) -> Area {
    let mut spaces = board.spaces().map(centre);
    let first = spaces.next().unwrap_or(Point { x: 0.0, y: 0.0 });
    let start = Area { left: first.x, top: first.y, right: first.x, bottom: first.y };
    let all = spaces.fold(start, |area, Point { x, y }| Area {
        left: area.left.min(x),
        top: area.top.min(y),
        right: area.right.max(x),
        bottom: area.bottom.max(y),
    });
    Area {
        left: (all.left - STEP / 2.0 - MARGIN).floor(),
        top: all.top - RADIUS - MARGIN,
        right: (all.right + STEP / 2.0 + SEA).ceil(),
        bottom: all.bottom + RADIUS + MARGIN,
    }
}

/// The space on which a place lies, or the nearest one if it is less than half a space away: what a finger means.
pub fn nearest(board: &Board, place: Point) -> Option<Space> {
    let away = |space: &Space| centre(*space).distance(place);
    let space = board.spaces().min_by(|a, b| away(a).total_cmp(&away(b)))?;
    (away(&space) < RADIUS + STEP / 2.0).then_some(space)
}

/// The line around a set of spaces, as the `d` of a path: for the outline of a state.
pub fn outline(spaces: &[Space]) -> String {
    let rim = corners(RADIUS);
    // The places in the direction of each side, from the one between the first two corners.
    let over = |from: Point, side: usize| {
        let (a, b) = (rim[side], rim[(side + 1) % 6]);
        from.moved(a.x + b.x, a.y + b.y)
    };
    let mut sides: Vec<(Point, Point)> = Vec::new();
    for middle in spaces.iter().map(|space| centre(*space)) {
        for side in 0..6 {
            let beyond = over(middle, side);
            if spaces.iter().all(|space| centre(*space).distance(beyond) > 1.0) {
                let [from, to] = [rim[side], rim[(side + 1) % 6]].map(|corner| middle.moved(corner.x, corner.y));
                sides.push((from, to));
            }
        }
    }
    let mut path = String::new();
    while let Some((begin, mut at)) = sides.pop() {
        path += &format!("M{:.1} {:.1}", begin.x, begin.y);
        while let Some(next) = sides.iter().position(|(from, _)| from.distance(at) < 1.0) {
            path += &format!("L{:.1} {:.1}", at.x, at.y);
            at = sides.swap_remove(next).1;
        }
        path.push('Z');
    }
    path
}

/// The outline of a space where it lies, as the `d` of a path. Browsers take longer for paths that have to be moved.
pub fn hexagon(space: Space) -> String {
    closed(&corners(RADIUS).map(|corner| centre(space).moved(corner.x, corner.y)))
}

/// A line from corner to corner and back, as the `d` of a path.
pub(crate) fn closed(corners: &[Point]) -> String {
    let mut path = String::new();
    for (number, Point { x, y }) in corners.iter().enumerate() {
        path.push(if number == 0 { 'M' } else { 'L' });
        for side in [x, y] {
            push_tenths(&mut path, (side * 10.0).round_ties_even() as i64);
        }
    }
    path + "Z"
}

/// Writes a number of tenths, and a gap where one is needed. Without formatting, which would take most of the
/// time; so would rounding halves away from zero, which WebAssembly has no instruction for.
pub(crate) fn push_tenths(path: &mut String, tenths: i64) {
    let ends_with_digit = path.as_bytes().last().is_some_and(u8::is_ascii_digit);
    if tenths < 0 {
        path.push('-');
    } else if ends_with_digit {
        path.push(' ');
    }
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let digit = |number: u64| char::from(b'0' + (number % 10) as u8);
    if whole > 0 || rest == 0 {
        let mut place = 1;
        while whole / place >= 10 {
            place *= 10;
        }
        while place > 0 {
            path.push(digit(whole / place));
            place /= 10;
        }
    }
    if rest > 0 {
        path.push('.');
        path.push(digit(rest));
    }
}

/// The corners of a hexagon around (0, 0), from the north clockwise.
pub(crate) fn corners(radius: f64) -> [Point; 6] {
    let (half, side) = (radius / 2.0, radius * 0.866_025);
    [(0.0, -radius), (side, -half), (side, half), (0.0, radius), (-side, half), (-side, -half)]
        .map(|(x, y)| Point { x, y })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::boards;

    #[test]
    fn numbers_of_a_path_need_no_more_signs_than_they_must() {
        let mut path = String::new();
        for value in [10, 5, -5, 0, 123, -1230] {
            push_tenths(&mut path, value);
        }
        assert_eq!(path, "1 .5-.5 0 12.3-123");
    }

    #[test]
    fn adjacent_spaces_are_one_step_apart_and_all_others_farther() {
        for board in boards() {
            for space in board.spaces() {
                let near: Vec<Space> = board.adjacent(space).collect();
                for other in board.spaces().filter(|other| *other != space) {
                    let steps = centre(space).distance(centre(other)) / STEP;
                    assert_eq!(steps < 1.01, near.contains(&other), "{space} {other}");
                    assert!(steps > 0.99, "{space} {other}");
                }
            }
        }
    }

    #[test]
    fn every_space_lies_in_the_view_box_with_all_its_corners() {
        for board in boards() {
            let area = view_box(&board);
            for space in board.spaces() {
                for Point { x, y } in corners(RADIUS) {
                    assert!(area.contains(centre(space).moved(x, y)), "{space}");
                }
            }
        }
    }

    #[test]
    fn a_finger_on_any_part_of_a_space_means_that_space() {
        for board in boards() {
            for space in board.spaces() {
                let middle = centre(space);
                assert_eq!(nearest(&board, middle), Some(space));
                for Point { x, y } in corners(RADIUS - 1.0) {
                    assert_eq!(nearest(&board, middle.moved(x, y)), Some(space));
                }
            }
        }
    }

    #[test]
    fn a_finger_far_from_every_space_means_none() {
        for board in boards() {
            let area = view_box(&board).grown(RADIUS);
            assert_eq!(nearest(&board, Point { x: area.right, y: area.top }), None);
        }
    }

    #[test]
    fn a_pagoda_stands_where_its_three_spaces_meet() {
        for board in boards() {
            for triangle in board.triangles() {
                for space in triangle {
                    assert!((centre(space).distance(crossing(triangle)) - RADIUS).abs() < 0.1);
                }
            }
        }
    }

    #[test]
    fn the_outline_of_a_group_leaves_out_what_lies_within() {
        let board = yangtze::default_board();
        let space = board.spaces().find(|space| space.to_string() == "F7").unwrap();
        assert_eq!(outline(&[space]).matches('L').count(), 5);
        let mut flower: Vec<Space> = board.adjacent(space).collect();
        let ring = outline(&flower);
        assert_eq!((ring.matches('M').count(), ring.matches('L').count()), (2, 22));
        flower.push(space);
        let flower = outline(&flower);
        assert_eq!((flower.matches('M').count(), flower.matches('L').count()), (1, 17));
        assert_eq!(outline(&[]), "");
    }
}
