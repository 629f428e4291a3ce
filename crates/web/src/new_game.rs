//! Every choice for a new game: who plays, which options, on which board.

use ::yunnan::Variant;
use art::Icon;
use kernel::{Boards, Game, NoBoard};
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::Language;
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

/// A game of the house, as the first page offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offered {
    Yangtze,
    Yunnan,
}

impl Offered {
    /// The game's name, as records and addresses have it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Yangtze => ::yangtze::NAME,
            Self::Yunnan => ::yunnan::NAME,
        }
    }

    /// For how many it is.
    const fn players(self) -> [usize; 3] {
        match self {
            Self::Yangtze => [2, 3, 4],
            Self::Yunnan => [3, 4, 5],
        }
    }
}

/// What is chosen.
#[derive(Clone, Copy)]
struct Choice {
    game: Offered,
    places: RwSignal<Vec<Place>>,
    short: RwSignal<bool>,
    edition: RwSignal<String>,
    open_scores: RwSignal<bool>,
    pro: RwSignal<bool>,
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
        let mut address = format!("/{}?seats={}", self.game.name(), list(|place| place.plays.clone()));
        match self.game {
            Offered::Yangtze => {
                let (short, edition) = (self.short.get_untracked(), self.edition.get_untracked());
                address += &format!("&short={short}&edition={edition}");
            }
            Offered::Yunnan if self.pro.get_untracked() => address += "&variant=pro",
            Offered::Yunnan => (),
        }
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
pub(crate) fn NewGame(game: Offered, replaces: bool) -> impl IntoView {
    let shell = Shell::get();
    let least = game.players()[0];
    let choice = Choice {
        game,
        places: RwSignal::new(
            std::iter::once(Place::of(PERSON)).chain(vec![Place::of("scholar"); least - 1]).collect(),
        ),
        short: RwSignal::new(false),
        edition: RwSignal::new("2018".to_owned()),
        open_scores: RwSignal::new(false),
        pro: RwSignal::new(false),
        board: RwSignal::new(None),
    };
    let number = move |players: usize| {
        view! {
            <label>
                <input type="radio" name=format!("players {}", game.name()) prop:checked=move || choice.players() == players
                    on:change=move |_| choice.resize(players)/>
                {players}
            </label>
        }
    };
    view! {
        <details class="new-game">
            <summary>{move || shell.texts().start.new_game}</summary>
            <fieldset class="row">
                <legend>{move || shell.texts().start.players}</legend>
                {game.players().map(number).collect_view()}
            </fieldset>
            <div class="seats">
                <For each=move || 0..choice.players() key=|number| *number let:number>
                    <SeatChoice choice number/>
                </For>
            </div>
            {match game {
                Offered::Yangtze => view! { <OfYangtze choice/> }.into_any(),
                Offered::Yunnan => view! { <OfYunnan choice/> }.into_any(),
            }}
            <BoardChoice game chosen=choice.board/>
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
fn OfYangtze(choice: Choice) -> impl IntoView {
    let shell = Shell::get();
    let scores = move |open: bool| {
        let texts = &shell.texts().start;
        if open { texts.scores_open } else { texts.scores_hidden }.to_owned()
    };
    view! {
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
            {either("scores", choice.open_scores, scores)}
        </fieldset>
    }
}

/// The options of Yunnan.
#[component]
fn OfYunnan(choice: Choice) -> impl IntoView {
    let shell = Shell::get();
    let variant = move |pro: bool| {
        let variant = if pro { Variant::Pro } else { Variant::Basic };
        words::yunnan::variant(shell.language.get(), variant).to_owned()
    };
    view! {
        <fieldset class="row">
            <legend>{move || shell.texts().start.variant}</legend>
            {either("variant", choice.pro, variant)}
            <small>{move || shell.texts().start.pro_about}</small>
        </fieldset>
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
    // Only the first game's crests are on the first page.
    let crest =
        (choice.game == Offered::Yangtze).then(|| view! { <Sign id=art::crest_id(kernel::Seat::new(number as u8))/> });
    let title = move || fill(shell.texts().start.seat, &[("number", &(number + 1))]);
    view! {
        <div class="seat">
            <label>
                {crest}
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
fn BoardChoice(game: Offered, chosen: RwSignal<Option<String>>) -> impl IntoView {
    let shell = Shell::get();
    let trouble: RwSignal<Option<Trouble>> = RwSignal::new(None);
    let take = move |text: Option<String>| {
        let texts = shell.texts_untracked();
        chosen.set(None);
        let Some(text) = text else {
            return trouble.set(Some(Trouble::Problems(vec![texts.start.no_text.to_owned()])));
        };
        spawn_local(async move {
            trouble.set(match later::name_of_board(shell.language.get_untracked(), game.name(), text.clone()).await {
                Ok(name) if asking::keep_board(game.name(), &text) => {
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
pub(crate) fn name_of_board<G: Game>(
    language: Language,
    text: &str,
    name: fn(&G::Board) -> &str,
) -> Result<String, Vec<String>> {
    /// More would help nobody.
    const MOST: usize = 20;
    match Boards::<G>::built_in().add(text) {
        Ok(board) => Ok(name(&board).to_owned()),
        Err(NoBoard::Problems(problems)) => {
            Err(problems.iter().take(MOST).map(|problem| words::board_problem(language, problem)).collect())
        }
        Err(NoBoard::NotTheBuiltIn(id)) => Err(vec![words::board_id_taken(language, &id)]),
        Err(why) => Err(vec![why.to_string()]),
    }
}
