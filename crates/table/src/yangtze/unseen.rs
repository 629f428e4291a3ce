//! Which tiles somebody has seen, and so which are still to come (YY-13.1).

use ::yangtze::{Tiles, View};
use kernel::{Observer, Seat, View as _};

/// All tiles of the game, by where whoever looks knows them to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// On the board.
    pub board: Tiles,
    /// In the market.
    pub market: Tiles,
    /// In the observer's own hand.
    pub hand: Tiles,
    /// In the hands of others: they took them from the market before everybody's eyes.
    pub known: Tiles,
    /// Out of the game, with what the observer has discarded.
    pub gone: Tiles,
    /// All the rest: in the bag, in the hands of others, discarded by them, or left in the box of a short game.
    pub unseen: Tiles,
}

impl Seen {
    /// What this view tells.
    pub fn of(view: &View) -> Self {
        let open = view.open();
        let mut board = Tiles::NONE;
        for colour in ::yangtze::Colour::ALL {
            board[colour] = open.on_board(colour) as u8;
        }
        let mut known = Tiles::NONE;
        for seat in Seat::all(open.players()).filter(|seat| view.observer() != Observer::Seat(*seat)) {
            known += open.known_in_hand(seat);
        }
        let mut gone = open.gone();
        gone += view.discards().unwrap_or_default();
        let (market, hand) = (open.market(), view.hand().unwrap_or_default());
        let mut unseen = Tiles::ALL;
        for part in [board, market, hand, known, gone] {
            unseen -= part;
        }
        Self { board, market, hand, known, gone, unseen }
    }
}
