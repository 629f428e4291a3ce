//! Connections: how many there may be, how long they may take, and how they end.

mod patient;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::{Code, Problem};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use patient::Patient;

use crate::guard::{Peer, network};
use crate::{App, Limits};

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(10);
/// How long connections have to end once the server does.
const END: Duration = Duration::from_secs(5);
/// How long to wait if no more files can be opened.
const BREATH: Duration = Duration::from_millis(50);

/// How many connections there are, in all and of each address.
pub(crate) struct Places {
    most: usize,
    most_of_one: usize,
    all: AtomicUsize,
    of_one: Mutex<HashMap<IpAddr, usize>>,
}

impl Places {
    pub(crate) fn new(limits: &Limits) -> Self {
        let (most, most_of_one) = (limits.connections, limits.connections_per_address);
        Self { most, most_of_one, all: AtomicUsize::new(0), of_one: Mutex::default() }
    }

    /// A place for one more, if there is one.
    fn take(self: &Arc<Self>, address: IpAddr, count_one: bool) -> Option<Place> {
        if self.all.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.all.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        // From here on it is given back by being dropped.
        let counted = Counted(Arc::clone(self));
        let one = if count_one { Some(self.one(network(address))?) } else { None };
        Some(Place { address, _counted: counted, _one: one })
    }

    /// One more of this address, if there is room for it.
    pub(crate) fn one(self: &Arc<Self>, address: IpAddr) -> Option<One> {
        let mut of_one = self.of_one.lock().unwrap_or_else(PoisonError::into_inner);
        let number = of_one.entry(address).or_default();
        if *number >= self.most_of_one {
            return None;
        }
        *number += 1;
        Some(One { places: Arc::clone(self), address })
    }

    pub(crate) fn taken(&self) -> usize {
        self.all.load(Ordering::Relaxed)
    }
}

/// The place of one connection, until it is dropped: also if it becomes a WebSocket.
pub(crate) struct Place {
    _counted: Counted,
    pub(crate) address: IpAddr,
    _one: Option<One>,
}

/// One of all connections.
struct Counted(Arc<Places>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.all.fetch_sub(1, Ordering::Relaxed);
    }
}

/// One of the connections of an address.
pub(crate) struct One {
    places: Arc<Places>,
    address: IpAddr,
}

impl Drop for One {
    fn drop(&mut self) {
        let mut of_one = self.places.of_one.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = of_one.get_mut(&self.address) {
            *number -= 1;
            if *number == 0 {
                of_one.remove(&self.address);
            }
        }
    }
}

/// Serves until `end`; whoever is connected then is told to come back, and what has begun is finished.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    app: &Arc<App>,
    end: impl Future<Output = ()> + Send + 'static,
) {
    let mut end = std::pin::pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        let Ok((stream, address)) = accepted else {
            // No more files, perhaps: those that are open will be closed.
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let Some(place) = app.places.take(address.ip(), !app.behind_proxy) else {
            tokio::spawn(refuse(stream));
            continue;
        };
        let _ = stream.set_nodelay(true);
        let (router, peer) = (router.clone(), Peer(Arc::new(place)));
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer.clone());
            router.clone().oneshot(request)
        });
        let mut http = hyper::server::conn::http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(16 * 1024);
        let connection = http.serve_connection(TokioIo::new(Patient::new(stream)), service).with_upgrades();
        let app = Arc::clone(app);
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // Whoever goes away in the middle of something is no error of ours.
            tokio::select! {
                _ = &mut connection => return,
                () = app.ends() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(listener);
    let ended = Instant::now();
    while app.places.taken() > 0 && ended.elapsed() < END {
        tokio::time::sleep(BREATH).await;
    }
}

/// Says why there is no place.
async fn refuse(mut stream: TcpStream) {
    let problem = Problem::new(Code::TooMany, "too many connections: close some");
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let text = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let _ = tokio::time::timeout(HEAD, stream.write_all(text.as_bytes())).await;
}
