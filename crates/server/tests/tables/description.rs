//! The description of the API, for programs and for people.

use std::collections::BTreeSet;

use protocol::Code;
use serde_json::{Value, json};

use crate::client::{Reply, Running, raw};

async fn get(running: &Running, path: &str) -> Reply {
    let text = format!("GET {path} HTTP/1.1\r\nhost: pagoda\r\nconnection: close\r\n\r\n");
    raw(running.address, text.as_bytes()).await
}

async fn document(running: &Running) -> Value {
    let reply = get(running, "/api/v1/openapi.json").await;
    assert_eq!(reply.status, 200);
    assert!(reply.head.contains("content-type: application/json"), "{}", reply.head);
    reply.json()
}

/// Every route: its method, its path and what is said about it.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().expect("paths");
    let mut all = Vec::new();
    for (path, item) in paths {
        all.extend(item.as_object().expect("routes").iter().map(|(method, one)| (&**method, &**path, one)));
    }
    all
}

fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_description_is_openapi_and_leads_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    assert_eq!(document["openapi"], "3.1.0");
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.contains(&"#/components/schemas/Problem"));
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("everything is in the document");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn every_route_is_described_in_full() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    let tags: Vec<&Value> = document["tags"].as_array().expect("tags").iter().map(|tag| &tag["name"]).collect();
    let schemes = &document["components"]["securitySchemes"];
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let route = format!("{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|summary| summary.ends_with(['.', ':'])), "{route}");
        assert!(ids.insert(operation["operationId"].as_str().expect("an id")), "{route}: its id is that of another");
        assert!(tags.contains(&&operation["tags"][0]), "{route}");
        assert!(operation.get("x-problems").is_none(), "{route}");
        let responses = operation["responses"].as_object().expect("responses");
        assert!(responses.keys().any(|status| status.starts_with(['1', '2'])), "{route}");
        assert!(responses.contains_key("429") && responses.contains_key("500"), "{route}");
        assert!(
            responses.values().all(|one| one["description"].as_str().is_some_and(|text| !text.is_empty())),
            "{route}"
        );
        for key in operation["security"].as_array().into_iter().flatten().filter_map(Value::as_object) {
            assert!(key.keys().all(|name| schemes.get(name).is_some()), "{route}");
        }
        // What stands in braces is a parameter, and the other way round.
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        let in_path = parameters
            .iter()
            .filter(|one| one["in"] == "path")
            .map(|one| format!("{{{}}}", one["name"].as_str().unwrap()));
        let braces = path.split('/').filter(|part| part.starts_with('{'));
        assert_eq!(in_path.collect::<Vec<_>>(), braces.collect::<Vec<_>>(), "{route}");
    }
}

#[tokio::test]
async fn every_route_that_is_described_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    let operations = operations(&document);
    let nobody = running.nobody();
    for (method, path, operation) in &operations {
        let asked = path.strip_prefix("/api/v1").expect("everything is there").replace("{id}", "nothing");
        let reply = nobody.send(&method.to_uppercase(), &asked, None).await;
        assert_ne!(reply.status, 405, "{method} {path}");
        // Nobody is known, and there is nothing to be found: what is answered has to be described.
        let status = reply.status.to_string();
        assert!(operation["responses"].get(&status).is_some(), "{method} {path}: {status} {}", reply.body);
        if reply.status == 404 {
            assert!(!reply.body.contains("no such address"), "{method} {path}");
        }
    }
    assert_eq!(operations.len(), 39, "a route was added or removed: is it described as it should be?");
    for known in ["post /api/v1/tables/{id}/ask", "delete /api/v1/me", "get /api/v1/users/{id}/games"] {
        assert!(operations.iter().any(|(method, path, _)| format!("{method} {path}") == known), "{known}");
    }
}

#[tokio::test]
async fn the_document_for_people_has_every_route_too() {
    const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    for (method, path, _) in operations(&document) {
        let address = path.strip_prefix("/api/v1").expect("everything is there");
        let row = format!("\n| `{} {address}` |", method.to_uppercase());
        assert!(DOCUMENT.contains(&row), "{row} isn't there");
    }
}

#[tokio::test]
async fn problems_are_told_by_their_codes() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    let ask = &document["paths"]["/api/v1/tables/{id}/ask"]["post"]["responses"];
    assert_eq!(ask["409"]["content"]["application/json"]["schema"]["$ref"], "#/components/schemas/Problem");
    let conflict = ask["409"]["description"].as_str().unwrap();
    for code in ["not_now", "stale", "not_your_turn"] {
        assert!(conflict.contains(&format!("`{code}`: ")), "{conflict}");
    }
    let codes = document["components"]["schemas"]["Code"]["oneOf"].as_array().expect("codes");
    for code in codes {
        assert!(serde_json::from_value::<Code>(code["enum"][0].clone()).is_ok(), "{code}");
        assert!(code["description"].is_string(), "{code}");
    }
    let reply = running.nobody().send("GET", "/tables?open=perhaps", None).await;
    assert_eq!((reply.status, reply.code()), (400, Code::BadRequest));
}

#[tokio::test]
async fn the_page_tells_every_route_and_every_type() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path()).await;
    let document = document(&running).await;
    let page = get(&running, "/api").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-type: text/html; charset=utf-8"), "{}", page.head);
    for (_, path, operation) in operations(&document) {
        assert!(page.body.contains(&format!("<code>{path}</code>")), "{path}");
        let id = operation["operationId"].as_str().unwrap();
        assert!(page.body.contains(&format!("<article id=\"{id}\">")), "{id}");
    }
    for name in document["components"]["schemas"].as_object().expect("types").keys() {
        assert!(page.body.contains(&format!("<article id=\"type-{name}\">")), "{name}");
    }
    for link in page.body.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.body.contains(&format!("id=\"{link}\"")), "{link} leads nowhere");
    }
    assert!(!page.body.contains("<script") && !page.body.contains("style=") && !page.body.contains("<style"));
    let style = get(&running, "/api/style.css").await;
    assert_eq!(style.status, 200);
    assert!(style.head.contains("content-type: text/css; charset=utf-8"), "{}", style.head);
}

#[tokio::test]
async fn the_description_is_as_strict_as_the_server() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let document = document(&running).await;
    let schema = |name: &str| document["components"]["schemas"][name].clone();
    let kinds = schema("Request")["oneOf"].as_array().expect("kinds").clone();
    assert!(kinds.len() > 5);
    for kind in kinds {
        let (name, inner) = kind["properties"].as_object().and_then(|fields| fields.iter().next()).expect("a kind");
        assert_eq!(
            (&kind["additionalProperties"], &inner["additionalProperties"]),
            (&json!(false), &json!(false)),
            "{name}"
        );
        assert_eq!(inner["properties"]["key"]["maxLength"], 64, "{name}");
    }
    let password = &schema("Claim")["properties"]["password"];
    assert_eq!((&password["minLength"], &password["maxLength"]), (&json!(8), &json!(200)));
    let seconds = &schema("Speed")["properties"]["seconds"];
    assert_eq!((&seconds["minimum"], &seconds["maximum"]), (&json!(1), &json!(2_592_000)));
    running.stop().await;
}
