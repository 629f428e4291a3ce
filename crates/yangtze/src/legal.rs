//! The complete set of legal actions of a decision, as bit sets and counts instead of a list.

mod leaders;

use crate::action::{Action, Payment};
use crate::pagoda::{named, triangles_within};
use crate::sight::Sight;
use crate::space::{Spot, Spots};
use crate::stage::{Commitment, Stage, War};
use crate::tiles::{Colour, Colours, Tiles};

/// The legal actions of the deciding seat, in a fixed order.
pub struct Legal<'a> {
    sight: Sight<'a>,
    choices: Choices,
}

enum Choices {
    /// YY-3.1: hundreds of actions, kept compact.
    Act(Act),
    /// Any other decision: a handful, counted by going through them.
    Few,
}

/// What may be done at `act`, each kind by what it takes to count it.
struct Act {
    /// Colours in hand.
    hand: Colours,
    empty_land: Spots,
    empty_river: Spots,
    /// Where each own leader may go.
    leaders: [Spots; 5],
    /// Own leaders on the board.
    on_board: Colours,
    /// Ways to pay for a riot and for a pagoda.
    riot: Payments,
    pagoda: Payments,
    /// Free triangles by colour, counted only if a pagoda can be paid.
    triangles: [u16; 5],
}

/// The ways a player can pay: two tiles, a tile and the leader, both or none.
#[derive(Clone, Copy)]
struct Payments {
    possible: [bool; 2],
}

impl Payments {
    fn new(tiles: u8, leader_off_board: bool) -> Self {
        Self {
            possible: Payment::ALL
                .map(|payment| tiles >= payment.tiles() && (payment == Payment::TwoTiles || leader_off_board)),
        }
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
        let off_board = |colour| open.leader(seat, colour).is_none();
        let pagoda = Payments::new(hand[Colour::Green], off_board(Colour::Green));
        let mut triangles = [0; 5];
        if pagoda.count() > 0 {
            let under = open.under_pagoda(board);
            for colour in Colour::ALL {
                triangles_within(board, open.tiles(colour) & !under, |_| triangles[colour.index()] += 1);
            }
        }
        let mut on_board = Colours::default();
        for colour in Colour::ALL {
            if !off_board(colour) {
                on_board.insert(colour);
            }
        }
        Self {
            hand: hand.colours(),
            empty_land: board.land & empty,
            empty_river: board.river & empty,
            leaders: leaders::destinations(sight),
            on_board,
            riot: Payments::new(hand[Colour::Blue], off_board(Colour::Blue)),
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

    fn leader_count(&self) -> usize {
        self.leaders.iter().map(Spots::len).sum()
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
        let choices = match sight.open.stage {
            Stage::Act => Choices::Act(Act::new(&sight)),
            _ => Choices::Few,
        };
        Self { sight, choices }
    }

    fn for_each_of_act(&self, act: &Act, mut take: impl FnMut(Action)) {
        let Sight { board, open, hand, .. } = self.sight;
        for colour in act.hand.iter() {
            act.empty_for(colour).for_each(|spot| take(Action::Tile { colour, space: board.space(spot) }));
        }
        for (colour, spots) in Colour::ALL.into_iter().zip(act.leaders) {
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
                triangles_within(board, open.free_tiles(board, colour), |id| {
                    let triangle = named(board, id);
                    open.for_each_source(board, colour, |from| take(Action::Pagoda { payment, triangle, from }));
                });
            }
        }
    }

    fn nth_of_act(&self, act: &Act, n: usize) -> Option<Action> {
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
        for (colour, spots) in Colour::ALL.into_iter().zip(act.leaders) {
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

    /// The actions of any decision but `act`.
    fn for_each_of_few(&self, mut take: impl FnMut(Action)) {
        let Sight { board, open, hand, .. } = self.sight;
        match &open.stage {
            Stage::Act | Stage::Over => {}
            Stage::Market { .. } => {
                for colour in open.market.colours().iter() {
                    take(Action::Take { colour });
                }
                take(Action::Skip);
            }
            Stage::Pagoda { spot } => {
                self.for_each_building(*spot, &mut take);
                take(Action::Skip);
            }
            Stage::Chain { spot } => {
                if hand[Colour::Blue] > 0 {
                    for spot in self.sight.chain_spots(*spot).iter() {
                        take(Action::Tile { colour: Colour::Blue, space: board.space(spot) });
                    }
                }
                take(Action::Skip);
            }
            Stage::RevoltAttack { .. } | Stage::RevoltDefence { .. } => {
                self.for_each_commitment(Colour::Black, |commitment| take(Action::Commit(commitment)));
            }
            Stage::WarSupport { war, .. } => self.for_each_support(war, take),
            Stage::WarWinner { war } => {
                for side in war.leading() {
                    take(Action::Winner { state: board.space(side.name) });
                }
            }
            Stage::WarLoss { red, .. } => red.for_each(|spot| take(Action::Lose { space: board.space(spot) })),
        }
    }

    fn for_each_building(&self, spot: Spot, mut take: impl FnMut(Action)) {
        let Sight { board, open, .. } = self.sight;
        let Some(colour) = open.tile(spot) else { return };
        triangles_within(board, open.free_tiles(board, colour), |id| {
            if board.triangle(id).contains(&spot) {
                let triangle = named(board, id);
                open.for_each_source(board, colour, |from| take(Action::Build { triangle, from }));
            }
        });
    }

    fn for_each_support(&self, war: &War, mut take: impl FnMut(Action)) {
        for side in war.sides() {
            let state = self.sight.board.space(side.name);
            self.for_each_commitment(Colour::Red, |commitment| {
                if commitment.strength() > 0 {
                    take(Action::Support { side: Some((state, commitment)) });
                }
            });
        }
        take(Action::Support { side: None });
    }

    /// Any number of tiles of the colour, each with and without the leader if it is off the board.
    fn for_each_commitment(&self, colour: Colour, mut take: impl FnMut(Commitment)) {
        let leader = self.sight.open.leader(self.sight.seat, colour).is_none();
        for tiles in 0..=self.sight.hand[colour] {
            take(Commitment { tiles, leader: false });
            if leader {
                take(Commitment { tiles, leader: true });
            }
        }
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
        match &self.choices {
            Choices::Act(act) => {
                let sight = &self.sight;
                act.tile_count()
                    + act.leader_count()
                    + act.on_board.len()
                    + act.riot_count(sight)
                    + act.pagoda_count(sight)
                    + replace_count(sight.hand)
                    + 1
            }
            Choices::Few => {
                let mut count = 0;
                self.for_each_of_few(|_| count += 1);
                count
            }
        }
    }

    fn nth(&self, n: usize) -> Option<Action> {
        match &self.choices {
            Choices::Act(act) => self.nth_of_act(act, n),
            Choices::Few => nth_of(n, |take| self.for_each_of_few(take)),
        }
    }

    fn for_each(&self, take: impl FnMut(Action)) {
        match &self.choices {
            Choices::Act(act) => self.for_each_of_act(act, take),
            Choices::Few => self.for_each_of_few(take),
        }
    }
}
