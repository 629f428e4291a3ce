//! The digest of a position (`docs/record.md`): a plain text that other programs can build as well.

use kernel::{Pending, Seat};

use crate::board::Board;
use crate::position::{Open, Position};
use crate::space::{Space, Spots};
use crate::stage::{Commitment, Stage};
use crate::tiles::{Colour, Tiles};

/// A digest being written: plain bytes, since digests are made by the million and every one of them is ASCII.
type Bytes = Vec<u8>;

impl Position {
    /// Appends the digest, its nine fields joined by `|`.
    ///
    /// # Panics
    /// Never: a digest is ASCII.
    pub fn write_digest(&self, board: &Board, text: &mut String) {
        let mut bytes = std::mem::take(text).into_bytes();
        self.push_digest(board, &mut bytes);
        *text = String::from_utf8(bytes).expect("a digest is ASCII");
    }

    fn push_digest(&self, board: &Board, text: &mut Bytes) {
        let open = &self.open;
        match open.pending() {
            Pending::Decision { seat, decision } => {
                push_number(text, seat.index() as u32);
                text.push(b':');
                text.extend_from_slice(decision.name().as_bytes());
            }
            Pending::Over => text.extend_from_slice(b"-:over"),
        }
        text.push(b'|');
        push_number(text, u32::from(open.actions_left));
        text.push(b'|');
        push_pieces(text, board, open);
        text.push(b'|');
        push_pagodas(text, board, open);
        text.push(b'|');
        push_list(text, Seat::all(open.players()), b'/', |text, seat| push_tiles(text, self.hand(seat)));
        text.push(b'|');
        push_tiles(text, open.market);
        text.push(b'|');
        push_number(text, u32::from(open.bag));
        text.push(b'|');
        push_list(text, Seat::all(open.players()), b'/', |text, seat| {
            push_list(text, open.points(seat), b'.', push_number);
        });
        text.push(b'|');
        push_number(text, open.active.index() as u32);
        push_conflict(text, board, open);
    }
}

fn push_pieces(text: &mut Bytes, board: &Board, open: &Open) {
    // What stands on each spot: its letter and, for leaders, the digit of the seat.
    let mut signs = [[0; 2]; Spots::CAPACITY];
    for colour in Colour::ALL {
        open.tiles(colour).for_each(|spot| signs[spot.index()][0] = colour.letter() as u8);
    }
    for (seat, colour, spot) in open.leaders_on_board() {
        signs[spot.index()] = [colour.capital() as u8, b'0' + seat.index() as u8];
    }
    push_list(text, open.occupied().iter(), b',', |text, spot| {
        push_space(text, board.space(spot));
        let [letter, seat] = signs[spot.index()];
        text.push(letter);
        if seat != 0 {
            text.push(seat);
        }
    });
}

fn push_pagodas(text: &mut Bytes, board: &Board, open: &Open) {
    if !open.under_pagoda().is_empty() {
        push_list(text, open.pagodas_on(board), b';', |text, (colour, spaces)| {
            text.push(colour.letter() as u8);
            text.push(b':');
            push_list(text, spaces, b',', push_space);
        });
    }
}

fn push_conflict(text: &mut Bytes, board: &Board, open: &Open) {
    match &open.stage {
        Stage::RevoltAttack { revolt } => {
            push_revolt(text, open.revolt_strengths(board, *revolt), Commitment::default());
        }
        Stage::RevoltDefence { revolt, attack } => push_revolt(text, open.revolt_strengths(board, *revolt), *attack),
        Stage::WarSupport { war, .. } | Stage::WarWinner { war } => {
            text.push(b';');
            push_list(text, war.sides(), b',', |text, side| {
                push_space(text, board.space(side.name));
                text.push(b'=');
                push_number(text, u32::from(side.strength()));
            });
        }
        Stage::Chain { spot } => {
            text.push(b';');
            push_space(text, board.space(*spot));
        }
        _ => {}
    }
}

fn push_revolt(text: &mut Bytes, (attack, defence): (u8, u8), committed: Commitment) {
    text.extend_from_slice(b";attacker=");
    push_number(text, u32::from(attack + committed.strength()));
    text.extend_from_slice(b",defender=");
    push_number(text, u32::from(defence));
}

fn push_list<T>(
    text: &mut Bytes,
    list: impl IntoIterator<Item = T>,
    separator: u8,
    mut push: impl FnMut(&mut Bytes, T),
) {
    for (number, item) in list.into_iter().enumerate() {
        if number > 0 {
            text.push(separator);
        }
        push(text, item);
    }
}

fn push_tiles(text: &mut Bytes, tiles: Tiles) {
    for (colour, count) in tiles.iter() {
        for _ in 0..count {
            text.push(colour.letter() as u8);
        }
    }
}

fn push_space(text: &mut Bytes, space: Space) {
    text.push(b'A' + space.column() as u8);
    push_number(text, space.row() as u32 + 1);
}

fn push_number(text: &mut Bytes, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(b'0' + (number % 10) as u8);
}
