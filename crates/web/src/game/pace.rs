//! Bots among themselves: stop them, let them do one thing, faster, slower, and watch them think.

use art::Icon;
use leptos::prelude::*;

use super::play::Play;
use super::thoughts::Candidates;
use crate::parts::{IconButton, IconSign, Show, TextButton};
use crate::settings::Text;

/// The bar below a game of bots; nothing where a person plays.
#[component]
pub(super) fn Pace(play: Play) -> impl IntoView {
    let shell = play.shell;
    let paused = Signal::derive(move || play.pause.get().is_some());
    let over = Signal::derive(move || play.standing.get().is_over && play.is_present());
    let toggle = move || {
        let shown = play.shown.get_untracked();
        play.pause.update(|pause| *pause = if pause.is_some() { None } else { Some(shown) });
    };
    let step = move || play.pause.set(Some(play.shown.get_untracked() + 1));
    let change = move |label: Text, by: isize| {
        let next = move || shell.settings.with(|settings| settings.speed.changed(by));
        view! {
            <button class="text" type="button" disabled=move || next().is_none() on:click=move |_| {
                if let Some(speed) = next() {
                    shell.settings.update(|settings| settings.speed = speed);
                }
            }>{move || label(shell)}</button>
        }
    };
    let speed = move || shell.settings.with(|settings| settings.speed).name(shell.texts());
    let watching = move || shell.settings.with(|settings| settings.thoughts);
    view! {
        <Show when=move || play.is_watched() && !over.get()>
            <section class="pace">
                <Show when=move || paused.get() fallback=move || view! {
                    <TextButton icon=Icon::Pause label=|shell| shell.texts().help.pause press=toggle/>
                }>
                    <TextButton icon=Icon::Play label=|shell| shell.texts().help.go_on press=toggle/>
                </Show>
                <IconButton icon=Icon::Forward label=|shell| shell.texts().help.step press=step/>
                {change(|shell| shell.texts().help.slower, -1)}
                <span class="speed" aria-live="polite">{speed}</span>
                {change(|shell| shell.texts().help.faster, 1)}
                <button class="text" type="button" class:held=watching aria-pressed=move || watching().to_string()
                    on:click=move |_| shell.settings.update(|settings| settings.thoughts = !settings.thoughts)>
                    <IconSign icon=Icon::Eye/>
                    <span>{move || shell.texts().help.thoughts}</span>
                </button>
            </section>
            <Show when=watching>
                <Candidates play list=play.thoughts.into()/>
            </Show>
        </Show>
    }
}
