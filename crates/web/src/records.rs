//! Games from files: chosen, or dropped anywhere on the page.

use ::yangtze::Position;
use art::Icon;
use kernel::{NoBoard, RecordError};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Difference, Sitter, Table, Unreadable};
use words::Language;
use words::screen::{fill, screen};

use crate::later::{self, Unopened};
use crate::parts::TextButton;
use crate::settings::Shell;
use crate::yangtze::keep::{self, Slot};
use crate::{browser, files};

/// A game from a file: to look at it, or to go on with it at one screen.
#[component]
pub(crate) fn OpenRecord() -> impl IntoView {
    let shell = Shell::get();
    let problem: RwSignal<Option<String>> = RwSignal::new(None);
    // The games of a file that has more than one.
    let several: RwSignal<Vec<String>> = RwSignal::new(Vec::new());
    let chosen = RwSignal::new(1usize);
    let dragging = RwSignal::new(false);
    let look = move |game: String| {
        let (language, texts) = (shell.language.get_untracked(), shell.texts_untracked());
        spawn_local(async move {
            match later::open_record(language, game).await {
                Ok(()) => browser::go("/yellow-yangtze?record=1"),
                Err(Unopened::Problems(problems)) => problem.set(problems.into_iter().next()),
                Err(Unopened::NotLoaded) => problem.set(Some(texts.shell.not_loaded.to_owned())),
            }
        });
    };
    let take = move |text: Option<String>| {
        problem.set(None);
        several.set(Vec::new());
        chosen.set(1);
        let texts = shell.texts_untracked();
        let Some(text) = text else { return problem.set(Some(texts.start.no_text.to_owned())) };
        match table::games(&text)[..] {
            [] => problem.set(Some(texts.after.problems.empty.to_owned())),
            [game] => look(game.to_owned()),
            ref games => several.set(games.iter().map(|game| (*game).to_owned()).collect()),
        }
    };
    let over = window_event_listener(ev::dragover, move |event| {
        event.prevent_default();
        dragging.set(true);
    });
    let left = window_event_listener(ev::dragleave, move |event| {
        if event.related_target().is_none() {
            dragging.set(false);
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| {
        dragging.set(false);
        // Somebody else may have taken it already: a board for a new game.
        if !event.default_prevented() {
            files::read_first(files::dropped(&event), take);
        }
    });
    on_cleanup(move || {
        over.remove();
        left.remove();
        dropped.remove();
    });
    let said = move || {
        let text = fill(shell.texts().start.unreadable, &[("why", &problem.get()?)]);
        Some(view! { <p class="notice" role="alert">{text}</p> })
    };
    let choice = move || {
        let count = several.with(Vec::len);
        (count > 0).then(|| {
            let texts = shell.texts();
            let open = move || {
                let game = several.with_untracked(|games| games.get(chosen.get_untracked() - 1).cloned());
                look(game.unwrap_or_default());
            };
            view! {
                <div class="several-games deeds" role="group">
                    <p role="status">{fill(texts.after.several_games, &[("count", &count)])}</p>
                    <label>
                        <span>{texts.after.which_game}</span>
                        <input type="number" min="1" max=count.to_string() prop:value="1"
                            on:input:target=move |event| {
                                let number = event.target().value().parse().unwrap_or(1);
                                chosen.set(number.clamp(1, count));
                            }/>
                    </label>
                    <TextButton icon=Icon::Eye label=|texts| texts.after.open press=open/>
                </div>
            }
        })
    };
    view! {
        <section class="offer record" class:dragging=move || dragging.get()>
            <h2>{move || shell.texts().start.open_record}</h2>
            <label>
                <span>{move || {
                    if dragging.get() { shell.texts().after.drop_here } else { shell.texts().start.open_record_about }
                }}</span>
                <input type="file" accept=".json,.jsonl,.txt,application/json"
                    on:change:target=move |event| files::read_first(event.target().files(), take)/>
            </label>
            {choice}
            {said}
        </section>
    }
}

/// Keeps a game to look at it, or says what is wrong with it.
pub(crate) fn open(language: Language, game: &str) -> Result<(), String> {
    let table = Table::<Position>::load(game, &Sitter::PERSON).map_err(|why| problem(language, &why))?;
    if !keep::keep(&table, Slot::Record) {
        return Err(screen(language).after.problems.no_room.to_owned());
    }
    Ok(())
}

/// What is wrong with a file, in words.
fn problem(language: Language, why: &Unreadable<Position>) -> String {
    let texts = &screen(language).after.problems;
    match why {
        Unreadable::Record(why) | Unreadable::Difference(Difference::Record(why)) => misfit(language, why),
        Unreadable::Board(NoBoard::Unknown(board)) => fill(texts.board_unknown, &[("board", board)]),
        Unreadable::Board(_) => texts.board.to_owned(),
        Unreadable::Sitters { sitters, players } => fill(texts.sitters, &[("sitters", sitters), ("players", players)]),
        Unreadable::Difference(difference) => match difference {
            Difference::Setup(_) | Difference::Record(_) => texts.setup.to_owned(),
            Difference::Length { list, entries, actions } => {
                fill(texts.lists, &[("list", list), ("entries", entries), ("actions", actions)])
            }
            Difference::NoAction { number, text, why } => {
                let why = words::yangtze::misread(language, *why);
                fill(texts.action, &[("number", number), ("text", text), ("why", &why)])
            }
            Difference::Refused { number, text, why, .. } => {
                let why = words::yangtze::refusal(language, why);
                fill(texts.action, &[("number", number), ("text", text), ("why", &why)])
            }
            Difference::Legal { number, .. }
            | Difference::State { number, .. }
            | Difference::Result { number, .. }
            | Difference::Unfinished { number, .. } => fill(texts.claim, &[("number", number)]),
        },
    }
}

/// Why a text is no record of this game.
fn misfit(language: Language, why: &RecordError) -> String {
    let texts = &screen(language).after.problems;
    match why {
        RecordError::Json(_) | RecordError::NoObject => texts.no_record.to_owned(),
        RecordError::Part { part, .. } => fill(texts.part, &[("part", part)]),
        RecordError::Format(format) => fill(texts.format, &[("format", format)]),
        RecordError::Game(game, _) => fill(texts.game, &[("game", game)]),
        RecordError::Rules(version, known) => fill(texts.rules, &[("version", version), ("known", known)]),
    }
}
