//! What isn't part of the first page. Everything about a game is a module of its own, which is loaded when it is first
//! wanted: whatever is reached from the functions here alone is in that module and not in the first.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::LazyRoute;
use table::{Sitter, Table};

use crate::settings::Shell;
use crate::yangtze::GamePage;
use crate::yangtze::keep::{self, Slot};

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

/// Why a file can't be opened.
pub(crate) enum Unopened {
    /// What is needed to read it isn't there.
    NotLoaded,
    /// It is no game.
    NoGame(String),
}

impl From<SplitLoaderError> for Unopened {
    fn from(_: SplitLoaderError) -> Self {
        Self::NotLoaded
    }
}

/// Keeps the game of a file, to be looked at.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn open_record(text: String) -> Result<(), Unopened> {
    let line = text.lines().next().unwrap_or_default();
    let table =
        Table::<::yangtze::Position>::load(line, &Sitter::PERSON).map_err(|why| Unopened::NoGame(why.to_string()))?;
    keep::keep(&table, Slot::Record);
    Ok(())
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
