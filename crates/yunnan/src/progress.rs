//! The progress buildings: everybody pays and gains (YN-5).

use kernel::Seat;

use crate::bids::Bids;
use crate::building::{Building, Construction};
use crate::event::Event;
use crate::order::Seats;
use crate::province::Province;
use crate::round::{Next, Play, Witness};
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::Stage;

impl Sight<'_> {
    /// YN-5.1: whether the yard can give this.
    pub(crate) fn check_take(&self, kind: Construction) -> Result<(), Rule> {
        if self.own().reserve_stock.of(kind) > 0 { Ok(()) } else { Err(Rule::NotInReserve(kind)) }
    }
}

impl<S: Witness> Play<'_, S> {
    /// YN-5.1 up to the yard.
    pub(crate) fn make_progress(&mut self) -> Next {
        let order = self.position.order;
        order.iter().for_each(|seat| self.pay_bids(seat));
        for building in Building::ALL {
            for seat in order.iter() {
                if self.position.player(seat).bids.in_building(building) != 0 {
                    self.gain(seat, building);
                }
            }
        }
        let mut waiting = Seats::NONE;
        for seat in order.iter() {
            let player = self.position.player_mut(seat);
            let bids = std::mem::replace(&mut player.bids, Bids::NONE);
            player.supply += bids.len() as u8;
            if bids.in_building(Building::Yard) != 0 {
                waiting.insert(seat);
            }
        }
        Next::Yard { waiting }
    }

    /// A player pays for every bid, as far as there is money (YN-5.2).
    fn pay_bids(&mut self, seat: Seat) {
        let mut missing = 0;
        for space in self.position.player(seat).bids.iter() {
            let bid = self.board.bid(space.number);
            let player = self.position.player_mut(seat);
            let paid = bid.min(player.yuan);
            player.yuan -= paid;
            missing += bid - paid;
            self.tell(Event::BidPaid { seat, building: space.building, bid, paid });
        }
        if missing > 0 {
            let per_yuan = self.board.penalty(self.position.round);
            let points = missing * per_yuan;
            self.position.player_mut(seat).points -= i64::from(points);
            self.tell(Event::Penalty { seat, missing, per_yuan, points });
        }
    }

    /// What a building does at once; the yard asks later.
    fn gain(&mut self, seat: Seat, building: Building) {
        let player = self.position.player_mut(seat);
        match building {
            Building::School => {
                player.reserve -= 1;
                player.traders[Province::Puer] += 1;
                self.tell(Event::TraderTrained { seat });
            }
            Building::Customs => {
                player.customs += 1;
                let level = player.customs;
                self.tell(Event::CustomsRaised { seat, level, crossings: self.board.crossings(level) });
            }
            Building::Horse => {
                player.horse = player.horse.onwards().unwrap_or(Province::LAST);
                let to = player.horse;
                self.tell(Event::HorseMoved { seat, to });
            }
            Building::Dragon => {
                player.influence += 1;
                let level = player.influence;
                self.tell(Event::InfluenceRaised { seat, level });
            }
            Building::Yard => {}
        }
    }

    /// YN-5.1: the next in auction order who has a choice in the yard.
    pub(crate) fn ask_yard(&mut self, mut waiting: Seats) -> Next {
        let Some(seat) = self.position.order.iter().find(|seat| waiting.has(*seat)) else {
            return self.begin_travel();
        };
        waiting.remove(seat);
        let mut kinds = self.position.player(seat).reserve_stock.kinds();
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => Next::Wait(Stage::Yard { seat, waiting }),
            (Some(only), None) => self.hand_out(seat, waiting, only, true),
            // Nobody bids without anything in reserve (YN-3.5).
            (None, _) => Next::Yard { waiting },
        }
    }

    pub(crate) fn take(&mut self, seat: Seat, waiting: Seats, kind: Construction) -> Result<Next, Rule> {
        self.sight(seat).check_take(kind)?;
        Ok(self.hand_out(seat, waiting, kind, false))
    }

    fn hand_out(&mut self, seat: Seat, waiting: Seats, kind: Construction, only: bool) -> Next {
        let player = self.position.player_mut(seat);
        player.reserve_stock.take(kind);
        player.stock.add(kind);
        self.tell(Event::ConstructionTaken { seat, kind, only });
        // YN-5.3: not asked where no space is free.
        if kind == Construction::Teahouse && !self.sight(seat).free_teahouse_spaces().is_empty() {
            return Next::Wait(Stage::Teahouse { seat, waiting });
        }
        Next::Yard { waiting }
    }

    /// YN-5.3
    pub(crate) fn open(&mut self, seat: Seat, waiting: Seats, province: Province) -> Result<Next, Rule> {
        self.sight(seat).check_teahouse_space(province)?;
        self.place_teahouse(seat, province, true);
        Ok(Next::Yard { waiting })
    }

    /// YN-5.3
    pub(crate) fn keep(&mut self, seat: Seat, waiting: Seats) -> Next {
        self.tell(Event::TeahouseKept { seat });
        Next::Yard { waiting }
    }
}
