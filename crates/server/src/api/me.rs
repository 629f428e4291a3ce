//! Who somebody is, and what is theirs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Json, http};
use protocol::{Chat, Code, Me, Rename, Scope, Summary};
use serde::Serialize;
use store::{KeyKind, Record, Written};
use utoipa::ToSchema;

use super::Answer;
use super::ask::{Asked, Known, Maybe, Sent, browser, set_cookie};
use super::keys::scopes;
use super::tables::{Page, to_the_end};
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
    security((), ("cookie" = []), ("token" = ["read"]))
)]
pub(super) async fn arrive(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if let Some(who) = who {
        who.may(Scope::Read)?;
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
/// Games that run are played on by bots, and others keep the games that are over, without the name. Everything else goes:
/// log-ins and tokens, notes and plans, what they have said, records they have uploaded, invitations, and tables that nobody
/// else has joined.
#[utoipa::path(
    delete,
    path = "/me",
    tag = "me",
    operation_id = "remove_me",
    responses((status = 204, description = "Nothing else of them is kept any longer.",
               headers(("set-cookie" = String, description = "Takes the cookie away.")))),
    security(("cookie" = []))
)]
pub(super) async fn remove(State(app): State<Arc<App>>, Known(who): Known) -> Answer<(Cookie, StatusCode)> {
    who.in_person()?;
    let (hub, user) = (Arc::clone(&app.hub), who.user.id);
    to_the_end(async move { hub.remove_user(&user).await }).await?;
    Ok((set_cookie(&app, None), StatusCode::NO_CONTENT))
}

/// The tables at which somebody sits or sat, is invited or is the host: those that wait for them first, then those made last.
///
/// A page of them, at most 500; the next has those before the one of the page that was made first.
#[utoipa::path(
    get,
    path = "/me/tables",
    tag = "me",
    operation_id = "my_tables",
    params(Page),
    responses((status = 200, description = "The tables.", body = Vec<Summary>)),
    security(("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Asked(Page { before }): Asked<Page>,
) -> Answer<Json<Vec<Summary>>> {
    who.may(Scope::Read)?;
    let mut tables = app.hub.tables_of(&who.user.id, None, before).await?;
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
    /// The tables at which they sit or sat, are invited or are the host.
    tables: Vec<Summary>,
    /// What they have written down.
    notes: Vec<ExportedNote>,
    /// What they plan to answer.
    plans: Vec<ExportedPlan>,
    /// What they have said.
    said: Vec<Chat>,
    /// The records that they have uploaded.
    records: Vec<ExportedRecord>,
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

/// What somebody plans to answer at a table.
#[derive(Serialize, ToSchema)]
struct ExportedPlan {
    /// The id of the table.
    table: String,
    /// The answers in canonical text.
    actions: Vec<String>,
}

/// A record that somebody uploaded.
#[derive(Serialize, ToSchema)]
struct ExportedRecord {
    /// Its id.
    id: String,
    /// When it was uploaded, in milliseconds since 1970.
    at: i64,
    /// Its line.
    record: String,
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
    let tables = app.hub.all_tables_of(&who.user.id, None).await?;
    let (mut notes, mut plans) = (Vec::new(), Vec::new());
    for Written { table, kind, text } in app.hub.store.written_by(&who.user.id).await.map_err(|error| broken(&error))? {
        if kind == "note" {
            notes.push(ExportedNote { table, note: text });
        } else if let Some(actions) = app.hub.plan(&table, &who.user.id).await.filter(|plan| !plan.is_empty()) {
            plans.push(ExportedPlan { table, actions });
        }
    }
    let records = app.hub.store.records_of(&who.user.id).await.map_err(|error| broken(&error))?;
    let record = |Record { id, at, text }| ExportedRecord { id, at, record: text };
    let records = records.into_iter().map(record).collect();
    let keys = app.hub.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
    let keys = keys.into_iter().map(|key| {
        let (kind, scopes) = (if key.kind == KeyKind::LogIn { "log-in" } else { "token" }, scopes(&key));
        ExportedKey { kind, name: key.label, scopes, created: key.created, seen: key.seen }
    });
    let said = app.hub.said_by(&who.user.id).await?;
    Ok(Json(Export { me: who.me(), keys: keys.collect(), tables, notes, plans, said, records }))
}
