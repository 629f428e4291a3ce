//! How the games look: boards of Yellow & Yangtze as SVG.
//!
//! An inked map on old paper, all of it our own drawing. The crate gives markup and places, and knows nothing of who
//! shows them: a program that shows a game puts [`style`] and [`ground`] into its document once.

mod geometry;
mod ground;
mod look;
#[cfg(test)]
mod samples;

pub use geometry::{Area, HEXAGON, Point, RADIUS, ROW, STEP, centre, crossing, nearest, outline, view_box};
pub use ground::{ground, rim, seal};
pub use look::{Look, Palette, Theme, style};

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
