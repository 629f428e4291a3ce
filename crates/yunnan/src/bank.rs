//! The bank: both its spaces live on what is bid (YN-4).

use kernel::Seat;

use crate::board::Board;
use crate::building::Bank;
use crate::event::Event;
use crate::position::Position;
use crate::round::{Next, Play, Witness};

/// A higher sum of bids counts as this one (YN-4.1).
const MOST_BIDS: u32 = 99;

impl Position {
    /// The sum of all standing bids, as the bank counts it.
    pub fn sum_of_bids(&self, board: &Board) -> u32 {
        self.sum_of_bids_without(board, None)
    }

    /// The same without the bids of a seat: those it would pull back by taking a space of the bank (YN-3.7).
    pub fn sum_of_bids_without(&self, board: &Board, seat: Option<Seat>) -> u32 {
        let others = self.by_seat().filter(|(other, _)| Some(*other) != seat);
        others.map(|(_, player)| player.pledged(board)).sum::<u32>().min(MOST_BIDS)
    }
}

impl<S: Witness> Play<'_, S> {
    /// YN-4.1
    pub(crate) fn pay_bankers(&mut self) -> Next {
        let bankers = std::mem::take(&mut self.position.bank);
        let bids = self.position.sum_of_bids(self.board);
        let row = self.board.bank_row(bids);
        for (bank, yuan) in [(Bank::High, row.high), (Bank::Low, row.low)] {
            if let Some(seat) = bankers[bank.index()] {
                let player = self.position.player_mut(seat);
                player.yuan = player.yuan.saturating_add(yuan);
                player.supply += 1;
                self.tell(Event::BankPaid { seat, bank, bids, yuan });
            }
        }
        Next::Progress
    }
}
