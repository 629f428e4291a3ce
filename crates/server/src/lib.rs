//! Serves the browser app, and tables at which people and bots play with each other.
//!
//! The app is in the binary: what `cargo xtask web` has made is embedded by a release build, and read from its folder by
//! any other. Everything else is kept in one folder of data.

mod admin;
mod api;
mod app;
mod connections;
mod files;
mod game;
mod guard;
mod headers;
mod identity;
mod limits;
mod metrics;
mod reference;
mod secret;
mod sessions;
mod tables;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::routing::get;
use axum::{Router, middleware};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use admin::{Admin, Listed, restore};
pub use files::{File, Files};
pub use limits::Limits;

use crate::identity::Identity;
use crate::tables::Hub;

/// How a server is to be.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen. Port 0 stands for any that is free.
    pub listen: SocketAddr,
    /// The folder of the data.
    pub data: PathBuf,
    /// The address that browsers know it by, if that isn't where it listens: `https://…`.
    pub public_url: Option<String>,
    /// Whether a proxy stands before it, whose word on who asks is to be taken.
    pub behind_proxy: bool,
    /// Bots that may think at once.
    pub thinkers: usize,
    /// How much is taken from anybody.
    pub limits: Limits,
}

impl Config {
    /// A server at an address with its data in a folder, and else as usual.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (public_url, behind_proxy, limits) = (None, false, Limits::default());
        Self { listen, data: data.into(), public_url, behind_proxy, thinkers: cores.saturating_sub(1).max(1), limits }
    }
}

/// What requests are answered with.
pub(crate) struct App {
    files: Files,
    hub: Arc<Hub>,
    identity: Identity,
    limits: Limits,
    used: limits::Use,
    underway: Arc<tables::Underway>,
    metrics: metrics::Metrics,
    tried: metrics::Tried,
    /// Where pages may come from that ask for changes, if it is known.
    origin: Option<String>,
    /// Whether browsers come by HTTPS.
    secure: bool,
    behind_proxy: bool,
    places: Arc<connections::Places>,
    ends: watch::Receiver<bool>,
}

impl App {
    /// Comes to its end when the server does.
    async fn ends(&self) {
        let mut ends = self.ends.clone();
        // Without anybody who could say so the end has come too.
        let _ = ends.wait_for(|ends| *ends).await;
    }
}

/// Somebody who waits for requests.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    files: Files,
    store: Arc<store::Sqlite>,
    /// No other server uses the data.
    lock: store::Lock,
    config: Config,
}

/// Why nothing can be served.
#[derive(Debug, Error)]
pub enum NoServer {
    /// The address is taken.
    #[error("port {} of {} is taken by another program: choose another with --listen", .0.port(), .0.ip())]
    Taken(SocketAddr),
    /// It can't be had for another reason.
    #[error("can't listen at {0}: {1}")]
    Address(SocketAddr, #[source] io::Error),
    /// The data can't be used.
    #[error("{}: {error}", folder.display())]
    Data {
        /// Their folder.
        folder: PathBuf,
        /// Why.
        error: store::StoreError,
    },
    /// Something broke while it was served.
    #[error("can't serve: {0}")]
    Broken(#[from] io::Error),
}

impl Server {
    /// Takes an address and opens the data.
    ///
    /// # Errors
    /// If one of them can't be had.
    pub async fn bind(config: Config) -> Result<Self, NoServer> {
        let listener = TcpListener::bind(config.listen).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => NoServer::Taken(config.listen),
            _ => NoServer::Address(config.listen, error),
        })?;
        let address = listener.local_addr()?;
        let data = |error| NoServer::Data { folder: config.data.clone(), error };
        let lock = store::Lock::take(&config.data).map_err(data)?;
        let store = store::Sqlite::open(&config.data).await.map_err(data)?;
        Ok(Self { listener, address, files: files::app, store: Arc::new(store), lock, config })
    }

    /// Serves other files than those of the app.
    #[must_use]
    pub fn with_files(self, files: Files) -> Self {
        Self { files, ..self }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `end`, and then finishes what has begun.
    ///
    /// # Errors
    /// If the listener breaks, or the data do.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), NoServer> {
        let Self { listener, files, store, lock, config, .. } = self;
        let (ended, ends) = watch::channel(false);
        let shared: Arc<dyn store::Store> = Arc::clone(&store) as _;
        let hub = Hub::start(Arc::clone(&shared), config.thinkers).await;
        let hub = hub.map_err(|error| NoServer::Data { folder: config.data.clone(), error })?;
        let url = config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        let app = Arc::new(App {
            files,
            hub: Arc::clone(&hub),
            identity: Identity::new(shared, Arc::clone(&hub.sessions)),
            used: limits::Use::new(&config.limits),
            underway: tables::Underway::new(config.limits.underway),
            places: Arc::new(connections::Places::new(&config.limits)),
            limits: config.limits.clone(),
            metrics: metrics::Metrics::default(),
            tried: metrics::Tried::default(),
            secure: url.as_deref().is_some_and(|url| url.starts_with("https://")),
            origin: url,
            behind_proxy: config.behind_proxy,
            ends,
        });
        tokio::spawn(limits::Use::tidy_up(Arc::downgrade(&app)));
        let router = router(&app);
        let tell_end = async move {
            end.await;
            let _ = ended.send(true);
        };
        connections::serve(listener, router, &app, tell_end).await;
        store.close().await;
        drop(lock);
        Ok(())
    }
}

fn router(app: &Arc<App>) -> Router {
    Router::new()
        .nest(protocol::PREFIX, api::router().layer(middleware::map_response(headers::keep_nothing)))
        .route(reference::ADDRESS, get(reference::show))
        .route(reference::STYLE_ADDRESS, get(reference::style))
        .route("/healthz", get(metrics::alive))
        .route("/readyz", get(metrics::ready))
        .route("/metrics", get(metrics::shown))
        .fallback(app::respond)
        .layer(middleware::from_fn_with_state(Arc::clone(app), guard::check))
        .layer(middleware::map_response(headers::secure))
        .with_state(Arc::clone(app))
}

/// Serves until somebody presses Ctrl-C or ends the program. `ready` is told where it listens.
///
/// # Errors
/// If the address or the data can't be had or the listener breaks.
pub fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), NoServer> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        // Before anybody can know that it is there, and end it.
        let end = asked_to_end()?;
        ready(server.address());
        server.run(end).await
    })
}

/// Whether the browser app is there to be served.
pub fn has_app() -> bool {
    files::app("index.html").is_some()
}

/// What comes to its end on Ctrl-C and on SIGTERM. From now on they don't end the program by themselves.
#[cfg(unix)]
fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// What comes to its end on Ctrl-C.
#[cfg(not(unix))]
fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without it the program is ended otherwise.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
