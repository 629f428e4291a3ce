//! The road from Pu'er to Qinghai as a scroll: everything below the plates and pieces, which never changes.

mod scenery;
mod tall;
mod way;
mod wide;

use super::layout::{Layout, Shape};

pub(super) use way::frame;

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
        match (self.drawn, layout.shape()) {
            (0, _) => out += &format!("<rect {} fill=\"var(--land)\"/>\n", layout.road().attributes()),
            (1, Shape::Wide) => wide::draw_ranges(layout, &mut out),
            (2, Shape::Wide) => wide::draw_country(layout, &mut out),
            (3, Shape::Wide) => wide::draw_gorge(layout, &mut out),
            (1..=3, Shape::Tall) => tall::draw(layout, self.drawn - 1, &mut out),
            (4, _) => {
                way::draw_bridge_ways(layout, &mut out);
                way::draw(layout, &mut out);
                way::draw_frame(layout, &mut out);
            }
            _ => return None,
        }
        self.drawn += 1;
        Some(out)
    }
}

#[cfg(test)]
mod tests;
