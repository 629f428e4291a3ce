//! A position as one picture that stands alone: the map, the pieces on it, and the players beside it.

mod column;

use yangtze::{Board, Open, Space};

use crate::geometry::{Area, Point, centre, crossing, view_box};
use crate::ground::seal;
use crate::symbols::sized;
use crate::{Look, escaped, ground, leader_id, pagoda_id, paints, rim, symbols, tile_id};

/// The paper around everything.
const EDGE: f64 = 18.0;

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The dynasties in seat order: lion, bull, archer, pot.
    pub dynasties: [&'a str; 4],
    /// Victory points.
    pub points: &'a str,
    /// A player's leaders that are off the board.
    pub leaders_off: &'a str,
    /// The face-up tiles.
    pub market: &'a str,
    /// The bag, followed by how many tiles are in it.
    pub bag: &'a str,
    /// The pagodas beside the board.
    pub pagodas_beside: &'a str,
    /// Said of the player whose turn it is.
    pub active: &'a str,
    /// Said of the player whose decision the game waits for.
    pub decides: &'a str,
    /// Said of a game that is over.
    pub over: &'a str,
}

/// Draws a position as an SVG document that needs nothing from outside but the reader's fonts.
///
/// Spaces and pieces carry their names (`data-space`, `data-leader`, `data-pagoda`), so that a program finds them.
/// Shown is what lies open; hands are not. Colours are those of the look, letters are on all pieces, and there are no
/// custom properties: what shows SVG shows it.
pub fn picture(board: &Board, open: &Open, labels: &Labels<'_>, look: Look) -> String {
    let map = view_box(board);
    let column = column::beside(map, open.players());
    let page = Area { right: column.right, bottom: column.bottom, ..map }.grown(EDGE);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{page}\" width=\"{:.0}\" height=\"{:.0}\" role=\"img\" \
         font-family=\"var(--sans)\">\n<title>{}</title>\n<defs>\n{}{}</defs>\n<rect {} fill=\"var(--paper)\"/>\n",
        page.width(),
        page.height(),
        escaped(board.name()),
        paints(),
        symbols(),
        page.attributes()
    );
    out += &ground(board);
    out += &rim(board);
    draw_pieces(board, open, &mut out);
    column::draw(board, open, labels, column, &mut out);
    out += "</svg>\n";
    look.painted(&out.replace("var(--letters)", "inline"))
}

fn draw_pieces(board: &Board, open: &Open, out: &mut String) {
    let pagodas = open.pagodas_on(board);
    for space in board.spaces() {
        if let Some(colour) = open.tile_at(board, space) {
            *out += &sized(&tile_id(colour), centre(space), 80.0, &format!(" data-space=\"{space}\""));
            out.push('\n');
        }
    }
    for space in board.spaces() {
        if let Some((seat, colour)) = open.leader_at(board, space) {
            let names = format!(" data-leader=\"{}{seat}\" data-space=\"{space}\"", colour.capital());
            *out += &sized(&leader_id(seat, colour), centre(space), 80.0, &names);
            out.push('\n');
        }
    }
    *out += &seals(board, open);
    for (colour, spaces) in pagodas {
        let names = format!(" data-pagoda=\"{}\"", spaces.map(|space| space.to_string()).join(","));
        *out += &sized(&pagoda_id(colour), crossing(spaces), 80.0, &names);
        out.push('\n');
    }
}

/// Small seals on what stands on capitals, as markup for a `<g>` above the pieces.
///
/// What stands on a capital covers its seal; a smaller one says whose capital it is, where no pagoda hides it.
pub fn seals(board: &Board, open: &Open) -> String {
    let pagodas = open.pagodas_on(board);
    let occupied = |space: Space| open.tile_at(board, space).is_some() || open.leader_at(board, space).is_some();
    let mut out = String::new();
    for space in board.spaces().filter(|space| occupied(*space)) {
        if let Some(name) = board.capital(space) {
            let Point { x, y } = centre(space);
            let crowned = pagodas.iter().any(|(_, spaces)| spaces.contains(&space) && crossing(*spaces).y < y);
            let y = y + if crowned { 29.0 } else { -28.0 };
            out += &format!("<g transform=\"translate({x:.1} {y:.1})\"><g class=\"seal\">{}</g></g>\n", seal(name));
        }
    }
    out
}

#[cfg(test)]
mod tests;
