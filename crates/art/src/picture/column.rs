//! The column beside the map: the players with their points and leaders at hand, market, pagodas and bag.

use kernel::Seat;
use yangtze::{Board, Colour, Open};

use super::Labels;
use crate::geometry::{Area, Point, corners};
use crate::symbols::sized;
use crate::{crest_id, escaped, leader_id, pagoda_id, property, tile_id};

/// Between the map and the column, and how wide that is.
const GAP: f64 = 24.0;
const WIDTH: f64 = 268.0;
/// Its heading, one player's part of it, and the rest at its foot.
const HEADING: f64 = 58.0;
const PART: f64 = 152.0;
const FOOT: f64 = 252.0;

/// Where it is: as high as the map, or higher if it has to be.
pub(super) fn beside(map: Area, players: usize) -> Area {
    let left = map.right + GAP;
    let needed = HEADING + PART * players as f64 + FOOT;
    Area { left, top: map.top, right: left + WIDTH, bottom: map.bottom.max(map.top + needed) }
}

pub(super) fn draw(board: &Board, open: &Open, labels: &Labels<'_>, area: Area, out: &mut String) {
    *out += &format!(
        "<g transform=\"translate({:.0} {:.0})\">\n<text y=\"26\" font-family=\"var(--serif)\" font-size=\"27\" \
         fill=\"var(--ink)\">{}</text>\n",
        area.left,
        area.top,
        escaped(board.name())
    );
    if open.pending().seat().is_none() {
        *out += &format!(
            "<text y=\"48\" font-family=\"var(--serif)\" font-style=\"italic\" font-size=\"17\" \
             fill=\"var(--bad)\">{}</text>\n",
            escaped(labels.over)
        );
    }
    for seat in Seat::all(open.players()) {
        *out += &format!("<g transform=\"translate(0 {:.0})\">", HEADING + PART * seat.index() as f64);
        draw_seat(board, open, seat, labels, out);
        *out += "</g>\n";
    }
    *out += &format!("</g>\n<g transform=\"translate({:.0} {:.0})\">\n", area.left, area.bottom - FOOT);
    draw_rest(open, labels, out);
    *out += "</g>\n";
}

fn heading(text: &str, y: f64, out: &mut String) {
    *out += &format!(
        "<text y=\"{y:.0}\" font-family=\"var(--serif)\" font-size=\"18\" fill=\"var(--faded)\">{}</text>\n",
        escaped(text)
    );
}

fn rule(y: f64, out: &mut String) {
    *out += &format!("<path d=\"M0 {y:.0}H{WIDTH:.0}\" stroke=\"var(--line)\" stroke-width=\"1.2\"/>\n");
}

/// What is said of a seat: that it is its turn, that the game waits for it, or nothing.
fn said_of(open: &Open, seat: Seat, labels: &Labels<'_>) -> String {
    let Some(decides) = open.pending().seat() else {
        return String::new();
    };
    let said = [(open.active() == seat, labels.active), (decides == seat, labels.decides)];
    let said: Vec<&str> = said.into_iter().filter(|(true_of, _)| *true_of).map(|(_, said)| said).collect();
    said.join(", ")
}

fn draw_seat(board: &Board, open: &Open, seat: Seat, labels: &Labels<'_>, out: &mut String) {
    rule(0.0, out);
    if open.pending().seat() == Some(seat) {
        *out += &format!("<path d=\"M-10 6V{:.0}\" stroke=\"var(--seal)\" stroke-width=\"4\"/>", PART - 6.0);
    }
    *out += &format!(
        "{}<text x=\"78\" y=\"37\" font-family=\"var(--serif)\" font-size=\"24\" fill=\"var(--name-{})\">{}</text>\
         <text x=\"78\" y=\"60\" font-family=\"var(--serif)\" font-style=\"italic\" font-size=\"16\" \
         fill=\"var(--bad)\">{}</text>",
        sized(&crest_id(seat), Point { x: 33.0, y: 41.0 }, 72.0, ""),
        seat.index() % 4,
        escaped(labels.dynasties.get(seat.index()).copied().unwrap_or_default()),
        escaped(&said_of(open, seat, labels))
    );
    let step = WIDTH / 5.0;
    *out += &format!("<g><title>{}</title>", escaped(labels.points));
    for (colour, points) in Colour::ALL.into_iter().zip(open.points(seat)) {
        let x = step * colour.index() as f64 + 13.0;
        *out += &format!(
            "{}<text x=\"{:.1}\" y=\"97\" font-size=\"18\" fill=\"var(--ink)\" \
             font-variant-numeric=\"tabular-nums\">{points}</text>",
            chip(colour, Point { x, y: 91.0 }),
            x + 17.0
        );
    }
    *out += &format!("</g><g><title>{}</title>", escaped(labels.leaders_off));
    for colour in Colour::ALL {
        let at = Point { x: step * colour.index() as f64 + 15.0, y: 126.0 };
        *out += &if open.leader_space(board, seat, colour).is_none() {
            sized(&leader_id(seat, colour), at, 43.0, "")
        } else {
            let Point { x, y } = at;
            // The empty place of a leader that is on the board.
            format!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"13\" fill=\"none\" stroke=\"var(--faded)\" \
                 stroke-opacity=\".6\" stroke-dasharray=\"2 3\"/>"
            )
        };
    }
    *out += "</g>";
}

/// A small hexagon with a colour's letter.
fn chip(colour: Colour, at: Point) -> String {
    let points: String = corners(13.5).map(|Point { x, y }| format!("{:.1},{:.1} ", at.x + x, at.y + y)).concat();
    let name = property(colour);
    format!(
        "<polygon points=\"{}\" fill=\"var(--{name})\"/><text x=\"{:.1}\" y=\"{:.1}\" font-size=\"15\" \
         font-weight=\"700\" text-anchor=\"middle\" fill=\"var(--on-{name})\">{colour}</text>",
        points.trim_end(),
        at.x,
        at.y + 4.6
    )
}

fn draw_rest(open: &Open, labels: &Labels<'_>, out: &mut String) {
    rule(0.0, out);
    heading(labels.market, 26.0, out);
    let market = open.market();
    for (number, colour) in market.letters().filter_map(Colour::from_letter).enumerate() {
        let x = 21.0 + 45.0 * number as f64;
        *out += &format!(
            "{}<text x=\"{x:.0}\" y=\"102\" font-size=\"15\" text-anchor=\"middle\" fill=\"var(--ink)\">{colour}</text>",
            sized(&tile_id(colour), Point { x, y: 60.0 }, 48.0, "")
        );
    }
    rule(114.0, out);
    heading(labels.pagodas_beside, 138.0, out);
    let beside = Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, open.pagodas_beside(colour)));
    for (number, colour) in beside.enumerate() {
        let x = 14.0 + 29.5 * number as f64;
        *out += &format!(
            "{}<text x=\"{x:.1}\" y=\"204\" font-size=\"15\" text-anchor=\"middle\" fill=\"var(--ink)\">{colour}</text>",
            sized(&pagoda_id(colour), Point { x, y: 171.0 }, 50.0, "")
        );
    }
    rule(216.0, out);
    heading(labels.bag, 242.0, out);
    *out += &format!(
        "<use href=\"#{}\" x=\"{:.0}\" y=\"220\" width=\"30\" height=\"30\" color=\"var(--ink)\"/><text \
         x=\"{WIDTH:.0}\" y=\"243\" font-size=\"22\" font-weight=\"700\" text-anchor=\"end\" \
         fill=\"var(--ink)\">{}</text>\n",
        crate::Icon::Bag.id(),
        WIDTH - 78.0,
        open.bag_size()
    );
}
