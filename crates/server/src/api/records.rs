//! Records that somebody uploads to be looked at.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::{Boards, Game};
use protocol::{Code, Problem, Record, Scope, Uploaded};

use super::Answer;
use super::ask::{Known, Named, Sent};
use crate::App;
use crate::secret;
use crate::tables::{broken, now};

/// The most records of one user, and the most bytes of them together.
const MOST_RECORDS: u64 = 100;
const MOST_BYTES: u64 = 5_000_000;

/// How a record is sent.
pub(super) const LINE: &str = "application/json";

/// Keeps a record to be looked at, if it can be replayed.
#[utoipa::path(
    post,
    path = "/records",
    tag = "records",
    operation_id = "upload_record",
    request_body = Record,
    responses((status = 200, description = "Where it is.", body = Uploaded)),
    security(("cookie" = []), ("token" = ["play"])),
    extensions(("x-problems" = json!([Code::NotNow])))
)]
pub(super) async fn upload(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Sent(asked): Sent<Record>,
) -> Answer<Json<Uploaded>> {
    who.may(Scope::Play)?;
    let text = asked.record;
    let (number, bytes) = app.hub.store.size_of_records(&who.user.id).await.map_err(|error| broken(&error))?;
    if number >= MOST_RECORDS || bytes + text.len() as u64 > MOST_BYTES {
        let why =
            format!("you have uploaded {number} records of {bytes} bytes: at most {MOST_RECORDS} of {MOST_BYTES}");
        return Err(Problem::new(Code::NotNow, why).into());
    }
    let checked = tokio::task::spawn_blocking(move || check(&text).map(|()| text)).await;
    let text = checked.map_err(|_| Problem::new(Code::Internal, "something went wrong here"))??;
    let id = secret::id();
    let kept = app.hub.store.add_record(&id, Some(&who.user.id), now(), &text).await;
    kept.map_err(|error| broken(&error))?;
    Ok(Json(Uploaded { id }))
}

fn check(text: &str) -> Result<(), Problem> {
    let record = kernel::Record::read(text).map_err(|error| Problem::bad(error.to_string()))?;
    match &*record.game {
        yangtze::NAME => check_of::<yangtze::Position>(&record),
        yunnan::NAME => check_of::<yunnan::Position>(&record),
        other => Err(Problem::bad(format!("game {}: there is no such game here", kernel::quoted(other)))),
    }
}

fn check_of<G: Game>(record: &kernel::Record<'_>) -> Result<(), Problem> {
    let board = Boards::<G>::built_in().of_record(record).map_err(|error| Problem::bad(error.to_string()))?;
    let replayed = conformance::replay::<G>(&board, record, true, |_, events| events.clear());
    replayed.map(drop).map_err(|difference| Problem::bad(difference.to_string()))
}

/// A record, for anybody who knows its address.
#[utoipa::path(
    get,
    path = "/records/{id}",
    tag = "records",
    operation_id = "show_record",
    params(("id" = String, Path, description = "The record's id.")),
    responses((status = 200, description = "The record, as `docs/record.md` describes it.", body = Object)),
    extensions(("x-problems" = json!([Code::NotFound])))
)]
pub(super) async fn show(State(app): State<Arc<App>>, Named(id): Named) -> Answer<impl IntoResponse> {
    let text = app.hub.store.record(&id).await.map_err(|error| broken(&error))?;
    let text = text.ok_or_else(|| Problem::not_found("record"))?;
    Ok(([(header::CONTENT_TYPE, LINE)], text))
}
