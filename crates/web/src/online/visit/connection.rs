//! The connection to a table, which mends itself: what is asked over it and not answered is asked once more.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Request;

use super::{Stage, Visit};
use crate::online::socket::{Heard, Socket};
use crate::{browser, chance};

/// How often it is looked whether the other side is still there.
const LOOK: Duration = Duration::from_secs(15);
/// How long the other side may take to say that it is there when the network seems to be gone.
const DOUBT: Duration = Duration::from_secs(2);
/// How long to wait before the connection is tried again, at first and at most, in milliseconds.
pub(super) const SOON: u64 = 300;
pub(super) const LATE: u64 = 10_000;

impl Visit {
    /// Connects, and sees to it that the connection lasts as long as the page does.
    pub(super) fn stay(self) {
        self.connect();
        let back = window_event_listener(leptos::ev::online, move |_| self.connect_if_lost());
        let gone = window_event_listener(leptos::ev::offline, move |_| self.doubt());
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| self.connect_if_lost());
        let look = set_interval_with_handle(move || self.look(), LOOK);
        on_cleanup(move || {
            back.remove();
            gone.remove();
            seen.remove();
            look.into_iter().for_each(|look| look.clear());
            self.socket.try_update_value(|socket| *socket = None);
        });
    }

    /// Connects, or once more as somebody else.
    pub(in crate::online) fn connect(self) {
        // What came before isn't heard any more.
        if self.socket.try_update_value(|socket| *socket = None).is_none() {
            // The page is gone.
            return;
        }
        self.anew.set_value(false);
        self.late.set_value(true);
        let address =
            format!("{}/tables/{}/socket?compact=true&since={}", protocol::PREFIX, self.id(), self.version.get_value());
        // Later: a socket can't be dropped while it tells something.
        let hear = move |heard| match heard {
            Heard::Text(text) => self.heard(&text),
            Heard::Closed => set_timeout(move || self.closed(), Duration::ZERO),
        };
        let socket = Socket::open(&address, hear);
        self.socket.update_value(|place| *place = socket);
    }

    fn connect_if_lost(self) {
        if self.is_lost.get_untracked() {
            self.connect();
        }
    }

    fn closed(self) {
        let Some(tries) = self.tries.try_get_value() else { return };
        self.tries.set_value(tries + 1);
        // Whoever was there finds the server back mostly; whoever has only come may have a wrong link.
        if tries == u32::from(self.stage.get_untracked() != Stage::Coming) {
            let address = format!("{}/tables/{}", protocol::PREFIX, self.id());
            spawn_local(async move {
                if browser::status(&address).await == Some(404) {
                    self.stage.try_set(Stage::NoTable);
                }
            });
        }
        // One that breaks and is back at once needn't be told of.
        if tries > 0 {
            self.is_lost.set(true);
        }
        let wait = (SOON << tries.min(6)).min(LATE);
        let again = move || {
            if self.tries.try_get_value() == Some(tries + 1) && self.stage.get_untracked() != Stage::NoTable {
                self.connect();
            }
        };
        set_timeout(again, Duration::from_millis(wait));
    }

    /// The network seems to be gone. A server on the same machine may be there all the same.
    fn doubt(self) {
        self.alive.set_value(false);
        self.send(&Request::Ping { key: String::new() });
        let look = move || {
            if self.alive.try_get_value() == Some(false) {
                self.look();
            }
        };
        set_timeout(look, DOUBT);
    }

    /// Whether the other side is still there.
    fn look(self) {
        if self.alive.get_value() {
            self.alive.set_value(false);
            self.send(&Request::Ping { key: String::new() });
        } else if !self.is_lost.get_untracked() {
            self.is_lost.set(true);
            self.connect();
        }
    }

    pub(super) fn send(self, request: &Request) -> bool {
        let Ok(text) = serde_json::to_string(request) else { return false };
        self.socket.with_value(|socket| socket.as_ref().is_some_and(|socket| socket.send(&text)))
    }

    /// Asks for something. If the connection breaks before the answer it is asked once more.
    pub(crate) fn ask(self, request: Request) {
        self.send(&request);
        self.unanswered.update(|all| all.push(request));
    }

    /// Something that nobody has asked with yet.
    pub(crate) fn key(self) -> String {
        format!("{:x}", chance::number())
    }

    /// The request with this key is answered; what it was.
    pub(super) fn answered(self, key: &str) -> Option<Request> {
        let request = self.unanswered.try_update(|all| {
            let at = all.iter().position(|request| request.key() == key)?;
            Some(all.remove(at))
        })??;
        if let Request::Act { .. } = request {
            self.is_sending.set(false);
            self.is_held.set(false);
        }
        Some(request)
    }

    fn heard(self, text: &str) {
        if self.alive.try_set_value(true).is_some() {
            // The page is gone.
            return;
        }
        if self.anew.get_value() {
            return;
        }
        match serde_json::from_str(text) {
            Ok(message) => self.take(message),
            // Within a version only kinds of messages are added: what isn't known is passed over.
            Err(error) => leptos::logging::warn!("{error}"),
        }
    }

    /// The server is newer, or older, than this page: the one that it has now can talk to it, and is looked for until it is
    /// there.
    pub(in crate::online) fn reload(self) {
        self.stage.set(Stage::Older);
        if let Ok(event) = web_sys::Event::new("pagoda-other-version") {
            // Nobody can prevent it.
            let _ = window().dispatch_event(&event);
        }
    }
}
