//! What happened, put into pieces that can be shown one after the other: captions, the spaces they are about, sounds.

use ::yangtze::{Event, Position, Space};
use kernel::Observer;

use crate::Step;

/// One picture of a recap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// After how many steps the board is shown.
    pub at: usize,
    /// What its caption tells, as the observer may know it.
    pub events: Vec<Event>,
    /// The spaces it is about.
    pub spaces: Vec<Space>,
}

/// The pictures of these steps, of which the first has this number. Answers that leave nothing to tell have none.
pub fn frames(steps: &[Step<Position>], first: usize, observer: Observer) -> Vec<Frame> {
    let frame = |(number, step): (usize, &Step<Position>)| {
        let events: Vec<Event> = told(&step.events).map(|event| event.seen_by(observer)).collect();
        let mut spaces: Vec<Space> = Vec::new();
        for event in &events {
            for space in spaces_of(event).into_iter().flatten() {
                if !spaces.contains(&space) {
                    spaces.push(space);
                }
            }
        }
        (!events.is_empty()).then_some(Frame { at: first + number + 1, events, spaces })
    };
    steps.iter().enumerate().filter_map(frame).collect()
}

/// What is worth telling of what happened: that a turn begins is seen anyway.
pub fn told(events: &[Event]) -> impl Iterator<Item = &Event> {
    events.iter().filter(|event| !matches!(event, Event::TurnBegan { .. } | Event::Declined { .. }))
}

/// The spaces that an event is about.
pub fn spaces_of(event: &Event) -> [Option<Space>; 3] {
    match *event {
        Event::TilePlaced { space, .. }
        | Event::Riot { space, .. }
        | Event::RevoltBegan { space, .. }
        | Event::WarBegan { space, .. }
        | Event::LoserTileRemoved { space }
        | Event::WinnerTileRemoved { space, .. }
        | Event::Points { why: ::yangtze::Reason::Tile { space, .. }, .. } => [Some(space), None, None],
        Event::LeaderPositioned { from, to, .. } => [Some(to), from, None],
        Event::LeaderWithdrawn { from, .. } | Event::LeaderReturned { from, .. } => [Some(from), None, None],
        Event::PagodaBuilt { triangle, .. } | Event::PagodaLost { triangle, .. } => triangle.spaces().map(Some),
        _ => [None; 3],
    }
}

/// What something that happened sounds like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A piece is put down.
    Piece,
    /// Tiles are drawn, or the turn passes on.
    Paper,
    /// Two leaders want the same state.
    Revolt,
    /// States are at war.
    War,
    /// The game is over.
    End,
}

/// One sound for all that an answer brought about: the weightiest.
pub fn cue(events: &[Event]) -> Option<Cue> {
    let mut heard = None;
    for event in events {
        let cue = match event {
            Event::GameEnded { .. } => return Some(Cue::End),
            Event::WarBegan { .. } => Cue::War,
            Event::RevoltBegan { .. } => Cue::Revolt,
            Event::TilePlaced { .. } | Event::LeaderPositioned { .. } | Event::PagodaBuilt { .. } => Cue::Piece,
            Event::Drawn { .. } | Event::TurnBegan { .. } | Event::MarketTaken { .. } => Cue::Paper,
            _ => continue,
        };
        if heard.is_none_or(|before| cue as u8 > before as u8) {
            heard = Some(cue);
        }
    }
    heard
}
