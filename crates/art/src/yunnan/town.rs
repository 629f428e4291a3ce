//! The town of Pu'er: five houses, the bank and the market, without what is written on them.

use super::layout::Layout;

/// The town, drawn part by part like the road, for an SVG whose `viewBox` is [`Layout::town`].
#[derive(Default)]
pub struct Town {
    drawn: usize,
}

impl Town {
    /// The next part of the town in a layout, which has to be the same for all parts; nothing if all are drawn.
    pub fn next_part(&mut self, layout: &Layout) -> Option<String> {
        let mut out = String::new();
        match self.drawn {
            0 => out += &format!("<rect {} fill=\"var(--land)\"/>\n", layout.town().attributes()),
            _ => return None,
        }
        self.drawn += 1;
        Some(out)
    }
}
