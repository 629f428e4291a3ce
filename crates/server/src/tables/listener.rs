//! Somebody who is told what happens at a table.

use axum::extract::ws::Utf8Bytes;
use kernel::Observer;
use protocol::{Message, Room};
use tokio::sync::mpsc;

use crate::game::Form;

/// Messages that wait for somebody slow. Whoever is slower than that has to come back.
const WAITING: usize = 256;

/// Somebody who is told what happens at a table.
pub(crate) struct Listener {
    pub(crate) id: u64,
    pub(crate) user: Option<String>,
    pub(crate) observer: Observer,
    pub(crate) form: Form,
    sender: mpsc::Sender<Utf8Bytes>,
}

impl Listener {
    /// A listener, and where it hears.
    pub(crate) fn new(
        id: u64,
        user: Option<String>,
        observer: Observer,
        form: Form,
    ) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self { id, user, observer, form, sender }, receiver)
    }

    pub(crate) fn seat(&self) -> Option<u8> {
        match self.observer {
            Observer::Seat(seat) => Some(seat.index() as u8),
            Observer::Spectator => None,
        }
    }

    pub(crate) fn room(&self) -> Room {
        if self.seat().is_some() { Room::Players } else { Room::Spectators }
    }

    /// Whether it could be told: if not, nobody is there any longer, or somebody is too slow.
    pub(crate) fn tell(&self, text: &Utf8Bytes) -> bool {
        self.sender.try_send(text.clone()).is_ok()
    }
}

/// A message as it is sent.
pub(crate) fn written(message: &Message) -> Utf8Bytes {
    // Nothing in a message can't be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
