//! The road: each province with its income and presents, and in a line for each player all pieces.

use std::io::{self, Write};

use kernel::Seat;
use yunnan::{Board, Player, Position, Province};

use super::{
    FADED, HORSE, Labels, POST, SEAL, SIGNS, TEAHOUSE, TRADER, draw_name, margin, name_width, padded, province_name,
    seat_style, signs, width,
};

/// Signs between two columns.
const GAP: usize = 2;

pub(super) fn draw(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    let names = Province::ALL.map(|province| province_name(board, province));
    let widths = Province::ALL.map(|province| {
        let cells = position.by_seat().map(|(_, player)| width(&cell(player, province)));
        cells.chain([width(&names[province.index()])]).max().unwrap_or(0)
    });
    let margin = margin(labels);
    let line = |cells: [String; Province::COUNT]| {
        let cells = cells.iter().zip(widths).map(|(cell, width)| format!("{:GAP$}{}", "", padded(cell, width)));
        cells.collect::<String>()
    };
    writeln!(out, "{FADED}{:margin$}{FADED:#}{}", labels.road, line(names.clone()).trim_end())?;
    let incomes = Province::ALL.map(|province| format!("+{}", board.income(province)));
    writeln!(out, "{FADED}{:margin$}{}{FADED:#}", labels.income, line(incomes).trim_end())?;
    let presents = position.presents().map(|presents| match presents {
        0 => "·".to_owned(),
        some => some.to_string(),
    });
    writeln!(out, "{FADED}{:margin$}{}{FADED:#}", labels.presents, line(presents).trim_end())?;
    for (seat, player) in position.by_seat() {
        let style = seat_style(seat);
        draw_name(position, labels, seat, out)?;
        let room = margin - 4 - name_width(labels);
        let cells = Province::ALL.map(|province| cell(player, province));
        write!(out, "{:room$}", "")?;
        match said_of(position, labels, seat) {
            Some(said) => writeln!(out, "{style}{}{style:#}  {SEAL}{said}{SEAL:#}", line(cells))?,
            None => writeln!(out, "{style}{}{style:#}", line(cells).trim_end())?,
        }
    }
    let legend = SIGNS.iter().zip(labels.pieces).map(|(sign, piece)| format!("{sign} {piece}"));
    writeln!(out, "{FADED}{}{FADED:#}", legend.collect::<Vec<_>>().join("   "))?;
    draw_bridges(board, position, labels, out)
}

/// What a player has in a province.
fn cell(player: &Player, province: Province) -> String {
    signs(&[
        (TRADER, player.traders()[province]),
        (POST, player.posts()[province]),
        (TEAHOUSE, u8::from(player.teahouses().has(province))),
        (HORSE, u8::from(player.horse() == province)),
    ])
}

/// Each bridge site with the players who have a bridge there; nothing on a board without any.
fn draw_bridges(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    /// A line is broken before it gets wider.
    const WIDTH: usize = 80;
    let indent = width(labels.bridges) + 2;
    let mut used = 0;
    for (number, site) in board.sites().iter().enumerate() {
        let [near, far] = [site.near, site.far].map(|side| province_name(board, side));
        let owners: Vec<_> =
            position.by_seat().filter(|(_, player)| player.bridges().has(number)).map(|(seat, _)| seat).collect();
        let wide = width(&near) + width(&far) + 2 + 2 * owners.len().max(1);
        if used == 0 {
            write!(out, "\n{FADED}{}{FADED:#}  ", labels.bridges)?;
            used = indent;
        } else if used + 3 + wide > WIDTH {
            write!(out, "\n{:indent$}", "")?;
            used = indent;
        } else {
            write!(out, "   ")?;
            used += 3;
        }
        write!(out, "{near}={far}")?;
        if owners.is_empty() {
            write!(out, " {FADED}·{FADED:#}")?;
        }
        for seat in owners {
            let style = seat_style(seat);
            write!(out, " {style}{seat}{style:#}")?;
        }
        used += wide;
    }
    if used > 0 { writeln!(out) } else { Ok(()) }
}

/// What is said of a seat: that the game waits for it, or that it has passed.
fn said_of<'a>(position: &Position, labels: &Labels<'a>, seat: Seat) -> Option<&'a str> {
    if position.pending().seat() == Some(seat) {
        Some(labels.decides)
    } else if position.passed().has(seat) {
        Some(labels.passed)
    } else {
        None
    }
}
