//! A game by keyboard: from one thing that is possible to the next, back and on. What is picked up by which key is the
//! game's own.

use art::Icon;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::play::Play;
use crate::browser;
use crate::parts::{IconButton, Show};
use crate::settings::Text;

/// A key and what it does, for the list of keys.
pub(crate) type Line = (&'static str, Text);

/// The keys that only one game has.
#[derive(Clone, Copy)]
pub(crate) struct OwnKeys {
    /// Those that pick something up, for the list of keys.
    pub(crate) picks: &'static [Line],
    /// Those that answer.
    pub(crate) answers: &'static [Line],
}

/// Keys that lead to an answer in any game.
const BEFORE: [Line; 5] = [
    ("N", |shell| shell.texts().keys.next),
    ("P", |shell| shell.texts().keys.previous),
    ("← ↑ → ↓", |shell| shell.texts().keys.walk),
    ("Enter", |shell| shell.texts().keys.press),
    ("C", |shell| shell.texts().game.confirm),
];

/// Keys for what was answered.
const AFTER: [Line; 6] = [
    ("U, Ctrl+Z", |shell| shell.texts().game.undo),
    ("Ctrl+Y", |shell| shell.texts().game.redo),
    ("/", |shell| shell.texts().game.type_here),
    ("Esc", |shell| shell.texts().keys.lay_down),
    ("[", |shell| shell.texts().after.step_back),
    ("]", |shell| shell.texts().after.step_on),
];

/// Does what a key stands for in one game; whether it stands for something.
pub(crate) type OwnPress = Box<dyn Fn(&str) -> bool>;

/// Listens to the keyboard while the game is on the screen.
pub(super) fn listen(play: Play, list: RwSignal<bool>, own: OwnPress) {
    let heard = window_event_listener(keydown, move |event| {
        let covered = play.curtain.get_untracked().is_some();
        if !covered && !is_writing(&event) && !event.alt_key() && !event.meta_key() && press(play, list, &own, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || heard.remove());
}

/// Whether the key goes into a text or a list.
fn is_writing(event: &KeyboardEvent) -> bool {
    let name = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()).map(|target| target.tag_name());
    matches!(name.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

/// Does what a key stands for; whether it stands for something.
fn press(play: Play, list: RwSignal<bool>, own: &OwnPress, event: &KeyboardEvent) -> bool {
    let key = event.key().to_ascii_lowercase();
    if event.ctrl_key() {
        match key.as_str() {
            "z" if event.shift_key() => play.redo(),
            "z" => play.undo(),
            "y" => play.redo(),
            _ => return false,
        }
        return true;
    }
    match key.as_str() {
        "escape" if list.get_untracked() => list.set(false),
        "escape" => play.lay_down(),
        "?" => list.update(|shown| *shown = !*shown),
        "/" => browser::focus_on(".typed input"),
        "n" => go_on(1),
        "p" => go_on(-1),
        "u" => play.undo(),
        "c" if play.standing.get_untracked().is_proposed => play.confirm(),
        _ => return own(&key),
    }
    true
}

/// Brings the focus to the next or the last thing that is possible: what is asked about a space, or else a lit space, or
/// else a button for an answer.
fn go_on(by: i32) {
    let found = |what: &str| document().query_selector_all(what).ok().filter(|list| list.length() > 0);
    let kinds = [".several button", ".spot.lit", ".fight button, .tray .deeds button"];
    let Some(list) = kinds.into_iter().find_map(found) else { return };
    let length = i32::try_from(list.length()).unwrap_or(i32::MAX);
    let active = document().active_element();
    let at = (0..length).find(|number| {
        let node = list.get(number.unsigned_abs());
        node.is_some() && node.and_then(|node| node.dyn_into().ok()) == active
    });
    let next = at.map_or(if by > 0 { 0 } else { length - 1 }, |at| (at + by).rem_euclid(length));
    if let Some(Ok(next)) = list.get(next.unsigned_abs()).map(JsCast::dyn_into) {
        browser::focus(next);
    }
}

/// The list of keys.
#[component]
pub(super) fn Keys(play: Play, own: OwnKeys, list: RwSignal<bool>) -> impl IntoView {
    let shell = play.shell;
    let lines = move || {
        let all = [own.picks, &BEFORE, own.answers, &AFTER].concat();
        let line = |(key, does): Line| view! { <div><dt><kbd>{key}</kbd></dt><dd>{does(shell)}</dd></div> };
        all.into_iter().map(line).collect_view()
    };
    view! {
        <Show when=move || list.get()>
            <section class="keys" role="dialog" aria-label=move || shell.texts().keys.keys>
                <h2>{move || shell.texts().keys.keys}</h2>
                <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || list.set(false)/>
                <dl>{lines}</dl>
            </section>
        </Show>
    }
}
