//! Requests to the server.

use std::pin::Pin;

use js_sys::{Object, Reflect};
use leptos::prelude::window;
use protocol::{Code, Join, Me, PREFIX, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use words::screen::Together;

use crate::storage;

/// Where the browser keeps that somebody is known to the server. The cookie itself is for nobody to read.
const KNOWN: &str = "pagoda known";

/// Why something isn't there or wasn't done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Failed {
    /// There is no server, or no network on the way to it.
    Unreachable,
    /// What the server says.
    Problem(Problem),
}

impl Failed {
    /// What the server's answer was about.
    pub(crate) fn code(&self) -> Option<Code> {
        match self {
            Self::Unreachable => None,
            Self::Problem(problem) => Some(problem.code),
        }
    }

    /// A sentence about it.
    pub(crate) fn said(&self, texts: &'static Together) -> &'static str {
        let Some(code) = self.code() else { return texts.online.unreachable };
        let texts = &texts.online.problems;
        match code {
            Code::BadRequest => texts.bad_request,
            Code::NotLoggedIn => texts.not_logged_in,
            Code::Forbidden => texts.forbidden,
            Code::OtherOrigin => texts.other_origin,
            Code::NotFound => texts.not_found,
            Code::MethodNotAllowed => texts.misunderstood,
            Code::Taken => texts.taken,
            Code::NotNow => texts.not_now,
            Code::Stale => texts.stale,
            Code::NotYourTurn => texts.not_your_turn,
            Code::Refused => texts.refused,
            Code::WrongPassword => texts.wrong_password,
            Code::TooLarge => texts.too_large,
            Code::TooMany => texts.too_many,
            Code::Unavailable => texts.unavailable,
            Code::Internal => texts.internal,
        }
    }
}

/// An answer that is to come. It is kept in a box: whoever waits for one needn't know how it comes.
pub(crate) type Coming = Pin<Box<dyn Future<Output = Result<String, Failed>>>>;

/// Asks the server; the text of its answer.
pub(crate) fn ask(method: &'static str, path: &str, body: Option<String>) -> Coming {
    Box::pin(asked(method, format!("{PREFIX}{path}"), body))
}

async fn asked(method: &str, address: String, body: Option<String>) -> Result<String, Failed> {
    let asked = RequestInit::new();
    asked.set_method(method);
    // What is kept is kept also when the page is left meanwhile.
    if method == "PUT" {
        let _ = Reflect::set(&asked, &"keepalive".into(), &true.into());
    }
    if let Some(body) = body {
        let headers = Object::new();
        // An object takes any field.
        let _ = Reflect::set(&headers, &"content-type".into(), &"application/json".into());
        asked.set_headers(&headers);
        asked.set_body(&body.into());
    }
    let (ok, text) = answered(&address, &asked).await.ok_or(Failed::Unreachable)?;
    if ok {
        return Ok(text);
    }
    // Whatever else answers isn't our server.
    Err(serde_json::from_str(&text).map_or(Failed::Unreachable, Failed::Problem))
}

async fn answered(address: &str, asked: &RequestInit) -> Option<(bool, String)> {
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, asked)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?;
    Some((answer.ok(), text.as_string()?))
}

/// Reads what the server has answered. What can't be read comes from elsewhere.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failed> {
    serde_json::from_str(text).map_err(|_| Failed::Unreachable)
}

/// What is written for the server.
pub(crate) fn written<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Asks for something that is there.
pub(crate) fn get(path: &str) -> Coming {
    ask("GET", path, None)
}

/// Asks as somebody: whoever isn't known yet becomes a guest.
pub(crate) fn ask_as_somebody(method: &'static str, path: String, body: Option<String>) -> Coming {
    Box::pin(async move {
        if !is_known() {
            enter().await?;
        }
        match ask(method, &path, body.clone()).await {
            // The server has forgotten who had this cookie.
            Err(failed) if failed.code() == Some(Code::NotLoggedIn) => {
                enter().await?;
                ask(method, &path, body).await
            }
            other => other,
        }
    })
}

/// Becomes somebody, or stays who one is.
pub(crate) async fn enter() -> Result<(), Failed> {
    ask("POST", "/me", None).await?;
    remember(true);
    Ok(())
}

/// Whoever is known here, if anybody is.
pub(crate) async fn me() -> Result<Option<Me>, Failed> {
    if !is_known() {
        return Ok(None);
    }
    match get("/me").await {
        Err(failed) if failed.code() == Some(Code::NotLoggedIn) => {
            remember(false);
            Ok(None)
        }
        other => read(&other?).map(Some),
    }
}

/// Whether the server knew somebody here when it was last asked. Those whom it doesn't aren't asked about.
pub(crate) fn is_known() -> bool {
    storage::read(KNOWN).is_some()
}

/// Notes whether somebody is known from now on.
pub(crate) fn remember(known: bool) {
    if known {
        storage::write(KNOWN, "yes");
    } else {
        storage::remove(KNOWN);
    }
}

/// Takes a seat at a table, or the first that is free.
pub(crate) fn join(table: &str, seat: Option<u8>) -> Coming {
    let asked = Join { seat, nonce: nonce() };
    ask_as_somebody("POST", format!("/tables/{table}/join"), written(&asked))
}

/// What this browser adds to the chance of a deal: nobody can guess it.
pub(crate) fn nonce() -> Option<String> {
    let mut bytes = [0; 16];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(protocol::fair::hex(&bytes))
}
