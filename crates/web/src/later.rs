//! What isn't part of the first page. Everything about a game is a module of its own, which is loaded when it is first
//! wanted: whatever is reached from the functions here alone is in that module and not in the first.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::LazyRoute;
use words::Language;

use crate::game::opening;
use crate::settings::Shell;
use crate::{new_game, yangtze, yunnan};

/// Where a game of Yellow & Yangtze is played.
pub(crate) struct Yangtze;

/// Where a game of Yunnan is played.
pub(crate) struct Yunnan;

/// The page of a route, which is loaded with everything about its game.
macro_rules! lazy {
    ($route:ident, $page:ident, $load:ident) => {
        impl LazyRoute for $route {
            fn data() -> Self {
                Self
            }

            async fn view(_: Self) -> AnyView {
                let shell = Shell::get();
                $page().await.unwrap_or_else(|_| view! { <NotLoaded shell/> }.into_any())
            }

            async fn preload() {
                // Whoever wants to play is told if it still isn't there.
                let _ = $load().await;
            }
        }
    };
}
lazy!(Yangtze, yangtze_page, load_yangtze);
lazy!(Yunnan, yunnan_page, load_yunnan);

#[wasm_split(yangtze, wasm_split_path = leptos::wasm_split, fallible, preload(load_yangtze))]
fn yangtze_page() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <yangtze::GamePage/> }.into_any())
}

#[wasm_split(yunnan, wasm_split_path = leptos::wasm_split, fallible, preload(load_yunnan))]
fn yunnan_page() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <yunnan::GamePage/> }.into_any())
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
/// read as one of Yellow & Yangtze, which says what is wrong with it.
pub(crate) async fn open_record(language: Language, game: String) -> Result<&'static str, Unopened> {
    if is_of_yunnan(game.clone()).await? {
        open_yunnan(language, game).await.map(|()| ::yunnan::NAME)
    } else {
        open_yangtze(language, game).await.map(|()| ::yangtze::NAME)
    }
}

#[wasm_split(yangtze, wasm_split_path = leptos::wasm_split, fallible)]
fn is_of_yunnan(game: String) -> Result<bool, Unopened> {
    Ok(table::is_of::<::yunnan::Position>(&game))
}

#[wasm_split(yangtze, wasm_split_path = leptos::wasm_split, fallible)]
fn open_yangtze(language: Language, game: String) -> Result<(), Unopened> {
    opening::open::<::yangtze::Position>(language, &game).map_err(|why| Unopened::Problems(vec![why]))
}

#[wasm_split(yunnan, wasm_split_path = leptos::wasm_split, fallible)]
fn open_yunnan(language: Language, game: String) -> Result<(), Unopened> {
    opening::open::<::yunnan::Position>(language, &game).map_err(|why| Unopened::Problems(vec![why]))
}

/// The name of the board in a file for a game.
pub(crate) async fn name_of_board(game: &'static str, text: String) -> Result<String, Unopened> {
    if game == ::yunnan::NAME { board_of_yunnan(text).await } else { board_of_yangtze(text).await }
}

#[wasm_split(yangtze, wasm_split_path = leptos::wasm_split, fallible)]
fn board_of_yangtze(text: String) -> Result<String, Unopened> {
    new_game::name_of_board::<::yangtze::Position>(&text, ::yangtze::Board::name).map_err(Unopened::Problems)
}

#[wasm_split(yunnan, wasm_split_path = leptos::wasm_split, fallible)]
fn board_of_yunnan(text: String) -> Result<String, Unopened> {
    new_game::name_of_board::<::yunnan::Position>(&text, ::yunnan::Board::name).map_err(Unopened::Problems)
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
