//! What people say to each other at a table, and the streams that tell what happens there.

use std::time::Duration;

use protocol::{Code, Message, Request, Summary};
use serde_json::{Value, json};

use crate::client::{Client, Running, two};
use crate::player::both;

fn key(text: &str) -> String {
    text.to_owned()
}

#[tokio::test]
async fn players_and_spectators_talk_apart() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.said = 2).await;
    let (id, [mut first, mut second], _) = both(&running, two()).await;
    let (one, other) = (running.guest().await, running.guest().await);
    let (mut watch, mut also) = (one.connect(&id).await, other.connect(&id).await);
    let say = |text: &str| Request::Say { key: key("s"), text: Some(text.to_owned()), phrase: None };
    first.done(&say("good luck")).await;
    let chat = |message: Message| match message {
        Message::Chat(chat) => Some(chat),
        _ => None,
    };
    let heard = second.socket.until(chat).await;
    assert_eq!((heard.text.as_deref(), heard.seat), (Some("good luck"), Some(first.seat)));
    // Under the name that somebody has now, and not the one they came with.
    assert_eq!(one.send("PATCH", "/me", Some(json!({ "name": "Renamed" }))).await.status, 200);
    watch.ask(&Request::Say { key: key("s"), text: None, phrase: Some("hello".to_owned()) }).await;
    let heard = also.until(chat).await;
    assert_eq!((heard.phrase.as_deref(), heard.seat), (Some("hello"), None), "and nothing of the players");
    assert_eq!(heard.name, "Renamed");
    for (text, phrase) in
        [(None, None), (Some(" "), None), (Some("a\u{7}"), None), (Some("a\u{2028}b"), None), (None, Some("boo"))]
    {
        let request = Request::Say { key: key("x"), text: text.map(key), phrase: phrase.map(key) };
        assert_eq!(second.refused(&request).await.code, Code::BadRequest, "{text:?} {phrase:?}");
    }
    let long = say(&"x".repeat(501));
    let code = second.refused(&long).await.code;
    assert!(matches!(code, Code::BadRequest | Code::TooMany));
    let mut refused = 0;
    for _ in 0..20 {
        first.socket.ask(&say("spam")).await;
        let answer = first.socket.until(|message| match message {
            Message::Done { .. } => Some(false),
            Message::Refused { problem, .. } => Some(problem.code == Code::TooMany),
            _ => None,
        });
        refused += usize::from(answer.await);
    }
    assert!(refused >= 10, "{refused}");
    running.stop().await;
}

#[tokio::test]
async fn a_note_is_told_in_all_windows_of_whoever_wrote_it_and_to_nobody_else() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    let mut window = client.connect(&id).await;
    let note = |message: Message| match message {
        Message::Note { text } => Some(text),
        _ => None,
    };
    for text in ["Three red tiles.", "Two red tiles.", ""] {
        let reply = client.send("PUT", &format!("/tables/{id}/note"), Some(json!({ "text": text }))).await;
        assert_eq!(reply.status, 204, "{}", reply.body);
        assert_eq!(window.until(note).await, text);
        assert_eq!(first.socket.until(note).await, text);
    }
    second.socket.ask(&Request::Ping { key: key("p") }).await;
    let heard = second.socket.until(|message| match message {
        Message::Note { text } => Some(Some(text)),
        Message::Done { .. } => Some(None),
        _ => None,
    });
    assert_eq!(heard.await, None, "the other player hears the answer to what they asked, and no note before it");
    running.stop().await;
}

#[tokio::test]
async fn streams_tell_the_same_as_a_socket() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, second], [_, client]) = both(&running, two()).await;
    let mut turns = Stream::open(&client, "/me/turns").await;
    let mut table = Stream::open(&client, &format!("/tables/{id}/stream")).await;
    assert!(table.next().await.get("welcome").is_some());
    assert!(table.next().await.get("news").is_some());
    first.act("end", "1").await;
    assert_eq!(turns.next().await, json!({ "table": id }));
    let told = table.until("news").await;
    assert_eq!(told["news"]["version"], first.news.version);
    assert_eq!(told["news"]["decides"], second.seat);
    let ask = json!({ "act": { "key": "h", "version": first.news.version, "actions": ["end"] } });
    let done: Value = client.post(&format!("/tables/{id}/ask"), ask).await;
    assert_eq!(done, json!({ "version": first.news.version + 1 }));
    assert_eq!(table.until("news").await["news"]["version"], first.news.version + 1);
    let mine: Vec<Summary> = client.get("/me/tables").await;
    assert!(!mine[0].waits_for_me);
    running.stop().await;
}

/// Lines of JSON as they come.
pub struct Stream {
    stream: tokio::net::TcpStream,
    text: String,
}

impl Stream {
    pub async fn open(client: &Client, path: &str) -> Self {
        use tokio::io::AsyncWriteExt;
        let mut stream = tokio::net::TcpStream::connect(client.address).await.expect("a connection");
        let head =
            format!("GET /api/v1{path} HTTP/1.0\r\nhost: {}\r\ncookie: {}\r\n\r\n", client.address, client.cookie);
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        let mut opened = Self { stream, text: String::new() };
        while !opened.text.contains("\r\n\r\n") {
            opened.more().await;
        }
        assert!(opened.text.contains(" 200 "), "{}", opened.text);
        opened.text = opened.text.split_once("\r\n\r\n").expect("a head").1.to_owned();
        opened
    }

    async fn more(&mut self) {
        use tokio::io::AsyncReadExt;
        let mut bytes = [0; 65_536];
        let read = tokio::time::timeout(Duration::from_secs(60), self.stream.read(&mut bytes)).await;
        let read = read.expect("a line in time").expect("a line");
        assert!(read > 0, "the stream has ended: {}", self.text);
        self.text += &String::from_utf8_lossy(&bytes[..read]);
    }

    /// Waits until there is nothing more.
    pub async fn ends(&mut self) {
        use tokio::io::AsyncReadExt;
        let mut rest = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(10), self.stream.read_to_end(&mut rest)).await;
        let _ = read.expect("an end in time");
    }

    async fn next(&mut self) -> Value {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.trim().to_owned(), rest.to_owned());
                self.text = rest;
                if !line.is_empty() {
                    return serde_json::from_str(&line).expect("a line of JSON");
                }
            } else {
                self.more().await;
            }
        }
    }

    async fn until(&mut self, what: &str) -> Value {
        loop {
            let told = self.next().await;
            if told.get(what).is_some() {
                return told;
            }
        }
    }
}

#[tokio::test]
async fn what_is_sent_twice_with_one_key_is_said_once() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, _], [client, _]) = both(&running, two()).await;
    let say = |key: &str| Request::Say { key: key.to_owned(), text: Some("Hello".to_owned()), phrase: None };
    for key in ["s1", "s1", "s2", "", ""] {
        first.done(&say(key)).await;
    }
    let mut again = client.connect(&id).await;
    let Message::Welcome { chat, .. } = again.next().await else { panic!("no welcome") };
    assert_eq!(chat.len(), 4, "{chat:?}");
    running.stop().await;
}

#[tokio::test]
async fn the_stream_of_a_table_says_bye_when_the_server_stops() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, players, [client, _]) = both(&running, two()).await;
    drop(players);
    let stream = tokio::spawn(client.stream(format!("/tables/{id}/stream")));
    while running.metric("pagoda_listeners").await != 1 {
        tokio::task::yield_now().await;
    }
    running.stop().await;
    let told = stream.await.expect("it is answered").body;
    assert!(told.trim_end().ends_with(r#"{"bye":{"retry":1000}}"#), "{told}");
}
