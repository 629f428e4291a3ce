//! Everybody's tracks at a glance: points, money, levels, presents, and what is in the supply and in reserve.

use kernel::Seat;
use yunnan::{Board, Construction, Player, Position, Stock};

use super::Labels;
use crate::escaped;
use crate::geometry::{Area, Point};
use crate::yunnan::pieces::{Piece, Placed};
use crate::yunnan::symbols::{Sign, crest_id};

const HEADING: f64 = 40.0;
const ROW: f64 = 66.0;
/// Where the columns begin: points, money, customs, influence, presents, supply, reserve.
const COLUMNS: [f64; 7] = [250.0, 520.0, 620.0, 785.0, 940.0, 1075.0, 1285.0];
/// How long the track of points is.
const TRACK: f64 = 180.0;

pub(super) fn height(position: &Position) -> f64 {
    HEADING + ROW * position.order().len() as f64
}

pub(super) fn draw(board: &Board, position: &Position, labels: &Labels<'_>, width: f64, out: &mut String) {
    let headings = [
        (Sign::Points, labels.points),
        (Sign::Yuan, labels.yuan),
        (Sign::Customs, labels.customs),
        (Sign::Dragon, labels.influence),
        (Sign::Present, labels.presents),
        (Sign::Trader, labels.supply),
        (Sign::Yard, labels.reserve),
    ];
    for ((sign, words), x) in headings.into_iter().zip(COLUMNS) {
        *out += &format!(
            "<use href=\"#{}\" x=\"{x:.0}\" y=\"4\" width=\"26\" height=\"26\" color=\"var(--faded)\"/><text x=\"{:.0}\" y=\"25\" \
             font-family=\"var(--serif)\" font-size=\"20\" fill=\"var(--faded)\">{}</text>\n",
            sign.id(),
            x + 32.0,
            escaped(words)
        );
    }
    for (seat, player) in position.by_seat() {
        let top = HEADING + ROW * seat.index() as f64;
        *out += &format!("<g data-seat=\"{seat}\" transform=\"translate(0 {top:.0})\">\n");
        *out += &format!("<path d=\"M0 0H{width:.0}\" stroke=\"var(--line)\" stroke-width=\"1.2\"/>\n");
        if position.pending().seat() == Some(seat) {
            *out += &format!("<path d=\"M-8 5V{:.0}\" stroke=\"var(--seal)\" stroke-width=\"5\"/>\n", ROW - 5.0);
        }
        draw_name(position, seat, labels, out);
        draw_player(board, seat, player, out);
        *out += "</g>\n";
    }
}

fn draw_name(position: &Position, seat: Seat, labels: &Labels<'_>, out: &mut String) {
    let said = match position.pending().seat() {
        Some(decides) if decides == seat => labels.decides,
        _ if position.passed().has(seat) => labels.passed,
        _ => "",
    };
    let number = seat.index() % labels.players.len();
    *out += &crate::symbols::sized(&crest_id(seat), Point { x: 32.0, y: 33.0 }, 62.0, "");
    *out += &format!(
        "<text x=\"74\" y=\"{}\" font-family=\"var(--serif)\" font-size=\"25\" fill=\"var(--team-name-{number})\">{}</text><text \
         x=\"74\" y=\"55\" font-family=\"var(--serif)\" font-style=\"italic\" font-size=\"17\" fill=\"var(--bad)\">{}</text>\n",
        if said.is_empty() { 41 } else { 31 },
        escaped(labels.players[number]),
        escaped(said)
    );
}

fn figure(x: f64, words: &str, out: &mut String) {
    *out += &format!(
        "<text x=\"{x:.0}\" y=\"42\" font-size=\"25\" font-weight=\"700\" fill=\"var(--ink)\" \
         font-variant-numeric=\"tabular-nums\">{}</text>",
        escaped(words)
    );
}

fn draw_player(board: &Board, seat: Seat, player: &Player, out: &mut String) {
    let [points, yuan, customs, influence, presents, supply, reserve] = COLUMNS;
    figure(points, &player.points().to_string().replace('-', "\u{2212}"), out);
    // The way to the points that end the game.
    let part = player.points() as f64 / f64::from(board.victory_points().max(1));
    let (left, done) = (points + 56.0, TRACK * part.clamp(0.0, 1.0));
    *out += &format!(
        "<rect x=\"{left:.0}\" y=\"26\" width=\"{TRACK:.0}\" height=\"14\" rx=\"7\" fill=\"var(--sheet)\" stroke=\"var(--line)\" \
         stroke-width=\"1.2\"/><rect x=\"{left:.0}\" y=\"26\" width=\"{done:.0}\" height=\"14\" rx=\"7\" \
         fill=\"var(--team-{})\"/>\n",
        crate::yunnan::layout::number(seat)
    );
    figure(yuan, &player.yuan().to_string(), out);
    for (x, level) in [(customs, player.customs()), (influence, player.influence())] {
        figure(x, &level.to_string(), out);
        for pip in 0..4 {
            let fill = if pip < level { "var(--ink)" } else { "none" };
            *out += &format!(
                "<circle cx=\"{:.0}\" cy=\"34\" r=\"8\" fill=\"{fill}\" stroke=\"var(--ink)\" stroke-width=\"1.4\"/>",
                x + 36.0 + 22.0 * f64::from(pip)
            );
        }
    }
    figure(presents, &player.presents().to_string(), out);
    draw_pieces(seat, supply, player.supply(), player.stock(), out);
    draw_pieces(seat, reserve, player.reserve(), player.reserve_stock(), out);
}

/// Traders, posts, bridges and teahouses that are not on the board, with their number.
fn draw_pieces(seat: Seat, left: f64, traders: u8, stock: Stock, out: &mut String) {
    let counts = [Construction::Post, Construction::Bridge, Construction::Teahouse].map(|kind| stock.of(kind));
    let pieces = [Piece::Trader(seat), Piece::Post(seat), Piece::Bridge(seat), Piece::Teahouse(seat)];
    let all = pieces.into_iter().zip([traders].into_iter().chain(counts)).filter(|(_, count)| *count > 0);
    for (place, (piece, count)) in all.enumerate() {
        let room = Area::sized(left + 54.0 * place as f64, 8.0, 34.0, 50.0);
        let placed = Placed::beside(piece, room, count.into());
        *out += &placed.markup();
    }
}
