//! What can be picked up in Yunnan, where it can go, and why not.

use ::yunnan::{Action, Bank, Board, Building, Construction, Decision, Position, Province, Rule, Site, Source, View};
use kernel::{Pending, Refused, View as _};

use crate::{Placing, RefusedBy};

/// Everything that somebody can do now.
pub type Choices = crate::Choices<Position>;

/// What can be picked up in order to be put somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A trader, in the auction and to travel.
    Trader(Source),
    /// Something to build.
    Construction(Construction),
}

/// Where it can go, and what events are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The bid space of a building that costs so much.
    Plate(Building, u32),
    /// A space of the bank.
    Bank(Bank),
    /// A province; Pu'er is also its market.
    Province(Province),
    /// A place for bridges.
    Site(Site),
    /// A building as a whole: nothing goes there.
    Building(Building),
}

impl Placing for Action {
    type Pick = Pick;
    type Place = Place;

    fn pick(&self) -> Option<Pick> {
        match *self {
            Self::Bid { from, .. } | Self::Bank { from, .. } | Self::Market { from } => Some(Pick::Trader(from)),
            Self::Travel { from, .. } => Some(Pick::Trader(Source::Province(from))),
            Self::Post { .. } => Some(Pick::Construction(Construction::Post)),
            Self::Bridge { .. } => Some(Pick::Construction(Construction::Bridge)),
            Self::Open { .. } | Self::Teahouse { .. } => Some(Pick::Construction(Construction::Teahouse)),
            Self::Pass | Self::Take { .. } | Self::Keep | Self::Done | Self::Convert { .. } => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        place_of(self).into_iter().collect()
    }
}

/// Where an action brings what is picked up.
pub(super) fn place_of(action: &Action) -> Option<Place> {
    match *action {
        Action::Bid { building, yuan, .. } => Some(Place::Plate(building, yuan)),
        Action::Bank { bank, .. } => Some(Place::Bank(bank)),
        Action::Market { .. } => Some(Place::Province(Province::Puer)),
        Action::Travel { to: province, .. }
        | Action::Open { province }
        | Action::Post { province }
        | Action::Teahouse { province } => Some(Place::Province(province)),
        Action::Bridge { near, far } => Some(Place::Site(Site { near, far })),
        Action::Pass | Action::Take { .. } | Action::Keep | Action::Done | Action::Convert { .. } => None,
    }
}

impl Choices {
    /// What needs no place: passing, taking something from the yard, keeping a teahouse, being done. Not how much becomes
    /// points, which is a number.
    pub fn placeless(&self) -> impl Iterator<Item = Action> + '_ {
        let placeless = |action: &&Action| action.pick().is_none() && !matches!(action, Action::Convert { .. });
        self.actions().iter().filter(placeless).copied()
    }

    /// How much can become points at most, if that is to be decided.
    pub fn most_points(&self) -> Option<u32> {
        self.actions().iter().rev().find_map(|action| match action {
            Action::Convert { points } => Some(*points),
            _ => None,
        })
    }
}

/// What somebody means who brings something to a place at such a decision, whether it is legal or not; a journey pushes
/// nobody. Nothing if it makes no sense.
pub fn action_for(decision: Decision, pick: Pick, place: Place) -> Option<Action> {
    use Construction::{Bridge, Post, Teahouse};
    Some(match (decision, pick, place) {
        (Decision::Auction, Pick::Trader(from), Place::Plate(building, yuan)) => Action::Bid { building, yuan, from },
        (Decision::Auction, Pick::Trader(from), Place::Bank(bank)) => Action::Bank { bank, from },
        (Decision::Auction, Pick::Trader(from), Place::Province(Province::Puer)) => Action::Market { from },
        (Decision::Teahouse, Pick::Construction(Teahouse), Place::Province(province)) => Action::Open { province },
        (Decision::Travel, Pick::Trader(Source::Province(from)), Place::Province(to)) => {
            Action::Travel { from, to, push: None }
        }
        (Decision::Travel, Pick::Construction(Post), Place::Province(province)) => Action::Post { province },
        (Decision::Travel, Pick::Construction(Bridge), Place::Site(Site { near, far })) => Action::Bridge { near, far },
        (Decision::Travel, Pick::Construction(Teahouse), Place::Province(province)) => Action::Teahouse { province },
        _ => return None,
    })
}

/// Why the observer can't bring something anywhere now: what most places say.
pub fn why_nowhere(board: &Board, view: &View, pick: Pick) -> Option<RefusedBy<Position>> {
    let Pending::Decision { decision, .. } = view.pending() else { return None };
    // In the auction traders can go to Pu'er, if they can go anywhere.
    let mut places: Vec<Place> = Province::ALL.map(Place::Province).to_vec();
    places.extend(board.sites().iter().copied().map(Place::Site));
    let mut refused: Vec<RefusedBy<Position>> = Vec::new();
    for place in places {
        let action = action_for(decision, pick, place);
        refused.extend(action.and_then(|action| view.check(board, action).err()));
    }
    let said = |why: &&RefusedBy<Position>| refused.iter().filter(|other| other == why).count();
    // The first of those that are said as often.
    Some(refused.iter().rev().max_by_key(said).copied().unwrap_or(Refused::NotNow(decision)))
}

/// The rule that keeps the observer from bringing something to a place now; `None` if it may go there, or if no rule is
/// needed to say that it can't.
pub fn why_not(board: &Board, view: &View, pick: Pick, place: Place) -> Option<Rule> {
    let Pending::Decision { decision, .. } = view.pending() else { return None };
    match view.check(board, action_for(decision, pick, place)?) {
        Err(Refused::Rule(rule)) => Some(rule),
        _ => None,
    }
}
