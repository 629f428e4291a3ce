//! What the app asks of the browser.

use leptos::prelude::{document, window};
use words::Language;

/// The language that the reader prefers of those we speak.
pub(crate) fn language() -> Language {
    // Only a browser that knows no preference at all has no language.
    window().navigator().language().map_or_else(Language::default, |locale| Language::of_locale(&locale))
}

/// Tells the browser which language the page is in.
pub(crate) fn set_language(language: Language) {
    if let Some(root) = document().document_element() {
        // An element of a page takes any attribute.
        let _ = root.set_attribute("lang", language.code());
    }
}
