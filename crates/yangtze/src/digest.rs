//! The digest of a position (`docs/record.md`): a plain text that other programs can build as well.

use kernel::{Pending, Seat};

use crate::board::Board;
use crate::position::{Open, Position};
use crate::space::Space;
use crate::stage::{Commitment, Stage};
use crate::tiles::{Colour, Tiles};

impl Position {
    /// Appends the digest, its nine fields joined by `|`.
    pub fn write_digest(&self, board: &Board, text: &mut String) {
        let open = &self.open;
        match open.pending() {
            Pending::Decision { seat, decision } => {
                push_number(text, seat.index() as u32);
                text.push(':');
                text.push_str(decision.name());
            }
            Pending::Over => text.push_str("-:over"),
        }
        text.push('|');
        push_number(text, u32::from(open.actions_left));
        text.push('|');
        push_pieces(text, board, open);
        text.push('|');
        push_pagodas(text, board, open);
        text.push('|');
        push_list(text, Seat::all(open.players()), '/', |text, seat| push_tiles(text, self.hand(seat)));
        text.push('|');
        push_tiles(text, open.market);
        text.push('|');
        push_number(text, u32::from(open.bag));
        text.push('|');
        push_list(text, Seat::all(open.players()), '/', |text, seat| {
            push_list(text, open.points(seat), '.', push_number);
        });
        text.push('|');
        push_number(text, open.active.index() as u32);
        push_conflict(text, board, open);
    }
}

fn push_pieces(text: &mut String, board: &Board, open: &Open) {
    push_list(text, open.occupied().iter(), ',', |text, spot| {
        push_space(text, board.space(spot));
        if open.leader_spots().has(spot) {
            for (seat, colour, at) in open.leaders_on_board() {
                if at == spot {
                    text.push(colour.capital());
                    push_number(text, seat.index() as u32);
                }
            }
        } else if let Some(colour) = open.tile(spot) {
            text.push(colour.letter());
        }
    });
}

fn push_pagodas(text: &mut String, board: &Board, open: &Open) {
    if !open.under_pagoda().is_empty() {
        push_list(text, open.pagodas_on(board), ';', |text, (colour, spaces)| {
            text.push(colour.letter());
            text.push(':');
            push_list(text, spaces, ',', push_space);
        });
    }
}

fn push_conflict(text: &mut String, board: &Board, open: &Open) {
    match &open.stage {
        Stage::RevoltAttack { revolt } => {
            push_revolt(text, open.revolt_strengths(board, *revolt), Commitment::default());
        }
        Stage::RevoltDefence { revolt, attack } => push_revolt(text, open.revolt_strengths(board, *revolt), *attack),
        Stage::WarSupport { war, .. } | Stage::WarWinner { war } => {
            text.push(';');
            push_list(text, war.sides(), ',', |text, side| {
                push_space(text, board.space(side.name));
                text.push('=');
                push_number(text, u32::from(side.strength()));
            });
        }
        Stage::Chain { spot } => {
            text.push(';');
            push_space(text, board.space(*spot));
        }
        _ => {}
    }
}

fn push_revolt(text: &mut String, (attack, defence): (u8, u8), committed: Commitment) {
    text.push_str(";attacker=");
    push_number(text, u32::from(attack + committed.strength()));
    text.push_str(",defender=");
    push_number(text, u32::from(defence));
}

fn push_list<T>(
    text: &mut String,
    list: impl IntoIterator<Item = T>,
    separator: char,
    mut push: impl FnMut(&mut String, T),
) {
    for (number, item) in list.into_iter().enumerate() {
        if number > 0 {
            text.push(separator);
        }
        push(text, item);
    }
}

fn push_tiles(text: &mut String, tiles: Tiles) {
    for (colour, count) in tiles.iter() {
        for _ in 0..count {
            text.push(Colour::letter(colour));
        }
    }
}

fn push_space(text: &mut String, space: Space) {
    text.push(char::from(b'A' + space.column() as u8));
    push_number(text, space.row() as u32 + 1);
}

/// Digests are made by the million: the formatting machinery would take most of the time.
fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
