//! What playing needs to know of a game beyond what every command does.

mod yangtze;
mod yunnan;

use std::io;

use bots::Judge;
use kernel::{Observer, Seat};
use words::{Language, Names};

use crate::game::Listed;

/// What is shown to a player before a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Glance {
    /// The board and everything beside it.
    Board,
    /// What players have.
    Standing,
    /// Nothing: it follows from what was just done.
    Nothing,
}

/// Something that could be done at a place, and the rule against it.
pub(super) struct Doing<G: Listed> {
    pub(super) what: String,
    pub(super) against: Option<G::Rule>,
}

/// A game that somebody can play here. Everything is asked of a view, never of a position.
pub(super) trait Playable: Listed + Judge {
    /// What may stand after `why`, as examples.
    const WHY: &'static [&'static str];

    /// Draws what the observer may know.
    ///
    /// # Errors
    /// If `out` can't be written to.
    fn draw_view(
        language: Language,
        board: &Self::Board,
        view: &Self::View,
        out: &mut impl io::Write,
    ) -> io::Result<()>;
    /// Draws what players have, as far as the observer may know it.
    ///
    /// # Errors
    /// If `out` can't be written to.
    fn draw_standing(
        language: Language,
        board: &Self::Board,
        view: &Self::View,
        out: &mut impl io::Write,
    ) -> io::Result<()>;
    /// What the observer has in hand, in a sentence, if the game has hands.
    fn hand(language: Language, view: &Self::View) -> Option<String>;
    /// What is shown before a decision.
    fn glance(decision: Self::Decision) -> Glance;

    /// An event as the observer may know it.
    fn observed(event: &Self::Event, observer: Observer) -> Self::Event;
    /// What the player in a seat is called.
    fn name(language: Language, names: &Names, seat: Seat) -> &str;
    /// What is asked for, as something to do.
    fn decision(language: Language, decision: Self::Decision) -> &'static str;
    /// What one should know at the decision at hand, in sentences.
    fn circumstances(language: Language, names: &Names, board: &Self::Board, view: &Self::View) -> Vec<String>;
    /// What actions of this kind do, as something to do.
    fn does(language: Language, action: &Self::Action) -> &'static str;
    /// What speaks for an action, in sentences.
    fn advice(language: Language, names: &Names, reasons: &[Self::Reason]) -> Vec<String>;
    /// What a rule has against an action, in a sentence with its number.
    fn against(language: Language, rule: Self::Rule) -> String;
    /// What letters and signs mean, in sentences.
    fn legend(language: Language) -> Vec<String>;

    /// What could be done at a place by its name; `None` if there is no such place.
    fn doings(view: &Self::View, board: &Self::Board, place: &str) -> Option<Vec<Doing<Self>>>;
}
