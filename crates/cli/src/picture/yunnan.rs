//! A Yunnan position in letters and, where the terminal has them, colours. Nothing needs the colours to be read.

mod houses;
mod road;
mod tracks;

use std::io::{self, Write};

use anstyle::{Ansi256Color, Style};
use kernel::Seat;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
use yunnan::{Bank, Board, Building, Position, Province};

use super::printable;

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// What the seats are called.
    pub names: [&'a str; 5],
    /// The progress buildings, in their order.
    pub buildings: [&'a str; Building::ALL.len()],
    /// The bank, and its spaces.
    pub bank: &'a str,
    /// The market of Pu'er.
    pub market: &'a str,
    /// The high and the low space of the bank.
    pub banks: [&'a str; Bank::ALL.len()],
    /// The sum of all bids.
    pub sum_of_bids: &'a str,
    /// The round, followed by its number.
    pub round: &'a str,
    /// The auction order.
    pub auction_order: &'a str,
    /// The travel order.
    pub travel_order: &'a str,
    /// The road, as the heading of its provinces.
    pub road: &'a str,
    /// What a province earns.
    pub income: &'a str,
    /// Presents.
    pub presents: &'a str,
    /// The bridges.
    pub bridges: &'a str,
    /// Pieces: trader, trading post, bridge, teahouse, horse.
    pub pieces: [&'a str; 5],
    /// Headings of a player's tracks: points, Yuan, customs, influence.
    pub tracks: [&'a str; 4],
    /// What is in the personal supply.
    pub supply: &'a str,
    /// What is in reserve.
    pub reserve: &'a str,
    /// Border crossings left.
    pub crossings: &'a str,
    /// Traders that have not travelled yet.
    pub not_travelled: &'a str,
    /// Said of a player who has passed.
    pub passed: &'a str,
    /// Said of the player whose decision the game waits for.
    pub decides: &'a str,
    /// Said of a game that is over.
    pub over: &'a str,
    /// The basic and the pro variant.
    pub variants: [&'a str; 2],
    /// Points lost for each missing Yuan.
    pub penalty: &'a str,
}

impl<'a> Labels<'a> {
    /// Those of a drawn picture, which says less, with the names of a board.
    pub fn drawn(&self, board: &'a Board) -> art::yunnan::Labels<'a> {
        let [points, yuan, customs, influence] = self.tracks;
        art::yunnan::Labels {
            names: art::yunnan::Names {
                provinces: Province::ALL.map(|province| board.province_name(province)),
                buildings: self.buildings,
                bank: self.bank,
                market: self.market,
            },
            players: self.names,
            round: self.round,
            auction_order: self.auction_order,
            travel_order: self.travel_order,
            points,
            yuan,
            customs,
            influence,
            presents: self.presents,
            supply: self.supply,
            reserve: self.reserve,
            passed: self.passed,
            decides: self.decides,
            over: self.over,
        }
    }
}

const FADED: Style = colour(101);
const SEAL: Style = colour(167).bold();

const fn colour(number: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(number))))
}

/// The colour of a seat; its number says the same.
fn seat_style(seat: Seat) -> Style {
    const HUES: [u8; 5] = [174, 109, 179, 108, 139];
    colour(HUES[seat.index() % HUES.len()]).bold()
}

/// The signs of pieces, in the order of [`Labels::pieces`].
const SIGNS: [char; 5] = [TRADER, POST, BRIDGE, TEAHOUSE, HORSE];
const TRADER: char = 'o';
const POST: char = '#';
const BRIDGE: char = '=';
const TEAHOUSE: char = '^';
const HORSE: char = '*';

/// Draws everything that lies on the table: the buildings with their bids and the bank, the road with all pieces, and
/// what players have beside it.
///
/// A player's pieces are in the player's line; `o` is a trader, `#` a trading post, `=` a bridge, `^` a teahouse, `*` the
/// horse. A bid is shown by the number of its seat.
///
/// # Errors
/// If `out` can't be written to.
pub fn terminal(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    houses::draw(board, position, labels, out)?;
    writeln!(out)?;
    road::draw(board, position, labels, out)?;
    writeln!(out)?;
    tracks::draw(board, position, labels, out)?;
    if position.pending().seat().is_none() {
        writeln!(out, "\n{SEAL}{}{SEAL:#}", labels.over)?;
    }
    Ok(())
}

/// Draws what matters for the decision at hand: the buildings only while there is an auction.
///
/// # Errors
/// If `out` can't be written to.
pub fn terminal_for_decision(
    board: &Board,
    position: &Position,
    labels: &Labels<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    if matches!(position.pending(), kernel::Pending::Decision { decision: yunnan::Decision::Auction, .. }) {
        return terminal(board, position, labels, out);
    }
    writeln!(out, "{SEAL}{} {}{SEAL:#}", labels.round, position.round())?;
    road::draw(board, position, labels, out)?;
    writeln!(out)?;
    tracks::draw(board, position, labels, out)
}

/// Draws what players have beside the road.
///
/// # Errors
/// If `out` can't be written to.
pub fn standing(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    tracks::draw(board, position, labels, out)
}

/// So many of each sign; a dot if there is none.
fn signs(counts: &[(char, u8)]) -> String {
    let signs: String = counts.iter().flat_map(|(sign, count)| std::iter::repeat_n(*sign, (*count).into())).collect();
    if signs.is_empty() { "·".to_owned() } else { signs }
}

/// The name of a province, as far as a terminal should see it and six of them have room.
fn province_name(board: &Board, province: Province) -> String {
    const WIDEST: usize = 8;
    let name: String = printable(board.province_name(province)).collect();
    if width(&name) <= WIDEST {
        return name;
    }
    let mut short = String::new();
    for sign in name.chars() {
        if width(&short) + UnicodeWidthChar::width(sign).unwrap_or(0) >= WIDEST {
            break;
        }
        short.push(sign);
    }
    short + "…"
}

/// A seat by its number and name.
fn seat_name(labels: &Labels<'_>, seat: Seat) -> String {
    format!("{seat} {}", labels.names[seat.index() % labels.names.len()])
}

/// How wide a text is to the eye.
fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// A text filled up with blanks to this width.
fn padded(text: &str, wide: usize) -> String {
    format!("{text}{}", " ".repeat(wide.saturating_sub(width(text))))
}

/// The width of the widest of these texts.
fn widest<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(width).max().unwrap_or(0)
}

/// The mark and the number of a seat with its name, as wide as the widest name.
fn draw_name(position: &Position, labels: &Labels<'_>, seat: Seat, out: &mut impl Write) -> io::Result<()> {
    let decides = position.pending().seat() == Some(seat);
    let (style, wide) = (seat_style(seat), 2 + name_width(labels));
    write!(out, "{SEAL}{}{SEAL:#} {style}{:wide$}{style:#}", if decides { '>' } else { ' ' }, seat_name(labels, seat))
}

/// How wide names are drawn, without what stands before them.
fn name_width(labels: &Labels<'_>) -> usize {
    widest(labels.names)
}

/// How wide what stands before the columns is: the mark, the seat and the name, or a heading.
fn margin(labels: &Labels<'_>) -> usize {
    (4 + name_width(labels)).max(widest([labels.income, labels.presents, labels.road]))
}

#[cfg(test)]
mod tests;
