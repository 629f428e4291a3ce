//! The legal actions, sorted by what is picked up and by where it goes.

use kernel::{Game, Legal as _, View as _};

/// An action that may bring something somewhere.
pub trait Placing: Copy + PartialEq {
    /// What can be picked up in order to be put somewhere.
    type Pick: Copy + Ord;
    /// Where it can go.
    type Place: Copy + Ord;

    /// What is picked up for it; `None` if it goes nowhere.
    fn pick(&self) -> Option<Self::Pick>;

    /// The places that it is about.
    fn places(&self) -> Vec<Self::Place>;
}

/// What is picked up for an action of a game.
pub type PickOf<G> = <<G as Game>::Action as Placing>::Pick;
/// Where an action of a game brings it.
pub type PlaceOf<G> = <<G as Game>::Action as Placing>::Place;

/// Everything that somebody can do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Choices<G> {
    fn default() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<G: Game<Action: Placing>> Choices<G> {
    /// What the observer can do; nothing if it isn't the observer's decision.
    pub fn new(board: &G::Board, view: &G::View) -> Self {
        Self { actions: view.legal(board).map(|legal| legal.list()).unwrap_or_default() }
    }

    /// All of it.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Whether an action is among it.
    pub fn has(&self, action: &G::Action) -> bool {
        self.actions.contains(action)
    }

    /// Whether something can be picked up.
    pub fn can_pick(&self, pick: PickOf<G>) -> bool {
        self.actions.iter().any(|action| action.pick() == Some(pick))
    }

    /// Everything that can be picked up.
    pub fn picks(&self) -> Vec<PickOf<G>> {
        each_once(self.actions.iter().filter_map(Placing::pick))
    }

    /// What can be done with what is picked up, or with anything.
    fn with(&self, pick: Option<PickOf<G>>) -> impl Iterator<Item = &G::Action> {
        self.actions.iter().filter(move |action| pick.is_none() || action.pick() == pick)
    }

    /// Where it can go, each place once, in their order.
    pub fn places_for(&self, pick: Option<PickOf<G>>) -> Vec<PlaceOf<G>> {
        each_once(self.with(pick).flat_map(Placing::places))
    }

    /// What can be done at a place: with what is picked up, or with anything.
    pub fn at(&self, pick: Option<PickOf<G>>, place: PlaceOf<G>) -> Vec<G::Action> {
        self.with(pick).filter(|action| action.places().contains(&place)).copied().collect()
    }

    /// What could be picked up for a place.
    pub fn picks_at(&self, place: PlaceOf<G>) -> Vec<PickOf<G>> {
        each_once(self.at(None, place).iter().filter_map(Placing::pick))
    }
}

/// Each once and in order; there are few of them, though they may be mentioned often.
pub(crate) fn each_once<T: Ord>(mentioned: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for item in mentioned {
        if !list.contains(&item) {
            list.push(item);
        }
    }
    kernel::sort_few(&mut list, |one, other| one < other);
    list
}
