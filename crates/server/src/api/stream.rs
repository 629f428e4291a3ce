//! Lines of JSON for programs that don't want WebSockets.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Message, Problem};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use utoipa::{IntoParams, ToSchema};

use super::Answer;
use super::ask::{Asked, Known, Maybe, Named};
use super::open::{KEEP_ALIVE, Open, send};
use crate::App;
use crate::game::Form;
use crate::guard::Asking;
use crate::tables::written;

/// How lines of JSON are sent.
const NDJSON: &str = "application/x-ndjson";
/// From where on somebody wants to be told.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The version after which; if not given, or if there is none like it, from the beginning.
    pub(super) since: Option<u64>,
    /// Whether views and events are wanted in the form that the browser app reads; other programs have no use for it.
    pub(super) compact: Option<bool>,
}

impl Since {
    pub(super) fn form(&self) -> Form {
        if self.compact == Some(true) { Form::Compact } else { Form::Open }
    }
}

/// What happens at a table as it happens: the messages of its WebSocket, a line of JSON each.
///
/// Every now and then there is an empty line, so that nobody takes the connection for dead.
#[utoipa::path(
    get,
    path = "/tables/{id}/stream",
    tag = "playing",
    operation_id = "stream_table",
    params(("id" = String, Path, description = "The table's id."), Since),
    responses((status = 200, description = "A `Message` in each line, until one side has enough.", body = Message,
               content_type = NDJSON)),
    security((), ("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::Unavailable])))
)]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Named(id): Named,
    Asked(since): Asked<Since>,
    Extension(asking): Extension<Asking>,
) -> Answer<Response> {
    let open = Open::new(&app, who.as_ref(), asking).await?;
    let user = who.map(|who| who.user.id);
    let count = |text| app.underway.counted(text, asking.0);
    let (presence, mut receiver) = app.hub.listen(&id, user.as_deref(), since.since, since.form(), count).await?;
    let (lines, body) = lines();
    tokio::spawn(async move {
        let _presence = presence;
        while !open.has_ended() {
            let line = tokio::select! {
                told = receiver.recv() => match told {
                    Some(text) => {
                        if !send(&lines, Ok(text.into())).await {
                            break;
                        }
                        "\n".to_owned()
                    }
                    None => break,
                },
                () = tokio::time::sleep(KEEP_ALIVE) => "\n".to_owned(),
                () = app.ends() => {
                    let bye = written(&Message::Bye { retry: 1000 });
                    send(&lines, Ok(format!("{bye}\n").into())).await;
                    break;
                }
                () = open.ended() => break,
                () = lines.closed() => break,
            };
            if !send(&lines, Ok(line.into())).await {
                break;
            }
        }
    });
    Ok(body)
}

/// A table waits for somebody.
#[derive(Serialize, ToSchema)]
struct Turn<'a> {
    /// Its id.
    table: &'a str,
}

/// The tables that wait for somebody, and then each that begins to, a line of JSON each.
///
/// A table may be told more than once. Every now and then there is an empty line.
#[utoipa::path(
    get,
    path = "/me/turns",
    tag = "me",
    operation_id = "stream_turns",
    responses((status = 200, description = "A `Turn` in each line, until one side has enough.", body = Turn,
               content_type = NDJSON)),
    security(("cookie" = []), ("token" = ["read"]))
)]
pub(super) async fn turns(
    State(app): State<Arc<App>>,
    Known(who): Known,
    Extension(asking): Extension<Asking>,
) -> Answer<Response> {
    let open = Open::new(&app, Some(&who), asking).await?;
    let mut turns = app.hub.turns.subscribe();
    let user = who.user.id;
    let waiting = waiting(&app, &user).await?;
    let (lines, body) = lines();
    tokio::spawn(async move {
        for table in waiting {
            if !send(&lines, Ok(line(&table))).await {
                return;
            }
        }
        while !open.has_ended() {
            let text = tokio::select! {
                turn = turns.recv() => match turn {
                    Ok((whose, table)) if whose == user => line(&table),
                    Ok(_) => continue,
                    // Some were missed: all that wait are told again.
                    Err(RecvError::Lagged(_)) => {
                        let Ok(all) = waiting_lines(&app, &user).await else { return };
                        all
                    }
                    Err(RecvError::Closed) => return,
                },
                () = tokio::time::sleep(KEEP_ALIVE) => "\n".into(),
                () = app.ends() => return,
                () = open.ended() => return,
                () = lines.closed() => return,
            };
            if !send(&lines, Ok(text)).await {
                break;
            }
        }
    });
    Ok(body)
}

async fn waiting(app: &App, user: &str) -> Result<Vec<String>, Problem> {
    let tables = app.hub.all_tables_of(user, Some(store::TableState::Running)).await?;
    Ok(tables.into_iter().filter(|table| table.waits_for_me).map(|table| table.id).collect())
}

async fn waiting_lines(app: &App, user: &str) -> Result<Bytes, Problem> {
    Ok(waiting(app, user).await?.iter().flat_map(|table| line(table).to_vec()).collect::<Vec<u8>>().into())
}

fn line(table: &str) -> Bytes {
    let text = serde_json::to_string(&Turn { table }).unwrap_or_default();
    format!("{text}\n").into()
}

/// Where lines are put, and the answer that they make.
fn lines() -> (mpsc::Sender<Result<Bytes, Infallible>>, Response) {
    let (sender, receiver) = mpsc::channel(64);
    let body = Body::from_stream(tokio_stream::wrappers::ReceiverStream::new(receiver));
    (sender, ([(header::CONTENT_TYPE, NDJSON)], body).into_response())
}
