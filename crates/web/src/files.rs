//! Files that somebody brings along: chosen, or dropped on the page.

use leptos::ev;
use leptos::prelude::window_event_listener;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, FileList};

/// No game and no board is so long.
const LONGEST: f64 = 16.0 * 1024.0 * 1024.0;

/// Reads the first of some files and hands its text on; `None` if it is too long or no text.
pub(crate) fn read_first(files: Option<FileList>, take: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    spawn_local(async move { take(text(&file).await) });
}

async fn text(file: &File) -> Option<String> {
    if file.size() > LONGEST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Lets the browser drop files only where something takes them: it would leave the app for them elsewhere.
pub(crate) fn keep_out() {
    // As long as the app.
    let _ = window_event_listener(ev::dragover, |event| {
        if brings(&event) && !event.default_prevented() {
            offer(&event, "none");
        }
    });
}

/// Tells the browser what would happen to files that are dragged.
pub(crate) fn offer(event: &DragEvent, what: &str) {
    event.prevent_default();
    if let Some(data) = event.data_transfer() {
        data.set_drop_effect(what);
    }
}

/// The files that were dropped.
pub(crate) fn dropped(event: &DragEvent) -> Option<FileList> {
    event.prevent_default();
    event.data_transfer().and_then(|data| data.files())
}

/// Whether files are being dragged, and not a text or a picture of the page.
pub(crate) fn brings(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}
