//! What is said with every response, and how requests ask for compression or have something already.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// What the page may load and do: what comes from here and nothing else, no script or style within the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

pub(crate) async fn secure(mut response: Response) -> Response {
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// What a request of the API is answered with is for whoever asked, and nobody on the way keeps it.
pub(crate) async fn keep_nothing(mut response: Response) -> Response {
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a request takes what is compressed with Brotli.
pub(crate) fn takes_brotli(headers: &HeaderMap) -> bool {
    let mut lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.any(|list| list.split(',').any(is_brotli))
}

/// One of the encodings that a request lists: `br`, `br;q=0.5`. With `q=0` it is refused.
fn is_brotli(item: &str) -> bool {
    let mut parts = item.split(';').map(str::trim);
    let brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br") || name == "*");
    let quality = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    brotli && quality.is_none_or(|quality| quality.parse::<f32>().is_ok_and(|quality| quality > 0.0))
}

/// Whether a request has the file of this tag already.
pub(crate) fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    let mut lists = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|list| list.to_str().ok());
    lists.any(|list| list.split(',').map(|one| one.trim().trim_start_matches("W/")).any(|one| one == tag || one == "*"))
}

/// A text that stays the same as long as this program runs, or nothing if the request has it already.
pub(crate) fn kept(text: &'static str, kind: &'static str, asked: &HeaderMap) -> Response {
    let digest = Sha256::digest(text);
    let tag = format!("\"{}\"", protocol::fair::hex(&digest[..16]));
    let heads = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache"), (header::ETAG, tag.as_str())];
    if has_already(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, heads).into_response();
    }
    (heads, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_taken_by_those_who_list_it() {
        let takes =
            |list| takes_brotli(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(list))]));
        assert!(["br", "gzip, deflate, br", "gzip;q=1.0, BR;q=0.5", "*"].into_iter().all(takes));
        assert!(!["", "gzip", "br;q=0", "br; q=0.0", "brotli", "br;q=x"].into_iter().any(takes));
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
