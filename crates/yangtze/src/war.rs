//! Wars (YY-7): a tile joins states with leaders of the same colour.

use kernel::{Seat, Sink};

use crate::board::Board;
use crate::event::{Event, Reason, Return, Strengths};
use crate::position::Open;
use crate::realm::{Joined, Realm, Touching};
use crate::rule::Rule;
use crate::sight::Sight;
use crate::space::{Space, Spot, Spots};
use crate::stage::{Commitment, Side, Stage, War};
use crate::tiles::{Colour, Colours};
use crate::turn::{Next, Play};

impl Sight<'_> {
    /// YY-7.4: the name of the state that is to be supported.
    pub(crate) fn support(&self, war: &War, side: Option<(Space, Commitment)>) -> Result<Option<Spot>, Rule> {
        let Some((state, commitment)) = side else { return Ok(None) };
        let spot = self.spot(state)?;
        if !war.sides().iter().any(|side| side.name == spot) {
            Err(Rule::NotAtWar)
        } else if commitment.strength() == 0 {
            Err(Rule::SupportWithNothing)
        } else if commitment.tiles > self.hand[Colour::Red] {
            Err(Rule::TooFewRed)
        } else if commitment.leader && self.open.leader(self.seat, Colour::Red).is_some() {
            Err(Rule::RedLeaderOnBoard)
        } else {
            Ok(Some(spot))
        }
    }

    /// YY-7.5
    pub(crate) fn tied_state(&self, war: &War, state: Space) -> Result<Side, Rule> {
        let spot = self.spot(state)?;
        war.leading().find(|side| side.name == spot).ok_or(Rule::NotStrongest)
    }

    /// YY-7.7
    pub(crate) fn winners_tile(&self, red: Spots, space: Space) -> Result<Spot, Rule> {
        let spot = self.spot(space)?;
        if red.has(spot) { Ok(spot) } else { Err(Rule::NotWinnersRed) }
    }
}

impl Open {
    /// The warring states, ordered by name: those that share a leader's colour with another (YY-7.1). The unifying
    /// tile belongs to none of them (YY-7.2).
    fn warring_states(&self, board: &Board, spot: Spot) -> Touching {
        let joined = self.realms_touching(board, self.occupied().without(spot), spot);
        let shared = joined.iter().collect::<Joined>().shared;
        let mut warring = Touching::new();
        for realm in &joined {
            if realm.leaders.0 & shared.0 != 0 {
                warring.push(*realm);
            }
        }
        kernel::sort_few(&mut warring, |one, other| one.name() < other.name());
        warring
    }

    /// The war that the tile on this spot begins, before anybody has committed anything.
    pub(crate) fn war_at(&self, board: &Board, spot: Spot) -> War {
        let red = self.tiles(Colour::Red);
        let mut war = War::new(spot);
        for realm in &self.warring_states(board, spot) {
            let name = realm.name().unwrap_or(spot);
            war.push(Side { name, red: (realm.members & red).len() as u8, committed: 0 });
        }
        war
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn begin_war(&mut self, spot: Spot) -> Next {
        let war = self.position.open.war_at(self.board, spot);
        self.events.tell(Event::WarBegan { space: self.board.space(spot), states: self.strengths(&war) });
        Next::Support { war, seat: self.active().next(self.position.open.players()) }
    }

    /// Asks this seat, unless public facts show that it has nothing to give.
    pub(crate) fn ask_support(&mut self, war: War, seat: Seat) -> Next {
        if self.position.open.can_commit(seat, Colour::Red) {
            Next::Wait(Stage::WarSupport { war, seat })
        } else {
            self.after_support(war, seat)
        }
    }

    pub(crate) fn support_war(
        &mut self,
        mut war: War,
        seat: Seat,
        side: Option<(Space, Commitment)>,
    ) -> Result<Next, Rule> {
        let name = self.sight(seat).support(&war, side)?;
        if let (Some(name), Some((_, commitment))) = (name, side) {
            self.position.pay(seat, Colour::Red, commitment.tiles);
            if let Some(side) = war.side_mut(name) {
                side.committed += commitment.strength();
            }
        }
        self.events.tell(Event::Supported { seat, side });
        Ok(self.after_support(war, seat))
    }

    /// The active player supports last; then the strongest state wins (YY-7.4, YY-7.5).
    fn after_support(&mut self, war: War, seat: Seat) -> Next {
        if seat != self.active() {
            return Next::Support { war, seat: seat.next(self.position.open.players()) };
        }
        let mut leading = war.leading();
        match (leading.next(), leading.next()) {
            (Some(winner), None) => self.resolve_war(&war, winner, false),
            _ => Next::Wait(Stage::WarWinner { war }),
        }
    }

    pub(crate) fn choose_winner(&mut self, war: &War, state: Space) -> Result<Next, Rule> {
        let winner = self.sight(self.active()).tied_state(war, state)?;
        Ok(self.resolve_war(war, winner, true))
    }

    fn resolve_war(&mut self, war: &War, winner: Side, chosen: bool) -> Next {
        let state = self.board.space(winner.name);
        self.events.tell(Event::WarWon { state, states: self.strengths(war), chosen });
        let realms = self.position.open.warring_states(self.board, war.spot);
        let shared = realms.iter().collect::<Joined>().shared;
        let is_winner = |realm: &&Realm| realm.name() == Some(winner.name);
        let won = realms.iter().find(is_winner).copied().unwrap_or_default();
        for lost in realms.iter().filter(|realm| !is_winner(realm)) {
            self.return_losers(lost, &won, shared);
            self.remove_losers_red(lost);
        }
        // YY-7.7: what was committed to the winner counts against the strongest loser.
        let owed = war.sides().iter().filter(|side| side.name != winner.name).map(Side::strength).max().unwrap_or(0);
        let left = owed.saturating_sub(winner.committed);
        let red = won.members & self.position.open.tiles(Colour::Red);
        if left > 0 { Next::Wait(Stage::WarLoss { left, red }) } else { Next::ActionOver }
    }

    /// YY-7.6: conflicted leaders of a losing state go home and give points to the winning leaders.
    fn return_losers(&mut self, lost: &Realm, won: &Realm, shared: Colours) {
        for colour in shared.iter() {
            let open = &self.position.open;
            let Some((loser, spot)) = open.leader_owner(&lost.members, colour) else { continue };
            let gains = open.leader_owner(&won.members, colour);
            self.return_leader(loser, colour, spot, Return::LostWar);
            if let Some((winner, _)) = gains {
                self.score(winner, colour, 1, Reason::War);
            }
        }
    }

    fn remove_losers_red(&mut self, lost: &Realm) {
        for spot in (lost.members & self.position.open.tiles(Colour::Red)).iter() {
            self.events.tell(Event::LoserTileRemoved { space: self.board.space(spot) });
            self.remove_tile(spot, Colour::Red);
        }
    }

    pub(crate) fn lose_tile(&mut self, left: u8, red: Spots, space: Space) -> Result<Next, Rule> {
        let seat = self.active();
        let spot = self.sight(seat).winners_tile(red, space)?;
        self.events.tell(Event::WinnerTileRemoved { seat, space });
        self.remove_tile(spot, Colour::Red);
        match left - 1 {
            0 => Ok(Next::ActionOver),
            left => Ok(Next::Wait(Stage::WarLoss { left, red: red.without(spot) })),
        }
    }

    fn strengths(&self, war: &War) -> Strengths {
        Strengths::new(war.sides().iter().map(|side| (self.board.space(side.name), side.strength())))
    }
}
