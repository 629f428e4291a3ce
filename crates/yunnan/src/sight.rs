//! What a seat sees before it acts: the board and the position, from which every question of legality is answered.

use kernel::{Refused, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::player::Player;
use crate::position::Position;
use crate::rule::Rule;
use crate::stage::{Decision, Stage};

/// A position as seen from a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) board: &'a Board,
    pub(crate) position: &'a Position,
    pub(crate) seat: Seat,
}

impl Sight<'_> {
    /// What the seat itself has.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        self.position.player(self.seat)
    }

    /// Whether the seat, whose decision it is, may answer so.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refused<Decision, Rule>> {
        use {Action as A, Stage as S};
        let checked = match (self.position.stage, action) {
            (S::Auction { .. }, A::Bid { building, yuan, from }) => {
                self.check_source(from).and_then(|()| self.check_bid(building, yuan)).map(|_| ())
            }
            (S::Auction { .. }, A::Bank { bank, from }) => self.check_source(from).and_then(|()| self.check_bank(bank)),
            (S::Auction { .. }, A::Market { from }) => self.check_source(from),
            (S::Yard { .. }, A::Take { kind }) => self.check_take(kind),
            (S::Teahouse { .. }, A::Open { province }) => self.check_teahouse_space(province),
            (S::Travel { .. }, A::Travel { from, to, push }) => self.check_journey(from, to, push).map(|_| ()),
            (S::Travel { .. }, A::Post { province }) => self.check_post(province),
            (S::Travel { .. }, A::Bridge { near, far }) => self.check_bridge(near, far).map(|_| ()),
            (S::Travel { .. }, A::Teahouse { province }) => self.check_teahouse(province),
            (S::Conversion { incomes, .. }, A::Convert { points }) => {
                crate::conversion::check(incomes[self.seat.index()], points)
            }
            (S::Auction { .. }, A::Pass) | (S::Teahouse { .. }, A::Keep) | (S::Travel { .. }, A::Done) => Ok(()),
            (S::Over, _) => return Err(Refused::Over),
            (S::Auction { .. }, _) => return Err(Refused::NotNow(Decision::Auction)),
            (S::Yard { .. }, _) => return Err(Refused::NotNow(Decision::Yard)),
            (S::Teahouse { .. }, _) => return Err(Refused::NotNow(Decision::Teahouse)),
            (S::Travel { .. }, _) => return Err(Refused::NotNow(Decision::Travel)),
            (S::Conversion { .. }, _) => return Err(Refused::NotNow(Decision::Conversion)),
        };
        checked.map_err(Refused::Rule)
    }
}

impl Position {
    pub(crate) fn sight<'a>(&'a self, board: &'a Board, seat: Seat) -> Sight<'a> {
        Sight { board, position: self, seat }
    }
}
