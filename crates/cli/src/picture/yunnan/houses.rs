//! The progress buildings with their bids, and the bank.

use std::io::{self, Write};

use yunnan::{Bank, Board, Building, Position};

use super::{FADED, Labels, SEAL, seat_style, widest};

/// Signs for a bid space.
const SPACE: usize = 5;

pub(super) fn draw(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    let names = widest(labels.buildings).max(widest([labels.bank]));
    write!(out, "{SEAL}{:names$}{SEAL:#}", format_args!("{} {}", labels.round, position.round()).to_string())?;
    for bid in board.bids() {
        write!(out, "{FADED}{bid:>SPACE$}{FADED:#}")?;
    }
    writeln!(out)?;
    for (building, name) in Building::ALL.into_iter().zip(labels.buildings) {
        write!(out, "{name:names$}")?;
        let bids = position.bids(board, building);
        for bid in board.bids() {
            match bids.iter().find(|(standing, _)| standing == bid) {
                Some((_, seat)) => {
                    let style = seat_style(*seat);
                    write!(out, "{:1$}{style}{seat}{style:#}", "", SPACE - 1)?;
                }
                None => write!(out, "{FADED}{:>SPACE$}{FADED:#}", '·')?,
            }
        }
        writeln!(out)?;
    }
    write!(out, "{:names$}", labels.bank)?;
    let sum = position.sum_of_bids(board);
    let row = board.bank_row(sum);
    for (bank, pays) in [(Bank::High, row.high), (Bank::Low, row.low)] {
        write!(out, "    {} {FADED}+{pays}:{FADED:#} ", labels.banks[bank.index()])?;
        match position.banker(bank) {
            Some(seat) => {
                let style = seat_style(seat);
                write!(out, "{style}{seat}{style:#}")?;
            }
            None => write!(out, "{FADED}·{FADED:#}")?,
        }
    }
    writeln!(out, "    {FADED}{} {sum}{FADED:#}", labels.sum_of_bids)
}
