//! Who somebody is, and what is theirs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Json, http};
use protocol::{Chat, Code, Me, Problem, Rename, Scope, Summary};
use serde::Serialize;
use store::KeyKind;
use utoipa::ToSchema;

use super::Answer;
use super::ask::{Known, Maybe, Sent, browser, set_cookie};
use super::keys::scopes;
use super::tables::to_the_end;
use crate::App;
use crate::identity::Who;
use crate::tables::broken;

/// A header that gives a browser its cookie, or takes it away.
pub(super) type Cookie = [(http::HeaderName, http::HeaderValue); 1];

/// Whoever asks.
#[utoipa::path(
    get,
    path = "/me",
    tag = "me",
    operation_id = "show_me",
    responses((status = 200, description = "Who they are.", body = Me)),
    security(("cookie" = []), ("token" = ["read"]))
)]
pub(super) async fn show(Known(who): Known) -> Answer<Json<Me>> {
    who.may(Scope::Read)?;
    Ok(Json(who.me()))
}

/// The first visit makes a guest, who gets a cookie; whoever is known stays who they are.
#[utoipa::path(
    post,
    path = "/me",
    tag = "me",
    operation_id = "arrive",
    responses((status = 200, description = "Who they are.", body = Me,
               headers(("set-cookie" = Option<String>, description = "The cookie `pagoda` of a new guest.")))),
    security((), ("cookie" = []), ("token" = []))
)]
pub(super) async fn arrive(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if let Some(who) = who {
        return Ok(Json(who.me()).into_response());
    }
    let (who, secret) = app.identity.guest(&browser(&headers)).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(who.me())).into_response())
}

/// Takes another name, also at tables that aren't over.
#[utoipa::path(
    patch,
    path = "/me",
    tag = "me",
    operation_id = "rename_me",
    request_body = Rename,
    responses((status = 200, description = "Who they are now.", body = Me)),
    security(("cookie" = []))
)]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<Rename>,
) -> Answer<Json<Me>> {
    who.in_person()?;
    let user = app.identity.rename(&who, &asked.name).await?;
    let (hub, renamed) = (Arc::clone(&app.hub), user.clone());
    to_the_end(async move {
        hub.rename(&renamed).await;
        Ok(())
    })
    .await?;
    Ok(Json(Who { user, ..who }.me()))
}

/// Leaves for good.
///
/// Games that run are played on by bots, and others keep the games that are over.
#[utoipa::path(
    delete,
    path = "/me",
    tag = "me",
    operation_id = "remove_me",
    responses((status = 204, description = "Nothing of them is kept any longer.",
               headers(("set-cookie" = String, description = "Takes the cookie away.")))),
    security(("cookie" = []))
)]
pub(super) async fn remove(State(app): State<Arc<App>>, Known(who): Known) -> Answer<(Cookie, StatusCode)> {
    who.in_person()?;
    let (hub, user) = (Arc::clone(&app.hub), who.user.id);
    let removed = tokio::spawn(async move { hub.remove_user(&user).await }).await;
    removed.map_err(|_| Problem::new(Code::Internal, "something went wrong here"))??;
    Ok((set_cookie(&app, None), StatusCode::NO_CONTENT))
}

/// All tables at which somebody sits or sat, those that wait for them first.
#[utoipa::path(
    get,
    path = "/me/tables",
    tag = "me",
    operation_id = "my_tables",
    responses((status = 200, description = "The tables.", body = Vec<Summary>)),
    security(("cookie" = []), ("token" = ["read"]))
)]
pub(super) async fn tables(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<Summary>>> {
    who.may(Scope::Read)?;
    let mut tables = app.hub.tables_of(&who.user.id, None).await?;
    tables.sort_by_key(|table| !table.waits_for_me);
    Ok(Json(tables))
}

/// Everything that is kept of somebody.
#[derive(Serialize, ToSchema)]
pub(super) struct Export {
    /// Who they are.
    me: Me,
    /// Their log-ins and tokens, without secrets.
    keys: Vec<ExportedKey>,
    /// The tables at which they sit or sat.
    tables: Vec<Summary>,
    /// What they have written down.
    notes: Vec<ExportedNote>,
    /// What they have said.
    said: Vec<Chat>,
}

/// A log-in or a token.
#[derive(Serialize, ToSchema)]
struct ExportedKey {
    /// Which of the two: `log-in` or `token`.
    kind: &'static str,
    /// The browser, or what a token is known by.
    name: String,
    /// What a token is for.
    scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to about an hour.
    seen: i64,
}

/// Something written down.
#[derive(Serialize, ToSchema)]
struct ExportedNote {
    /// The id of the table.
    table: String,
    /// What.
    note: String,
}

/// Everything that is kept of somebody.
#[utoipa::path(
    get,
    path = "/me/export",
    tag = "me",
    operation_id = "export_me",
    responses((status = 200, description = "All of it.", body = Export)),
    security(("cookie" = []))
)]
pub(super) async fn export(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Export>> {
    who.in_person()?;
    let tables = app.hub.tables_of(&who.user.id, None).await?;
    let mut notes = Vec::new();
    for table in &tables {
        if let Some(note) = app.hub.note(&table.id, &who.user.id).await? {
            notes.push(ExportedNote { table: table.id.clone(), note });
        }
    }
    let keys = app.hub.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
    let keys = keys.into_iter().map(|key| {
        let (kind, scopes) = (if key.kind == KeyKind::LogIn { "log-in" } else { "token" }, scopes(&key));
        ExportedKey { kind, name: key.label, scopes, created: key.created, seen: key.seen }
    });
    let said = app.hub.said_by(&who.user.id).await?;
    Ok(Json(Export { me: who.me(), keys: keys.collect(), tables, notes, said }))
}
