//! What players have beside the road: points, money, levels, presents, and what is in supply and reserve.

use std::io::{self, Write};

use kernel::Seat;
use yunnan::{Board, Construction, Decision, Player, Position, Variant};

use super::{
    BRIDGE, FADED, Labels, POST, TEAHOUSE, TRADER, draw_name, name_width, province_name, seat_name, signs, width,
};

pub(super) fn draw(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    let [points, yuan, customs, influence] = labels.tracks;
    let headings = [points, yuan, customs, influence, labels.presents, labels.supply, labels.reserve];
    let rows: Vec<(Seat, [String; 7])> = position.by_seat().map(|(seat, player)| (seat, columns(player))).collect();
    let widths: Vec<usize> = (0..headings.len())
        .map(|column| rows.iter().map(|(_, row)| width(&row[column])).chain([width(headings[column])]).max())
        .map(Option::unwrap_or_default)
        .collect();
    // Numbers to the right, pieces to the left.
    let cell = |column: usize, text: &str| match column {
        0..5 => format!("  {text:>0$}", widths[column]),
        _ => format!("  {text:<0$}", widths[column]),
    };
    let line = |cells: [&str; 7]| cells.iter().enumerate().map(|(column, text)| cell(column, text)).collect::<String>();

    let names = name_width(labels) + 4;
    writeln!(out, "{FADED}{:names$}{}{FADED:#}", "", line(headings).trim_end())?;
    for (seat, row) in &rows {
        draw_name(position, labels, *seat, out)?;
        writeln!(out, "{}", line(row.each_ref().map(String::as_str)).trim_end())?;
    }
    writeln!(out)?;
    let order: Vec<String> = position.order().iter().map(|seat| seat_name(labels, seat)).collect();
    let name = if in_auction(position) { labels.auction_order } else { labels.travel_order };
    writeln!(out, "{FADED}{name}{FADED:#}  {}", order.join(", "))?;
    match position.variant() {
        Variant::Basic => writeln!(out, "{FADED}{}{FADED:#}", labels.variants[0])?,
        Variant::Pro => {
            let penalty = board.penalty(position.round());
            writeln!(out, "{FADED}{}, {}{FADED:#}  {penalty}", labels.variants[1], labels.penalty)?;
        }
    }
    if let (Some(left), Some(fresh)) = (position.crossings_left(), position.not_travelled()) {
        let places = fresh.places().iter().map(|from| format!("{} {}", province_name(board, from), fresh[from]));
        writeln!(out, "{FADED}{}{FADED:#}  {left}", labels.crossings)?;
        writeln!(out, "{FADED}{}{FADED:#}  {}", labels.not_travelled, or_dot(&places.collect::<Vec<_>>().join(", ")))?;
    }
    if let Some(incomes) = position.incomes() {
        let seats =
            Seat::all(incomes.len()).map(|seat| format!("{} +{}", seat_name(labels, seat), incomes[seat.index()]));
        writeln!(out, "{FADED}{}{FADED:#}  {}", labels.income, seats.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

fn or_dot(text: &str) -> &str {
    if text.is_empty() { "·" } else { text }
}

/// Whether the order is that of the auction: it is until the travel phase begins.
fn in_auction(position: &Position) -> bool {
    match position.pending() {
        kernel::Pending::Decision { decision, .. } => {
            matches!(decision, Decision::Auction | Decision::Yard | Decision::Teahouse)
        }
        kernel::Pending::Over => false,
    }
}

fn columns(player: &Player) -> [String; 7] {
    let pieces = |traders: u8, stock: yunnan::Stock| {
        let [post, bridge, teahouse] = Construction::ALL.map(|kind| stock.of(kind));
        signs(&[(TRADER, traders), (POST, post), (BRIDGE, bridge), (TEAHOUSE, teahouse)])
    };
    [
        words::signed(player.points()),
        player.yuan().to_string(),
        player.customs().to_string(),
        player.influence().to_string(),
        player.presents().to_string(),
        pieces(player.supply(), player.stock()),
        pieces(player.reserve(), player.reserve_stock()),
    ]
}
