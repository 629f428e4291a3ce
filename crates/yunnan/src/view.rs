//! What one observer may know of a game: everything (YN-1.3). A view also answers what its observer may do, and why not.

use kernel::{NoView, Observer, Pending, Refused, Seat};

use crate::action::{Action, Source};
use crate::board::Board;
use crate::building::{Bank, Building};
use crate::legal::Legal;
use crate::position::Position;
use crate::province::Province;
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::Decision;
use crate::written::WrittenView;

/// A game as its observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    position: Position,
    seat: Option<Seat>,
}

impl View {
    /// The whole position: nothing of it is hidden.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Why the observer may not bid so much in this building, as if it were the observer's turn in the auction; `None`
    /// if it is possible, and for a spectator. Where the trader comes from is another question: [`Self::why_not_from`].
    pub fn why_not_bid(&self, board: &Board, building: Building, yuan: u32) -> Option<Rule> {
        self.sight(board)?.check_bid(building, yuan).err()
    }

    /// Why the observer may not take this space of the bank, in the same way.
    pub fn why_not_bank(&self, board: &Board, bank: Bank) -> Option<Rule> {
        self.sight(board)?.check_bank(bank).err()
    }

    /// Why the observer may not move a trader from there in the auction, in the same way.
    pub fn why_not_from(&self, board: &Board, from: Source) -> Option<Rule> {
        self.sight(board)?.check_source(from).err()
    }

    /// Why a trader of the observer may not make this journey and push that player's trader at its end, as if it were
    /// the observer's turn to travel; `None` if it may, and for a spectator.
    pub fn why_not_travel(&self, board: &Board, from: Province, to: Province, push: Option<Seat>) -> Option<Rule> {
        self.sight(board)?.check_journey(from, to, push).err()
    }

    /// Why the observer may not build a trading post in this province, in the same way.
    pub fn why_not_post(&self, board: &Board, province: Province) -> Option<Rule> {
        self.sight(board)?.check_post(province).err()
    }

    /// Why the observer may not build a bridge at this site, in the same way.
    pub fn why_not_bridge(&self, board: &Board, near: Province, far: Province) -> Option<Rule> {
        self.sight(board)?.check_bridge(near, far).err()
    }

    /// Why the observer may not build a teahouse in this province, in the same way.
    pub fn why_not_teahouse(&self, board: &Board, province: Province) -> Option<Rule> {
        self.sight(board)?.check_teahouse(province).err()
    }

    pub(crate) fn new(position: Position, seat: Option<Seat>) -> Self {
        Self { position, seat }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn sight<'a>(&'a self, board: &'a Board) -> Option<Sight<'a>> {
        Some(self.position.sight(board, self.seat?))
    }
}

impl kernel::View<Position> for View {
    type Written = WrittenView;

    fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    fn pending(&self) -> Pending<Decision> {
        self.position.pending()
    }

    fn legal<'a>(&'a self, board: &'a Board) -> Option<Legal<'a>> {
        let sight = self.sight(board)?;
        (self.position.pending().seat() == Some(sight.seat)).then(|| Legal::new(sight))
    }

    fn check(&self, board: &Board, action: Action) -> Result<(), Refused<Decision, Rule>> {
        match (self.position.pending(), self.sight(board)) {
            (Pending::Over, _) => Err(Refused::Over),
            (Pending::Decision { seat, .. }, Some(sight)) if seat == sight.seat => sight.check(action),
            (Pending::Decision { decision, .. }, _) => Err(Refused::NotNow(decision)),
        }
    }

    fn written(&self, _: &Board) -> WrittenView {
        self.to_written()
    }

    fn read(board: &Board, written: &WrittenView) -> Result<Self, NoView> {
        Self::of_written(board, written)
    }
}

impl Position {
    /// What this observer may know.
    pub fn view(&self, observer: Observer) -> View {
        let seat = match observer {
            Observer::Seat(seat) if seat.index() < self.order.len() => Some(seat),
            _ => None,
        };
        View { position: *self, seat }
    }
}
