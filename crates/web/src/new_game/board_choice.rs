//! The board for a new game: the usual one, or a file that somebody brings along.

use art::Icon;
use kernel::{Boards, Game, NoBoard};
use leptos::prelude::*;
use leptos::task::spawn_local;
use words::Language;
use words::screen::fill;

use super::Offered;
use crate::later::{self, Unopened};
use crate::parts::{FileButton, Show, TextButton};
use crate::settings::Shell;
use crate::{asking, files};

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
pub(crate) fn BoardChoice(game: Offered, chosen: RwSignal<Option<String>>) -> impl IntoView {
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
            <FileButton about=|shell| shell.texts().start.board_file_about accept=".toml,.txt,application/toml,text/plain"
                take=move |chosen| files::read_first(chosen, take)/>
            {said}
            <Show when=move || chosen.with(Option::is_some)>
                <TextButton icon=Icon::Reset label=|shell| shell.texts().help.usual_board press=move || chosen.set(None)/>
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
