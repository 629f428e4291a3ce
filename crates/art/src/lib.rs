//! How the games look: boards and pieces as SVG, those of Yellow & Yangtze here and those of Yunnan in [`yunnan`].
//!
//! An inked map on old paper with pieces one wants to pick up, all of it our own drawing. The crate gives markup and
//! places, and knows nothing of who shows them: the command line writes [`picture`] to a file; a program that shows a
//! game puts [`style`], [`paints`], [`symbols`] and [`ground`] into its document once, and pieces on it with `<use>`.
//!
//! ```
//! use yangtze::{Colour, default_board};
//!
//! let board = default_board();
//! let space = art::nearest(board, art::Point { x: 400.0, y: 300.0 }).expect("it lies on the map");
//! let tile = art::placed(&art::tile_id(Colour::Red), art::centre(space));
//! let svg = format!(
//!     r#"<svg viewBox="{}"><defs>{}{}</defs>{}{tile}</svg>"#,
//!     art::view_box(board),
//!     art::paints(),
//!     art::symbols(),
//!     art::ground(board),
//! );
//! assert!(svg.contains(r##"<use href="#tile-r""##));
//! ```

mod chart;
mod geometry;
mod ground;
mod look;
mod picture;
#[cfg(test)]
mod samples;
mod signs;
mod steering;
mod symbols;
pub mod yunnan;

pub use chart::{CHART, Chart, Line, chart};
pub use geometry::{Area, HEXAGON, Point, RADIUS, ROW, STEP, centre, crossing, hexagon, nearest, outline, view_box};
pub use ground::{Ground, ground, rim};
pub use look::{Look, Palette, Theme, style};
pub use picture::{Labels, picture, seals};
pub use signs::sign_place;
pub use steering::{Arrow, neighbour};
pub use symbols::{
    Icon, crest_id, emblem_id, icons, leader_id, pagoda_id, paints, placed, property, role_id, symbols, tile_id,
};

/// A text as XML has it, in elements and in attributes, without the signs that break a document.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars().filter(|sign| !sign.is_control() && !matches!(sign, '\u{fffe}' | '\u{ffff}')) {
        match sign {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            _ => out.push(sign),
        }
    }
    out
}
