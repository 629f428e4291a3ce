//! The column beside the map: the players with their points and leaders at hand, market, pagodas and bag.

use kernel::Seat;
use yangtze::{Board, Colour, Open};

use super::pieces::{crest, hue};
use super::plan::{FOOT, HEADING, PART, Plan, Point, corners};
use super::{FADED, INK, Labels, PAPER, SEAL, SERIF, escaped, on_pigment, pigment, said_of};

pub(super) fn draw(board: &Board, open: &Open, labels: &Labels<'_>, plan: &Plan, out: &mut String) {
    let area = plan.column();
    let over = open.pending().seat().is_none();
    *out += &format!(
        "<g transform=\"translate({:.1} {:.1})\">\n<text x=\"0\" y=\"24\" font-family=\"{SERIF}\" font-size=\"26\" \
         fill=\"{INK}\">{}</text>\n",
        area.left,
        area.top,
        escaped(board.name())
    );
    if over {
        *out += &format!(
            "<text y=\"48\" font-family=\"{SERIF}\" font-style=\"italic\" font-size=\"17\" fill=\"{SEAL}\">{}</text>\n",
            escaped(labels.over)
        );
    }
    for seat in Seat::all(open.players()) {
        *out += &format!("<g transform=\"translate(0 {:.1})\">", HEADING + PART * seat.index() as f64);
        draw_seat(board, open, seat, labels, area.right - area.left, out);
        *out += "</g>\n";
    }
    *out += "</g>\n";
    *out += &format!("<g transform=\"translate({:.1} {:.1})\">\n", area.left, area.bottom - FOOT);
    draw_rest(open, labels, area.right - area.left, out);
    *out += "</g>\n";
}

fn heading(text: &str, y: f64, out: &mut String) {
    *out += &format!(
        "<text y=\"{y:.1}\" font-family=\"{SERIF}\" font-size=\"18\" fill=\"{FADED}\">{}</text>\n",
        escaped(text)
    );
}

fn rule(y: f64, width: f64, out: &mut String) {
    *out += &format!("<path d=\"M0 {y:.1}H{width:.1}\" stroke=\"{INK}\" stroke-opacity=\".3\"/>\n");
}

fn draw_seat(board: &Board, open: &Open, seat: Seat, labels: &Labels<'_>, width: f64, out: &mut String) {
    rule(0.0, width, out);
    let said = said_of(open, seat, labels);
    if open.pending().seat() == Some(seat) {
        *out += &format!("<path d=\"M-9 6V{:.1}\" stroke=\"{SEAL}\" stroke-width=\"4\"/>", PART - 6.0);
    }
    *out += &format!(
        "<g transform=\"translate(31 42)\">{}</g><text x=\"76\" y=\"38\" font-family=\"{SERIF}\" font-size=\"24\" \
         fill=\"{}\">{}</text><text x=\"76\" y=\"61\" font-family=\"{SERIF}\" \
         font-style=\"italic\" font-size=\"16\" fill=\"{SEAL}\">{}</text>",
        crest(seat),
        hue(seat),
        escaped(labels.dynasties.get(seat.index()).copied().unwrap_or_default()),
        escaped(&said.join(", "))
    );
    let step = width / 5.0;
    *out += &format!("<g><title>{}</title>", escaped(labels.points));
    for (colour, points) in Colour::ALL.into_iter().zip(open.points(seat)) {
        let x = step * colour.index() as f64 + 13.0;
        *out += &format!(
            "{}<text x=\"{:.1}\" y=\"100\" font-size=\"18\" fill=\"{INK}\" \
             font-variant-numeric=\"tabular-nums\">{points}</text>",
            chip(colour, Point { x, y: 94.0 }),
            x + 16.0
        );
    }
    *out += &format!("</g><g><title>{}</title>", escaped(labels.leaders_off));
    for colour in Colour::ALL {
        let x = step * colour.index() as f64 + 13.0;
        let off = open.leader_space(board, seat, colour).is_none();
        *out += &leader_token(colour, off, Point { x, y: 127.0 });
    }
    *out += "</g>";
}

/// A small hexagon with a colour's letter.
fn chip(colour: Colour, at: Point) -> String {
    let points: String = corners(13.0).map(|Point { x, y }| format!("{:.1},{:.1} ", at.x + x, at.y + y)).concat();
    format!(
        "<polygon points=\"{}\" fill=\"{}\"/><text x=\"{:.1}\" y=\"{:.1}\" font-size=\"15\" font-weight=\"700\" \
         text-anchor=\"middle\" fill=\"{}\">{colour}</text>",
        points.trim_end(),
        pigment(colour),
        at.x,
        at.y + 4.6,
        on_pigment(colour)
    )
}

/// A leader at hand, or the empty place of one on the board.
fn leader_token(colour: Colour, off: bool, Point { x, y }: Point) -> String {
    if !off {
        return format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10.5\" fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".4\" \
             stroke-dasharray=\"2 3\"/>"
        );
    }
    format!(
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"11\" fill=\"#f3e2bd\" stroke=\"{}\" stroke-width=\"3.4\"/>\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"14\" font-weight=\"700\" text-anchor=\"middle\" \
         fill=\"{INK}\">{}</text>",
        pigment(colour),
        y + 5.0,
        colour.capital()
    )
}

fn draw_rest(open: &Open, labels: &Labels<'_>, width: f64, out: &mut String) {
    rule(0.0, width, out);
    heading(labels.market, 26.0, out);
    for (number, letter) in open.market().letters().enumerate() {
        let x = 19.0 + 45.0 * number as f64;
        *out += &format!(
            "<use href=\"#tile-{letter}\" transform=\"translate({x:.1} 58) scale(.56)\"/><text x=\"{x:.1}\" y=\"98\" \
             font-size=\"15\" text-anchor=\"middle\" fill=\"{INK}\">{letter}</text>"
        );
    }
    rule(112.0, width, out);
    heading(labels.pagodas_beside, 136.0, out);
    let beside = Colour::ALL.into_iter().flat_map(|colour| std::iter::repeat_n(colour, open.pagodas_beside(colour)));
    for (number, colour) in beside.enumerate() {
        let x = 14.0 + 29.5 * number as f64;
        *out += &format!(
            "<use href=\"#pagoda-{colour}\" transform=\"translate({x:.1} 181) scale(.62)\"/><text x=\"{x:.1}\" \
             y=\"200\" font-size=\"15\" text-anchor=\"middle\" fill=\"{INK}\">{colour}</text>"
        );
    }
    rule(212.0, width, out);
    heading(labels.bag, 238.0, out);
    *out += &format!(
        "<g transform=\"translate({:.1} 232)\"><path d=\"M-7-9C-15-3-18 14-9 15H9C18 14 15-3 7-9L10-16H-10Z\" \
         fill=\"#9a7446\" stroke=\"{INK}\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><path d=\"M-8-9H8\" \
         stroke=\"{PAPER}\" stroke-width=\"2.2\" stroke-linecap=\"round\"/></g><text x=\"{width:.1}\" y=\"239\" \
         font-size=\"22\" font-weight=\"700\" text-anchor=\"end\" fill=\"{INK}\">{}</text>\n",
        width - 62.0,
        open.bag_size()
    );
}
