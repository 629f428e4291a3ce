//! The page with a game of Yellow & Yangtze.

use std::sync::Arc;

use leptos::prelude::*;
use table::yangtze::Pick;

use super::Yangtze;
use super::board::BoardMap;
use super::course::Course;
use super::depart::depart;
use super::fight::Fight;
use super::keys::{KEYS, press};
use super::overlays::Unseen;
use super::picture::drawn;
use super::players::details;
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

/// The page of a game that is on the screen.
pub(crate) fn game(play: Yangtze) -> AnyView {
    let decided =
        move || play.own.story.with(|story| story.conflicts.iter().map(|conflict| conflict.ended).collect::<Vec<_>>());
    let parts = Parts {
        board: (move || view! { <BoardMap play/><Fight play/> }).into(),
        on_demand: (move || view! { <Unseen play/> }).into(),
        details: Arc::new(move |seat| details(play, seat)),
        supplies: (move || view! { <Supplies play/> }).into(),
        tray: (move || view! { <Tray play/> }).into(),
        totals: (move || view! { <Totals play/> }).into(),
        course: (move || view! { <Course play/> }).into(),
        decided: Signal::derive(decided),
        now: Box::new(move || {
            let held = matches!(play.own.pick.get(), Some(Pick::Tile(_) | Pick::Leader(_)));
            if held { "held" } else { "" }.to_owned()
        }),
        drawn: Arc::new(move || drawn(play)),
        depart: Arc::new(move |happened| depart(play, happened)),
        keys: KEYS,
        press: Box::new(move |key| press(play, key)),
    };
    page(*play, parts)
}
