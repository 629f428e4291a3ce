//! How long the whole history of a game takes to load.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::http;
use crate::tables::say;

const TIMES: usize = 50;

/// Lets four bots play a game of Yellow & Yangtze, and loads its history again and again.
pub(super) async fn load(address: &str) -> Result<()> {
    let host = http::send(address, "POST", "/api/v1/me", "", "").await?.cookie.context("the server gives no cookie")?;
    let wanted = r#"{"game":"yellow-yangtze","seats":[{"bot":1},{"bot":1},{"bot":1},{"bot":1}]}"#;
    let table = http::send(address, "POST", "/api/v1/tables", &host, wanted).await?;
    let id = table.body["id"].as_str().context("the server makes no table")?.to_owned();
    http::send(address, "POST", &format!("/api/v1/tables/{id}/begin"), &host, "").await?;
    let spinner = crate::tables::progress(0, "game");
    while http::send(address, "GET", &format!("/api/v1/tables/{id}"), "", "").await?.body["state"] != "finished" {
        spinner.tick();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    spinner.finish_and_clear();
    let mut times = Vec::with_capacity(TIMES);
    let mut steps = 0;
    for _ in 0..TIMES {
        let began = Instant::now();
        let news = http::send(address, "GET", &format!("/api/v1/tables/{id}/news?since=0"), "", "").await?.body;
        times.push(began.elapsed());
        steps = news["news"]["steps"].as_array().map_or(0, Vec::len);
    }
    ensure!(steps > 0, "the server tells no history");
    times.sort_unstable();
    let milliseconds = |time: Duration| 1000.0 * time.as_secs_f64();
    say!(
        "a game of four with {steps} entries, read too: half of {TIMES} times within {:.1} ms, the slowest {:.1} ms",
        milliseconds(times[TIMES / 2]),
        milliseconds(times[TIMES - 1])
    );
    Ok(())
}
