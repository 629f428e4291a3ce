//! What somebody writes down for themselves at a table. All their windows show the same.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::LONGEST_NOTE;

use super::Visit;
use super::api::{self, Failed};
use crate::game::Play;
use crate::storage;

/// How often it is looked whether something is to be kept. Whoever writes isn't waited for longer than between two looks.
const LOOK: Duration = Duration::from_secs(1);
/// How many looks are let pass after a try that didn't reach the server, and after one that it refused.
const PAUSE: u8 = 4;
const LONG_PAUSE: u8 = 30;

#[derive(serde::Serialize, serde::Deserialize)]
struct Written {
    text: String,
}

/// What the server hadn't taken when the page was left: it is kept in the browser.
#[derive(serde::Serialize, serde::Deserialize)]
struct Aside {
    kept: String,
    text: String,
}

fn aside_key(table: &str) -> String {
    format!("pagoda note {table}")
}

/// What is written, and what of it the server has.
#[derive(Clone, Copy)]
struct Notes {
    visit: Visit,
    text: RwSignal<String>,
    /// What the server has; nothing before that is known. Until then nobody writes, lest it be lost.
    kept: RwSignal<Option<String>>,
    /// What was sent from here: the server tells of it as of what is written elsewhere.
    sent: StoredValue<Vec<String>>,
    /// Whether what is laid aside is from here: other windows of this browser have theirs in the same place.
    laid: StoredValue<bool>,
    /// Whether the server is to be asked for what it has: the connection has come about since.
    asks: StoredValue<bool>,
    /// Whether something was written since the last look.
    writing: StoredValue<bool>,
    busy: StoredValue<bool>,
    pause: StoredValue<u8>,
}

impl Notes {
    fn new(visit: Visit) -> Self {
        let aside = storage::read(&aside_key(&visit.id())).and_then(|aside| serde_json::from_str(&aside).ok());
        let laid = StoredValue::new(aside.is_some());
        let (text, kept) = aside.map_or_else(Default::default, |Aside { kept, text }| (text, Some(kept)));
        Self {
            visit,
            text: RwSignal::new(text),
            kept: RwSignal::new(kept),
            sent: StoredValue::new(Vec::new()),
            laid,
            asks: StoredValue::new(true),
            writing: StoredValue::new(false),
            busy: StoredValue::new(false),
            pause: StoredValue::new(0),
        }
    }

    /// Keeps in the browser what the server hasn't taken yet.
    fn lay_aside(self) {
        let (Some(text), Some(Some(kept))) = (self.text.try_get_untracked(), self.kept.try_get_untracked()) else {
            return;
        };
        let key = aside_key(&self.visit.id());
        if kept == text {
            if self.laid.try_update_value(std::mem::take) == Some(true) {
                storage::remove(&key);
            }
        } else if let Ok(aside) = serde_json::to_string(&Aside { kept, text }) {
            // Where nothing can be kept it is lost with the page, unless the server takes it before.
            let _ = storage::write(&key, &aside);
            let _ = self.laid.try_set_value(true);
        }
    }

    /// Something may have been written elsewhere that wasn't told here.
    fn arrive(self) {
        self.asks.set_value(true);
        self.pause.set_value(0);
        if !self.busy.get_value() {
            self.send();
        }
    }

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
            let _ = self.asks.try_set_value(false);
            self.send();
        }
    }

    /// Does so at once.
    fn send(self) {
        let (Some(text), Some(kept)) = (self.text.try_get_untracked(), self.kept.try_get_untracked()) else { return };
        let asks = self.asks.try_get_value() == Some(true);
        if !asks && kept.as_ref() == Some(&text) {
            return;
        }
        let _ = self.busy.try_set_value(true);
        let address = format!("/tables/{}/note", self.visit.id());
        spawn_local(async move {
            let done = if asks { self.fetch(&address).await } else { self.put(&address, text).await };
            // The page may be gone by now.
            let _ = self.busy.try_set_value(false);
            match done {
                Ok(()) => (),
                // That the connection is lost is told elsewhere.
                Err(Failed::Unreachable) => drop(self.pause.try_set_value(PAUSE)),
                Err(failed) => {
                    if self.pause.try_set_value(LONG_PAUSE).is_none() && !asks {
                        self.visit.tell_failed(&failed);
                    }
                }
            }
        });
    }

    async fn fetch(self, address: &str) -> Result<(), Failed> {
        let _ = self.asks.try_set_value(false);
        let answer = api::get(address).await.and_then(|text| api::read::<Written>(&text));
        if answer.is_err() {
            let _ = self.asks.try_set_value(true);
        }
        // Nothing that was sent before is told of after this.
        let _ = self.sent.try_update_value(Vec::clear);
        self.hear(answer?.text);
        Ok(())
    }

    async fn put(self, address: &str, text: String) -> Result<(), Failed> {
        let _ = self.sent.try_update_value(|sent| sent.push(text.clone()));
        let note = Written { text };
        let done = api::ask("PUT", address, api::written(&note)).await;
        if done.is_err() {
            let _ = self.sent.try_update_value(|sent| sent.retain(|text| *text != note.text));
        }
        done?;
        // What the server told of it since may be newer.
        if self.sent.try_with_value(|sent| sent.contains(&note.text)) == Some(true) {
            self.keep(note.text);
        }
        Ok(())
    }

    /// The server has this now, which is written here as well.
    fn keep(self, text: String) {
        let _ = self.kept.try_set(Some(text));
        self.lay_aside();
    }

    /// The server has this now. If something new stands here as well, both are kept.
    fn hear(self, theirs: String) {
        let own = self.sent.try_update_value(|sent| {
            let at = sent.iter().position(|text| *text == theirs)?;
            sent.drain(..=at);
            Some(sent.is_empty())
        });
        if let Some(Some(is_newest)) = own {
            if is_newest {
                self.keep(theirs);
            }
            return;
        }
        let (Some(mine), Some(kept)) = (self.text.try_get_untracked(), self.kept.try_get_untracked()) else { return };
        if kept.as_ref() == Some(&theirs) {
            return;
        }
        let is_new_here = kept.is_some_and(|kept| kept != mine) || self.sent.with_value(|sent| !sent.is_empty());
        self.text.set(if is_new_here { both(&theirs, &mine) } else { theirs.clone() });
        self.kept.set(Some(theirs));
        self.lay_aside();
    }
}

/// What was written in two windows at once: what they begin and end with alike stands there once, and between it theirs before
/// ours.
fn both(theirs: &str, mine: &str) -> String {
    let (theirs, mine): (Vec<char>, Vec<char>) = (theirs.chars().collect(), mine.chars().collect());
    let begin = theirs.iter().zip(&mine).take_while(|(one, other)| one == other).count();
    let (theirs_left, mine_left) = (&theirs[begin..], &mine[begin..]);
    let end = theirs_left.iter().rev().zip(mine_left.iter().rev()).take_while(|(one, other)| one == other).count();
    let (theirs_only, _) = theirs_left.split_at(theirs_left.len() - end);
    let (mine_only, end) = mine_left.split_at(mine_left.len() - end);
    let between: &[char] = if theirs_only.is_empty() || mine_only.is_empty() { &[] } else { &['\n'] };
    [&theirs[..begin], theirs_only, between, mine_only, end].concat().into_iter().collect()
}

/// What somebody writes down for themselves. It is kept while they write, and when they leave.
#[component]
pub(super) fn Note(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let notes = Notes::new(visit);
    Effect::new(move || {
        visit.arrivals.track();
        notes.arrive();
    });
    Effect::new(move || {
        if let Some(text) = visit.note.get() {
            notes.hear(text);
        }
    });
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
        // What was refused may be taken now.
        notes.pause.set_value(0);
        notes.lay_aside();
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
