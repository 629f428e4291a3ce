//! How the game ended.

use leptos::prelude::*;
use table::Table;

use super::Yunnan;
use super::conversion::standings;

/// Who has won, and everybody's points by source.
#[component]
pub(super) fn Totals(play: Yunnan) -> impl IntoView {
    move || {
        let settled = play.table.with(Table::settled);
        let outcome = play.table.with(|table| settled.outcome(table.board()))?;
        let victory = words::yunnan::victory(play.shell.language.get(), &play.names(), &outcome);
        let all = play.own.story.with(|story| story.standings.clone());
        Some(view! { <h2>{victory}</h2>{standings(play, &all)} })
    }
}
