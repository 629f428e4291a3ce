//! The page on which everything is set.

use art::Icon;
use leptos::prelude::*;
use words::Language;
use words::screen::{Screen, fill};

use crate::game::keep::{self, Kept};
use crate::new_game::Offered;
use crate::parts::IconSign;
use crate::settings::{Confirm, Motion, Settings, Shell, Speed, Theme};

/// What something is called, in the language of the moment.
type Text = Box<dyn Fn(&'static Screen) -> String + Send + Sync>;
/// What a choice is called.
type Label = fn(&'static Screen) -> &'static str;

/// One of several values that something can have: what it is called, whether it is the one, and how it is set.
struct Value {
    text: Text,
    is: Box<dyn Fn(&Settings) -> bool + Send + Sync>,
    set: Box<dyn Fn(&mut Settings)>,
    /// The language in which it is called so, if that isn't the page's.
    language: Option<&'static str>,
}

/// The values of something, each with what it is called.
fn values<T: Copy + PartialEq + Send + Sync + 'static>(
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
    values: Vec<(T, Text)>,
) -> Vec<Value> {
    let value = |(value, text): (T, Text)| Value {
        text,
        is: Box::new(move |settings| get(settings) == value),
        set: Box::new(move |settings| set(settings, value)),
        language: None,
    };
    values.into_iter().map(value).collect()
}

/// A choice among several values. It is compiled once, and not for each kind of them.
fn choice(label: Label, values: Vec<Value>) -> AnyView {
    let shell = Shell::get();
    let button = |value: Value| {
        let Value { text, is, set, language } = value;
        let chosen = Memo::new(move |_| shell.settings.with(|settings| is(settings)));
        view! {
            <button type="button" class="choice" lang=language aria-pressed=move || chosen.get().to_string()
                class:held=chosen on:click=move |_| shell.settings.update(|settings| set(settings))>
                {move || text(shell.texts())}
            </button>
        }
    };
    view! {
        <fieldset class="row">
            <legend>{move || label(shell.texts())}</legend>
            {values.into_iter().map(button).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Something that is on or off.
fn switch(label: Label, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> AnyView {
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
    .into_any()
}

fn said(text: Label) -> Text {
    Box::new(move |texts| text(texts).to_owned())
}

/// The way back to a game that isn't over.
pub(crate) fn going(game: &str) -> Option<impl IntoView + use<>> {
    let shell = Shell::get();
    let title = Offered::of(game).title();
    let label = move || format!("{} · {title}", shell.texts().start.go_on);
    (keep::kept(game) == Kept::Going)
        .then(|| view! { <a href=format!("/{game}")><IconSign icon=Icon::Play/>{label}</a> })
}

/// The page on which everything is set.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let shell = Shell::get();
    let going = [::yangtze::NAME, ::yunnan::NAME].map(going);
    let after =
        |seconds: u32| -> Text { Box::new(move |texts| fill(texts.choose.by_itself, &[("seconds", &seconds)])) };
    let per_cent = |size: u32| -> (u32, Text) { (size, Box::new(move |_| format!("{size}\u{a0}%"))) };
    let languages = Language::ALL.map(|language| Value {
        text: Box::new(move |_| language.name().to_owned()),
        is: Box::new(move |_| shell.language.get() == language),
        set: Box::new(move |settings| settings.language = Some(language.code().to_owned())),
        language: Some(language.code()),
    });
    let themes = vec![
        (Theme::Auto, said(|texts| texts.choose.auto)),
        (Theme::Light, said(|texts| texts.choose.light)),
        (Theme::Dark, said(|texts| texts.choose.dark)),
    ];
    let palettes = vec![
        ("standard", said(|texts| texts.choose.palette_standard)),
        ("red-green", said(|texts| texts.choose.palette_red_green)),
        ("blue-yellow", said(|texts| texts.choose.palette_blue_yellow)),
        ("high-contrast", said(|texts| texts.choose.palette_high_contrast)),
    ];
    let motions =
        vec![(Motion::Auto, said(|texts| texts.choose.auto)), (Motion::None, said(|texts| texts.choose.motion_none))];
    let speeds = vec![
        (Speed::Instant, said(|texts| texts.choose.instant)),
        (Speed::Fast, said(|texts| texts.choose.fast)),
        (Speed::Normal, said(|texts| texts.choose.normal)),
        (Speed::Slow, said(|texts| texts.choose.slow)),
    ];
    let confirmations = vec![
        (Confirm::Button, said(|texts| texts.choose.by_button)),
        (Confirm::After3, after(3)),
        (Confirm::After10, after(10)),
        (Confirm::After30, after(30)),
    ];
    let sizes = [100, 115, 130, 150].map(per_cent).into_iter().collect();
    let looks = vec![
        choice(|texts| texts.shell.language, languages.into_iter().collect()),
        choice(|texts| texts.choose.theme, values(|it| it.theme, |it, theme| it.theme = theme, themes)),
        choice(
            |texts| texts.choose.palette,
            values(palette_of, |it, palette| palette.clone_into(&mut it.palette), palettes),
        ),
        switch(|texts| texts.choose.letters, |it| it.letters, |it, on| it.letters = on),
        switch(|texts| texts.choose.coordinates, |it| it.coordinates, |it, on| it.coordinates = on),
        switch(|texts| texts.choose.sound, |it| it.sound, |it, on| it.sound = on),
        switch(|texts| texts.choose.pure, |it| it.pure, |it, on| it.pure = on),
    ];
    let overlays = vec![
        switch(|texts| texts.game.states, |it| it.overlays.states, |it, on| it.overlays.states = on),
        switch(|texts| texts.help.sites, |it| it.overlays.sites, |it, on| it.overlays.sites = on),
        switch(|texts| texts.help.unseen, |it| it.overlays.unseen, |it, on| it.overlays.unseen = on),
        switch(|texts| texts.help.thoughts, |it| it.thoughts, |it, on| it.thoughts = on),
    ];
    let ways = vec![
        choice(|texts| texts.choose.text_size, values(|it| it.text_size, |it, size| it.text_size = size, sizes)),
        choice(|texts| texts.choose.motion, values(|it| it.motion, |it, motion| it.motion = motion, motions)),
        choice(|texts| texts.choose.speed, values(|it| it.speed, |it, speed| it.speed = speed, speeds)),
        choice(
            |texts| texts.choose.confirmation,
            values(|it| it.confirm, |it, confirm| it.confirm = confirm, confirmations),
        ),
    ];
    view! {
        <main class="settings">
            <nav class="back"><a href="/"><IconSign icon=Icon::Back/>{move || shell.texts().shell.to_start}</a>
                {going}
            </nav>
            <h1>{move || shell.texts().shell.settings}</h1>
            {looks}
            <fieldset>
                <legend>{move || shell.texts().help.menu}</legend>
                {overlays}
            </fieldset>
            {ways}
        </main>
    }
}

fn palette_of(settings: &Settings) -> &'static str {
    ["red-green", "blue-yellow", "high-contrast"]
        .into_iter()
        .find(|palette| *palette == settings.palette)
        .unwrap_or("standard")
}
