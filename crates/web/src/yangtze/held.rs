//! What somebody holds while a turn is thought out, and how the game came about.

use ::yangtze::{Colour, Position, Space};
use kernel::Seat;
use leptos::prelude::*;
use table::Table;
use table::yangtze::{Pick, Story};

/// The signals that only this game has.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What somebody holds.
    pub(crate) pick: RwSignal<Option<Pick>>,
    /// The space that was chosen first.
    pub(crate) space: RwSignal<Option<Space>>,
    /// Tiles that are marked to be replaced, by colour.
    pub(crate) replacing: RwSignal<Option<[u8; 5]>>,
    /// Points of a conflict whose end is being shown, and hasn't come to them.
    pub(crate) untold: RwSignal<Vec<(Seat, Colour, u32)>>,
    /// How the game came about; for those who may know it.
    pub(crate) story: Memo<Story>,
}

impl Held {
    pub(super) fn new(table: RwSignal<Table<Position>>) -> Self {
        Self {
            pick: RwSignal::new(None),
            space: RwSignal::new(None),
            replacing: RwSignal::new(None),
            untold: RwSignal::new(Vec::new()),
            story: Memo::new(move |_| table.with(Story::of)),
        }
    }

    pub(super) fn lay_down(self) {
        self.pick.set(None);
        self.space.set(None);
        self.replacing.set(None);
    }
}
