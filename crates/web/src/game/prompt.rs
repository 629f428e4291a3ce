//! Whose decision it is, what is asked, and what becomes of what was tried out.

use std::time::Duration;

use art::Icon;
use kernel::Seat;
use leptos::prelude::*;
use words::screen::fill;

use super::any_table::Standing;
use super::happening::Happened;
use super::hint::{Advice, Hint, HintButton};
use super::keep::Slot;
use super::play::Play;
use super::take_back::TakeBack;
use super::typed::Typed;
use crate::browser;
use crate::parts::{IconButton, Show, TextButton};
use crate::rules::RuleLink;
use crate::settings::Text;

/// What is asked of whom, and the buttons for a turn.
#[component]
pub(super) fn Prompt(play: Play, happened: RwSignal<Happened>) -> impl IntoView {
    let sentence = move || asked(play);
    // How much there is left to do, or else what others have just done: on a small screen the log lies behind the menu.
    let left = move || {
        let Standing { is_proposed, is_over, .. } = play.standing.get();
        if play.is_ours() {
            let decides = !is_proposed;
            return if decides { play.any_table().left(&play.reader(), play.moment()) } else { None };
        }
        let follows = play.looking.get().is_none() && !is_proposed && !is_over;
        happened.with(|happened| happened.told.first().cloned()).filter(|_| follows)
    };
    let notice = move || {
        play.notice.get().map(|notice| {
            view! {
                <p class="notice" role="alert">
                    {notice.text} {notice.rule.map(|number| view! { <RuleLink number/> })}
                </p>
            }
        })
    };
    let hint = Hint::default();
    view! {
        <section class="prompt" tabindex="-1">
            <p class="asked">{sentence}" "<span class="left">{left}</span></p>
            <div class="said">{notice}<Advice play hint/></div>
            <Turn play/>
            {play.server.map(|server| server.show(play, |views| views.plan))}
            <TakeBack play/>
            <HintButton play hint/>
            <Typed play/>
        </section>
    }
}

/// Whose decision it is, and what is asked: in the game, or in what is only planned.
pub(super) fn asked(play: Play) -> String {
    let said = asked_in_game(play);
    match play.server.filter(|server| server.is_planning.get() && play.is_present()) {
        Some(server) => server.views.with_value(|views| views.planned)(play, &said),
        None => said,
    }
}

fn asked_in_game(play: Play) -> String {
    let texts = play.shell.texts();
    if let Some(at) = play.looking.get() {
        return fill(texts.game.looking, &[("at", &at), ("all", &play.standing.get().steps)]);
    }
    // Where several sit at one screen it isn't plain who “you” is.
    let said_to = |seat: Option<Seat>, said: String| match seat.filter(|_| play.persons() > 1) {
        Some(seat) => format!("{}{}{said}", play.player(seat), play.shell.language.get().before_speech()),
        None => said,
    };
    if play.server.is_some_and(|server| server.is_left.get()) {
        return texts.people.abandoned.to_owned();
    }
    if play.is_present() && play.standing.get().is_proposed {
        let mut said = play.any_table().proposed(&play.reader()).unwrap_or_default();
        // Against bots it can be.
        if play.persons() > 1 {
            said = said + " " + texts.game.proposed;
        }
        return said_to(play.standing.get().decider, said);
    }
    let Some(asked) = play.any_table().asked(&play.reader(), play.moment()) else {
        let won = if play.is_finished() { play.any_table().victory(&play.reader()) } else { None };
        return won.unwrap_or_else(|| texts.game.over.to_owned());
    };
    if play.is_ours() {
        let decide = || fill(texts.game.you_decide, &[("decision", &asked.decision)]);
        said_to(Some(asked.seat), asked.next.unwrap_or_else(decide))
    } else if play.server.is_none() && !play.is_person(asked.seat) && play.is_present() {
        fill(texts.game.thinking, &[("player", &play.player(asked.seat))])
    } else {
        asked.waiting
    }
}

/// The buttons that take back.
#[component]
fn Turn(play: Play) -> impl IntoView {
    let ours = move || play.is_ours() || (play.standing.get().is_proposed && play.is_present() && !play.is_held());
    let can_undo = Signal::derive(move || play.standing.get().can_undo());
    let can_redo = Signal::derive(move || play.standing.get().can_redo);
    let present: Text = match play.slot {
        Slot::Game | Slot::Table => |shell| shell.texts().game.to_present,
        Slot::Record if play.standing.get_untracked().is_over => |shell| shell.texts().after.last,
        Slot::Record => |shell| shell.texts().after.go_on,
    };
    view! {
        <div class="turn-buttons" class:hidden=move || !ours()>
            <IconButton icon=Icon::Undo label=|shell| shell.texts().game.undo press=move || play.undo()
                disabled=Signal::derive(move || !can_undo.get())/>
            <IconButton icon=Icon::Redo label=|shell| shell.texts().game.redo press=move || play.redo()
                disabled=Signal::derive(move || !can_redo.get())/>
            <IconButton icon=Icon::Reset label=|shell| shell.texts().game.reset press=move || play.reset()
                disabled=Signal::derive(move || !can_undo.get())/>
        </div>
        <Show when=move || play.looking.get().is_some()>
            <TextButton icon=Icon::Play label=present strong=true press=move || {
                play.running.set(false);
                play.looking.set(None);
            }/>
        </Show>
    }
}

/// The button that confirms, or does so by itself after a while.
#[component]
pub(crate) fn Confirm(play: Play) -> impl IntoView {
    let shell = play.shell;
    // A plan has time.
    let planned = play.server.is_some_and(|server| server.is_planning.get_untracked());
    let seconds = shell.settings.with_untracked(|settings| settings.confirm.seconds()).filter(|_| !planned);
    let left = RwSignal::new(seconds);
    if seconds.is_some() {
        let tick = set_interval_with_handle(
            move || match left.get_untracked() {
                Some(1) => {
                    left.set(None);
                    play.confirm();
                }
                Some(more) => left.set(Some(more - 1)),
                None => (),
            },
            Duration::from_secs(1),
        );
        on_cleanup(move || {
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
    }
    // Whoever pressed what led here by a key goes on from here, and not from the beginning of the page.
    browser::keep_focus("button.confirm");
    let press = move || {
        play.confirm();
        browser::keep_focus(".prompt");
    };
    let label = move || match left.get() {
        Some(seconds) => fill(shell.texts().game.confirm_in, &[("seconds", &seconds)]),
        None => shell.texts().game.confirm.to_owned(),
    };
    view! {
        <button class="text strong confirm" type="button" disabled=move || play.is_held() on:click=move |_| press()>
            <crate::parts::IconSign icon=Icon::Confirm/>
            <span>{label}</span>
        </button>
    }
}
