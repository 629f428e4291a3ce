//! Pieces that travel from where they were to where they are. The board already shows how it is: whatever flies over it is
//! gone a moment later, and nothing waits for it.

use std::time::Duration;

use ::yangtze::{Colour, Event, Space};
use kernel::{Observer, Seat};
use leptos::prelude::*;

use super::happening::Happened;
use super::play::Play;
use crate::browser;
use crate::settings::{Motion, Speed};

/// How long a piece travels, in milliseconds; the style sheet says the same.
const TRAVEL: u64 = 350;

/// Where something is on the screen: its middle, and how large it is.
#[derive(Clone, Copy)]
struct Place {
    x: f64,
    y: f64,
    size: f64,
}

/// A piece on its way.
#[derive(Clone)]
struct Flight {
    number: u32,
    symbol: String,
    from: Place,
    to: Place,
}

/// Everything that is on its way.
#[component]
pub(crate) fn Flights(play: Play, happened: RwSignal<Happened>) -> impl IntoView {
    let flights = RwSignal::new(Vec::<Flight>::new());
    Effect::new(move || {
        let happened = happened.get();
        if happened.events.is_empty() || !moves(play) {
            return;
        }
        let mut list = depart(play, &happened);
        let number = happened.number;
        for flight in &mut list {
            flight.number = number;
        }
        flights.update(|flights| flights.append(&mut list));
        // By the clock and not when an animation ends: what isn't drawn never ends.
        set_timeout(
            move || {
                flights.try_update(|flights| flights.retain(|flight| flight.number != number));
            },
            Duration::from_millis(TRAVEL),
        );
    });
    let fly = |flight: &Flight| {
        let Flight { symbol, from, to, .. } = flight;
        let pixels = |value: f64| format!("{value:.0}px");
        view! {
            <svg class="flight" style:left=pixels(from.x - from.size / 2.0) style:top=pixels(from.y - from.size / 2.0)
                style:width=pixels(from.size) style:height=pixels(from.size)
                style=("--across", pixels(to.x - from.x)) style=("--down", pixels(to.y - from.y))
                style=("--grown", (to.size / from.size.max(1.0)).to_string())>
                <use href=format!("#{symbol}")/>
            </svg>
        }
    };
    view! {
        <div class="flights" aria-hidden="true">
            {move || flights.with(|flights| flights.iter().map(fly).collect_view())}
        </div>
    }
}

/// Whether pieces travel at all.
fn moves(play: Play) -> bool {
    let wanted = play
        .shell
        .settings
        .with_untracked(|settings| settings.motion == Motion::Auto && settings.speed != Speed::Instant);
    wanted && !browser::wants_less_motion()
}

/// What sets out because of what happened.
fn depart(play: Play, happened: &Happened) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut last: Option<Place> = None;
    for event in &happened.events {
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
            flights.push(Flight { number: 0, symbol, from, to });
        }
    }
    flights
}

/// Where tiles go that leave the board: nowhere, they shrink.
fn gone(place: Place) -> Place {
    Place { size: place.size * 0.4, ..place }
}

/// The tray of whoever looks, or the crest of somebody else.
fn tray(play: Play, seat: Seat, own: &str) -> Option<Place> {
    let of_own = (play.observer.get_untracked() == Observer::Seat(seat)).then(|| place(own)).flatten();
    of_own.map(|tray| Place { size: tray.size.min(56.0), ..tray }).or_else(|| crest(seat))
}

fn leader_in_tray(colour: Colour) -> String {
    format!(".leaders [data-leader=\"{}\"]", colour.letter())
}

fn crest(seat: Seat) -> Option<Place> {
    place(&format!(".player[data-seat=\"{seat}\"] .crest"))
}

fn place_of(space: Space) -> Option<Place> {
    place(&format!(".spot[data-space=\"{space}\"]"))
}

/// Where an element is, if it is on the screen.
fn place(selector: &str) -> Option<Place> {
    let area = document().query_selector(selector).ok()??.get_bounding_client_rect();
    let size = area.height().min(area.width().max(1.0) * 1.16);
    (area.width() > 0.0).then(|| Place { x: area.x() + area.width() / 2.0, y: area.y() + area.height() / 2.0, size })
}
