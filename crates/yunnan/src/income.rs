//! Tea income and the order that follows from it (YN-9).

use std::cmp::Reverse;

use kernel::Seat;

use crate::board::Board;
use crate::event::Event;
use crate::order::SEATS;
use crate::position::Position;
use crate::province::Province;
use crate::round::{Next, Play, Witness};

impl<S: Witness> Play<'_, S> {
    pub(crate) fn determine_income(&mut self) -> Next {
        let mut incomes = [0; SEATS];
        let old = self.position.order;
        for seat in old.iter() {
            let position = &*self.position;
            let income = position.earn(self.board, seat, |event| self.events.sees(event, position));
            incomes[seat.index()] = income;
            self.tell(Event::Income { seat, income });
        }
        // YN-9.2: of equals, the later in the old order lies on top.
        let key = |seat: &Seat| (Reverse(incomes[seat.index()]), Reverse(old.place(*seat)));
        kernel::sort_few(self.position.order.seats_mut(), |one, other| key(one) < key(other));
        self.tell(Event::NewOrder { order: self.position.order });
        Next::Conversion { seat: Some(self.position.order.first()), incomes }
    }
}

impl Position {
    /// What a seat's traders and posts would earn as they stand (YN-9.1).
    pub fn income(&self, board: &Board, seat: Seat) -> u32 {
        self.earn(board, seat, |_| ())
    }

    /// What they would earn if the seat ended its travel phase now: traders that are cut off go to Pu'er first (YN-6.7).
    pub fn income_when_done(&self, board: &Board, seat: Seat) -> u32 {
        let mut done = *self;
        let player = done.player_mut(seat);
        for from in player.cut_off(board).iter() {
            player.send_home(from, player.traders[from]);
        }
        done.income(board, seat)
    }

    /// The same without one trader that was recalled from a province (YN-3.1); `None` if there is none to recall.
    pub fn income_without(&self, board: &Board, seat: Seat, from: Province) -> Option<u32> {
        let mut without = *self;
        let player = without.player_mut(seat);
        if !player.recallable().has(from) {
            return None;
        }
        player.traders[from] -= 1;
        Some(without.income_when_done(board, seat))
    }

    /// YN-9.1
    fn earn(&self, board: &Board, seat: Seat, mut tell: impl FnMut(Event)) -> u32 {
        let player = self.player(seat);
        let (held, routes) = (player.held(), board.routes(player.bridges));
        let connected = routes.connected(held);
        let mut income = 0;
        for province in held.iter() {
            let earns = board.income(province);
            let traders = player.traders[province];
            if traders > 0 {
                // A connected route misses nothing.
                let missing = routes.missing(held, province);
                let deduction = u32::from(missing) * board.missing_link_cost();
                let each = earns.saturating_sub(deduction);
                income += u32::from(traders) * each;
                tell(Event::TradersEarned { seat, province, traders, income: earns, missing, deduction, each });
            }
            let posts = player.posts[province];
            if posts > 0 {
                let connected = connected.has(province);
                let each = if connected { earns } else { 0 };
                income += u32::from(posts) * each;
                tell(Event::PostsEarned { seat, province, posts, each, connected });
            }
        }
        income
    }
}
