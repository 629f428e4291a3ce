//! The province inspector: where most tea is earned, somebody earns too much (YN-7).

use kernel::{Seat, Sink};

use crate::event::{Event, Verdict};
use crate::player::TOP_LEVEL;
use crate::province::{Province, Provinces};
use crate::round::{Next, Play};

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn inspect(&mut self) -> Next {
        match self.position.inspected(self.board) {
            None => self.events.tell(Event::InspectorStayedAway),
            Some((province, incomes)) => {
                self.events.tell(Event::InspectorCame { province, incomes });
                self.banish(province);
            }
        }
        Next::Presents
    }

    /// YN-7.2
    fn banish(&mut self, province: Province) {
        let verdicts = self.position.verdicts(province);
        let mut banished = None;
        for seat in self.position.order.iter() {
            if let Some(verdict) = verdicts[seat.index()] {
                let influence = self.position.player(seat).influence;
                self.events.tell(Event::Inspected { seat, province, influence, verdict });
                if verdict == Verdict::Banished {
                    banished = Some(seat);
                }
            }
        }
        match banished {
            Some(seat) => self.position.player_mut(seat).send_home(province, 1),
            None => self.events.tell(Event::NobodyBanished { province }),
        }
    }
}

impl crate::Position {
    /// YN-7.1: where the inspector goes now, with the tea income of every province; nowhere if there is none.
    pub fn inspected(&self, board: &crate::Board) -> Option<(Province, [u32; Province::COUNT])> {
        let mut pieces = [0u32; Province::COUNT];
        for (_, player) in self.players() {
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

    /// YN-7.2: what the inspector thinks of each seat with a trader there.
    pub(crate) fn verdicts(&self, province: Province) -> [Option<Verdict>; crate::order::SEATS] {
        let mut verdicts = [None; crate::order::SEATS];
        let mut chosen: Option<Seat> = None;
        for seat in self.order.iter() {
            let player = self.player(seat);
            if player.traders[province] == 0 {
                continue;
            }
            let (verdict, displaced) = if player.influence == TOP_LEVEL {
                (Verdict::TopInfluence, None)
            } else if player.teahouses.has(province) {
                (Verdict::Teahouse, None)
            } else {
                match chosen.map(|chosen| player.influence.cmp(&self.player(chosen).influence)) {
                    None | Some(std::cmp::Ordering::Greater) => (Verdict::Banished, chosen.replace(seat)),
                    Some(std::cmp::Ordering::Equal) => (Verdict::LaterInOrder, None),
                    Some(std::cmp::Ordering::Less) => (Verdict::LessInfluence, None),
                }
            };
            verdicts[seat.index()] = Some(verdict);
            if let Some(displaced) = displaced {
                // Whoever was chosen, or tied with the chosen one, is less influential than the new one.
                for verdict in verdicts.iter_mut().flatten() {
                    if *verdict == Verdict::LaterInOrder {
                        *verdict = Verdict::LessInfluence;
                    }
                }
                verdicts[displaced.index()] = Some(Verdict::LessInfluence);
            }
        }
        verdicts
    }
}
