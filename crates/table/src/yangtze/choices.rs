//! What can be picked up in Yellow & Yangtze, and what is put together from parts.

use ::yangtze::{Action, Colour, Commitment, Payment, Piece, Position, Space, Tiles};

use crate::Placing;
use crate::choices::each_once;

/// Everything that somebody can do now.
pub type Choices = crate::Choices<Position>;

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
    /// The piece, if it is one that the rules can be asked about.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Self::Tile(colour) => Some(Piece::Tile(colour)),
            Self::Leader(colour) => Some(Piece::Leader(colour)),
            Self::Riot | Self::Pagoda => None,
        }
    }
}

impl Placing for Action {
    type Pick = Pick;
    type Place = Space;

    fn pick(&self) -> Option<Pick> {
        match self {
            Self::Tile { colour, .. } => Some(Pick::Tile(*colour)),
            Self::Leader { colour, .. } => Some(Pick::Leader(*colour)),
            Self::Riot { .. } => Some(Pick::Riot),
            Self::Pagoda { .. } | Self::Build { .. } => Some(Pick::Pagoda),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Space> {
        spaces_of_action(self)
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

impl Choices {
    /// What needs no place: withdrawing, ending, skipping, taking from the market. Not what is replaced or committed, which
    /// is put together from parts.
    pub fn placeless(&self) -> impl Iterator<Item = Action> + '_ {
        let placeless = |action: &&Action| {
            matches!(action, Action::Withdraw { .. } | Action::End | Action::Take { .. } | Action::Skip)
        };
        self.actions().iter().filter(placeless).copied()
    }

    /// What can be committed to a revolt, from little to much.
    pub fn commitments(&self) -> Vec<Commitment> {
        let mut list: Vec<Commitment> = self
            .actions()
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
        each_once(self.actions().iter().filter_map(|action| match action {
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
