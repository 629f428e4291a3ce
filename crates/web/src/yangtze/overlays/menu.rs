//! The menu beside the map: which overlays are on.

use art::Icon;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::super::Yangtze;
use super::signs;
use crate::parts::{IconSign, Show};
use crate::settings::Overlays;
use crate::settings::Text;

/// A switch for one of the overlays: what it is called and where it is kept.
type Toggle = (&'static str, Text, fn(&mut Overlays) -> &mut bool);

const TOGGLES: [Toggle; 3] = [
    ("states", |shell| shell.texts().game.states, |overlays| &mut overlays.states),
    ("sites", |shell| shell.texts().help.sites, |overlays| &mut overlays.sites),
    ("unseen", |shell| shell.texts().help.unseen, |overlays| &mut overlays.unseen),
];

/// A button that opens the menu, and the menu; nothing at a pure table.
#[component]
pub(crate) fn OverlayMenu(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    let open = RwSignal::new(false);
    let title = move || shell.texts().help.menu;
    let toggle = move |(name, label, place): Toggle| {
        let on = move || shell.settings.with(|settings| *place(&mut settings.overlays.clone()));
        view! {
            <button type="button" class="choice" data-overlay=name class:held=on aria-pressed=move || on().to_string()
                on:click=move |_| shell.settings.update(|settings| {
                    let on = place(&mut settings.overlays);
                    *on = !*on;
                })>{move || label(shell)}</button>
        }
    };
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    let told = move || signs::told(play).into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <Show when=move || play.helps()>
            <div class="overlays" on:keydown=keys>
                <button class="icon" type="button" title=title aria-label=title aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)>
                    <IconSign icon=Icon::Eye/>
                </button>
                <div class="overlay-menu" role="group" aria-label=title class:shut=move || !open.get()>
                    {TOGGLES.map(toggle).collect_view()}
                </div>
                <ul class="unseen states-told">{told}</ul>
            </div>
        </Show>
    }
}
