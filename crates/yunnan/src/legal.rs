//! The legal actions of a decision, counted, picked and listed without holding them one by one.

mod travel;

use crate::action::{Action, Source};
use crate::bids::Bids;
use crate::building::Bank;
use crate::province::Provinces;
use crate::sight::Sight;
use crate::stage::Stage;

use travel::Journeys;

/// The complete set of legal actions at a decision.
#[derive(Clone, Debug)]
pub struct Legal<'a> {
    sight: Sight<'a>,
}

impl<'a> Legal<'a> {
    #[inline]
    pub(crate) fn new(sight: Sight<'a>) -> Self {
        Self { sight }
    }

    #[inline]
    fn moves(&self) -> Moves<'a> {
        Moves::new(self.sight)
    }

    #[inline]
    fn journeys(&self) -> Journeys<'a> {
        Journeys::new(self.sight)
    }
}

impl kernel::Legal for Legal<'_> {
    type Action = Action;

    #[inline]
    fn count(&self) -> usize {
        match self.sight.position.stage {
            Stage::Auction { .. } => self.moves().count(),
            Stage::Yard { .. } => self.sight.own().reserve_stock.kinds().count(),
            Stage::Teahouse { .. } => self.sight.free_teahouse_spaces().len() + 1,
            Stage::Travel { .. } => self.journeys().count(),
            Stage::Conversion { seat, incomes } => incomes[seat.index()] as usize + 1,
            Stage::Over => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        match self.sight.position.stage {
            Stage::Auction { .. } => self.moves().nth(n),
            Stage::Yard { .. } => self.sight.own().reserve_stock.kinds().nth(n).map(|kind| Action::Take { kind }),
            Stage::Teahouse { .. } => {
                let free = self.sight.free_teahouse_spaces();
                match free.nth(n) {
                    Some(province) => Some(Action::Open { province }),
                    None => (n == free.len()).then_some(Action::Keep),
                }
            }
            Stage::Travel { .. } => self.journeys().nth(n),
            Stage::Conversion { seat, incomes } => {
                u32::try_from(n).ok().filter(|points| *points <= incomes[seat.index()]).map(convert)
            }
            Stage::Over => None,
        }
    }

    #[inline]
    fn draw(&self, dice: &mut kernel::Dice) -> Option<Action> {
        // What counting has found is used for picking.
        match self.sight.position.stage {
            Stage::Auction { .. } => {
                let moves = self.moves();
                moves.nth(dice.below(moves.count() as u32) as usize)
            }
            Stage::Travel { .. } => {
                let journeys = self.journeys();
                journeys.nth(dice.below(journeys.count() as u32) as usize)
            }
            _ => self.nth(dice.below(self.count() as u32) as usize),
        }
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        match self.sight.position.stage {
            Stage::Auction { .. } => self.moves().for_each(take),
            Stage::Yard { .. } => {
                self.sight.own().reserve_stock.kinds().for_each(|kind| take(Action::Take { kind }));
            }
            Stage::Teahouse { .. } => {
                self.sight.free_teahouse_spaces().iter().for_each(|province| take(Action::Open { province }));
                take(Action::Keep);
            }
            Stage::Travel { .. } => self.journeys().for_each(take),
            Stage::Conversion { seat, incomes } => (0..=incomes[seat.index()]).map(convert).for_each(take),
            Stage::Over => {}
        }
    }
}

fn convert(points: u32) -> Action {
    Action::Convert { points }
}

/// The auction's actions: a trader from any source to any goal, and to pass (YN-3.1).
struct Moves<'a> {
    sight: Sight<'a>,
    supply: bool,
    provinces: Provinces,
    bids: Bids,
    banks: Banks,
}

/// The free spaces of the bank.
type Banks = [bool; 2];

/// Where a trader can go.
#[derive(Clone, Copy)]
enum Goal {
    Bid(crate::bids::BidSpace),
    Bank(Bank),
    Market,
}

impl<'a> Moves<'a> {
    #[inline]
    fn new(sight: Sight<'a>) -> Self {
        let player = sight.own();
        let banker = sight.position.is_banker(sight.seat);
        Self {
            sight,
            supply: player.supply > 0,
            provinces: player.recallable(),
            bids: sight.open_bids(),
            banks: sight.position.bank.map(|taken| taken.is_none() && !banker),
        }
    }

    #[inline]
    fn sources(&self) -> usize {
        usize::from(self.supply) + self.provinces.len()
    }

    #[inline]
    fn goals(&self) -> usize {
        self.bids.len() + usize::from(self.banks[0]) + usize::from(self.banks[1]) + 1
    }

    #[inline]
    fn count(&self) -> usize {
        self.sources() * self.goals() + 1
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        let (source, goal) = (n / self.goals(), n % self.goals());
        if source >= self.sources() {
            return (n + 1 == self.count()).then_some(Action::Pass);
        }
        let from = match (self.supply, source) {
            (true, 0) => Source::Supply,
            _ => Source::Province(self.provinces.nth(source - usize::from(self.supply))?),
        };
        let goal = match goal.checked_sub(self.bids.len()) {
            None => Goal::Bid(self.bids.nth(goal)?),
            Some(other) => self.others().nth(other)?,
        };
        Some(self.action(goal, from))
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        let supply = self.supply.then_some(Source::Supply);
        for from in supply.into_iter().chain(self.provinces.iter().map(Source::Province)) {
            self.bids.iter().for_each(|space| take(self.action(Goal::Bid(space), from)));
            self.others().for_each(|goal| take(self.action(goal, from)));
        }
        take(Action::Pass);
    }

    /// The goals other than bids.
    #[inline]
    fn others(&self) -> impl Iterator<Item = Goal> + '_ {
        let banks = Bank::ALL.into_iter().filter(|bank| self.banks[bank.index()]).map(Goal::Bank);
        banks.chain([Goal::Market])
    }

    #[inline]
    fn action(&self, goal: Goal, from: Source) -> Action {
        match goal {
            Goal::Bid(space) => {
                Action::Bid { building: space.building, yuan: self.sight.board.bid(space.number), from }
            }
            Goal::Bank(bank) => Action::Bank { bank, from },
            Goal::Market => Action::Market { from },
        }
    }
}
