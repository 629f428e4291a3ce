//! Presents: one for every trader while they last, the influential first (YN-8).

use crate::event::Event;
use crate::order::SEATS;
use crate::player::LEVELS;
use crate::province::Province;
use crate::round::{Next, Play, Witness};

impl<S: Witness> Play<'_, S> {
    pub(crate) fn give_presents(&mut self) -> Next {
        for province in Province::ALL {
            if self.position.presents[province.index()] > 0 {
                for influence in (0..LEVELS as u8).rev() {
                    self.give_presents_to(province, influence);
                }
            }
        }
        Next::Income
    }

    /// Gives presents to the players of one influence.
    fn give_presents_to(&mut self, province: Province, influence: u8) {
        let order = self.position.order;
        let traders_of = |position: &crate::Position, seat: kernel::Seat| {
            let player = position.player(seat);
            if player.influence == influence { player.traders[province] } else { 0 }
        };
        let traders: u8 = order.iter().map(|seat| traders_of(self.position, seat)).sum();
        if traders == 0 {
            return;
        }
        let mut left = self.position.presents[province.index()];
        let mut given = [0u8; SEATS];
        // YN-8.2: one each in travel order, again and again. Where there are enough, that gives everybody one per
        // trader (YN-8.1).
        let shared = traders > left;
        let mut to_give = traders.min(left);
        while to_give > 0 {
            for seat in order.iter() {
                let given = &mut given[seat.index()];
                if to_give > 0 && *given < traders_of(self.position, seat) {
                    *given += 1;
                    to_give -= 1;
                }
            }
        }
        for seat in order.iter() {
            let presents = given[seat.index()];
            if presents > 0 {
                left -= presents;
                let player = self.position.player_mut(seat);
                player.presents = player.presents.saturating_add(u16::from(presents));
                self.position.presents[province.index()] = left;
                self.tell(Event::PresentsGiven { seat, province, presents, left, shared });
            }
        }
    }
}
