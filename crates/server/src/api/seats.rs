//! Who sits at a table, before a game and after it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, Join, Scope, Table};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Answer;
use super::ask::{Known, Named, Sent};
use super::tables::{to_the_end, told};
use crate::App;

/// The seat that somebody has taken.
#[derive(Serialize, ToSchema)]
pub(super) struct Joined {
    /// Its number, from 0.
    seat: u8,
}

/// Takes a seat; whoever has one already is told which, and may add to chance as long as the game hasn't begun.
#[utoipa::path(
    post,
    path = "/tables/{id}/join",
    tag = "tables",
    operation_id = "join_table",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Join,
    responses((status = 200, description = "The seat.", body = Joined)),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::Taken, Code::NotNow, Code::Stale])))
)]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Named(id): Named,
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
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Leave {
    /// Which; if not given, the own one.
    #[schema(maximum = 4)]
    seat: Option<u8>,
}

/// Gives a seat up before the game begins; the host may also take it from somebody.
#[utoipa::path(
    post,
    path = "/tables/{id}/leave",
    tag = "tables",
    operation_id = "leave_table",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Leave,
    responses((status = 204, description = "The seat is open.")),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow, Code::Stale])))
)]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Named(id): Named,
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

/// The host begins the game, for which no seat may be empty.
#[utoipa::path(
    post,
    path = "/tables/{id}/begin",
    tag = "tables",
    operation_id = "begin_game",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 204, description = "It has begun.")),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow, Code::Stale])))
)]
pub(super) async fn begin(State(app): State<Arc<App>>, Known(who): Known, Named(id): Named) -> Answer<StatusCode> {
    who.may(Scope::Play)?;
    to_the_end(async move {
        let slot = app.hub.slot(&id).await?;
        app.hub.begin(&slot, &who.user).await
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The players of a game that is over meet again, everybody one seat further.
///
/// Whoever asks first makes the table and is its host; the others are invited. Asked again, it is the same table.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch",
    tag = "tables",
    operation_id = "rematch",
    params(("id" = String, Path, description = "The id of the table whose game is over.")),
    responses((status = 200, description = "The table at which they meet.", body = Table)),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::NotNow, Code::Stale])))
)]
pub(super) async fn rematch(State(app): State<Arc<App>>, Known(who): Known, Named(id): Named) -> Answer<Json<Table>> {
    who.may(Scope::Play)?;
    let user = who.user.id.clone();
    let (hub, most) = (Arc::clone(&app.hub), app.limits.tables);
    let next = to_the_end(async move {
        let slot = hub.slot(&id).await?;
        hub.rematch(&slot, &who.user, most).await
    });
    Ok(Json(told(&app, &next.await?, Some(&user)).await?))
}
