//! Lines and shapes as they are painted: smooth curves through places, ridges of mountains, strokes in their slopes.

use crate::geometry::{Point, push_tenths};
use crate::ground::{grain, relief};

/// A thin pen for outlines, and a finer one for what lies within them.
pub(crate) const PEN: &str = "fill=\"none\" stroke=\"var(--relief)\" stroke-opacity=\".75\" stroke-width=\"1.3\" \
                              stroke-linecap=\"round\" stroke-linejoin=\"round\"";
pub(crate) const FINE: &str = "fill=\"none\" stroke=\"var(--relief)\" stroke-opacity=\".5\" stroke-width=\".9\" \
                               stroke-linecap=\"round\"";

/// Adds numbers to a path.
fn push(path: &mut String, places: &[Point]) {
    for place in places {
        for side in [place.x, place.y] {
            push_tenths(path, (side * 10.0).round_ties_even() as i64);
        }
    }
}

/// A smooth line through places, as the `d` of a path.
pub(crate) fn curve(places: &[Point]) -> String {
    let mut path = String::from("M");
    push(&mut path, &places[..places.len().min(1)]);
    for number in 1..places.len() {
        let at = |number: usize| places[number.min(places.len() - 1)];
        let (before, from, to, after) = (at(number.saturating_sub(2)), at(number - 1), at(number), at(number + 1));
        let lean = |a: Point, b: Point, by: f64| ((b.x - a.x) * by, (b.y - a.y) * by);
        let (out, back) = (lean(before, to, 1.0 / 6.0), lean(from, after, -1.0 / 6.0));
        path.push('C');
        push(&mut path, &[from.moved(out.0, out.1), to.moved(back.0, back.1), to]);
    }
    path
}

/// A line from place to place, as the `d` of a path.
pub(crate) fn line(places: &[Point]) -> String {
    let mut path = String::from("M");
    push(&mut path, places);
    path
}

/// A path with attributes.
pub(crate) fn paint(out: &mut String, d: &str, attributes: &str) {
    *out += "<path d=\"";
    *out += d;
    *out += "\" ";
    *out += attributes;
    *out += "/>\n";
}

/// Something drawn elsewhere, moved to a place and sized.
pub(crate) fn put(out: &mut String, Point { x, y }: Point, scale: f64, drawing: &str) {
    *out += &format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.2})\">{drawing}</g>\n");
}

/// The crest of a range: places from west to east, each so high above a base line as chance wants, up to a height.
pub(crate) fn ridge(
    (from, to): (f64, f64),
    step: f64,
    kind: u32,
    base: impl Fn(f64) -> f64,
    height: impl Fn(f64) -> f64,
) -> Vec<Point> {
    let count = ((to - from) / step).round().max(1.0) as i32;
    let place = |number: i32| {
        let x = from + (to - from) * f64::from(number) / f64::from(count);
        let sharp = |value: f64| 1.0 - (2.0 * value - 1.0).abs();
        let rise = 0.55 * sharp(relief(x / 95.0, 0.5, kind))
            + 0.3 * sharp(relief(x / 41.0, 3.5, kind))
            + 0.15 * grain(number, 7, kind);
        Point { x, y: base(x) - height(x) * rise }
    };
    (0..=count).map(place).collect()
}

/// A range as a shape: its crest, and down to a line below.
pub(crate) fn below(crest: &[Point], bottom: impl Fn(f64) -> f64) -> String {
    let mut shape = line(crest);
    if let (Some(first), Some(last)) = (crest.first(), crest.last()) {
        let foot = [last, first].map(|end| Point { x: end.x, y: bottom(end.x) });
        shape.push('L');
        push(&mut shape, &foot);
    }
    shape + "Z"
}

/// Strokes down the slopes, as a brush with little ink leaves them: from every place of a crest, those of peaks longer.
pub(crate) fn strokes(crest: &[Point], length: f64, kind: u32) -> String {
    let mut path = String::new();
    for (number, trio) in crest.windows(3).enumerate() {
        let [before, at, after] = [trio[0], trio[1], trio[2]];
        let peak = at.y < before.y && at.y < after.y;
        let chance = |more: u32| grain(number as i32, 11, kind + more);
        let long = length * (0.35 + 0.65 * chance(1)) * if peak { 1.5 } else { 0.8 };
        let lean = if after.y > at.y { 0.45 } else { -0.3 } * long;
        path.push('M');
        push(&mut path, &[at.moved(0.0, 2.0)]);
        path.push('q');
        push(&mut path, &[Point { x: lean * 0.2, y: long * 0.5 }, Point { x: lean, y: long }]);
    }
    path
}
