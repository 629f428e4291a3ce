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
mod note;
mod parts;
mod plan;
mod planning;
mod profile;
mod row;
mod seats;
mod shown;
mod socket;
mod speed;
mod table_page;
mod talk;
mod time;
mod used;
mod visit;
mod waiting;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_location, use_params_map};
use protocol::Summary;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

pub(crate) use api::is_known;
use visit::Visit;

use crate::assets;

/// The page that the address names, once it is known what it looks like.
pub(crate) fn page() -> AnyView {
    let is_styled = is_styled();
    parts::live(move || if is_styled.get() { named() } else { ().into_any() })
}

/// Whether the style sheet of these pages is there. It is asked for when the first of them is.
fn is_styled() -> ReadSignal<bool> {
    const ID: &str = "online-style";
    let (is_there, set) = signal(true);
    let document = document();
    let (head, address) = (document.query_selector("head").ok().flatten(), assets::address("online.css"));
    if document.get_element_by_id(ID).is_none()
        && let (Some(head), Some(address), Ok(link)) = (head, address, document.create_element("link"))
    {
        for (name, value) in [("id", ID), ("rel", "stylesheet"), ("href", &address)] {
            let _ = link.set_attribute(name, value);
        }
        // Without it the pages can be used, too.
        for name in ["load", "error"] {
            let heard = Closure::once_into_js(move || {
                let _ = set.try_set(true);
            });
            let _ = link.add_event_listener_with_callback(name, heard.unchecked_ref());
        }
        set.set(head.append_child(&link).is_err());
    }
    is_there
}

fn named() -> AnyView {
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
