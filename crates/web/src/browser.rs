//! What the app asks of the browser.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
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
    is("(prefers-reduced-motion: reduce)")
}

/// Whether the screen is one of those for which `phone.css` is.
pub(crate) fn is_small() -> bool {
    is(
        "(max-width: 760px), (orientation: portrait) and (max-width: 1100px), (orientation: landscape) and (max-height: 500px)",
    )
}

/// Whether a media query fits.
fn is(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Goes to another page.
pub(crate) fn go(address: &str) {
    let _ = window().location().assign(address);
}

/// What the address asks for, with its question mark.
pub(crate) fn search() -> String {
    window().location().search().unwrap_or_default()
}

/// Loads the page again.
pub(crate) fn reload() {
    let _ = window().location().reload();
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
        let location = window().location();
        if let Some(hash) = location.hash().ok().filter(|hash| hash.len() > 1) {
            // Not only scrolled to: what it goes to is marked.
            let _ = location.replace(&hash);
        }
    });
}

/// The text of a file of ours.
pub(crate) async fn fetch(address: &str) -> Option<String> {
    let answer = answer(address).await?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// A file of ours as base64.
pub(crate) async fn fetch_encoded(address: &str) -> Option<String> {
    let answer = answer(address).await?;
    let contents = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    let letters: String = js_sys::Uint8Array::new(&contents).to_vec().into_iter().map(char::from).collect();
    window().btoa(&letters).ok()
}

async fn answer(address: &str) -> Option<web_sys::Response> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    answer.dyn_into::<web_sys::Response>().ok().filter(web_sys::Response::ok)
}

/// All elements of this kind.
pub(crate) fn all(what: &str) -> Vec<web_sys::Element> {
    let Ok(list) = document().query_selector_all(what) else { return Vec::new() };
    (0..list.length()).filter_map(|number| list.get(number)?.dyn_into().ok()).collect()
}

/// What the server answers about an address: its status.
pub(crate) async fn status(address: &str) -> Option<u16> {
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    Some(answer.dyn_into::<web_sys::Response>().ok()?.status())
}

/// What the page is called.
pub(crate) fn set_title(title: &str) {
    document().set_title(title);
}

/// The page's icon: the usual one, or that of a game in which somebody is awaited.
pub(crate) fn set_icon(awaited: bool) {
    let name = if awaited { "icons/online-turn.svg" } else { "icons/pagoda.svg" };
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    if let (Some(icon), Some(address)) = (icon, crate::assets::address(name)) {
        // An element of a page takes any attribute.
        let _ = icon.set_attribute("href", &address);
    }
}

/// Whether the system prefers the night.
pub(crate) fn is_dark() -> bool {
    is("(prefers-color-scheme: dark)")
}

/// Brings the focus to the first element of this kind, once it is there.
pub(crate) fn focus_on(what: &'static str) {
    leptos::prelude::request_animation_frame(move || {
        if let Ok(Some(found)) = document().query_selector(what) {
            focus(found);
        }
    });
}

/// Brings the focus to an element if whatever had it is gone.
pub(crate) fn keep_focus(what: &'static str) {
    leptos::prelude::request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if let (true, Ok(Some(found))) = (lost, document().query_selector(what)) {
            focus(found);
        }
    });
}

/// Brings the focus to an element.
pub(crate) fn focus(element: web_sys::Element) {
    // Spaces are of an SVG, buttons of the page: both have the method, by different interfaces. An element that can't
    // have the focus leaves it where it is.
    let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
}
