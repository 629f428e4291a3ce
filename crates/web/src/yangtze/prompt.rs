//! Whose decision it is, what is asked, and what becomes of what was tried out.

use std::time::Duration;

use art::Icon;
use kernel::Pending;
use leptos::prelude::*;
use words::screen::{Screen, fill};

use super::hint::{Advice, Hint, HintButton};
use super::keep::Slot;
use super::play::Play;
use super::take_back::TakeBack;
use super::typed::Typed;
use crate::bots::Bots;
use crate::parts::{IconButton, TextButton};
use crate::rules::RuleLink;
use crate::settings::Shell;

/// What is asked of whom, and the buttons for a turn.
#[component]
pub(crate) fn Prompt(play: Play, bots: Bots) -> impl IntoView {
    let shell = Shell::get();
    let sentence = move || asked(play);
    let left = move || {
        let open = *play.position().open();
        // In a conflict other things are asked, and they take no action.
        let acting = matches!(open.pending(), Pending::Decision { decision: ::yangtze::Decision::Act, .. });
        let acts = play.is_ours() && acting && open.actions_left() > 0;
        acts.then(|| fill(shell.texts().game.actions_left, &[("count", &open.actions_left())]))
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
        <section class="prompt">
            <p class="asked">{sentence}" "<span class="left">{left}</span></p>
            <div class="said">{notice}<Advice play hint/></div>
            <Turn play/>
            <TakeBack play bots/>
            <HintButton play bots hint/>
            <Typed play/>
        </section>
    }
}

/// Whose decision it is, and what is asked.
pub(crate) fn asked(play: Play) -> String {
    let shell = play.shell;
    let (language, texts) = (shell.language.get(), shell.texts());
    if let Some(at) = play.looking.get() {
        let all = play.table.with(|table| table.steps().len());
        return fill(texts.game.looking, &[("at", &at), ("all", &all)]);
    }
    if play.is_present() && play.table.with(|table| table.proposal().is_some()) {
        return texts.game.proposed.to_owned();
    }
    let position = play.position();
    match position.open().pending() {
        Pending::Over => texts.game.over.to_owned(),
        Pending::Decision { seat, decision } => {
            let ours = play.is_ours();
            let bot = play.table.with(|table| !table.sitters()[seat.index()].is_person());
            if ours {
                let asked = words::yangtze::decision(language, decision);
                fill(texts.game.you_decide, &[("decision", &asked)])
            } else if bot && play.is_present() {
                let names = play.names();
                fill(texts.game.thinking, &[("player", &words::yangtze::name(language, &names, seat))])
            } else {
                words::yangtze::waiting(language, &play.names(), seat, decision)
            }
        }
    }
}

/// The buttons that take back and confirm.
#[component]
fn Turn(play: Play) -> impl IntoView {
    let ours = move || play.is_ours() || play.table.with(|table| table.proposal().is_some() && play.is_present());
    let can_undo = Signal::derive(move || play.table.with(table::Table::can_undo));
    let can_redo = Signal::derive(move || play.table.with(table::Table::can_redo));
    let record = play.slot == Slot::Record && play.table.with_untracked(|table| !table.is_over());
    let present: fn(&'static Screen) -> &'static str =
        if record { |texts| texts.after.go_on } else { |texts| texts.game.to_present };
    view! {
        <div class="turn-buttons" class:hidden=move || !ours()>
            <IconButton icon=Icon::Undo label=|texts| texts.game.undo press=move || play.undo()
                disabled=Signal::derive(move || !can_undo.get())/>
            <IconButton icon=Icon::Redo label=|texts| texts.game.redo press=move || play.redo()
                disabled=Signal::derive(move || !can_redo.get())/>
            <IconButton icon=Icon::Reset label=|texts| texts.game.reset press=move || play.reset()
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
    let shell = Shell::get();
    let seconds = shell.settings.with_untracked(|settings| settings.confirm.seconds());
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
    let label = move || match left.get() {
        Some(seconds) => fill(shell.texts().game.confirm_in, &[("seconds", &seconds)]),
        None => shell.texts().game.confirm.to_owned(),
    };
    view! {
        <button class="text strong confirm" type="button" on:click=move |_| play.confirm()>
            <crate::parts::IconSign icon=Icon::Confirm/>
            <span>{label}</span>
        </button>
    }
}
