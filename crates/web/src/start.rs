//! The first page: a game two clicks away, and every choice for those who want one.

use ::yangtze::{Edition, Options, Position};
use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::params::ParamsMap;
use table::{Setting, Sitter, Table};
use words::screen::fill;

use crate::later::{Unopened, open_record};
use crate::parts::{IconSign, Sign, TextButton};
use crate::settings::Shell;
use crate::yangtze::keep::{self, Slot};
use crate::{browser, chance, files};

/// Who can sit on a seat, as addresses write it.
const PERSON: &str = "person";
const LEVELS: [&str; 5] = ["pupil", "wanderer", "scholar", "strategist", "sage"];

/// The game that an address asks for: `?seats=person,scholar&seed=7&short=true&edition=2023`.
pub(crate) fn asked_for(query: &ParamsMap) -> Option<Table<Position>> {
    let seats = query.get("seats")?;
    let sitters: Vec<Sitter> =
        seats.split(',').map(|name| if name == PERSON { Sitter::PERSON } else { Sitter::bot(name) }).collect();
    let seed = query.get("seed").and_then(|seed| seed.parse().ok()).unwrap_or_else(chance::number);
    let edition = query.get("edition").and_then(|edition| Edition::try_from(edition).ok()).unwrap_or_default();
    let options = Options { short: query.get("short").as_deref() == Some("true"), edition };
    new_game(sitters, options, seed)
}

fn new_game(sitters: Vec<Sitter>, options: Options, seed: u64) -> Option<Table<Position>> {
    let setting = Setting::new(sitters.len(), options, None, seed).ok()?;
    Table::new(setting, sitters, seed).ok()
}

/// The first page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let shell = Shell::get();
    let kept = keep::is_going(Slot::Game);
    let quick = || browser::go("/yellow-yangtze?seats=person,wanderer");
    view! {
        <main class="start">
            <header>
                <Sign id="icon-pagoda".to_owned()/>
                <h1>"pagoda"</h1>
                <p class="lead">{move || shell.texts().start.lead}</p>
            </header>
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
                <NewGame/>
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

/// Every choice for a new game.
#[component]
fn NewGame() -> impl IntoView {
    let shell = Shell::get();
    let seats = RwSignal::new(vec![PERSON.to_owned(), "scholar".to_owned()]);
    let short = RwSignal::new(false);
    let edition = RwSignal::new("2018".to_owned());
    let resize = move |players: usize| {
        seats.update(|seats| seats.resize(players, "scholar".to_owned()));
        if players != 2 {
            short.set(false);
        }
    };
    let begin = move || {
        let seats = seats.get_untracked().join(",");
        let (short, edition) = (short.get_untracked(), edition.get_untracked());
        browser::go(&format!("/yellow-yangtze?seats={seats}&short={short}&edition={edition}"));
    };
    let number = move |players: usize| {
        view! {
            <label>
                <input type="radio" name="players" prop:checked=move || seats.with(Vec::len) == players
                    on:change=move |_| resize(players)/>
                {players}
            </label>
        }
    };
    let seat = move |number: usize| {
        let chosen = move || seats.with(|seats| seats.get(number).cloned().unwrap_or_default());
        let option = move |value: &'static str| {
            let label = move || match value.parse() {
                Ok(bot) => words::play::bot(shell.language.get(), bot),
                Err(_) => shell.texts().start.person.to_owned(),
            };
            view! { <option value=value selected=move || chosen() == value>{label}</option> }
        };
        view! {
            <label class="seat">
                <Sign id=art::crest_id(kernel::Seat::new(number as u8))/>
                <span>{move || fill(shell.texts().start.seat, &[("number", &(number + 1))])}</span>
                <select on:change:target=move |event| {
                    let value = event.target().value();
                    seats.update(|seats| if let Some(seat) = seats.get_mut(number) { *seat = value });
                }>
                    {option(PERSON)}
                    {LEVELS.map(option).collect_view()}
                </select>
            </label>
        }
    };
    view! {
        <details class="new-game">
            <summary>{move || shell.texts().start.new_game}</summary>
            <fieldset class="row">
                <legend>{move || shell.texts().start.players}</legend>
                {[2, 3, 4].map(number).collect_view()}
            </fieldset>
            <div class="seats">{move || (0..seats.with(Vec::len)).map(seat).collect_view()}</div>
            <fieldset>
                <legend>{move || shell.texts().start.options}</legend>
                <label>
                    <input type="checkbox" prop:checked=move || short.get()
                        prop:disabled=move || seats.with(Vec::len) != 2
                        on:change:target=move |event| short.set(event.target().checked())/>
                    <span>{move || shell.texts().start.short}</span>
                    <small>{move || shell.texts().start.short_about}</small>
                </label>
                <label>
                    <span>{move || shell.texts().start.edition}</span>
                    <select on:change:target=move |event| edition.set(event.target().value())>
                        <option>"2018"</option>
                        <option>"2023"</option>
                    </select>
                </label>
            </fieldset>
            <TextButton icon=Icon::Play label=|texts| texts.start.begin strong=true press=begin/>
        </details>
    }
}

/// A game from a file: to look at it, or to go on with it at one screen.
#[component]
fn OpenRecord() -> impl IntoView {
    let shell = Shell::get();
    let problem: RwSignal<Option<String>> = RwSignal::new(None);
    let open = move |text: Option<String>| {
        let texts = shell.texts_untracked();
        let Some(text) = text else { return problem.set(Some(texts.start.no_text.to_owned())) };
        spawn_local(async move {
            match open_record(text).await {
                Ok(()) => browser::go("/yellow-yangtze?record=1"),
                Err(Unopened::NoGame(why)) => problem.set(Some(why)),
                Err(Unopened::NotLoaded) => problem.set(Some(texts.shell.not_loaded.to_owned())),
            }
        });
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
