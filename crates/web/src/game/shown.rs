//! What the screen has to know of a game beyond its rules.

use std::str::FromStr;

use art::Icon;
use bots::Judge;
use kernel::{Observer, Seat};
use leptos::prelude::RwSignal;
use table::{Discloses, RefusedBy, Table, Turn};
use words::Language;

use super::any_table::Reader;
use crate::sound::Cue;

/// Why a text is no action of a game.
pub(crate) type MisreadOf<G> = <<G as kernel::Game>::Action as FromStr>::Err;

/// A game that can be shown: what is its own in words and signs, and what somebody can hold while a turn is thought out.
pub(crate) trait Shown: Discloses<Event: Send + Sync> + Judge {
    /// What can be done at a decision.
    type Choices: Clone + PartialEq + Default + Send + Sync + 'static;
    /// The signals that only this game has: what is picked up, and whatever else its parts of the page share.
    type Own: Copy + Send + Sync + 'static;

    /// Whether players hide something from each other.
    const HIDES: bool;

    fn choices(board: &Self::Board, view: &Self::View) -> Self::Choices;
    /// All of what can be done.
    fn actions(choices: &Self::Choices) -> &[Self::Action];
    fn own(table: RwSignal<Table<Self>>) -> Self::Own;
    /// Lays down whatever is held.
    fn lay_down(own: Self::Own);

    /// What somebody is called.
    fn player(reader: &Reader, seat: Seat) -> &str;
    /// The sign of a seat.
    fn crest(seat: Seat) -> String;
    /// What is to be done: `choose an action or end the turn`.
    fn decision(language: Language, decision: Self::Decision) -> &'static str;
    /// The same as a sentence about the player.
    fn waiting(reader: &Reader, seat: Seat, decision: Self::Decision) -> String;
    /// What is left of the turn of whoever decides.
    fn left(reader: &Reader, position: &Self) -> Option<String>;
    /// What stands above a turn in the log.
    fn heading(reader: &Reader, table: &Table<Self>, turn: &Turn) -> String;

    /// An event as an observer may know it.
    fn observed(event: &Self::Event, observer: Observer) -> Self::Event;
    /// What happened, as a sentence; the event is as the reader may know it.
    fn event(reader: &Reader, event: &Self::Event) -> String;
    fn icon(event: &Self::Event) -> Icon;
    /// The number of the rule that it follows.
    fn rule_of(event: &Self::Event) -> &'static str;
    /// Whether the log has a line for it.
    fn is_logged(event: &Self::Event) -> bool;
    /// Whether it is worth telling to those who see the board.
    fn is_told(event: &Self::Event) -> bool;
    /// One sound for all of it.
    fn cue(events: &[Self::Event]) -> Option<Cue>;

    /// Why an action isn't accepted.
    fn refusal(language: Language, refused: &RefusedBy<Self>) -> String;
    fn rule_number(rule: Self::Rule) -> &'static str;
    /// Why a text is no action.
    fn misread(language: Language, misread: &MisreadOf<Self>) -> String;

    /// The sign of an action, and what it is called with the place where it is done.
    fn weighed(reader: &Reader, action: &Self::Action) -> (String, String);
    /// An action as something that somebody would do.
    fn deed(reader: &Reader, action: &Self::Action) -> String;
    /// What speaks for an action, in sentences.
    fn advice(reader: &Reader, reasons: &[Self::Reason]) -> Vec<String>;
}
