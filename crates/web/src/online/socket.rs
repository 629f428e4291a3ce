//! A WebSocket, with what listens to it.

use leptos::prelude::window;
use wasm_bindgen::prelude::{Closure, JsCast};
use web_sys::{Event, MessageEvent, WebSocket};

/// What comes from a WebSocket.
pub(super) enum Heard {
    Text(String),
    /// It has ended, or never began.
    Closed,
}

/// A WebSocket. It is closed when it is dropped, and then nothing is heard of it any more.
pub(super) struct Socket {
    socket: WebSocket,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(Event)>,
}

impl Socket {
    /// A WebSocket of the server that this page is from; nothing if the browser has none.
    pub(super) fn open(path: &str, hear: impl Fn(Heard) + Clone + 'static) -> Option<Self> {
        let location = window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host().ok()?)).ok()?;
        let closed = hear.clone();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(Heard::Text(text));
            }
        });
        let close = Closure::<dyn FnMut(Event)>::new(move |_: Event| closed(Heard::Closed));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Self { socket, _message: message, _close: close })
    }

    /// Sends a text; whether it could.
    pub(super) fn send(&self, text: &str) -> bool {
        self.socket.ready_state() == WebSocket::OPEN && self.socket.send_with_str(text).is_ok()
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that is closed already stays closed.
        let _ = self.socket.close();
    }
}
