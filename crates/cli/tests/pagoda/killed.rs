//! A server that is killed in the middle of many games loses nothing that it has acknowledged.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use kernel::{Boards, Dice, Legal, Seed, View};
use protocol::{Message, News, Request, What};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Game = yangtze::Position;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

const KILLS: usize = 50;
const TABLES: usize = 12;
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in another process.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(before: &[&str], data: &std::path::Path) -> Self {
        let pagoda = env!("CARGO_BIN_EXE_pagoda");
        let words: Vec<&str> = before.iter().copied().chain([pagoda]).collect();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).args(["serve", "--listen", "127.0.0.1:0", "--log-ins", "100000", "--data"]).arg(data);
        command.process_group(0);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("pagoda is served at http://").and_then(|rest| rest.strip_suffix('/'));
        Self { address: address.unwrap().to_owned(), child }
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    /// Kills it with whatever runs it, also where a test fails.
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let killed = Command::new("kill").args(["-KILL", "--", &group]).status();
        if !killed.is_ok_and(|killed| killed.success()) {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

async fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains(" 20"), "{path}: {answer}");
    (head.to_owned(), body.to_owned())
}

/// Two guests at a table, and what the server has acknowledged to them.
struct Table {
    id: String,
    cookies: [String; 2],
    sockets: Option<[Socket; 2]>,
    /// What was said last to each seat, and when.
    news: Option<[News; 2]>,
    heard: Instant,
    /// Every answer that was acknowledged, by its version.
    acknowledged: Vec<(u64, String)>,
    /// What was sent and not acknowledged.
    sent: Option<(usize, Request, String)>,
    dice: Dice,
}

fn read(text: &str) -> Message {
    serde_json::from_str(text).unwrap()
}

/// The next message; none if the connection is gone.
async fn hear(socket: &mut Socket) -> Option<Message> {
    loop {
        match tokio::time::timeout(PATIENCE, socket.next()).await.unwrap()? {
            Ok(Frame::Text(text)) => return Some(read(&text)),
            Ok(Frame::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// An answer that whoever was told this may give.
fn legal_answer(news: &News, dice: &mut Dice, board: &yangtze::Board) -> String {
    let view = serde_json::from_str(news.view.get()).unwrap();
    let view = <Game as kernel::Game>::View::read(board, &view).unwrap();
    view.legal(board).and_then(|legal| legal.draw(dice)).unwrap().to_string()
}

impl Table {
    async fn sit_down(address: &str, number: usize) -> Self {
        let mut cookies = Vec::new();
        for _ in 0..2 {
            let (head, _) = ask(address, "POST", "/me", "", "").await;
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            cookies.push(cookie.split(';').next().unwrap().to_owned());
        }
        let wanted = r#"{"game":"yellow-yangtze","seats":["me","open"],"forced":"ask"}"#;
        let (_, table) = ask(address, "POST", "/tables", &cookies[0], wanted).await;
        let table: serde_json::Value = serde_json::from_str(&table).unwrap();
        let id = table["id"].as_str().unwrap().to_owned();
        ask(address, "POST", &format!("/tables/{id}/join"), &cookies[1], "{}").await;
        ask(address, "POST", &format!("/tables/{id}/begin"), &cookies[0], "").await;
        let dice = Dice::for_players(Seed::of_series(number as u64, 1));
        let cookies = cookies.try_into().unwrap();
        let (news, sockets, sent) = (None, None, None);
        Self { id, cookies, sockets, news, heard: Instant::now(), acknowledged: vec![], sent, dice }
    }

    /// Connects both, and checks that everything acknowledged is still there.
    async fn connect(&mut self, address: &str, killed: Option<(Instant, Instant)>) {
        let (mut sockets, mut all) = (Vec::new(), Vec::new());
        for cookie in &self.cookies {
            let url = format!("ws://{address}/api/v1/tables/{}/socket?since=0", self.id);
            let mut request = url.into_client_request().unwrap();
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            let mut socket = tokio_tungstenite::connect_async(request).await.unwrap().0;
            let news = loop {
                match hear(&mut socket).await.unwrap() {
                    Message::News(news) => break news,
                    Message::Welcome { .. } => {}
                    other => panic!("{other:?}"),
                }
            };
            sockets.push(socket);
            all.push(news);
        }
        let [first, second] = <[News; 2]>::try_from(all).ok().unwrap();
        for (version, text) in &self.acknowledged {
            let told = [&first, &second].into_iter().find_map(|news| {
                let step = news.steps.iter().find(|step| step.version == *version)?;
                match &step.what {
                    What::Action { action, .. } => action.clone(),
                    _ => None,
                }
            });
            assert_eq!(told.as_deref(), Some(&**text), "version {version} of table {}", self.id);
        }
        if let (Some((killed, started)), Some([before, _])) = (killed, &self.news)
            && let Some(seat) = before.decides
            && self.sent.is_none()
            // Else something was answered that nobody has heard of: the only answer of somebody, for example.
            && first.version == before.version
        {
            // The time in which the server was away counts for nobody.
            let place = usize::from(seat);
            let ran = killed.saturating_duration_since(self.heard).as_millis() as i64;
            let (left, now) = (before.clocks.seats[place].left - ran, first.clocks.seats[place].left);
            let since = started.elapsed().as_millis() as i64;
            assert!((left - since - 1000..=left + 1000).contains(&now), "{left} ms should be left, {now} are");
        }
        (self.sockets, self.news) = (Some(sockets.try_into().ok().unwrap()), Some([first, second]));
        self.heard = Instant::now();
    }

    /// Plays until the game is over, the server is gone, or time is up; whether the game is over.
    async fn play(&mut self, until: Instant, board: &yangtze::Board) -> bool {
        let (Some(sockets), Some(news)) = (&mut self.sockets, &mut self.news) else { return false };
        while let Some(decides) = news[0].decides {
            if Instant::now() >= until {
                return false;
            }
            let decides = usize::from(decides);
            // What wasn't acknowledged is sent once more, as it was: it is carried out once.
            let (place, request, text) = self.sent.take().unwrap_or_else(|| {
                let text = legal_answer(&news[decides], &mut self.dice, board);
                let version = news[decides].version;
                let key = format!("{version}-{}", self.dice.below(1_000_000));
                (decides, Request::Act { key, version, actions: vec![text.clone()] }, text)
            });
            let line = serde_json::to_string(&request).unwrap();
            let key = request.key().to_owned();
            self.sent = Some((place, request, text.clone()));
            if sockets[place].send(Frame::Text(line.into())).await.is_err() {
                return false;
            }
            let version = loop {
                match hear(&mut sockets[place]).await {
                    None => return false,
                    Some(Message::News(told)) if told.key.as_deref() == Some(&*key) => {
                        news[place] = told;
                        break news[place].version;
                    }
                    // It was kept before the server was killed: the history has told of it.
                    Some(Message::Done { key: done, version }) if done == key => break version,
                    Some(Message::Refused { problem, .. }) => panic!("{problem:?}"),
                    Some(_) => {}
                }
            };
            self.sent = None;
            self.heard = Instant::now();
            self.acknowledged.push((version, text));
            while news[1 - place].version < version {
                match hear(&mut sockets[1 - place]).await {
                    Some(Message::News(told)) => news[1 - place] = told,
                    Some(_) => {}
                    None => return false,
                }
            }
        }
        true
    }
}

#[tokio::test]
async fn fifty_kills_lose_nothing() {
    let data = tempfile::tempdir().unwrap();
    let board = Boards::<Game>::built_in().default_board();
    let mut dice = Dice::for_players(Seed::of_series(50, 0));
    let mut server = Server::start(&[], data.path());
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(Table::sit_down(&server.address, number).await);
    }
    let mut killed = None;
    for _ in 0..KILLS {
        for table in &mut tables {
            table.connect(&server.address, killed).await;
        }
        let time = Duration::from_millis(20 + u64::from(dice.below(120)));
        // One moment is as good as another: it is killed while everybody plays.
        let until = Instant::now() + PATIENCE;
        let play = futures_util::future::join_all(tables.iter_mut().map(|table| table.play(until, &board)));
        let kill = async {
            tokio::time::sleep(time).await;
            let at = Instant::now();
            server.kill();
            at
        };
        let (at, _) = tokio::join!(kill, play);
        let started = Instant::now();
        server = Server::start(&[], data.path());
        killed = Some((at, started));
    }
    let answers: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
    assert!(answers > KILLS, "{answers} answers");
    for table in &mut tables {
        table.connect(&server.address, None).await;
        assert!(table.play(Instant::now() + PATIENCE, &board).await, "every game comes to its end");
    }
    server.kill();
}

/// A kill alone can't show that something is on the disk, since the system would write it anyway: so the calls that bring
/// it there are counted.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_answer_is_acknowledged_after_it_was_brought_to_the_disk() {
    let data = tempfile::tempdir().unwrap();
    let trace = data.path().join("trace");
    let strace = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace.to_str().unwrap()];
    assert!(Command::new("strace").arg("-V").output().is_ok(), "strace is needed: apt-get install strace");
    let server = Server::start(&strace, &data.path().join("data"));
    let mut table = Table::sit_down(&server.address, 1).await;
    table.connect(&server.address, None).await;
    let board = Boards::<Game>::built_in().default_board();
    let syncs = || std::fs::read_to_string(&trace).unwrap().lines().filter(|line| line.contains("sync(")).count();
    for _ in 0..20 {
        let (before, answers) = (syncs(), table.acknowledged.len());
        while table.acknowledged.len() == answers {
            assert!(!table.play(Instant::now() + Duration::from_millis(1), &board).await, "the game goes on");
        }
        let more = table.acknowledged.len() - answers;
        assert!(syncs() >= before + more, "{more} answers, {} syncs", syncs() - before);
    }
    server.kill();
}

/// What the server answers at an address: the status, and what it says.
#[cfg(target_os = "linux")]
async fn answered(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n");
    stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_loses_nothing_and_everything_goes_on_once_there_is_room() {
    let data = tempfile::tempdir().unwrap();
    // Whoever writes more than it may is told so, and not killed.
    let server = Server::start(&["sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""], data.path());
    let disk = |bytes: u64| {
        let limits = Some((bytes, rlimit::INFINITY));
        rlimit::prlimit(server.child.id() as i32, rlimit::Resource::FSIZE, limits, None).unwrap();
    };
    let board = Boards::<Game>::built_in().default_board();
    let mut table = Table::sit_down(&server.address, 1).await;
    table.connect(&server.address, None).await;
    while table.acknowledged.len() < 10 {
        assert!(!table.play(Instant::now() + Duration::from_millis(20), &board).await, "the game goes on");
    }
    assert_eq!(answered(&server.address, "GET", "/readyz", "", "").await.0, 200);
    disk(1);
    for number in 0..5 {
        let news = table.news.as_ref().unwrap();
        let (decides, version) = (usize::from(news[0].decides.unwrap()), news[0].version);
        let (ask, cookie) = (format!("/api/v1/tables/{}/ask", table.id), &table.cookies[decides]);
        let answer = legal_answer(&news[decides], &mut table.dice, &board);
        let act = format!(r#"{{"act":{{"key":"full{number}","version":{version},"actions":["{answer}"]}}}}"#);
        let (status, body) = answered(&server.address, "POST", &ask, cookie, &act).await;
        assert!(status == 500 && body.contains("internal"), "{status} {body}");
    }
    let until = Instant::now() + PATIENCE;
    while answered(&server.address, "GET", "/readyz", "", "").await.0 != 503 {
        assert!(Instant::now() < until, "it isn't well");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    disk(rlimit::INFINITY);
    while answered(&server.address, "GET", "/readyz", "", "").await.0 != 200 {
        assert!(Instant::now() < until, "it is well again");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    table.connect(&server.address, None).await;
    while table.acknowledged.len() < 40 {
        assert!(!table.play(Instant::now() + Duration::from_millis(20), &board).await, "the game goes on");
    }
    server.kill();
    let server = Server::start(&[], data.path());
    table.connect(&server.address, None).await;
    assert!(table.play(Instant::now() + PATIENCE, &board).await, "the game comes to its end");
    server.kill();
}
