//! The pieces of Yunnan as `<symbol>`s to be placed with `<use>`.
//!
//! Everything of a player has the player's hue and emblem, and traders also a silhouette of their own. Letters of seats are
//! shown where `--letters` is `inline`.

mod emblems;
mod figures;
mod signs;

use kernel::Seat;

use super::SEATS;
use super::layout::number;

pub(crate) use figures::HORSE;
pub use signs::Sign;

/// What pieces and drawings are painted with, as markup for the `<defs>` of one SVG in the document.
///
/// That SVG must not be `display: none`, or everything loses its gradients; it may be of no size.
pub const fn paints() -> &'static str {
    PAINTS
}

const PAINTS: &str = r##"<linearGradient id="team-light" x2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>
<radialGradient id="team-wood" cx=".36" cy=".28" r=".85"><stop stop-color="var(--wood-light)"/><stop offset=".62" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood-dark)"/></radialGradient>
<radialGradient id="team-shade"><stop offset=".4" stop-color="var(--shadow)" stop-opacity=".5"/><stop offset="1" stop-color="var(--shadow)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-tea"><stop stop-color="var(--tea)" stop-opacity=".75"/><stop offset=".55" stop-color="var(--tea)" stop-opacity="0.41"/><stop offset="1" stop-color="var(--tea)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-wood"><stop stop-color="var(--wash-wood)" stop-opacity=".6"/><stop offset=".55" stop-color="var(--wash-wood)" stop-opacity="0.33"/><stop offset="1" stop-color="var(--wash-wood)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-field"><stop stop-color="var(--wash-field)" stop-opacity=".5"/><stop offset=".55" stop-color="var(--wash-field)" stop-opacity="0.28"/><stop offset="1" stop-color="var(--wash-field)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-rock"><stop stop-color="var(--wash-mountain)" stop-opacity=".6"/><stop offset=".55" stop-color="var(--wash-mountain)" stop-opacity="0.33"/><stop offset="1" stop-color="var(--wash-mountain)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-ice"><stop stop-color="var(--snow)" stop-opacity=".6"/><stop offset=".55" stop-color="var(--snow)" stop-opacity=".3"/><stop offset="1" stop-color="var(--snow)" stop-opacity="0"/></radialGradient>
<radialGradient id="scroll-salt"><stop stop-color="var(--salt)" stop-opacity=".8"/><stop offset=".55" stop-color="var(--salt)" stop-opacity="0.44"/><stop offset="1" stop-color="var(--salt)" stop-opacity="0"/></radialGradient>
<linearGradient id="scroll-far" x2="0" y2="1"><stop stop-color="var(--snow)" stop-opacity=".95"/><stop offset=".5" stop-color="var(--snow)" stop-opacity="0.47"/><stop offset="1" stop-color="var(--snow)" stop-opacity="0"/></linearGradient>
<linearGradient id="scroll-peak" x2="0" y2="1"><stop stop-color="var(--wash-mountain)" stop-opacity=".7"/><stop offset=".5" stop-color="var(--wash-mountain)" stop-opacity="0.35"/><stop offset="1" stop-color="var(--wash-mountain)" stop-opacity="0"/></linearGradient>
<linearGradient id="scroll-mist" x2="0" y2="1"><stop stop-color="var(--land)" stop-opacity="1"/><stop offset=".5" stop-color="var(--land)" stop-opacity="0.50"/><stop offset="1" stop-color="var(--land)" stop-opacity="0"/></linearGradient>
<linearGradient id="scroll-body" x2="0" y2="1"><stop offset=".55" stop-color="var(--relief-body)"/><stop offset="1" stop-color="var(--relief-body)" stop-opacity="0"/></linearGradient>
<linearGradient id="scroll-cliff" x2="0" y2="1"><stop stop-color="var(--relief-shade)" stop-opacity=".7"/><stop offset=".5" stop-color="var(--relief-shade)" stop-opacity="0.38"/><stop offset="1" stop-color="var(--relief-shade)" stop-opacity=".05"/></linearGradient>
"##;

/// All symbols of the game, as markup for the `<defs>` of one SVG in the document, which may be `display: none`. They
/// need the [`paints`]. The signs for buttons of both games are in [`icons`](crate::icons).
pub fn symbols() -> String {
    let mut out = String::with_capacity(40_000);
    for seat in Seat::all(SEATS) {
        out += &format!(
            "<symbol id=\"{}\" viewBox=\"-22 -22 44 44\" overflow=\"visible\"><g fill=\"currentColor\" \
             stroke=\"none\">{}</g></symbol>\n",
            emblem_id(seat),
            emblems::emblem(seat.index())
        );
        out += &figures::of_seat(seat);
    }
    out += figures::PRESENT;
    out += figures::INSPECTOR;
    for sign in Sign::ALL {
        out += &format!(
            "<symbol id=\"{}\" viewBox=\"0 0 24 24\" overflow=\"visible\"><g fill=\"none\" stroke=\"currentColor\" \
             stroke-width=\"1.7\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{}</g></symbol>\n",
            sign.id(),
            sign.drawing()
        );
    }
    out
}

/// The id of a seat's emblem, drawn in `currentColor`. Beyond the largest table seats begin again with the first.
pub fn emblem_id(seat: Seat) -> String {
    format!("team-emblem-{}", number(seat))
}

/// The id of a seat's crest: its emblem on a wooden disc, 80 wide.
pub fn crest_id(seat: Seat) -> String {
    format!("team-crest-{}", number(seat))
}

#[cfg(test)]
mod tests;
