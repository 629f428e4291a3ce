//! The digest of a position (`docs/record.md`): a plain text that other programs can build as well.

use kernel::{Digest, Seat};

use crate::board::Board;
use crate::position::{Open, Position};
use crate::space::{Space, Spots};
use crate::stage::{Commitment, Decision, Stage};
use crate::tiles::{Colour, Tiles};

impl Position {
    /// Appends the digest, its nine fields joined by `|`.
    pub fn write_digest(&self, board: &Board, text: &mut String) {
        Digest::append(text, |text| self.push_digest(board, text));
    }

    fn push_digest(&self, board: &Board, text: &mut Digest) {
        let open = &self.open;
        text.pending(open.pending(), Decision::name);
        text.sign(b'|');
        text.number(u32::from(open.actions_left));
        text.sign(b'|');
        push_pieces(text, board, open);
        text.sign(b'|');
        push_pagodas(text, board, open);
        text.sign(b'|');
        text.list(Seat::all(open.players()), b'/', |text, seat| push_tiles(text, self.hand(seat)));
        text.sign(b'|');
        push_tiles(text, open.market);
        text.sign(b'|');
        text.number(u32::from(open.bag));
        text.sign(b'|');
        text.list(Seat::all(open.players()), b'/', |text, seat| {
            text.list(open.points(seat), b'.', Digest::number::<u32>);
        });
        text.sign(b'|');
        text.number(open.active.index() as u32);
        push_conflict(text, board, open);
    }
}

fn push_pieces(text: &mut Digest, board: &Board, open: &Open) {
    // What stands on each spot: its letter and, for leaders, the digit of the seat.
    let mut signs = [[0; 2]; Spots::CAPACITY];
    for colour in Colour::ALL {
        open.tiles(colour).for_each(|spot| signs[spot.index()][0] = colour.letter() as u8);
    }
    for (seat, colour, spot) in open.leaders_on_board() {
        signs[spot.index()] = [colour.capital() as u8, b'0' + seat.index() as u8];
    }
    text.list(open.occupied().iter(), b',', |text, spot| {
        push_space(text, board.space(spot));
        let [letter, seat] = signs[spot.index()];
        text.sign(letter);
        if seat != 0 {
            text.sign(seat);
        }
    });
}

fn push_pagodas(text: &mut Digest, board: &Board, open: &Open) {
    if !open.under_pagoda().is_empty() {
        text.list(open.pagodas_on(board), b';', |text, (colour, spaces)| {
            text.sign(colour.letter() as u8);
            text.sign(b':');
            text.list(spaces, b',', push_space);
        });
    }
}

fn push_conflict(text: &mut Digest, board: &Board, open: &Open) {
    match &open.stage {
        Stage::RevoltAttack { revolt } => {
            push_revolt(text, open.revolt_strengths(board, *revolt), Commitment::default());
        }
        Stage::RevoltDefence { revolt, attack } => push_revolt(text, open.revolt_strengths(board, *revolt), *attack),
        Stage::WarSupport { war, .. } | Stage::WarWinner { war } => {
            text.sign(b';');
            text.list(war.sides(), b',', |text, side| {
                push_space(text, board.space(side.name));
                text.sign(b'=');
                text.number(u32::from(side.strength()));
            });
        }
        Stage::Chain { spot } => {
            text.sign(b';');
            push_space(text, board.space(*spot));
        }
        _ => {}
    }
}

fn push_revolt(text: &mut Digest, (attack, defence): (u8, u8), committed: Commitment) {
    text.word(";attacker=");
    text.number(u32::from(attack + committed.strength()));
    text.word(",defender=");
    text.number(u32::from(defence));
}

fn push_tiles(text: &mut Digest, tiles: Tiles) {
    for (colour, count) in tiles.iter() {
        for _ in 0..count {
            text.sign(colour.letter() as u8);
        }
    }
}

fn push_space(text: &mut Digest, space: Space) {
    text.sign(b'A' + space.column() as u8);
    text.number(space.row() as u32 + 1);
}
