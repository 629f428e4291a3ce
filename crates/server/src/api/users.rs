//! What everybody may know of others.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Code, Played, Problem, Profile, Seat, Sitting, State as TableState, Summary};
use store::Wanted;

use super::Answer;
use super::ask::{Asked, Maybe, Named};
use super::tables::Page;
use crate::App;
use crate::identity::Who;
use crate::tables::{Header, broken};

/// The games that somebody finished, by the name of what was played: how many, and how many of them they won.
async fn played(app: &App, user: &str) -> Result<BTreeMap<String, Played>, Problem> {
    let (mut by_game, mut before) = (BTreeMap::<String, Played>::new(), None);
    loop {
        let (state, user) = (Some(store::TableState::Over), Some(user.to_owned()));
        let wanted = Wanted { user: user.clone(), state, before, most: 1000, ..Wanted::default() };
        let rows = app.hub.store.tables(&wanted).await.map_err(|error| broken(&error))?;
        let Some(last) = rows.last() else {
            by_game.values_mut().for_each(|played| played.by_chance /= played.games.max(1));
            return Ok(by_game);
        };
        before = Some(last.id.clone());
        for header in rows.iter().filter_map(|row| serde_json::from_str::<Header>(&row.header).ok()) {
            let seat = user.as_deref().and_then(|user| header.seat_of(user));
            // Where a bot played on, neither winning nor losing is theirs.
            let counts = |seat: &u8| header.state == TableState::Finished && !header.was_replaced(*seat);
            if let Some(seat) = seat.filter(counts) {
                let played = by_game.entry(header.game).or_default();
                played.games += 1;
                played.won += u64::from(header.winners.contains(&usize::from(seat)));
                played.by_chance += 1000 / header.seats.len().max(1) as u64;
            }
        }
    }
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
pub(super) async fn profile(State(app): State<Arc<App>>, Named(id): Named) -> Answer<Json<Profile>> {
    let user = app.hub.store.user(&id).await.map_err(|error| broken(&error))?;
    let user = user.ok_or_else(|| Problem::not_found("user"))?;
    let by_game = played(&app, &id).await?;
    let (games, won) = by_game.values().fold((0, 0), |(games, won), played| (games + played.games, won + played.won));
    Ok(Json(Profile { id, name: user.name, games, won, by_game }))
}

/// Somebody's games that are over, those made last first: those that anybody may find, or all if they are one's own.
///
/// A page of them, at most 500; the next has those before its last table. The page after the last one is empty.
#[utoipa::path(
    get,
    path = "/users/{id}/games",
    tag = "users",
    operation_id = "games_of_user",
    params(("id" = String, Path, description = "The user's id."), Page),
    responses((status = 200, description = "Their tables.", body = Vec<Summary>)),
    security((), ("cookie" = []), ("token" = [])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Named(id): Named,
    Asked(Page { mut before }): Asked<Page>,
) -> Answer<Json<Vec<Summary>>> {
    let own = who.as_ref().and_then(Who::reads) == Some(&*id);
    let sat = |seat: &Seat| matches!(&seat.sitting, Sitting::Person { user: Some(user), .. } if *user == id);
    loop {
        let mut tables = app.hub.tables_of(&id, Some(store::TableState::Over), before).await?;
        let Some(last) = tables.last().map(|table| table.id.clone()) else { return Ok(Json(tables)) };
        tables.retain(|table| (own || table.public) && table.seats.iter().any(sat));
        if !tables.is_empty() {
            return Ok(Json(tables));
        }
        before = Some(last);
    }
}
