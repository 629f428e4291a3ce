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
mod new_table;
mod parts;
mod profile;
mod row;
mod seats;
mod shown;
mod socket;
mod speed;
mod table_page;
mod time;
mod visit;
mod waiting;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use protocol::Summary;

pub(crate) use api::is_known;
use visit::Visit;

/// A page of those that are here.
#[derive(Clone, Copy)]
pub(crate) enum Page {
    /// Which tables there are.
    Lobby,
    /// Another table.
    NewTable,
    /// A table.
    Table,
    /// Somebody who plays.
    Profile,
    /// Who I am.
    Account,
}

/// The page itself.
pub(crate) fn page(page: Page) -> AnyView {
    match page {
        Page::Lobby => lobby::lobby(),
        Page::NewTable => new_table::new_table(),
        Page::Table => of_address(table_page::table_page),
        Page::Profile => of_address(profile::profile),
        Page::Account => account::account(),
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
