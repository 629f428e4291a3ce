//! Tables, one request at a time.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Code, Join, Legal, NewTable, Problem, Request, Scope, Summary, Table};
use serde::{Deserialize, Serialize};
use store::{TableState, Wanted};

use super::Answer;
use super::ask::{Asked, Known, Maybe, Sent};
use super::records::LINE;
use crate::App;
use crate::tables::{Asker, now};

/// The most tables of one answer.
const MOST: u32 = 100;
/// The most legal actions of one answer: nearly always all.
const MOST_LEGAL: usize = 1000;

/// Which tables are asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Filter {
    game: Option<String>,
    speed: Option<String>,
    state: Option<protocol::State>,
    /// Only those with an open seat.
    #[serde(default)]
    open: bool,
    /// Only those that changed before, for the next page.
    before: Option<i64>,
}

/// Public tables, those changed last first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Asked(filter): Asked<Filter>,
) -> Answer<Json<Vec<Summary>>> {
    let state = match filter.state {
        None | Some(protocol::State::Open) => TableState::Open,
        Some(protocol::State::Running) => TableState::Running,
        Some(protocol::State::Finished | protocol::State::Abandoned) => TableState::Over,
    };
    let wanted = Wanted {
        state: Some(state),
        public: true,
        game: filter.game,
        speed: filter.speed,
        open_seats: filter.open,
        before: filter.before,
        most: MOST,
        ..Wanted::default()
    };
    let user = who.as_ref().map(|who| &*who.user.id);
    Ok(Json(app.hub.summaries(&wanted, user).await?))
}

/// Carries on to the end even if whoever asked has gone: what is kept has happened.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::new(Code::Internal, "something went wrong here")))
}

pub(super) async fn make(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewTable>,
) -> Answer<(StatusCode, Json<Table>)> {
    who.may(Scope::Play)?;
    let id = app.hub.make(asked, &who.user).await?;
    Ok((StatusCode::CREATED, Json(told(&app, &id, Some(&who.user.id)).await?)))
}

async fn told(app: &App, id: &str, user: Option<&str>) -> Result<Table, Problem> {
    let slot = app.hub.slot(id).await?;
    let table = slot.lock().await;
    Ok(table.told(user, now()))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Path(id): Path<String>,
) -> Answer<Json<Table>> {
    Ok(Json(told(&app, &id, who.as_ref().map(|who| &*who.user.id)).await?))
}

/// The seat that somebody has taken.
#[derive(Serialize)]
pub(super) struct Joined {
    seat: u8,
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
    Sent(asked): Sent<Join>,
) -> Answer<Json<Joined>> {
    who.may(Scope::Play)?;
    let seat = to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.join(&slot, &who.user, asked).await
    });
    Ok(Json(Joined { seat: seat.await? }))
}

/// Whose seat is given up.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Leave {
    seat: Option<u8>,
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
    Sent(asked): Sent<Leave>,
) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.leave_seat(&slot, &who.user, asked.seat).await
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.begin(&slot, &who.user).await
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.remove(&slot, &who.user).await
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
) -> Answer<Json<Table>> {
    who.may(Scope::Play)?;
    let user = who.user.id.clone();
    let hub = Arc::clone(&app.hub);
    let next = to_the_end(async move {
        let slot = hub.slot(&id).await?;
        hub.rematch(&slot, &who.user).await
    });
    Ok(Json(told(&app, &next.await?, Some(&user)).await?))
}

/// How far a table is after a request.
#[derive(Serialize)]
pub(super) struct Done {
    version: u64,
}

/// A request as over the WebSocket, for those who have none.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
    Sent(asked): Sent<Request>,
) -> Answer<Json<Done>> {
    who.may(Scope::Play)?;
    app.used.talk(&who.user.id, &asked)?;
    let version = to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.carry_out(&slot, &Asker { user: Some(&who.user), listener: None }, asked).await
    });
    Ok(Json(Done { version: version.await? }))
}

/// From where the history is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    since: u64,
}

/// Everything that happened after a version, and where the game is now.
pub(super) async fn news(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Path(id): Path<String>,
    Asked(Since { since }): Asked<Since>,
) -> Answer<impl IntoResponse> {
    let slot = app.hub.slot(&id).await?;
    let table = slot.lock().await;
    let observer = table.observer(who.as_ref().map(|who| &*who.user.id));
    let news = table.news_since(since, observer, now());
    let news = news.ok_or_else(|| Problem::new(Code::NotNow, "the game hasn't begun"))?;
    Ok(([(header::CONTENT_TYPE, LINE)], news.to_string()))
}

/// Which of the legal actions are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    #[serde(default)]
    from: usize,
    most: Option<usize>,
}

/// What the deciding seat can answer, for those who don't know the rules.
pub(super) async fn legal(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
    Asked(Part { from, most }): Asked<Part>,
) -> Answer<Json<Legal>> {
    who.may(Scope::Read)?;
    let slot = app.hub.slot(&id).await?;
    let legal = slot.lock().await.legal(&who.user.id, from, most.unwrap_or(MOST_LEGAL).min(MOST_LEGAL))?;
    Ok(Json(legal))
}

/// The record of a game that is over.
pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let slot = app.hub.slot(&id).await?;
    let record = slot.lock().await.record()?;
    Ok(([(header::CONTENT_TYPE, LINE)], record))
}

/// What somebody has written down for themselves.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Note {
    text: String,
}

pub(super) async fn note(State(app): State<Arc<App>>, Known(who): Known, Path(id): Path<String>) -> Answer<Json<Note>> {
    who.may(Scope::Read)?;
    Ok(Json(Note { text: app.hub.note(&id, &who.user.id).await?.unwrap_or_default() }))
}

pub(super) async fn write_note(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Path(id): Path<String>,
    Sent(note): Sent<Note>,
) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    app.hub.write_note(&id, &who.user.id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
