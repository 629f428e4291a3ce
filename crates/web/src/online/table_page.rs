//! The page of a table: the way there, waiting for others, and the game.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::State;

use super::Visit;
use super::parts::{self, live, page, to_tables};
use super::shown::shown;
use super::visit::{First, Stage};
use super::waiting::Waiting;
use crate::browser;
use crate::settings::{Shell, Text};
use crate::{yangtze, yunnan};

/// The page of a table.
pub(super) fn table_page(id: &str) -> AnyView {
    let shell = Shell::get();
    let step = use_params_map().with_untracked(|params| params.get("step"));
    let step = step.and_then(|step| step.parse().ok());
    let visit = Visit::begin(id.to_owned(), step.map_or(First::Recap, First::Step));
    provide_context(visit);
    Effect::new(move || tell_by_title(visit, shell));
    on_cleanup(|| browser::set_title("pagoda"));
    live(move || match visit.stage.get() {
        Stage::Coming => said(|shell| shell.together().at_table.coming),
        Stage::NoTable => said(|shell| shell.together().at_table.no_table),
        Stage::Older => said(|shell| shell.together().at_table.older),
        Stage::Waiting => waiting(visit),
        Stage::Game(_) => {
            let game = visit.table.with_untracked(|table| table.as_ref().map(|table| table.summary.game.clone()));
            match game.as_deref() {
                Some(::yangtze::NAME) => shown(visit, yangtze::game),
                Some(::yunnan::NAME) => shown(visit, yunnan::game),
                _ => said(|shell| shell.together().at_table.older),
            }
        }
    })
}

/// The table before the game. Whoever takes a seat may have been nobody before: then who is connected is somebody else.
fn waiting(visit: Visit) -> AnyView {
    let Some(first) = visit.table.get_untracked() else { return ().into_any() };
    let table = Signal::derive(move || visit.table.get().unwrap_or_else(|| first.clone()));
    let before = view! { <Waiting table seat=visit.seat changed=Callback::new(move |()| visit.connect())/> }.into_any();
    page(parts::said(|shell| shell.texts().people.title), to_tables(), vec![before])
}

fn said(text: Text) -> AnyView {
    let shell = Shell::get();
    view! {
        <main class="nowhere">
            <p role="status">{move || text(shell)}</p>
            <a href="/tables">{move || shell.texts().people.all_tables}</a>
        </main>
    }
    .into_any()
}

/// Whether it is the own turn can be seen from another tab.
fn tell_by_title(visit: Visit, shell: Shell) {
    let own = visit.seat.get();
    let waits = visit
        .with(|table| {
            let plays =
                |seat: u8| table.summary.seats.get(usize::from(seat)).is_some_and(|seat| seat.stand_in.is_none());
            let runs = table.summary.state == State::Running;
            runs && own.is_some_and(|own| table.summary.decides == Some(own) && plays(own))
        })
        .unwrap_or(false);
    browser::set_icon(waits);
    if waits {
        browser::set_title(&format!("● {} · pagoda", shell.together().at_table.your_turn));
    } else {
        browser::set_title("pagoda");
    }
}
