//! The whole app. As yet it is one page that shows that everything is in its place: languages, rules, and bots in a worker.

use bots::{Bot, Level};
use kernel::{Dice, Game, Observer, Pending, Seed};
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use words::play::{Saying, say};
use words::{Language, Names};
use worker_talk::{Message, Request};
use yangtze::{Deal, Options, Position, default_board};

use crate::browser;
use crate::thinker::Thinker;

/// Who is asked for a hint.
const ADVISER: Bot = Bot::Level(Level::Sage);

/// What there is to say about the hint.
#[derive(Clone)]
enum Hint {
    None,
    Thinking { best: String },
    Answered(bots::Answer<Position>),
    Failed(String),
}

#[component]
pub(crate) fn App() -> impl IntoView {
    let language = RwSignal::new(browser::language());
    Effect::new(move || browser::set_language(language.get()));
    view! {
        <Router>
            <header>
                <h1>"pagoda"</h1>
                <nav>
                    {Language::ALL.map(|one| view! {
                        <button lang=one.code() aria-pressed=move || (language.get() == one).to_string()
                            on:click=move |_| language.set(one)>{one.name()}</button>
                    })}
                </nav>
            </header>
            <main>
                <Routes fallback=move || view! { <Start language=language /> }>
                    <Route path=path!("/") view=move || view! { <Start language=language /> } />
                </Routes>
            </main>
        </Router>
    }
}

/// The page where everything begins.
#[component]
fn Start(language: RwSignal<Language>) -> impl IntoView {
    let hint = RwSignal::new(Hint::None);
    let thinker = StoredValue::new_local(Thinker::default());
    let ask = move |_| {
        let Some(request) = first_question() else { return };
        hint.set(Hint::Thinking { best: String::new() });
        thinker.with_value(|thinker| {
            thinker.stop();
            thinker.ask(request, move |message| hint.set(told(message)));
        });
    };
    view! {
        <button id="hint" on:click=ask>{move || words::play::bot(language.get(), ADVISER)}</button>
        <p role="status">{move || sentence(language.get(), &hint.get())}</p>
    }
}

/// What the strongest bot is asked: how to begin a game for two.
fn first_question() -> Option<Request> {
    let (board, options) = (default_board(), Options::default());
    let deal = Deal::new(2, options, &mut Dice::for_deal(Seed::of_series(4, 0))).ok()?;
    let position = Position::start(board, 2, options, &deal).ok()?;
    let Pending::Decision { seat, .. } = Game::pending(&position) else { return None };
    let view = position.view(Observer::Seat(seat));
    let request = Request::new::<Position>(0, board, &view, &ADVISER.to_string());
    Some(Request { watch: true, ..request }.reproducible(4_000, 1))
}

fn told(message: Message) -> Hint {
    match message {
        Message::Thinking { candidates, .. } => {
            Hint::Thinking { best: candidates.first().map(|best| best.action.clone()).unwrap_or_default() }
        }
        Message::Answered { answer, .. } => {
            answer.read().map_or_else(|why| Hint::Failed(why.to_string()), Hint::Answered)
        }
        Message::Failed { why, .. } => Hint::Failed(why),
    }
}

fn sentence(language: Language, hint: &Hint) -> String {
    let bot = words::play::bot(language, ADVISER);
    match hint {
        Hint::None => String::new(),
        Hint::Thinking { best } => format!("{} … {best}", say(language, Saying::Thinking { player: &bot })),
        Hint::Answered(answer) => {
            let action = say(language, Saying::HintAction { bot: &bot, action: &answer.action });
            let reasons = words::yangtze::advice(language, &Names::default(), &answer.reasons);
            [vec![action], reasons].concat().join(" ")
        }
        Hint::Failed(why) => why.clone(),
    }
}
