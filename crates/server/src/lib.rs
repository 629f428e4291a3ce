//! Serves the browser app over HTTP.
//!
//! The app is in the binary: what `cargo xtask web` has made is embedded by a release build, and read from its folder by
//! any other.

mod app;
mod files;
mod headers;

use std::io;
use std::net::SocketAddr;

use axum::{Router, middleware};
use thiserror::Error;
use tokio::net::TcpListener;

pub use files::{File, Files};

/// Somebody who waits for requests.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    files: Files,
}

/// Why nothing can be served.
#[derive(Debug, Error)]
pub enum NoServer {
    /// The address is taken.
    #[error("port {} of {} is taken by another program: choose another with --port", .0.port(), .0.ip())]
    Taken(SocketAddr),
    /// It can't be had for another reason.
    #[error("can't listen at {0}: {1}")]
    Address(SocketAddr, #[source] io::Error),
    /// Something broke while it was served.
    #[error("can't serve: {0}")]
    Broken(#[from] io::Error),
}

impl Server {
    /// Takes an address. Port 0 stands for any that is free.
    ///
    /// # Errors
    /// If it can't be had.
    pub async fn bind(address: SocketAddr) -> Result<Self, NoServer> {
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => NoServer::Taken(address),
            _ => NoServer::Address(address, error),
        })?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, files: files::app })
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
    /// If the listener breaks.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), NoServer> {
        let router = Router::new().fallback(app::respond).layer(middleware::map_response(headers::secure));
        let router = router.with_state(self.files);
        Ok(axum::serve(self.listener, router).with_graceful_shutdown(end).await?)
    }
}

/// Serves at an address until somebody presses Ctrl-C or ends the program. `ready` is told where it listens.
///
/// # Errors
/// If the address can't be had or the listener breaks.
pub fn serve(address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> Result<(), NoServer> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(address).await?;
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
