//! The page on which people read what the API is: made of the description that programs read.

mod routes;
mod text;
mod types;

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::response::Response;
use protocol::PREFIX;
use utoipa::openapi::OpenApi;

use crate::api::DOCUMENT;
use crate::headers::kept;
use text::{escaped, paragraphs};

/// Where the page is.
pub(crate) const ADDRESS: &str = "/api";
/// Where its style sheet is.
pub(crate) const STYLE_ADDRESS: &str = "/api/style.css";

const STYLE: &str = include_str!("reference/style.css");
static PAGE: LazyLock<String> = LazyLock::new(|| page(&DOCUMENT));

pub(crate) async fn show(asked: HeaderMap) -> Response {
    kept(&PAGE, "text/html; charset=utf-8", &asked)
}

pub(crate) async fn style(asked: HeaderMap) -> Response {
    kept(STYLE, "text/css; charset=utf-8", &asked)
}

fn page(document: &OpenApi) -> String {
    let title = escaped(&document.info.title);
    let about = paragraphs(document.info.description.as_deref().unwrap_or_default());
    let (contents, sections) = (routes::contents(document), routes::sections(document));
    let (keys, types) = (routes::keys(document), types::section(document));
    format!(
        "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<meta name=\"color-scheme\" content=\"light dark\">
<title>{title}: API</title>
<link rel=\"stylesheet\" href=\"{STYLE_ADDRESS}\">
</head>
<body>
<header>
<h1>{title}: API</h1>
{about}<p>The same for programs: <a href=\"{PREFIX}/openapi.json\"><code>{PREFIX}/openapi.json</code></a>, in the format OpenAPI 3.1.</p>
</header>
<nav aria-label=\"Contents\">
{contents}</nav>
<main>
{keys}{sections}{types}</main>
</body>
</html>
"
    )
}
