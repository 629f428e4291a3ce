//! The emblems of the seats: one colour, bold enough to be told apart when they are small. All lie around (0, 0), 42 high.

use crate::geometry::Point;

/// Camellia, yak, lantern, bamboo, peacock: in seat order.
pub(super) fn emblem(number: usize) -> String {
    match number {
        0 => camellia(),
        1 => format!("<path fill-rule=\"evenodd\" d=\"{YAK}\"/>"),
        2 => format!("<path d=\"{LANTERN}\"/>"),
        3 => format!("<path d=\"{BAMBOO}\"/>"),
        _ => format!("<path fill-rule=\"evenodd\" d=\"{PEACOCK}\"/>"),
    }
}

/// Five petals with air between them.
fn camellia() -> String {
    // The cosine and sine of a fifth of a turn.
    const TURN: (f64, f64) = (0.309_017, 0.951_057);
    let mut petal = [
        (0.0, -5.5),
        (-9.0, -6.5),
        (-12.5, -16.5),
        (-3.5, -20.5),
        (0.0, -18.0),
        (3.5, -20.5),
        (12.5, -16.5),
        (9.0, -6.5),
    ]
    .map(|(x, y)| Point { x, y });
    let mut path = String::new();
    for _ in 0..5 {
        let [a, b, c, d, e, f, g, h] = petal.map(|Point { x, y }| format!("{x:.1} {y:.1}"));
        path += &format!("M{a}C{b} {c} {d}L{e} {f}C{g} {h} {a}Z");
        petal = petal.map(|Point { x, y }| Point { x: x * TURN.0 - y * TURN.1, y: x * TURN.1 + y * TURN.0 });
    }
    format!("<path d=\"{path}\"/><circle r=\"3.4\"/>")
}

const YAK: &str = "M-12-19C-22-18-24-5-13-2L-9-2C-12 2-14 6-13 10L-9.5 8L-9.5 14L-6.5 12C-6 18-4 21 0 21C4 21 6 18 6.5 12L9.5 14L9.5 8L13 10C14 6 12 2 9-2L13-2C24-5 22-18 12-19C17-14 16-9 10-9C7-14-7-14-10-9C-16-9-17-14-12-19ZM-7 0L-2.5 2.5L-6 4.5ZM7 0L2.5 2.5L6 4.5ZM-3.5 14A1.6 1.6 0 1 0-.4 14ZM.4 14A1.6 1.6 0 1 0 3.5 14Z";
const LANTERN: &str = "M-1.2-21H1.2V-17H-1.2ZM-7-16.5H7V-13H-7ZM-2.6-11.5C-5-6-5 2-2.6 7.5H2.6C5 2 5-6 2.6-11.5ZM-5.6-11.5C-16-8-16 4-5.6 7.5C-8 2-8-6-5.6-11.5ZM5.6-11.5C16-8 16 4 5.6 7.5C8 2 8-6 5.6-11.5ZM-7 9H7V12.5H-7ZM-3.5 14H-1.5V20H-3.5ZM-.9 14H.9V21.5H-.9ZM1.5 14H3.5V20H1.5Z";
const BAMBOO: &str = "M-8-21H-2V-9.5H-8ZM-8-7.5H-2V5.5H-8ZM-8 7.5H-2V21H-8ZM3-12H8V.5H3ZM3 2.5H8V21H3ZM0-12C4-20 12-21 18-19C16-14 9-10 0-12ZM-10-2C-12-9-17-12-21-12C-21-6-17-1-10-2ZM10 6C13 0 18-1 21 0C20 5 16 8 10 6Z";
const PEACOCK: &str = "M0-21C11-18 14-8 11-1C9 4 5 6 1.4 6.6V10L8 6.5L9 9L1.4 13.5V16L6.5 14L7.5 16.5L1.4 20V21.5H-1.4V20L-7.5 16.5L-6.5 14L-1.4 16V13.5L-9 9L-8 6.5L-1.4 10V6.6C-5 6-9 4-11-1C-14-8-11-18 0-21ZM0-14.5C-6-12.5-8-7-6.5-3C-5 1.5 5 1.5 6.5-3C8-7 6-12.5 0-14.5ZM0-10C2.5-8.5 4-6.5 3.4-4.4C2.6-1.8-2.6-1.8-3.4-4.4C-4-6.5-2.5-8.5 0-10Z";
