//! Tables: which there are, and making them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, NewTable, Problem, Scope, Summary, Table};
use serde::Deserialize;
use store::{TableState, Wanted};
use utoipa::IntoParams;

use super::Answer;
use super::ask::{Asked, Known, Maybe, Named, Sent};
use crate::App;
use crate::identity::Who;
use crate::tables::now;

/// The most tables of one answer.
const MOST: u32 = 100;

/// Which tables are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Filter {
    /// Only those of this game: `yellow-yangtze` or `yunnan`.
    game: Option<String>,
    /// Only those of this pace.
    #[param(inline)]
    speed: Option<protocol::Pace>,
    /// Only those in this state; if not given, those that wait for players. A finished and an abandoned game are the same
    /// here.
    #[param(inline)]
    state: Option<protocol::State>,
    /// Only those with an open seat.
    #[serde(default)]
    open: bool,
    /// Only those made before this one, for the next page: the id of the last table of the page before.
    before: Option<String>,
}

/// Public tables, those made last first.
///
/// At most 100; those after them are had with `before`.
#[utoipa::path(
    get,
    path = "/tables",
    tag = "tables",
    operation_id = "list_tables",
    params(Filter),
    responses((status = 200, description = "The tables.", body = Vec<Summary>)),
    security((), ("cookie" = []), ("token" = [])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
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
        speed: filter.speed.map(|pace| pace.name().to_owned()),
        open_seats: filter.open,
        before: filter.before,
        most: MOST,
        ..Wanted::default()
    };
    let user = who.as_ref().and_then(Who::reads);
    Ok(Json(app.hub.summaries(&wanted, user).await?))
}

/// From which table on a list is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Page {
    /// Only tables made before this one: the id of the last table of the page before.
    pub(super) before: Option<String>,
}

/// Carries on to the end even if whoever asked has gone: what is kept has happened.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::new(Code::Internal, "something went wrong here")))
}

/// Makes a table, of which whoever asks is the host.
///
/// The game begins when the host says so and no seat is open.
#[utoipa::path(
    post,
    path = "/tables",
    tag = "tables",
    operation_id = "make_table",
    request_body = NewTable,
    responses((status = 201, description = "The table.", body = Table)),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewTable>,
) -> Answer<(StatusCode, Json<Table>)> {
    who.may(Scope::Play)?;
    let id = app.hub.make(asked, &who.user, app.limits.tables).await?;
    Ok((StatusCode::CREATED, Json(told(&app, &id, Some(&who.user.id)).await?)))
}

pub(super) async fn told(app: &App, id: &str, user: Option<&str>) -> Result<Table, Problem> {
    let slot = app.hub.slot(id).await?;
    let table = slot.lock().await;
    Ok(table.told(user, now()))
}

/// Everything that everybody may know of a table, but for the position.
#[utoipa::path(
    get,
    path = "/tables/{id}",
    tag = "tables",
    operation_id = "show_table",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, description = "The table.", body = Table)),
    security((), ("cookie" = []), ("token" = [])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn show(State(app): State<Arc<App>>, Maybe(who): Maybe, Named(id): Named) -> Answer<Json<Table>> {
    Ok(Json(told(&app, &id, who.as_ref().and_then(Who::reads)).await?))
}

/// The host removes a table at which nothing has happened.
#[utoipa::path(
    delete,
    path = "/tables/{id}",
    tag = "tables",
    operation_id = "remove_table",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 204, description = "It is gone.")),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow])))
)]
pub(super) async fn remove(State(app): State<Arc<App>>, Known(who): Known, Named(id): Named) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.remove(&slot, &who.user).await
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}
