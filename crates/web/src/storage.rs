//! What the browser keeps for us. It may refuse to, and then nothing is kept.

use leptos::prelude::window;

/// What is kept under a name.
pub(crate) fn read(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps nothing under a name any more.
pub(crate) fn remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

/// Keeps a text; whether it could.
pub(crate) fn write(key: &str, text: &str) -> bool {
    window().local_storage().ok().flatten().is_some_and(|storage| storage.set_item(key, text).is_ok())
}
