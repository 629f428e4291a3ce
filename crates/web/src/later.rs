//! What isn't part of the first page. Everything about a game is a module of its own, which is loaded when it is first
//! wanted: whatever is reached from the functions here alone is in that module and not in the first.

use ::yangtze::Position;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::LazyRoute;
use words::Language;

use crate::game::opening;
use crate::new_game;
use crate::settings::Shell;
use crate::yangtze::GamePage;

/// Where a game is played.
pub(crate) struct GameRoute;

impl LazyRoute for GameRoute {
    fn data() -> Self {
        Self
    }

    async fn view(_: Self) -> AnyView {
        let shell = Shell::get();
        game().await.unwrap_or_else(|_| view! { <NotLoaded shell/> }.into_any())
    }

    async fn preload() {
        // Whoever wants to play is told if it still isn't there.
        let _ = load_game().await;
    }
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible, preload(load_game))]
fn game() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <GamePage/> }.into_any())
}

/// Why a file can't be used.
pub(crate) enum Unopened {
    /// What is needed to read it isn't there.
    NotLoaded,
    /// What is wrong with it.
    Problems(Vec<String>),
}

impl From<SplitLoaderError> for Unopened {
    fn from(_: SplitLoaderError) -> Self {
        Self::NotLoaded
    }
}

/// Keeps a game from a file, to be looked at; the name of its page. A text that is a record of no other game of ours is
/// read as one of this, which says what is wrong with it.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn open_record(language: Language, game: String) -> Result<&'static str, Unopened> {
    opening::open::<Position>(language, &game).map_err(|why| Unopened::Problems(vec![why]))?;
    Ok(::yangtze::NAME)
}

/// The name of the board in a file.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn name_of_board(text: String) -> Result<String, Unopened> {
    new_game::name_of_board(&text).map_err(Unopened::Problems)
}

/// The network is gone before everything was there.
#[component]
fn NotLoaded(shell: Shell) -> impl IntoView {
    view! {
        <main class="nowhere">
            <p role="alert">{move || shell.texts().shell.not_loaded}</p>
            <a href="/">{move || shell.texts().shell.to_start}</a>
        </main>
    }
}
