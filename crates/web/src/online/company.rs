//! What is done and said at a table beside the game.

use art::Icon;
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Request, State};
use words::screen::fill;

use super::Visit;
use super::api;
use super::note::Note;
use super::plan::Plan;
use super::talk::Talk;
use crate::browser;
use crate::game::Play;
use crate::parts::{IconButton, IconSign, Show, TextButton};
use crate::settings::Text;

/// What is asked of those at the table, above all else: whether to go back, to leave, to come back.
#[component]
pub(crate) fn Requests(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let own = move || visit.seat.get();
    let undo = move || visit.with(|table| table.undo.clone()).flatten();
    let asked = move |agree: bool| visit.ask(Request::AnswerUndo { key: visit.key(), agree });
    let leaving = move || visit.with(|table| table.abandon.clone()).unwrap_or_default();
    let leave = move |agree: bool| visit.ask(Request::Abandon { key: visit.key(), agree });
    let running = move || visit.with(|table| table.summary.state == State::Running).unwrap_or(false);
    let replaced = move || visit.is_replaced();
    let is_own = move || undo().is_some_and(|undo| Some(undo.seat) == own());
    let sentence = move || {
        undo().map(|undo| {
            let texts = shell.together();
            let count = play.standing.get().steps.saturating_sub(undo.to);
            let text = if Some(undo.seat) == own() { texts.at_table.undo_own } else { texts.at_table.undo_asked };
            let answers = if count == 1 { texts.at_table.one_answer } else { texts.at_table.some_answers };
            let answers = fill(answers, &[("count", &count)]);
            fill(text, &[("player", &play.player(Seat::new(undo.seat))), ("answers", &answers)])
        })
    };
    let agreed = move || undo().is_some_and(|undo| own().is_some_and(|own| undo.agreed.contains(&own)));
    let wants_to_leave = move || own().is_some_and(|own| leaving().contains(&own));
    let leaver = move || {
        leaving().first().map(|&seat| {
            let player = play.player(Seat::new(seat));
            fill(shell.together().at_table.abandon_asked, &[("player", &player)])
        })
    };
    let taken_over = move || {
        let texts = &shell.together().at_table;
        if visit.is_out_of_time() { texts.out_of_time } else { texts.bot_for_you }
    };
    view! {
        <div class="requests">
            <Show when=move || visit.is_lost.get()>
                <p class="request lost" role="alert"><IconSign icon=Icon::Warning/>{move || shell.together().at_table.lost}</p>
            </Show>
            <Show when=move || visit.is_held.get()>
                <p class="request" role="status">{move || shell.together().at_table.sending}</p>
            </Show>
            <Show when=move || visit.lost_seat.get()>
                <p class="request" role="alert">
                    {move || shell.together().at_table.logged_out}" "<a href="/account">{move || shell.together().account.log_in}</a>
                </p>
            </Show>
            <Show when=move || visit.beside.with(Option::is_some) && running()>
                <div class="request told" role="status">
                    <p>{move || visit.beside.get()}</p>
                    <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || visit.beside.set(None)/>
                </div>
            </Show>
            <Show when=move || replaced() && running()>
                <div class="request" role="status">
                    <p>{taken_over}</p>
                    <TextButton icon=Icon::Person label=|shell| shell.together().at_table.come_back strong=true
                        press=move || visit.ask(Request::ComeBack { key: visit.key() })/>
                </div>
            </Show>
            <Show when=move || undo().is_some() && running()>
                <div class="request" role="alert">
                    <p>{sentence}</p>
                    <Show when=move || own().is_some() && !replaced()>
                        <Show when=is_own fallback=move || view! {
                            <Show when=move || !agreed()>
                                <TextButton icon=Icon::Confirm label=|shell| shell.together().at_table.agree press=move || asked(true)/>
                            </Show>
                            <TextButton icon=Icon::Close label=|shell| shell.together().at_table.disagree press=move || asked(false)/>
                        }>
                            <TextButton icon=Icon::Close label=|shell| shell.together().at_table.withdraw press=move || asked(false)/>
                        </Show>
                    </Show>
                </div>
            </Show>
            <Show when=move || !leaving().is_empty() && running()>
                <div class="request" role="alert">
                    <Show when=wants_to_leave fallback=move || view! {
                        <p>{leaver}</p>
                        <Show when=move || own().is_some() && !replaced()>
                            <TextButton icon=Icon::Confirm label=|shell| shell.together().at_table.agree press=move || leave(true)/>
                            <TextButton icon=Icon::Close label=|shell| shell.together().at_table.disagree
                                press=move || leave(false)/>
                        </Show>
                    }>
                        <p>{move || shell.together().at_table.abandon_own}</p>
                        <TextButton icon=Icon::Close label=|shell| shell.together().at_table.withdraw press=move || leave(false)/>
                    </Show>
                </div>
            </Show>
        </div>
    }
}

/// Talk, notes, plans, and what else is done at a table.
#[component]
pub(crate) fn Company(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let sits = move || visit.seat.get().is_some();
    let plays = move || sits() && !visit.is_over();
    view! {
        <Show when=move || !sits()>
            <p class="small">{move || shell.together().at_table.watching}</p>
        </Show>
        <Talk play visit/>
        <Show when=plays><Plan play visit/></Show>
        <Show when=sits><Note play visit/></Show>
        <Show when=sits><Deeds play visit/></Show>
    }
}

/// What can't be taken back by oneself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Resign,
    Leave,
}

/// Resigning, leaving together, and playing once more.
#[component]
fn Deeds(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let asked = RwSignal::new(None);
    let is = move |state: State| visit.with(|table| table.summary.state == state).unwrap_or(false);
    let ask = move |deed: Deed| {
        asked.set(Some(deed));
        // It comes into sight with it.
        browser::focus_on(".at-table button:not(.strong)");
    };
    let really = move |deed: Deed| {
        asked.set(None);
        visit.ask(match deed {
            Deed::Resign => Request::Resign { key: visit.key() },
            Deed::Leave => Request::Abandon { key: visit.key(), agree: true },
        });
    };
    // Others have to agree to it; against bots it is done at once.
    let leave = move || if untrack(|| visit.others_play()) { really(Deed::Leave) } else { ask(Deed::Leave) };
    view! {
        // A game that is finished has a result, which offers it.
        <Show when=move || is(State::Abandoned)><Rematch visit/></Show>
        <Show when=move || is(State::Running)>
            <Show when=move || asked.get().is_some() fallback=move || view! {
                <div class="deeds at-table" role="group" aria-label=move || shell.together().at_table.deeds>
                    <Show when=move || !visit.is_replaced()>
                        <TextButton icon=Icon::Close label=|shell| shell.together().at_table.resign press=move || ask(Deed::Resign)/>
                    </Show>
                    <TextButton icon=Icon::Back label=|shell| shell.together().at_table.abandon press=leave/>
                </div>
            }>
                {move || asked.get().map(|deed| {
                    let (what, question): (Text, Text) = match deed {
                        Deed::Resign => (|shell| shell.together().at_table.resign, |shell| shell.together().at_table.resign_really),
                        Deed::Leave => (|shell| shell.together().at_table.abandon, |shell| shell.together().at_table.abandon_really),
                    };
                    let done = view! { <TextButton icon=Icon::Close label=what strong=true press=move || really(deed)/> }.into_any();
                    let left = view! {
                        <TextButton icon=Icon::Back label=|shell| shell.together().at_table.play_on press=move || asked.set(None)/>
                    }
                    .into_any();
                    // Whoever clicks twice means one thing: what is done stands elsewhere than what was clicked.
                    let was_first = deed == Deed::Resign || untrack(|| visit.is_replaced());
                    let buttons = if was_first { [left, done] } else { [done, left] };
                    view! {
                        <div class="at-table" role="alertdialog" aria-label=move || what(shell)>
                            <p>{move || question(shell)}</p>
                            <div class="deeds">{buttons.into_iter().collect_view()}</div>
                        </div>
                    }
                })}
            </Show>
        </Show>
    }
}

/// Once more together: the next table is made, or it is there already.
#[component]
pub(crate) fn Rematch(visit: Visit) -> impl IntoView {
    let next = move || visit.with(|table| table.rematch.clone()).flatten();
    let go = move || {
        spawn_local(async move {
            let made = api::ask("POST", &format!("/tables/{}/rematch", visit.id()), None).await;
            match made.and_then(|body| api::read::<protocol::Table>(&body)) {
                Ok(table) => browser::go(&format!("/table/{}", table.summary.id)),
                Err(failed) => visit.tell_failed(&failed),
            }
        });
    };
    let label = move || -> Text {
        match next() {
            Some(_) => |shell| shell.together().at_table.to_rematch,
            None => |shell| shell.together().at_table.rematch,
        }
    };
    view! {
        <Show when=move || visit.seat.get().is_some() && visit.is_over()>
            {move || view! { <TextButton icon=Icon::Play label=label() strong=true press=go/> }}
        </Show>
    }
}
