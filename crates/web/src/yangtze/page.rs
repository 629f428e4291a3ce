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
use super::play::Play;
use super::players::Players;
use super::prompt::Prompt;
use super::result::Result;
use super::supplies::Supplies;
use super::timeline::{self, TimeLine};
use super::tray::Tray;
use super::typed::Typed;
use crate::bots::Bots;
use crate::settings::Shell;
use crate::start::asked_for;

/// The game that the address asks for, or the one that was kept, or one against a bot.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let query = use_query_map();
    let slot = if query.with_untracked(|query| query.get("record").is_some()) { Slot::Record } else { Slot::Game };
    let table = query.with_untracked(asked_for).or_else(|| keep::read(slot));
    match table {
        Some(table) => view! { <Game table kept_in=slot/> }.into_any(),
        None => view! { <crate::start::StartPage/> }.into_any(),
    }
}

#[component]
fn Game(table: table::Table<::yangtze::Position>, kept_in: Slot) -> impl IntoView {
    let play = Play::new(table, kept_in);
    keep::write(play);
    let bots = Bots::new();
    drive(play, bots);
    on_cleanup(move || bots.stop());
    let open_points = Signal::derive(move || play.is_finished());
    timeline::drive(play);
    let footer = NodeRef::<leptos::html::Footer>::new();
    let height = timeline::usual_height(play, footer);
    view! {
        <main class="game" class:ended=move || play.is_finished() data-over=move || play.table.with(table::Table::is_over).to_string()>
            <div class="middle">
                <BoardMap play/>
                <div class="banner"><Fight play/></div>
                <Curtain play/>
            </div>
            <aside class="side-column">
                <Result play/>
                <Players play open_points/>
                <Supplies play/>
                <Log play/>
            </aside>
            <footer class="bottom" node_ref=footer style:min-height=height>
                <Prompt play bots/>
                <Show when=move || !play.is_looked_at() fallback=move || view! { <TimeLine play/> }>
                    <Tray play/>
                    <Typed play/>
                </Show>
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
