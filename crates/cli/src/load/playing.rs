//! Two guests at a table, and spectators.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use kernel::{Boards, Dice, Legal, Seed, View};
use protocol::Request;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::{Shared, http};

type Game = yangtze::Position;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a player has to read of a message: everything else is skipped.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    news: Option<News<'a>>,
    refused: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct News<'a> {
    version: u64,
    #[serde(borrow)]
    view: &'a RawValue,
    decides: Option<u8>,
}

/// Plays games at a table until everybody ends, and tells how long every action took.
pub(super) async fn play(
    shared: Arc<Shared>,
    number: u32,
    ready: mpsc::UnboundedSender<()>,
    times: mpsc::UnboundedSender<Duration>,
) -> Result<()> {
    let board = Boards::<Game>::built_in().default_board();
    let mut dice = Dice::for_players(Seed::of_series(number.into(), 0));
    let cookies = [guest(&shared.address).await?, guest(&shared.address).await?];
    let mut ready = Some(ready);
    while !shared.ended.load(Ordering::Relaxed) {
        let mut sockets = sit_down(&shared.address, &cookies).await?;
        if let Some(ready) = ready.take() {
            let _ = ready.send(());
        }
        let [first, second] = &mut sockets;
        let texts = [hear(first, 0).await?, hear(second, 0).await?];
        while !shared.begun.load(Ordering::Relaxed) {
            // The server asks now and then whether somebody is there, which is answered by listening.
            tokio::select! {
                _ = first.next() => {}
                _ = second.next() => {}
                () = tokio::time::sleep(Duration::from_millis(20)) => {}
            }
        }
        if let Some(pause) = shared.pause {
            // Not all at the same moment.
            tokio::time::sleep(pause.mul_f64(f64::from(dice.below(1000)) / 1000.0)).await;
        }
        play_game(&shared, &board, &mut sockets, texts, &mut dice, &times).await?;
        shared.games.fetch_add(1, Ordering::Relaxed);
        for mut socket in sockets {
            let _ = socket.close(None).await;
        }
    }
    Ok(())
}

async fn play_game(
    shared: &Shared,
    board: &yangtze::Board,
    sockets: &mut [Socket; 2],
    mut texts: [String; 2],
    dice: &mut Dice,
    times: &mpsc::UnboundedSender<Duration>,
) -> Result<()> {
    let mut next = Instant::now();
    loop {
        let news = read(&texts[0])?;
        let Some(decides) = news.decides else { return Ok(()) };
        if shared.ended.load(Ordering::Relaxed) {
            return Ok(());
        }
        let (decides, other) = (usize::from(decides), usize::from(1 - decides));
        let own = read(&texts[decides])?;
        let view = serde_json::from_str(own.view.get())?;
        let view = <Game as kernel::Game>::View::read(board, &view)?;
        let action = view.legal(board).and_then(|legal| legal.draw(dice)).context("there is no legal action")?;
        let request =
            Request::Act { key: own.version.to_string(), version: own.version, actions: vec![action.to_string()] };
        let text = serde_json::to_string(&request)?;
        if let Some(pause) = shared.pause {
            next += pause;
            tokio::time::sleep_until(next.into()).await;
        }
        let (version, sent) = (own.version + 1, Instant::now());
        sockets[decides].send(Frame::Text(text.into())).await?;
        texts[decides] = hear(&mut sockets[decides], version).await?;
        let _ = times.send(sent.elapsed());
        shared.accepted.fetch_add(1, Ordering::Relaxed);
        texts[other] = hear(&mut sockets[other], version).await?;
    }
}

fn read(text: &str) -> Result<News<'_>> {
    serde_json::from_str::<Heard<'_>>(text)?.news.context("the server says something else")
}

/// The next news of at least this version.
async fn hear(socket: &mut Socket, version: u64) -> Result<String> {
    loop {
        let frame = socket.next().await.context("the server closes the connection")??;
        let Frame::Text(text) = frame else { continue };
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        if let Some(problem) = heard.refused {
            bail!("the server refuses: {problem}");
        }
        if heard.news.is_some_and(|news| news.version >= version) {
            return Ok(text.to_string());
        }
    }
}

async fn guest(address: &str) -> Result<String> {
    http::send(address, "POST", "/api/v1/me", "", "").await?.cookie.context("the server gives no cookie")
}

async fn sit_down(address: &str, cookies: &[String; 2]) -> Result<[Socket; 2]> {
    let wanted = r#"{"game":"yellow-yangtze","seats":["me","open"],"forced":"ask"}"#;
    let table = http::send(address, "POST", "/api/v1/tables", &cookies[0], wanted).await?;
    let id = table.body["id"].as_str().context("the server makes no table")?.to_owned();
    http::send(address, "POST", &format!("/api/v1/tables/{id}/join"), &cookies[1], "{}").await?;
    http::send(address, "POST", &format!("/api/v1/tables/{id}/begin"), &cookies[0], "").await?;
    Ok([connect(address, &id, &cookies[0]).await?, connect(address, &id, &cookies[1]).await?])
}

async fn connect(address: &str, id: &str, cookie: &str) -> Result<Socket> {
    let mut request = format!("ws://{address}/api/v1/tables/{id}/socket").into_client_request()?;
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    Ok(tokio_tungstenite::connect_async(request).await?.0)
}

/// Connects spectators to a table of bots that hasn't begun.
pub(super) async fn spectate(shared: &Shared, number: u32) -> Result<JoinSet<()>> {
    let mut watching = JoinSet::new();
    if number == 0 {
        return Ok(watching);
    }
    let host = guest(&shared.address).await?;
    let wanted = r#"{"game":"yellow-yangtze","seats":["me","open"],"public":true}"#;
    let table = http::send(&shared.address, "POST", "/api/v1/tables", &host, wanted).await?;
    let id = table.body["id"].as_str().context("the server makes no table")?.to_owned();
    let progress = crate::tables::progress(number.into(), "spectators");
    for _ in 0..number {
        let mut socket = connect(&shared.address, &id, "").await?;
        watching.spawn(async move { while socket.next().await.is_some() {} });
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(watching)
}
