//! Revolts (YY-6): a leader enters a state that holds another of its colour.

use kernel::{Seat, Sink};

use crate::board::Board;
use crate::event::{Event, Reason, Return};
use crate::position::Open;
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::{Commitment, Revolt, Stage};
use crate::tiles::Colour;
use crate::turn::{Next, Play};

impl Open {
    /// The black tiles adjacent to both leaders: attack, then defence (YY-6.2).
    pub(crate) fn revolt_strengths(&self, board: &Board, revolt: Revolt) -> (u8, u8) {
        let strength = |seat: Seat| match self.leader(seat, revolt.colour) {
            Some(spot) => (board.neighbours(spot) & self.tiles(Colour::Black)).len() as u8,
            None => 0,
        };
        (strength(self.active), strength(revolt.defender))
    }

    /// Whether a seat is asked for a commitment: only public facts decide that.
    pub(crate) fn can_commit(&self, seat: Seat, colour: Colour) -> bool {
        self.hand_size(seat) > 0 || self.leader(seat, colour).is_none()
    }
}

impl Sight<'_> {
    /// YY-6.3
    pub(crate) fn commitment(&self, commitment: Commitment) -> Result<(), Rule> {
        if commitment.tiles > self.hand[Colour::Black] {
            Err(Rule::TooFewBlack)
        } else if commitment.leader && self.open.leader(self.seat, Colour::Black).is_some() {
            Err(Rule::BlackLeaderOnBoard)
        } else {
            Ok(())
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn attack(&mut self, revolt: Revolt, attack: Commitment) -> Result<Next, Rule> {
        self.commit(self.active(), attack)?;
        Ok(Next::Defence { revolt, attack })
    }

    pub(crate) fn ask_defender(&mut self, revolt: Revolt, attack: Commitment) -> Next {
        if self.position.open.can_commit(revolt.defender, Colour::Black) {
            Next::Wait(Stage::RevoltDefence { revolt, attack })
        } else {
            self.resolve_revolt(revolt, attack, Commitment::default())
        }
    }

    pub(crate) fn defend(&mut self, revolt: Revolt, attack: Commitment, defence: Commitment) -> Result<Next, Rule> {
        self.commit(revolt.defender, defence)?;
        Ok(self.resolve_revolt(revolt, attack, defence))
    }

    fn commit(&mut self, seat: Seat, commitment: Commitment) -> Result<(), Rule> {
        self.sight(seat).commitment(commitment)?;
        self.position.pay(seat, Colour::Black, commitment.tiles);
        self.events.tell(Event::Committed { seat, commitment });
        Ok(())
    }

    /// YY-6.4
    fn resolve_revolt(&mut self, revolt: Revolt, attack: Commitment, defence: Commitment) -> Next {
        let Revolt { colour, defender } = revolt;
        let attacker = self.active();
        let (on_attack, on_defence) = self.position.open.revolt_strengths(self.board, revolt);
        let (attack, defence) = (on_attack + attack.strength(), on_defence + defence.strength());
        // The defender wins ties.
        let (winner, loser) = if attack > defence { (attacker, defender) } else { (defender, attacker) };
        self.events.tell(Event::RevoltEnded { winner, loser, colour, attack, defence });
        if let Some(spot) = self.position.open.leader(loser, colour) {
            self.return_leader(loser, colour, spot, Return::LostRevolt);
        }
        self.score(winner, colour, 1, Reason::Revolt);
        Next::ActionOver
    }
}
