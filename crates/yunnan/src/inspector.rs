//! The province inspector: where most tea is earned, somebody earns too much (YN-7).

use kernel::Seat;

use crate::board::Board;
use crate::event::{Event, Verdict};
use crate::player::{Player, TOP_LEVEL};
use crate::position::Position;
use crate::province::{Province, Provinces};
use crate::round::{Next, Play, Witness};

impl<S: Witness> Play<'_, S> {
    pub(crate) fn inspect(&mut self) -> Next {
        match self.position.inspected(self.board) {
            None => self.tell(Event::InspectorStayedAway),
            Some((province, incomes)) => {
                self.tell(Event::InspectorCame { province, incomes });
                self.banish(province);
            }
        }
        Next::Presents
    }

    /// YN-7.2
    fn banish(&mut self, province: Province) {
        let banished = self.position.banished(province);
        let order = self.position.order;
        for seat in order.iter() {
            let player = self.position.player(seat);
            if player.traders[province] > 0 {
                let (influence, verdict) = (player.influence, self.position.verdict(province, seat, banished));
                if banished == Some(seat) {
                    self.position.player_mut(seat).send_home(province, 1);
                }
                self.tell(Event::Inspected { seat, province, influence, verdict });
            }
        }
        if banished.is_none() {
            self.tell(Event::NobodyBanished { province });
        }
    }
}

impl Player {
    /// YN-7.2: what keeps the inspector from banishing a trader of this player.
    fn protection(&self, province: Province) -> Option<Verdict> {
        if self.influence == TOP_LEVEL {
            Some(Verdict::TopInfluence)
        } else if self.teahouses.has(province) {
            Some(Verdict::Teahouse)
        } else {
            None
        }
    }
}

impl Position {
    /// YN-7.1: where the inspector goes now, with the tea income of every province; nowhere if there is none.
    pub fn inspected(&self, board: &Board) -> Option<(Province, [u32; Province::COUNT])> {
        let mut pieces = [0u32; Province::COUNT];
        for (_, player) in self.by_seat() {
            let connected = player.connected(board);
            for province in player.traders.places().iter() {
                pieces[province.index()] += u32::from(player.traders[province]);
            }
            for province in (player.posts.places() & connected).iter() {
                pieces[province.index()] += u32::from(player.posts[province]);
            }
        }
        let incomes = Province::ALL.map(|province| pieces[province.index()] * board.income(province));
        // Of equals the last, which is the farthest from Pu'er.
        let most = Provinces::BEYOND_PUER.iter().max_by_key(|province| incomes[province.index()])?;
        (incomes[most.index()] > 0).then_some((most, incomes))
    }

    /// YN-7.2: whose trader the inspector banishes from there: of those without protection the most influential, of
    /// equals the earliest in travel order.
    pub fn banished(&self, province: Province) -> Option<Seat> {
        let touchable = |seat: &Seat| {
            let player = self.player(*seat);
            player.traders[province] > 0 && player.protection(province).is_none()
        };
        // Of equals the last, which is the earliest since the order is walked backwards.
        self.travel_order().iter().rev().filter(touchable).max_by_key(|seat| self.player(*seat).influence)
    }

    fn verdict(&self, province: Province, seat: Seat, banished: Option<Seat>) -> Verdict {
        let player = self.player(seat);
        match (player.protection(province), banished) {
            (Some(protection), _) => protection,
            (None, Some(banished)) if seat != banished => {
                let equals = player.influence == self.player(banished).influence;
                if equals { Verdict::LaterInOrder } else { Verdict::LessInfluence }
            }
            (None, _) => Verdict::Banished,
        }
    }
}
