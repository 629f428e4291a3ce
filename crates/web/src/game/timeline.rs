//! Looking back: a time line with all steps of the game, by hand, by keys, or running by itself.

use std::time::Duration;

use art::Icon;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use words::screen::fill;

use super::picture;
use super::play::Play;
use crate::parts::{IconButton, IconSign, Show};
use crate::settings::Text;

/// Even at once is slow enough to be followed, in milliseconds.
const FASTEST: u64 = 150;

/// A way to go along the time line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Jump {
    First,
    TurnBack,
    StepBack,
    Run,
    StepOn,
    TurnOn,
    Last,
}

/// Goes there.
fn jump(play: Play, jump: Jump) {
    let (at, last) = untrack(|| (play.at(), play.shown.get()));
    let running = play.running.get_untracked();
    play.running.set(false);
    // Where turns end, the start included.
    let turn_ends = || {
        let turns = untrack(|| play.turns());
        std::iter::once(0).chain(turns.into_iter().map(|steps| steps.end))
    };
    let to = match jump {
        Jump::First => 0,
        Jump::TurnBack => turn_ends().rfind(|end| *end < at).unwrap_or(0),
        Jump::StepBack => at.saturating_sub(1),
        Jump::StepOn => at + 1,
        Jump::TurnOn => turn_ends().find(|end| *end > at).unwrap_or(last),
        Jump::Last => last,
        Jump::Run => {
            play.running.set(!running);
            if running || at < last { at } else { 0 }
        }
    };
    play.look_at(to);
}

/// Listens to keys, and lets run what runs by itself.
pub(super) fn drive(play: Play) {
    let keys = window_event_listener(ev::keydown, move |event| {
        if let Some(to) = asked_by_key(play, &event) {
            event.prevent_default();
            jump(play, to);
        }
    });
    on_cleanup(move || keys.remove());
    Effect::new(move || {
        if !play.running.get() {
            return;
        }
        let at = play.at();
        if at >= play.shown.get() {
            play.running.set(false);
            return;
        }
        let pause = play.shell.settings.with_untracked(|settings| settings.speed.pause()).max(FASTEST);
        let go_on = move || {
            // The page may be gone by now.
            let running = play.running.try_get_untracked() == Some(true);
            if running && untrack(|| play.at()) == at {
                play.look_at(at + 1);
            }
        };
        set_timeout(go_on, Duration::from_millis(pause));
    });
}

/// What a key asks for. Whatever has its own use for a key keeps it: the board its arrows, buttons the space bar.
fn asked_by_key(play: Play, event: &KeyboardEvent) -> Option<Jump> {
    let (nothing, curtain, looked_at) =
        untrack(|| (play.shown.get() == 0, play.curtain.get().is_some(), play.is_looked_at()));
    if nothing || curtain || event.default_prevented() || event.meta_key() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |what: &str| target.as_ref().is_some_and(|target| target.closest(what).is_ok_and(|it| it.is_some()));
    if within("input:not([type=range]), textarea, select, dialog, [role=dialog]") {
        return None;
    }
    let by_turn = event.shift_key();
    match event.key().as_str() {
        "[" => return Some(Jump::StepBack),
        "]" => return Some(Jump::StepOn),
        _ => (),
    }
    if !looked_at || event.ctrl_key() || event.alt_key() || within(".map") {
        return None;
    }
    match event.key().as_str() {
        "ArrowLeft" => Some(if by_turn { Jump::TurnBack } else { Jump::StepBack }),
        "ArrowRight" => Some(if by_turn { Jump::TurnOn } else { Jump::StepOn }),
        "Home" => Some(Jump::First),
        "End" => Some(Jump::Last),
        " " if !within("button, a, summary") => Some(Jump::Run),
        _ => None,
    }
}

/// The height that the foot of the page had when the game was last played on: while somebody looks back it keeps it, so
/// that the board stays where it is.
pub(super) fn usual_height(
    play: Play,
    footer: NodeRef<leptos::html::Footer>,
) -> impl Fn() -> Option<String> + Send + Clone + 'static {
    let usual: RwSignal<Option<f64>> = RwSignal::new(None);
    Effect::new(move || {
        play.any_table().track();
        play.shown.track();
        if !play.is_looked_at() {
            request_animation_frame(move || {
                let proposed = play.standing.try_get_untracked().is_none_or(|standing| standing.is_proposed);
                let playing = play.looking.try_get_untracked() == Some(None) && !proposed;
                if let Some(Some(footer)) = footer.try_get_untracked().filter(|_| playing) {
                    usual.set(Some(footer.get_bounding_client_rect().height()));
                }
            });
        }
    });
    move || {
        let held = play.looking.get().is_some() || play.standing.get().is_proposed;
        usual.get().filter(|_| held && !play.is_finished()).map(|usual| format!("{usual}px"))
    }
}

/// The time line; `decided` are the steps that get a long mark.
#[component]
pub(super) fn TimeLine(play: Play, decided: Signal<Vec<usize>>) -> impl IntoView {
    let shell = play.shell;
    let caption = move || {
        let caption = play.any_table().caption(&play.reader(), play.moment());
        caption.unwrap_or_else(|| shell.texts().after.start.to_owned())
    };
    let turn = move || {
        let at = play.at();
        play.turns().iter().filter(|steps| steps.start < at).count()
    };
    let here = move || {
        let (at, all) = (play.at(), play.shown.get());
        fill(shell.texts().after.at, &[("at", &at), ("all", &all), ("turn", &turn())])
    };
    let button = move |icon: Icon, label: Text, to: Jump| {
        let disabled = Signal::derive(move || match to {
            Jump::First | Jump::TurnBack | Jump::StepBack => play.at() == 0,
            Jump::StepOn | Jump::TurnOn | Jump::Last => play.at() >= play.shown.get(),
            Jump::Run => false,
        });
        view! { <IconButton icon label disabled press=move || jump(play, to)/> }
    };
    view! {
        <section class="time-line" aria-label=move || shell.texts().after.time_line>
            <p class="caption" role="status" aria-live="polite" tabindex="0">{caption}</p>
            <div class="track">
                <Marks play decided/>
                <input type="range" min="0" max=move || play.shown.get().to_string() step="1"
                    prop:value=move || play.at().to_string() aria-label=move || shell.texts().after.time_line
                    aria-valuetext=here title=move || shell.texts().after.keys
                    on:input:target=move |event| {
                        play.running.set(false);
                        play.look_at(event.target().value().parse().unwrap_or(0));
                    }/>
            </div>
            <div class="steps">
                <span class="here" aria-hidden="true">{here}</span>
                {button(Icon::First, |shell| shell.texts().after.first, Jump::First)}
                {button(Icon::TurnBack, |shell| shell.texts().after.turn_back, Jump::TurnBack)}
                {button(Icon::Back, |shell| shell.texts().after.step_back, Jump::StepBack)}
                <RunButton play/>
                {button(Icon::Forward, |shell| shell.texts().after.step_on, Jump::StepOn)}
                {button(Icon::TurnForward, |shell| shell.texts().after.turn_on, Jump::TurnOn)}
                {button(Icon::Last, |shell| shell.texts().after.last, Jump::Last)}
                {play.server.map(|server| server.show(play, |views| views.moment))}
                <Show when=move || !play.is_finished() && picture::may_be_kept(play)>
                    <IconButton icon=Icon::Download label=|shell| shell.texts().game.download
                        press=move || picture::keep_record(play)/>
                </Show>
            </div>
        </section>
    }
}

/// Lets it run, or stops it.
#[component]
fn RunButton(play: Play) -> impl IntoView {
    let label = move || {
        let texts = &play.shell.texts().after;
        if play.running.get() { texts.pause } else { texts.play }
    };
    let sign = move || {
        let icon = if play.running.get() { Icon::Pause } else { Icon::Play };
        view! { <IconSign icon/> }
    };
    view! {
        <button class="icon run" type="button" title=label aria-label=label on:click=move |_| jump(play, Jump::Run)>
            {sign}
        </button>
    }
}

/// Marks along the line: a short one where a turn ends, a long one where something was decided.
#[component]
fn Marks(play: Play, decided: Signal<Vec<usize>>) -> impl IntoView {
    let turns = move || {
        let last = play.shown.get();
        play.all_turns.with(|turns| {
            let ends = turns.iter().map(|steps| steps.end).filter(|end| *end <= last);
            ends.map(|end| format!("M{end} 5V10")).collect::<String>()
        })
    };
    let decided = move || {
        let last = play.shown.get();
        decided.with(|decided| {
            let seen = decided.iter().filter(|step| **step < last);
            seen.map(|step| format!("M{} 0V10", step + 1)).collect::<String>()
        })
    };
    view! {
        <svg class="marks-of-time" viewBox=move || format!("0 0 {} 10", play.shown.get().max(1))
            preserveAspectRatio="none" aria-hidden="true">
            <path class="turn-mark" d=turns/>
            <path class="conflict-mark" d=decided/>
        </svg>
    }
}
