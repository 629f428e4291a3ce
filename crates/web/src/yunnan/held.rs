//! What somebody holds while a turn is thought out, and how the game came about.

use ::yunnan::Position;
use leptos::prelude::*;
use table::Table;
use table::yunnan::{Pick, Place, Story};

/// The signals that only this game has.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What somebody holds.
    pub(crate) pick: RwSignal<Option<Pick>>,
    /// The place that was chosen, where it is still asked what is meant.
    pub(crate) place: RwSignal<Option<Place>>,
    /// The place that a pointer or the focus is at.
    pub(crate) looked: RwSignal<Option<Place>>,
    /// The places that what happens by itself is about at the moment.
    pub(crate) beat: RwSignal<Vec<Place>>,
    /// So much of the income is to become points.
    pub(crate) points: RwSignal<Option<u32>>,
    /// How the game came about.
    pub(crate) story: Memo<Story>,
}

impl Held {
    pub(super) fn new(table: RwSignal<Table<Position>>) -> Self {
        Self {
            pick: RwSignal::new(None),
            place: RwSignal::new(None),
            looked: RwSignal::new(None),
            beat: RwSignal::new(Vec::new()),
            points: RwSignal::new(None),
            story: Memo::new(move |_| table.with(Story::of)),
        }
    }

    pub(super) fn lay_down(self) {
        self.pick.set(None);
        self.place.set(None);
    }
}
