//! What a seat sees of a game: all that the legality of its actions may depend on.
//!
//! Both the position and a view make a `Sight`, so legal actions can't depend on anything else.

use kernel::{Pending, Refused, Seat};

use crate::action::{Action, Payment, Piece};
use crate::board::Board;
use crate::position::Open;
use crate::rule::Rule;
use crate::space::{Space, Spot};
use crate::stage::{Decision, Stage};
use crate::tiles::{Colour, Tiles};

/// The open position and one seat's own hand.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) board: &'a Board,
    pub(crate) open: &'a Open,
    pub(crate) seat: Seat,
    pub(crate) hand: Tiles,
}

/// What is missing for a payment.
pub(crate) enum Lack {
    /// Tiles in hand.
    Tiles,
    /// The leader, which is on the board.
    Leader,
}

impl Sight<'_> {
    /// Whether tiles of a colour, or one and the leader off the board, can pay for a riot (YY-8.1) or a pagoda (YY-9.5).
    #[inline]
    pub(crate) fn payment(&self, payment: Payment, colour: Colour) -> Result<(), Lack> {
        if self.hand[colour] < payment.tiles() {
            Err(Lack::Tiles)
        } else if payment == Payment::TileAndLeader && self.open.leader(self.seat, colour).is_some() {
            Err(Lack::Leader)
        } else {
            Ok(())
        }
    }

    pub(crate) fn spot(&self, space: Space) -> Result<Spot, Rule> {
        self.board.spot(space).ok_or(Rule::NoSuchSpace)
    }

    /// Whether the action answers the decision at hand and no rule stands against it.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refused<Decision, Rule>> {
        use {Action as A, Stage as S};
        let judged = match (self.open.stage, action) {
            (S::Act, A::End) => Ok(()),
            (S::Act, A::Tile { colour, space }) => self.tile_target(colour, space).map(drop),
            (S::Act, A::Leader { colour, space }) => self.leader_target(colour, space).map(drop),
            (S::Act, A::Withdraw { colour }) => self.withdrawal(colour).map(drop),
            (S::Act, A::Riot { payment, space }) => self.riot_target(payment, space).map(drop),
            (S::Act, A::Pagoda { payment, triangle, from }) => self.pagoda_action(payment, triangle, from).map(drop),
            (S::Act, A::Replace { tiles }) => self.replaceable(tiles),
            (S::Market { .. }, A::Take { colour }) => self.market_choice(colour),
            (S::Market { .. } | S::Pagoda { .. } | S::Chain { .. }, A::Skip) => Ok(()),
            (S::Pagoda { spot }, A::Build { triangle, from }) => self.building_site(spot, triangle, from).map(drop),
            (S::Chain { spot }, A::Tile { colour, space }) => self.chain_target(spot, colour, space).map(drop),
            (S::RevoltAttack { .. } | S::RevoltDefence { .. }, A::Commit(commitment)) => self.commitment(commitment),
            (S::WarSupport { war, .. }, A::Support { side }) => self.support(&war, side).map(drop),
            (S::WarWinner { war }, A::Winner { state }) => self.tied_state(&war, state).map(drop),
            (S::WarLoss { red, .. }, A::Lose { space }) => self.winners_tile(red, space).map(drop),
            _ => return Err(self.not_now()),
        };
        judged.map_err(Refused::Rule)
    }

    pub(crate) fn not_now(&self) -> Refused<Decision, Rule> {
        match self.open.pending() {
            Pending::Decision { decision, .. } => Refused::NotNow(decision),
            Pending::Over => Refused::Over,
        }
    }

    /// Why a piece may not go to a space, as if it were the seat's turn to act; `None` if it may. A seat that may go on
    /// with a chain gets the reasons of the chain.
    pub(crate) fn why_not(&self, piece: Piece, space: Space) -> Option<Rule> {
        match (self.open.stage, piece) {
            (Stage::Chain { spot }, Piece::Tile(colour)) if self.open.active == self.seat => {
                self.chain_target(spot, colour, space).err()
            }
            (_, Piece::Tile(colour)) => self.tile_target(colour, space).err(),
            (_, Piece::Leader(colour)) => self.leader_target(colour, space).err(),
        }
    }
}
