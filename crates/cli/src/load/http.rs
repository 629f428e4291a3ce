//! As much HTTP as it takes to sit down at a table.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What came back.
pub(super) struct Reply {
    pub(super) cookie: Option<String>,
    pub(super) body: Value,
}

/// Sends a request and reads the answer.
pub(super) async fn send(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Result<Reply> {
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = ask(address, &text).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the server's answer isn't HTTP")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        bail!("{method} {path}: {status} {body}");
    }
    let cookie =
        head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).and_then(|line| line.split(';').next());
    Ok(Reply { cookie: cookie.map(str::to_owned), body: serde_json::from_str(body).unwrap_or_default() })
}

async fn ask(address: &str, text: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).await.with_context(|| format!("nobody listens at {address}"))?;
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// A figure of the server's, if it tells it.
pub(super) async fn metric(address: &str, name: &str) -> Option<u64> {
    let text = format!("GET /metrics HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let answer = ask(address, &text).await.ok()?;
    answer.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}
