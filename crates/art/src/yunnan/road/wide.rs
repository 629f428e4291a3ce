//! The landscape of the wide scroll: ranges behind, the country along the road, the gorge before it.

use yunnan::Province;

use super::scenery::scene;
use crate::geometry::Point;
use crate::ground::{grain, relief};
use crate::yunnan::brush::{FINE, PEN, below, curve, line, paint, put, ridge, strokes};
use crate::yunnan::layout::Layout;

/// The line along which the provinces begin: level within each, and a step up at every border.
fn rise(x: f64) -> f64 {
    let along = (x - 32.0) / 240.0;
    let part = (along - along.floor() - 0.8).max(0.0) / 0.2;
    354.0 - 45.0 * (along.floor() + part * part * (3.0 - 2.0 * part)).clamp(-1.0, 5.5)
}

/// The edge of the gorge below the provinces.
fn edge(x: f64) -> f64 {
    rise(x - 34.0) + 262.0 + 6.0 * relief(x / 40.0, 1.0, 71)
}

pub(super) fn draw_ranges(layout: &Layout, out: &mut String) {
    let page = layout.road();
    let span = (page.left, page.right);
    // A pale sun over the gardens.
    *out += "<circle cx=\"318\" cy=\"96\" r=\"34\" fill=\"var(--seal)\" fill-opacity=\".16\"/>\n";
    let far = ridge(span, 21.0, 81, |x| 214.0 - 0.082 * x, |x| 84.0 + 0.018 * x);
    paint(out, &below(&far, |x| rise(x) + 40.0), "fill=\"url(#scroll-far)\"");
    paint(out, &line(&far), PEN);
    paint(out, &strokes(&far, 34.0, 82), FINE);
    let middle = ridge(span, 13.0, 85, |x| 352.0 - 0.19 * x, |x| 84.0 - 0.01 * x);
    paint(out, &below(&middle, |x| rise(x) + 60.0), "fill=\"var(--relief-body)\"");
    paint(out, &below(&middle, |x| rise(x) + 60.0), "fill=\"url(#scroll-peak)\"");
    paint(out, &line(&middle), PEN);
    paint(out, &strokes(&middle, 24.0, 86), FINE);
    // Mist between the mountains and what is before them.
    let mist: Vec<Point> =
        (0..=15).map(|step| 100.0 * f64::from(step)).map(|x| Point { x, y: 376.0 - 0.1875 * x }).collect();
    for width in (20..=132).step_by(8) {
        paint(
            out,
            &curve(&mist),
            &format!("fill=\"none\" stroke=\"var(--land)\" stroke-opacity=\".1\" stroke-width=\"{width}\""),
        );
    }
}

pub(super) fn draw_country(layout: &Layout, out: &mut String) {
    let page = layout.road();
    let top: Vec<Point> = (0..=30).map(|step| 50.0 * f64::from(step)).map(|x| Point { x, y: rise(x) + 44.0 }).collect();
    paint(out, &below(&top, |_| page.bottom), "fill=\"var(--land)\"");
    for (province, wash) in Province::ALL.into_iter().zip(["tea", "wood", "field", "rock", "ice", "salt"]) {
        let middle = layout.province(province).area.middle();
        *out += &format!(
            "<ellipse cx=\"{:.0}\" cy=\"{:.0}\" rx=\"190\" ry=\"170\" fill=\"url(#scroll-{wash})\"/>",
            middle.x,
            middle.y + 10.0
        );
    }
    *out += "\n";
    for province in Province::ALL {
        let area = layout.province(province).area;
        put(out, Point { x: area.middle().x, y: area.top + 22.0 }, 1.0, &scene(province));
    }
    // Grass here and there, where nothing stands in its way.
    let mut grass = String::new();
    for number in 0..150 {
        let chance = |kind| grain(number, 3, kind);
        let x = page.width() * chance(91);
        let y = rise(x) + 50.0 + 200.0 * chance(92);
        grass += &format!("M{x:.0} {y:.0}q0-4-2-6m3 6v-7m1 7q0-4 3-6");
    }
    paint(out, &grass, FINE);
}

pub(super) fn draw_gorge(layout: &Layout, out: &mut String) {
    let page = layout.road();
    let rim: Vec<Point> = (0..=100).map(|step| 15.0 * f64::from(step)).map(|x| Point { x, y: edge(x) }).collect();
    let wall = below(&rim, |_| page.bottom);
    paint(out, &wall, "fill=\"var(--relief-body)\"");
    paint(out, &wall, "fill=\"url(#scroll-cliff)\"");
    paint(out, &line(&rim), PEN);
    // Strata and clefts.
    let mut clefts = String::new();
    for (number, at) in rim.iter().enumerate() {
        for row in 0..5 {
            let chance = |kind| grain(number as i32, row, kind);
            let y = at.y + 8.0 + f64::from(row) * 55.0 * chance(61);
            let long = 10.0 + 34.0 * chance(62);
            if y + long < page.bottom - 26.0 {
                let x = at.x + 12.0 * chance(63);
                clefts += &format!(
                    "M{x:.0} {y:.0}q{:.0} {:.0} {:.0} {long:.0}",
                    4.0 * chance(64) - 2.0,
                    long / 2.0,
                    6.0 * chance(65) - 3.0
                );
            }
        }
    }
    paint(out, &clefts, FINE);
    // The river below.
    let shore: Vec<Point> = (4..=30)
        .map(|step| 50.0 * f64::from(step))
        .map(|x| Point { x, y: page.bottom - (x - 200.0) * 0.012 - 14.0 - 9.0 * relief(x / 90.0, 0.0, 66) })
        .collect();
    paint(out, &below(&shore, |_| page.bottom), "fill=\"var(--water)\" stroke=\"var(--bank)\" stroke-width=\"1.4\"");
    for (number, colour) in ["foam", "current", "foam"].into_iter().enumerate() {
        let lower: Vec<Point> = shore.iter().map(|at| at.moved(30.0, 7.0 + 6.0 * number as f64)).collect();
        let attributes = format!(
            "fill=\"none\" stroke=\"var(--{colour})\" stroke-opacity=\".6\" stroke-width=\"1.2\" stroke-dasharray=\"60 26 22 40\""
        );
        paint(out, &curve(&lower), &attributes);
    }
}
