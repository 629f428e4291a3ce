//! Requests under `/api/v1`.

mod ask;
mod me;
mod records;
mod socket;
mod stream;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use protocol::{Code, Problem};

use crate::App;

/// A problem as it is answered.
pub(crate) struct Refusal(pub(crate) Problem);

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, axum::Json(self.0)).into_response()
    }
}

/// What a request is answered with.
pub(crate) type Answer<T> = Result<T, Refusal>;

/// Everything under `/api/v1`.
pub(crate) fn router() -> Router<Arc<App>> {
    let tables = Router::new()
        .route("/", get(tables::list).post(tables::make))
        .route("/{id}", get(tables::show).delete(tables::remove))
        .route("/{id}/join", post(tables::join))
        .route("/{id}/leave", post(tables::leave))
        .route("/{id}/begin", post(tables::begin))
        .route("/{id}/rematch", post(tables::rematch))
        .route("/{id}/ask", post(tables::ask))
        .route("/{id}/news", get(tables::news))
        .route("/{id}/legal", get(tables::legal))
        .route("/{id}/record", get(tables::record))
        .route("/{id}/note", get(tables::note).put(tables::write_note))
        .route("/{id}/stream", get(stream::table))
        .route("/{id}/socket", get(socket::connect));
    let me = Router::new()
        .route("/", get(me::show).post(me::arrive).patch(me::rename).delete(me::remove))
        .route("/account", post(me::claim))
        .route("/password", put(me::change_password))
        .route("/log-ins", get(me::log_ins))
        .route("/log-ins/{id}", delete(me::end))
        .route("/tokens", get(me::tokens).post(me::make_token))
        .route("/tokens/{id}", delete(me::end))
        .route("/tables", get(me::tables))
        .route("/turns", get(stream::turns))
        .route("/export", get(me::export));
    Router::new()
        .nest("/tables", tables)
        .nest("/me", me)
        .route("/log-in", post(me::log_in))
        .route("/log-out", post(me::log_out))
        .route("/recover", post(me::recover))
        .route("/users/{id}", get(me::profile))
        .route("/users/{id}/games", get(me::games))
        .route("/records", post(records::upload))
        .route("/records/{id}", get(records::show))
        .fallback(nothing)
        .method_not_allowed_fallback(not_like_this)
}

async fn nothing() -> Refusal {
    Refusal(Problem::not_found("address"))
}

async fn not_like_this() -> Refusal {
    Refusal(Problem::new(Code::MethodNotAllowed, "this can't be asked like this"))
}
