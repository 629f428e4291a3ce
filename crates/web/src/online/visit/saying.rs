//! What was said and hasn't arrived yet. It is said once more when the page is loaded again before it has.

use leptos::prelude::*;
use protocol::Request;
use web_sys::Storage;

use super::Visit;

/// A key, and a text or a phrase.
type Said = (String, Option<String>, Option<String>);

/// Other tabs say what they have to by themselves.
fn storage() -> Option<Storage> {
    window().session_storage().ok()?
}

fn name(id: &str) -> String {
    format!("pagoda said {id}")
}

/// What was said at a table when the page was left.
pub(super) fn left(id: &str) -> Vec<Request> {
    let text = storage().and_then(|storage| storage.get_item(&name(id)).ok()?);
    let all: Vec<Said> = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    all.into_iter().map(|(key, text, phrase)| Request::Say { key, text, phrase }).collect()
}

impl Visit {
    /// What was said and hasn't arrived.
    pub(in crate::online) fn waiting(self) -> Vec<Said> {
        let said = |request: &Request| match request.clone() {
            Request::Say { key, text, phrase } => Some((key, text, phrase)),
            _ => None,
        };
        self.unanswered.with(|all| all.iter().filter_map(said).collect())
    }

    /// Keeps it until it has.
    pub(super) fn keep_said(self) {
        Effect::new(move |_| {
            let (name, all) = (name(&self.id()), self.waiting());
            let Some(storage) = storage() else { return };
            // What the browser doesn't keep is in the page still.
            let _ = match serde_json::to_string(&all) {
                Ok(text) if !all.is_empty() => storage.set_item(&name, &text),
                _ => storage.remove_item(&name),
            };
        });
    }
}
