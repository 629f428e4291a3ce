//! Requests under `/api/v1`.

mod accounts;
mod ask;
mod document;
mod keys;
mod me;
mod open;
mod playing;
mod problems;
mod records;
mod seats;
mod socket;
mod stream;
mod tables;
mod users;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

pub(crate) use document::DOCUMENT;

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

/// Everything under `/api/v1`: no route without its description.
fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(document::beginning())
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::show, tables::remove))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::begin))
        .routes(routes!(seats::rematch))
        .routes(routes!(playing::ask))
        .routes(routes!(playing::news))
        .routes(routes!(playing::legal))
        .routes(routes!(playing::record))
        .routes(routes!(playing::statistics))
        .routes(routes!(playing::note, playing::write_note))
        .routes(routes!(stream::table))
        .routes(routes!(socket::connect))
        .routes(routes!(me::show, me::arrive, me::rename, me::remove))
        .routes(routes!(me::tables))
        .routes(routes!(stream::turns))
        .routes(routes!(me::export))
        .routes(routes!(accounts::claim))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::log_in))
        .routes(routes!(accounts::log_out))
        .routes(routes!(accounts::recover))
        .routes(routes!(keys::log_ins))
        .routes(routes!(keys::end_log_in))
        .routes(routes!(keys::tokens, keys::make_token))
        .routes(routes!(keys::end_token))
        .routes(routes!(users::profile))
        .routes(routes!(users::games))
        .routes(routes!(records::upload))
        .routes(routes!(records::show))
        .routes(routes!(document::show))
}

/// What answers requests under `/api/v1`.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, _) = routes().split_for_parts();
    router.fallback(nothing).method_not_allowed_fallback(not_like_this)
}

async fn nothing() -> Refusal {
    Refusal(Problem::not_found("address"))
}

async fn not_like_this() -> Refusal {
    Refusal(Problem::new(Code::MethodNotAllowed, "this can't be asked like this"))
}
