//! The browser app: its files as themselves, and its page at every other address.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;

use crate::App;
use crate::api::Refusal;
use crate::files::{self, File, Files};
use crate::headers::{has_already, takes_brotli};

/// What has a digest of its contents in its name never changes.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// Everything else may be kept, but has to be asked for before it is used.
const ASK_AGAIN: &str = "no-cache";

const PAGE: &str = "index.html";
/// Where programs ask.
const API: &str = "/api/";

/// Said where the app isn't in the binary.
const NO_APP: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>pagoda</title>
<h1>The browser app is not built into this program</h1>
<p>In the source folder of pagoda, <code>cargo xtask serve</code> builds it and starts the program with it.</p>
";

pub(crate) async fn respond(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let files = app.files;
    // Whatever isn't there is no page of the app either.
    if uri.path().starts_with(API) {
        return Refusal(Problem::not_found("address")).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = files::path(uri.path()).filter(|path| *path != PAGE && !path.ends_with(".br"));
    if let Some((path, file)) = path.and_then(|path| Some((path, files(path)?))) {
        return sent(files, path, file, &headers);
    }
    // A file that isn't there is no page of the app.
    if uri.path().starts_with("/assets/") {
        return (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, ASK_AGAIN)]).into_response();
    }
    match files(PAGE) {
        Some(page) => sent(files, PAGE, page, &headers),
        None => {
            let heads = [(header::CONTENT_TYPE, files::kind(PAGE)), (header::CACHE_CONTROL, "no-store")];
            (StatusCode::SERVICE_UNAVAILABLE, heads, NO_APP).into_response()
        }
    }
}

/// A file, compressed if the request takes that, or nothing if it has it already.
fn sent(files: Files, path: &str, file: File, asked: &HeaderMap) -> Response {
    let small = if takes_brotli(asked) { files(&format!("{path}.br")) } else { None };
    let (file, compressed) = match small {
        Some(small) => (small, true),
        None => (file, false),
    };
    let known = has_already(asked, &file.tag);
    let mut response = if known { Response::new(Body::empty()) } else { Response::new(Body::from(file.contents)) };
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let heads = response.headers_mut();
    heads.insert(header::CONTENT_TYPE, HeaderValue::from_static(files::kind(path)));
    heads.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let keep = if path.starts_with("assets/") { FOR_GOOD } else { ASK_AGAIN };
    heads.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if compressed {
        heads.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        heads.insert(header::ETAG, tag);
    }
    response
}
