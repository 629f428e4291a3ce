//! Every choice for a new game: who plays, which options, on which board.

use ::yangtze::Position;
use art::Icon;
use kernel::{Boards, NoBoard};
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::screen::fill;

use crate::later::{self, Unopened};
use crate::parts::{FileButton, Show, Sign, TextButton};
use crate::settings::Shell;
use crate::{asking, browser, files};

/// Who can sit on a seat, as addresses write it.
const PERSON: &str = "person";
const LEVELS: [&str; 5] = ["pupil", "wanderer", "scholar", "strategist", "sage"];

/// Somebody who is to sit at the table.
#[derive(Clone)]
struct Place {
    plays: String,
    name: String,
}

impl Place {
    fn of(plays: &str) -> Self {
        Self { plays: plays.to_owned(), name: String::new() }
    }
}

/// What is chosen.
#[derive(Clone, Copy)]
struct Choice {
    places: RwSignal<Vec<Place>>,
    short: RwSignal<bool>,
    edition: RwSignal<String>,
    open_scores: RwSignal<bool>,
    /// The name of a board that somebody has brought along.
    board: RwSignal<Option<String>>,
}

impl Choice {
    fn players(self) -> usize {
        self.places.with(Vec::len)
    }

    fn resize(self, players: usize) {
        self.places.update(|places| places.resize(players, Place::of("scholar")));
        if players != 2 {
            self.short.set(false);
        }
    }

    /// The address that asks for it.
    fn address(self) -> String {
        let places = self.places.get_untracked();
        let list = |part: fn(&Place) -> String| places.iter().map(part).collect::<Vec<_>>().join(",");
        let names = list(|place| {
            let name = if place.plays == PERSON { place.name.replace(',', " ") } else { String::new() };
            js_sys::encode_uri_component(&name).into()
        });
        let mut address = format!(
            "/yellow-yangtze?seats={}&short={}&edition={}",
            list(|place| place.plays.clone()),
            self.short.get_untracked(),
            self.edition.get_untracked()
        );
        if names.len() >= places.len() {
            address += "&names=";
            address += &names;
        }
        if self.open_scores.get_untracked() {
            address += "&scores=open";
        }
        if self.board.with_untracked(Option::is_some) {
            address += "&board=file";
        }
        address
    }
}

/// Every choice for a new game; `replaces` if it ends another one.
#[component]
pub(crate) fn NewGame(replaces: bool) -> impl IntoView {
    let shell = Shell::get();
    let choice = Choice {
        places: RwSignal::new(vec![Place::of(PERSON), Place::of("scholar")]),
        short: RwSignal::new(false),
        edition: RwSignal::new("2018".to_owned()),
        open_scores: RwSignal::new(false),
        board: RwSignal::new(None),
    };
    let number = move |players: usize| {
        view! {
            <label>
                <input type="radio" name="players" prop:checked=move || choice.players() == players
                    on:change=move |_| choice.resize(players)/>
                {players}
            </label>
        }
    };
    let scores = move |open: bool| {
        let label = move || if open { shell.texts().start.scores_open } else { shell.texts().start.scores_hidden };
        view! {
            <label>
                <input type="radio" name="scores" prop:checked=move || choice.open_scores.get() == open
                    on:change=move |_| choice.open_scores.set(open)/>
                {label}
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
            <div class="seats">
                <For each=move || 0..choice.players() key=|number| *number let:number>
                    <SeatChoice choice number/>
                </For>
            </div>
            <fieldset>
                <legend>{move || shell.texts().start.options}</legend>
                <label>
                    <input type="checkbox" prop:checked=move || choice.short.get()
                        prop:disabled=move || choice.players() != 2
                        on:change:target=move |event| choice.short.set(event.target().checked())/>
                    <span>{move || shell.texts().start.short}</span>
                    <small>{move || shell.texts().start.short_about}</small>
                </label>
                <label>
                    <span>{move || shell.texts().start.edition}</span>
                    <select on:change:target=move |event| choice.edition.set(event.target().value())>
                        <option>"2018"</option>
                        <option>"2023"</option>
                    </select>
                </label>
            </fieldset>
            <fieldset class="row">
                <legend>{move || shell.texts().start.scores}</legend>
                {[false, true].map(scores).collect_view()}
            </fieldset>
            <BoardChoice chosen=choice.board/>
            <div class="deeds">
                <TextButton icon=Icon::Play label=|texts| texts.start.begin strong=true
                    press=move || browser::go(&choice.address())/>
                <Show when=move || replaces>
                    <small>{move || shell.texts().start.replaces}</small>
                </Show>
            </div>
        </details>
    }
}

/// Who sits on a seat, and what a person there is called.
#[component]
fn SeatChoice(choice: Choice, number: usize) -> impl IntoView {
    let shell = Shell::get();
    let plays = Memo::new(move |_| {
        choice.places.with(|places| places.get(number).map(|place| place.plays.clone()).unwrap_or_default())
    });
    let change = move |change: &dyn Fn(&mut Place)| {
        choice.places.update(|places| {
            if let Some(place) = places.get_mut(number) {
                change(place);
            }
        });
    };
    let option = move |value: &'static str| {
        let label = move || match value.parse() {
            Ok(bot) => words::play::bot(shell.language.get(), bot),
            Err(_) => shell.texts().start.person.to_owned(),
        };
        view! { <option value=value selected=move || plays.get() == value>{label}</option> }
    };
    let title = move || fill(shell.texts().start.seat, &[("number", &(number + 1))]);
    view! {
        <div class="seat">
            <label>
                <Sign id=art::crest_id(kernel::Seat::new(number as u8))/>
                <span>{title}</span>
                <select on:change:target=move |event| {
                    let value = event.target().value();
                    change(&|place| place.plays.clone_from(&value));
                }>
                    {option(PERSON)}
                    {LEVELS.map(option).collect_view()}
                </select>
            </label>
            <input type="text" maxlength="24" autocomplete="off" prop:disabled=move || plays.get() != PERSON
                placeholder=move || shell.texts().start.name
                aria-label=move || format!("{}: {}", title(), shell.texts().start.name)
                on:input:target=move |event| {
                    let value = event.target().value();
                    change(&|place| place.name.clone_from(&value));
                }/>
        </div>
    }
}

/// Why a file is no board.
#[derive(Clone)]
enum Trouble {
    /// What is wrong with it, for whoever wrote it.
    Problems(Vec<String>),
    /// The browser doesn't keep it.
    NotKept,
}

/// The usual board, or one that somebody drops here or chooses.
#[component]
fn BoardChoice(chosen: RwSignal<Option<String>>) -> impl IntoView {
    let shell = Shell::get();
    let trouble: RwSignal<Option<Trouble>> = RwSignal::new(None);
    let take = move |text: Option<String>| {
        let texts = shell.texts_untracked();
        chosen.set(None);
        let Some(text) = text else {
            return trouble.set(Some(Trouble::Problems(vec![texts.start.no_text.to_owned()])));
        };
        spawn_local(async move {
            trouble.set(match later::name_of_board(text.clone()).await {
                Ok(name) if asking::keep_board(::yangtze::NAME, &text) => {
                    chosen.set(Some(name));
                    None
                }
                Ok(_) => Some(Trouble::NotKept),
                Err(Unopened::Problems(problems)) => Some(Trouble::Problems(problems)),
                Err(Unopened::NotLoaded) => Some(Trouble::Problems(vec![texts.shell.not_loaded.to_owned()])),
            });
        });
    };
    let name = move || {
        let texts = shell.texts();
        match chosen.get() {
            Some(name) => fill(texts.help.board_kept, &[("name", &name)]),
            None => texts.start.board_default.to_owned(),
        }
    };
    let said = move || {
        trouble.get().map(|trouble| {
            let (text, problems) = match trouble {
                Trouble::NotKept => (shell.texts().help.board_not_kept, Vec::new()),
                Trouble::Problems(problems) => (shell.texts().help.no_board, problems),
            };
            let lines = problems.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            view! { <div class="notice" role="alert"><p>{text}</p><ul>{lines}</ul></div> }
        })
    };
    view! {
        <fieldset class="board-choice" on:dragover=|event| event.prevent_default()
            on:drop=move |event| {
                event.stop_propagation();
                files::read_first(files::dropped(&event), take);
            }>
            <legend>{move || shell.texts().start.board_file}</legend>
            <p role="status"><strong>{name}</strong></p>
            <FileButton about=|texts| texts.start.board_file_about accept=".toml,.txt,application/toml,text/plain"
                take=move |chosen| files::read_first(chosen, take)/>
            {said}
            <Show when=move || chosen.with(Option::is_some)>
                <TextButton icon=Icon::Reset label=|texts| texts.help.usual_board press=move || chosen.set(None)/>
            </Show>
        </fieldset>
    }
}

/// The board's name, or every problem of the file.
pub(crate) fn name_of_board(text: &str) -> Result<String, Vec<String>> {
    /// More would help nobody.
    const MOST: usize = 20;
    match Boards::<Position>::built_in().add(text) {
        Ok(board) => Ok(board.name().to_owned()),
        Err(NoBoard::Problems(problems)) => Err(problems.iter().take(MOST).map(ToString::to_string).collect()),
        Err(why) => Err(vec![why.to_string()]),
    }
}
