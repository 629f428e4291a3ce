//! A table's WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use protocol::{Code, Message, Problem, Request, Scope};
use tokio::sync::mpsc;

use super::Answer;
use super::ask::{Asked, Maybe};
use super::stream::Since;
use crate::App;
use crate::guard::Peer;
use crate::identity::Who;
use crate::tables::{Asker, Slot, written};

/// Bytes that are read and written at once: thousands of connections have such buffers.
const BUFFER: usize = 4 * 1024;

/// A table's WebSocket: each message of it is a JSON text, a `Request` on the way here and a `Message` on the way back.
///
/// Whoever is not known, or has no seat, is a spectator. A token without the scope `play` may listen only.
#[utoipa::path(
    get,
    path = "/tables/{id}/socket",
    tag = "playing",
    operation_id = "connect",
    params(("id" = String, Path, description = "The table's id."), Since),
    responses((status = 101, description = "A WebSocket, on which everything that happens is told until one side closes it.")),
    security((), ("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::OtherOrigin])))
)]
pub(super) async fn connect(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Path(id): Path<String>,
    Asked(since): Asked<Since>,
    Extension(peer): Extension<Peer>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|error| Problem::bad(error.body_text()))?;
    if let Some(who) = &who {
        who.may(Scope::Read)?;
    }
    let user = who.as_ref().map(|who| who.user.id.clone());
    let (slot, listener, receiver) = app.hub.listen(&id, user.as_deref(), since.since, since.form()).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(app.limits.body.max(64 * BUFFER))
        .max_message_size(app.limits.frame)
        .max_frame_size(app.limits.frame);
    Ok(upgrade.on_upgrade(move |socket| async move {
        // The connection has its place as long as it lasts.
        let talk = Talk { app: Arc::clone(&app), who, slot, listener, peer };
        talk.run(socket, receiver).await;
        app.hub.leave(&talk.slot, listener).await;
    }))
}

struct Talk {
    app: Arc<App>,
    who: Option<Who>,
    slot: Arc<Slot>,
    listener: u64,
    peer: Peer,
}

impl Talk {
    /// Tells what there is to tell and carries out what is asked, until one side has enough.
    async fn run(&self, mut socket: WebSocket, mut receiver: mpsc::Receiver<Utf8Bytes>) {
        loop {
            tokio::select! {
                told = receiver.recv() => match told {
                    Some(text) => {
                        if socket.send(Frame::Text(text)).await.is_err() {
                            return;
                        }
                    }
                    // Too slow, or the table has been forgotten: whoever it is comes back.
                    None => {
                        let frame = CloseFrame { code: close_code::AGAIN, reason: Utf8Bytes::from_static("come back") };
                        let _ = socket.send(Frame::Close(Some(frame))).await;
                        return;
                    }
                },
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => {
                        if let Some(answer) = self.answer(&text).await
                            && socket.send(Frame::Text(written(&answer))).await.is_err()
                        {
                            return;
                        }
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                    Some(Ok(Frame::Binary(_))) => {
                        let refused = refused(String::new(), Problem::bad("only texts are read here"));
                        if socket.send(Frame::Text(written(&refused))).await.is_err() {
                            return;
                        }
                    }
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                },
                () = self.app.ends() => {
                    let _ = socket.send(Frame::Text(written(&Message::Bye { retry: 1000 }))).await;
                    let _ = socket.send(Frame::Close(None)).await;
                    return;
                }
            }
        }
    }

    /// What a frame is answered with, unless what came of it is told anyway.
    async fn answer(&self, text: &str) -> Option<Message> {
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                let why = kernel::shown(&error.to_string()).to_string();
                return Some(refused(String::new(), Problem::bad(why)));
            }
        };
        let key = request.key().to_owned();
        let told = matches!(request, Request::Act { .. });
        let may = match &self.who {
            Some(who) => who.may(Scope::Play).and_then(|()| self.app.used.talk(&who.user.id, &request)),
            None => self.app.used.talk(&self.peer.0.address.to_string(), &request),
        };
        if let Err(problem) = may {
            return Some(refused(key, problem));
        }
        let user = self.who.as_ref().map(|who| &who.user);
        let before = if told { Some(self.slot.lock().await.version()) } else { None };
        let asker = Asker { user, listener: Some(self.listener) };
        match self.app.hub.carry_out(&self.slot, &asker, request).await {
            // What is new is told with the key; a request that was sent before has to be answered.
            Ok(version) if before.is_some_and(|before| version > before) => None,
            Ok(version) => Some(Message::Done { key, version }),
            Err(problem) => Some(refused(key, problem)),
        }
    }
}

fn refused(key: String, problem: Problem) -> Message {
    if problem.code == Code::Internal {
        tracing::warn!(problem = problem.message, "a request failed");
    }
    Message::Refused { key, problem }
}
