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
    let (id, [mut first, _second], [client, other]) = both(&running, two()).await;
    let _: Value = client.post("/me/account", json!({ "account": "Anna", "password": "correct horse" })).await;
    let admin = Admin::open(data.path()).await.expect("the data");
    let users = admin.users(false, 10).await.expect("users");
    assert_eq!(users.iter().map(|user| user.account.as_deref()).collect::<Vec<_>>(), [Some("Anna")]);
    assert_eq!(admin.users(true, 10).await.expect("users").len(), 2);
    let tables = admin.tables(10).await.expect("tables");
    assert_eq!((tables.len(), tables[0].state), (1, State::Running));

    let password = admin.reset_password("anna").await.expect("a password");
    assert_eq!(client.send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    let log_in = json!({ "account": "Anna", "password": password });
    assert_eq!(running.nobody().send("POST", "/log-in", Some(log_in)).await.status, 200);

    admin.close_table(&id).await.expect("it is closed");
    assert_eq!(admin.close_table(&id).await.map_err(|problem| problem.code), Err(Code::NotNow));
    // Whoever is there is told to come back, and finds it closed.
    first.socket.until(|message| matches!(message, Message::Bye { .. }).then_some(())).await;
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
    assert_eq!(ask("/readyz").await.body, "ready\n");
    let metrics = ask("/metrics").await;
    for name in ["pagoda_http_requests_total{status=\"200\"}", "pagoda_entries_total ", "pagoda_connections ", "# EOF"]
    {
        assert!(metrics.body.contains(name), "{name}: {}", metrics.body);
    }
    assert!(metrics.head.contains("x-request-id: "), "{}", metrics.head);
    running.stop().await;
}
