//! The complete set of legal actions of a decision, as bit sets and counts instead of a list.

mod few;
mod leaders;

use std::cell::OnceCell;

use kernel::Dice;

use crate::action::{Action, Payment};
use crate::pagoda::named;
use crate::sight::Sight;
use crate::space::Spots;
use crate::stage::Stage;
use crate::tiles::{Colour, Colours, Tiles};

/// The legal actions of the deciding seat, in a fixed order.
pub struct Legal<'a> {
    sight: Sight<'a>,
    /// At `act` there are hundreds of actions, kept compact. At any other decision there is a handful, counted by
    /// going through them.
    act: Option<Act>,
}

/// What may be done at `act`, each kind by what it takes to count it. What takes long is made when it is asked for.
struct Act {
    /// Colours in hand.
    hand: Colours,
    empty_land: Spots,
    empty_river: Spots,
    /// Where leaders could go if no states stood in the way (YY-4.2).
    beside_black: Spots,
    /// Where each own leader may go.
    leaders: OnceCell<[Spots; 5]>,
    /// Own leaders on the board.
    on_board: Colours,
    /// Ways to pay for a riot and for a pagoda.
    riot: Payments,
    pagoda: Payments,
    /// Free triangles by colour, none if a pagoda can't be paid.
    triangles: [u16; 5],
}

/// The ways a player can pay: two tiles, a tile and the leader, both or none.
#[derive(Clone, Copy)]
struct Payments {
    possible: [bool; 2],
}

impl Payments {
    fn new(sight: &Sight<'_>, colour: Colour) -> Self {
        Self { possible: Payment::ALL.map(|payment| sight.payment(payment, colour).is_ok()) }
    }

    fn count(self) -> usize {
        usize::from(self.possible[0]) + usize::from(self.possible[1])
    }

    fn iter(self) -> impl Iterator<Item = Payment> {
        Payment::ALL.into_iter().zip(self.possible).filter(|(_, possible)| *possible).map(|(payment, _)| payment)
    }
}

impl Act {
    fn new(sight: &Sight<'_>) -> Self {
        let Sight { board, open, seat, hand } = *sight;
        let empty = !open.occupied();
        let pagoda = Payments::new(sight, Colour::Green);
        let mut triangles = [0; 5];
        if pagoda.count() > 0 {
            for colour in Colour::ALL {
                open.free_triangles(board, colour, |_| triangles[colour.index()] += 1);
            }
        }
        let mut on_board = Colours::default();
        for colour in Colour::ALL {
            if open.leader(seat, colour).is_some() {
                on_board.insert(colour);
            }
        }
        Self {
            hand: hand.colours(),
            empty_land: board.land & empty,
            empty_river: board.river & empty,
            beside_black: board.land & open.beside_black() & empty,
            leaders: OnceCell::new(),
            on_board,
            riot: Payments::new(sight, Colour::Blue),
            pagoda,
            triangles,
        }
    }

    fn empty_for(&self, colour: Colour) -> Spots {
        if colour == Colour::Blue { self.empty_river } else { self.empty_land }
    }

    fn tile_count(&self) -> usize {
        let others = self.hand.without(Colour::Blue).len() * self.empty_land.len();
        if self.hand.has(Colour::Blue) { others + self.empty_river.len() } else { others }
    }

    fn leaders(&self, sight: &Sight<'_>) -> &[Spots; 5] {
        self.leaders.get_or_init(|| leaders::destinations(sight, self.beside_black))
    }

    /// How many actions there are if each leader can go to so many spots in all.
    fn count(&self, sight: &Sight<'_>, leader_spots: usize) -> usize {
        self.tile_count()
            + leader_spots
            + self.on_board.len()
            + self.riot_count(sight)
            + self.pagoda_count(sight)
            + replace_count(sight.hand)
            + 1
    }

    fn riot_count(&self, sight: &Sight<'_>) -> usize {
        match self.riot.count() {
            0 => 0,
            ways => ways * sight.open.all_tiles().len(),
        }
    }

    fn pagoda_count(&self, sight: &Sight<'_>) -> usize {
        match self.pagoda.count() {
            0 => 0,
            ways => {
                let each = |colour: Colour| match self.triangles[colour.index()] {
                    0 => 0,
                    triangles => triangles as usize * sight.open.pagoda_sources(colour),
                };
                ways * Colour::ALL.into_iter().map(each).sum::<usize>()
            }
        }
    }
}

/// How many different selections of at least one tile a hand offers (YY-10.1).
fn replace_count(hand: Tiles) -> usize {
    hand.counts().iter().map(|&count| count as usize + 1).product::<usize>() - 1
}

/// The selection with this number, from 1: each colour's number is a digit.
fn selection(hand: Tiles, mut number: usize) -> Tiles {
    let mut tiles = Tiles::NONE;
    for (colour, count) in hand.iter() {
        let base = count as usize + 1;
        tiles[colour] = (number % base) as u8;
        number /= base;
    }
    tiles
}

impl<'a> Legal<'a> {
    #[inline]
    pub(crate) fn new(sight: Sight<'a>) -> Self {
        let act = (sight.open.stage == Stage::Act).then(|| Act::new(&sight));
        Self { sight, act }
    }

    fn for_each_of_act(&self, act: &Act, mut take: impl FnMut(Action)) {
        let Sight { board, open, hand, .. } = self.sight;
        for colour in act.hand.iter() {
            act.empty_for(colour).for_each(|spot| take(Action::Tile { colour, space: board.space(spot) }));
        }
        for (colour, spots) in Colour::ALL.into_iter().zip(*act.leaders(&self.sight)) {
            spots.for_each(|spot| take(Action::Leader { colour, space: board.space(spot) }));
        }
        for colour in act.on_board.iter() {
            take(Action::Withdraw { colour });
        }
        for payment in act.riot.iter() {
            open.all_tiles().for_each(|spot| take(Action::Riot { payment, space: board.space(spot) }));
        }
        self.for_each_pagoda(act, &mut take);
        for number in 1..=replace_count(hand) {
            take(Action::Replace { tiles: selection(hand, number) });
        }
        take(Action::End);
    }

    fn for_each_pagoda(&self, act: &Act, mut take: impl FnMut(Action)) {
        let Sight { board, open, .. } = self.sight;
        for payment in act.pagoda.iter() {
            for colour in Colour::ALL.into_iter().filter(|colour| act.triangles[colour.index()] > 0) {
                open.free_triangles(board, colour, |id| {
                    let triangle = named(board, id);
                    open.for_each_source(board, colour, |from| take(Action::Pagoda { payment, triangle, from }));
                });
            }
        }
    }

    /// The action with this number, if these are the spots to which each leader may go.
    fn nth_of_act(&self, act: &Act, leaders: &[Spots; 5], n: usize) -> Option<Action> {
        let Sight { board, open, hand, .. } = self.sight;
        let mut left = n;
        // Whether the action is among the next `count`; if not, these are passed over.
        let mut among = |count: usize| {
            if left < count {
                return Some(left);
            }
            left -= count;
            None
        };
        for colour in act.hand.iter() {
            let spots = act.empty_for(colour);
            if let Some(n) = among(spots.len()) {
                return spots.nth(n).map(|spot| Action::Tile { colour, space: board.space(spot) });
            }
        }
        for (colour, &spots) in Colour::ALL.into_iter().zip(leaders) {
            if let Some(n) = among(spots.len()) {
                return spots.nth(n).map(|spot| Action::Leader { colour, space: board.space(spot) });
            }
        }
        for colour in act.on_board.iter() {
            if among(1).is_some() {
                return Some(Action::Withdraw { colour });
            }
        }
        for payment in act.riot.iter() {
            let spots = open.all_tiles();
            if let Some(n) = among(spots.len()) {
                return spots.nth(n).map(|spot| Action::Riot { payment, space: board.space(spot) });
            }
        }
        if let Some(n) = among(act.pagoda_count(&self.sight)) {
            return nth_of(n, |take| self.for_each_pagoda(act, take));
        }
        if let Some(n) = among(replace_count(hand)) {
            return Some(Action::Replace { tiles: selection(hand, n + 1) });
        }
        among(1).map(|_| Action::End)
    }
}

/// The action that `for_each` meets after n others.
fn nth_of(n: usize, for_each: impl FnOnce(&mut dyn FnMut(Action))) -> Option<Action> {
    let (mut left, mut found) = (n, None);
    for_each(&mut |action| {
        if left == 0 && found.is_none() {
            found = Some(action);
        }
        left = left.saturating_sub(1);
    });
    found
}

impl kernel::Legal for Legal<'_> {
    type Action = Action;

    fn count(&self) -> usize {
        match &self.act {
            Some(act) => {
                let leader_spots = act.leaders(&self.sight).iter().map(Spots::len).sum();
                act.count(&self.sight, leader_spots)
            }
            None => {
                let mut count = 0;
                self.for_each_of_few(|_| count += 1);
                count
            }
        }
    }

    fn nth(&self, n: usize) -> Option<Action> {
        match &self.act {
            Some(act) => self.nth_of_act(act, act.leaders(&self.sight), n),
            None => nth_of(n, |take| self.for_each_of_few(take)),
        }
    }

    /// Draws from more than what is legal, as if no states stood in any leader's way, and draws again until the action
    /// is legal: each legal one is as likely as the others, and where leaders may go needn't be found out.
    fn draw(&self, dice: &mut Dice) -> Option<Action> {
        let Some(act) = &self.act else {
            return self.nth(dice.below(self.count() as u32) as usize);
        };
        let count = act.count(&self.sight, 5 * act.beside_black.len());
        loop {
            let action = self.nth_of_act(act, &[act.beside_black; 5], dice.below(count as u32) as usize)?;
            match action {
                Action::Leader { colour, space } if self.sight.leader_target(colour, space).is_err() => {}
                action => return Some(action),
            }
        }
    }

    fn for_each(&self, take: impl FnMut(Action)) {
        match &self.act {
            Some(act) => self.for_each_of_act(act, take),
            None => self.for_each_of_few(take),
        }
    }
}
