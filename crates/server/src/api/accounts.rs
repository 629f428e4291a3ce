//! Accounts: guests who want one, logging in and out, passwords.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{Claim, Claimed, Code, LogIn, Me, NewPassword, Recover};

use super::Answer;
use super::ask::{Known, Sent, browser, set_cookie};
use super::me::Cookie;
use crate::App;
use crate::identity::Who;

/// A guest gets an account, and with it recovery codes that are shown this once.
#[utoipa::path(
    post,
    path = "/me/account",
    tag = "accounts",
    operation_id = "claim_account",
    request_body = Claim,
    responses((status = 200, description = "The account.", body = Claimed)),
    security(("cookie" = [])),
    extensions(("x-problems" = json!([Code::Taken, Code::NotNow])))
)]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<Claim>,
) -> Answer<Json<Claimed>> {
    who.in_person()?;
    let (user, recovery_codes) = app.identity.claim(&who, &asked.account, &asked.password).await?;
    Ok(Json(Claimed { me: Who { user, ..who }.me(), recovery_codes }))
}

/// Logs somebody with an account in, who gets a cookie.
#[utoipa::path(
    post,
    path = "/log-in",
    tag = "accounts",
    operation_id = "log_in",
    request_body = LogIn,
    responses((status = 200, description = "Who they are.", body = Me,
               headers(("set-cookie" = String, description = "The cookie `pagoda`.")))),
    extensions(("x-problems" = json!([Code::WrongPassword])))
)]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Sent(asked): Sent<LogIn>,
) -> Answer<(Cookie, Json<Me>)> {
    app.used.guess(&asked.account)?;
    let (who, secret) = app.identity.log_in(&asked.account, &asked.password, &browser(&headers)).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(who.me())))
}

/// Sets a new password by a recovery code, ends all log-ins and tokens, and logs in.
#[utoipa::path(
    post,
    path = "/recover",
    tag = "accounts",
    operation_id = "recover",
    request_body = Recover,
    responses((status = 200, description = "Who they are.", body = Me,
               headers(("set-cookie" = String, description = "The cookie `pagoda`.")))),
    extensions(("x-problems" = json!([Code::WrongPassword])))
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Sent(asked): Sent<Recover>,
) -> Answer<(Cookie, Json<Me>)> {
    let Recover { account, code, password } = asked;
    app.used.guess(&account)?;
    let (who, secret) = app.identity.recover(&account, &code, &password, &browser(&headers)).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(who.me())))
}

/// Logs out of this browser.
#[utoipa::path(
    post,
    path = "/log-out",
    tag = "accounts",
    operation_id = "log_out",
    responses((status = 204, description = "The cookie is worth nothing any longer.",
               headers(("set-cookie" = String, description = "Takes the cookie away.")))),
    security(("cookie" = []))
)]
pub(super) async fn log_out(State(app): State<Arc<App>>, Known(who): Known) -> Answer<(Cookie, StatusCode)> {
    who.in_person()?;
    app.identity.end(&who.user.id, &who.key.id).await?;
    Ok((set_cookie(&app, None), StatusCode::NO_CONTENT))
}

/// Sets another password, and ends all other log-ins and tokens.
#[utoipa::path(
    put,
    path = "/me/password",
    tag = "accounts",
    operation_id = "change_password",
    request_body = NewPassword,
    responses((status = 204, description = "The new password counts.")),
    security(("cookie" = [])),
    extensions(("x-problems" = json!([Code::WrongPassword])))
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<NewPassword>,
) -> Answer<StatusCode> {
    who.in_person()?;
    app.identity.change_password(&who, &asked.old, &asked.new).await?;
    Ok(StatusCode::NO_CONTENT)
}
