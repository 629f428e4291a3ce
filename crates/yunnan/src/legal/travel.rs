//! The legal actions of the travel phase: journeys with and without a push, what can be built, and to be done.

use kernel::Seat;

use crate::action::Action;
use crate::board::Sites;
use crate::building::Construction;
use crate::order::Seats;
use crate::province::{Province, Provinces};
use crate::sight::Sight;
use crate::stage::Travel;

/// The actions of the travel phase.
pub(crate) struct Journeys<'a> {
    sight: Sight<'a>,
    travel: Travel,
    /// By province: whose traders could be pushed there.
    pushable: [Seats; Province::COUNT],
    posts: Provinces,
    bridges: Sites,
    teahouses: Provinces,
}

impl<'a> Journeys<'a> {
    #[inline]
    pub(super) fn new(sight: Sight<'a>) -> Self {
        let player = sight.own();
        let mut pushable = [Seats::NONE; Province::COUNT];
        for seat in Seat::all(sight.position.order.len()) {
            let other = sight.position.player(seat);
            if other.influence < player.influence {
                for province in other.recallable().iter() {
                    pushable[province.index()].insert(seat);
                }
            }
        }
        let stock = player.stock;
        let if_any = |kind, provinces| if stock.of(kind) > 0 { provinces } else { Provinces::NONE };
        let mut bridges = Sites::NONE;
        if stock.of(Construction::Bridge) > 0 {
            for (number, site) in sight.board.sites().iter().enumerate() {
                if site.far <= player.horse && !player.bridges.has(number) {
                    bridges.insert(number);
                }
            }
        }
        Self {
            sight,
            travel: sight.travel(),
            pushable,
            posts: if_any(Construction::Post, player.access()),
            bridges,
            teahouses: if_any(Construction::Teahouse, sight.free_teahouse_spaces()),
        }
    }

    /// The ways that traders can go: from where, and to where.
    #[inline]
    fn ways(&self) -> impl Iterator<Item = (Province, Provinces)> + '_ {
        self.travel.fresh.places().iter().map(|from| (from, self.sight.destinations(&self.travel, from)))
    }

    #[inline]
    fn buildings(&self) -> usize {
        self.posts.len() + self.bridges.len() + self.teahouses.len()
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        let to_one = |to: Province| 1 + self.pushable[to.index()].len();
        let journeys: usize = self.ways().map(|(_, to)| to.iter().map(to_one).sum::<usize>()).sum();
        journeys + self.buildings() + 1
    }

    #[inline]
    pub(super) fn nth(&self, mut n: usize) -> Option<Action> {
        for (from, destinations) in self.ways() {
            for to in destinations.iter() {
                let pushable = self.pushable[to.index()];
                if n <= pushable.len() {
                    let push = n.checked_sub(1).and_then(|pushed| pushable.iter().nth(pushed));
                    return Some(Action::Travel { from, to, push });
                }
                n -= 1 + pushable.len();
            }
        }
        if let Some(province) = self.posts.nth(n) {
            return Some(Action::Post { province });
        }
        n -= self.posts.len();
        if let Some(number) = self.bridges.iter().nth(n) {
            return Some(self.bridge(number));
        }
        n -= self.bridges.len();
        if let Some(province) = self.teahouses.nth(n) {
            return Some(Action::Teahouse { province });
        }
        (n == self.teahouses.len()).then_some(Action::Done)
    }

    pub(super) fn for_each(&self, mut take: impl FnMut(Action)) {
        for (from, destinations) in self.ways() {
            for to in destinations.iter() {
                take(Action::Travel { from, to, push: None });
                for seat in self.pushable[to.index()].iter() {
                    take(Action::Travel { from, to, push: Some(seat) });
                }
            }
        }
        self.posts.iter().for_each(|province| take(Action::Post { province }));
        self.bridges.iter().for_each(|number| take(self.bridge(number)));
        self.teahouses.iter().for_each(|province| take(Action::Teahouse { province }));
        take(Action::Done);
    }

    #[inline]
    fn bridge(&self, number: usize) -> Action {
        let site = self.sight.board.sites()[number];
        Action::Bridge { near: site.near, far: site.far }
    }
}
