//! Where everything goes: the places of spaces on the page, the map's frame and the coordinates at its rim.

use yangtze::{Board, Space};

use super::{FADED, INK, SERIF};

/// From the middle of a space to its corners.
pub(super) const RADIUS: f64 = 40.0;
/// From the middle of a space to that of its neighbour.
pub(super) const STEP: f64 = 69.282;
/// From one row to the next.
pub(super) const ROW: f64 = 1.5 * RADIUS;

/// The paper around the frame.
const EDGE: f64 = 22.0;
/// The frame, coordinates included.
const BAND: f64 = 28.0;
/// Between frame and spaces.
const SHORE: f64 = 34.0;
/// The column of players beside the map.
const COLUMN: f64 = 268.0;
/// Its heading, one player's part of it, and the rest at its foot.
pub(super) const HEADING: f64 = 62.0;
pub(super) const PART: f64 = 150.0;
pub(super) const FOOT: f64 = 248.0;

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) fn moved(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// A rectangle of the page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// The same, larger on every side.
    pub(super) fn grown(self, by: f64) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    /// The attributes of a `<rect>` or a filter region.
    pub(super) fn attributes(self) -> String {
        let Self { left, top, right, bottom } = self;
        format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"", right - left, bottom - top)
    }
}

/// The layout of one board's picture.
pub(super) struct Plan {
    /// The middle of A1, whether the board has it or not.
    origin: Point,
    /// What lies within the frame.
    pub(super) map: Area,
}

impl Plan {
    pub(super) fn new(board: &Board, players: usize) -> Self {
        let (mut least, mut most) = (Point { x: f64::MAX, y: f64::MAX }, Point { x: f64::MIN, y: f64::MIN });
        for middle in board.spaces().map(|space| unplaced(space.column(), space.row())) {
            least = Point { x: least.x.min(middle.x), y: least.y.min(middle.y) };
            most = Point { x: most.x.max(middle.x), y: most.y.max(middle.y) };
        }
        if least.x > most.x {
            (least, most) = (unplaced(0, 0), unplaced(0, 0));
        }
        let width = most.x - least.x + STEP + 2.0 * SHORE;
        let needed = most.y - least.y + 2.0 * RADIUS + 2.0 * SHORE;
        let height = needed.max(HEADING + PART * players as f64 + FOOT - 2.0 * BAND);
        let corner = EDGE + BAND;
        let map = Area { left: corner, top: corner, right: corner + width, bottom: corner + height };
        let origin = Point {
            x: map.left + SHORE + STEP / 2.0 - least.x,
            y: map.top + SHORE + RADIUS + (height - needed) / 2.0 - least.y,
        };
        Self { origin, map }
    }

    /// Width and height of the whole picture.
    pub(super) fn page(&self) -> (f64, f64) {
        (self.map.right + BAND + COLUMN + 2.0 * EDGE, self.map.bottom + BAND + EDGE)
    }

    /// The column beside the map.
    pub(super) fn column(&self) -> Area {
        let frame = self.map.grown(BAND);
        let left = frame.right + EDGE;
        Area { left, right: left + COLUMN, ..frame }
    }

    /// The middle of a space.
    pub(super) fn middle(&self, space: Space) -> Point {
        self.at(space.column(), space.row())
    }

    fn at(&self, column: usize, row: usize) -> Point {
        let Point { x, y } = unplaced(column, row);
        self.origin.moved(x, y)
    }
}

/// Every second row is shifted right by half a space.
fn unplaced(column: usize, row: usize) -> Point {
    Point { x: STEP * (column as f64 + (row % 2) as f64 / 2.0), y: ROW * row as f64 }
}

/// The corners of a space or tile, from the north clockwise.
pub(super) fn corners(radius: f64) -> [Point; 6] {
    let (half, side) = (radius / 2.0, radius * 0.866_025);
    [(0.0, -radius), (side, -half), (side, half), (0.0, radius), (-side, half), (-side, -half)]
        .map(|(x, y)| Point { x, y })
}

/// The frame with its ink scale, letters above and below, numbers at both sides.
pub(super) fn draw_frame(board: &Board, plan: &Plan, out: &mut String) {
    let map = plan.map;
    for (by, width) in [(0.0, 1.0), (5.0, 0.8), (BAND, 2.2)] {
        *out += &format!(
            "<rect {} fill=\"none\" stroke=\"{INK}\" stroke-width=\"{width}\" stroke-opacity=\".75\"/>\n",
            map.grown(by).attributes()
        );
    }
    let rows: Vec<usize> = (0..board.rows()).filter(|row| board.spaces().any(|space| space.row() == *row)).collect();
    let columns: Vec<usize> =
        (0..Space::COLUMNS).filter(|column| board.spaces().any(|space| space.column() == *column)).collect();
    let mut scale = String::new();
    let mut names = String::new();
    let mut name = |x: f64, y: f64, text: &str| {
        names += &format!("<text x=\"{x:.1}\" y=\"{:.1}\">{text}</text>", y + 5.5);
    };
    let middle = BAND / 2.0 + 2.5;
    for &column in &columns {
        // Between its place in the straight and in the shifted rows.
        let x = plan.at(column, 0).x + STEP / 4.0;
        if let Some(letter) = ('A'..='Z').nth(column) {
            let letter = letter.to_string();
            name(x, map.top - middle, &letter);
            name(x, map.bottom + middle, &letter);
        }
        if column % 2 == 0 {
            let from = (x - STEP / 2.0).max(map.left);
            let to = (x + STEP / 2.0).min(map.right) - from;
            scale += &format!("M{from:.1} {:.1}h{to:.1}M{from:.1} {:.1}h{to:.1}", map.top - 2.5, map.bottom + 2.5);
        }
    }
    for &row in &rows {
        let y = plan.at(0, row).y;
        let number = (row + 1).to_string();
        name(map.left - middle, y, &number);
        name(map.right + middle, y, &number);
        if row % 2 == 0 {
            let from = y - ROW / 2.0;
            scale += &format!("M{:.1} {from:.1}v{ROW}M{:.1} {from:.1}v{ROW}", map.left - 2.5, map.right + 2.5);
        }
    }
    *out += &format!(
        "<path d=\"{scale}\" stroke=\"{INK}\" stroke-width=\"3.4\" stroke-opacity=\".75\"/>\n\
         <g font-family=\"{SERIF}\" font-size=\"16\" text-anchor=\"middle\" fill=\"{FADED}\">{names}</g>\n"
    );
}
