//! The first page: a game two clicks away, and every choice for those who want one.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::screen::fill;

use crate::asking::Wrong;
use crate::game::keep::{self, Kept};
use crate::hero::Hero;
use crate::new_game::{NewGame, Offered};
use crate::parts::{IconSign, Show, TextButton};
use crate::records::OpenRecord;
use crate::settings::{Shell, Text};
use crate::{browser, keepsake, later, online};

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
        // Of a game that was kept no address says anything.
        let asked = wrong.iter().any(|wrong| !matches!(wrong, Wrong::Kept(_)));
        let all = move || asked.then(|| view! { <p>{shell.texts().help.misasked.all}</p> });
        let lines = move || wrong.iter().map(|wrong| view! { <li>{wrong.said(shell.texts())}</li> }).collect_view();
        view! { <div class="notice" role="alert">{all}<ul>{lines}</ul></div> }
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
            <Others/>
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
    let kept = keep::kept(game.name()) == Kept::Going;
    let (about, quick): (Text, Text) = match game {
        Offered::Yangtze => (|shell| shell.texts().start.about_yangtze, |shell| shell.texts().start.quick),
        Offered::Yunnan => (|shell| shell.texts().start.about_yunnan, |shell| shell.texts().start.quick_bots),
    };
    let play = move || browser::go(&game.quick());
    let go_on = move || browser::go(&format!("/{}", game.name()));
    view! {
        <section class="offer" data-game=game.name()>
            <h2>{game.title()}</h2>
            <p>{move || about(shell)}</p>
            <Torn game/>
            <div class="deeds">
                <Show when=move || kept>
                    <TextButton icon=Icon::Play label=|shell| shell.texts().start.go_on strong=true press=go_on/>
                </Show>
                <TextButton icon=Icon::Robot label=quick strong=!kept press=play/>
                <a class="rules-of" href=format!("/rules/{}", game.name())>
                    <IconSign icon=Icon::Rules/>{move || shell.texts().shell.rules}
                </a>
            </div>
            <NewGame game/>
        </section>
    }
}

/// The way to people elsewhere. Whoever has been there before is told if a table waits.
#[component]
fn Others() -> impl IntoView {
    let shell = Shell::get();
    let waiting = RwSignal::new(0);
    if online::is_known() {
        spawn_local(async move {
            // What can't be loaded now isn't needed for anything else.
            let _ = later::count_waiting(waiting).await;
        });
    }
    view! {
        <section class="offer others">
            <h2>{move || shell.texts().people.title}</h2>
            <p>{move || shell.texts().people.about}</p>
            <Show when=move || { waiting.get() > 0 }>
                <p role="status"><strong>{move || fill(shell.texts().people.waiting, &[("count", &waiting.get())])}</strong></p>
            </Show>
            <div class="deeds">
                <a class="button" href="/tables"><IconSign icon=Icon::Person/>{move || shell.texts().people.to_tables}</a>
            </div>
        </section>
    }
}

/// A game that was kept and can't be read: nobody can go on with it, but what is left of it needn't be lost.
#[component]
fn Torn(game: Offered) -> impl IntoView {
    let shell = Shell::get();
    let torn = RwSignal::new(keep::kept(game.name()) == Kept::Torn);
    let download = move || {
        let text = keep::text(game.name()).unwrap_or_default();
        keepsake::download(&format!("{}.txt", game.name()), "text/plain", &text);
    };
    let discard = move || {
        keep::discard(game.name());
        torn.set(false);
    };
    view! {
        <Show when=move || torn.get()>
            <div class="torn">
                <p>{move || shell.texts().start.torn}</p>
                <div class="deeds">
                    <TextButton icon=Icon::Download label=|shell| shell.texts().start.download_torn press=download/>
                    <TextButton icon=Icon::Close label=|shell| shell.texts().start.discard_torn press=discard/>
                </div>
            </div>
        </Show>
    }
}
