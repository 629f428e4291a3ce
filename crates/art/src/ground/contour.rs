//! Lines of equal depth: a field of numbers over the map, and the curves along which it has one value.

use crate::geometry::{Area, Point, push_tenths};

/// Between two samples of a field.
const MESH: f64 = 8.0;
/// Where no curve goes on.
const NOWHERE: u32 = u32::MAX;
/// A shorter curve would be a blot.
const SHORTEST: f64 = 70.0;
/// The longest stretch without a point.
const LONGEST: f64 = 60.0;
/// How far a curve may be from the samples it stands for.
const TOLERANCE: f64 = 0.6;

/// Numbers on a mesh that covers an area.
#[derive(Clone)]
pub(super) struct Field {
    origin: Point,
    columns: usize,
    rows: usize,
    values: Vec<f64>,
}

impl Field {
    /// What `value` is all over an area.
    pub(super) fn new(area: Area, value: impl Fn(Point) -> f64) -> Self {
        let origin = Point { x: area.left, y: area.top };
        let [columns, rows] = [area.width(), area.height()].map(|length| (length / MESH).ceil() as usize + 1);
        let mut field = Self { origin, columns, rows, values: Vec::new() };
        field.values.reserve_exact(columns * rows);
        for row in 0..rows {
            for column in 0..columns {
                field.values.push(value(field.place(column, row)));
            }
        }
        field
    }

    fn place(&self, column: usize, row: usize) -> Point {
        self.origin.moved(column as f64 * MESH, row as f64 * MESH)
    }

    /// Changes the values within an area.
    pub(super) fn change(&mut self, area: Area, new: impl Fn(Point, f64) -> f64) {
        let range = |low: f64, high: f64, count: usize| {
            let from = (low / MESH).floor().max(0.0) as usize;
            from..((high / MESH).ceil().max(0.0) as usize + 1).min(count)
        };
        for row in range(area.top - self.origin.y, area.bottom - self.origin.y, self.rows) {
            for column in range(area.left - self.origin.x, area.right - self.origin.x, self.columns) {
                let place = self.place(column, row);
                let value = &mut self.values[row * self.columns + column];
                *value = new(place, *value);
            }
        }
    }

    /// The value at the sample nearest to a place, or the nearest there is.
    pub(super) fn at(&self, place: Point) -> f64 {
        let nearest = |away: f64, count: usize| ((away / MESH).round_ties_even().max(0.0) as usize).min(count - 1);
        let column = nearest(place.x - self.origin.x, self.columns);
        self.values[nearest(place.y - self.origin.y, self.rows) * self.columns + column]
    }

    /// A path around all that lies below a level, which need not be the same everywhere: it is `level` or up to `less` below
    /// it.
    pub(super) fn below(&self, level: f64, less: f64, part: impl Fn(Point) -> f64) -> String {
        // No two neighbours differ by more: what is farther away from the level has no curve beside it.
        let near = level - less - 2.0 * MESH..level + 2.0 * MESH;
        let mut heights = Vec::with_capacity(self.values.len());
        for (row, values) in self.values.chunks_exact(self.columns).enumerate() {
            for (column, value) in values.iter().enumerate() {
                let mut height = value - level;
                if less > 0.0 && near.contains(value) {
                    height += less * part(self.place(column, row));
                }
                let rim = column == 0 || row == 0 || column + 1 == self.columns || row + 1 == self.rows;
                // Whatever is below at the rim ends there, so that every curve is closed.
                if rim {
                    height = height.max(0.01);
                } else if height == 0.0 {
                    height = 0.001;
                }
                heights.push(height);
            }
        }
        self.curves(&heights).iter().map(|curve| rounded(&simplified(curve))).collect()
    }

    /// Marching squares: where curves enter and leave each square of the mesh, chained until they are closed.
    fn curves(&self, heights: &[f64]) -> Vec<Vec<Point>> {
        // A side of a square is named by its western or northern sample, and by whether it goes south.
        let mut next = vec![NOWHERE; 2 * heights.len()];
        for row in 0..self.rows - 1 {
            let first = row * self.columns;
            for corner in first..first + self.columns - 1 {
                let corners = [corner, corner + 1, corner + self.columns + 1, corner + self.columns];
                let below = corners.map(|corner| heights[corner] < 0.0);
                if below == [below[0]; 4] {
                    continue;
                }
                let sides = [2 * corners[0], 2 * corners[1] + 1, 2 * corners[3], 2 * corners[0] + 1];
                for (side, from) in sides.iter().enumerate() {
                    // Going around the square, a curve enters where what lies below begins and leaves where it ends.
                    if !below[side] && below[(side + 1) % 4] {
                        let leave =
                            (1..4).map(|step| (side + step) % 4).find(|side| below[*side] && !below[(side + 1) % 4]);
                        if let Some(leave) = leave {
                            next[*from] = sides[leave] as u32;
                        }
                    }
                }
            }
        }
        let mut curves = Vec::new();
        for begin in 0..next.len() {
            if next[begin] == NOWHERE {
                continue;
            }
            let mut curve = Vec::new();
            let mut at = begin;
            while next[at] != NOWHERE {
                curve.push(self.crossing(at, heights));
                at = std::mem::replace(&mut next[at], NOWHERE) as usize;
            }
            let length: f64 = curve.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
            if length > SHORTEST {
                curves.push(curve);
            }
        }
        curves
    }

    /// Where a curve crosses a side.
    fn crossing(&self, side: usize, heights: &[f64]) -> Point {
        let from = side / 2;
        let to = if side.is_multiple_of(2) { from + 1 } else { from + self.columns };
        let [a, b] = [from, to].map(|number| self.place(number % self.columns, number / self.columns));
        let part = heights[from] / (heights[from] - heights[to]);
        a.towards(b, part.clamp(0.0, 1.0))
    }
}

/// A closed curve with fewer points, none of the lost ones far from what remains.
fn simplified(curve: &[Point]) -> Vec<Point> {
    let far = curve.iter().enumerate().max_by(|a, b| a.1.distance(curve[0]).total_cmp(&b.1.distance(curve[0])));
    let Some((middle, _)) = far else {
        return Vec::new();
    };
    let mut kept = vec![curve[0]];
    let back: Vec<Point> = curve[middle..].iter().chain(&curve[..1]).copied().collect();
    keep(&curve[..=middle], &mut kept);
    keep(&back, &mut kept);
    kept.pop();
    kept
}

/// Adds the points of a line that matter, but not its first (after Ramer, Douglas and Peucker).
fn keep(line: &[Point], kept: &mut Vec<Point>) {
    let [first, .., last] = line else {
        kept.extend(line.last());
        return;
    };
    let length = first.distance(*last).max(0.001);
    let away = |point: &Point| {
        ((last.x - first.x) * (first.y - point.y) - (first.x - point.x) * (last.y - first.y)).abs() / length
    };
    let far = (1..line.len() - 1).max_by(|a, b| away(&line[*a]).total_cmp(&away(&line[*b])));
    let split = match far {
        Some(far) if away(&line[far]) > TOLERANCE => far,
        // Long straight stretches keep a point here and there: the curve through them stays close.
        Some(_) if length > LONGEST => line.len() / 2,
        _ => {
            kept.push(*last);
            return;
        }
    };
    keep(&line[..=split], kept);
    keep(&line[split..], kept);
}

/// A closed path without corners: each point pulls the curve, which passes between every two of them.
fn rounded(points: &[Point]) -> String {
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return String::new();
    };
    let tenths = |value: f64| (value * 10.0).round_ties_even() as i64;
    let mut path = String::from("M");
    let mut at = last.towards(*first, 0.5);
    let (mut x, mut y) = (tenths(at.x), tenths(at.y));
    push_tenths(&mut path, x);
    push_tenths(&mut path, y);
    path.push('q');
    for (number, point) in points.iter().enumerate() {
        at = point.towards(points[(number + 1) % points.len()], 0.5);
        for value in [tenths(point.x) - x, tenths(point.y) - y, tenths(at.x) - x, tenths(at.y) - y] {
            push_tenths(&mut path, value);
        }
        (x, y) = (tenths(at.x), tenths(at.y));
    }
    path + "z"
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area { left: -100.0, top: -100.0, right: 100.0, bottom: 100.0 };
    const MIDDLE: Point = Point { x: 0.0, y: 0.0 };

    #[test]
    fn the_curve_around_a_hill_is_a_circle() {
        let field = Field::new(AREA, |place| place.distance(MIDDLE));
        let curves = field.curves(&field.values.iter().map(|value| value - 50.3).collect::<Vec<_>>());
        assert_eq!(curves.len(), 1);
        for point in simplified(&curves[0]) {
            assert!((point.distance(MIDDLE) - 50.3).abs() < 0.3, "{point:?}");
        }
    }

    #[test]
    fn a_lake_with_an_island_has_two_shores() {
        let field = Field::new(AREA, |place| (place.distance(MIDDLE) - 50.0).abs());
        assert_eq!(field.below(20.0, 0.0, |_| 0.0).matches('M').count(), 2);
    }

    #[test]
    fn water_that_reaches_the_rim_is_closed_there() {
        let field = Field::new(AREA, |place| place.x);
        let path = field.below(0.0, 0.0, |_| 0.0);
        assert_eq!((path.matches('M').count(), path.matches('z').count()), (1, 1));
        assert_eq!(field.below(-500.0, 0.0, |_| 0.0), "");
    }
}
