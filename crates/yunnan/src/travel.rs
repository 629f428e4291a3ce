//! Travel: journeys, pushing, and traders that lose their route (YN-6.1, YN-6.4 to YN-6.7).

use kernel::Seat;

use crate::event::Event;
use crate::province::{Province, Provinces};
use crate::round::{Next, Play, Witness};
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::{Stage, Travel};

impl Sight<'_> {
    /// What the seat can still do in its travel phase; before and after it, what it could do in a whole one.
    #[inline]
    pub(crate) fn travel(&self) -> Travel {
        match self.position.stage {
            Stage::Travel { seat, travel } if seat == self.seat => travel,
            _ => Travel { crossings: self.board.crossings(self.own().customs), fresh: self.own().traders },
        }
    }

    /// YN-6.4, YN-6.5: whether a trader of the seat may make this journey, and how many crossings it takes.
    pub(crate) fn check_journey(&self, from: Province, to: Province, push: Option<Seat>) -> Result<u8, Rule> {
        let (player, travel) = (self.own(), self.travel());
        if player.traders[from] == 0 {
            return Err(Rule::NobodyTravels(from));
        }
        if travel.fresh[from] == 0 {
            return Err(Rule::AlreadyTravelled(from));
        }
        if from == to {
            return Err(Rule::GoesNowhere);
        }
        self.check_access(to)?;
        let needed = self.board.routes(player.bridges).distance(from, to);
        if needed > travel.crossings {
            return Err(Rule::TooFewCrossings { needed, left: travel.crossings });
        }
        push.map_or(Ok(()), |pushed| self.check_push(to, pushed))?;
        Ok(needed)
    }

    /// YN-6.5: whether the seat may push a trader of that one at the end of a journey.
    fn check_push(&self, province: Province, pushed: Seat) -> Result<(), Rule> {
        if province == Province::Puer {
            return Err(Rule::PushInPuer);
        }
        if pushed == self.seat {
            return Err(Rule::PushesOwn);
        }
        if pushed.index() >= self.position.order.len() || self.position.player(pushed).traders[province] == 0 {
            return Err(Rule::NobodyToPush(province));
        }
        let (theirs, own) = (self.position.player(pushed).influence, self.own().influence);
        if theirs >= own {
            return Err(Rule::NotLowerInfluence { theirs, own });
        }
        Ok(())
    }

    /// Where a trader that stands here and has not travelled may go.
    #[inline]
    pub(crate) fn destinations(&self, travel: &Travel, from: Province) -> Provinces {
        let player = self.own();
        let reach = self.board.routes(player.bridges).reach(from, travel.crossings);
        reach & player.access() & !Provinces::only(from)
    }
}

impl<S: Witness> Play<'_, S> {
    /// YN-6.1: the markers slide and so turn the order around.
    pub(crate) fn begin_travel(&mut self) -> Next {
        self.position.order = self.position.order.reversed();
        self.tell(Event::TravelOrder { order: self.position.order });
        Next::Travel { seat: Some(self.position.order.first()) }
    }

    pub(crate) fn ask_traveller(&mut self, seat: Option<Seat>) -> Next {
        let Some(seat) = seat else { return Next::Inspector };
        let player = self.position.player(seat);
        self.travel_on(seat, Travel { crossings: self.board.crossings(player.customs), fresh: player.traders })
    }

    /// YN-6.4
    pub(crate) fn travel(
        &mut self,
        seat: Seat,
        mut travel: Travel,
        (from, to): (Province, Province),
        push: Option<Seat>,
    ) -> Result<Next, Rule> {
        let crossings = self.sight(seat).check_journey(from, to, push)?;
        travel.crossings -= crossings;
        travel.fresh[from] -= 1;
        let traders = &mut self.position.player_mut(seat).traders;
        traders[from] -= 1;
        traders[to] += 1;
        self.tell(Event::Travelled { seat, from, to, crossings, left: travel.crossings });
        if let (Some(pushed), Some(back)) = (push, to.towards_puer()) {
            // YN-6.5
            let traders = &mut self.position.player_mut(pushed).traders;
            traders[to] -= 1;
            traders[back] += 1;
            self.tell(Event::Pushed { seat: pushed, by: seat, from: to, to: back });
        }
        Ok(self.travel_on(seat, travel))
    }

    /// YN-6.7
    pub(crate) fn end_travel(&mut self, seat: Seat) -> Next {
        self.tell(Event::TravelEnded { seat });
        for from in self.position.player(seat).cut_off(self.board).iter() {
            let player = self.position.player_mut(seat);
            let traders = player.traders[from];
            player.send_home(from, traders);
            self.tell(Event::SentHome { seat, from, traders });
        }
        Next::Travel { seat: self.position.order.after(seat) }
    }
}
