//! Where pagodas could soon stand: triangles that are complete, and those to which one tile is missing.

use std::fmt::Write as _;

use ::yangtze::{Colour, Space};
use leptos::prelude::*;
use table::yangtze::sites;

use super::super::Yangtze;
use super::is_on;

/// How far a triangle's line runs from the middles of its spaces towards its own middle.
const SHRUNK: f64 = 0.22;

/// All of them; `unit` is how much of the board a pixel shows.
pub(super) fn markup(play: Yangtze, unit: f64) -> String {
    if !is_on(play, |overlays| overlays.sites) {
        return String::new();
    }
    let view = play.view();
    let hand = view.hand().unwrap_or_default();
    let sites = play.table.with(|table| sites(table.board(), view.open()));
    let mut out = String::new();
    let mut letters: Vec<(Space, Colour)> = Vec::new();
    // Complete ones last, so that nothing is drawn over them.
    for complete in [false, true] {
        for site in sites.iter().filter(|site| site.missing.is_none() == complete) {
            let middle = art::crossing(site.spaces);
            let mut d = String::new();
            for (number, space) in site.spaces.iter().enumerate() {
                let at = art::centre(*space);
                let (x, y) = (at.x + (middle.x - at.x) * SHRUNK, at.y + (middle.y - at.y) * SHRUNK);
                let _ = write!(d, "{}{x:.1} {y:.1}", if number == 0 { 'M' } else { 'L' });
            }
            let kind = if complete { "complete" } else { "missing" };
            let have = if hand[site.colour] > 0 { " have" } else { "" };
            let _ = write!(
                out,
                "<g class=\"site {kind}{have}\" data-colour=\"{}\"><path class=\"halo\" d=\"{d}Z\"/><path d=\"{d}Z\"/></g>",
                site.colour
            );
            match site.missing {
                Some(space) if !letters.contains(&(space, site.colour)) => letters.push((space, site.colour)),
                Some(_) => (),
                None => {
                    let pagoda = art::placed(&art::pagoda_id(site.colour), middle);
                    let _ = write!(out, "<g class=\"ghost\">{pagoda}</g>");
                }
            }
        }
    }
    // As large as a text that can be read, but within its space.
    let size = (16.0 * unit).clamp(17.0, 46.0);
    for (number, (space, colour)) in letters.iter().enumerate() {
        let here = |list: &[(Space, Colour)]| list.iter().filter(|(other, _)| other == space).count() as f64;
        let at = art::centre(*space);
        let x = at.x + (here(&letters[..number]) - (here(&letters) - 1.0) / 2.0) * size * 1.1;
        let have = if hand[*colour] > 0 { " have" } else { "" };
        let _ = write!(
            out,
            "<g class=\"letter{have}\" data-colour=\"{colour}\" data-space=\"{space}\"><circle cx=\"{x:.1}\" cy=\"{:.1}\" \
             r=\"{:.1}\"/><text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\">{colour}</text></g>",
            at.y,
            size * 0.62,
            at.y + size * 0.33
        );
    }
    out
}
