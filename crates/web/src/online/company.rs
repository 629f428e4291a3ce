//! What is done and said at a table beside the game.

use art::Icon;
use kernel::Seat;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{LONGEST_NOTE, Request, State};
use words::screen::fill;

use super::Visit;
use super::talk::Talk;
use crate::browser;
use crate::game::Play;
use crate::parts::{IconSign, Show, TextButton};
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
    let replaced = move || {
        let seat = own().map(usize::from)?;
        visit.with(|table| table.summary.seats.get(seat)?.stand_in).flatten()
    };
    let is_own = move || undo().is_some_and(|undo| Some(undo.seat) == own());
    let sentence = move || {
        undo().map(|undo| {
            let texts = shell.together();
            let count = play.standing.get().steps.saturating_sub(undo.to);
            let text = if Some(undo.seat) == own() { texts.at_table.undo_own } else { texts.at_table.undo_asked };
            fill(text, &[("player", &play.player(Seat::new(undo.seat))), ("count", &count)])
        })
    };
    let agreed = move || undo().is_some_and(|undo| own().is_some_and(|own| undo.agreed.contains(&own)));
    let wants_to_leave = move || own().is_some_and(|own| leaving().contains(&own));
    view! {
        <div class="requests">
            <Show when=move || visit.is_lost.get()>
                <p class="request lost" role="alert"><IconSign icon=Icon::Warning/>{move || shell.together().at_table.lost}</p>
            </Show>
            <Show when=move || visit.is_sending.get() && !visit.is_lost.get()>
                <p class="request sending" role="status">{move || shell.together().at_table.sending}</p>
            </Show>
            <Show when=move || replaced().is_some() && running()>
                <div class="request" role="status">
                    <p>{move || shell.together().at_table.bot_for_you}</p>
                    <TextButton icon=Icon::Person label=|shell| shell.together().at_table.come_back strong=true
                        press=move || visit.ask(Request::ComeBack { key: visit.key() })/>
                </div>
            </Show>
            <Show when=move || undo().is_some() && running()>
                <div class="request" role="alert">
                    <p>{sentence}</p>
                    <Show when=move || own().is_some() && replaced().is_none()>
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
                        <p>{move || shell.together().at_table.abandon_asked}</p>
                        <Show when=move || own().is_some() && replaced().is_none()>
                            <TextButton icon=Icon::Confirm label=|shell| shell.together().at_table.agree press=move || leave(true)/>
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

/// Answers for the next decisions.
#[component]
fn Plan(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    let plan = move |actions: Vec<String>| visit.ask(Request::Plan { key: visit.key(), actions });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = crate::game::written(&text.get_untracked());
        if untrack(|| play.any_table().weighed(&play.reader(), &typed)).is_none() {
            wrong.set(Some(typed));
            return;
        }
        wrong.set(None);
        text.set(String::new());
        plan([visit.plan.get_untracked(), vec![typed]].concat());
    };
    let item = move |action: String| {
        let said = play.any_table().weighed(&play.reader(), &action).map(|(_, said)| said);
        view! { <li><code>{action}</code>" "<span>{said}</span></li> }
    };
    let said = move || wrong.get().map(|text| fill(shell.together().at_table.plan_wrong, &[("text", &text)]));
    view! {
        <details class="plan" open=move || !visit.plan.with(Vec::is_empty)>
            <summary>{move || shell.together().at_table.plan}</summary>
            <p class="small">{move || shell.together().at_table.plan_about}</p>
            <ol>{move || visit.plan.get().into_iter().map(item).collect_view()}</ol>
            <form on:submit=submit>
                <input type="text" spellcheck="false" autocapitalize="off" autocomplete="off" prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.texts().game.type_here aria-label=move || shell.together().at_table.plan/>
                <button class="text" type="submit">{move || shell.together().at_table.plan_add}</button>
            </form>
            <p class="notice" role="alert">{said}</p>
            <Show when=move || !visit.plan.with(Vec::is_empty)>
                <TextButton icon=Icon::Close label=|shell| shell.together().at_table.plan_drop press=move || plan(Vec::new())/>
            </Show>
        </details>
    }
}

/// What somebody writes down for themselves. It is kept when the field is left.
#[component]
fn Note(play: Play, visit: Visit) -> impl IntoView {
    #[derive(serde::Serialize, serde::Deserialize)]
    struct Written {
        text: String,
    }
    let shell = play.shell;
    let address = format!("{}/tables/{}/note", protocol::PREFIX, visit.id());
    let text = RwSignal::new(String::new());
    let from = address.clone();
    spawn_local(async move {
        let note = browser::fetch(&from).await.and_then(|note| serde_json::from_str::<Written>(&note).ok());
        // The page may be gone by now.
        let _ = note.map(|note| text.try_set(note.text));
    });
    let keep = move || {
        let (address, note) = (address.clone(), Written { text: text.get_untracked() });
        spawn_local(async move {
            let body = serde_json::to_string(&note).unwrap_or_default();
            if browser::send("PUT", &address, Some(&body)).await.is_none_or(|(status, _)| status >= 400) {
                visit.tell(shell.together_untracked().at_table.lost.to_owned());
            }
        });
    };
    view! {
        <details class="note">
            <summary>{move || shell.together().at_table.note}</summary>
            <p class="small">{move || shell.together().at_table.note_about}</p>
            <textarea rows="5" maxlength=LONGEST_NOTE.to_string() prop:value=move || text.get()
                on:input:target=move |event| text.set(event.target().value()) on:change=move |_| keep()
                aria-label=move || shell.together().at_table.note></textarea>
        </details>
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
        browser::focus_on(".at-table .strong");
    };
    let really = move |deed: Deed| {
        asked.set(None);
        visit.ask(match deed {
            Deed::Resign => Request::Resign { key: visit.key() },
            Deed::Leave => Request::Abandon { key: visit.key(), agree: true },
        });
    };
    // Others have to agree to it; against bots it is done at once.
    let leave = move || if untrack(|| visit.has_others()) { really(Deed::Leave) } else { ask(Deed::Leave) };
    view! {
        // A game that is finished has a result, which offers it.
        <Show when=move || is(State::Abandoned)><Rematch visit/></Show>
        <Show when=move || is(State::Running)>
            <Show when=move || asked.get().is_some() fallback=move || view! {
                <div class="deeds at-table" role="group" aria-label=move || shell.together().at_table.deeds>
                    <TextButton icon=Icon::Close label=|shell| shell.together().at_table.resign press=move || ask(Deed::Resign)/>
                    <TextButton icon=Icon::Back label=|shell| shell.together().at_table.abandon press=leave/>
                </div>
            }>
                {move || asked.get().map(|deed| {
                    let (what, question): (Text, Text) = match deed {
                        Deed::Resign => (|shell| shell.together().at_table.resign, |shell| shell.together().at_table.resign_really),
                        Deed::Leave => (|shell| shell.together().at_table.abandon, |shell| shell.together().at_table.abandon_really),
                    };
                    view! {
                        <div class="at-table" role="alertdialog" aria-label=move || what(shell)>
                            <p>{move || question(shell)}</p>
                            <div class="deeds">
                                <TextButton icon=Icon::Close label=what strong=true press=move || really(deed)/>
                                <TextButton icon=Icon::Back label=|shell| shell.together().at_table.play_on press=move || asked.set(None)/>
                            </div>
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
        let address = format!("{}/tables/{}/rematch", protocol::PREFIX, visit.id());
        spawn_local(async move {
            let Some((200..300, body)) = browser::send("POST", &address, None).await else { return };
            if let Ok(table) = serde_json::from_str::<protocol::Table>(&body) {
                browser::go(&format!("/table/{}", table.summary.id));
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
