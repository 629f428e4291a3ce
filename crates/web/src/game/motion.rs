//! Pieces that travel from where they were to where they are. The board already shows how it is: whatever flies over it is
//! gone a moment later, and nothing waits for it.

use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;

use super::happening::Happened;
use super::play::Play;
use crate::browser;
use crate::settings::{Motion, Speed};

/// How long a piece travels, in milliseconds; the style sheet says the same.
const TRAVEL: u64 = 350;

/// Where something is on the screen: its middle, and how large it is.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) size: f64,
}

/// A piece on its way.
#[derive(Clone)]
pub(crate) struct Flight {
    pub(crate) symbol: String,
    pub(crate) from: Place,
    pub(crate) to: Place,
}

/// What sets out because of what happened.
pub(crate) type Depart = Arc<dyn Fn(&Happened) -> Vec<Flight> + Send + Sync>;

/// Everything that is on its way.
#[component]
pub(super) fn Flights(play: Play, happened: RwSignal<Happened>, depart: Depart) -> impl IntoView {
    // With the number of what happened.
    let flights = RwSignal::new(Vec::<(u32, Flight)>::new());
    Effect::new(move || {
        let happened = happened.get();
        if happened.steps.is_empty() || !moves(play) {
            return;
        }
        let number = happened.number;
        let list = depart(&happened);
        flights.update(|flights| flights.extend(list.into_iter().map(|flight| (number, flight))));
        // By the clock and not when an animation ends: what isn't drawn never ends.
        set_timeout(
            move || {
                flights.try_update(|flights| flights.retain(|(of, _)| *of != number));
            },
            Duration::from_millis(TRAVEL),
        );
    });
    let fly = |(_, flight): &(u32, Flight)| {
        let Flight { symbol, from, to } = flight;
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

/// The crest of a player.
pub(crate) fn crest(seat: Seat) -> Option<Place> {
    place(&format!(".player[data-seat=\"{seat}\"] .crest"))
}

/// Where an element is, if it is on the screen.
pub(crate) fn place(selector: &str) -> Option<Place> {
    let area = document().query_selector(selector).ok()??.get_bounding_client_rect();
    let size = area.height().min(area.width().max(1.0) * 1.16);
    (area.width() > 0.0).then(|| Place { x: area.x() + area.width() / 2.0, y: area.y() + area.height() / 2.0, size })
}
