//! What is done and said at a table beside the game.

use art::Icon;
use kernel::Seat;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{LONGEST_NOTE, LONGEST_SAID, Request, State};
use words::screen::fill;

use super::{Visit, api};
use crate::browser;
use crate::game::Play;
use crate::parts::{IconSign, Show, TextButton};
use crate::settings::Text;

/// The phrases that everybody reads in their own language.
const PHRASES: [(&str, Text); 8] = [
    ("hello", |shell| shell.together().at_table.hello),
    ("good_game", |shell| shell.together().at_table.good_game),
    ("thanks", |shell| shell.together().at_table.thanks),
    ("well_played", |shell| shell.together().at_table.well_played),
    ("sorry", |shell| shell.together().at_table.sorry),
    ("moment", |shell| shell.together().at_table.moment),
    ("your_turn", |shell| shell.together().at_table.turn_phrase),
    ("another_game", |shell| shell.together().at_table.another_game),
];

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

/// What is said at the table.
#[component]
fn Talk(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let say = move |text: Option<String>, phrase: Option<String>| {
        visit.ask(Request::Say { key: visit.key(), text, phrase });
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            // Whoever only watches isn't known to the server before they say something.
            let known = visit.seat.get_untracked().is_some() || super::is_known();
            spawn_local(async move {
                if !known {
                    // What is said goes out when the connection is back, as somebody's.
                    let _ = api::enter().await;
                    visit.connect();
                }
                say(Some(said), None);
            });
            text.set(String::new());
        }
    };
    let line = move |chat: protocol::Chat| {
        let phrase = chat.phrase.and_then(|name| PHRASES.into_iter().find(|(known, _)| *known == name));
        let said = move || match (&chat.text, phrase) {
            (Some(text), _) => text.clone(),
            (None, Some((_, text))) => text(shell).to_owned(),
            (None, None) => String::new(),
        };
        view! { <li><strong>{chat.name}</strong>" "<span>{said}</span></li> }
    };
    let heading = move || {
        let texts = shell.together();
        if visit.seat.get().is_some() { texts.at_table.chat } else { texts.at_table.watchers_chat }
    };
    let phrase = move |(name, text): (&'static str, Text)| {
        view! {
            <button class="phrase" type="button" on:click=move |_| say(None, Some(name.to_owned()))>
                {move || text(shell)}
            </button>
        }
    };
    view! {
        <details class="talk" open>
            <summary>{heading}</summary>
            <ol class="said-there" tabindex="0" aria-live="polite">
                {move || visit.chat.get().into_iter().map(line).collect_view()}
            </ol>
            <Show when=move || visit.chat.with(Vec::is_empty)>
                <p class="small">{move || shell.together().at_table.chat_empty}</p>
            </Show>
            <Show when=move || visit.seat.get().is_some()>
                <div class="phrases" role="group" aria-label=move || shell.together().at_table.phrases>
                    {PHRASES.map(phrase).collect_view()}
                </div>
            </Show>
            <form on:submit=submit>
                <input type="text" maxlength=LONGEST_SAID.to_string() prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.together().at_table.say aria-label=move || shell.together().at_table.say/>
                <button class="text" type="submit">{move || shell.together().at_table.send}</button>
            </form>
        </details>
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
            <p class="notice" role="alert" class:none=move || wrong.get().is_none()>{said}</p>
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

/// Resigning, leaving together, and playing once more.
#[component]
fn Deeds(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let resigning = RwSignal::new(false);
    let is = move |state: State| visit.with(|table| table.summary.state == state).unwrap_or(false);
    let resign = move || {
        resigning.set(false);
        visit.ask(Request::Resign { key: visit.key() });
    };
    view! {
        // A game that is finished has a result, which offers it.
        <Show when=move || is(State::Abandoned)><Rematch visit/></Show>
        <Show when=move || is(State::Running)>
            <div class="deeds at-table" role="group" aria-label=move || shell.together().at_table.deeds>
                <TextButton icon=Icon::Close label=|shell| shell.together().at_table.resign press=move || resigning.set(true)/>
                <TextButton icon=Icon::Back label=|shell| shell.together().at_table.abandon
                    press=move || visit.ask(Request::Abandon { key: visit.key(), agree: true })/>
            </div>
            <Show when=move || resigning.get()>
                <div class="question" role="alertdialog" aria-label=move || shell.together().at_table.resign>
                    <p>{move || shell.together().at_table.resign_really}</p>
                    <div class="deeds">
                        <TextButton icon=Icon::Close label=|shell| shell.together().at_table.resign strong=true press=resign/>
                        <TextButton icon=Icon::Back label=|shell| shell.texts().help.leave_it press=move || resigning.set(false)/>
                    </div>
                </div>
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
