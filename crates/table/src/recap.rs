//! What happened, put into pieces that can be shown one after the other: captions, the places they are about, sounds.

use kernel::{Game, Observer};

use crate::Step;

/// What something that happened sounds like, from the lightest to the weightiest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cue {
    /// A piece is put down.
    Piece,
    /// Tiles are drawn, somebody passes, or the turn passes on.
    Paper,
    /// Somebody is in somebody's way: a revolt, a bid that is outbid, a trader that is pushed.
    Clash,
    /// What nobody takes lightly: a war, the inspector.
    Drum,
    /// The game is over.
    End,
}

/// Something that happened and can be told.
pub trait Telling: Clone {
    /// What it can be about on the board.
    type Place: Copy + PartialEq;

    /// Whether it is worth telling; what isn't is seen anyway.
    fn is_told(&self) -> bool;

    /// What it sounds like.
    fn cue(&self) -> Option<Cue>;

    /// The places that it is about.
    fn places(&self) -> Vec<Self::Place>;

    /// What an observer may know of it.
    #[must_use]
    fn as_seen_by(&self, observer: Observer) -> Self;
}

/// One picture of a recap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<E: Telling> {
    /// After how many steps the board is shown.
    pub at: usize,
    /// What its caption tells, as the observer may know it.
    pub events: Vec<E>,
    /// The places it is about.
    pub places: Vec<E::Place>,
}

/// The pictures of these steps, of which the first has this number. Answers that leave nothing to tell have none.
pub fn frames<G: Game<Event: Telling>>(steps: &[Step<G>], first: usize, observer: Observer) -> Vec<Frame<G::Event>> {
    let frame = |(number, step): (usize, &Step<G>)| {
        let events: Vec<_> = told(&step.events).map(|event| event.as_seen_by(observer)).collect();
        let places = places(&events);
        (!events.is_empty()).then_some(Frame { at: first + number + 1, events, places })
    };
    steps.iter().enumerate().filter_map(frame).collect()
}

/// What is worth telling of what happened.
pub fn told<E: Telling>(events: &[E]) -> impl Iterator<Item = &E> {
    events.iter().filter(|event| event.is_told())
}

/// The places that events are about, each once, as they are mentioned.
pub(crate) fn places<E: Telling>(events: &[E]) -> Vec<E::Place> {
    let mut places = Vec::new();
    for place in events.iter().flat_map(E::places) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// One sound for all that an answer brought about: the weightiest.
pub fn cue<E: Telling>(events: &[E]) -> Option<Cue> {
    events.iter().filter_map(E::cue).max()
}
