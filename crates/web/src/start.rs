//! The first page: a game two clicks away, and every choice for those who want one.

use art::Icon;
use leptos::prelude::*;

use crate::asking::Wrong;
use crate::browser;
use crate::game::keep::{self, Slot};
use crate::hero::Hero;
use crate::new_game::NewGame;
use crate::parts::{IconSign, Show, TextButton};
use crate::records::OpenRecord;
use crate::settings::Shell;

/// The first page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    view! { <Start wrong=Vec::new()/> }
}

/// The first page, with what was wrong if somebody asked for a game.
#[component]
pub(crate) fn Start(wrong: Vec<Wrong>) -> impl IntoView {
    let shell = Shell::get();
    let kept = keep::is_going(::yangtze::NAME, Slot::Game);
    let said = (!wrong.is_empty()).then(|| {
        let lines = move || wrong.iter().map(|wrong| view! { <li>{wrong.said(shell.texts())}</li> }).collect_view();
        view! { <div class="notice" role="alert"><p>{move || shell.texts().help.misasked.all}</p><ul>{lines}</ul></div> }
    });
    let quick = || browser::go("/yellow-yangtze?seats=person,wanderer");
    view! {
        <main class="start">
            <header>
                <Hero/>
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
