//! What somebody holds while a turn is thought out, and how the game came about.

use ::yunnan::Position;
use leptos::prelude::*;
use table::Table;
use table::yunnan::{Heading, Pick, Place, Story};

/// A beat of what happens by itself.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Beat {
    /// The places that it is about.
    pub(crate) places: Vec<Place>,
    /// How the game is after it, if it is being told: everything shows that for so long.
    pub(crate) then: Option<Then>,
}

/// How the game is when so much of a step has been told.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Then {
    pub(crate) position: Position,
    /// How many events of the step have been told.
    pub(crate) told: usize,
    pub(crate) heading: Heading,
    /// Whether the order of seats is that of the auction still.
    pub(crate) bids: bool,
}

/// The signals that only this game has.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What somebody holds.
    pub(crate) pick: RwSignal<Option<Pick>>,
    /// Whether it was taken up on the board, which then stays where it is: it lies under a finger.
    pub(crate) lifted: RwSignal<bool>,
    /// The place that was chosen, where it is still asked what is meant.
    pub(crate) place: RwSignal<Option<Place>>,
    /// The place that a pointer or the focus is at.
    pub(crate) looked: RwSignal<Option<Place>>,
    /// What is told at the moment of what happens by itself.
    pub(crate) beat: RwSignal<Beat>,
    /// So much of the income is to become points.
    pub(crate) points: RwSignal<Option<u32>>,
    /// How the game came about.
    pub(crate) story: Memo<Story>,
}

impl Held {
    pub(super) fn new(table: RwSignal<Table<Position>>) -> Self {
        Self {
            pick: RwSignal::new(None),
            lifted: RwSignal::new(false),
            place: RwSignal::new(None),
            looked: RwSignal::new(None),
            beat: RwSignal::new(Beat::default()),
            points: RwSignal::new(None),
            story: Memo::new(move |_| table.with(Story::of)),
        }
    }

    pub(super) fn lay_down(self) {
        self.pick.set(None);
        self.place.set(None);
    }
}
