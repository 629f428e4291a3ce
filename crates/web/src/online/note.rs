//! What somebody writes down for themselves at a table.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::LONGEST_NOTE;

use super::Visit;
use super::api::{self, Failed};
use crate::game::Play;

/// How often it is looked whether something is to be kept. Whoever writes isn't waited for longer than between two looks.
const LOOK: Duration = Duration::from_secs(1);
/// How many looks are let pass after a try that didn't reach the server, and after one that it refused.
const PAUSE: u8 = 4;
const LONG_PAUSE: u8 = 30;

#[derive(serde::Serialize, serde::Deserialize)]
struct Written {
    text: String,
}

/// What is written, and what of it the server has.
#[derive(Clone, Copy)]
struct Notes {
    visit: Visit,
    text: RwSignal<String>,
    /// What the server has; nothing before that is known. Until then nobody writes, lest it be lost.
    kept: RwSignal<Option<String>>,
    /// Whether something was written since the last look.
    writing: StoredValue<bool>,
    busy: StoredValue<bool>,
    pause: StoredValue<u8>,
}

impl Notes {
    /// Asks for what there is, or keeps what is new once nobody writes. What fails is tried again.
    fn look(self) {
        let writing = self.writing.try_update_value(std::mem::take);
        let pause = self.pause.try_update_value(|pause| std::mem::replace(pause, pause.saturating_sub(1)));
        if (writing, pause) == (Some(false), Some(0)) && self.busy.try_get_value() == Some(false) {
            self.send();
        }
    }

    /// Whoever leaves isn't waited for.
    fn leave(self) {
        if self.kept.try_with_untracked(Option::is_some) == Some(true) {
            self.send();
        }
    }

    /// Does so at once.
    fn send(self) {
        let (Some(text), Some(kept)) = (self.text.try_get_untracked(), self.kept.try_get_untracked()) else { return };
        if kept.as_ref() == Some(&text) {
            return;
        }
        let _ = self.busy.try_set_value(true);
        let writes = kept.is_some();
        let address = format!("/tables/{}/note", self.visit.id());
        spawn_local(async move {
            let done = if writes { put(&address, text).await } else { self.fetch(&address).await };
            // The page may be gone by now.
            let _ = self.busy.try_set_value(false);
            match done {
                Ok(text) => drop(self.kept.try_set(Some(text))),
                // That the connection is lost is told elsewhere.
                Err(Failed::Unreachable) => drop(self.pause.try_set_value(PAUSE)),
                Err(failed) => {
                    if self.pause.try_set_value(LONG_PAUSE).is_none() && writes {
                        self.visit.tell_failed(&failed);
                    }
                }
            }
        });
    }

    async fn fetch(self, address: &str) -> Result<String, Failed> {
        let note: Written = api::read(&api::get(address).await?)?;
        let _ = self.text.try_set(note.text.clone());
        Ok(note.text)
    }
}

async fn put(address: &str, text: String) -> Result<String, Failed> {
    let note = Written { text };
    api::ask("PUT", address, api::written(&note)).await?;
    Ok(note.text)
}

/// What somebody writes down for themselves. It is kept while they write, and when they leave.
#[component]
pub(super) fn Note(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let notes = Notes {
        visit,
        text: RwSignal::new(String::new()),
        kept: RwSignal::new(None),
        writing: StoredValue::new(false),
        busy: StoredValue::new(false),
        pause: StoredValue::new(0),
    };
    notes.send();
    let look = set_interval_with_handle(move || notes.look(), LOOK);
    let leave = window_event_listener(leptos::ev::pagehide, move |_| notes.leave());
    on_cleanup(move || {
        look.into_iter().for_each(|look| look.clear());
        leave.remove();
        notes.leave();
    });
    let write = move |text: String| {
        notes.text.set(text);
        notes.writing.set_value(true);
    };
    view! {
        <details class="note">
            <summary>{move || shell.together().at_table.note}</summary>
            <p class="small">{move || shell.together().at_table.note_about}</p>
            <textarea rows="5" maxlength=LONGEST_NOTE.to_string() prop:value=move || notes.text.get()
                readonly=move || notes.kept.with(Option::is_none)
                on:input:target=move |event| write(event.target().value())
                aria-label=move || shell.together().at_table.note></textarea>
        </details>
    }
}
