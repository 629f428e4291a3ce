//! Tiles, leaders, crests and pagodas, each in a box of 80 around (0, 0), as large as on a board.

use kernel::Seat;
use yangtze::Colour;

use super::{crest_id, emblem_id, leader_id, pagoda_id, property, role_id, tile_id};
use crate::geometry::{closed, corners};

/// A tile's corners, and those of its face within the bevel.
const TILE: f64 = 36.6;
const FACE: f64 = 30.8;

/// The gradients of all pieces.
pub(super) const PAINTS: &str = r##"<radialGradient id="piece-wood" cx=".36" cy=".28" r=".85"><stop stop-color="var(--wood-light)"/><stop offset=".62" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood-dark)"/></radialGradient>
<radialGradient id="piece-shade"><stop offset=".72" stop-color="var(--shadow)" stop-opacity=".55"/><stop offset="1" stop-color="var(--shadow)" stop-opacity="0"/></radialGradient>
<linearGradient id="piece-sheen" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
"##;

/// What leaders and crests are painted on.
const DISC: &str = r##"<circle cx="2" cy="4.5" r="37" fill="url(#piece-shade)"/><circle cy="2.6" r="33.6" fill="var(--wood-dark)"/><circle r="33.6" fill="url(#piece-wood)"/><circle r="32.6" fill="none" stroke="#fff" stroke-opacity=".3"/>"##;

/// The light on the rim of a tile, and on its face.
fn bevel() -> String {
    let [rim, face] = [TILE, FACE].map(|radius| corners(radius).map(|corner| corner.moved(0.0, -1.0)));
    let light = [("#fff", ".3"), ("#000", ".1"), ("#000", ".36"), ("#000", ".25"), ("#fff", ".16"), ("#fff", ".48")];
    let mut out = String::new();
    for (number, (shade, strength)) in light.into_iter().enumerate() {
        let next = (number + 1) % 6;
        let facet = [rim[number], rim[next], face[next], face[number]];
        out += &format!("<path d=\"{}\" fill=\"{shade}\" fill-opacity=\"{strength}\"/>", closed(&facet));
    }
    out + &format!("<path d=\"{}\" fill=\"url(#piece-sheen)\"/>", closed(&face))
}

/// A tile's outline, larger or farther down.
fn rim(grown: f64, x: f64, y: f64) -> String {
    closed(&corners(TILE * grown).map(|corner| corner.moved(x, y)))
}

/// The beginning of a piece's symbol.
fn begin(id: &str) -> String {
    format!("<symbol id=\"{id}\" viewBox=\"-40 -40 80 80\" overflow=\"visible\">")
}

/// A bevelled hexagon, lit from the north-west, with the picture of its role and, on demand, its letter. Shadows are shapes
/// with thin paint, no filters and no `opacity`, and nothing is used twice that is only a path: browsers take longer for
/// all of that, and there are many tiles.
pub(super) fn tile(colour: Colour) -> String {
    let name = property(colour);
    let shadow =
        |rim: String, strength: &str| format!("<path d=\"{rim}\" fill=\"var(--shadow)\" fill-opacity=\"{strength}\"/>");
    let [low, high] = [rim(1.0, 0.0, 2.4), rim(1.0, 0.0, -1.0)];
    format!(
        "{}{}{}<path d=\"{low}\" fill=\"var(--{name})\"/><path d=\"{low}\" fill-opacity=\".5\"/>\
         <path d=\"{high}\" fill=\"var(--{name})\"/>{}<path d=\"{high}\" fill=\"none\" stroke=\"var(--edge)\" \
         stroke-opacity=\"var(--edge-strength)\" stroke-width=\"1.8\"/><use href=\"#{}\" x=\"-27\" y=\"-31.5\" \
         width=\"54\" height=\"54\" color=\"var(--on-{name})\" stroke=\"var(--{name})\"/><text y=\"28.5\" font-size=\"18\" \
         font-weight=\"700\" font-family=\"var(--sans)\" text-anchor=\"middle\" fill=\"var(--on-{name})\" \
         stroke=\"var(--{name})\" stroke-width=\"4\" paint-order=\"stroke\" display=\"var(--letters)\">{colour}</text></symbol>\n",
        begin(&tile_id(colour)),
        shadow(rim(1.05, 2.0, 5.0), ".14"),
        shadow(rim(1.02, 1.5, 4.5), ".22"),
        bevel(),
        role_id(colour)
    )
}

/// A wooden disc: the ring is the role's, the emblem the dynasty's; the badge on the rim shows the role.
pub(super) fn leader(seat: Seat, colour: Colour) -> String {
    let name = property(colour);
    format!(
        "{}{DISC}<circle r=\"27.5\" fill=\"var(--face)\" stroke=\"var(--{name})\" \
         stroke-width=\"7.4\"/><circle r=\"31.3\" fill=\"none\" stroke=\"var(--edge)\" stroke-opacity=\".35\" \
         stroke-width=\".8\"/><circle r=\"23.6\" fill=\"none\" stroke=\"var(--edge)\" stroke-opacity=\".4\" \
         stroke-width=\".8\"/><use href=\"#{}\" x=\"-21\" y=\"-21\" width=\"42\" height=\"42\" \
         color=\"var(--seat-{seat})\"/><g transform=\"translate(22.5 -21.5)\"><circle r=\"13.6\" \
         fill=\"var(--face)\"/><circle r=\"12\" fill=\"var(--{name})\" stroke=\"var(--edge)\" \
         stroke-opacity=\"var(--edge-strength)\"/><use href=\"#{}\" x=\"-12\" y=\"-12\" width=\"24\" height=\"24\" \
         color=\"var(--on-{name})\" stroke=\"var(--{name})\"/></g>{}</symbol>\n",
        begin(&leader_id(seat, colour)),
        emblem_id(seat),
        role_id(colour),
        plate(&format!("{}{seat}", colour.capital()))
    )
}

/// A seat's crest: its emblem on plain wood.
pub(super) fn crest(seat: Seat) -> String {
    format!(
        "{}{DISC}<circle r=\"28\" fill=\"var(--face)\" stroke=\"var(--seat-{seat})\" \
         stroke-width=\"3.2\"/><use href=\"#{}\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" \
         color=\"var(--seat-{seat})\"/>{}</symbol>\n",
        begin(&crest_id(seat)),
        emblem_id(seat),
        plate(&seat.to_string())
    )
}

fn plate(text: &str) -> String {
    format!(
        "<g display=\"var(--letters)\"><rect x=\"-15\" y=\"13\" width=\"30\" height=\"19\" rx=\"4\" \
         fill=\"var(--face)\" stroke=\"var(--wood-dark)\" stroke-width=\"1.1\"/><text y=\"28.5\" font-size=\"18\" \
         font-weight=\"700\" font-family=\"var(--sans)\" text-anchor=\"middle\" fill=\"#2a2521\" \
         stroke=\"none\">{text}</text></g>"
    )
}

/// Three roofs in the pagoda's colour; it stands on a place 18 below the middle.
pub(super) fn pagoda(colour: Colour) -> String {
    let name = property(colour);
    format!(
        "{}<g color=\"var(--{name})\" stroke=\"#241d18\" stroke-width=\"1.1\" stroke-linejoin=\"round\" \
         transform=\"translate(0 18)\">{PAGODA}<g display=\"var(--letters)\"><text y=\"-3\" font-size=\"13.5\" \
         font-weight=\"700\" font-family=\"var(--sans)\" text-anchor=\"middle\" fill=\"#241d18\" \
         stroke=\"none\">{colour}</text></g></g></symbol>\n",
        begin(&pagoda_id(colour))
    )
}

/// A pagoda that stands on (0, 0); its roofs are in `currentColor`.
const PAGODA: &str = r##"<ellipse cx="5" cy="1.5" rx="23" ry="7" fill="url(#piece-shade)" fill-opacity=".7" stroke="none"/>
<path d="M-15 2.5H15V-2.5H11V-11.5C14-12 18-12.5 20.5-13.5C14-14 10.5-16 9-20.5H8.5V-26C12-26.3 15-27 17.5-28C11.5-28.5 8.5-30.5 7.2-34.5H6V-39C9-39.3 12-40 14.5-41C8-42 3-45.5 1.5-51L0-57L-1.5-51C-3-45.5-8-42-14.5-41C-12-40-9-39.3-6-39V-34.5H-7.2C-8.5-30.5-11.5-28.5-17.5-28C-15-27-12-26.3-8.5-26V-20.5H-9C-10.5-16-14-14-20.5-13.5C-18-12.5-14-12-11-11.5V-2.5H-15Z" fill="var(--wall)" stroke="var(--wall)" stroke-width="6"/>
<path d="M-15-2.5H15V2.5H-15Z" fill="var(--stone)"/>
<path d="M-11-13.5H11V-2.5H-11ZM-8.5-28H8.5V-19H-8.5ZM-6-41H6V-33H-6Z" fill="var(--wall)"/>
<path d="M-20.5-13.5C-14-14-10.5-16-9-20.5H9C10.5-16 14-14 20.5-13.5C13-10.5-13-10.5-20.5-13.5ZM-17.5-28C-11.5-28.5-8.5-30.5-7.2-34.5H7.2C8.5-30.5 11.5-28.5 17.5-28C10.5-25.2-10.5-25.2-17.5-28ZM-14.5-41C-8-42-3-45.5-1.5-51H1.5C3-45.5 8-42 14.5-41C8-38.4-8-38.4-14.5-41Z" fill="currentColor"/>
<path d="M0-51V-57" fill="none" stroke-width="1.8" stroke-linecap="round"/><circle cy="-53.5" r="1.9" fill="currentColor"/>
<path d="M-13.5-14.4C-10-15.5-8.2-17-7.2-19M-11-28.8C-8.5-29.7-6.8-31-5.8-33M-7.5-42C-5-43.3-2.8-45.2-1.8-48" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>
<path d="M-2-38.5H2V-34.5H-2ZM-5-25.5V-20.7M5-25.5V-20.7M-1.8-25.5H1.8V-20.5H-1.8Z" fill="none" stroke-width=".9"/>"##;
