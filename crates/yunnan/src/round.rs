//! The round: one phase after another until the game waits for somebody, and its end (YN-2, YN-11).

use kernel::{Refused, Seat, Sink};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::order::{SEATS, Seats};
use crate::position::Position;
use crate::province::Province;
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::{Decision, Stage, Travel};

/// What comes next, until the game waits again.
#[derive(Clone, Copy)]
pub(crate) enum Next {
    /// The game waits here.
    Wait(Stage),
    /// YN-3.1: the next bidder after this one.
    Bidder { after: Seat, passed: Seats },
    /// YN-4
    Bank,
    /// YN-5
    Progress,
    /// YN-5.1: those who are still to take something from the yard.
    Yard { waiting: Seats },
    /// YN-6: this seat's turn, or the end of the phase.
    Travel { seat: Option<Seat> },
    /// YN-7
    Inspector,
    /// YN-8
    Presents,
    /// YN-9
    Income,
    /// YN-10: this seat's turn, or the end of the phase.
    Conversion { seat: Option<Seat>, incomes: [u32; SEATS] },
    /// YN-11
    RoundOver,
}

/// A position being played on: the board it stands on and who hears what happens.
pub(crate) struct Play<'a, S> {
    pub(crate) board: &'a Board,
    pub(crate) position: &'a mut Position,
    pub(crate) events: &'a mut S,
}

/// Whoever hears of what happens, and may look at the board at that moment.
pub(crate) trait Witness {
    /// This has just happened.
    fn sees(&mut self, event: Event, position: &Position);
}

impl<S: Sink<Event>> Witness for S {
    #[inline]
    fn sees(&mut self, event: Event, _: &Position) {
        self.tell(event);
    }
}

/// The board after each event.
struct Moments(Vec<Position>);

impl Witness for Moments {
    fn sees(&mut self, _: Event, position: &Position) {
        self.0.push(*position);
    }
}

impl Position {
    /// How pieces and tracks are after each event that an answer brings about. The game doesn't wait in any of these
    /// positions, which are only to be looked at; none for an answer that is refused.
    pub fn moments(&self, board: &Board, action: Action) -> Vec<Self> {
        let (mut position, mut moments) = (*self, Moments(Vec::new()));
        // Nothing happens if it is refused.
        let _ = Play { board, position: &mut position, events: &mut moments }.answer(action);
        moments.0
    }
}

impl<S: Witness> Play<'_, S> {
    /// Answers the decision at hand and goes on until the game waits again.
    pub(crate) fn answer(mut self, action: Action) -> Result<(), Refused<Decision, Rule>> {
        let mut next = self.carry_out(action)?;
        while let Some(on) = self.go_on(next) {
            next = on;
        }
        Ok(())
    }

    /// Something has just happened.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.sees(event, self.position);
    }

    /// One phase; nothing comes next where the game waits.
    #[inline]
    fn go_on(&mut self, next: Next) -> Option<Next> {
        Some(match next {
            Next::Wait(stage) => {
                self.position.stage = stage;
                return None;
            }
            Next::Bidder { after, passed } => self.next_bidder(after, passed),
            Next::Bank => self.pay_bankers(),
            Next::Progress => self.make_progress(),
            Next::Yard { waiting } => self.ask_yard(waiting),
            Next::Travel { seat } => self.ask_traveller(seat),
            Next::Inspector => self.inspect(),
            Next::Presents => self.give_presents(),
            Next::Income => self.determine_income(),
            Next::Conversion { seat, incomes } => self.ask_conversion(seat, incomes),
            Next::RoundOver => self.end_round(),
        })
    }

    fn carry_out(&mut self, action: Action) -> Result<Next, Refused<Decision, Rule>> {
        use {Action as A, Stage as S};
        let stage = self.position.stage;
        let next = match (stage, action) {
            (S::Auction { seat, passed }, A::Bid { building, yuan, from }) => {
                self.bid(seat, passed, (building, yuan), from)
            }
            (S::Auction { seat, passed }, A::Bank { bank, from }) => self.take_bank(seat, passed, bank, from),
            (S::Auction { seat, passed }, A::Market { from }) => self.send_to_market(seat, passed, from),
            (S::Auction { seat, passed }, A::Pass) => Ok(self.pass(seat, passed)),
            (S::Yard { seat, waiting }, A::Take { kind }) => self.take(seat, waiting, kind),
            (S::Teahouse { seat, waiting }, A::Open { province }) => self.open(seat, waiting, province),
            (S::Teahouse { seat, waiting }, A::Keep) => Ok(self.keep(seat, waiting)),
            (S::Travel { seat, travel }, A::Travel { from, to, push }) => self.travel(seat, travel, (from, to), push),
            (S::Travel { seat, travel }, A::Post { province }) => self.build_post(seat, travel, province),
            (S::Travel { seat, travel }, A::Bridge { near, far }) => self.build_bridge(seat, travel, near, far),
            (S::Travel { seat, travel }, A::Teahouse { province }) => self.build_teahouse(seat, travel, province),
            (S::Travel { seat, .. }, A::Done) => Ok(self.end_travel(seat)),
            (S::Conversion { seat, incomes }, A::Convert { points }) => self.convert(seat, incomes, points),
            // What doesn't answer the decision is refused by the same question that everybody may ask before.
            _ => return Err(self.sight(Seat::new(0)).check(action).err().unwrap_or(Refused::Over)),
        };
        next.map_err(Refused::Rule)
    }

    /// The position as a seat sees it.
    #[inline]
    pub(crate) fn sight(&self, seat: Seat) -> Sight<'_> {
        self.position.sight(self.board, seat)
    }

    /// The seat's travel phase goes on.
    pub(crate) fn travel_on(&self, seat: Seat, travel: Travel) -> Next {
        Next::Wait(Stage::Travel { seat, travel })
    }

    /// YN-11.1, unless the game is over.
    fn end_round(&mut self) -> Next {
        if let Some(why) = self.position.end(self.board) {
            return self.end_game(why);
        }
        let order = self.position.order;
        for seat in order.iter() {
            let player = self.position.player_mut(seat);
            let traders = std::mem::take(&mut player.traders[Province::Puer]);
            player.supply += traders;
            if traders > 0 {
                self.tell(Event::MarketLeft { seat, traders });
            }
        }
        let order = order.reversed();
        self.position.order = order;
        self.position.round += 1;
        self.tell(Event::RoundBegan { round: self.position.round, order });
        Next::Wait(Stage::Auction { seat: order.first(), passed: Seats::NONE })
    }
}
