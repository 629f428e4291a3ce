//! The page of a table: the way there, waiting for others, and the game.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::State;

use super::Visit;
use super::parts::{self, alert, live, page, to_tables};
use super::shown::shown;
use super::visit::{First, Stage};
use super::waiting::Waiting;
use crate::browser;
use crate::settings::{Shell, Text};
use crate::{yangtze, yunnan};

/// The page of a table.
pub(super) fn table_page(id: &str) -> AnyView {
    let shell = Shell::get();
    let params = use_params_map();
    let step = move || params.with(|params| params.get("step")?.parse().ok());
    let visit = Visit::begin(id.to_owned(), untrack(step).map_or(First::Recap, First::Step));
    // A link from one moment of a game to another leaves the page where it is.
    Effect::new(move |before: Option<Option<usize>>| {
        let step = step();
        if before.is_some_and(|before| before != step) {
            visit.look_at(step);
        }
        step
    });
    provide_context(visit);
    Effect::new(move || tell_by_title(visit, shell));
    on_cleanup(move || tell_waits(shell, false));
    live(move || match visit.stage.get() {
        Stage::Coming if visit.is_lost.get() => said(|shell| shell.together().at_table.unreachable),
        Stage::Coming => said(|shell| shell.together().at_table.coming),
        Stage::NoTable => said(|shell| shell.together().at_table.no_table),
        Stage::Older => said(|shell| shell.together().at_table.older),
        Stage::Waiting => waiting(visit),
        Stage::Game => {
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
    let lost = alert(|shell| shell.together().at_table.lost, visit.is_lost);
    page(parts::said(|shell| shell.texts().people.title), to_tables(), vec![lost, before])
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
    tell_waits(shell, waits);
}

/// Title and icon of the page tell whether somebody is awaited.
pub(super) fn tell_waits(shell: Shell, waits: bool) {
    browser::set_icon(waits);
    if waits {
        browser::set_title(&format!("● {} · pagoda", shell.together().at_table.your_turn));
    } else {
        browser::set_title("pagoda");
    }
}
