//! Everything that is drawn more than once, as `<symbol>`s to be placed with `<use>`.
//!
//! They take their colours from the custom properties of [`style`](crate::style). Pieces are as large as on a board and
//! lie around (0, 0): [`placed`] puts them where they belong. Letters on pieces are shown where `--letters` is `inline`.

mod emblems;
mod icons;
mod pieces;
mod roles;

use kernel::Seat;
use yangtze::Colour;

use crate::geometry::Point;

pub use icons::Icon;

/// How many dynasties there are: one for each seat of the largest table.
const SEATS: usize = 4;

/// What pieces are painted with, as markup for the `<defs>` of one SVG in the document.
///
/// That SVG must not be `display: none`, or the pieces lose their gradients; it may be of no size.
pub const fn paints() -> &'static str {
    pieces::PAINTS
}

/// All symbols, as markup for the `<defs>` of one SVG in the document, which may be `display: none`. They need the
/// [`paints`].
pub fn symbols() -> String {
    let mut out = String::with_capacity(70_000);
    // All are drawn within their boxes; `overflow` spares browsers to cut what isn't there.
    for (colour, drawing) in Colour::ALL.into_iter().zip(roles::ROLES) {
        out += &format!(
            "<symbol id=\"{}\" viewBox=\"-24 -24 48 48\" overflow=\"visible\">{drawing}</symbol>\n",
            role_id(colour)
        );
        out += &pieces::tile(colour);
        out += &pieces::pagoda(colour);
    }
    for (seat, drawing) in Seat::all(SEATS).zip(emblems::EMBLEMS) {
        out += &format!(
            "<symbol id=\"{}\" viewBox=\"-22 -22 44 44\" overflow=\"visible\">{drawing}</symbol>\n",
            emblem_id(seat)
        );
        out += &pieces::crest(seat);
        for colour in Colour::ALL {
            out += &pieces::leader(seat, colour);
        }
    }
    out + &icons()
}

/// The signs for buttons alone, as markup like that of [`symbols`], which holds them too: for pages that show another game.
pub fn icons() -> String {
    let mut out = String::with_capacity(20_000);
    for (id, drawing) in Icon::ALL.map(Icon::drawing) {
        out += &format!(
            "<symbol id=\"{id}\" viewBox=\"0 0 24 24\" overflow=\"visible\"><g fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.7\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">{drawing}</g></symbol>\n"
        );
    }
    out
}

/// The name of a colour's custom property; what is drawn on it has the same with `on-` before it.
pub const fn property(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
    }
}

/// The id of a tile.
pub fn tile_id(colour: Colour) -> String {
    format!("tile-{colour}")
}

/// The id of what a tile shows: drawn in `currentColor`, its details in the inherited `stroke`, if there is one.
pub fn role_id(colour: Colour) -> String {
    format!("role-{colour}")
}

/// The id of a pagoda, which belongs on the [`crossing`](crate::crossing) of its three spaces.
pub fn pagoda_id(colour: Colour) -> String {
    format!("pagoda-{colour}")
}

/// The id of a leader. Beyond the largest table dynasties begin again with the first.
pub fn leader_id(seat: Seat, colour: Colour) -> String {
    format!("leader-{}{colour}", seat.index() % SEATS)
}

/// The id of a dynasty's emblem, drawn in `currentColor` for a ground of light wood.
pub fn emblem_id(seat: Seat) -> String {
    format!("emblem-{}", seat.index() % SEATS)
}

/// The id of a dynasty's crest: its emblem on a wooden disc.
pub fn crest_id(seat: Seat) -> String {
    format!("crest-{}", seat.index() % SEATS)
}

/// A piece with its middle at a place, as large as on a board.
pub fn placed(id: &str, at: Point) -> String {
    sized(id, at, 80.0, "")
}

/// A piece with its middle at a place, its box as wide as that, with further attributes.
pub(crate) fn sized(id: &str, at: Point, width: f64, attributes: &str) -> String {
    format!(
        "<use href=\"#{id}\"{attributes} x=\"{:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"{width}\"/>",
        at.x - width / 2.0,
        at.y - width / 2.0
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::check_document;

    #[test]
    fn every_id_that_a_function_promises_is_there_and_none_is_there_twice() {
        let ids = check_document(&(paints().to_owned() + &symbols()));
        let there = |id: &str| assert!(ids.contains(id), "{id}");
        for colour in Colour::ALL {
            [tile_id(colour), role_id(colour), pagoda_id(colour)].iter().for_each(|id| there(id));
            Seat::all(5).for_each(|seat| there(&leader_id(seat, colour)));
        }
        for seat in Seat::all(5) {
            [emblem_id(seat), crest_id(seat)].iter().for_each(|id| there(id));
        }
        Icon::ALL.iter().for_each(|icon| there(icon.id()));
    }

    #[test]
    fn every_custom_property_in_use_is_in_every_look() {
        let markup = paints().to_owned() + &symbols() + &crate::ground(yangtze::default_board());
        for theme in crate::Theme::ALL {
            let look = crate::Look { theme, ..Default::default() };
            for name in markup.split("var(--").skip(1).filter_map(|rest| rest.split(')').next()) {
                assert!(name == "letters" || look.value(name).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn the_symbols_are_small_enough_to_send() {
        let size = symbols().len();
        assert!(size < 70_000, "{size}");
    }

    #[test]
    fn leaders_of_different_seats_or_colours_look_different() {
        let markup = symbols();
        let drawing = |id: String| {
            let (_, rest) = markup.split_once(&format!("id=\"{id}\"")).unwrap();
            rest.split("</symbol>").next().unwrap().to_owned()
        };
        let all: std::collections::BTreeSet<String> =
            Seat::all(SEATS).flat_map(|seat| Colour::ALL.map(|colour| drawing(leader_id(seat, colour)))).collect();
        assert_eq!(all.len(), 20);
    }
}
