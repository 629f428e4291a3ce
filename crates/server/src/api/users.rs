//! What everybody may know of others.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{Code, Problem, Profile, State as TableState, Summary};
use store::Wanted;

use super::Answer;
use super::ask::Maybe;
use crate::App;
use crate::tables::{Header, broken};

async fn played(app: &App, user: &str) -> Result<Vec<(u8, Header)>, Problem> {
    let wanted =
        Wanted { user: Some(user.to_owned()), state: Some(store::TableState::Over), most: 1000, ..Wanted::default() };
    let rows = app.hub.store.tables(&wanted).await.map_err(|error| broken(&error))?;
    let header = |row: store::Table| serde_json::from_str::<Header>(&row.header).ok();
    let finished = rows.into_iter().filter_map(header).filter(|header| header.state == TableState::Finished);
    Ok(finished.filter_map(|header| Some((header.seat_of(user)?, header))).collect())
}

/// What everybody may know of somebody.
#[utoipa::path(
    get,
    path = "/users/{id}",
    tag = "users",
    operation_id = "show_user",
    params(("id" = String, Path, description = "The user's id.")),
    responses((status = 200, description = "The user.", body = Profile)),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn profile(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Json<Profile>> {
    let user = app.hub.store.user(&id).await.map_err(|error| broken(&error))?;
    let user = user.ok_or_else(|| Problem::not_found("user"))?;
    let played = played(&app, &id).await?;
    let won = played.iter().filter(|(seat, header)| header.winners.contains(&usize::from(*seat))).count() as u64;
    Ok(Json(Profile { id, name: user.name, games: played.len() as u64, won }))
}

/// Somebody's games that are over, the latest first: those that anybody may find, or all if they are one's own.
#[utoipa::path(
    get,
    path = "/users/{id}/games",
    tag = "users",
    operation_id = "games_of_user",
    params(("id" = String, Path, description = "The user's id.")),
    responses((status = 200, description = "Their tables.", body = Vec<Summary>)),
    security((), ("cookie" = []), ("token" = []))
)]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Path(id): Path<String>,
) -> Answer<Json<Vec<Summary>>> {
    let own = who.as_ref().is_some_and(|who| who.user.id == id);
    let mut tables = app.hub.tables_of(&id, Some(store::TableState::Over)).await?;
    tables.retain(|table| own || table.public);
    Ok(Json(tables))
}
