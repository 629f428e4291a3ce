//! How the server is: for those who watch over it, and programs that do.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::App;

/// How long it is taken for true that the data can be written.
const AGAIN: Duration = Duration::from_secs(1);

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Status {
    status: u16,
}

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Status, Counter>,
    seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let requests = Family::<Status, Counter>::default();
        let seconds = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        let mut registry = Registry::with_prefix("pagoda");
        registry.register("http_requests", "Requests by the status that they were answered with", requests.clone());
        registry.register("http_request_seconds", "How long requests took", seconds.clone());
        Self { registry, requests, seconds }
    }
}

impl Metrics {
    pub(crate) fn answered(&self, status: StatusCode, time: Duration) {
        self.requests.get_or_create(&Status { status: status.as_u16() }).inc();
        self.seconds.observe(time.as_secs_f64());
    }
}

/// The program runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether the data could be read and written when that was last tried, and when that was.
pub(crate) type Tried = tokio::sync::Mutex<Option<(Instant, bool)>>;

/// Whether the data can be read and written. To know that something is written, so however many ask it is found out once.
async fn keeps(app: &App) -> bool {
    let mut tried = app.tried.lock().await;
    if let Some((at, kept)) = *tried
        && at.elapsed() < AGAIN
    {
        return kept;
    }
    let kept = app.hub.store.check().await.is_ok();
    *tried = Some((Instant::now(), kept));
    kept
}

/// The program can do its work: all games go on, the data can be read and written, and it isn't about to end.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.ends.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ends\n");
    }
    if !app.hub.is_ready() {
        return (StatusCode::SERVICE_UNAVAILABLE, "games are being taken up\n");
    }
    if keeps(&app).await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the data can't be used\n")
    }
}

/// The memory of this program, where the system tells it.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes: Option<u64> = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok());
    1024 * kilobytes.unwrap_or(0)
}

/// What is counted, as Prometheus reads it.
pub(crate) async fn shown(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut text = String::new();
    // Writing to a text can't fail.
    let _ = encode(&mut text, &app.metrics.registry);
    // The end mark comes after what is counted elsewhere.
    let mut text = text.trim_end().trim_end_matches("# EOF").to_owned();
    let counts = &app.hub.journal.counts;
    let figures = [
        ("pagoda_entries_total", "counter", "Actions and other entries kept", counts.entries.load(Ordering::Relaxed)),
        (
            "pagoda_transactions_total",
            "counter",
            "Transactions that kept them",
            counts.transactions.load(Ordering::Relaxed),
        ),
        ("pagoda_tables", "gauge", "Tables in memory", app.hub.loaded() as u64),
        ("pagoda_listeners", "gauge", "Connections to tables", app.hub.connections.load(Ordering::Relaxed)),
        ("pagoda_connections", "gauge", "Connections", app.places.taken() as u64),
        ("process_resident_memory_bytes", "gauge", "Memory in use", memory()),
        ("pagoda_bots_free", "gauge", "Bots that may think and don't", app.hub.thinkers() as u64),
    ];
    for (name, kind, help, value) in figures {
        let base = name.trim_end_matches("_total");
        let _ = write!(text, "# HELP {base} {help}.\n# TYPE {base} {kind}\n{name} {value}\n");
    }
    text.push_str("# EOF\n");
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}
