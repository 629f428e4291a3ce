//! Traders, trading posts, bridges, teahouses, horses and crests of a seat, the presents and the inspector, each around (0, 0).
//!
//! Each has a light rim, so that it stands out from any landscape. Shadows are shapes with thin paint, no filters.

use kernel::Seat;

use super::{crest_id, emblem_id};
use crate::yunnan::pieces::Piece;

/// The line around what is drawn, and the light rim around that.
const LINE: &str = "#241a14";

/// What each seat's trader wears, behind and on the head: a flower, horns, a hat with a lantern, bamboo, feathers.
const DRESS: [(&str, &str); 5] = [
    (
        "",
        "M-7-12.5C-7-19 7-19 7-12.5ZM0-23.5A3 3 0 0 1 4.6-21.6A3 3 0 0 1 3-17.4A3.2 3.2 0 0 1-3-17.4A3 3 0 0 1-4.6-21.6A3 3 0 0 1 0-23.5Z",
    ),
    (
        "",
        "M-8.5-11.5C-14.5-12-17-18-14-24C-12.5-19.5-10-18-6.5-17.5C-3-20 3-20 6.5-17.5C10-18 12.5-19.5 14-24C17-18 14.5-12 8.5-11.5Z",
    ),
    (
        "M11-12H12.4V-6H11ZM8.5-6H15C18-3 18 3 15 6H8.5C5.5 3 5.5-3 8.5-6Z",
        "M-15.5-11.5L-1.5-23.5H1.5L15.5-11.5Q0-8-15.5-11.5Z",
    ),
    ("M8-24H12V18H8ZM13.2-20H16.6V18H13.2ZM-12-22H-8.4V18H-12Z", "M-10.5-13H10.5V-16.5H6.5V-20.5H-6.5V-16.5H-10.5Z"),
    (
        "",
        "M-6.5-13C-7-16-5.5-17.5-3.5-17.8L-10-20.5A2.8 2.8 0 1 1-7.2-24L-1.4-18.2V-20.5A2.8 2.8 0 1 1 1.4-20.5V-18.2L7.2-24A2.8 2.8 0 1 1 10-20.5L3.5-17.8C5.5-17.5 7-16 6.5-13Z",
    ),
];
const ROBE: &str = "M-6.5-5.5C-10-3-14.5 12-15 21Q0 26 15 21C14.5 12 10-3 6.5-5.5Z";
const HEAD: &str = "M-6-11A6 6 0 0 0 6-11A6 6 0 0 0-6-11Z";

pub(crate) const HORSE: &str = "M-15-3.5C-14.5-8-10-9-5-8.5H5C8-10 9-14 11.5-17.5L12-21.5L14.5-18.5C17-17.5 19.5-14.5 21.5-11L19-8C16.5-9 15.5-8.5 15-6.5C14.5-2 14 1.5 11.5 4.5L12.5 20H8L6.5 8.5H-6.5L-9 20H-13.5L-12 7C-13 6-14 4.5-14.5 2.5C-15 7-15.5 11-18.5 14C-21 9-20.5-2-15-3.5Z";
const MANE: &str = "M11.5-17.5C7-16 5.5-11.5 4-8.5H6.5C9-10.5 10-13.5 11.5-17.5Z";
const HOUSE_WALL: &str = "M-13-4H13V20H-13Z";
const HOUSE_ROOF: &str =
    "M-17.5-2C-13-4.5-11-9-10-14H-1.5L0-21L1.5-14H10C11-9 13-4.5 17.5-2C15-.5 12-.5 10-1.5H-10C-12-.5-15-.5-17.5-2Z";
const HALL_WALL: &str = "M-22 2H22V24H-22ZM-13-14H13V-2H-13Z";
const HALL_ROOF: &str = "M-30.5 3C-24 1-20-2-18-7H18C20-2 24 1 30.5 3C27 6 22 6 19 4.5H-19C-22 6-27 6-30.5 3ZM-21-12C-14-14-9-18-6.5-23L-2-24L0-27.5L2-24L6.5-23C9-18 14-14 21-12C18-9.5 14-9.5 12-10.5H-12C-14-9.5-18-9.5-21-12Z";
const SPAN: &str = "M-23 13V2C-16-6-8-10 0-10C8-10 16-6 23 2V13H17C13 6 8 3 0 3C-8 3-13 6-17 13Z";

fn begin(id: &str, (width, height): (f64, f64)) -> String {
    format!("<symbol id=\"{id}\" viewBox=\"{} {} {width} {height}\" overflow=\"visible\">", -width / 2.0, -height / 2.0)
}

/// The shadow below, and the rim around an outline.
fn ground(outline: &str, (x, y): (f64, f64), reach: f64) -> String {
    format!(
        "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{reach}\" ry=\"{:.1}\" fill=\"url(#team-shade)\"/><path d=\"{outline}\" \
         fill=\"var(--wall)\" stroke=\"var(--wall)\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/>",
        reach * 0.28
    )
}

fn part(outline: &str, fill: &str) -> String {
    format!("<path d=\"{outline}\" fill=\"{fill}\"/>")
}

/// The first letters of the seats' names, which are the same in every language.
const LETTERS: [char; 5] = ['C', 'Y', 'L', 'B', 'P'];

/// The emblem at a height, so wide, in the colour that stands out from the seat's; or the letter.
fn emblem(seat: Seat, x: f64, y: f64, width: f64) -> String {
    drawn_emblem(seat, x, y, width) + &letter(seat, x, y, width.max(19.0))
}

fn drawn_emblem(seat: Seat, x: f64, y: f64, width: f64) -> String {
    format!(
        "<use href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"{width}\" color=\"var(--on-team-{seat})\"/>",
        emblem_id(seat),
        x - width / 2.0,
        y - width / 2.0
    )
}

/// The letter of the seat on a plate, as large as it can be.
fn letter(seat: Seat, x: f64, y: f64, size: f64) -> String {
    format!(
        "<g display=\"var(--letters)\"><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{size}\" rx=\"3\" \
         fill=\"var(--face)\" stroke=\"{LINE}\" stroke-width=\".8\"/><text x=\"{x}\" y=\"{:.1}\" font-size=\"{size}\" \
         font-weight=\"700\" font-family=\"var(--sans)\" text-anchor=\"middle\" fill=\"#2a2521\" stroke=\"none\">{}</text></g>",
        x - size * 0.42,
        y - size / 2.0,
        size * 0.84,
        y + size * 0.36,
        LETTERS[seat.index() % LETTERS.len()]
    )
}

/// Everything that a seat has.
pub(super) fn of_seat(seat: Seat) -> String {
    let hue = format!("var(--team-{seat})");
    let symbol = |piece: Piece, shadow: String, parts: String, above: String| {
        format!(
            "{}{shadow}<g stroke=\"{LINE}\" stroke-width=\"1.3\" stroke-linejoin=\"round\">{parts}</g>{above}</symbol>\n",
            begin(&piece.symbol(), piece.size())
        )
    };
    let (back, hat) = DRESS[seat.index() % DRESS.len()];
    let light = "url(#team-light)";
    let trader = symbol(
        Piece::Trader(seat),
        ground(&format!("{back}{ROBE}{HEAD}{hat}"), (2.0, 22.0), 17.0),
        part(back, &hue) + &part(ROBE, &hue) + &part(ROBE, light) + &part(HEAD, "var(--face)") + &part(hat, &hue),
        emblem(seat, 0.0, 9.0, 21.0),
    );
    let post = symbol(
        Piece::Post(seat),
        ground(&format!("{HOUSE_WALL}{HOUSE_ROOF}"), (2.0, 20.0), 18.0),
        part(HOUSE_WALL, "var(--wall)")
            + &part("M-10.5 0H10.5V20H-10.5Z", &hue)
            + &part(HOUSE_ROOF, &hue)
            + &part(HOUSE_ROOF, light),
        emblem(seat, 0.0, 10.0, 19.0),
    );
    let teahouse = symbol(
        Piece::Teahouse(seat),
        ground(&format!("{HALL_WALL}{HALL_ROOF}"), (3.0, 24.0), 30.0),
        part(HALL_WALL, "var(--wall)")
            + &part("M-21 7V24M21 7V24M-16 7V24M16 7V24", "none")
            + &part("M-10.5 4H10.5V24H-10.5Z", &hue)
            + &part(HALL_ROOF, &hue)
            + &part(HALL_ROOF, light),
        emblem(seat, 0.0, 14.2, 19.0),
    );
    let horse = symbol(
        Piece::Horse(seat),
        ground(HORSE, (0.0, 20.0), 19.0),
        part(HORSE, &hue) + &part(HORSE, light) + &part(MANE, LINE) + &part("M-10-10.5H4.5V4.5H-10Z", &hue),
        emblem(seat, -2.8, -3.0, 15.5),
    );
    let bridge = symbol(
        Piece::Bridge(seat),
        ground(SPAN, (0.0, 13.5), 23.0),
        part(SPAN, &hue)
            + &part(SPAN, light)
            + &part("M-20 0V-7M-13-5V-12M13-5V-12M20 0V-7M-20-7C-13-13-8-15 0-15C8-15 13-13 20-7", "none")
            + &format!("<circle cy=\"-3.5\" r=\"11.5\" fill=\"{hue}\"/>"),
        emblem(seat, 0.0, -3.5, 18.0),
    );
    let crest = format!(
        "{}<circle cx=\"2\" cy=\"4.5\" r=\"37\" fill=\"url(#team-shade)\"/><circle cy=\"2.6\" r=\"33.6\" \
         fill=\"var(--wood-dark)\"/><circle r=\"33.6\" fill=\"url(#team-wood)\"/><circle r=\"27.5\" fill=\"{hue}\" \
         stroke=\"{LINE}\" stroke-width=\"1.2\"/>{}{}</symbol>\n",
        begin(&crest_id(seat), (80.0, 80.0)),
        drawn_emblem(seat, 0.0, 0.0, 44.0),
        letter(seat, -23.0, 21.0, 32.0)
    );
    [trader, post, teahouse, horse, bridge, crest].concat()
}

/// Tea in a silk cloth, tied with a red knot.
pub(super) const PRESENT: &str = r##"<symbol id="present" viewBox="-15 -17 30 34" overflow="visible"><ellipse cx="1" cy="13" rx="15" ry="4" fill="url(#team-shade)"/><path d="M-11 14C-17 6-12-2-4-5C-10-8-13-14-9-15.5C-5-16.5-1-11 0-7C1-11 5-16.5 9-15.5C13-14 10-8 4-5C12-2 17 6 11 14Z" fill="var(--wall)" stroke="var(--wall)" stroke-width="3.6" stroke-linejoin="round"/><g stroke="#241a14" stroke-width="1.3" stroke-linejoin="round"><path d="M-11 14C-17 6-12-2-4-5H4C12-2 17 6 11 14Z" fill="var(--straw)"/><path d="M-11 14C-17 6-12-2-4-5H4C12-2 17 6 11 14Z" fill="url(#team-light)"/><path d="M-3-4C-6 0-8 4-9 8M3-4C6 0 8 4 9 8" fill="none" stroke-width="1"/><path d="M0 0L6 5.5L0 11L-6 5.5Z" fill="var(--seal)"/><path d="M-4-5C-10-8-13-14-9-15.5C-5-16.5-1-11 0-7C1-11 5-16.5 9-15.5C13-14 10-8 4-5Z" fill="var(--seal)"/></g></symbol>
"##;

/// An official with a winged hat and a square on the chest.
pub(super) const INSPECTOR: &str = r##"<symbol id="inspector" viewBox="-23 -27 46 54" overflow="visible"><ellipse cx="1" cy="23" rx="20" ry="5" fill="url(#team-shade)"/><path d="M-7-6C-12-4-17 12-18 22Q0 28 18 22C17 12 12-4 7-6ZM-6.5-12A6.5 6.5 0 0 0 6.5-12V-17H22V-13.5H6.5ZM-22-17H-6.5V-13.5H-22ZM-8-16.5C-8-20-5-21-4-25H4C5-21 8-20 8-16.5Z" fill="var(--wall)" stroke="var(--wall)" stroke-width="4.4" stroke-linejoin="round"/><g stroke="#241a14" stroke-width="1.3" stroke-linejoin="round"><path d="M-7-6C-12-4-17 12-18 22Q0 28 18 22C17 12 12-4 7-6Z" fill="var(--seal)"/><path d="M-7-6C-12-4-17 12-18 22Q0 28 18 22C17 12 12-4 7-6Z" fill="url(#team-light)"/><path d="M-7.5 2.5H7.5V15H-7.5Z" fill="var(--straw)"/><path d="M-4.5 11.5C-4.5 6-1 8-1 6C1 7 5 6 4.5 11.5Z" fill="var(--seal)" stroke-width=".8"/><path d="M-6.5-14A6.5 7 0 0 0 6.5-14Z" fill="var(--face)"/><path d="M-2.5-7.5L0-1.5L2.5-7.5Z" fill="#2a2320"/><path d="M-7-17.5H-21.5C-22.5-16-22-14-20.5-13.5H-7ZM7-17.5H21.5C22.5-16 22-14 20.5-13.5H7ZM-8-12.5C-9-19-5-20-4-25H4C5-20 9-19 8-12.5Z" fill="#2a2320"/></g></symbol>
"##;
