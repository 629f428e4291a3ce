//! A server for a test, and somebody who talks to it.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Message, Problem, Request, Table};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take: much longer than it does.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends with this value.
pub struct Running {
    pub address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

impl Running {
    pub async fn start(data: &Path) -> Self {
        Self::start_with(data, |_| {}).await
    }

    pub async fn start_with(data: &Path, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::new(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), data);
        config.limits = Limits { log_ins: 100_000, requests: 100_000, messages: 100_000, ..Limits::default() };
        change(&mut config);
        let server = Server::bind(config).await.expect("a server").with_files(|_| None);
        let address = server.address();
        let (end, ended) = oneshot::channel();
        let served = tokio::spawn(async { server.run(async { drop(ended.await) }).await.expect("it serves") });
        Self { address, end: Some(end), served: Some(served) }
    }

    pub async fn stop(mut self) {
        drop(self.end.take());
        if let Some(served) = self.served.take() {
            served.await.expect("it ends");
        }
    }

    /// Somebody new.
    pub async fn guest(&self) -> Client {
        let mut client = Client { address: self.address, cookie: String::new() };
        let reply = client.send("POST", "/me", None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        client.cookie = reply.cookie.expect("a cookie");
        client
    }

    /// What is answered at an address outside the API.
    pub async fn ask(&self, path: &str) -> Reply {
        let text = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        raw(self.address, text.as_bytes()).await
    }

    /// Waits until it says that it is ready.
    pub async fn is_ready(&self) {
        let until = std::time::Instant::now() + PATIENCE;
        while self.ask("/readyz").await.status != 200 {
            assert!(std::time::Instant::now() < until, "it gets ready");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// A figure of the server's.
    pub async fn metric(&self, name: &str) -> u64 {
        let metrics = self.ask("/metrics").await.body;
        let figure = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        figure.unwrap_or_else(|| panic!("{name}: {metrics}"))
    }

    /// Somebody whom nobody knows.
    pub fn nobody(&self) -> Client {
        Client { address: self.address, cookie: String::new() }
    }
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub cookie: Option<String>,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn code(&self) -> protocol::Code {
        self.json::<Problem>().code
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Client {
    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Reply {
        self.send_with(method, path, body, &[]).await
    }

    pub async fn send_with(&self, method: &str, path: &str, body: Option<Value>, heads: &[&str]) -> Reply {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut text = format!("{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if !self.cookie.is_empty() {
            text += &format!("cookie: {}\r\n", self.cookie);
        }
        for head in heads {
            text += &format!("{head}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        raw(self.address, text.as_bytes()).await
    }

    /// What is said at an address that is answered without end, as long as the server runs.
    pub async fn stream(self, path: String) -> Reply {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let cookie = if self.cookie.is_empty() { String::new() } else { format!("cookie: {}\r\n", self.cookie) };
        let text = format!("GET /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{cookie}\r\n", self.address);
        stream.write_all(text.as_bytes()).await.expect("it is sent");
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all).await;
        read(&all)
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let reply = self.send("GET", path, None).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        reply.json()
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: Value) -> T {
        let reply = self.send("POST", path, Some(body)).await;
        assert!((200..300).contains(&reply.status), "{path}: {} {}", reply.status, reply.body);
        reply.json()
    }

    /// Does something that has no answer.
    pub async fn does(&self, path: &str, body: Value) {
        let reply = self.send("POST", path, Some(body)).await;
        assert_eq!(reply.status, 204, "{path}: {}", reply.body);
    }

    pub async fn make(&self, body: Value) -> Table {
        self.post("/tables", body).await
    }

    pub async fn connect(&self, table: &str) -> Socket {
        self.connect_since(table, "").await.expect("a socket")
    }

    pub async fn connect_since(&self, table: &str, query: &str) -> Result<Socket, u16> {
        self.connect_with(table, query, &[]).await
    }

    pub async fn connect_with(&self, table: &str, query: &str, heads: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket{query}", self.address);
        let mut request = url.into_client_request().expect("a request");
        if !self.cookie.is_empty() {
            request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        }
        for (name, value) in heads {
            request.headers_mut().insert(*name, value.parse().expect("a head"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new() }),
            Err(tokio_tungstenite::tungstenite::Error::Http(reply)) => Err(reply.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Sends bytes and reads what comes back to its end.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> Reply {
    exchange(address, bytes, false).await
}

/// The same, and nothing more comes: whoever waits for more gets no more.
pub async fn raw_and_done(address: SocketAddr, bytes: &[u8]) -> Reply {
    exchange(address, bytes, true).await
}

async fn exchange(address: SocketAddr, bytes: &[u8], done: bool) -> Reply {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    // Whoever is refused may not be listened to any longer.
    let _ = stream.write_all(bytes).await;
    if done {
        let _ = stream.shutdown().await;
    }
    let mut all = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("an answer");
    read(&all)
}

/// What these bytes say.
fn read(all: &[u8]) -> Reply {
    let text = String::from_utf8_lossy(all).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.map(|cookie| cookie.split(';').next().unwrap_or_default().to_owned());
    let body = if head.contains("chunked") { unchunked(body) } else { body.to_owned() };
    Reply { status, cookie, head: head.to_owned(), body }
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole += &rest[..size];
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that was said there so far.
    pub heard: Vec<String>,
}

impl Socket {
    /// The next message.
    pub async fn next(&mut self) -> Message {
        self.next_text().await.map(|text| serde_json::from_str(&text).expect("a message")).expect("a message")
    }

    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time") {
                Some(Ok(Frame::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(text.to_string());
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The code with which the server closes the connection; none if it says nothing.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("an end in time") {
                Some(Ok(Frame::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that is wanted.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(Message) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.next().await) {
                return found;
            }
        }
    }

    pub async fn ask(&mut self, request: &Request) {
        self.send(Frame::Text(serde_json::to_string(request).expect("a request").into())).await;
    }

    pub async fn send(&mut self, frame: Frame) {
        self.stream.send(frame).await.expect("it is sent");
    }
}

/// A table of two persons.
pub fn two() -> Value {
    json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "public": true, "forced": "ask" })
}
