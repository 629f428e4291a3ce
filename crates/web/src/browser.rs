//! What the app asks of the browser.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
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

/// Marks the root element, for style sheets.
pub(crate) fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Whether the system asks for as little motion as possible.
pub(crate) fn wants_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Goes to another page.
pub(crate) fn go(address: &str) {
    let _ = window().location().assign(address);
}

/// Tells how large an element is, in pixels, now and whenever that changes.
pub(crate) fn on_resize(element: &web_sys::Element, mut tell: impl FnMut(f64, f64) + 'static) {
    let seen = wasm_bindgen::prelude::Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        if let Ok(entry) = entries.get(0).dyn_into::<web_sys::ResizeObserverEntry>() {
            let size = entry.content_rect();
            tell(size.width(), size.height());
        }
    });
    // The browser keeps both as long as it keeps the element.
    if let Ok(observer) = web_sys::ResizeObserver::new(seen.into_js_value().unchecked_ref()) {
        observer.observe(element);
    }
}

/// Gives the page another address, without going anywhere.
pub(crate) fn rename(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
    }
}

/// Goes to the part of the page that the address names, once it is there.
pub(crate) fn go_to_anchor() {
    leptos::prelude::request_animation_frame(|| {
        let Ok(hash) = window().location().hash() else { return };
        if let Some(part) = hash.strip_prefix('#').and_then(|id| document().get_element_by_id(id)) {
            part.scroll_into_view();
        }
    });
}

/// The text of a file of ours.
pub(crate) async fn fetch(address: &str) -> Option<String> {
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    wasm_bindgen_futures::JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// What the server answers about an address: its status.
pub(crate) async fn status(address: &str) -> Option<u16> {
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    Some(answer.dyn_into::<web_sys::Response>().ok()?.status())
}

/// Sends something to the server, as JSON; the status and what it answers with.
pub(crate) async fn send(method: &str, address: &str, body: Option<&str>) -> Option<(u16, String)> {
    let init = web_sys::RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str_and_init(address, &init)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = wasm_bindgen_futures::JsFuture::from(answer.text().ok()?).await.ok()?;
    Some((answer.status(), text.as_string()?))
}

/// What the page is called.
pub(crate) fn set_title(title: &str) {
    document().set_title(title);
}

/// The page's icon: the usual one, or that of a game in which somebody is awaited.
pub(crate) fn set_icon(awaited: bool) {
    let name = if awaited { "icons/turn.svg" } else { "icons/pagoda.svg" };
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    if let (Some(icon), Some(address)) = (icon, crate::assets::address(name)) {
        // An element of a page takes any attribute.
        let _ = icon.set_attribute("href", &address);
    }
}

/// Whether the system prefers the night.
pub(crate) fn is_dark() -> bool {
    window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|query| query.matches())
}

/// Brings the focus to the first element of this kind, once it is there.
pub(crate) fn focus_on(what: &'static str) {
    leptos::prelude::request_animation_frame(move || {
        let found = document().query_selector(what).ok().flatten();
        if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
            // An element that can't have it leaves it where it is.
            let _ = element.focus();
        }
    });
}
