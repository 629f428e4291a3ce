//! The capitals: a wall around the space, and the red seal of the state with its name and its old character.

use yangtze::Board;

use crate::escaped;
use crate::geometry::{Point, RADIUS, centre};

/// The old character of one of the seven states.
fn character(name: &str) -> Option<char> {
    let states =
        [("Qin", '秦'), ("Chu", '楚'), ("Qi", '齊'), ("Yan", '燕'), ("Han", '韓'), ("Wei", '魏'), ("Zhao", '趙')];
    states.into_iter().find(|(state, _)| *state == name).map(|(_, character)| character)
}

/// A name cut and sized so that it fits a space, as attributes and text; and its width, as near as one can know without the
/// font. One that only just fits is pressed into its width: letters may be wider than most.
fn fitted(name: &str, largest: f64, widest: f64) -> (String, f64) {
    const LONGEST: usize = 16;
    let mut short: String = name.chars().take(LONGEST).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    let ems: f64 = short.chars().map(|sign| if sign < '\u{2e80}' { 0.54 } else { 1.0 }).sum();
    let size = (widest / ems).min(largest);
    let pressed = format!(" textLength=\"{widest:.1}\" lengthAdjust=\"spacingAndGlyphs\"");
    let attributes = format!("font-size=\"{size:.1}\"{}", if size < largest { &pressed } else { "" });
    let text = format!(
        "{attributes} font-weight=\"600\" fill=\"var(--ink)\"><title>{}</title>{}</text>",
        escaped(name),
        escaped(&short)
    );
    (text, (ems * size).max(14.0))
}

/// A seal of this size around (0, 0): two frames of red and the character.
fn stamp(character: char, size: f64) -> String {
    let (half, inner) = (size / 2.0, size / 2.0 - size * 0.07);
    format!(
        "<g transform=\"rotate(-3)\"><rect x=\"{:.1}\" y=\"{0:.1}\" width=\"{size:.1}\" height=\"{size:.1}\" \
         rx=\"{:.1}\" fill=\"var(--seal)\"/><rect x=\"{:.1}\" y=\"{2:.1}\" width=\"{:.1}\" height=\"{3:.1}\" \
         rx=\"{:.1}\" fill=\"none\" stroke=\"var(--on-seal)\" stroke-width=\"{:.1}\" stroke-opacity=\".85\"/>\
         <text y=\"{:.1}\" font-size=\"{:.1}\" font-weight=\"600\" text-anchor=\"middle\" fill=\"var(--on-seal)\" \
         font-family=\"var(--seal-script)\" lang=\"zh-Hant\">{character}</text></g>",
        -half,
        size * 0.13,
        -inner,
        2.0 * inner,
        size * 0.08,
        size * 0.04,
        size * 0.265,
        size * 0.74
    )
}

/// The wall and the seal on every capital: to be seen where nothing stands on it.
pub(super) fn draw(board: &Board, out: &mut String) {
    for space in board.spaces() {
        let Some(name) = board.capital(space) else { continue };
        let Point { x, y } = centre(space);
        let (text, _) = fitted(name, 15.5, 62.0);
        let (seal, line) = character(name).map_or((String::new(), 5.0), |character| {
            (format!("<g transform=\"translate(0 -8)\">{}</g>", stamp(character, 32.0)), 25.0)
        });
        *out += &format!(
            "<g transform=\"translate({x:.1} {y:.1})\"><use href=\"#space\" fill=\"var(--sheet)\" \
             fill-opacity=\".82\" stroke=\"none\" transform=\"scale(.97)\"/><use href=\"#space\" fill=\"none\" \
             stroke=\"var(--seal)\" stroke-width=\"3\" stroke-linejoin=\"round\" transform=\"scale(.965)\"/>\
             <use href=\"#space\" fill=\"none\" stroke=\"var(--seal)\" stroke-width=\"1\" stroke-dasharray=\"3 2.6\" \
             transform=\"scale(.885)\"/>{seal}<text class=\"seal\" y=\"{line}\" font-family=\"var(--serif)\" text-anchor=\"middle\" \
             {text}</g>\n"
        );
    }
}

/// A small seal with a capital's name around (0, 0), for the upper rim of a piece that stands on the capital.
///
/// It is about as wide as a space; moved up or down by 28 it leaves the piece's picture free.
pub fn seal(name: &str) -> String {
    let old = character(name);
    let (text, written) = fitted(name, 15.0, 2.0 * RADIUS - 4.0);
    let width = written + 9.0 + if old.is_some() { 18.0 } else { 0.0 };
    let left = -width / 2.0;
    let mark = old.map_or(String::new(), |character| {
        format!("<g transform=\"translate({:.1} 0)\">{}</g>", left + 8.0, stamp(character, 21.0))
    });
    format!(
        "<rect x=\"{left:.1}\" y=\"-8.5\" width=\"{width:.1}\" height=\"17\" rx=\"2\" fill=\"var(--sheet)\" \
         stroke=\"var(--seal)\" stroke-width=\"1.3\"/>{mark}<text x=\"{:.1}\" y=\"5\" font-family=\"var(--serif)\" \
         text-anchor=\"end\" {text}",
        left + width - 4.5
    )
}
