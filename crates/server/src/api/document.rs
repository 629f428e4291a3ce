//! What describes everything under `/api/v1` for programs, as OpenAPI: it is made of the code that answers.

use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{COOKIE, Message, NewSeat, PREFIX, Problem, Request};
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{Modify, OpenApi, ToSchema};

use super::problems;
use crate::App;
use crate::headers::kept;

/// What is said of all routes together.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "pagoda",
        description = "Tables at which people and bots play Yellow & Yangtze and Yunnan with each other.\n\n\
                       Everything is sent as JSON. Times are milliseconds since 1970, seats are counted from 0. What \
                       can't be had is answered with a `Problem`: its `code` never changes, its `message` may.",
        contact()
    ),
    tags(
        (name = "tables", description = "Tables before a game and after it: who sits there, and when it begins."),
        (name = "playing", description = "A game at a table: what happens, and what players ask for."),
        (name = "me", description = "Whoever asks, and what is theirs."),
        (name = "accounts", description = "Accounts, passwords, log-ins of browsers and tokens of programs."),
        (name = "users", description = "What everybody may know of others."),
        (name = "records", description = "Records of games that somebody wants to look at."),
        (name = "description", description = "What this API is, for programs.")
    ),
    components(schemas(Message, Problem)),
    modifiers(&Keys)
)]
struct Everything;

/// What somebody is known by.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let cookie =
            "The cookie of a browser, which a first visit or logging in gives. Whoever has it may do everything.";
        let token = "The token of a program, which somebody has made for it. It may do what its scopes say: `read`, see what \
                     its user sees; `play`, make tables, join them and play.";
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(COOKIE, cookie)));
        components.add_security_scheme("cookie", cookie);
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(token)).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// What routes are added to.
pub(super) fn beginning() -> utoipa::openapi::OpenApi {
    Everything::openapi()
}

/// The description of everything under `/api/v1`.
pub(crate) static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(|| {
    let mut document = super::routes().into_openapi();
    let paths = std::mem::take(&mut document.paths.paths);
    document.paths.paths = paths.into_iter().map(|(path, item)| (format!("{PREFIX}{path}"), item)).collect();
    problems::add(&mut document);
    for name in [Request::name(), NewSeat::name()] {
        let schemas = document.components.iter_mut().flat_map(|components| &mut components.schemas);
        schemas.filter(|(key, _)| **key == name).for_each(|(_, schema)| allow_nothing_else(schema));
    }
    document
});

/// An unknown field is refused, also where one of several kinds of things is sent.
fn allow_nothing_else(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::OneOf(one)) => one.items.iter_mut().for_each(allow_nothing_else),
        RefOr::T(Schema::Object(object)) if !object.properties.is_empty() => {
            object.properties.values_mut().for_each(allow_nothing_else);
            object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
        }
        _ => {}
    }
}

static TEXT: LazyLock<String> = LazyLock::new(|| DOCUMENT.to_pretty_json().unwrap_or_default());

/// This description, as OpenAPI 3.1.
#[utoipa::path(
    get,
    path = "/openapi.json",
    tag = "description",
    operation_id = "openapi",
    responses((status = 200, description = "The description.", body = Object))
)]
pub(super) async fn show(State(_): State<Arc<App>>, asked: HeaderMap) -> Response {
    kept(&TEXT, "application/json", &asked)
}
