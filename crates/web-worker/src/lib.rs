//! The bots as a WebAssembly module for a worker of the browser, so that the page never waits for them.
//!
//! `worker-talk` has what is said; the script `worker.js` beside the app hands it in and out.

mod thinking;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

pub use thinking::respond;

/// Answers a request. Every message about it, the last with the answer, goes to `tell`.
#[wasm_bindgen]
pub fn answer(request: &[u8], tell: &Function) {
    // Any number that differs from one time to the next.
    let chance = || (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
    respond(request, chance, &mut |message| {
        // It can only fail if the worker is being ended.
        let _ = tell.call1(&JsValue::NULL, &Uint8Array::from(&message.sent()[..]));
    });
}
