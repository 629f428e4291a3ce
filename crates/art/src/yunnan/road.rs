//! The road from Pu'er to Qinghai as a scroll: everything below the plates and pieces, which never changes.

use yunnan::Province;

use super::brush::{curve, paint};
use super::layout::{Layout, Shape};
use crate::geometry::Point;

/// The scroll, drawn part by part, for those who have other things to do between them. Each part is markup that lies
/// above the ones before, for an SVG whose `viewBox` is [`Layout::road`].
#[derive(Default)]
pub struct Road {
    drawn: usize,
}

impl Road {
    /// The next part of the scroll in a layout, which has to be the same for all parts; nothing if all are drawn.
    pub fn next_part(&mut self, layout: &Layout) -> Option<String> {
        let mut out = String::new();
        match self.drawn {
            0 => out += &format!("<rect {} fill=\"var(--land)\"/>\n", layout.road().attributes()),
            1 => draw_way(layout, &mut out),
            _ => return None,
        }
        self.drawn += 1;
        Some(out)
    }
}

/// The places through which the road goes.
fn way(layout: &Layout) -> Vec<Point> {
    let mut places = Vec::new();
    for province in Province::ALL {
        let place = layout.province(province);
        let horses = [place.horses[0], place.horses[4]].map(|area| Point { x: area.middle().x, y: area.bottom - 6.0 });
        match layout.shape() {
            Shape::Wide => places.extend(horses),
            Shape::Tall if province.index().is_multiple_of(2) => places.extend(horses),
            Shape::Tall => places.extend([horses[1], horses[0]]),
        }
    }
    places
}

fn draw_way(layout: &Layout, out: &mut String) {
    let d = curve(&way(layout));
    for (colour, width) in [("road-edge", 30), ("road", 26)] {
        paint(
            out,
            &d,
            &format!("fill=\"none\" stroke=\"var(--{colour})\" stroke-width=\"{width}\" stroke-linecap=\"round\""),
        );
    }
}
