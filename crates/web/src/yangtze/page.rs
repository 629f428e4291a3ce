//! The page with a game: the board, the players, the log, and the tray.

use kernel::Observer;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use words::screen::fill;

use super::board::BoardMap;
use super::driver::drive;
use super::fight::Fight;
use super::keep::{self, Slot};
use super::log::Log;
use super::overlays::Unseen;
use super::pace::Pace;
use super::play::Play;
use super::players::Players;
use super::prompt::Prompt;
use super::result::Result;
use super::supplies::Supplies;
use super::tray::Tray;
use super::typed::Typed;
use crate::asking::{Wanted, wanted};
use crate::bots::Bots;
use crate::browser;
use crate::settings::Shell;
use crate::start::{Start, StartPage};

/// The game that the address asks for, or the one that was kept, or one against a bot.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let query = use_query_map();
    let slot = if query.with_untracked(|query| query.get("record").is_some()) { Slot::Record } else { Slot::Game };
    let table = match query.with_untracked(wanted) {
        Wanted::Game(table) => {
            // The page goes on with this game when it is loaded again, and doesn't begin another.
            browser::rename("/yellow-yangtze");
            Some(*table)
        }
        Wanted::Wrong(wrong) => return view! { <Start wrong/> }.into_any(),
        Wanted::Nothing => keep::read(slot),
    };
    match table {
        Some(table) => view! { <Game table kept_in=slot/> }.into_any(),
        None => view! { <StartPage/> }.into_any(),
    }
}

#[component]
fn Game(table: table::Table<::yangtze::Position>, kept_in: Slot) -> impl IntoView {
    let play = Play::new(table, kept_in);
    keep::write(play);
    let bots = Bots::new();
    drive(play, bots);
    on_cleanup(move || bots.stop());
    let open_points = Signal::derive(move || play.table.with(table::Table::has_open_scores));
    view! {
        <main class="game" data-over=move || play.table.with(table::Table::is_over).to_string()>
            <div class="middle">
                <BoardMap play/>
                <div class="banner"><Fight play/></div>
                <Unseen play/>
                <Curtain play/>
            </div>
            <aside class="side-column">
                <Players play open_points/>
                <Supplies play/>
                <Result play/>
                <Log play/>
            </aside>
            <footer class="bottom">
                <Prompt play bots/>
                <Pace play/>
                <Tray play/>
                <Typed play/>
            </footer>
        </main>
    }
}

/// Between two persons at one screen nobody sees anybody's tiles.
#[component]
fn Curtain(play: Play) -> impl IntoView {
    let shell = Shell::get();
    move || {
        play.curtain.get().map(|seat| {
            let name = move || words::yangtze::name(shell.language.get(), &play.names(), seat).to_owned();
            let show = move |_| {
                play.observer.set(Observer::Seat(seat));
                play.curtain.set(None);
            };
            view! {
                <div class="curtain" role="dialog" aria-modal="true">
                    <p>{move || fill(shell.texts().game.pass_to, &[("player", &name())])}</p>
                    <button class="text strong" type="button" on:click=show>
                        {move || fill(shell.texts().game.i_am, &[("player", &name())])}
                    </button>
                </div>
            }
        })
    }
}
