//! What can be chosen of the rules of a game, and who sees the points.

use ::yunnan::Variant;
use leptos::prelude::*;

use super::Offered;
use crate::settings::Shell;

/// What is chosen, for each game.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    pub(crate) short: RwSignal<bool>,
    pub(crate) edition: RwSignal<String>,
    pub(crate) open_scores: RwSignal<bool>,
    pub(crate) pro: RwSignal<bool>,
}

impl Options {
    /// The usual ones.
    pub(crate) fn usual() -> Self {
        Self {
            short: RwSignal::new(false),
            edition: RwSignal::new("2018".to_owned()),
            open_scores: RwSignal::new(false),
            pro: RwSignal::new(false),
        }
    }
}

/// The choices for a game among so many.
pub(crate) fn choices(game: Offered, options: Options, players: Signal<usize>) -> AnyView {
    match game {
        Offered::Yangtze => view! { <OfYangtze options players/> }.into_any(),
        Offered::Yunnan => view! { <OfYunnan options/> }.into_any(),
    }
}

/// One of two, by a word each.
fn either(
    name: &'static str,
    chosen: RwSignal<bool>,
    word: impl Fn(bool) -> String + Copy + Send + 'static,
) -> AnyView {
    let one = move |second: bool| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || chosen.get() == second
                    on:change=move |_| chosen.set(second)/>
                {move || word(second)}
            </label>
        }
    };
    [false, true].map(one).collect_view().into_any()
}

/// The options of Yellow & Yangtze.
#[component]
fn OfYangtze(options: Options, players: Signal<usize>) -> impl IntoView {
    let shell = Shell::get();
    let scores = move |open: bool| {
        let texts = &shell.texts().start;
        if open { texts.scores_open } else { texts.scores_hidden }.to_owned()
    };
    view! {
        <fieldset>
            <legend>{move || shell.texts().start.options}</legend>
            <label>
                <input type="checkbox" prop:checked=move || options.short.get()
                    prop:disabled=move || players.get() != 2
                    on:change:target=move |event| options.short.set(event.target().checked())/>
                <span>{move || shell.texts().start.short}</span>
                <small>{move || shell.texts().start.short_about}</small>
            </label>
            <label>
                <span>{move || shell.texts().start.edition}</span>
                <select on:change:target=move |event| options.edition.set(event.target().value())>
                    <option>"2018"</option>
                    <option>"2023"</option>
                </select>
            </label>
        </fieldset>
        <fieldset class="row">
            <legend>{move || shell.texts().start.scores}</legend>
            {either("scores", options.open_scores, scores)}
        </fieldset>
    }
}

/// The options of Yunnan.
#[component]
fn OfYunnan(options: Options) -> impl IntoView {
    let shell = Shell::get();
    let variant = move |pro: bool| {
        let variant = if pro { Variant::Pro } else { Variant::Basic };
        words::yunnan::variant(shell.language.get(), variant).to_owned()
    };
    view! {
        <fieldset class="row">
            <legend>{move || shell.texts().start.variant}</legend>
            {either("variant", options.pro, variant)}
            <small>{move || shell.texts().start.pro_about}</small>
        </fieldset>
    }
}
