//! Who somebody is, and what is theirs.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Json, http};
use protocol::{
    Claim, Claimed, Code, LogIn, LogInInfo, Me, NewPassword, NewToken, Problem, Profile, Recover, Rename, Scope,
    State as TableState, Summary, Token, TokenInfo,
};
use serde_json::{Value, json};
use store::{Key, KeyKind, Wanted};

use super::Answer;
use super::ask::{Known, Maybe, Sent, browser, set_cookie};
use crate::App;
use crate::identity::Who;
use crate::tables::{Header, broken};

type Cookie = [(http::HeaderName, http::HeaderValue); 1];

pub(super) async fn show(Known(who): Known) -> Answer<Json<Me>> {
    who.may(Scope::Read)?;
    Ok(Json(who.me()))
}

/// The first visit makes a guest; whoever is known stays who they are.
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

pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<Rename>,
) -> Answer<Json<Me>> {
    who.in_person()?;
    let user = app.identity.rename(&who, &asked.name).await?;
    app.hub.rename(&user).await;
    Ok(Json(Who { user, ..who }.me()))
}

pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<Claim>,
) -> Answer<Json<Claimed>> {
    who.in_person()?;
    let (user, recovery_codes) = app.identity.claim(&who, &asked.account, &asked.password).await?;
    Ok(Json(Claimed { me: Who { user, ..who }.me(), recovery_codes }))
}

pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Sent(asked): Sent<LogIn>,
) -> Answer<(Cookie, Json<Me>)> {
    let (who, secret) = app.identity.log_in(&asked.account, &asked.password, &browser(&headers)).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(who.me())))
}

pub(super) async fn recover(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Sent(asked): Sent<Recover>,
) -> Answer<(Cookie, Json<Me>)> {
    let Recover { account, code, password } = asked;
    let (who, secret) = app.identity.recover(&account, &code, &password, &browser(&headers)).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(who.me())))
}

pub(super) async fn log_out(State(app): State<Arc<App>>, Known(who): Known) -> Answer<(Cookie, StatusCode)> {
    who.in_person()?;
    app.hub.store.remove_key(&who.user.id, &who.key.id).await.map_err(|error| broken(&error))?;
    Ok((set_cookie(&app, None), StatusCode::NO_CONTENT))
}

pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewPassword>,
) -> Answer<StatusCode> {
    who.in_person()?;
    app.identity.change_password(&who, &asked.old, &asked.new).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn keys(app: &App, who: &Who, kind: KeyKind) -> Result<Vec<Key>, Problem> {
    let keys = app.hub.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
    Ok(keys.into_iter().filter(|key| key.kind == kind).collect())
}

pub(super) async fn log_ins(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<LogInInfo>>> {
    who.in_person()?;
    let info = |key: Key| {
        let this = key.id == who.key.id;
        LogInInfo { id: key.id, browser: key.label, created: key.created, seen: key.seen, this }
    };
    Ok(Json(keys(&app, &who, KeyKind::LogIn).await?.into_iter().map(info).collect()))
}

/// Ends a log-in or a token.
pub(super) async fn end(State(app): State<Arc<App>>, Known(who): Known, Path(id): Path<String>) -> Answer<StatusCode> {
    who.in_person()?;
    if app.hub.store.remove_key(&who.user.id, &id).await.map_err(|error| broken(&error))? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found("log-in or token").into())
}

fn scopes(key: &Key) -> Vec<Scope> {
    let has = |name: &str| key.scopes.split(' ').any(|scope| scope == name);
    [(Scope::Read, "read"), (Scope::Play, "play")]
        .into_iter()
        .filter(|(_, name)| has(name))
        .map(|(scope, _)| scope)
        .collect()
}

pub(super) async fn tokens(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<TokenInfo>>> {
    who.in_person()?;
    let info = |key: Key| {
        let scopes = scopes(&key);
        TokenInfo { id: key.id, name: key.label, scopes, created: key.created, seen: key.seen }
    };
    Ok(Json(keys(&app, &who, KeyKind::Token).await?.into_iter().map(info).collect()))
}

pub(super) async fn make_token(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewToken>,
) -> Answer<Json<Token>> {
    who.in_person()?;
    let (key, token) = app.identity.token(&who, &asked.name, &asked.scopes).await?;
    Ok(Json(Token { id: key.id, token }))
}

/// All tables at which somebody sits or sat, those that wait for them first.
pub(super) async fn tables(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Vec<Summary>>> {
    who.may(Scope::Read)?;
    let mut tables = app.hub.tables_of(&who.user.id, None).await?;
    tables.sort_by_key(|table| !table.waits_for_me);
    Ok(Json(tables))
}

async fn played(app: &App, user: &str) -> Result<Vec<(u8, Header)>, Problem> {
    let wanted =
        Wanted { user: Some(user.to_owned()), state: Some(store::TableState::Over), most: 1000, ..Wanted::default() };
    let rows = app.hub.store.tables(&wanted).await.map_err(|error| broken(&error))?;
    let header = |row: store::Table| serde_json::from_str::<Header>(&row.header).ok();
    let finished = rows.into_iter().filter_map(header).filter(|header| header.state == TableState::Finished);
    Ok(finished.filter_map(|header| Some((header.seat_of(user)?, header))).collect())
}

/// What everybody may know of somebody.
pub(super) async fn profile(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Json<Profile>> {
    let user = app.hub.store.user(&id).await.map_err(|error| broken(&error))?;
    let user = user.ok_or_else(|| Problem::not_found("user"))?;
    let played = played(&app, &id).await?;
    let won = played.iter().filter(|(seat, header)| header.winners.contains(&usize::from(*seat))).count() as u64;
    Ok(Json(Profile { id, name: user.name, games: played.len() as u64, won }))
}

/// Somebody's games that are over, those that anybody may find, the latest first.
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

/// Everything that is kept of somebody.
pub(super) async fn export(State(app): State<Arc<App>>, Known(who): Known) -> Answer<Json<Value>> {
    who.in_person()?;
    let tables = app.hub.tables_of(&who.user.id, None).await?;
    let mut notes = Vec::new();
    for table in &tables {
        if let Some(note) = app.hub.note(&table.id, &who.user.id).await? {
            notes.push(json!({ "table": table.id, "note": note }));
        }
    }
    let keys = app.hub.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
    let keys: Vec<Value> = keys
        .iter()
        .map(|key| {
            json!({ "kind": if key.kind == KeyKind::LogIn { "log-in" } else { "token" }, "name": key.label,
                           "scopes": scopes(key), "created": key.created, "seen": key.seen })
        })
        .collect();
    Ok(Json(json!({ "me": who.me(), "keys": keys, "tables": tables, "notes": notes })))
}

/// Somebody leaves for good. Games that run are played on by bots, and others keep the games that are over.
pub(super) async fn remove(State(app): State<Arc<App>>, Known(who): Known) -> Answer<(Cookie, StatusCode)> {
    who.in_person()?;
    let (hub, user) = (Arc::clone(&app.hub), who.user.id);
    let removed = tokio::spawn(async move { hub.remove_user(&user).await }).await;
    removed.map_err(|_| Problem::new(Code::Internal, "something went wrong here"))??;
    Ok((set_cookie(&app, None), StatusCode::NO_CONTENT))
}
