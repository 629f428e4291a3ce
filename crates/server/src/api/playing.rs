//! A game at a table, one request at a time.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Code, Legal, Message, Problem, Request, Scope, Statistics};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::Answer;
use super::ask::{Asked, Known, Maybe, Named, Sent};
use super::records::LINE;
use super::tables::to_the_end;
use crate::App;
use crate::game::Form;
use crate::tables::{Asker, now};

/// The most legal actions of one answer: nearly always all.
const MOST_LEGAL: usize = 1000;

/// How far a table is after a request.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// How many entries its history has.
    version: u64,
}

/// Acts, plans, goes back, resigns or says something at a table: a request as over its WebSocket, for those who have none.
#[utoipa::path(
    post,
    path = "/tables/{id}/ask",
    tag = "playing",
    operation_id = "ask_table",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Request,
    responses((status = 200, description = "It was carried out.", body = Done)),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow, Code::Stale, Code::NotYourTurn, Code::Refused])))
)]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Named(id): Named,
    Sent(asked): Sent<Request>,
) -> Answer<Json<Done>> {
    who.may(Scope::Play)?;
    app.used.talk(&who.user.id, Some(&asked))?;
    let version = to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.carry_out(&slot, &Asker { user: Some(&who.user), listener: None }, asked).await
    });
    Ok(Json(Done { version: version.await?.version }))
}

/// From where the history is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The version after which; if not given, from the beginning.
    #[serde(default)]
    since: u64,
}

/// Everything that happened after a version, and where the game is now.
#[utoipa::path(
    get,
    path = "/tables/{id}/news",
    tag = "playing",
    operation_id = "news",
    params(("id" = String, Path, description = "The table's id."), Since),
    responses((status = 200, description = "A message with what whoever asks may know of it.", body = Message)),
    security((), ("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow])))
)]
pub(super) async fn news(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Named(id): Named,
    Asked(Since { since }): Asked<Since>,
) -> Answer<impl IntoResponse> {
    if let Some(who) = &who {
        who.may(Scope::Read)?;
    }
    let slot = app.hub.slot(&id).await?;
    let table = slot.lock().await;
    let observer = table.observer(who.as_ref().map(|who| &*who.user.id));
    let news = table.news_since(since, observer, Form::Open, now());
    let news = news.ok_or_else(|| Problem::new(Code::NotNow, "the game hasn't begun"))?;
    Ok(([(header::CONTENT_TYPE, LINE)], Bytes::from(news)))
}

/// Which of the legal actions are wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Part {
    /// From the one with this number on, counted from 0.
    #[serde(default)]
    from: usize,
    /// At most so many; never more than 1000.
    most: Option<usize>,
}

/// What the deciding seat can answer, for those who don't know the rules.
#[utoipa::path(
    get,
    path = "/tables/{id}/legal",
    tag = "playing",
    operation_id = "legal_at_table",
    params(("id" = String, Path, description = "The table's id."), Part),
    responses((status = 200, description = "The legal actions.", body = Legal)),
    security(("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotLoggedIn, Code::Forbidden, Code::NotFound, Code::NotNow, Code::NotYourTurn, Code::BadRequest])))
)]
pub(super) async fn legal(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Named(id): Named,
    Asked(Part { from, most }): Asked<Part>,
) -> Answer<Json<Legal>> {
    who.may(Scope::Read)?;
    let slot = app.hub.slot(&id).await?;
    let legal = slot.lock().await.legal(&who.user.id, from, most.unwrap_or(MOST_LEGAL).min(MOST_LEGAL))?;
    Ok(Json(legal))
}

/// The record of a game that is over.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    tag = "playing",
    operation_id = "record_of_table",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, description = "The record, as `docs/record.md` describes it.", body = Object)),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow])))
)]
pub(super) async fn record(State(app): State<Arc<App>>, Named(id): Named) -> Answer<impl IntoResponse> {
    let slot = app.hub.slot(&id).await?;
    let record = slot.lock().await.record()?;
    Ok(([(header::CONTENT_TYPE, LINE)], record))
}

/// What came of a game that is over, for each seat: points by source, conflicts won and lost, answers, time.
#[utoipa::path(
    get,
    path = "/tables/{id}/statistics",
    tag = "playing",
    operation_id = "statistics_of_table",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, description = "What came of it.", body = Statistics)),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow])))
)]
pub(super) async fn statistics(State(app): State<Arc<App>>, Named(id): Named) -> Answer<Json<Statistics>> {
    let slot = app.hub.slot(&id).await?;
    let statistics = slot.lock().await.statistics()?;
    Ok(Json(statistics))
}

/// What somebody has written down for themselves.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Note {
    /// At most 10,000 signs.
    #[schema(max_length = 10_000)]
    text: String,
}

/// What whoever asks has written down at a table, which nobody else sees.
#[utoipa::path(
    get,
    path = "/tables/{id}/note",
    tag = "playing",
    operation_id = "note",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, description = "The note, empty if there is none.", body = Note)),
    security(("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn note(State(app): State<Arc<App>>, Known(who): Known, Named(id): Named) -> Answer<Json<Note>> {
    who.may(Scope::Read)?;
    Ok(Json(Note { text: app.hub.note(&id, &who.user.id).await?.unwrap_or_default() }))
}

/// Writes something down at a table in place of what was there.
#[utoipa::path(
    put,
    path = "/tables/{id}/note",
    tag = "playing",
    operation_id = "write_note",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Note,
    responses((status = 204, description = "It is written down.")),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn write_note(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Named(id): Named,
    Sent(note): Sent<Note>,
) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    app.hub.write_note(&id, &who.user.id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
