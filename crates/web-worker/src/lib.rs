//! The bots as a WebAssembly module for a worker of the browser.

use js_sys::Function;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Answers a request; every message goes to `tell`, the last of them with the answer.
#[wasm_bindgen]
pub fn answer(request: &str, tell: &Function) {
    let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(request));
}
