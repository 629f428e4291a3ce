//! What requests bring along: who sends them, and what is in them.

use std::error::Error as _;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use http_body_util::LengthLimitError;
use protocol::{COOKIE, Code, Problem};
use serde::de::DeserializeOwned;

use super::Refusal;
use crate::App;
use crate::identity::Who;

/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a browser keeps its cookie: as long as browsers do.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// Whoever sends a request, if anybody is known.
pub(super) struct Maybe(pub(super) Option<Who>);

/// Whoever sends a request, who has to be known.
pub(super) struct Known(pub(super) Who);

impl FromRequestParts<Arc<App>> for Maybe {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let bearer = bearer(&parts.headers);
        let Some(secret) = bearer.or_else(|| cookie(&parts.headers)) else { return Ok(Self(None)) };
        let who = app.identity.who(secret).await?;
        if who.is_none() && bearer.is_some() {
            return Err(Problem::new(Code::NotLoggedIn, "nobody has this token").into());
        }
        Ok(Self(who))
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Maybe(who) = Maybe::from_request_parts(parts, app).await?;
        let nobody = || Problem::new(Code::NotLoggedIn, "nobody is known by this cookie or token");
        Ok(Self(who.ok_or_else(nobody)?))
    }
}

/// The token of a program.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = value.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The secret of a browser.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// The header that gives a browser its cookie, or takes it away.
pub(super) fn set_cookie(app: &App, secret: Option<&str>) -> [(header::HeaderName, HeaderValue); 1] {
    let (value, age) = secret.map_or(("", 0), |secret| (secret, COOKIE_AGE));
    let secure = if app.secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    // It consists of letters and digits.
    [(header::SET_COOKIE, HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static("")))]
}

/// What a browser calls itself.
pub(super) fn browser(headers: &HeaderMap) -> String {
    headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

/// What an address names: a table, a user.
pub(super) struct Named(pub(super) String);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let named = Path::<String>::from_request_parts(parts, app).await;
        named.map(|Path(name)| Self(name)).map_err(|_| Problem::bad("the address isn't UTF-8").into())
    }
}

/// What an address asks for after its question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let asked = Query::<T>::from_request_parts(parts, app).await;
        asked
            .map(|Query(asked)| Self(asked))
            .map_err(|error| Problem::bad(kernel::shown(&error.body_text()).to_string()).into())
    }
}

/// Whether a body has more bytes than are taken; otherwise it is broken.
fn is_too_long(error: &axum::Error) -> bool {
    let cause = error.source();
    cause.is_some_and(<dyn std::error::Error>::is::<LengthLimitError>)
}

/// JSON that was sent.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Refusal> {
        let most = app.limits.body;
        let too_large = || Problem::new(Code::TooLarge, format!("at most {most} bytes"));
        // Whoever says that it is too much needn't send it.
        if request.body().size_hint().lower() > most as u64 {
            return Err(too_large().into());
        }
        let body = axum::body::to_bytes(request.into_body(), most);
        let body = tokio::time::timeout(PATIENCE, body).await;
        let body: Bytes = match body {
            Err(_) => return Err(Problem::new(Code::BadRequest, "it takes too long to arrive").into()),
            Ok(Err(error)) if is_too_long(&error) => return Err(too_large().into()),
            Ok(Err(_)) => return Err(Problem::bad("what was sent can't be read to its end").into()),
            Ok(Ok(body)) => body,
        };
        // Nothing at all is an object without anything.
        let text: &[u8] = if body.is_empty() { b"{}" } else { &body };
        serde_json::from_slice(text)
            .map(Self)
            .map_err(|error| Problem::bad(kernel::shown(&error.to_string()).to_string()).into())
    }
}
