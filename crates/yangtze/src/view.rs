//! What one observer may know of a game (YY-13).

use kernel::{NoView, Observer, Pending, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Piece};
use crate::board::Board;
use crate::legal::Legal;
use crate::position::{Open, Position};
use crate::rule::Rule;
use crate::sight::Sight;
use crate::space::Space;
use crate::stage::Decision;
use crate::tiles::Tiles;
use crate::written::WrittenView;

/// Everything that lies open and, for a seat, its own hand and its own discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) open: Open,
    pub(crate) own: Option<Own>,
}

/// What a seat knows beyond what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Own {
    pub(crate) seat: Seat,
    pub(crate) hand: Tiles,
    pub(crate) discards: Tiles,
}

impl View {
    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The observer's own hand; a spectator has none.
    pub fn hand(&self) -> Option<Tiles> {
        self.own.map(|own| own.hand)
    }

    /// What the observer has discarded face down.
    pub fn discards(&self) -> Option<Tiles> {
        self.own.map(|own| own.discards)
    }

    /// Why a piece may not go to a space of the board, as if it were the observer's turn to act; `None` if it may,
    /// and for a spectator. While the observer may go on with a chain, the reasons for tiles are those of the chain.
    pub fn why_not(&self, board: &Board, piece: Piece, space: Space) -> Option<Rule> {
        self.sight(board)?.why_not(piece, space)
    }

    fn sight<'a>(&'a self, board: &'a Board) -> Option<Sight<'a>> {
        let own = self.own?;
        Some(Sight { board, open: &self.open, seat: own.seat, hand: own.hand })
    }
}

impl kernel::View<Position> for View {
    type Written = WrittenView;

    fn observer(&self) -> Observer {
        self.own.map_or(Observer::Spectator, |own| Observer::Seat(own.seat))
    }

    fn pending(&self) -> Pending<Decision> {
        self.open.pending()
    }

    fn legal<'a>(&'a self, board: &'a Board) -> Option<Legal<'a>> {
        let sight = self.sight(board)?;
        (self.open.pending().seat() == Some(sight.seat)).then(|| Legal::new(sight))
    }

    fn check(&self, board: &Board, action: Action) -> Result<(), kernel::Refused<Decision, Rule>> {
        match (self.open.pending(), self.sight(board)) {
            (Pending::Over, _) => Err(kernel::Refused::Over),
            (Pending::Decision { seat, .. }, Some(sight)) if seat == sight.seat => sight.check(action),
            (Pending::Decision { decision, .. }, _) => Err(kernel::Refused::NotNow(decision)),
        }
    }

    fn written(&self, board: &Board) -> WrittenView {
        self.to_written(board)
    }

    fn read(board: &Board, written: &WrittenView) -> Result<Self, NoView> {
        Self::of_written(board, written)
    }
}

impl Position {
    /// What this observer may know.
    pub fn view(&self, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) if seat.index() < self.open.players() => {
                Some(Own { seat, hand: self.hand(seat), discards: self.discards(seat) })
            }
            _ => None,
        };
        View { open: self.open, own }
    }

    pub(crate) fn sight<'a>(&'a self, board: &'a Board, seat: Seat) -> Sight<'a> {
        Sight { board, open: &self.open, seat, hand: self.hidden.hands[seat.index()] }
    }
}
