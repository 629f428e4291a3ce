//! Whatever is sent gets an answer that says what is wrong, and nothing else suffers.

use kernel::{Dice, Seed};
use protocol::{Code, Message, Request, Table};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::Message as Frame;

use crate::client::{Client, Running, raw, raw_and_done, two};
use crate::player::{Player, both};

#[tokio::test]
async fn wrong_requests_have_the_right_status_and_code() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let user = running.guest().await;
    let long = "x".repeat(100_000);
    let asked: [(&str, &str, &str, u16, Code); 14] = [
        ("GET", "/nothing", "", 404, Code::NotFound),
        ("GET", "/tables/nothing", "", 404, Code::NotFound),
        ("GET", "/tables/..%2f..%2fetc", "", 404, Code::NotFound),
        ("GET", "/tables/%ff", "", 400, Code::BadRequest),
        ("GET", "/users/%c3%28/games", "", 400, Code::BadRequest),
        ("POST", "/tables/%80/ask", "{}", 400, Code::BadRequest),
        ("GET", "/tables?open=perhaps", "", 400, Code::BadRequest),
        ("GET", "/tables/nothing/news?since=-1", "", 400, Code::BadRequest),
        ("PUT", "/tables", "", 405, Code::MethodNotAllowed),
        ("POST", "/tables", "{", 400, Code::BadRequest),
        ("POST", "/tables", "[1]", 400, Code::BadRequest),
        ("POST", "/tables", "\"\\ud800\"", 400, Code::BadRequest),
        ("POST", "/tables/nothing/ask", "{\"ping\":{\"key\":\"\"}}", 404, Code::NotFound),
        ("POST", "/records", "{\"record\":\"{}\"}", 400, Code::BadRequest),
    ];
    for (method, path, body, status, code) in asked {
        let text = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            running.address,
            user.cookie,
            body.len()
        );
        let reply = raw(running.address, text.as_bytes()).await;
        assert_eq!((reply.status, reply.code()), (status, code), "{method} {path} {body}: {}", reply.body);
    }
    let invalid = [
        b"PATCH /api/v1/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ".as_slice(),
        user.cookie.as_bytes(),
        b"\r\ncontent-length: 4\r\n\r\n\xff\xfe\xfd{",
    ]
    .concat();
    assert_eq!(raw(running.address, &invalid).await.code(), Code::BadRequest);
    let large = json!({ "name": "x".repeat(300_000) });
    assert_eq!(user.send("PATCH", "/me", Some(large)).await.code(), Code::TooLarge);
    let head = raw(running.address, format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes()).await;
    assert!((400..500).contains(&head.status), "{}", head.status);
    assert_eq!(user.send("GET", "/me", None).await.status, 200, "it still answers");
    running.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_can_change_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let user = running.guest().await;
    let body = Some(json!({ "name": "Eve" }));
    for head in ["origin: https://evil.example", "origin: null", "sec-fetch-site: cross-site"] {
        assert_eq!(user.send_with("PATCH", "/me", body.clone(), &[head]).await.code(), Code::OtherOrigin, "{head}");
    }
    let own = format!("origin: http://{}", running.address);
    assert_eq!(user.send_with("PATCH", "/me", body, &[&own]).await.status, 200);
    let id = user.make(two()).await.summary.id;
    let upgrade = [
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        "origin: https://evil.example",
    ];
    assert_eq!(user.send_with("GET", &format!("/tables/{id}/socket"), None, &upgrade).await.code(), Code::OtherOrigin);
    running.stop().await;
}

#[tokio::test]
async fn too_much_of_one_address_is_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| {
        config.limits.requests = 5;
        config.limits.log_ins = 2;
        config.limits.connections_per_address = 10;
    })
    .await;
    let user = running.nobody();
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(user.send("POST", "/me", None).await.status);
    }
    assert!(codes[..8].iter().all(|status| *status == 200) && codes.ends_with(&[429]), "{codes:?}");
    let mut held = Vec::new();
    for _ in 0..10 {
        held.push(tokio::net::TcpStream::connect(running.address).await.expect("a connection"));
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let refused = raw(running.address, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert_eq!((refused.status, refused.code()), (429, Code::TooMany));
    drop(held);
    running.stop().await;
}

#[tokio::test]
async fn who_sends_pings_without_end_is_cut_off() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.messages = 1).await;
    let id = running.guest().await.make(two()).await.summary.id;
    let mut socket = running.nobody().connect(&id).await;
    for _ in 0..8 {
        socket.send(Frame::Ping("x".repeat(125).into())).await;
    }
    assert_eq!(socket.closed().await, Some(1008));
    running.stop().await;
}

#[tokio::test]
async fn a_body_that_is_broken_isn_t_called_too_large() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let head = "POST /api/v1/log-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n";
    let reply = raw(running.address, format!("{head}zz\r\n{{}}\r\n0\r\n\r\n").as_bytes()).await;
    assert_eq!((reply.status, reply.code()), (400, Code::BadRequest));
    running.stop().await;
}

#[tokio::test]
async fn an_account_is_guessed_at_as_seldom_from_many_addresses_as_from_one() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| {
        config.limits.log_ins = 2;
        config.behind_proxy = true;
    })
    .await;
    let mut codes = Vec::new();
    for number in 0..9 {
        let from = format!("x-forwarded-for: 10.0.0.{number}");
        let guess = json!({ "account": if number % 2 == 0 { "Anna" } else { "anna" }, "password": "perhaps" });
        codes.push(running.nobody().send_with("POST", "/log-in", Some(guess), &[&from]).await.code());
    }
    assert_eq!(codes[..8], [Code::WrongPassword; 8]);
    assert_eq!(codes[8], Code::TooMany);
    let other = json!({ "account": "Bo", "password": "perhaps" });
    let reply = running.nobody().send_with("POST", "/log-in", Some(other), &["x-forwarded-for: 10.0.1.1"]).await;
    assert_eq!(reply.code(), Code::WrongPassword);
    running.stop().await;
}

/// Texts that are almost requests, and ones that aren't at all.
fn spoiled(dice: &mut Dice, good: &str) -> String {
    let mut bytes = good.as_bytes().to_vec();
    for _ in 0..=dice.below(4) {
        let place = dice.below(bytes.len().max(1) as u32) as usize;
        match dice.below(4) {
            0 if !bytes.is_empty() => drop(bytes.remove(place)),
            1 => bytes.insert(place, b"{}[]\",:0-9eE\\\xc3"[dice.below(14) as usize]),
            2 if !bytes.is_empty() => bytes[place] = dice.below(256) as u8,
            _ => bytes.truncate(place),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn no_frame_breaks_a_table() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.messages = 10_000).await;
    let (id, [mut first, mut second], _) = both(&running, two()).await;
    let mut dice = Dice::for_players(Seed::of_series(7, 0));
    let version = first.news.version;
    let good = [
        serde_json::to_string(&first.request("k", &["end"])).expect("JSON"),
        r#"{"undo":{"key":"u","version":1,"to":0}}"#.to_owned(),
        r#"{"say":{"key":"s","text":"hello"}}"#.to_owned(),
        r#"{"plan":{"key":"p","actions":["end"]}}"#.to_owned(),
        r#"{"act":{"key":"a","version":18446744073709551615,"actions":[]}}"#.to_owned(),
        r#"{"act":{"key":"a","version":-1,"actions":["end"]}}"#.to_owned(),
    ];
    for number in 0..600 {
        // Nothing that could be carried out: it is the other's turn.
        let text = spoiled(&mut dice, &good[number % good.len()]);
        if serde_json::from_str::<Request>(&text).is_ok_and(|request| !matches!(request, Request::Act { .. })) {
            continue;
        }
        second.socket.send(Frame::Text(text.clone().into())).await;
        let answer = second.socket.until(|message| match message {
            Message::Refused { problem, .. } => Some(problem.code),
            Message::Done { .. } => Some(Code::Internal),
            _ => None,
        });
        let code = answer.await;
        assert!(!matches!(code, Code::Internal), "{text}");
    }
    second.socket.send(Frame::Binary(vec![0, 159, 146, 150].into())).await;
    second.socket.send(Frame::Ping(vec![1; 100].into())).await;
    first.act("end", "on it goes").await;
    assert_eq!(first.news.version, version + 1);

    // Whoever sends too much at once is cut off, and nobody else.
    second.socket.send(Frame::Text("x".repeat(100_000).into())).await;
    assert_eq!(second.socket.closed().await, Some(1009));
    let table: Table = running.nobody().get(&format!("/tables/{id}")).await;
    assert_eq!(table.version, version + 1);
    running.stop().await;
}

#[tokio::test]
async fn nobody_answers_for_another_seat() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [first, _], _) = both(&running, two()).await;
    let stranger = running.guest().await;
    let mut socket = stranger.connect(&id).await;
    let code = |message: Message| match message {
        Message::Refused { problem, .. } => Some(problem.code),
        _ => None,
    };
    socket.ask(&first.request("k", &["end"])).await;
    assert_eq!(socket.until(code).await, Code::Forbidden);
    let mut nobody = running.nobody().connect(&id).await;
    nobody.ask(&first.request("k", &["end"])).await;
    assert_eq!(nobody.until(code).await, Code::NotLoggedIn);
    assert_eq!(running.nobody().connect_since("nothing", "").await.err(), Some(404));
    running.stop().await;
}

#[tokio::test]
async fn someone_slow_is_cut_off_and_hears_everything_on_coming_back() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, _) = both(&running, two()).await;
    // This one never reads.
    let slow = running.nobody().connect(&id).await;
    for number in 0..200 {
        let Some(decides) = players.iter().position(|player| player.news.decides == Some(player.seat)) else { break };
        let text = players[decides].answer(number * 7919).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        players[1 - decides].hear().await;
    }
    drop(slow);
    let Player { news, .. } = &players[0];
    let told: Value = running.nobody().get(&format!("/tables/{id}/news")).await;
    assert_eq!(told["news"]["version"], news.version);
    assert_eq!(told["news"]["steps"].as_array().map(Vec::len), Some(news.version as usize));
    running.stop().await;
}

/// A WebSocket without a client that would refuse to send what is wrong.
async fn bare_socket(running: &Running, id: &str) -> tokio::net::TcpStream {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(running.address).await.expect("a connection");
    let head = format!(
        "GET /api/v1/tables/{id}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("it is sent");
    let mut answer = Vec::new();
    while !answer.windows(4).any(|part| part == b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"));
    stream
}

#[tokio::test]
async fn text_that_is_no_text_closes_a_socket_with_its_code() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let id = running.guest().await.make(two()).await.summary.id;
    let mut stream = bare_socket(&running, &id).await;
    // A text of two bytes, without a mask that changes it.
    stream.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.expect("it is sent");
    let mut all = Vec::new();
    let read = tokio::time::timeout(std::time::Duration::from_secs(10), stream.read_to_end(&mut all)).await;
    let _ = read.expect("it is closed");
    let close = 1007_u16.to_be_bytes();
    assert!(all.windows(2).any(|part| part == close), "{all:?}");
    running.stop().await;
}

#[tokio::test]
async fn who_goes_before_a_socket_has_come_about_is_not_counted_as_there() {
    use tokio::io::AsyncWriteExt;
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let id = running.guest().await.make(two()).await.summary.id;
    for _ in 0..50 {
        let mut stream = tokio::net::TcpStream::connect(running.address).await.expect("a connection");
        let head = format!(
            "GET /api/v1/tables/{id}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let _ = stream.write_all(head.as_bytes()).await;
        drop(stream);
    }
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while running.metric("pagoda_listeners ").await > 0 {
        assert!(std::time::Instant::now() < until, "nobody is there");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    running.stop().await;
}

#[tokio::test]
async fn no_request_breaks_the_server() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, _players, [client, _]) = both(&running, two()).await;
    let mut dice = Dice::for_players(Seed::of_series(11, 0));
    let paths = ["/tables", "/tables/ID/ask", "/tables/ID/join", "/tables/ID/news?since=1", "/records", "/me/tokens"];
    let bodies = [
        r#"{"game":"yellow-yangtze","seats":["me",{"bot":1}],"speed":{"pace":"live","seconds":60}}"#,
        r#"{"act":{"key":"k","version":1,"actions":["end"]}}"#,
        r#"{"seat":1,"nonce":"n"}"#,
        r#"{"record":"{}"}"#,
        r#"{"name":"x","scopes":["read"]}"#,
    ];
    for number in 0..600 {
        let path = paths[number % paths.len()].replace("ID", &id);
        let good = bodies[dice.below(bodies.len() as u32) as usize];
        let body = spoiled(&mut dice, good);
        let method = ["POST", "PUT", "PATCH", "GET", "DELETE"][dice.below(5) as usize];
        let length = if dice.below(8) == 0 { dice.below(200) as usize } else { body.len() };
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {}\r\ncontent-length: {}\r\n",
            client.cookie,
            length.min(body.len())
        );
        // Now and then the head is spoiled too.
        let head = if dice.below(3) == 0 { spoiled(&mut dice, &head) } else { head };
        let reply = raw_and_done(running.address, format!("{head}\r\n{body}").as_bytes()).await;
        // Outside the API there is the app, which this server hasn't.
        let app = reply.status == 503 && reply.body.contains("<!doctype html>");
        assert!(reply.status < 500 || app, "{head}{body}: {} {}", reply.status, reply.body);
    }
    assert_eq!(running.ask("/readyz").await.status, 200);
    assert_eq!(client.send("GET", "/me", None).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn what_is_nowhere_under_the_api_is_no_page() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    for path in ["/api/v1/", "/api/v1/nothing", "/api/v2/me", "/api/"] {
        let reply = running.ask(path).await;
        assert_eq!((reply.status, reply.code()), (404, Code::NotFound), "{path}");
    }
    assert_eq!(running.ask("/api").await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn what_says_that_it_is_too_large_is_refused_before_it_comes() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let guest = running.guest().await;
    let cookie = &guest.cookie;
    let text = format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-length: 99999999999\r\n\r\n"
    );
    let reply = raw(running.address, text.as_bytes()).await;
    assert_eq!((reply.status, reply.code()), (413, Code::TooLarge));
    running.stop().await;
}

#[tokio::test]
async fn an_unknown_question_is_refused_where_something_stays_open_too() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let guest = running.guest().await;
    let id = guest.make(two()).await.summary.id;
    let reply = guest.send("GET", &format!("/tables/{id}/stream?sinc=3"), None).await;
    assert_eq!((reply.status, reply.code()), (400, Code::BadRequest));
    assert_eq!(guest.connect_since(&id, "?sinc=3").await.err(), Some(400));
    running.stop().await;
}

#[tokio::test]
async fn what_cannot_be_read_counts_as_much_as_what_can() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.messages = 1).await;
    let (id, _, [client, _]) = both(&running, two()).await;
    for frame in [Frame::Text("{\"x\"".into()), Frame::Binary(vec![1, 2].into())] {
        let mut socket = client.connect(&id).await;
        let mut refused = Vec::new();
        for _ in 0..8 {
            socket.send(frame.clone()).await;
            refused.push(
                socket
                    .until(|message| match message {
                        Message::Refused { problem, .. } => Some(problem.code),
                        _ => None,
                    })
                    .await,
            );
        }
        assert_eq!(refused.last(), Some(&Code::TooMany), "{refused:?}");
    }
    running.stop().await;
}

/// A table with a board of its own, and much to say about it.
fn own_board() -> Value {
    let board = include_str!("../../../../boards/warring-states.toml").replace("\"warring-states\"", "\"mine\"");
    let board = format!("{board}\n# {}\n", "x".repeat(20_000));
    json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "public": true, "board_file": board })
}

#[tokio::test]
async fn a_board_of_its_own_is_kept_with_a_table_and_told_to_those_who_come() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let host = running.guest().await;
    let id = host.make(own_board()).await.summary.id;
    running.stop().await;
    let running = Running::start(data.path()).await;
    let host = Client { address: running.address, ..host };
    let list: Value = host.get("/tables").await;
    assert_eq!(list[0]["board"], "mine");
    assert!(list[0].get("board_file").is_none());
    let table: Table = host.get(&format!("/tables/{id}")).await;
    assert_eq!(table.board_file.as_deref(), own_board()["board_file"].as_str());
    let guest = running.guest().await;
    let _: Value = guest.post(&format!("/tables/{id}/join"), json!({})).await;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    let mut socket = guest.connect(&id).await;
    let told = socket.until(|message| match message {
        Message::Welcome { table, .. } => Some(table.board_file),
        _ => None,
    });
    assert_eq!(told.await.as_deref(), own_board()["board_file"].as_str());
    running.stop().await;
}

#[tokio::test]
async fn long_histories_are_refused_where_too_much_is_on_its_way() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.underway = 1).await;
    let host = running.guest().await;
    let bot = json!({ "bot": 1 });
    let id = host.make(json!({ "game": "yunnan", "seats": ["me", bot, bot] })).await.summary.id;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    let news = format!("/tables/{id}/news");
    assert_eq!(host.send("GET", &news, None).await.status, 200, "it is short yet");
    let _: Value = host.post(&format!("/tables/{id}/ask"), json!({ "resign": { "key": "r" } })).await;
    let mut table = Value::Null;
    for _ in 0..600 {
        table = host.get(&format!("/tables/{id}")).await;
        if table["state"] == "finished" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(table["state"], "finished");
    assert_eq!(host.send("GET", &news, None).await.code(), Code::TooMany);
    let large = host.send("POST", "/tables", Some(own_board())).await;
    assert_eq!(large.code(), Code::TooMany, "whatever is long counts");
    assert_eq!(host.connect_since(&id, "").await.err(), Some(429));
    let all_but_the_last = format!("?since={}", table["version"].as_u64().unwrap_or(0) - 1);
    assert!(host.connect_since(&id, &all_but_the_last).await.is_ok(), "what is short always arrives");
    running.stop().await;
}
