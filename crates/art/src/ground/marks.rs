//! Our own small ink drawings for the land: peaks in mist, hills, trees, fields, and boats for the sea.
//!
//! Each stands on the point (0, 0). Their paths are in whole units and tenths; each begins with a place, and goes on from there.

use crate::geometry::{Point, push_tenths};

/// What a part of a drawing is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pen {
    /// Hides what is behind, and fades towards the ground.
    Mist,
    /// The side that lies in the shade.
    Slope,
    Outline,
    Fine,
    Thin,
    Leaves,
}

impl Pen {
    /// From the back to the front.
    pub(super) const ALL: [Self; 6] = [Self::Mist, Self::Slope, Self::Outline, Self::Fine, Self::Thin, Self::Leaves];

    /// The attributes of a path, beside those of the pen for outlines.
    pub(super) const fn attributes(self) -> &'static str {
        match self {
            Self::Mist => " stroke=\"none\" fill=\"url(#ground-mist)\"",
            Self::Slope => " stroke=\"none\" fill=\"url(#ground-slope)\"",
            Self::Outline => "",
            Self::Fine => " stroke-width=\".7\"",
            Self::Thin => " stroke-width=\".85\"",
            Self::Leaves => " stroke-width=\".9\" fill=\"var(--tree)\" fill-opacity=\".42\"",
        }
    }

    /// Whether each drawing needs a path of its own: what fades does so from its own top to its own foot.
    pub(super) const fn fades(self) -> bool {
        matches!(self, Self::Mist | Self::Slope)
    }
}

/// A drawing: its parts, and what they are made with.
pub(super) type Mark = &'static [(Pen, &'static str)];

pub(super) const PEAK: Mark = &[
    (Pen::Mist, "M-24 4c7-8 9-15 12-20 3-5 4-11 7-15 3 3 4 9 7 13 2 3 4 4 6 7 4 4 8 9 17 15Z"),
    (Pen::Slope, "M-5-31c3 3 4 9 7 13 2 3 4 4 6 7 3 3 7 8 11 12-7 1-13-2-17-1-3-5-2-10-5-14-2-5 0-11-2-17Z"),
    (Pen::Outline, "M-21 0c4-5 6-11 9-16 3-5 4-11 7-15 3 3 4 9 7 13 2 3 4 4 6 7 4 4 7 8 12 11"),
    (Pen::Fine, "M-5-30c0 7 3 12 2 19M0-20c1 5 4 8 4 13M9-9c1 3 3 5 4 7M-10-19c0 6 2 9 1 14M-15-10c0 3 1 5 0 8"),
];
pub(super) const TWINS: Mark = &[
    (Pen::Mist, "M-28 4c6-7 8-12 11-17 2-3 3-6 6-7 3 2 4 6 7 9 3-6 6-14 10-17 4 3 5 11 9 17 3 4 7 9 13 15Z"),
    (
        Pen::Slope,
        "M6-28c4 3 5 11 9 17 3 4 5 8 8 11-5 1-11-1-15 0 1-6-2-10-1-16 0-4-2-8-1-12ZM-11-20c3 2 4 6 7 9 2 2 3 6 5 9-4 1-7 0-10 1 1-5-2-11-2-19Z",
    ),
    (
        Pen::Outline,
        "M-25 0c4-4 5-8 8-13 2-3 3-6 6-7 3 2 4 6 7 9 3-6 6-14 10-17 4 3 5 11 9 17 3 4 6 8 9 11M-4-11c2 3 3 5 4 7",
    ),
    (
        Pen::Fine,
        "M6-27c0 7 3 11 2 18M11-17c1 5 3 8 3 12M3-20c-1 5 1 8 0 12M-11-19c0 5 2 8 1 13M-16-12c0 4 1 6 0 9M18-5c0 2 1 3 1 4",
    ),
];
pub(super) const SPIRE: Mark = &[
    (Pen::Mist, "M-20 4c5-7 6-13 8-18 2-3 1-9 3-13 2-4 4-8 7-11 3 3 4 9 6 13 2 4 2 9 4 12 3 4 6 10 12 17Z"),
    (Pen::Slope, "M-2-38c3 3 4 9 6 13 2 4 2 9 4 12 2 3 4 8 7 12-5 1-9 0-13 1 1-6-3-11-2-17 1-6-3-13-2-21Z"),
    (Pen::Outline, "M-17 0c3-5 3-9 5-14 2-3 1-9 3-13 2-4 4-8 7-11 3 3 4 9 6 13 2 4 2 9 4 12 2 4 5 9 8 13"),
    (
        Pen::Fine,
        "M-2-37c0 6 2 10 1 16M3-26c-1 5 1 8 0 14M-8-26c1 5 2 8 1 13M7-12c0 3 2 6 2 9M-11-13c1 4 2 6 1 10M-3-16c0 4 2 6 1 10",
    ),
];
pub(super) const RIDGE: Mark = &[
    (Pen::Mist, "M-30 4c5-6 8-10 12-14 3-3 5-6 8-7 2 2 4 4 6 5 3-3 6-6 9-7 4 2 6 7 10 10 4 2 9 7 16 13Z"),
    (
        Pen::Slope,
        "M5-19c4 2 6 7 10 10 3 2 6 5 9 8-6 1-13-1-17 0 1-5-3-10-2-18ZM-10-17c2 2 4 4 6 5 1 3 3 6 4 10-4 1-7 0-9 1 1-5-1-10-1-16Z",
    ),
    (Pen::Outline, "M-27 0c4-4 6-7 9-10 3-3 5-6 8-7 2 2 4 4 6 5 3-3 6-6 9-7 4 2 6 7 10 10 4 2 7 6 12 9"),
    (Pen::Fine, "M-10-16c0 5 2 8 1 12M5-18c0 6 3 9 2 14M-3-11c0 3 2 5 1 8M14-8c0 3 2 4 2 6M-18-8c0 3 1 4 1 6"),
];
pub(super) const HILL: Mark = &[
    (Pen::Mist, "M-22 3c6-8 12-13 19-13 8 0 15 6 23 13Z"),
    (Pen::Slope, "M-3-10c8 0 13 5 19 10-8 1-12-1-15 0 1-5-2-8-4-10Z"),
    (Pen::Outline, "M-18 0c5-6 9-10 15-10 7 0 13 5 18 9"),
    (Pen::Fine, "M0-7c4 1 6 3 8 5M-9-5c2-1 3-1 4-1"),
];
pub(super) const KNOLLS: Mark = &[
    (Pen::Mist, "M-23 3c5-7 10-12 15-11 3 0 5 2 7 4 4-6 9-9 13-7 5 3 8 9 12 14Z"),
    (Pen::Outline, "M-20 0c4-5 8-9 12-8 4 1 6 4 9 8M-2-4c4-6 9-9 14-7 4 2 6 6 8 10"),
    (Pen::Fine, "M-7-5c2 1 3 2 4 4M12-8c2 1 3 4 4 6"),
];
pub(super) const PINE: Mark = &[
    (Pen::Outline, "M0 0v-4"),
    (
        Pen::Leaves,
        "M0-19c-1 3-3 6-5 7 1 1 2 1 2.5 1-.5 2-3.5 5-5 6 2.5 1.5 12.5 1.5 14.5 0-2-1-4-4-4.5-6 .5 0 1.5 0 2.5-1-2-1-4-4-5-7Z",
    ),
];
pub(super) const TREE: Mark = &[
    (Pen::Outline, "M0 0c0-3-.5-5 0-8M0-4l3-3"),
    (Pen::Leaves, "M0-7c-6 2-9-3-6-6-1-5 6-7 8-4 5-1 7 5 4 7 0 3-3 4-6 3Z"),
];
pub(super) const COPSE: Mark = &[
    (Pen::Outline, "M-8 0v-5M1-3v-5M9 1v-5"),
    (
        Pen::Leaves,
        "M1-8c-6 1-8-4-5-6-1-5 8-7 9-2 4 1 2 8-4 8ZM-8-5c-5 1-6-4-3-6 0-4 7-4 7 0 2 2 0 6-4 6ZM9-4c-4 1-6-3-3-5-1-4 7-4 7 0 2 2 0 6-4 5Z",
    ),
];
pub(super) const GRASS: Mark =
    &[(Pen::Thin, "M-7 0c0-3-1-5-3-6M-6 0v-7M-5 0c0-3 1-5 3-5M5 3c0-3-1-4-2-5M6 3v-6M7 3c0-2 1-4 3-5")];
pub(super) const FIELD: Mark =
    &[(Pen::Thin, "M-13-3q7-2 14 0M-10 1q8-2 17 0M-6 5q8-2 18 0M-11-5l2 6M0-5l2 6M-1 0l2 5M9 0l2 5")];
pub(super) const REEDS: Mark = &[(Pen::Thin, "M-6 2c0-5-1-8-3-11M-3 2c0-6 0-9 1-14M0 2c0-5 1-8 4-10M-9 3h14")];

/// What fades, and boats, which are few.
pub(super) const DEFINITIONS: &str = r##"<linearGradient id="ground-mist" x2="0" y2="1"><stop offset=".5" stop-color="var(--relief-body)"/><stop offset="1" stop-color="var(--relief-body)" stop-opacity="0"/></linearGradient>
<linearGradient id="ground-slope" x2=".35" y2="1"><stop stop-color="var(--relief-shade)" stop-opacity=".62"/><stop offset=".85" stop-color="var(--relief-shade)" stop-opacity="0"/></linearGradient>
<g id="ground-boat"><path fill="var(--relief-body)" d="M-15-2C-9 1 8 1 15-4C14 1 11 5 7 6H-8C-12 5-14 2-15-2Z"/><path fill="var(--relief-body)" d="M-2-3V-25C6-22 11-15 12-6C8-4 3-3-2-3ZM-5-4C-10-4-12-5-14-6C-13-12-10-16-5-18Z"/><path stroke-width=".8" d="M-2-20C3-19 6-17 8-15M-2-14C4-14 8-12 11-10M-2-8C4-8 8-7 12-6M-5-14L-11-11M-5-9L-13-8M-20 8Q-16 6-12 8T-4 8M2 9Q6 7 10 9T18 9"/></g>
"##;

/// Adds the path of a drawing to another: as large as wanted, and somewhere else.
pub(super) fn put(path: &mut String, drawing: &str, at: Point, (across, down): (f64, f64)) {
    // Whether numbers are a place, whether the next is an x, and whether all of them are the same.
    let (mut placed, mut is_x, mut only) = (true, true, false);
    let mut signs = drawing.bytes().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            b'A'..=b'Z' | b'a'..=b'z' => {
                path.push(char::from(sign));
                (placed, is_x, only) = (sign == b'M', sign != b'v', matches!(sign, b'h' | b'v'));
            }
            b' ' => (),
            first => {
                let (negative, mut point) = (first == b'-', first == b'.');
                let mut tenths = if first.is_ascii_digit() { 10 * i32::from(first - b'0') } else { 0 };
                while let Some(next) = signs.next_if(|next| next.is_ascii_digit() || (*next == b'.' && !point)) {
                    match next {
                        b'.' => point = true,
                        digit if point => tenths += i32::from(digit - b'0'),
                        digit => tenths = 10 * (tenths + i32::from(digit - b'0')),
                    }
                }
                let (origin, scale) = if is_x { (at.x, across) } else { (at.y, down) };
                let number = f64::from(if negative { -tenths } else { tenths }) * scale;
                push_tenths(path, (number + if placed { 10.0 * origin } else { 0.0 }).round_ties_even() as i64);
                is_x = if only { is_x } else { !is_x };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(drawing: &str, at: Point, scale: (f64, f64)) -> String {
        let mut path = String::new();
        put(&mut path, drawing, at, scale);
        path
    }

    #[test]
    fn a_drawing_is_put_where_it_is_wanted_as_large_as_it_is_wanted() {
        let at = Point { x: 100.0, y: 20.0 };
        assert_eq!(moved("M-24 4c-.5-4 2.5-11-12 16Z", at, (1.0, 1.0)), "M76 24c-.5-4 2.5-11-12 16Z");
        assert_eq!(moved("M10 10h-5v20l3-7", at, (-0.5, 2.0)), "M95 40h2.5v40l-1.5-14");
    }

    const ALL: [Mark; 12] = [PEAK, TWINS, SPIRE, RIDGE, HILL, KNOLLS, PINE, TREE, COPSE, GRASS, FIELD, REEDS];

    #[test]
    fn every_drawing_is_read_whole() {
        for mark in ALL {
            for (_, drawing) in mark {
                assert!(drawing.bytes().all(|sign| b"MlhvcqtZ -.0123456789".contains(&sign)), "{drawing}");
                assert_eq!(moved(drawing, Point { x: 0.0, y: 0.0 }, (1.0, 1.0)), *drawing);
            }
        }
    }
}
