//! What stays open: WebSockets and streams.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Code, Problem, Scope};
use tokio::sync::mpsc;

use crate::App;
use crate::connections::One;
use crate::guard::Asking;
use crate::identity::Who;
use crate::sessions::{self, Session};

/// So that nobody on the way takes a connection for dead, and nobody who is gone for there.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// How long somebody may take to hear something.
pub(super) const SEND: Duration = Duration::from_secs(20);

/// Something that stays open, in somebody's name if they are known.
pub(super) struct Open {
    session: Option<Session>,
    /// Behind a proxy connections are counted by whom it names.
    _one: Option<One>,
}

impl Open {
    pub(super) async fn new(app: &Arc<App>, who: Option<&Who>, asking: Asking) -> Result<Self, Problem> {
        if let Some(who) = who {
            who.may(Scope::Read)?;
        }
        let too_many = || Problem::new(Code::TooMany, "too many connections: close some");
        let one = if app.behind_proxy { Some(app.places.one(asking.0).ok_or_else(too_many)?) } else { None };
        Ok(Self { session: app.identity.open(who).await?, _one: one })
    }

    /// Comes to its end when the log-in or token does.
    pub(super) async fn ended(&self) {
        sessions::ended(self.session.as_ref()).await;
    }

    /// Whether the log-in or token has ended.
    pub(super) fn has_ended(&self) -> bool {
        self.session.as_ref().is_some_and(Session::has_ended)
    }
}

/// Sends a line in time; whether that went well.
pub(super) async fn send<T>(lines: &mpsc::Sender<T>, line: T) -> bool {
    lines.send_timeout(line, SEND).await.is_ok()
}
