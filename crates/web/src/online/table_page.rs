//! A table, as long as nobody plays at it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Sitting, State, Table};

use super::api::{self, Failed};
use super::parts::{live, page, paragraph, said, to_tables, told};
use super::waiting::Waiting;
use crate::settings::Shell;

/// The page of a table.
pub(crate) fn table_page(id: &str) -> AnyView {
    let shell = Shell::get();
    let table: RwSignal<Option<Table>> = RwSignal::new(None);
    let me: RwSignal<Option<String>> = RwSignal::new(None);
    let failed: RwSignal<Option<Failed>> = RwSignal::new(None);
    let id = id.to_owned();
    let look = move || {
        let id = id.clone();
        spawn_local(async move {
            let known = api::me().await;
            if let Ok(known) = known {
                let _ = me.try_set(known.map(|me| me.id));
            }
            match api::get(&format!("/tables/{id}")).await.and_then(|text| api::read::<Table>(&text)) {
                Ok(seen) => {
                    let _ = table.try_set(Some(seen));
                    let _ = failed.try_set(None);
                }
                Err(why) => {
                    let _ = failed.try_set(Some(why));
                }
            }
        });
    };
    look();
    let again = set_interval_with_handle(look.clone(), Duration::from_secs(2));
    on_cleanup(move || {
        if let Ok(again) = again {
            again.clear();
        }
    });
    let look = Callback::new(move |()| look());
    let seat = Memo::new(move |_| {
        let me = me.get()?;
        table.with(|table| {
            let is_mine =
                |sitting: &Sitting| matches!(sitting, Sitting::Person { user: Some(user), .. } if *user == me);
            table.as_ref()?.summary.seats.iter().position(|seat| is_mine(&seat.sitting)).map(|seat| seat as u8)
        })
    });
    let state = Memo::new(move |_| table.with(|table| table.as_ref().map(|table| table.summary.state)));
    let shown = live(move || match state.get() {
        None => match failed.get() {
            Some(failed) if failed.code() == Some(Code::NotFound) => paragraph(said(|texts| texts.online.gone)),
            Some(failed) => paragraph(told(move || failed.said(shell.texts()).to_owned())),
            None => paragraph(said(|texts| texts.online.loading)),
        },
        Some(State::Open) => {
            let Some(first) = table.get_untracked() else { return paragraph(said(|texts| texts.online.loading)) };
            let seen = Signal::derive(move || table.get().unwrap_or_else(|| first.clone()));
            view! { <Waiting table=seen seat=seat changed=look/> }.into_any()
        }
        Some(_) => view! { <p class="begun">{said(|texts| texts.online.complete)}</p> }.into_any(),
    });
    page(said(|texts| texts.online.title), to_tables(), vec![shown])
}
