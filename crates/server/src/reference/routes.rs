//! The routes of the API as HTML, in the order of their tags.

use serde_json::Value;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn, PathItem};
use utoipa::openapi::{Content, OpenApi, RefOr, Required, Response};

use super::text::{escaped, line, paragraphs};
use super::types;

/// A route with how and where it is asked.
struct Route<'a> {
    method: &'static str,
    path: &'a str,
    operation: &'a Operation,
}

impl Route<'_> {
    fn id(&self) -> String {
        escaped(self.operation.operation_id.as_deref().unwrap_or(self.path))
    }

    fn summary(&self) -> String {
        line(self.operation.summary.as_deref().unwrap_or_default())
    }

    fn head(&self) -> String {
        let Self { method, path, .. } = self;
        format!("<span class=\"method {}\">{method}</span> <code>{}</code>", method.to_lowercase(), escaped(path))
    }
}

/// The tags with their descriptions, and the routes of each.
fn by_tags(document: &OpenApi) -> Vec<(&str, &str, Vec<Route<'_>>)> {
    let all: Vec<Route<'_>> = document.paths.paths.iter().flat_map(|(path, item)| of_path(path, item)).collect();
    let of_tag = |name: &str| {
        let has = |route: &&Route<'_>| route.operation.tags.iter().flatten().any(|tag| tag == name);
        all.iter().filter(has).map(|&Route { method, path, operation }| Route { method, path, operation }).collect()
    };
    let tags = document.tags.iter().flatten();
    tags.map(|tag| (&*tag.name, tag.description.as_deref().unwrap_or_default(), of_tag(&tag.name))).collect()
}

fn of_path<'a>(path: &'a str, item: &'a PathItem) -> impl Iterator<Item = Route<'a>> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    let all = [("GET", get), ("POST", post), ("PUT", put), ("PATCH", patch), ("DELETE", delete)];
    all.into_iter().filter_map(move |(method, operation)| Some(Route { method, path, operation: operation.as_ref()? }))
}

/// All routes, each leading to its place.
pub(super) fn contents(document: &OpenApi) -> String {
    let mut html = String::new();
    for (tag, _, routes) in by_tags(document) {
        html += &format!("<h2><a href=\"#tag-{0}\">{0}</a></h2>\n<ul>\n", escaped(tag));
        for route in routes {
            html += &format!("<li><a href=\"#{}\">{}</a> {}</li>\n", route.id(), route.head(), route.summary());
        }
        html += "</ul>\n";
    }
    html + "<h2><a href=\"#types\">types</a></h2>\n"
}

/// What somebody is known by.
pub(super) fn keys(document: &OpenApi) -> String {
    let schemes = document.components.iter().flat_map(|components| &components.security_schemes);
    let mut html = "<section id=\"keys\">\n<h2>who asks</h2>\n<dl>\n".to_owned();
    for (name, scheme) in schemes {
        let scheme = serde_json::to_value(scheme).unwrap_or_default();
        let text = |field: &str| scheme[field].as_str().unwrap_or_default().to_owned();
        let how = match &*text("type") {
            "apiKey" => format!("the cookie <code>{}</code>", escaped(&text("name"))),
            _ => "the header <code>Authorization: Bearer …</code>".to_owned(),
        };
        let about = paragraphs(&text("description"));
        html += &format!("<dt id=\"key-{0}\">{0}: {how}</dt>\n<dd>{about}</dd>\n", escaped(name));
    }
    html + "</dl>\n</section>\n"
}

/// All routes with everything about them.
pub(super) fn sections(document: &OpenApi) -> String {
    let mut html = String::new();
    for (tag, about, routes) in by_tags(document) {
        html += &format!("<section id=\"tag-{0}\">\n<h2>{0}</h2>\n{1}", escaped(tag), paragraphs(about));
        for route in &routes {
            html += &article(route);
        }
        html += "</section>\n";
    }
    html
}

fn article(route: &Route<'_>) -> String {
    let operation = route.operation;
    let mut html = format!("<article id=\"{0}\">\n<h3><a href=\"#{0}\">{1}</a></h3>\n", route.id(), route.head());
    html += &format!("<p>{}</p>\n", route.summary());
    html += &paragraphs(operation.description.as_deref().unwrap_or_default());
    html += &format!("<p class=\"who\">{}</p>\n", who(operation));
    let parameters: Vec<&Parameter> = operation.parameters.iter().flatten().filter_map(plain).collect();
    if !parameters.is_empty() {
        html += "<h4>Parameters</h4>\n<table>\n";
        html.extend(parameters.into_iter().map(parameter));
        html += "</table>\n";
    }
    if let Some(body) = operation.request_body.as_ref().and_then(plain) {
        html += "<h4>Sent</h4>\n";
        html.extend(body.content.iter().map(|(kind, content)| format!("<p>{}</p>\n", sent(kind, content))));
    }
    html += "<h4>Answers</h4>\n<table>\n";
    let responses = operation.responses.responses.iter().filter_map(|(status, one)| Some((status, plain(one)?)));
    html.extend(responses.map(|(status, response)| answer(status, response)));
    html + "</table>\n</article>\n"
}

/// Nothing but schemas is described by reference here.
fn plain<T>(one: &RefOr<T>) -> Option<&T> {
    match one {
        RefOr::T(one) => Some(one),
        RefOr::Ref(_) => None,
    }
}

/// Who may ask.
fn who(operation: &Operation) -> String {
    let keys = serde_json::to_value(&operation.security).unwrap_or_default();
    let Some(keys) = keys.as_array() else { return "For everybody.".to_owned() };
    let one = |key: &Value| {
        let (name, scopes) = key.as_object()?.iter().next()?;
        let scopes: Vec<&str> = scopes.as_array()?.iter().filter_map(Value::as_str).collect();
        let scopes = if scopes.is_empty() { String::new() } else { format!(" ({})", escaped(&scopes.join(", "))) };
        Some(format!("<a href=\"#key-{0}\">{0}</a>{scopes}", escaped(name)))
    };
    let known: Vec<String> = keys.iter().filter_map(one).collect();
    let anybody = if known.len() < keys.len() { "For everybody; known by " } else { "Known by " };
    format!("{anybody}{}.", known.join(" or "))
}

fn parameter(parameter: &Parameter) -> String {
    let place = if parameter.parameter_in == ParameterIn::Path { "in the path" } else { "in the query" };
    let optional = if parameter.required == Required::True { "" } else { ", optional" };
    let kind = parameter.schema.as_ref().map(types::name).unwrap_or_default();
    let about = paragraphs(parameter.description.as_deref().unwrap_or_default());
    let name = escaped(&parameter.name);
    format!(
        "<tr><th scope=\"row\"><code>{name}</code></th><td>{kind}<br><small>{place}{optional}</small></td><td>{about}</td></tr>\n"
    )
}

fn sent(kind: &str, content: &RefOr<Content>) -> String {
    let schema = plain(content).and_then(|content| content.schema.as_ref());
    let name = schema.map(types::name).unwrap_or_default();
    format!("{name} <small>{}</small>", escaped(kind))
}

fn answer(status: &str, response: &Response) -> String {
    let bodies: Vec<String> = response.content.iter().map(|(kind, content)| sent(kind, content)).collect();
    let heads = response.headers.iter().filter_map(|(name, head)| {
        let about = plain(head)?.description.as_deref().unwrap_or_default();
        Some(format!("<p><code>{}</code>: {}</p>\n", escaped(name), line(about)))
    });
    let (heads, about) = (heads.collect::<String>(), paragraphs(&response.description));
    let (status, bodies) = (escaped(status), bodies.join("<br>"));
    format!("<tr><th scope=\"row\">{status}</th><td>{bodies}</td><td>{about}{heads}</td></tr>\n")
}
