//! What isn't part of the first page. Everything about a game is a module of its own, and so is where people meet; each is
//! loaded when it is first wanted. Whatever is reached from the functions here alone is in those modules and not in the
//! first.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::LazyRoute;
use words::Language;

use crate::game::opening;
use crate::new_game::Offered;
use crate::settings::Shell;
use crate::{asking, new_game, online, yangtze, yunnan};

/// Where a game of Yellow & Yangtze is played.
pub(crate) struct Yangtze;

/// Where a game of Yunnan is played.
pub(crate) struct Yunnan;

/// Where people meet: whichever of those pages the address names.
pub(crate) struct Meeting;

/// The page of a route, which is loaded with everything of its kind.
macro_rules! lazy {
    ($route:ident, $page:expr, $load:ident) => {
        impl LazyRoute for $route {
            fn data() -> Self {
                Self
            }

            async fn view(_: Self) -> AnyView {
                let shell = Shell::get();
                $page.await.unwrap_or_else(|_| view! { <NotLoaded shell/> }.into_any())
            }

            async fn preload() {
                // Whoever wants it is told if it still isn't there.
                let _ = $load().await;
            }
        }
    };
}
lazy!(Yangtze, yangtze_page(), load_game);
lazy!(Yunnan, yunnan_page(), load_game);
lazy!(Meeting, meeting_page(), load_online);

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible, preload(load_game))]
fn yangtze_page() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <yangtze::GamePage/> }.into_any())
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn yunnan_page() -> Result<AnyView, SplitLoaderError> {
    Ok(view! { <yunnan::GamePage/> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible, preload(load_online))]
fn meeting_page() -> Result<AnyView, SplitLoaderError> {
    Ok(online::page())
}

/// Counts the tables that wait for whoever is known here.
#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn count_waiting(count: RwSignal<usize>) -> Result<(), SplitLoaderError> {
    online::count_waiting(count);
    Ok(())
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

/// Keeps a game from a file, to be looked at, or a board, to be played on; the address where that is done. A text that is
/// a record of no other game of ours is read as one of this, which says what is wrong with it.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn open_record(language: Language, game: String) -> Result<String, Unopened> {
    if let Some(of) = game.lines().find_map(|line| line.strip_prefix("game = ")) {
        let of = Offered::of(of.trim_matches('"'));
        named_board(language, of.name(), &game)?;
        asking::keep_board(of.name(), &game);
        return Ok(of.quick() + "&board=file");
    }
    let is_yunnan = table::is_of::<::yunnan::Position>(&game);
    let opened = if is_yunnan {
        opening::open::<::yunnan::Position>(language, &game).map(|()| ::yunnan::NAME)
    } else {
        opening::open::<::yangtze::Position>(language, &game).map(|()| ::yangtze::NAME)
    };
    opened.map(|name| format!("/{name}?record=1")).map_err(|why| Unopened::Problems(vec![why]))
}

/// The name of the board in a file for a game.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn name_of_board(language: Language, game: &'static str, text: String) -> Result<String, Unopened> {
    named_board(language, game, &text)
}

fn named_board(language: Language, game: &str, text: &str) -> Result<String, Unopened> {
    let name = if game == ::yunnan::NAME {
        new_game::name_of_board::<::yunnan::Position>(language, text, ::yunnan::Board::name)
    } else {
        new_game::name_of_board::<::yangtze::Position>(language, text, ::yangtze::Board::name)
    };
    name.map_err(Unopened::Problems)
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
