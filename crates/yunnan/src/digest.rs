//! The digest of a position (`docs/record.md`): a plain text that other programs can build as well.

use kernel::Digest;

use crate::board::Board;
use crate::building::{Bank, Construction, Stock};
use crate::order::Seats;
use crate::player::Player;
use crate::position::Position;
use crate::province::{Pieces, Provinces};
use crate::stage::{Decision, Stage};

impl Position {
    /// Appends the digest, its nine fields joined by `|`.
    pub fn write_digest(&self, board: &Board, text: &mut String) {
        Digest::append(text, |text| {
            text.pending(self.pending(), Decision::name);
            text.sign(b'|');
            text.number(self.round);
            text.sign(b'|');
            text.list(self.by_seat(), b'/', |text, (_, player)| push_tracks(text, player));
            text.sign(b'|');
            text.list(self.by_seat(), b'/', |text, (_, player)| push_pieces(text, player.traders));
            text.sign(b'|');
            text.list(self.by_seat(), b'/', |text, (_, player)| push_constructions(text, player));
            text.sign(b'|');
            self.push_auction(board, text);
            text.sign(b'|');
            text.list(self.order.iter(), b',', |text, seat| text.number(seat.index() as u32));
            text.sign(b'|');
            text.list(self.presents, b'.', Digest::number::<u8>);
            text.sign(b'|');
            self.push_stage(text);
        });
    }

    /// Standing bids and the bank.
    fn push_auction(&self, board: &Board, text: &mut Digest) {
        let mut first = true;
        let mut entry = |text: &mut Digest| {
            if !std::mem::take(&mut first) {
                text.sign(b',');
            }
        };
        let taken = self.all_bids();
        for space in taken.iter() {
            let owner = self.by_seat().find(|(_, player)| player.bids.has(space));
            let Some((seat, _)) = owner else { continue };
            entry(text);
            text.word(space.building.id());
            text.sign(b'.');
            text.number(board.bid(space.number));
            text.sign(b'.');
            text.number(seat.index() as u32);
        }
        for bank in Bank::ALL {
            if let Some(seat) = self.banker(bank) {
                entry(text);
                text.word(bank.id());
                text.sign(b'.');
                text.number(seat.index() as u32);
            }
        }
    }

    /// What the place at which the game waits adds.
    fn push_stage(&self, text: &mut Digest) {
        match self.stage {
            Stage::Auction { passed, .. } => {
                push_seats(text, passed);
                text.sign(b';');
                push_seats(text, self.bank.into_iter().flatten().collect());
            }
            Stage::Travel { travel, .. } => {
                text.number(travel.crossings);
                text.sign(b';');
                push_pieces(text, travel.fresh);
            }
            Stage::Conversion { incomes, .. } => {
                text.list(&incomes[..self.order.len()], b',', |text, income| text.number(*income));
            }
            Stage::Yard { .. } | Stage::Teahouse { .. } | Stage::Over => {}
        }
    }
}

fn push_tracks(text: &mut Digest, player: &Player) {
    text.number(player.points);
    text.sign(b',');
    text.number(player.yuan);
    let counts = [player.customs, player.influence, player.horse.index() as u8, player.supply, player.reserve];
    for count in counts {
        text.sign(b',');
        text.number(count);
    }
    text.sign(b',');
    text.number(player.presents);
}

fn push_pieces(text: &mut Digest, pieces: Pieces) {
    text.list(pieces.counts(), b'.', Digest::number::<u8>);
}

fn push_constructions(text: &mut Digest, player: &Player) {
    push_pieces(text, player.posts);
    text.sign(b':');
    text.list(player.bridges.iter(), b',', |text, site| text.number(site as u32));
    text.sign(b':');
    push_provinces(text, player.teahouses);
    for stock in [player.stock, player.reserve_stock] {
        text.sign(b':');
        push_stock(text, stock);
    }
}

fn push_provinces(text: &mut Digest, provinces: Provinces) {
    text.list(provinces.iter(), b',', |text, province| text.number(province.index() as u32));
}

fn push_stock(text: &mut Digest, stock: Stock) {
    for kind in Construction::ALL {
        text.sign(kind.id().as_bytes()[0]);
        text.number(stock.of(kind));
    }
}

fn push_seats(text: &mut Digest, seats: Seats) {
    text.list(seats.iter(), b',', |text, seat| text.number(seat.index() as u32));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::building::Building;

    #[test]
    fn constructions_have_the_letters_of_the_digest() {
        assert_eq!(Construction::ALL.map(|kind| kind.id().as_bytes()[0]), *b"pbt");
        assert_eq!(Building::ALL.map(Building::id), ["school", "customs", "horse", "dragon", "yard"]);
    }
}
