//! What the screen has to know of a game beyond its rules.

use std::ops::Range;
use std::str::FromStr;

use art::Icon;
use bots::Judge;
use kernel::Seat;
use leptos::prelude::RwSignal;
use table::{Asks, Choices, Placing, Plans, RefusedBy, Step, Table, Telling, turns};
use words::Language;

use super::any_table::Reader;

/// Why a text is no action of a game.
pub(crate) type MisreadOf<G> = <<G as kernel::Game>::Action as FromStr>::Err;

/// What stands under one heading in the log.
pub(crate) struct Section<H> {
    pub(crate) heading: H,
    /// The steps, each with those of its events that belong here.
    pub(crate) steps: Vec<(usize, Range<usize>)>,
}

/// A game that can be shown: what is its own in words and signs, and what somebody can hold while a turn is thought out.
pub(crate) trait Shown:
    Plans<Action: Placing, Event: Telling + Send + Sync, Heading: Send + Sync + 'static> + Asks + Judge
{
    /// The signals that only this game has: what is picked up, and whatever else its parts of the page share.
    type Own: Copy + Send + Sync + 'static;

    /// Whether players hide something from each other.
    const HIDES: bool;

    fn own(table: RwSignal<Table<Self>>) -> Self::Own;
    /// Lays down whatever is held.
    fn lay_down(own: Self::Own);

    /// What somebody is called.
    fn name_of(reader: &Reader, seat: Seat) -> &str;
    /// The sign of a seat.
    fn crest(seat: Seat) -> String;
    /// What is to be done: `choose an action or end the turn`.
    fn decision(language: Language, decision: Self::Decision) -> &'static str;
    /// The number of the rule by which it is to be done.
    fn rule_asking(_: Self::Decision) -> Option<&'static str> {
        None
    }
    /// What is to be chosen next with what is held.
    fn next(_: Self::Own, _: &Reader, _: &Choices<Self>) -> Option<String> {
        None
    }
    /// The same as a sentence about the player.
    fn waiting(reader: &Reader, seat: Seat, decision: Self::Decision) -> String;
    /// Who has won; nothing before the end.
    fn victory(reader: &Reader, table: &Table<Self>) -> Option<String>;
    /// What is left of the turn of whoever decides.
    fn left(reader: &Reader, position: &Self) -> Option<String>;
    /// The log of these steps. Where an answer also brings about what belongs under other headings, a game says so itself.
    fn log(steps: &[Step<Self>]) -> Vec<Section<Self::Heading>> {
        let of_turn = |number: usize| (number, 0..steps[number].events.len());
        let turns = turns(steps).into_iter();
        turns.map(|turn| Section { heading: turn.heading, steps: turn.steps.map(of_turn).collect() }).collect()
    }
    /// What such a heading says.
    fn title(reader: &Reader, heading: Self::Heading) -> String;

    /// What happened, as a sentence; the event is as the reader may know it.
    fn event(reader: &Reader, event: &Self::Event) -> String;
    fn icon(event: &Self::Event) -> Icon;
    /// The number of the rule that it follows.
    fn rule_of(event: &Self::Event) -> &'static str;
    /// Whether the log has a line for it.
    fn is_logged(event: &Self::Event) -> bool;

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
