//! The legal actions, sorted by what is picked up and by where it goes.

use ::yangtze::{Action, Board, Colour, Commitment, Payment, Piece, Space, Tiles, View};
use kernel::{Legal as _, View as _};

/// What can be picked up in order to be put somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A tile from hand.
    Tile(Colour),
    /// An own leader.
    Leader(Colour),
    /// What pays for a riot.
    Riot,
    /// What pays for a pagoda, or a pagoda that a triangle earned.
    Pagoda,
}

impl Pick {
    /// What is picked up for an action; `None` if it goes nowhere.
    pub fn of(action: &Action) -> Option<Self> {
        match action {
            Action::Tile { colour, .. } => Some(Self::Tile(*colour)),
            Action::Leader { colour, .. } => Some(Self::Leader(*colour)),
            Action::Riot { .. } => Some(Self::Riot),
            Action::Pagoda { .. } | Action::Build { .. } => Some(Self::Pagoda),
            _ => None,
        }
    }

    /// The piece, if it is one that the rules can be asked about.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Self::Tile(colour) => Some(Piece::Tile(colour)),
            Self::Leader(colour) => Some(Piece::Leader(colour)),
            Self::Riot | Self::Pagoda => None,
        }
    }
}

/// The spaces that an action is about: where a piece goes, what a riot removes, where a pagoda stands, which tile is lost,
/// which state wins.
pub fn spaces_of_action(action: &Action) -> Vec<Space> {
    match action {
        Action::Tile { space, .. }
        | Action::Leader { space, .. }
        | Action::Riot { space, .. }
        | Action::Winner { state: space }
        | Action::Lose { space } => vec![*space],
        Action::Pagoda { triangle, .. } | Action::Build { triangle, .. } => triangle.spaces().to_vec(),
        _ => Vec::new(),
    }
}

/// Everything that somebody can do now.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    actions: Vec<Action>,
}

impl Choices {
    /// What the observer can do; nothing if it isn't the observer's decision.
    pub fn new(board: &Board, view: &View) -> Self {
        Self { actions: view.legal(board).map(|legal| legal.list()).unwrap_or_default() }
    }

    /// All of it.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Whether an action is among it.
    pub fn has(&self, action: &Action) -> bool {
        self.actions.contains(action)
    }

    /// Whether something can be picked up.
    pub fn can_pick(&self, pick: Pick) -> bool {
        self.actions.iter().any(|action| Pick::of(action) == Some(pick))
    }

    /// Where it can go, each space once, in reading order.
    pub fn spaces_for(&self, pick: Option<Pick>) -> Vec<Space> {
        let of = |action: &&Action| pick.is_none() || Pick::of(action) == pick;
        each_once(self.actions.iter().filter(of).flat_map(spaces_of_action))
    }

    /// What can be done at a space: with what is picked up, or with anything.
    pub fn at(&self, pick: Option<Pick>, space: Space) -> Vec<Action> {
        let of = |action: &&Action| pick.is_none() || Pick::of(action) == pick;
        self.actions.iter().filter(of).filter(|action| spaces_of_action(action).contains(&space)).copied().collect()
    }

    /// What could be picked up for a space.
    pub fn picks_at(&self, space: Space) -> Vec<Pick> {
        each_once(self.at(None, space).iter().filter_map(Pick::of))
    }

    /// What needs no place: withdrawing, ending, skipping, taking from the market. Not what is replaced or committed, which
    /// is put together from parts.
    pub fn placeless(&self) -> impl Iterator<Item = Action> + '_ {
        let placeless = |action: &&Action| {
            matches!(action, Action::Withdraw { .. } | Action::End | Action::Take { .. } | Action::Skip)
        };
        self.actions.iter().filter(placeless).copied()
    }

    /// What can be committed to a revolt, from little to much.
    pub fn commitments(&self) -> Vec<Commitment> {
        let mut list: Vec<Commitment> = self
            .actions
            .iter()
            .filter_map(|action| match action {
                Action::Commit(commitment) => Some(*commitment),
                _ => None,
            })
            .collect();
        least_first(&mut list);
        list
    }

    /// The states that can be supported, each once.
    pub fn sides(&self) -> Vec<Space> {
        each_once(self.actions.iter().filter_map(|action| match action {
            Action::Support { side } => side.map(|(state, _)| state),
            _ => None,
        }))
    }

    /// Whether just these tiles can be replaced.
    pub fn can_replace(&self, tiles: Tiles) -> bool {
        self.has(&Action::Replace { tiles })
    }

    /// Both ways to pay for the same thing, the cheaper one first: of two ways to do the same people mean the one that keeps
    /// the leader in hand, unless they say otherwise.
    pub fn payments(actions: &[Action]) -> Vec<Payment> {
        let mut list: Vec<Payment> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Riot { payment, .. } | Action::Pagoda { payment, .. } => Some(*payment),
                _ => None,
            })
            .collect();
        kernel::sort_few(&mut list, |one, other| one.tiles() < other.tiles());
        list.dedup();
        list
    }
}

/// Sorts what can be committed, from little to much.
pub fn least_first(list: &mut [Commitment]) {
    let key = |commitment: &Commitment| (commitment.strength(), commitment.tiles);
    kernel::sort_few(list, |one, other| key(one) < key(other));
}

/// Each once and in order; there are few of them, though they may be mentioned often.
fn each_once<T: Ord>(mentioned: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for item in mentioned {
        if !list.contains(&item) {
            list.push(item);
        }
    }
    kernel::sort_few(&mut list, |one, other| one < other);
    list
}
