//! A table's WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use protocol::{Code, Message, Problem, Request, Scope};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite;

use super::Answer;
use super::ask::{Asked, Maybe, Named};
use super::open::{KEEP_ALIVE, Open, SEND};
use super::stream::Since;
use crate::App;
use crate::guard::{Asking, Peer};
use crate::identity::Who;
use crate::tables::{Asker, Done, Presence, written};

/// Bytes that are read and written at once: thousands of connections have such buffers.
const BUFFER: usize = 4 * 1024;

/// A table's WebSocket: each message of it is a JSON text, a `Request` on the way here and a `Message` on the way back.
///
/// Whoever is not known, or has no seat, is a spectator. A token without the scope `play` may listen only. When the log-in or
/// token ends, so does the WebSocket, with the close code 1008.
#[utoipa::path(
    get,
    path = "/tables/{id}/socket",
    tag = "playing",
    operation_id = "connect",
    params(("id" = String, Path, description = "The table's id."), Since),
    responses((status = 101, description = "A WebSocket, on which everything that happens is told until one side closes it.")),
    security((), ("cookie" = []), ("token" = ["read"])),
    extensions(("x-problems" = json!([Code::NotFound, Code::OtherOrigin, Code::Unavailable])))
)]
pub(super) async fn connect(
    State(app): State<Arc<App>>,
    Maybe(who): Maybe,
    Named(id): Named,
    Asked(since): Asked<Since>,
    Extension(peer): Extension<Peer>,
    Extension(asking): Extension<Asking>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|error| Problem::bad(error.body_text()))?;
    let open = Open::new(&app, who.as_ref(), asking).await?;
    let user = who.as_ref().map(|who| who.user.id.clone());
    let (presence, receiver) = {
        let count = |text| app.underway.counted(text, asking.0);
        app.hub.listen(&id, user.as_deref(), since.since, since.form(), count).await?
    };
    // What is written at once has no limit: all of a long game is told in one message, and the next one waits for it.
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(app.limits.frame)
        .max_frame_size(app.limits.frame);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Talk { app, who, open, presence, asking, _peer: peer }.run(socket, receiver).await;
    }))
}

struct Talk {
    app: Arc<App>,
    who: Option<Who>,
    open: Open,
    presence: Presence,
    asking: Asking,
    /// The connection has its place as long as it lasts.
    _peer: Peer,
}

/// Sends a frame in time; whether that went well.
async fn send(socket: &mut WebSocket, frame: Frame) -> bool {
    matches!(tokio::time::timeout(SEND, socket.send(frame)).await, Ok(Ok(())))
}

/// Ends a connection, and says why.
async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    send(socket, Frame::Close(Some(frame))).await;
}

/// What is said to whoever sends what can't be read.
fn unreadable(error: axum::Error) -> Option<(u16, &'static str)> {
    match *error.into_inner().downcast::<tungstenite::Error>().ok()? {
        tungstenite::Error::Capacity(_) => Some((close_code::SIZE, "too large")),
        tungstenite::Error::Utf8(_) => Some((close_code::INVALID, "not UTF-8")),
        tungstenite::Error::Protocol(_) => Some((close_code::PROTOCOL, "not a WebSocket's frame")),
        _ => None,
    }
}

impl Talk {
    /// Tells what there is to tell and carries out what is asked, until one side has enough.
    async fn run(&self, mut socket: WebSocket, mut receiver: mpsc::Receiver<Utf8Bytes>) {
        let mut pings = tokio::time::interval(KEEP_ALIVE);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut answered = true;
        loop {
            let answer = tokio::select! {
                told = receiver.recv() => match told {
                    Some(text) => Some(Frame::Text(text)),
                    // Too slow, or the table has been forgotten: whoever it is comes back.
                    None => return close(&mut socket, close_code::AGAIN, "come back").await,
                },
                frame = socket.recv() => {
                    answered = true;
                    match frame {
                        Some(Ok(Frame::Text(text))) => {
                            self.answer(&text).await.map(|answer| Frame::Text(written(&answer)))
                        }
                        // Each ping is answered, also for whoever takes no answers.
                        Some(Ok(Frame::Ping(_))) if self.counted(None).is_err() => {
                            return close(&mut socket, close_code::POLICY, "too many pings").await;
                        }
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => None,
                        Some(Ok(Frame::Binary(_))) => {
                            let problem = self.may(None).err();
                            let problem = problem.unwrap_or_else(|| Problem::bad("only texts are read here"));
                            Some(Frame::Text(written(&refused(String::new(), problem))))
                        }
                        Some(Err(error)) => {
                            if let Some((code, reason)) = unreadable(error) {
                                close(&mut socket, code, reason).await;
                            }
                            return;
                        }
                        Some(Ok(Frame::Close(_))) | None => return,
                    }
                }
                // Whoever hasn't answered the last one is gone.
                _ = pings.tick() => {
                    if !std::mem::replace(&mut answered, false) {
                        return;
                    }
                    Some(Frame::Ping(Bytes::new()))
                }
                () = self.open.ended() => return close(&mut socket, close_code::POLICY, "logged out").await,
                () = self.app.ends() => {
                    send(&mut socket, Frame::Text(written(&Message::Bye { retry: 1000 }))).await;
                    send(&mut socket, Frame::Close(None)).await;
                    return;
                }
            };
            if let Some(frame) = answer {
                // What counts as on its way does so until it has been taken.
                let _held = frame.clone();
                if !send(&mut socket, frame).await {
                    return;
                }
            }
        }
    }

    /// Whether another message is taken; also one that can't be read counts.
    fn may(&self, request: Option<&Request>) -> Result<(), Problem> {
        self.who.as_ref().map_or(Ok(()), |who| who.may(Scope::Play))?;
        self.counted(request)
    }

    fn counted(&self, request: Option<&Request>) -> Result<(), Problem> {
        match &self.who {
            Some(who) => self.app.used.talk(&who.user.id, request),
            None => self.app.used.talk(&self.asking.0.to_string(), request),
        }
    }

    /// What a frame is answered with, unless what came of it is told anyway.
    async fn answer(&self, text: &str) -> Option<Message> {
        let request = serde_json::from_str::<Request>(text);
        let key = request.as_ref().map_or_else(|_| String::new(), |request| request.key().to_owned());
        if self.open.has_ended() {
            return Some(refused(key, Problem::new(Code::NotLoggedIn, "the log-in or token has ended")));
        }
        if let Err(problem) = self.may(request.as_ref().ok()) {
            return Some(refused(key, problem));
        }
        let request = match request {
            Ok(request) => request,
            Err(error) => return Some(refused(key, Problem::bad(kernel::shown(&error.to_string()).to_string()))),
        };
        let user = self.who.as_ref().map(|who| &who.user);
        let asker = Asker { user, listener: Some(self.presence.listener) };
        match self.app.hub.carry_out(&self.presence.slot, &asker, request).await {
            // What is new is told with the key; a request that was sent before has to be answered.
            Ok(Done { told: true, .. }) => None,
            Ok(Done { version, .. }) => Some(Message::Done { key, version }),
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
