//! Peasants' riots (YY-8).

use kernel::Sink;

use crate::action::Payment;
use crate::event::Event;
use crate::rule::Rule;
use crate::sight::{Lack, Sight};
use crate::space::{Space, Spot};
use crate::tiles::Colour;
use crate::turn::{Next, Play};

impl Sight<'_> {
    /// The tile that a riot would remove, or why there can't be one.
    pub(crate) fn riot_target(&self, payment: Payment, space: Space) -> Result<(Spot, Colour), Rule> {
        self.payment(payment, Colour::Blue).map_err(|lack| match lack {
            Lack::Tiles => Rule::TooFewBlue,
            Lack::Leader => Rule::BlueLeaderOnBoard,
        })?;
        let spot = self.spot(space)?;
        let colour = self.open.tile(spot).ok_or(Rule::NoTileThere)?;
        Ok((spot, colour))
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn riot(&mut self, payment: Payment, space: Space) -> Result<Next, Rule> {
        let seat = self.active();
        let (spot, colour) = self.sight(seat).riot_target(payment, space)?;
        self.use_action();
        self.position.pay(seat, Colour::Blue, payment.tiles());
        self.events.tell(Event::Riot { seat, payment, colour, space });
        self.remove_tile(spot, colour);
        if colour == Colour::Black {
            self.return_leaders_beside(spot);
        }
        Ok(Next::ActionOver)
    }
}
