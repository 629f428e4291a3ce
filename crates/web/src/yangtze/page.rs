//! The page with a game: the board, the players, the log, and the tray.

use std::time::Duration;

use art::Icon;
use kernel::Observer;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use words::screen::fill;

use super::announce::Announcer;
use super::board::BoardMap;
use super::driver::drive;
use super::fight::Fight;
use super::happening;
use super::keep::{self, Slot};
use super::keys::{Keys, listen};
use super::log::Log;
use super::motion::Flights;
use super::overlays::Unseen;
use super::pace::Pace;
use super::play::Play;
use super::players::Players;
use super::prompt::Prompt;
use super::recap::{Recap, RecapBar};
use super::result::Result;
use super::supplies::Supplies;
use super::timeline::{self, TimeLine};
use super::tray::Tray;
use crate::asking::{Wanted, wanted};
use crate::bots::Bots;
use crate::browser;
use crate::parts::{IconSign, Sign};
use crate::records::DroppedRecord;
use crate::settings::Shell;
use crate::sound;
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
    keep::follow(play);
    let (bots, drawn) = (Bots::new(), RwSignal::new(false));
    // Bots need all that the machine can give. First there is a board to look at.
    Effect::new(move || {
        if drawn.get() {
            drive(play, bots);
        }
    });
    on_cleanup(move || bots.stop());
    let rest = RwSignal::new(false);
    // On a small screen the rest lies over the board: the result comes by itself, and a look at the board sends it away.
    Effect::new(move || rest.set(play.table.with(table::Table::is_over) && play.is_present()));
    let keys = RwSignal::new(false);
    listen(play, keys);
    let open_points = Signal::derive(move || play.is_finished() || play.table.with(table::Table::has_open_scores));
    timeline::drive(play);
    let footer = NodeRef::<leptos::html::Footer>::new();
    let height = timeline::usual_height(play, footer);
    let happened = happening::follow(play);
    sound::wait_for_touch();
    Effect::new(move || {
        happened.with(|happened| table::cue(&happened.events)).into_iter().for_each(|cue| sound::play(play.shell, cue));
    });
    let recap = Recap::new(play);
    let laid = laid();
    view! {
        <main class="game" class:ended=move || play.is_finished() data-over=move || play.table.with(table::Table::is_over).to_string()>
            <Show when=move || laid.get() != Laid::Nothing>
                <div class="middle">
                    <Show when=move || laid.get() == Laid::All>
                        <BoardMap play drawn/>
                        <div class="banner"><Fight play/></div>
                        <Keys play list=keys/>
                        <Unseen play/>
                        <RecapBar play recap/>
                        <Curtain play/>
                    </Show>
                </div>
                <aside class="side-column" class:open=rest>
                    <Players play open_points/>
                    <Supplies play/>
                    <More rest/>
                    <div class="rest">
                        <Ways keys/>
                        <Show when=move || laid.get() == Laid::All>
                            <Result play/>
                            <Log play/>
                        </Show>
                    </div>
                </aside>
                <footer class="bottom" node_ref=footer style:min-height=height.clone()>
                    <Prompt play bots/>
                    <Pace play/>
                    <Show when=move || !play.is_looked_at() fallback=move || view! { <TimeLine play/> }>
                        <Tray play/>
                    </Show>
                </footer>
                <Announcer play happened/>
                <DroppedRecord/>
                <Flights play happened/>
            </Show>
        </main>
    }
}

/// What of the page is laid out. It comes in steps with a frame between them, so that the browser isn't busy too long at
/// once. The board takes the room that is left, so nothing jumps when it comes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    Nothing,
    Around,
    All,
}

fn laid() -> ReadSignal<Laid> {
    let (laid, set) = signal(Laid::Nothing);
    let then = |lay: Box<dyn FnOnce()>| request_animation_frame(move || set_timeout(lay, Duration::ZERO));
    // The page may be gone by then.
    then(Box::new(move || {
        let _ = set.try_set(Laid::Around);
        then(Box::new(move || {
            let _ = set.try_set(Laid::All);
        }));
    }));
    laid
}

/// On a small screen: the button for the rest that there is no room for.
#[component]
fn More(rest: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let label = move || if rest.get() { shell.texts().shell.close } else { shell.texts().shell.menu };
    let icon = move || if rest.get() { Icon::Close } else { Icon::Menu };
    view! {
        <button class="icon more" type="button" title=label aria-label=label aria-expanded=move || rest.get().to_string()
            on:click=move |_| rest.update(|open| *open = !*open)>
            <Sign id=Signal::derive(move || icon().id().to_owned())/>
        </button>
    }
}

/// The ways out of the game; it waits.
#[component]
fn Ways(keys: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <nav class="ways">
            <a href="/"><IconSign icon=Icon::Back/>{move || shell.texts().shell.home}</a>
            <a href="/rules/yellow-yangtze" target="_blank" rel="noopener">
                <IconSign icon=Icon::Rules/>{move || shell.texts().shell.rules}
            </a>
            <a href="/settings"><IconSign icon=Icon::Settings/>{move || shell.texts().shell.settings}</a>
            <button class="link" type="button" on:click=move |_| keys.update(|shown| *shown = !*shown)>
                <kbd aria-hidden="true">"?"</kbd>{move || shell.texts().keys.keys}
            </button>
        </nav>
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
                browser::focus_on(".tray button");
            };
            let button = NodeRef::<leptos::html::Button>::new();
            Effect::new(move || {
                if let Some(button) = button.get() {
                    // Keys are for the curtain now; a browser that doesn't let them be loses nothing else.
                    let _ = button.focus();
                }
            });
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain">
                    <p id="curtain">{move || fill(shell.texts().game.pass_to, &[("player", &name())])}</p>
                    <button class="text strong" type="button" node_ref=button on:click=show>
                        {move || fill(shell.texts().game.i_am, &[("player", &name())])}
                    </button>
                </div>
            }
        })
    }
}
