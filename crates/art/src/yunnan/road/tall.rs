//! The landscape of the tall scroll: one range before the other, from the plateau down to the gardens.

use yunnan::Province;

use super::scenery::scene;
use crate::geometry::Point;
use crate::yunnan::brush::{FINE, PEN, below, line, paint, put, ridge, strokes};
use crate::yunnan::layout::Layout;

/// Draws two provinces, from the far end of the road on.
pub(super) fn draw(layout: &Layout, part: usize, out: &mut String) {
    let page = layout.road();
    for number in [5 - 2 * part, 4 - 2 * part] {
        let province = Province::ALL[number];
        let area = layout.province(province).area;
        // The landscape rises beside the places for pieces.
        let side = if number.is_multiple_of(2) { 626.0 } else { 94.0 };
        let near = |x: f64| (1.0 - ((x - side) / 190.0).abs()).max(0.0);
        let crest = ridge(
            (page.left, page.right),
            15.0,
            40 + number as u32,
            |x| area.top + 12.0 - 22.0 * near(x),
            |x| 16.0 + 44.0 * near(x),
        );
        let shape = below(&crest, |_| area.bottom + 60.0);
        paint(out, &shape, "fill=\"var(--relief-body)\"");
        paint(out, &shape, if number > 3 { "fill=\"url(#scroll-far)\"" } else { "fill=\"url(#scroll-peak)\"" });
        let foot = below(&crest.iter().map(|at| at.moved(0.0, 70.0)).collect::<Vec<_>>(), |_| area.bottom + 60.0);
        paint(out, &foot, "fill=\"var(--land)\" fill-opacity=\".5\"");
        paint(out, &line(&crest), PEN);
        paint(out, &strokes(&crest, 15.0, 50 + number as u32), FINE);
        let wash = ["tea", "wood", "field", "rock", "ice", "salt"][number];
        *out += &format!(
            "<ellipse cx=\"360\" cy=\"{:.0}\" rx=\"420\" ry=\"130\" fill=\"url(#scroll-{wash})\"/>\n",
            area.middle().y + 20.0
        );
        put(out, Point { x: side, y: area.top + 122.0 }, 0.66, &scene(province));
    }
}
