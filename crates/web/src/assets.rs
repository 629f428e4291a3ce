//! Files beside the app. Their addresses change with their contents; the page has a list of them.

use leptos::prelude::document;

/// The address of a file, like `rules/yellow-yangtze.md`.
pub(crate) fn address(name: &str) -> Option<String> {
    let entry = document().query_selector(&format!("meta[name=\"asset {name}\"]")).ok()??;
    entry.get_attribute("content")
}
