//! The page with a game of Yunnan.

use std::sync::Arc;

use ::yunnan::Decision;
use leptos::prelude::*;

use super::Yunnan;
use super::board::{BoardMap, now};
use super::course::Course;
use super::depart::depart;
use super::keys::{KEYS, press};
use super::picture::drawn;
use super::players::details;
use super::shown::asked;
use super::steps::Steps;
use super::supplies::Supplies;
use super::totals::Totals;
use super::tray::Tray;
use crate::game::OnScreen;
use crate::game::page::{Parts, opened, page};

/// The page.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    opened(|table, slot| game(OnScreen::new(table, slot)))
}

/// What the game's pieces are drawn with has to be on the page.
fn with_art(page: AnyView) -> impl IntoView {
    view! {
        // Not `display: none`: the pieces would lose their gradients.
        <svg class="paints" width="0" height="0" aria-hidden="true" inner_html=art::yunnan::paints()/>
        <svg class="symbols" aria-hidden="true" inner_html=art::yunnan::symbols()/>
        {page}
    }
}

/// The page of a game that is on the screen.
pub(crate) fn game(play: Yunnan) -> AnyView {
    // Where rounds end.
    let decided =
        move || play.own.story.with(|story| story.rounds.iter().map(|round| round.steps.end - 1).collect::<Vec<_>>());
    let parts = Parts {
        board: (move || view! { <BoardMap play/> }).into(),
        on_demand: (|| ()).into(),
        details: Arc::new(move |seat| details(play, seat)),
        supplies: (move || view! { <Supplies play/><Steps play/> }).into(),
        tray: (move || view! { <Tray play/> }).into(),
        totals: (move || view! { <Totals play/> }).into(),
        course: (move || view! { <Course play/> }).into(),
        decided: Signal::derive(decided),
        now: Box::new(move || {
            let held = play.own.pick.get().is_some();
            let now = match asked(&now(play)) {
                _ if held => "held",
                Some(Decision::Yard | Decision::Teahouse | Decision::Travel) => "outlook",
                Some(Decision::Conversion) => "conversion",
                _ => "",
            };
            now.to_owned()
        }),
        drawn: Arc::new(move || drawn(play)),
        depart: Arc::new(move |happened| depart(play, happened)),
        keys: KEYS,
        press: Box::new(move |key| press(play, key)),
    };
    with_art(page(*play, parts)).into_any()
}
