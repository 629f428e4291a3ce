//! Positioning leaders (YY-4).

use kernel::{Seat, Sink};

use crate::event::{Event, Return};
use crate::realm::Joined;
use crate::rule::Rule;
use crate::sight::Sight;
use crate::space::{Space, Spot};
use crate::stage::{Commitment, Revolt, Stage};
use crate::tiles::Colour;
use crate::turn::{Next, Play};

/// A space a leader may go to.
pub(crate) struct Entry {
    pub(crate) from: Option<Spot>,
    pub(crate) to: Spot,
    /// The revolt it starts there (YY-4.4).
    pub(crate) revolt: Option<Revolt>,
}

impl Sight<'_> {
    /// Where a leader would go and what it would start, or why it may not go there.
    pub(crate) fn leader_target(&self, colour: Colour, space: Space) -> Result<Entry, Rule> {
        let Self { board, open, seat, .. } = *self;
        let to = self.spot(space)?;
        let from = open.leader(seat, colour);
        // YY-4.2
        if from == Some(to) {
            return Err(Rule::LeaderStays);
        }
        if board.river.has(to) {
            return Err(Rule::LeaderOnRiver);
        }
        if open.occupied().has(to) {
            return Err(Rule::LeaderOnPiece);
        }
        if !open.beside_black().has(to) {
            return Err(Rule::NoBlackTile);
        }
        // A moved leader is lifted first: the board is judged without it.
        let within = from.map_or(open.occupied(), |from| open.occupied().without(from));
        let realms = open.realms_touching(board, within, to);
        // YY-4.3
        let joined: Joined = realms.iter().collect();
        if joined.refused().has(colour) {
            let clash = joined.shared.iter().next().unwrap_or(colour);
            return Err(Rule::JoinsLikeLeaders(clash));
        }
        // YY-4.4: only a single state can still hold a leader of that colour.
        let revolt = realms.iter().find(|realm| realm.leaders.has(colour)).and_then(|realm| {
            let (defender, _) = open.leader_owner(&realm.members, colour)?;
            Some(Revolt { colour, defender })
        });
        Ok(Entry { from, to, revolt })
    }

    /// Where the leader to withdraw stands.
    pub(crate) fn withdrawal(&self, colour: Colour) -> Result<Spot, Rule> {
        self.open.leader(self.seat, colour).ok_or(Rule::LeaderOffBoard)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn position_leader(&mut self, colour: Colour, space: Space) -> Result<Next, Rule> {
        let seat = self.active();
        let Entry { from, to, revolt } = self.sight(seat).leader_target(colour, space)?;
        self.use_action();
        self.position.open.take_leader(seat, colour);
        self.position.open.put_leader(seat, colour, to);
        let from = from.map(|from| self.board.space(from));
        self.events.tell(Event::LeaderPositioned { seat, colour, from, to: space });
        match revolt {
            Some(revolt) => Ok(self.begin_revolt(revolt)),
            None => Ok(Next::ActionOver),
        }
    }

    pub(crate) fn withdraw_leader(&mut self, colour: Colour) -> Result<Next, Rule> {
        let seat = self.active();
        let from = self.sight(seat).withdrawal(colour)?;
        self.use_action();
        self.position.open.take_leader(seat, colour);
        self.events.tell(Event::LeaderWithdrawn { seat, colour, from: self.board.space(from) });
        Ok(Next::ActionOver)
    }

    /// YY-4.5: leaders beside the spot of a black tile that has left go home if it was their last.
    pub(crate) fn return_leaders_beside(&mut self, spot: Spot) {
        let lonely =
            self.board.neighbours(spot) & self.position.open.leader_spots() & !self.position.open.beside_black();
        for spot in lonely.iter() {
            let here = self.position.open.leaders_on_board().find(|(_, _, at)| *at == spot);
            if let Some((seat, colour, _)) = here {
                self.return_leader(seat, colour, spot, Return::NoBlackTile);
            }
        }
    }

    pub(crate) fn return_leader(&mut self, seat: Seat, colour: Colour, spot: Spot, why: Return) {
        self.position.open.take_leader(seat, colour);
        self.events.tell(Event::LeaderReturned { seat, colour, from: self.board.space(spot), why });
    }

    fn begin_revolt(&mut self, revolt: Revolt) -> Next {
        let (attacker, Revolt { colour, defender }) = (self.active(), revolt);
        let (attack, defence) = self.position.open.revolt_strengths(self.board, revolt);
        if let Some(spot) = self.position.open.leader(attacker, colour) {
            let space = self.board.space(spot);
            self.events.tell(Event::RevoltBegan { attacker, defender, colour, space, attack, defence });
        }
        if self.position.open.can_commit(attacker, Colour::Black) {
            Next::Wait(Stage::RevoltAttack { revolt })
        } else {
            Next::Defence { revolt, attack: Commitment::default() }
        }
    }
}
