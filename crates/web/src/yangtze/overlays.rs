//! What can be shown over the map on demand.

use leptos::prelude::*;

use super::play::Play;

/// What lies between the map and the pieces: the states at war, outlined.
pub(crate) fn below(play: Play) -> impl IntoView {
    let forecast = play.table.with(|table| table.forecast().copied()).filter(|_| play.is_present());
    let open = *forecast.unwrap_or_else(|| play.position()).open();
    let states = play.table.with(|table| open.states_at_war(table.board()));
    let outlines = play.table.with(|table| {
        states.iter().map(|state| art::outline(&open.linked_spaces(table.board(), state.name))).collect::<Vec<_>>()
    });
    outlines
        .into_iter()
        .enumerate()
        .map(|(number, d)| view! { <path class="state" data-number=number.to_string() d=d/> })
        .collect_view()
}
