//! The borders, the road with its gates, the ways to bridges, the frame with its seal.

use yunnan::Province;

use crate::geometry::{Area, Point};
use crate::yunnan::brush::{curve, paint};
use crate::yunnan::layout::{Layout, Shape};
use crate::yunnan::symbols::HORSE;

/// The places through which the road goes, and those where it crosses a border.
fn way(layout: &Layout) -> (Vec<Point>, Vec<Point>) {
    let (mut places, mut borders) = (Vec::new(), Vec::new());
    for province in Province::ALL {
        let place = layout.province(province);
        let side = |number: usize| place.horses[number].middle().moved(0.0, place.horses[number].height() * 0.34);
        let mut here = match layout.shape() {
            Shape::Wide => vec![side(0), side(1).moved(0.0, 5.0), side(3).moved(0.0, -5.0), side(4)],
            Shape::Tall => {
                let right = Point { x: place.area.right - 40.0, y: side(0).y - 4.0 };
                vec![side(0), side(2).moved(0.0, 4.0), right.moved(-150.0, -6.0), right]
            }
        };
        if layout.shape() == Shape::Tall && !province.index().is_multiple_of(2) {
            here.reverse();
        }
        if let (Some(last), Some(first)) = (places.last(), here.first()) {
            borders.push(turn(layout, *last, *first));
            if layout.shape() == Shape::Tall {
                // Around the outer side of the bend.
                let out = if first.x > 360.0 { 1.0 } else { -1.0 };
                let at = turn(layout, *last, *first);
                places.extend([at.moved(-22.0 * out, 58.0), at, at.moved(-4.0 * out, -52.0)]);
            }
        }
        places.extend(here);
    }
    let beyond = |from: Point, to: Point| from.moved(2.4 * (from.x - to.x), 2.4 * (from.y - to.y));
    if let [first, second, .., before, last] = places[..] {
        places.insert(0, beyond(first, second));
        places.push(beyond(last, before));
    }
    (places, borders)
}

/// Where the road crosses the border between two provinces.
fn turn(layout: &Layout, from: Point, to: Point) -> Point {
    let middle = from.towards(to, 0.5);
    match layout.shape() {
        Shape::Wide => middle,
        Shape::Tall if to.x > 360.0 => Point { x: 690.0, ..middle },
        Shape::Tall => Point { x: 30.0, ..middle },
    }
}

/// Where one province ends and the next one begins, also where pieces stand close to it.
fn draw_borders(layout: &Layout, out: &mut String) {
    let mut d = String::new();
    for province in &Province::ALL[1..] {
        let Area { left, top, .. } = layout.province(*province).area;
        d += &match layout.shape() {
            Shape::Wide => format!("M{:.0} {:.0}V{:.0}", left - 2.0, top + 42.0, top + 300.0),
            Shape::Tall => format!("M10 {:.0}H710", top + 210.0),
        };
    }
    paint(out, &d, "fill=\"none\" stroke=\"var(--land)\" stroke-opacity=\".6\" stroke-width=\"6\"");
    paint(
        out,
        &d,
        "fill=\"none\" stroke=\"var(--ink)\" stroke-opacity=\".6\" stroke-width=\"2\" stroke-dasharray=\"9 6\"",
    );
}

pub(super) fn draw(layout: &Layout, out: &mut String) {
    draw_borders(layout, out);
    let (places, borders) = way(layout);
    let d = curve(&places);
    let broad = match layout.shape() {
        Shape::Wide => 24.0,
        Shape::Tall => 30.0,
    };
    let mut stroke = |colour: &str, width: f64, more: &str| {
        let attributes = format!("fill=\"none\" stroke=\"var(--{colour})\" stroke-width=\"{width}\" {more}");
        paint(out, &d, &attributes);
    };
    stroke("road-edge", broad + 3.0, "stroke-opacity=\".9\"");
    stroke("road", broad, "");
    // Stones, and the ruts of many feet.
    stroke("road-edge", broad * 0.62, "stroke-opacity=\".22\" stroke-dasharray=\"1.2 9 1.2 17 1.2 12\"");
    stroke("road-edge", 1.0, "stroke-opacity=\".5\" stroke-dasharray=\"15 7 4 9\"");
    let shift = if layout.shape() == Shape::Wide { 4.0 } else { 0.0 };
    for border in borders {
        let Point { x, y } = border;
        *out += &format!("<g transform=\"translate({:.1} {:.1}) scale(.86)\">{GATE}</g>\n", x - shift, y + 6.0);
    }
}

/// A gate over the road, around the place where its posts stand.
const GATE: &str = r##"<path d="M-19 0V-36H-15V0ZM15 0V-36H19V0Z" fill="var(--roof)" stroke="var(--roof-shade)"/><path d="M-17-27H17V-22H-17Z" fill="var(--wall)" stroke="var(--roof-shade)"/><path d="M-29-35C-22-36-18-39-16-43H16C18-39 22-36 29-35C24-31 20-31 17-33H-17C-20-31-24-31-29-35Z" fill="var(--roof)" stroke="var(--roof-shade)" stroke-linejoin="round"/>"##;

/// A rope from the near side of every site through the gorge to its far side.
pub(super) fn draw_bridge_ways(layout: &Layout, out: &mut String) {
    if layout.shape() == Shape::Tall {
        return;
    }
    for site in layout.sites() {
        let (from, to) = (site.near.moved(30.0, -2.0), Point { x: site.area.middle().x - 40.0, y: site.area.bottom });
        let deep = 645.0;
        let d = format!(
            "M{:.0} {:.0}C{:.0} {deep} {:.0} {deep} {:.0} {:.0}",
            from.x,
            from.y,
            from.x + 40.0,
            to.x - 30.0,
            to.x,
            to.y
        );
        for (colour, width, dashes) in [("land", 5.0, "none"), ("ink", 1.8, "7 5")] {
            let attributes = format!(
                "fill=\"none\" stroke=\"var(--{colour})\" stroke-width=\"{width}\" stroke-dasharray=\"{dashes}\" stroke-opacity=\".7\""
            );
            paint(out, &d, &attributes);
        }
    }
}

pub(super) fn draw_frame(layout: &Layout, out: &mut String) {
    frame(layout.road(), out);
    if layout.shape() == Shape::Wide {
        // A seal with a horse, as painters leave it where there is air and nothing else is shown.
        *out += &format!(
            "<g transform=\"translate(1330 50)\"><rect x=\"-27\" y=\"-27\" width=\"54\" height=\"54\" rx=\"4\" \
             fill=\"var(--seal)\"/><rect x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" rx=\"2\" fill=\"none\" \
             stroke=\"var(--on-seal)\" stroke-width=\"1.4\"/><path d=\"{HORSE}\" fill=\"var(--on-seal)\"/></g>\n"
        );
    }
}

/// Two lines around a page.
pub(crate) fn frame(area: Area, out: &mut String) {
    *out += &format!(
        "<g fill=\"none\" stroke=\"var(--frame)\"><rect {} stroke-width=\"2.4\"/><rect {} stroke-width=\".8\" \
         stroke-opacity=\".7\"/></g>\n",
        area.grown(-1.0).attributes(),
        area.grown(-6.0).attributes()
    );
}
