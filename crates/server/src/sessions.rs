//! What is open in somebody's name, like a WebSocket: it ends with the log-in or token that it was opened with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// Everything that is open, by the id of its key.
#[derive(Default)]
pub(crate) struct Sessions {
    held: Mutex<HashMap<String, Held>>,
}

struct Held {
    user: String,
    ended: watch::Sender<bool>,
    number: usize,
}

/// Something open, until it is dropped.
pub(crate) struct Session {
    sessions: Arc<Sessions>,
    key: String,
    ended: watch::Receiver<bool>,
}

impl Sessions {
    fn held(&self) -> MutexGuard<'_, HashMap<String, Held>> {
        // Every change is whole before anything could panic.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something is opened with a key of a user.
    pub(crate) fn open(self: &Arc<Self>, user: &str, key: &str) -> Session {
        let mut held = self.held();
        let new = || Held { user: user.to_owned(), ended: watch::Sender::new(false), number: 0 };
        let one = held.entry(key.to_owned()).or_insert_with(new);
        one.number += 1;
        Session { sessions: Arc::clone(self), key: key.to_owned(), ended: one.ended.subscribe() }
    }

    /// A key is worth nothing any longer.
    pub(crate) fn end(&self, key: &str) {
        if let Some(held) = self.held().get(key) {
            held.ended.send_replace(true);
        }
    }

    /// No key of a user is worth anything any longer, but for these.
    pub(crate) fn end_others(&self, user: &str, stays: impl Fn(&str) -> bool) {
        let held = self.held();
        let ended = held.iter().filter(|(key, held)| held.user == user && !stays(key));
        ended.for_each(|(_, held)| {
            held.ended.send_replace(true);
        });
    }

    /// Everybody in whose name something is open.
    pub(crate) fn users(&self) -> Vec<String> {
        let mut users: Vec<String> = self.held().values().map(|held| held.user.clone()).collect();
        users.sort_unstable();
        users.dedup();
        users
    }
}

impl Session {
    /// Whether its key is worth nothing any longer.
    pub(crate) fn has_ended(&self) -> bool {
        *self.ended.borrow()
    }

    /// Comes to its end when its key is worth nothing any longer.
    pub(crate) async fn ended(&self) {
        let mut ended = self.ended.clone();
        // As long as this is here there is somebody who could say so.
        let _ = ended.wait_for(|ended| *ended).await;
    }
}

/// Comes to its end with the key, if there is one.
pub(crate) async fn ended(session: Option<&Session>) {
    match session {
        Some(session) => session.ended().await,
        None => std::future::pending().await,
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut held = self.sessions.held();
        if let Some(one) = held.get_mut(&self.key) {
            one.number -= 1;
            if one.number == 0 {
                held.remove(&self.key);
            }
        }
    }
}
