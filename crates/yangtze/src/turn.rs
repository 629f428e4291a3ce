//! The turn: actions one after another, its end, and the end of the game (YY-3, YY-10, YY-11, YY-12).

use kernel::{Refused, Seat, Sink};

use crate::action::Action;
use crate::board::Board;
use crate::event::{End, Event, Offer, Reason};
use crate::position::{FULL, Position};
use crate::realm::linked;
use crate::rule::Rule;
use crate::sight::Sight;
use crate::space::Spot;
use crate::stage::{Commitment, Decision, Revolt, Stage, War};
use crate::tiles::{Colour, Tiles};

/// What comes next, until the game waits again.
pub(crate) enum Next {
    /// The game waits here.
    Wait(Stage),
    /// YY-5.4, after a green tile.
    Market { spot: Spot, war: bool },
    /// YY-5.5
    Pagoda { spot: Spot },
    /// YY-5.6
    Chain { spot: Spot },
    /// YY-6.3
    Defence { revolt: Revolt, attack: Commitment },
    /// YY-7
    War { spot: Spot },
    /// YY-7.4: the turn to support has come to this seat.
    Support { war: War, seat: Seat },
    /// YY-3.1
    ActionOver,
    /// YY-11
    TurnOver,
    /// YY-12
    GameOver(End),
}

/// A position being played on: the board it stands on and who hears what happens.
pub(crate) struct Play<'a, S> {
    pub(crate) board: &'a Board,
    pub(crate) position: &'a mut Position,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Answers the decision at hand and goes on until the game waits again.
    pub(crate) fn answer(mut self, action: Action) -> Result<(), Refused<Decision, Rule>> {
        let mut next = self.carry_out(action)?;
        loop {
            next = match next {
                Next::Wait(stage) => {
                    self.position.open.stage = stage;
                    return Ok(());
                }
                Next::Market { spot, war } => self.offer_market(spot, war),
                Next::Pagoda { spot } => self.offer_pagoda(spot),
                Next::Chain { spot } => self.offer_chain(spot),
                Next::Defence { revolt, attack } => self.ask_defender(revolt, attack),
                Next::War { spot } => self.begin_war(spot),
                Next::Support { war, seat } => self.ask_support(war, seat),
                Next::ActionOver => self.end_action(),
                Next::TurnOver => self.end_turn(),
                Next::GameOver(why) => self.end_game(why),
            };
        }
    }

    fn carry_out(&mut self, action: Action) -> Result<Next, Refused<Decision, Rule>> {
        use {Action as A, Stage as S};
        let stage = self.position.open.stage;
        let next = match (stage, action) {
            (S::Act, A::Tile { colour, space }) => self.place_tile(colour, space),
            (S::Act, A::Leader { colour, space }) => self.position_leader(colour, space),
            (S::Act, A::Withdraw { colour }) => self.withdraw_leader(colour),
            (S::Act, A::Riot { payment, space }) => self.riot(payment, space),
            (S::Act, A::Pagoda { payment, triangle, from }) => self.pagoda_as_action(payment, triangle, from),
            (S::Act, A::Replace { tiles }) => self.replace(tiles),
            (S::Act, A::End) => Ok(self.end_early()),
            (S::Market { spot, war }, A::Take { colour }) => self.take_from_market(spot, war, colour),
            (S::Market { spot, war }, A::Skip) => Ok(self.decline(Offer::Market, after_market(spot, war))),
            (S::Pagoda { spot }, A::Build { triangle, from }) => self.build_pagoda(spot, triangle, from),
            (S::Pagoda { spot }, A::Skip) => Ok(self.decline(Offer::Pagoda, Next::Chain { spot })),
            (S::Chain { spot }, A::Tile { colour, space }) => self.continue_chain(spot, colour, space),
            (S::Chain { .. }, A::Skip) => Ok(self.decline(Offer::Chain, Next::ActionOver)),
            (S::RevoltAttack { revolt }, A::Commit(attack)) => self.attack(revolt, attack),
            (S::RevoltDefence { revolt, attack }, A::Commit(defence)) => self.defend(revolt, attack, defence),
            (S::WarSupport { war, seat }, A::Support { side }) => self.support_war(war, seat, side),
            (S::WarWinner { war }, A::Winner { state }) => self.choose_winner(&war, state),
            (S::WarLoss { left, red }, A::Lose { space }) => self.lose_tile(left, red, space),
            _ => return Err(self.sight(self.active()).not_now()),
        };
        next.map_err(Refused::Rule)
    }

    pub(crate) fn sight(&self, seat: Seat) -> Sight<'_> {
        self.position.sight(self.board, seat)
    }

    pub(crate) fn active(&self) -> Seat {
        self.position.open.active
    }

    /// An action has been chosen (YY-3.1).
    pub(crate) fn use_action(&mut self) {
        self.position.open.actions_left -= 1;
        self.position.open.idle_turns = 0;
    }

    fn decline(&mut self, what: Offer, next: Next) -> Next {
        self.events.tell(Event::Declined { seat: self.active(), what });
        next
    }

    fn end_early(&mut self) -> Next {
        let seat = self.active();
        self.events.tell(Event::EndedEarly { seat });
        let open = &mut self.position.open;
        // Both actions left: a turn without any (YY-12.5).
        if open.actions_left == 2 {
            open.idle_turns += 1;
        }
        open.actions_left = 0;
        Next::TurnOver
    }

    fn end_action(&mut self) -> Next {
        if self.position.open.actions_left > 0 { Next::Wait(Stage::Act) } else { Next::TurnOver }
    }

    /// Discards tiles face down and draws as many (YY-10).
    fn replace(&mut self, tiles: Tiles) -> Result<Next, Rule> {
        let seat = self.active();
        self.sight(seat).replaceable(tiles)?;
        self.use_action();
        let count = tiles.total();
        let Position { open, hidden } = &mut *self.position;
        hidden.hands[seat.index()] -= tiles;
        hidden.discards[seat.index()] += tiles;
        open.hand_sizes[seat.index()] -= count as u8;
        open.discarded[seat.index()] += count as u8;
        // YY-13.1: nobody else can tell any more what of it is still in hand.
        open.known[seat.index()] = Tiles::NONE;
        self.events.tell(Event::Replaced { seat, count, tiles: Some(tiles) });
        if self.draw(seat, count) { Ok(Next::ActionOver) } else { Ok(Next::GameOver(End::BagEmpty)) }
    }

    fn end_turn(&mut self) -> Next {
        self.score_pagodas();
        let players = self.position.open.players();
        if self.position.open.idle_turns as usize >= players {
            return Next::GameOver(End::Standstill);
        }
        let mut seat = self.active();
        for _ in 0..players {
            let missing = FULL.saturating_sub(self.position.open.hand_size(seat));
            if !self.draw(seat, missing) {
                return Next::GameOver(End::BagEmpty);
            }
            seat = seat.next(players);
        }
        if !self.fill_market() {
            return Next::GameOver(End::BagEmpty);
        }
        let open = &mut self.position.open;
        open.active = open.active.next(players);
        open.actions_left = 2;
        self.events.tell(Event::TurnBegan { seat: open.active });
        Next::Wait(Stage::Act)
    }

    /// YY-11.1: a point for each pagoda of a leader's colour in its state.
    fn score_pagodas(&mut self) {
        let seat = self.active();
        for colour in Colour::ALL {
            let open = &self.position.open;
            let Some(spot) = open.leader(seat, colour) else { continue };
            if open.pagodas(colour).next().is_none() {
                continue;
            }
            let (members, _) = linked(self.board, open.occupied(), spot);
            let inside = open.pagodas(colour).filter(|&id| members.has(self.board.triangle(id)[0])).count();
            if inside > 0 {
                self.score(seat, colour, inside as u32, Reason::Pagodas);
            }
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, colour: Colour, points: u32, why: Reason) {
        self.position.open.add_points(seat, colour, points);
        self.events.tell(Event::Points { seat, colour, points, why });
    }

    /// Draws so many tiles into a hand; false if the bag ran out (YY-12.1). What was drawn stays in hand.
    fn draw(&mut self, seat: Seat, count: usize) -> bool {
        let mut drawn = Tiles::NONE;
        let complete = (0..count).all(|_| match self.position.draw_into_hand(seat) {
            Some(colour) => {
                drawn[colour] += 1;
                true
            }
            None => false,
        });
        if !drawn.is_empty() {
            self.events.tell(Event::Drawn { seat, count: drawn.total(), tiles: Some(drawn) });
        }
        complete
    }

    fn fill_market(&mut self) -> bool {
        let missing = FULL.saturating_sub(self.position.open.market.total());
        let mut filled = Tiles::NONE;
        let complete = (0..missing).all(|_| match self.position.draw_into_market() {
            Some(colour) => {
                filled[colour] += 1;
                true
            }
            None => false,
        });
        if !filled.is_empty() {
            self.events.tell(Event::MarketFilled { tiles: filled });
        }
        complete
    }

    fn end_game(&mut self, why: End) -> Next {
        self.position.open.actions_left = 0;
        self.events.tell(Event::GameEnded { why });
        Next::Wait(Stage::Over)
    }
}

/// Where a green tile goes on once the market tile is taken or declined.
pub(crate) fn after_market(spot: Spot, war: bool) -> Next {
    if war { Next::War { spot } } else { Next::Pagoda { spot } }
}

impl Sight<'_> {
    /// YY-10.1
    pub(crate) fn replaceable(&self, tiles: Tiles) -> Result<(), Rule> {
        if tiles.is_empty() {
            Err(Rule::ReplacesNothing)
        } else if !self.hand.contains(tiles) {
            Err(Rule::ReplacesNotInHand)
        } else {
            Ok(())
        }
    }
}

impl Position {
    /// Draws the next tile into a hand; `None` if the bag is empty.
    pub(crate) fn draw_into_hand(&mut self, seat: Seat) -> Option<Colour> {
        let colour = self.draw_one()?;
        self.hidden.hands[seat.index()][colour] += 1;
        self.open.hand_sizes[seat.index()] += 1;
        Some(colour)
    }

    /// Draws the next tile into the market; `None` if the bag is empty.
    pub(crate) fn draw_into_market(&mut self) -> Option<Colour> {
        let colour = self.draw_one()?;
        self.open.market[colour] += 1;
        Some(colour)
    }

    fn draw_one(&mut self) -> Option<Colour> {
        let left = self.open.bag.checked_sub(1)?;
        self.open.bag = left;
        Some(self.hidden.bag[left as usize])
    }

    /// Takes tiles of a colour out of a hand openly: a known one goes first (YY-13.1).
    pub(crate) fn spend(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.hidden.hands[seat.index()][colour] -= count;
        self.open.hand_sizes[seat.index()] -= count;
        let known = &mut self.open.known[seat.index()][colour];
        *known = known.saturating_sub(count);
    }

    /// Takes tiles of a colour out of a hand openly and out of the game.
    pub(crate) fn pay(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.spend(seat, colour, count);
        self.open.gone[colour] += count;
    }
}
