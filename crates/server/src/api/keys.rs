//! Log-ins of browsers and tokens of programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, LogInInfo, NewToken, Problem, Scope, Token, TokenInfo};
use store::{Key, KeyKind};

use super::Answer;
use super::ask::{Known, Named, Sent};
use crate::App;
use crate::identity::Who;
use crate::tables::broken;

async fn keys(app: &App, who: &Who, kind: KeyKind) -> Result<Vec<Key>, Problem> {
    let keys = app.hub.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
    Ok(keys.into_iter().filter(|key| key.kind == kind).collect())
}

/// The browsers in which somebody is logged in.
#[utoipa::path(
    get,
    path = "/me/log-ins",
    tag = "accounts",
    operation_id = "list_log_ins",
    responses((status = 200, description = "The log-ins.", body = Vec<LogInInfo>)),
    security(("cookie" = []))
)]
pub(super) async fn log_ins(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<LogInInfo>>> {
    who.in_person()?;
    let info = |key: Key| {
        let this = key.id == who.key.id;
        LogInInfo { id: key.id, browser: key.label, created: key.created, seen: key.seen, this }
    };
    Ok(Json(keys(&app, &who, KeyKind::LogIn).await?.into_iter().map(info).collect()))
}

/// Logs a browser out.
#[utoipa::path(
    delete,
    path = "/me/log-ins/{id}",
    tag = "accounts",
    operation_id = "end_log_in",
    params(("id" = String, Path, description = "The log-in's id.")),
    responses((status = 204, description = "It is worth nothing any longer.")),
    security(("cookie" = [])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn end_log_in(app: State<Arc<App>>, who: Known, id: Named) -> Answer<StatusCode> {
    end(app, who, id).await
}

/// Ends a log-in or a token, both of which are known by their ids alone.
async fn end(State(app): State<Arc<App>>, Known(who): Known, Named(id): Named) -> Answer<StatusCode> {
    who.in_person()?;
    if app.identity.end(&who.user.id, &id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found("log-in or token").into())
}

/// What a token is for.
pub(super) fn scopes(key: &Key) -> Vec<Scope> {
    let has = |name: &str| key.scopes.split(' ').any(|scope| scope == name);
    [(Scope::Read, "read"), (Scope::Play, "play")]
        .into_iter()
        .filter(|(_, name)| has(name))
        .map(|(scope, _)| scope)
        .collect()
}

/// The tokens of somebody's programs, without their secrets.
#[utoipa::path(
    get,
    path = "/me/tokens",
    tag = "accounts",
    operation_id = "list_tokens",
    responses((status = 200, description = "The tokens.", body = Vec<TokenInfo>)),
    security(("cookie" = []))
)]
pub(super) async fn tokens(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<TokenInfo>>> {
    who.in_person()?;
    let info = |key: Key| {
        let scopes = scopes(&key);
        TokenInfo { id: key.id, name: key.label, scopes, created: key.created, seen: key.seen }
    };
    Ok(Json(keys(&app, &who, KeyKind::Token).await?.into_iter().map(info).collect()))
}

/// Makes a token for a program, which is shown this once.
#[utoipa::path(
    post,
    path = "/me/tokens",
    tag = "accounts",
    operation_id = "make_token",
    request_body = NewToken,
    responses((status = 200, description = "The token.", body = Token)),
    security(("cookie" = [])),
    extensions(("x-problems" = json!([Code::NotNow])))
)]
pub(super) async fn make_token(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewToken>,
) -> Answer<Json<Token>> {
    who.in_person()?;
    let (key, token) = app.identity.token(&who, &asked.name, &asked.scopes).await?;
    Ok(Json(Token { id: key.id, token }))
}

/// Ends a token.
#[utoipa::path(
    delete,
    path = "/me/tokens/{id}",
    tag = "accounts",
    operation_id = "end_token",
    params(("id" = String, Path, description = "The token's id.")),
    responses((status = 204, description = "It is worth nothing any longer.")),
    security(("cookie" = [])),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn end_token(app: State<Arc<App>>, who: Known, id: Named) -> Answer<StatusCode> {
    end(app, who, id).await
}
