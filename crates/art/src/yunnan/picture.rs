//! A position of Yunnan as one picture that stands alone: the road, the town below it, and everybody's tracks.

mod tracks;

use kernel::Pending;
use yunnan::{Board, Position};

use super::layout::{Layout, Shape};
use super::plates::{Names, road_plates, town_plates};
use super::{Road, Town, crest_id, paints, road_pieces, symbols, town_pieces};
use crate::geometry::{Area, Point};
use crate::{Look, escaped};

/// The paper around everything, and between its parts.
const EDGE: f64 = 20.0;
/// The line above the road.
const HEADING: f64 = 50.0;

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// What stands on road and town.
    pub names: Names<'a>,
    /// What the players are called, in seat order.
    pub players: [&'a str; super::SEATS],
    /// The round, before its number.
    pub round: &'a str,
    /// The auction order.
    pub auction_order: &'a str,
    /// The travel order.
    pub travel_order: &'a str,
    /// Victory points.
    pub points: &'a str,
    /// Money.
    pub yuan: &'a str,
    /// The customs level.
    pub customs: &'a str,
    /// The influence.
    pub influence: &'a str,
    /// Presents received.
    pub presents: &'a str,
    /// What a player can use.
    pub supply: &'a str,
    /// What a player has yet to gain.
    pub reserve: &'a str,
    /// Said of a player who has passed.
    pub passed: &'a str,
    /// Said of the player whose decision the game waits for.
    pub decides: &'a str,
    /// Said of a game that is over.
    pub over: &'a str,
}

/// Draws a position as an SVG document that needs nothing from outside but the reader's fonts.
///
/// Spaces and pieces carry their names (`data-piece`, `data-bid`, `data-site` and so on), so that a program finds them.
/// Colours are those of the look, numbers of seats are on all pieces, and there are no custom properties: what shows SVG
/// shows it.
pub fn picture(board: &Board, position: &Position, labels: &Labels<'_>, look: Look) -> String {
    let layout = Layout::new(Shape::Wide, board);
    let (mut road, mut town) = (Road::default(), Town::default());
    let mut road_markup: String = std::iter::from_fn(|| road.next_part(&layout)).collect();
    road_markup += &road_plates(&layout, board, &labels.names);
    road_markup.extend(road_pieces(&layout, board, position, None).iter().map(super::Placed::markup));
    let mut town_markup: String = std::iter::from_fn(|| town.next_part(&layout)).collect();
    town_markup += &town_plates(&layout, board, &labels.names);
    town_markup.extend(town_pieces(&layout, board, position).iter().map(super::Placed::markup));

    let tracks_top = HEADING + layout.road().height() + layout.town().height() + 2.0 * EDGE;
    let width = layout.road().width();
    let page = Area::sized(0.0, 0.0, width, tracks_top + tracks::height(position)).grown(EDGE);
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
    draw_heading(board, position, labels, width, &mut out);
    let mut top = HEADING;
    for (area, markup) in [(layout.road(), road_markup), (layout.town(), town_markup)] {
        out += &format!(
            "<svg x=\"0\" y=\"{top:.0}\" width=\"{:.0}\" height=\"{:.0}\" viewBox=\"{area}\">\n{markup}</svg>\n",
            area.width(),
            area.height()
        );
        top += area.height() + EDGE;
    }
    out += &format!("<g transform=\"translate(0 {tracks_top:.0})\">\n");
    tracks::draw(board, position, labels, width, &mut out);
    out += "</g>\n</svg>\n";
    look.painted(&out.replace("var(--letters)", "inline"))
}

/// The board's name, the round, and the order.
fn draw_heading(board: &Board, position: &Position, labels: &Labels<'_>, width: f64, out: &mut String) {
    let over = matches!(position.pending(), Pending::Over);
    let round = if over { labels.over.to_owned() } else { format!("{} {}", labels.round, position.round()) };
    *out += &format!(
        "<text y=\"30\" font-family=\"var(--serif)\" font-size=\"32\" fill=\"var(--ink)\">{}</text><text x=\"{:.0}\" y=\"30\" \
         font-family=\"var(--serif)\" font-size=\"24\" text-anchor=\"middle\" fill=\"var(--{})\">{}</text>\n",
        escaped(board.name()),
        width / 2.0,
        if over { "bad" } else { "ink" },
        escaped(&round)
    );
    let order = position.order();
    let travels = order == position.travel_order();
    let (crest, said) = (44.0, if travels { labels.travel_order } else { labels.auction_order });
    let left = width - crest * order.len() as f64;
    *out += &format!(
        "<text x=\"{:.0}\" y=\"28\" font-size=\"20\" text-anchor=\"end\" fill=\"var(--faded)\">{}</text>\n",
        left - 8.0,
        escaped(said)
    );
    for (place, seat) in order.iter().enumerate() {
        let middle = Point { x: left + crest * (place as f64 + 0.5), y: 20.0 };
        *out += &crate::symbols::sized(&crest_id(seat), middle, crest, "");
    }
    *out += "\n";
}

#[cfg(test)]
mod tests;
