//! What is said at a table.

use leptos::ev::SubmitEvent;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Chat, LONGEST_SAID, Request};

use super::{Visit, api, time};
use crate::game::Play;
use crate::parts::Show;
use crate::settings::Text;
use crate::storage;

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

/// What is said at the table. What somebody hasn't seen yet is counted, and can be told from the class `unread`.
#[component]
pub(super) fn Talk(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let text = visit.to_say;
    let place = NodeRef::<Div>::new();
    let unread = unread(visit, place);
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
    let words = move |said: Option<String>, phrase: Option<String>| {
        let phrase = phrase.and_then(|name| PHRASES.into_iter().find(|(known, _)| *known == name));
        move || match (&said, phrase) {
            (Some(text), _) => text.clone(),
            (None, Some((_, text))) => text(shell).to_owned(),
            (None, None) => String::new(),
        }
    };
    let line = move |chat: Chat| {
        view! { <li><strong>{chat.name}</strong>" "<span>{words(chat.text, chat.phrase)}</span></li> }
    };
    // What is on its way may be there for long if the connection is lost.
    let waits = move || visit.is_lost.get().then(|| format!("({})", shell.together().at_table.said_waits));
    let waiting = move || {
        let lines = visit.waiting().into_iter();
        lines.map(|(_, text, phrase)| view! { <li class="small">{words(text, phrase)}" "{waits}</li> }).collect_view()
    };
    let heading = move || {
        let texts = shell.together();
        if visit.seat.get().is_some() { texts.at_table.chat } else { texts.at_table.watchers_chat }
    };
    // They would take the room of what happens.
    let offers = RwSignal::new(false);
    let phrase = move |(name, text): (&'static str, Text)| {
        view! {
            <button class="phrase" type="button" on:click=move |_| {
                say(None, Some(name.to_owned()));
                offers.set(false);
            }>
                {move || text(shell)}
            </button>
        }
    };
    view! {
        <details class="talk" class:unread=move || unread.get().is_some() open>
            <summary>{heading}{move || unread.get().map(|count| view! { <b class="badge strong">{count}</b> })}</summary>
            <div class="said-there" tabindex="0" node_ref=place>
                <ul>{waiting}</ul>
                <ol aria-live="polite">{move || visit.chat.get().into_iter().map(line).collect_view()}</ol>
                <Show when=move || visit.chat.with(Vec::is_empty)>
                    <p class="small">{move || shell.together().at_table.chat_empty}</p>
                </Show>
            </div>
            <Show when=move || offers.get() && visit.seat.get().is_some()>
                <div class="phrases" role="group" aria-label=move || shell.together().at_table.phrases>
                    {PHRASES.map(phrase).collect_view()}
                </div>
            </Show>
            <form on:submit=submit>
                <Show when=move || visit.seat.get().is_some()>
                    <button class="text" type="button" title=move || shell.together().at_table.phrases
                        aria-expanded=move || offers.get().to_string() on:click=move |_| offers.update(|open| *open = !*open)>
                        {move || shell.together().at_table.hello}" …"
                    </button>
                </Show>
                <input type="text" maxlength=LONGEST_SAID.to_string() prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.together().at_table.say aria-label=move || shell.together().at_table.say/>
                <button class="text" type="submit">{move || shell.together().at_table.send}</button>
            </form>
        </details>
    }
}

/// How much of what others said hasn't been in sight yet, on this device; nothing if all has.
fn unread(visit: Visit, place: NodeRef<Div>) -> Memo<Option<usize>> {
    let key = StoredValue::new(format!("pagoda heard {}", visit.id()));
    let heard = RwSignal::new(storage::read(&key.get_value()).and_then(|number| number.parse::<i64>().ok()));
    let is_new =
        move |chat: &Chat| Some(chat.number) > heard.get() && !(chat.seat.is_some() && chat.seat == visit.seat.get());
    let unread = Memo::new(move |_| {
        let count = visit.chat.with(|chat| chat.iter().filter(|chat| is_new(chat)).count());
        (count > 0).then_some(count)
    });
    let now = time::now();
    Effect::new(move || {
        // Menus are opened and columns scrolled without a word.
        if unread.get().is_some() && now.get() > 0.0 && is_in_sight(place) {
            let last = visit.chat.with_untracked(|chat| chat.last().map(|chat| chat.number));
            heard.set(last);
            storage::write(&key.get_value(), &last.unwrap_or_default().to_string());
        }
    });
    unread
}

/// Whether the end of something can be seen.
fn is_in_sight(place: NodeRef<Div>) -> bool {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    place.get_untracked().is_some_and(|place| {
        let shown = place.get_bounding_client_rect();
        shown.height() > 0.0 && shown.bottom() > 0.0 && shown.bottom() <= height && !document().hidden()
    })
}
