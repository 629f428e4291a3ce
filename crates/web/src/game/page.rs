//! The page with a game: the board, the players, the log, and the tray. What differs is given by the game.

use std::time::Duration;

use art::Icon;
use kernel::Observer;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use table::Table;
use words::screen::fill;

use super::announce::Announcer;
use super::camera;
use super::driver::drive;
use super::happening;
use super::keep::{self, Slot};
use super::keys::{Keys, OwnKeys, OwnPress, listen};
use super::log::Log;
use super::motion::{Depart, Flights};
use super::opening::problem;
use super::pace::Pace;
use super::picture::Drawn;
use super::play::Play;
use super::players::{Details, Players};
use super::prompt::Prompt;
use super::recap::{Recap, RecapBar};
use super::result::Result as Results;
use super::shown::Shown;
use super::timeline::{self, TimeLine};
use crate::asking::{Wanted, Wrong, wanted};
use crate::browser;
use crate::new_game::Offered;
use crate::parts::{IconSign, Show, Sign};
use crate::records::DroppedRecord;
use crate::settings::Shell;
use crate::sound;
use crate::start::{Start, StartPage};

/// What a game brings to its page.
pub(crate) struct Parts {
    /// The board with all that lies over it, like a conflict. It says when it is [drawn](Play::drawn).
    pub(crate) board: ViewFn,
    /// What else is shown over the board on demand.
    pub(crate) on_demand: ViewFn,
    /// What is shown of each player.
    pub(crate) details: Details,
    /// What lies beside the board.
    pub(crate) supplies: ViewFn,
    /// What somebody can take up and do.
    pub(crate) tray: ViewFn,
    /// Who has won, and by how much.
    pub(crate) totals: ViewFn,
    /// How a game that is over came about.
    pub(crate) course: ViewFn,
    /// The steps by which something was decided that is worth a long mark on the time line.
    pub(crate) decided: Signal<Vec<usize>>,
    /// What the game is at, where that makes a difference to how the page looks. Style sheets ask the page for it, and
    /// not for what is in it (`:has`): then browsers would have to look at all of it anew whenever anything changes.
    pub(crate) now: Box<dyn Fn() -> String + Send + Sync>,
    pub(crate) drawn: Drawn,
    pub(crate) depart: Depart,
    pub(crate) keys: OwnKeys,
    pub(crate) press: OwnPress,
}

/// The game that the address asks for, or the one that was kept, or the choice of one.
pub(crate) fn opened<G: Shown>(show: fn(Table<G>, Slot) -> AnyView) -> AnyView {
    let query = use_query_map();
    let slot = if query.with_untracked(|query| query.get("record").is_some()) { Slot::Record } else { Slot::Game };
    let table = match query.with_untracked(wanted) {
        Wanted::Game(_) if keep::is_begun(G::NAME) && query.with_untracked(|query| query.get("instead").is_none()) => {
            return view! { <Instead game=G::NAME/> }.into_any();
        }
        Wanted::Game(table) => {
            // The page goes on with this game when it is loaded again, and doesn't begin another.
            browser::rename(&format!("/{}", G::NAME));
            camera::look_afresh();
            *table
        }
        Wanted::Wrong(wrong) => return view! { <Start wrong/> }.into_any(),
        Wanted::Nothing => match keep::read(slot) {
            Some(Ok(table)) => table,
            Some(Err(why)) => {
                keep::note_torn(G::NAME, slot);
                let why = problem(Shell::get().language.get_untracked(), &why);
                return view! { <Start wrong=vec![Wrong::Kept(why)]/> }.into_any();
            }
            None if slot == Slot::Record => return view! { <Start wrong=vec![Wrong::NoRecord]/> }.into_any(),
            None => return view! { <StartPage/> }.into_any(),
        },
    };
    show(table, slot)
}

/// Another game is asked for than the one that was begun: which is it to be?
#[component]
fn Instead(game: &'static str) -> impl IntoView {
    let shell = Shell::get();
    let begin = browser::search() + "&instead=1";
    view! {
        <main class="nowhere">
            <h1>{Offered::of(game).title()}</h1>
            <p>{move || shell.texts().start.replaces}</p>
            <div class="deeds">
                <a class="button strong" href=format!("/{game}") rel="external">{move || shell.texts().start.go_on}</a>
                <a class="button" href=begin rel="external">{move || shell.texts().start.new_game}</a>
            </div>
        </main>
    }
}

/// The page.
pub(crate) fn page(play: Play, parts: Parts) -> AnyView {
    let Parts {
        board,
        on_demand,
        details,
        supplies,
        tray,
        totals,
        course,
        decided,
        now,
        drawn,
        depart,
        keys: own,
        press,
    } = parts;
    match play.server {
        Some(server) => {
            play.restore_draft();
            Effect::new(move || play.seat(server.sitters.get()));
        }
        None => {
            play.keep();
            keep::follow(play);
            if play.slot == Slot::Record {
                Effect::new(move || keep::keep_moment(play.any_table().name(), play.looking.get()));
            }
        }
    }
    // Bots need all that the machine can give. First there is a board to look at.
    Effect::new(move || {
        if play.drawn.get() {
            drive(play);
        }
    });
    on_cleanup(move || play.bots.stop());
    let rest = RwSignal::new(false);
    // On a small screen the rest lies over the board: the result comes by itself, and a look at the board sends it away.
    Effect::new(move || rest.set(play.standing.get().is_over && play.is_present()));
    let keys = RwSignal::new(false);
    listen(play, keys, press);
    timeline::drive(play);
    let footer = NodeRef::<leptos::html::Footer>::new();
    let height = timeline::usual_height(play, footer);
    let happened = happening::follow(play);
    sound::wait_for_touch();
    Effect::new(move || {
        if let Some(cue) = happened.with(|happened| happened.cue) {
            sound::play(play.shell, cue);
        }
    });
    let recap = Recap::new(play);
    if play.server.is_some_and(|server| server.recaps) {
        recap.begin_when_drawn();
    }
    let laid = laid();
    view! {
        <main class=move || classes(play, recap) data-game=play.any_table().name() data-now=now
            data-over=move || play.standing.get().is_over.to_string()>
            <h1 class="unseen">{Offered::of(play.any_table().name()).title()}</h1>
            <Show when=move || laid.get() != Laid::Nothing>
                <div class="middle">
                    {
                        let (board, on_demand) = (board.clone(), on_demand.clone());
                        view! {
                            <Show when=move || laid.get() == Laid::All>
                                {board.run()}
                                <Keys play own list=keys/>
                                {on_demand.run()}
                                <RecapBar play recap/>
                            </Show>
                        }
                    }
                </div>
                <aside class="side-column" class:open=rest>
                    <Players play details=details.clone()/>
                    {supplies.run()}
                    <More rest/>
                    <div class="rest">
                        <Ways play keys/>
                        {play.server.map(|server| server.show(play, |views| views.company))}
                        {
                            let (totals, course, drawn) = (totals.clone(), course.clone(), drawn.clone());
                            view! {
                                <Show when=move || laid.get() == Laid::All>
                                    <Results play totals=totals.clone() course=course.clone() drawn=drawn.clone()/>
                                    <Log play/>
                                </Show>
                            }
                        }
                    </div>
                </aside>
                <footer class="bottom" node_ref=footer style:min-height=height.clone()>
                    {play.server.map(|server| server.show(play, |views| views.requests))}
                    <Prompt play happened/>
                    <Pace play/>
                    {
                        let tray = tray.clone();
                        view! {
                            <Show when=move || !play.is_looked_at() fallback=move || view! { <TimeLine play decided/> }>
                                {tray.run()}
                            </Show>
                        }
                    }
                </footer>
                <Curtain play/>
                <Announcer play happened/>
                <DroppedRecord/>
                <Flights play happened depart=depart.clone()/>
            </Show>
        </main>
    }
    .into_any()
}

/// What style sheets want to know of a game.
fn classes(play: Play, recap: Recap) -> String {
    let all = [
        ("ended", play.is_finished()),
        ("looking", play.looking.get().is_some()),
        ("recapped", recap.is_on()),
        ("noticed", play.notice.get().is_some()),
        ("proposing", play.standing.get().is_proposed),
        ("plans", play.server.is_some_and(|server| server.is_planning.get())),
    ];
    let mut classes = "game".to_owned();
    for (name, _) in all.into_iter().filter(|(_, holds)| *holds) {
        classes += " ";
        classes += name;
    }
    classes
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
            {move || view! { <IconSign icon=icon()/> }}
        </button>
    }
}

/// The ways out of the game; it waits.
#[component]
fn Ways(play: Play, keys: RwSignal<bool>) -> impl IntoView {
    let shell = play.shell;
    let rules = format!("/rules/{}", play.any_table().name());
    let way_out = match play.server {
        Some(_) => view! { <a href="/tables"><IconSign icon=Icon::Back/>{move || shell.texts().people.all_tables}</a> },
        None => view! { <a href="/"><IconSign icon=Icon::Back/>{move || shell.texts().shell.home}</a> },
    };
    view! {
        <nav class="ways">
            {way_out}
            <a href=rules target="_blank" rel="noopener">
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
    let shell = play.shell;
    move || {
        play.curtain.get().map(|seat| {
            let name = move || play.player(seat);
            let show = move |_| {
                play.observer.set(Observer::Seat(seat));
                play.curtain.set(None);
                browser::focus_on(".tray button");
            };
            // Behind the curtain nothing is reached, not by keys either.
            let bar = |covered| {
                for part in browser::all(".middle, .side-column, .bottom") {
                    let _ = part.toggle_attribute_with_force("inert", covered);
                }
            };
            bar(true);
            on_cleanup(move || bar(false));
            let button = NodeRef::<leptos::html::Button>::new();
            Effect::new(move || {
                if let Some(button) = button.get() {
                    // Keys are for the curtain now; a browser that doesn't let them be loses nothing else.
                    let _ = button.focus();
                }
            });
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain">
                    <Sign id=play.any_table().crest(seat)/>
                    <p id="curtain">{move || fill(shell.texts().game.pass_to, &[("player", &name())])}</p>
                    <button class="text strong" type="button" node_ref=button on:click=show>
                        {move || fill(shell.texts().game.i_am, &[("player", &name())])}
                    </button>
                </div>
            }
        })
    }
}
