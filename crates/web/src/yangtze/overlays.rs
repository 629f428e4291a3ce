//! What can be shown over the map on demand: the states, where pagodas could stand, and which tiles are unseen. At a pure
//! table there is none of it; only states at war are always outlined.

mod menu;
mod signs;
mod sites;
mod unseen;

use leptos::prelude::*;
use table::yangtze::{Realm, realms};

use super::Yangtze;
use crate::game::camera::Camera;
use crate::settings::Overlays;

pub(crate) use menu::OverlayMenu;
pub(crate) use unseen::Unseen;

/// Whether an overlay is wanted.
fn is_on(play: Yangtze, overlay: fn(&Overlays) -> bool) -> bool {
    play.shell.settings.with(|settings| !settings.pure && overlay(&settings.overlays))
}

/// All states of what is shown, if they are wanted and there is no war, which shows its own.
fn states(play: Yangtze) -> Vec<Realm> {
    if !is_on(play, |overlays| overlays.states) {
        return Vec::new();
    }
    let open = *play.position().open();
    play.table.with(|table| {
        if open.states_at_war(table.board()).is_empty() { realms(table.board(), &open) } else { Vec::new() }
    })
}

/// What lies between the map and the pieces: the states at war, or all states if that is wanted, outlined.
pub(crate) fn below(play: Yangtze) -> impl IntoView {
    let forecast = play.table.with(|table| table.forecast().copied()).filter(|_| play.is_present() && play.helps());
    let open = *forecast.unwrap_or_else(|| play.position()).open();
    let outlines: Vec<String> = play.table.with(|table| {
        let at_war = open.states_at_war(table.board());
        at_war.iter().map(|state| art::outline(&open.linked_spaces(table.board(), state.name))).collect()
    });
    let outlines = if outlines.is_empty() {
        states(play).iter().map(|state| art::outline(&state.spaces)).collect()
    } else {
        outlines
    };
    outlines
        .into_iter()
        .enumerate()
        .map(|(number, d)| view! { <path class="state" data-number=(number % 3).to_string() d=d/> })
        .collect_view()
}

/// What lies above the pieces: triangles for pagodas, and a sign for each state.
#[component]
pub(crate) fn Above(play: Yangtze, camera: Camera) -> impl IntoView {
    // What is to be read is as large on the screen whatever is seen of the board.
    let unit = Memo::new(move |_| camera.unit());
    view! {
        <g class="sites" aria-hidden="true" inner_html=move || sites::markup(play, unit.get())/>
        <g class="state-signs" aria-hidden="true" inner_html=move || signs::markup(play, unit.get())/>
    }
}
