//! Lines and shapes as they are painted: smooth curves through places, ridges of mountains, dabs.

use crate::geometry::{Point, push_tenths};

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
        path.push('C');
        let lean = |a: Point, b: Point, by: f64| ((b.x - a.x) * by, (b.y - a.y) * by);
        let (out, back) = (lean(before, to, 1.0 / 6.0), lean(from, after, -1.0 / 6.0));
        push(&mut path, &[from.moved(out.0, out.1), to.moved(back.0, back.1), to]);
    }
    path
}

/// A line from place to place, as the `d` of a path.
#[expect(dead_code, reason = "the landscape comes next")]
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
