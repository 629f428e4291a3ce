//! The problems that a request may meet, as responses of its description.
//!
//! What only some routes refuse stands beside each of them as `x-problems`; the rest follows from what the description says.

use std::collections::BTreeMap;

use protocol::{Code, Problem};
use serde::Deserialize;
use serde_json::Value;
use utoipa::PartialSchema;
use utoipa::ToSchema;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response, ResponseBuilder};

/// Where a route says which problems it has of its own.
const OWN: &str = "x-problems";

/// Adds the problems of all routes.
pub(super) fn add(document: &mut OpenApi) {
    let about = sentences();
    for item in document.paths.paths.values_mut() {
        let PathItem { get, put, post, delete, patch, .. } = item;
        for (operation, changes) in [(get, false), (put, true), (post, true), (delete, true), (patch, true)] {
            if let Some(operation) = operation {
                add_to(operation, changes, &about);
            }
        }
    }
}

/// What each code stands for, as its schema says.
fn sentences() -> BTreeMap<String, String> {
    let schema = serde_json::to_value(Code::schema()).unwrap_or_default();
    let codes = schema["oneOf"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    codes.iter().map(|code| (text(&code["enum"][0]), text(&code["description"]))).collect()
}

/// What a route may refuse: its own problems, then those that others of its kind have too.
fn codes(operation: &Operation, changes: bool, own: Vec<Code>) -> Vec<Code> {
    let mut codes = own;
    let query = |parameter: &RefOr<_>| match parameter {
        RefOr::T(utoipa::openapi::path::Parameter { parameter_in, .. }) => *parameter_in == ParameterIn::Query,
        RefOr::Ref(_) => false,
    };
    if operation.request_body.is_some() {
        codes.extend([Code::BadRequest, Code::TooLarge]);
    } else if operation.parameters.iter().flatten().any(query) {
        codes.push(Code::BadRequest);
    }
    let keys = serde_json::to_value(&operation.security).unwrap_or_default();
    if let Some(keys) = keys.as_array() {
        codes.push(Code::NotLoggedIn);
        // A token that needs no scope is as good as a cookie.
        if !keys.iter().any(|key| key["token"].as_array().is_some_and(Vec::is_empty)) {
            codes.push(Code::Forbidden);
        }
    }
    if changes {
        codes.push(Code::OtherOrigin);
    }
    codes.extend([Code::TooMany, Code::Internal]);
    codes
}

fn add_to(operation: &mut Operation, changes: bool, about: &BTreeMap<String, String>) {
    let own = operation.extensions.as_mut().and_then(|extensions| extensions.remove(OWN)).unwrap_or_default();
    operation.extensions = None;
    let own = Vec::<Code>::deserialize(own).unwrap_or_default();
    let mut statuses: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for code in codes(operation, changes, own) {
        let name = serde_json::to_value(code).unwrap_or_default();
        let name = name.as_str().unwrap_or_default();
        let line = format!("`{name}`: {}", about.get(name).map_or("", String::as_str));
        let lines = statuses.entry(code.status()).or_default();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    for (status, lines) in statuses {
        let response = response(&lines.join("\n\n"));
        operation.responses.responses.insert(status.to_string(), RefOr::T(response));
    }
}

fn response(about: &str) -> Response {
    let problem = Ref::from_schema_name(Problem::name());
    ResponseBuilder::new().description(about).content("application/json", Content::new(Some(problem))).build()
}
