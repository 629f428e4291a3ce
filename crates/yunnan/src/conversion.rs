//! Conversion of income into victory points and Yuan (YN-10).

use kernel::Seat;

use crate::event::Event;
use crate::order::SEATS;
use crate::round::{Next, Play, Witness};
use crate::rule::Rule;
use crate::stage::Stage;

/// YN-10.1: whether so much of an income can become points.
pub(crate) fn check(income: u32, points: u32) -> Result<(), Rule> {
    if points <= income { Ok(()) } else { Err(Rule::MoreThanIncome { income }) }
}

impl<S: Witness> Play<'_, S> {
    /// The next in the new travel order, from this seat on, who has an income to convert.
    pub(crate) fn ask_conversion(&mut self, seat: Option<Seat>, incomes: [u32; SEATS]) -> Next {
        let Some(seat) = seat else { return Next::RoundOver };
        if incomes[seat.index()] == 0 {
            return Next::Conversion { seat: self.position.order.after(seat), incomes };
        }
        Next::Wait(Stage::Conversion { seat, incomes })
    }

    pub(crate) fn convert(&mut self, seat: Seat, incomes: [u32; SEATS], points: u32) -> Result<Next, Rule> {
        check(incomes[seat.index()], points)?;
        let yuan = incomes[seat.index()] - points;
        let player = self.position.player_mut(seat);
        player.points += i64::from(points);
        player.yuan = player.yuan.saturating_add(yuan);
        self.tell(Event::Converted { seat, points, yuan });
        Ok(Next::Conversion { seat: self.position.order.after(seat), incomes })
    }
}
