//! The first page: a game two clicks away, and every choice for those who want one.

use ::yangtze::Position;
use art::Icon;
use leptos::prelude::*;
use table::{Sitter, Table};
use words::screen::fill;

use crate::asking::Wrong;
use crate::new_game::NewGame;
use crate::parts::{IconSign, Sign, TextButton};
use crate::settings::Shell;
use crate::yangtze::keep::{self, Slot};
use crate::{browser, files};

/// The first page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    view! { <Start wrong=Vec::new()/> }
}

/// The first page, with what was wrong if somebody asked for a game.
#[component]
pub(crate) fn Start(wrong: Vec<Wrong>) -> impl IntoView {
    let shell = Shell::get();
    let kept = keep::read(Slot::Game).is_some_and(|table| !table.is_over());
    let said = (!wrong.is_empty()).then(|| {
        let lines = move || wrong.iter().map(|wrong| view! { <li>{wrong.said(shell.texts())}</li> }).collect_view();
        view! { <div class="notice" role="alert"><p>{move || shell.texts().help.misasked.all}</p><ul>{lines}</ul></div> }
    });
    let quick = || browser::go("/yellow-yangtze?seats=person,wanderer");
    view! {
        <main class="start">
            <header>
                <Sign id="icon-pagoda".to_owned()/>
                <h1>"pagoda"</h1>
                <p class="lead">{move || shell.texts().start.lead}</p>
            </header>
            {said}
            <section class="offer">
                <h2>"Yellow & Yangtze"</h2>
                <p>{move || shell.texts().start.about_yangtze}</p>
                <div class="deeds">
                    <Show when=move || kept>
                        <TextButton icon=Icon::Play label=|texts| texts.start.go_on strong=true
                            press=|| browser::go("/yellow-yangtze")/>
                    </Show>
                    <TextButton icon=Icon::Robot label=|texts| texts.start.quick strong=!kept press=quick/>
                </div>
                <Show when=move || kept>
                    <p class="small replaces">{move || shell.texts().start.replaces}</p>
                </Show>
                <NewGame replaces=kept/>
            </section>
            <OpenRecord/>
            <footer>
                <nav>
                    <a href="/rules/yellow-yangtze"><IconSign icon=Icon::Rules/>{move || shell.texts().shell.rules}</a>
                    <a href="/settings"><IconSign icon=Icon::Settings/>{move || shell.texts().shell.settings}</a>
                </nav>
                <p class="small">{move || shell.texts().shell.independent}</p>
            </footer>
        </main>
    }
}

/// A game from a file: to look at it, or to go on with it at one screen.
#[component]
fn OpenRecord() -> impl IntoView {
    let shell = Shell::get();
    let problem: RwSignal<Option<String>> = RwSignal::new(None);
    let open = move |text: Option<String>| match text
        .map(|text| Table::<Position>::load(text.lines().next().unwrap_or_default(), &Sitter::PERSON))
    {
        Some(Ok(table)) => {
            keep::keep(&table, Slot::Record);
            browser::go("/yellow-yangtze?record=1");
        }
        Some(Err(why)) => problem.set(Some(why.to_string())),
        None => problem.set(Some(shell.texts_untracked().start.no_text.to_owned())),
    };
    let said = move || {
        let why = problem.get()?;
        let text = fill(shell.texts().start.unreadable, &[("why", &why)]);
        Some(view! { <p class="notice" role="alert">{text}</p> })
    };
    view! {
        <section class="offer record" on:dragover=|event| event.prevent_default()
            on:drop=move |event| files::read_first(files::dropped(&event), open)>
            <h2>{move || shell.texts().start.open_record}</h2>
            <label>
                <span>{move || shell.texts().start.open_record_about}</span>
                <input type="file" accept=".json,.jsonl,.txt,application/json"
                    on:change:target=move |event| files::read_first(event.target().files(), open)/>
            </label>
            {said}
        </section>
    }
}
