//! Whoever runs a server looks after its data, also while it runs.

use protocol::{Code, Message, State, Table};
use serde_json::{Value, json};
use server::Admin;

use crate::client::{Running, two};
use crate::player::both;

#[tokio::test]
async fn a_running_server_notices_what_its_admin_does() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, other]) = both(&running, two()).await;
    let _: Value = client.post("/me/account", json!({ "account": "Anna", "password": "correct horse" })).await;
    let admin = Admin::open(data.path()).await.expect("the data");
    let users = admin.users(false, 10).await.expect("users");
    assert_eq!(users.iter().map(|user| user.account.as_deref()).collect::<Vec<_>>(), [Some("Anna")]);
    assert_eq!(admin.users(true, 10).await.expect("users").len(), 2);
    let tables = admin.tables(10).await.expect("tables");
    assert_eq!((tables.len(), tables[0].state), (1, State::Running));

    let password = admin.reset_password("anna").await.expect("a password");
    assert_eq!(client.send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    assert_eq!(first.socket.closed().await, Some(1008), "what was open has ended with the log-in");
    let log_in = json!({ "account": "Anna", "password": password });
    assert_eq!(running.nobody().send("POST", "/log-in", Some(log_in)).await.status, 200);

    admin.close_table(&id).await.expect("it is closed");
    assert_eq!(admin.close_table(&id).await.map_err(|problem| problem.code), Err(Code::NotNow));
    // Whoever is there is told to come back, and finds it closed.
    second.socket.until(|message| matches!(message, Message::Bye { .. }).then_some(())).await;
    let table: Table = other.get(&format!("/tables/{id}")).await;
    assert_eq!(table.summary.state, State::Abandoned);

    admin.remove_user("anna").await.expect("they are removed");
    assert!(admin.users(false, 10).await.expect("users").is_empty());
    assert_eq!(admin.remove_user("anna").await.map_err(|problem| problem.code), Err(Code::NotFound));
    running.stop().await;
}

#[tokio::test]
async fn a_copy_made_while_it_runs_can_be_served() {
    let data = tempfile::tempdir().expect("a folder");
    let (folder, copy, restored) = (data.path().join("data"), data.path().join("copy"), data.path().join("restored"));
    let running = Running::start(&folder).await;
    let (id, [mut first, _], [client, _]) = both(&running, two()).await;
    first.act("end", "1").await;
    Admin::open(&folder).await.expect("the data").back_up(&copy).await.expect("a copy");
    running.stop().await;
    server::restore(&copy, &restored).await.expect("the data");
    assert!(server::restore(&copy, &restored).await.is_err(), "nothing is overwritten");
    let running = Running::start(&restored).await;
    let client = crate::client::Client { address: running.address, ..client };
    let table: Table = client.get(&format!("/tables/{id}")).await;
    assert!(table.version >= first.news.version && table.summary.state == State::Running);
    running.stop().await;
    assert!(Admin::open(&data.path().join("nothing")).await.is_err());
}

#[tokio::test]
async fn it_says_how_it_is() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let ask = async |path: &str| {
        let text = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        crate::client::raw(running.address, text.as_bytes()).await
    };
    assert_eq!(ask("/healthz").await.status, 200);
    running.is_ready().await;
    assert_eq!(ask("/readyz").await.body, "ready\n");
    let metrics = ask("/metrics").await;
    for name in ["pagoda_http_requests_total{status=\"200\"}", "pagoda_entries_total ", "pagoda_connections ", "# EOF"]
    {
        assert!(metrics.body.contains(name), "{name}: {}", metrics.body);
    }
    assert!(metrics.head.contains("x-request-id: "), "{}", metrics.head);
    running.stop().await;
}

#[tokio::test]
async fn one_server_uses_the_data() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), data.path());
    let error = server::Server::bind(config.clone()).await.err().expect("the data are used");
    assert!(error.to_string().contains("another server uses these data"), "{error}");
    Admin::open(data.path()).await.expect("whoever looks after them may");
    running.stop().await;
    server::Server::bind(config).await.expect("they are free again");
}

#[tokio::test]
async fn a_bot_plays_on_by_itself_for_somebody_whom_the_admin_removes() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [first, _second], [client, other]) = both(&running, two()).await;
    let _: Value = client.post("/me/account", json!({ "account": "Anna", "password": "correct horse" })).await;
    let admin = Admin::open(data.path()).await.expect("the data");
    admin.remove_user("anna").await.expect("they are removed");
    let mut socket = first.socket;
    assert!(socket.closed().await.is_some(), "whoever was there isn't any longer");
    // Nobody has to come for it.
    let until = std::time::Instant::now() + std::time::Duration::from_secs(30);
    loop {
        // Each time as if for the first time: nobody else changes what it has looked at.
        let admin = Admin::open(data.path()).await.expect("the data");
        if admin.tables(1).await.expect("tables")[0].decides != Some(first.seat) {
            break;
        }
        assert!(std::time::Instant::now() < until, "the bot answers");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let table: Table = other.get(&format!("/tables/{id}")).await;
    assert_eq!(table.summary.seats[usize::from(first.seat)].stand_in, Some(3));
    running.stop().await;
}

#[tokio::test]
async fn every_game_is_taken_up_before_the_server_says_that_it_is_ready() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    running.is_ready().await;
    let (host, guest) = (running.guest().await, running.guest().await);
    let mut ids = Vec::new();
    for _ in 0..60 {
        let id = host.make(two()).await.summary.id;
        let _: Value = guest.post(&format!("/tables/{id}/join"), json!({})).await;
        host.does(&format!("/tables/{id}/begin"), json!({})).await;
        ids.push(id);
    }
    running.stop().await;
    let running = Running::start(data.path()).await;
    running.is_ready().await;
    assert_eq!(running.metric("pagoda_tables ").await, 60);
    for id in ids {
        let news = running.nobody().send("GET", &format!("/tables/{id}/news"), None).await.body;
        assert_eq!(news.matches("\"away\"").count(), 1, "{news}");
    }
    running.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_those_whom_it_names_are_counted() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| {
        config.behind_proxy = true;
        config.limits.connections_per_address = 3;
        config.limits.messages = 2;
    })
    .await;
    let id = running.guest().await.make(two()).await.summary.id;
    let nobody = running.nobody();
    let from = async |address: &str| nobody.connect_with(&id, "", &[("x-forwarded-for", address)]).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(from("9.9.9.9, 1.2.3.4").await.expect("a place"));
    }
    assert_eq!(from("8.8.8.8, 1.2.3.4").await.err(), Some(429), "however they call themselves");
    let mut other = from("1.2.3.4, 5.6.7.8").await.expect("a place of their own");
    // What spectators say is counted by whom the proxy names, too.
    let ping = protocol::Request::Ping { key: "p".to_owned() };
    for number in 0..9 {
        held[number % 3].ask(&ping).await;
    }
    let mut refused = 0;
    for number in 0..9 {
        refused += held[number % 3]
            .until(|message| match message {
                Message::Done { .. } => Some(0),
                Message::Refused { problem, .. } => Some(usize::from(problem.code == Code::TooMany)),
                _ => None,
            })
            .await;
    }
    assert!(refused >= 1, "{refused}");
    other.ask(&ping).await;
    other.until(|message| matches!(message, Message::Done { .. }).then_some(())).await;
    drop(held);
    running.stop().await;
}

#[tokio::test]
async fn a_table_at_which_much_goes_on_can_be_closed_too() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let admin = Admin::open(data.path()).await.expect("the data");
    for _ in 0..3 {
        let host = running.guest().await;
        let busy = json!({ "game": "yellow-yangtze", "seats": ["me", { "bot": 1 }] });
        let id = host.make(busy).await.summary.id;
        host.does(&format!("/tables/{id}/begin"), json!({})).await;
        let _: Value = host.post(&format!("/tables/{id}/ask"), json!({ "resign": { "key": "r" } })).await;
        let me: protocol::Me = host.get("/me").await;
        // Bots answer as fast as they can meanwhile.
        let closed = admin.close_table(&id).await.map_err(|problem| problem.code);
        assert!(matches!(closed, Ok(()) | Err(Code::NotNow)), "{closed:?}");
        admin.remove_user(&me.id).await.expect("they are removed");
    }
    running.stop().await;
}
