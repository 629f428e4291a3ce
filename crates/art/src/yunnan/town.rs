//! The town of Pu'er: five houses, the bank and the market, without what is written on them.

mod houses;

use yunnan::Building;

use super::brush::{FINE, PEN, below, line, paint, put, ridge, strokes};
use super::layout::{Layout, Shape};
use super::road::frame;
use crate::geometry::{Area, Point};
use crate::ground::grain;

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
            0 => draw_ground(layout, &mut out),
            1 => {
                for building in Building::ALL {
                    stand(layout.house(building).scene, &houses::house(building), &mut out);
                }
                let (bank, market) = (layout.bank(), layout.market());
                match layout.shape() {
                    // The table hangs on the wall.
                    Shape::Wide => out += &houses::wide_bank(bank.scene),
                    Shape::Tall => stand(bank.scene, &houses::bank(), &mut out),
                }
                stand(market.scene, &houses::market(), &mut out);
                frame(layout.town(), &mut out);
            }
            _ => return None,
        }
        self.drawn += 1;
        Some(out)
    }
}

/// A house at the foot of its area, as large as fits.
fn stand(area: Area, drawing: &str, out: &mut String) {
    let scale = (area.width() / houses::WIDTH).min(area.height() / houses::HEIGHT);
    put(out, Point { x: area.middle().x, y: area.bottom - 4.0 }, scale, drawing);
}

/// Paper, hills behind the roofs, and the squares before the houses.
fn draw_ground(layout: &Layout, out: &mut String) {
    let page = layout.town();
    *out += &format!("<rect {} fill=\"var(--land)\"/>\n", page.attributes());
    let grounds: Vec<Area> = match layout.shape() {
        Shape::Wide => vec![layout.house(Building::School).scene],
        Shape::Tall => {
            let rows = Building::ALL.map(|building| layout.house(building).scene);
            rows.into_iter().chain([layout.bank().scene]).collect()
        }
    };
    for (number, ground) in grounds.into_iter().enumerate() {
        let reach = match layout.shape() {
            Shape::Wide => (page.left, page.right),
            Shape::Tall => (page.left, page.left + 330.0),
        };
        // The hills end where there is something to read.
        let fade = |x: f64| ((reach.1 - x) / 120.0).clamp(0.0, 1.0);
        let high = ground.height() * 0.62;
        let crest = ridge(
            reach,
            14.0,
            110 + number as u32,
            |_| ground.bottom - ground.height() * 0.2,
            |x| high * if layout.shape() == Shape::Tall { fade(x) } else { 1.0 },
        );
        paint(out, &below(&crest, |_| ground.bottom), "fill=\"url(#scroll-peak)\" fill-opacity=\".6\"");
        paint(out, &line(&crest), FINE);
        paint(out, &strokes(&crest, 15.0, 120 + number as u32), FINE);
        *out += &format!(
            "<ellipse cx=\"{:.0}\" cy=\"{:.0}\" rx=\"{:.0}\" ry=\"{:.0}\" fill=\"url(#scroll-field)\"/>\n",
            (reach.0 + reach.1) / 2.0,
            ground.bottom,
            (reach.1 - reach.0) * 0.62,
            ground.height() * 0.6
        );
        let mut paving = String::new();
        for stone in 0..(reach.1 - reach.0) as i32 / 22 {
            let chance = |kind| grain(stone, number as i32, kind);
            let x = reach.0 + 22.0 * f64::from(stone) + 12.0 * chance(131);
            paving += &format!("M{x:.0} {:.0}h{:.0}", ground.bottom - 6.0 * chance(132) + 2.0, 8.0 + 9.0 * chance(133));
        }
        paint(out, &paving, PEN);
    }
}

#[cfg(test)]
mod tests;
