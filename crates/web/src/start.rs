//! The first page: a game two clicks away, and every choice for those who want one.

use art::Icon;
use leptos::prelude::*;
use words::screen::Screen;

use crate::asking::Wrong;
use crate::browser;
use crate::game::keep::{self, Slot};
use crate::hero::Hero;
use crate::new_game::{NewGame, Offered};
use crate::parts::{IconSign, Show, TextButton};
use crate::records::OpenRecord;
use crate::settings::Shell;

/// A text in whatever language is spoken.
type Text = fn(&'static Screen) -> &'static str;

/// The first page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    view! { <Start wrong=Vec::new()/> }
}

/// The first page, with what was wrong if somebody asked for a game.
#[component]
pub(crate) fn Start(wrong: Vec<Wrong>) -> impl IntoView {
    let shell = Shell::get();
    let said = (!wrong.is_empty()).then(|| {
        let lines = move || wrong.iter().map(|wrong| view! { <li>{wrong.said(shell.texts())}</li> }).collect_view();
        view! { <div class="notice" role="alert"><p>{move || shell.texts().help.misasked.all}</p><ul>{lines}</ul></div> }
    });
    view! {
        <main class="start">
            <header>
                <Hero/>
                <h1>"pagoda"</h1>
                <p class="lead">{move || shell.texts().start.lead}</p>
            </header>
            {said}
            <Offer game=Offered::Yangtze/>
            <Offer game=Offered::Yunnan/>
            <OpenRecord/>
            <footer>
                <nav>
                    <a href="/settings"><IconSign icon=Icon::Settings/>{move || shell.texts().shell.settings}</a>
                </nav>
                <p class="small">{move || shell.texts().shell.independent}</p>
            </footer>
        </main>
    }
}

/// A game: what it is about, and the ways into it.
#[component]
fn Offer(game: Offered) -> impl IntoView {
    let shell = Shell::get();
    let kept = keep::is_going(game.name(), Slot::Game);
    let (title, about, quick): (_, Text, Text) = match game {
        Offered::Yangtze => ("Yellow & Yangtze", |texts| texts.start.about_yangtze, |texts| texts.start.quick),
        Offered::Yunnan => ("Yunnan", |texts| texts.start.about_yunnan, |texts| texts.start.quick_bots),
    };
    let play = move || {
        let others = if game == Offered::Yangtze { "wanderer" } else { "wanderer,wanderer" };
        browser::go(&format!("/{}?seats=person,{others}", game.name()));
    };
    let go_on = move || browser::go(&format!("/{}", game.name()));
    view! {
        <section class="offer" data-game=game.name()>
            <h2>{title}</h2>
            <p>{move || about(shell.texts())}</p>
            <div class="deeds">
                <Show when=move || kept>
                    <TextButton icon=Icon::Play label=|texts| texts.start.go_on strong=true press=go_on/>
                </Show>
                <TextButton icon=Icon::Robot label=quick strong=!kept press=play/>
                <a class="rules-of" href=format!("/rules/{}", game.name())>
                    <IconSign icon=Icon::Rules/>{move || shell.texts().shell.rules}
                </a>
            </div>
            <Show when=move || kept>
                <p class="small replaces">{move || shell.texts().start.replaces}</p>
            </Show>
            <NewGame game replaces=kept/>
        </section>
    }
}
