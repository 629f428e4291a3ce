//! Pictures of positions, one module per game.

pub mod yangtze;
pub mod yunnan;

/// A text from outside without the signs that steer a terminal or break a document.
fn printable(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !sign.is_control() && !matches!(sign, '\u{fffe}' | '\u{ffff}'))
}
