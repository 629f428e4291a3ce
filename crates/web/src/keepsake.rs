//! Files that somebody takes along.

use leptos::prelude::document;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url,
    js_sys,
};

/// A picture has so many points of colour for each unit of its drawing.
const FINENESS: f64 = 1.5;

/// Lets the browser keep a text as a file.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    if let Some(blob) = blob(kind, text) {
        keep(name, &blob);
    }
}

fn blob(kind: &str, text: &str) -> Option<Blob> {
    let parts = js_sys::Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_str_sequence_and_options(&parts, &options).ok()
}

fn keep(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    if let Ok(link) = document().create_element("a")
        && let Ok(link) = link.dyn_into::<HtmlAnchorElement>()
    {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// Lets the browser draw an SVG document, and keep it as a PNG file. If it can't, `fail` hears of it.
pub(crate) fn download_drawn(name: String, svg: &str, fail: impl FnOnce() + Clone + 'static) {
    let loading = blob("image/svg+xml", svg)
        .and_then(|blob| Url::create_object_url_with_blob(&blob).ok())
        .and_then(|address| HtmlImageElement::new().ok().map(|image| (address, image)));
    let Some((address, image)) = loading else { return fail() };
    let (picture, done, failed) = (image.clone(), address.clone(), fail.clone());
    let loaded = Closure::once_into_js(move || {
        if draw(&picture, name, failed.clone()).is_none() {
            failed();
        }
        let _ = Url::revoke_object_url(&done);
    });
    image.set_onload(Some(loaded.unchecked_ref()));
    image.set_onerror(Some(Closure::once_into_js(fail).unchecked_ref()));
    image.set_src(&address);
}

fn draw(image: &HtmlImageElement, name: String, fail: impl FnOnce() + 'static) -> Option<()> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (f64::from(image.natural_width()) * FINENESS, f64::from(image.natural_height()) * FINENESS);
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height).ok()?;
    let take = Closure::once_into_js(move |blob: JsValue| match blob.dyn_into::<Blob>() {
        Ok(blob) => keep(&name, &blob),
        Err(_) => fail(),
    });
    canvas.to_blob(take.unchecked_ref()).ok()
}
