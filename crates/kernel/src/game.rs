//! The contract between a game's rules and everything that plays them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::board_file::Problems;
use crate::{Dice, Observer, Seat};

/// Where a game waits: at exactly one decision of one seat, or at its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending<D> {
    /// This seat has to answer this decision.
    Decision {
        /// The seat that decides.
        seat: Seat,
        /// What it decides.
        decision: D,
    },
    /// The game has ended.
    Over,
}

impl<D> Pending<D> {
    /// The seat that has to decide, if the game goes on.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Decision { seat, .. } => Some(*seat),
            Self::Over => None,
        }
    }
}

/// As digests begin: the seat and the decision, `1:act`, or `-:over`.
impl<D: Display> Display for Pending<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Decision { seat, decision } => write!(f, "{seat}:{decision}"),
            Self::Over => f.write_str("-:over"),
        }
    }
}

/// Why an action was not accepted. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Refused<D: Display, R: Display> {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The action answers another decision than the one the game waits at.
    #[error("not an answer to the decision at hand ({0})")]
    NotNow(D),
    /// A rule forbids it.
    #[error("{0}")]
    Rule(R),
}

/// Every reason why a game can't be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupProblems(pub Vec<SetupProblem>);

impl Display for SetupProblems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if number > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupProblems {}

/// One reason why a game can't be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupProblem {
    /// The game isn't for so many players.
    #[error("{players} players: the game is for {from} to {to}")]
    Players {
        /// The number asked for.
        players: usize,
        /// The least possible.
        from: usize,
        /// The most possible.
        to: usize,
    },
    /// An option can't be had with the others.
    #[error("option {option}: {reason}")]
    Option {
        /// The option's name.
        option: &'static str,
        /// What stands against it.
        reason: String,
    },
    /// The deal is not one that the game's components allow.
    #[error("deal: {0}")]
    Deal(String),
}

/// Somebody who is told what happens while an action is carried out. `()` doesn't listen.
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// The complete set of legal actions of one decision, in a fixed order.
///
/// It need not hold them one by one: counting, picking one and listing are separate questions.
pub trait Legal {
    /// What it is a set of.
    type Action;

    /// How many different actions are legal.
    fn count(&self) -> usize;

    /// The action with this number, from 0 to `count() - 1`.
    fn nth(&self, n: usize) -> Option<Self::Action>;

    /// One of all legal actions, each equally likely; `None` if there is none.
    ///
    /// A game may draw faster than by counting, but always uniformly from the complete set.
    fn draw(&self, dice: &mut Dice) -> Option<Self::Action> {
        self.nth(dice.below(self.count() as u32) as usize)
    }

    /// Hands every action to `take`, in order of their numbers.
    fn for_each(&self, take: impl FnMut(Self::Action));

    /// All actions as a list, in order of their numbers.
    fn list(&self) -> Vec<Self::Action> {
        let mut list = Vec::with_capacity(self.count());
        self.for_each(|action| list.push(action));
        list
    }
}

/// What one observer may know of a game: built up from what is known, never stripped down.
pub trait View<G: Game>: Clone + PartialEq + Debug {
    /// How it is written for another program that has the same board: for any format, also one that doesn't say what
    /// it holds.
    type Written: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Whose view it is.
    fn observer(&self) -> Observer;

    /// Where the game waits.
    fn pending(&self) -> Pending<G::Decision>;

    /// The legal actions, if the observer is the seat that decides.
    fn legal<'a>(&'a self, board: &'a G::Board) -> Option<G::Legal<'a>>;

    /// Whether an action of the observer would be accepted.
    ///
    /// # Errors
    /// If it is not the observer's decision, or the action doesn't answer it, or a rule stands against it.
    fn check(&self, board: &G::Board, action: G::Action) -> Result<(), Refused<G::Decision, G::Rule>>;

    /// The view, written.
    fn written(&self, board: &G::Board) -> Self::Written;

    /// The view that is written there. It comes from elsewhere and may hold anything: what is accepted can be played on.
    ///
    /// # Errors
    /// What no position on this board can look like.
    fn read(board: &G::Board, written: &Self::Written) -> Result<Self, NoView>;
}

/// Why what is written is no view.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not a view of a game on this board: {0}")]
pub struct NoView(pub String);

impl NoView {
    /// Refuses a view that lacks something.
    ///
    /// # Errors
    /// What it lacks, unless it is there.
    pub fn unless(there: bool, what: &str) -> Result<(), Self> {
        if there { Ok(()) } else { Err(Self(what.to_owned())) }
    }
}

/// The rules of a game. A value of the implementing type is one position: plain, small, without heap.
///
/// It knows no board: the board's tables are made once and lent to it.
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The version of the rules these are; records carry it.
    const RULES: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;

    /// The map and its tables. Sent elsewhere it may become anything: what is accepted there can be played on.
    type Board: PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The table options that touch the rules.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that chance decides.
    type Deal: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a game can wait for.
    type Decision: Copy + PartialEq + Debug + Display + Send + Sync;
    /// An answer to a decision. `Display` and `FromStr` are its canonical text.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display + Debug> + Send + Sync;
    /// The set of legal actions at a decision.
    type Legal<'a>: Legal<Action = Self::Action>
    where
        Self: 'a;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A rule that refuses an action.
    type Rule: Copy + PartialEq + Debug + Display;
    /// What one observer may know.
    type View: View<Self> + Send + Sync;
    /// How a finished game ended.
    type Outcome: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The texts of the boards that come with the game; the first is the default.
    fn built_in_boards() -> &'static [&'static str];

    /// Reads a board file.
    ///
    /// # Errors
    /// Every problem of the file, with its place.
    fn read_board(text: &str) -> Result<Self::Board, Problems>;

    /// The board's id, as records name it.
    fn board_id(board: &Self::Board) -> &str;

    /// Lets chance decide what it has to.
    ///
    /// # Errors
    /// Every reason why such a game can't be set up.
    fn deal(
        board: &Self::Board,
        players: usize,
        options: &Self::Options,
        dice: &mut Dice,
    ) -> Result<Self::Deal, SetupProblems>;

    /// The position at the start of a game.
    ///
    /// # Errors
    /// Every reason why such a game can't be set up.
    fn start(
        board: &Self::Board,
        players: usize,
        options: &Self::Options,
        deal: &Self::Deal,
    ) -> Result<Self, SetupProblems>;

    /// Number of seats.
    fn players(&self) -> usize;

    /// Where the game waits.
    fn pending(&self) -> Pending<Self::Decision>;

    /// What the deciding seat may answer; empty when the game is over.
    fn legal<'a>(&'a self, board: &'a Self::Board) -> Self::Legal<'a>;

    /// Answers the decision at hand and goes on to the next one, telling `events` what happens on the way.
    ///
    /// # Errors
    /// Which rule refuses the action; the position is then untouched.
    fn apply(
        &mut self,
        board: &Self::Board,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused<Self::Decision, Self::Rule>>;

    /// The result, once the game is over. The board may say what things are worth at the end.
    fn outcome(&self, board: &Self::Board) -> Option<Self::Outcome>;

    /// Appends the digest of the position, a plain text that other programs can build as well.
    fn write_digest(&self, board: &Self::Board, text: &mut String);

    /// What this observer may know.
    fn view(&self, observer: Observer) -> Self::View;

    /// A position that this view could be a view of, each hidden order equally likely.
    fn sample_world(view: &Self::View, dice: &mut Dice) -> Self;
}
