//! Which pieces travel because of what happened, and from where to where.

use ::yangtze::{Colour, Event, Space};
use kernel::{Observer, Seat};
use leptos::prelude::*;

use super::Yangtze;
use crate::game::happening::Happened;
use crate::game::motion::{Flight, Place, crest, place};

/// What sets out because of what happened.
pub(super) fn depart(play: Yangtze, happened: &Happened) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut last: Option<Place> = None;
    for event in &play.events(happened.steps.clone()) {
        let (symbol, from, to) = match *event {
            Event::TilePlaced { seat, colour, space } if !happened.was_proposed => {
                (art::tile_id(colour), tray(play, seat, ".hand"), place_of(space))
            }
            Event::LeaderPositioned { seat, colour, from: None, to } if !happened.was_proposed => {
                (art::leader_id(seat, colour), tray(play, seat, &leader_in_tray(colour)), place_of(to))
            }
            Event::LeaderWithdrawn { seat, colour, from } | Event::LeaderReturned { seat, colour, from, .. } => {
                (art::leader_id(seat, colour), place_of(from), tray(play, seat, &leader_in_tray(colour)))
            }
            Event::MarketTaken { seat, colour } => {
                (art::tile_id(colour), place(".supplies ul"), tray(play, seat, ".hand"))
            }
            Event::LoserTileRemoved { space } | Event::WinnerTileRemoved { space, .. } => {
                (art::tile_id(Colour::Red), place_of(space), place_of(space).map(gone))
            }
            Event::Riot { colour, space, .. } => (art::tile_id(colour), place_of(space), place_of(space).map(gone)),
            Event::Points { seat, colour, .. } => {
                let from = last.or_else(|| place(".map").map(|map| Place { size: 36.0, ..map }));
                (art::role_id(colour), from, crest(seat))
            }
            _ => continue,
        };
        if let (Some(from), Some(to)) = (from, to) {
            last = Some(if matches!(event, Event::TilePlaced { .. }) { to } else { from });
            flights.push(Flight { symbol, from, to });
        }
    }
    flights
}

/// Where tiles go that leave the board: nowhere, they shrink.
fn gone(place: Place) -> Place {
    Place { size: place.size * 0.4, ..place }
}

/// The tray of whoever looks, or the crest of somebody else.
fn tray(play: Yangtze, seat: Seat, own: &str) -> Option<Place> {
    let of_own = (play.observer.get_untracked() == Observer::Seat(seat)).then(|| place(own)).flatten();
    of_own.map(|tray| Place { size: tray.size.min(56.0), ..tray }).or_else(|| crest(seat))
}

fn leader_in_tray(colour: Colour) -> String {
    format!(".leaders [data-leader=\"{}\"]", colour.letter())
}

fn place_of(space: Space) -> Option<Place> {
    place(&format!(".spot[data-space=\"{space}\"]"))
}
