//! Where people meet and play with each other: tables, who plays there, and accounts. What happens at a table is told over a
//! [WebSocket](visit); everything else is asked for with [requests](api).

mod account;
mod answers;
mod api;
mod company;
mod fair;
mod forms;
mod hearing;
mod lobby;
mod moment;
mod new_table;
mod parts;
mod profile;
mod row;
mod seats;
mod shown;
mod socket;
mod speed;
mod table_page;
mod talk;
mod time;
mod visit;
mod waiting;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_location, use_params_map};
use protocol::Summary;

pub(crate) use api::is_known;
use visit::Visit;

/// The page that the address names.
pub(crate) fn page() -> AnyView {
    let path = use_location().pathname.get_untracked();
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    match (parts.next(), parts.next()) {
        (Some("tables"), None) => lobby::lobby(),
        (Some("tables"), _) => new_table::new_table(),
        (Some("table" | "game"), _) => of_address(table_page::table_page),
        (Some("players"), _) => of_address(profile::profile),
        _ => account::account(),
    }
}

/// A page about what the address names: another one when that is another.
fn of_address(page: fn(&str) -> AnyView) -> AnyView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    parts::live(move || page(&id.get()))
}

/// Counts the tables that wait for whoever is known here.
pub(crate) fn count_waiting(count: RwSignal<usize>) {
    spawn_local(async move {
        // Without a server nobody waits.
        let tables = api::get("/me/tables").await.and_then(|text| api::read::<Vec<Summary>>(&text));
        if let Ok(tables) = tables {
            let waiting = tables.iter().filter(|table| table.waits_for_me).count();
            let _ = count.try_set(waiting);
        }
    });
}
