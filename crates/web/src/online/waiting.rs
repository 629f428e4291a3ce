//! The table before the game begins.

use leptos::prelude::*;

/// The table before the game begins.
#[component]
pub(crate) fn Waiting(
    #[prop(into)] table: Signal<Option<protocol::Table>>,
    #[prop(into)] seat: Signal<Option<u8>>,
) -> impl IntoView {
    view! { <main class="nowhere"><p>{move || format!("{:?} {:?}", seat.get(), table.get().map(|table| table.summary.seats))}</p></main> }
}
