//! The page on which everything is set.

use art::Icon;
use leptos::prelude::*;
use words::Language;
use words::screen::{Screen, fill};

use crate::game::keep::{self, Kept};
use crate::parts::IconSign;
use crate::settings::{Confirm, Motion, Settings, Shell, Speed, Theme};

/// What something is called, in the language of the moment.
type Text = Box<dyn Fn(&'static Screen) -> String + Send + Sync>;

/// A choice among several: what it sets, and how each is called.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    label: fn(&'static Screen) -> &'static str,
    values: Vec<(T, Text)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let shell = Shell::get();
    let options = values
        .into_iter()
        .map(|(value, text)| {
            let chosen = move || shell.settings.with(|settings| get(settings) == value);
            view! {
                <button type="button" class="choice" aria-pressed=move || chosen().to_string() class:held=chosen
                    on:click=move |_| shell.settings.update(|settings| set(settings, value))>
                    {move || text(shell.texts())}
                </button>
            }
        })
        .collect_view();
    view! {
        <fieldset class="row">
            <legend>{move || label(shell.texts())}</legend>
            {options}
        </fieldset>
    }
}

/// Something that is on or off.
#[component]
fn Switch(
    label: fn(&'static Screen) -> &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=move || shell.settings.with(get)
                on:change:target=move |event| {
                    let on = event.target().checked();
                    shell.settings.update(|settings| set(settings, on));
                }/>
            <span>{move || label(shell.texts())}</span>
        </label>
    }
}

fn said(text: fn(&'static Screen) -> &'static str) -> Text {
    Box::new(move |texts| text(texts).to_owned())
}

/// The way back to a game that isn't over.
pub(crate) fn going(game: &str) -> Option<impl IntoView + use<>> {
    let shell = Shell::get();
    let title = if game == ::yunnan::NAME { "Yunnan" } else { "Yellow & Yangtze" };
    let label = move || format!("{} · {title}", shell.texts().start.go_on);
    (keep::kept(game) == Kept::Going)
        .then(|| view! { <a href=format!("/{game}")><IconSign icon=Icon::Play/>{label}</a> })
}

/// The page on which everything is set.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let shell = Shell::get();
    let going = [::yangtze::NAME, ::yunnan::NAME].map(going);
    let languages = Language::ALL.map(|language| {
        let chosen = move || shell.language.get() == language;
        view! {
            <button type="button" class="choice" lang=language.code() aria-pressed=move || chosen().to_string()
                class:held=chosen
                on:click=move |_| shell.settings.update(|settings| settings.language = Some(language.code().to_owned()))>
                {language.name()}
            </button>
        }
    });
    let after =
        |seconds: u32| -> Text { Box::new(move |texts| fill(texts.choose.by_itself, &[("seconds", &seconds)])) };
    let per_cent = |size: u32| -> (u32, Text) { (size, Box::new(move |_| format!("{size}\u{a0}%"))) };
    let palettes: Vec<(&'static str, Text)> = vec![
        ("standard", said(|texts| texts.choose.palette_standard)),
        ("red-green", said(|texts| texts.choose.palette_red_green)),
        ("blue-yellow", said(|texts| texts.choose.palette_blue_yellow)),
        ("high-contrast", said(|texts| texts.choose.palette_high_contrast)),
    ];
    view! {
        <main class="settings">
            <nav class="back"><a href="/"><IconSign icon=Icon::Back/>{move || shell.texts().shell.to_start}</a>
                {going}
            </nav>
            <h1>{move || shell.texts().shell.settings}</h1>
            <fieldset class="row">
                <legend>{move || shell.texts().shell.language}</legend>
                {languages.collect_view()}
            </fieldset>
            <Choice label=|texts| texts.choose.theme get=|settings| settings.theme
                set=|settings, theme| settings.theme = theme
                values=vec![
                    (Theme::Auto, said(|texts| texts.choose.auto)),
                    (Theme::Light, said(|texts| texts.choose.light)),
                    (Theme::Dark, said(|texts| texts.choose.dark)),
                ]/>
            <Choice label=|texts| texts.choose.palette get=palette_of
                set=|settings, palette: &'static str| settings.palette = palette.to_owned() values=palettes/>
            <Switch label=|texts| texts.choose.letters get=|settings| settings.letters
                set=|settings, on| settings.letters = on/>
            <Switch label=|texts| texts.choose.coordinates get=|settings| settings.coordinates
                set=|settings, on| settings.coordinates = on/>
            <Switch label=|texts| texts.choose.sound get=|settings| settings.sound set=|settings, on| settings.sound = on/>
            <Switch label=|texts| texts.choose.pure get=|settings| settings.pure set=|settings, on| settings.pure = on/>
            <fieldset>
                <legend>{move || shell.texts().help.menu}</legend>
                <Switch label=|texts| texts.game.states get=|settings| settings.overlays.states
                    set=|settings, on| settings.overlays.states = on/>
                <Switch label=|texts| texts.help.sites get=|settings| settings.overlays.sites
                    set=|settings, on| settings.overlays.sites = on/>
                <Switch label=|texts| texts.help.unseen get=|settings| settings.overlays.unseen
                    set=|settings, on| settings.overlays.unseen = on/>
                <Switch label=|texts| texts.help.thoughts get=|settings| settings.thoughts
                    set=|settings, on| settings.thoughts = on/>
            </fieldset>
            <Choice label=|texts| texts.choose.text_size get=|settings| settings.text_size
                set=|settings, size| settings.text_size = size
                values=[100, 115, 130, 150].map(per_cent).into_iter().collect()/>
            <Choice label=|texts| texts.choose.motion get=|settings| settings.motion
                set=|settings, motion| settings.motion = motion
                values=vec![
                    (Motion::Auto, said(|texts| texts.choose.auto)),
                    (Motion::None, said(|texts| texts.choose.motion_none)),
                ]/>
            <Choice label=|texts| texts.choose.speed get=|settings| settings.speed
                set=|settings, speed| settings.speed = speed
                values=vec![
                    (Speed::Instant, said(|texts| texts.choose.instant)),
                    (Speed::Fast, said(|texts| texts.choose.fast)),
                    (Speed::Normal, said(|texts| texts.choose.normal)),
                    (Speed::Slow, said(|texts| texts.choose.slow)),
                ]/>
            <Choice label=|texts| texts.choose.confirmation get=|settings| settings.confirm
                set=|settings, confirm| settings.confirm = confirm
                values=vec![
                    (Confirm::Button, said(|texts| texts.choose.by_button)),
                    (Confirm::After3, after(3)),
                    (Confirm::After10, after(10)),
                    (Confirm::After30, after(30)),
                ]/>
        </main>
    }
}

fn palette_of(settings: &Settings) -> &'static str {
    ["red-green", "blue-yellow", "high-contrast"]
        .into_iter()
        .find(|palette| *palette == settings.palette)
        .unwrap_or("standard")
}
