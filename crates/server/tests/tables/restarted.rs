//! What is kept of a table is what it was: whoever starts the server again finds it so.

use std::path::Path;

use protocol::{Code, Message, Request, State, Statistics, Summary, Table};
use serde_json::{Value, json};
use store::{Sqlite, Store};

use crate::client::{Client, Running, two};
use crate::player::{Player, both, news};

/// The same data, served again.
async fn again(running: Running, data: &Path, clients: &mut [Client]) -> Running {
    running.stop().await;
    let running = Running::start(data).await;
    for client in clients {
        client.address = running.address;
    }
    running
}

fn key(text: &str) -> String {
    text.to_owned()
}

#[tokio::test]
async fn a_game_that_is_over_stays_over() {
    let data = tempfile::tempdir().expect("a folder");
    let mut running = Running::start(data.path()).await;
    let (left, mut players, mut clients) = both(&running, two()).await;
    for player in &mut players {
        player.done(&Request::Abandon { key: key("a"), agree: true }).await;
    }
    let host = clients[0].clone();
    let bots = json!({ "game": "yunnan", "seats": [{ "bot": 1 }, { "bot": 1 }, { "bot": 1 }], "public": true });
    let ended = host.make(bots).await.summary.id;
    host.does(&format!("/tables/{ended}/begin"), json!({})).await;
    let mut watch = running.nobody().connect(&ended).await;
    let over = |message| match message {
        Message::Table { table } | Message::Welcome { table, .. } => {
            (table.summary.state == State::Finished).then_some(())
        }
        _ => None,
    };
    watch.until(over).await;
    let mut told: Vec<[String; 3]> = Vec::new();
    for _ in 0..2 {
        let host = &clients[0];
        for (id, state) in [(&left, State::Abandoned), (&ended, State::Finished)] {
            let table: Table = host.get(&format!("/tables/{id}")).await;
            assert_eq!((table.summary.state, table.summary.decides), (state, None));
            assert!(table.seed.is_some() && table.clocks.seats.iter().all(|clock| !clock.runs));
            let _: Statistics = host.get(&format!("/tables/{id}/statistics")).await;
            let record = host.send("GET", &format!("/tables/{id}/record"), None).await;
            assert_eq!(record.status, 200);
            let texts = [table.seed, table.result.map(|result| result.to_string()), Some(record.body)];
            told.push(texts.map(Option::unwrap_or_default));
        }
        let listed: Vec<Summary> = host.get("/tables?state=finished").await;
        assert_eq!(listed.len(), 2);
        running = again(running, data.path(), &mut clients).await;
    }
    assert_eq!(told[..2], told[2..], "nothing has changed");
    let rematch: Table = clients[0].post(&format!("/tables/{left}/rematch"), json!({})).await;
    assert_eq!(rematch.summary.state, State::Open);
    running.stop().await;
}

#[tokio::test]
async fn the_last_answer_of_a_game_is_answered_again_when_it_is_sent_again() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, mut clients) = both(&running, two()).await;
    // Turns in which nobody does anything end a game.
    let mut last = None;
    while let Some(decides) = players.iter().position(|player| player.news.decides == Some(player.seat)) {
        let request = players[decides].request(&players[decides].news.version.to_string(), &["end"]);
        players[decides].act("end", request.key()).await;
        players[1 - decides].hear().await;
        last = Some((decides, request));
    }
    let (decides, request) = last.expect("somebody was last");
    let Request::Act { version, .. } = &request else { panic!("no answer") };
    assert_eq!(players[decides].done(&request).await, version + 1);
    let running = again(running, data.path(), &mut clients).await;
    let asked = serde_json::to_value(&request).expect("a request");
    let done: Value = clients[decides].post(&format!("/tables/{id}/ask"), asked).await;
    assert_eq!(done, json!({ "version": version + 1 }));
    let other = json!({ "act": { "key": "other", "version": version + 1, "actions": ["end"] } });
    assert_eq!(clients[decides].send("POST", &format!("/tables/{id}/ask"), Some(other)).await.code(), Code::NotNow);
    running.stop().await;
}

async fn planned(client: &Client, id: &str) -> Vec<String> {
    let Message::Welcome { plan, .. } = client.connect(id).await.next().await else { panic!("no welcome") };
    plan
}

/// Waits until it is told that nothing is planned any longer.
async fn dropped(player: &mut Player) {
    let none = |message| matches!(message, Message::Plan { actions } if actions.is_empty()).then_some(());
    player.socket.until(none).await;
}

#[tokio::test]
async fn plans_come_back_as_far_as_they_were_not_followed_and_never_once_dropped() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], mut clients) = both(&running, two()).await;
    let plan = |actions: &[&str]| {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        Request::Plan { key: key("p"), actions }
    };
    let leader = first.answers().into_iter().find(|text| text.starts_with("leader")).expect("a leader");
    second.done(&plan(&["end", "end", "end"])).await;
    first.act(&leader, "1").await;
    first.act("end", "2").await;
    first.news = first.socket.until(|message| news(message).filter(|news| news.decides == Some(first.seat))).await;
    let running = again(running, data.path(), &mut clients).await;
    assert_eq!(planned(&clients[1], &id).await, ["end", "end"], "one of them was followed");
    let mut second = Player::sit(&clients[1], &id).await;

    // Whoever resigns plans nothing any longer.
    second.done(&Request::Resign { key: key("r") }).await;
    second.done(&Request::ComeBack { key: key("c") }).await;
    let running = again(running, data.path(), &mut clients).await;
    assert_eq!(planned(&clients[1], &id).await, [""; 0]);
    let (mut first, mut second) = (Player::sit(&clients[0], &id).await, Player::sit(&clients[1], &id).await);

    // Nor does anybody after the game went back.
    second.done(&plan(&["end"])).await;
    let leader = first.answers().into_iter().find(|text| text.starts_with("leader")).expect("a leader");
    first.act(&leader, "3").await;
    let to = 3;
    first.socket.ask(&Request::Undo { key: key("u"), version: first.news.version, to }).await;
    dropped(&mut second).await;
    let running = again(running, data.path(), &mut clients).await;
    assert_eq!(planned(&clients[1], &id).await, [""; 0]);
    running.stop().await;
}

#[tokio::test]
async fn an_account_goes_also_from_a_table_with_which_this_program_cannot_go_on() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, _, mut clients) = both(&running, two()).await;
    running.stop().await;
    let store = Sqlite::open(data.path()).await.expect("a store");
    let table = store.table(&id).await.expect("a row").expect("a table");
    let last = store.entries(table.number, 0).await.expect("entries").len() as i64;
    let entry = r#"{"a":{"s":0,"t":"fly","b":"person"}}"#.to_owned();
    let odd = store::Entry { table: table.number, version: last + 1, at: table.changed, entry };
    store.append(&[odd]).await.expect("kept");
    store.close().await;
    let running = Running::start(data.path()).await;
    clients.iter_mut().for_each(|client| client.address = running.address);
    assert_eq!(clients[0].send("GET", &format!("/tables/{id}"), None).await.status, 409);
    assert_eq!(clients[1].send("DELETE", "/me", None).await.status, 204);
    running.stop().await;
    let store = Sqlite::open(data.path()).await.expect("a store");
    let header = store.table(&id).await.expect("a row").expect("a table").header;
    assert!(header.contains("—"), "{header}");
    assert_eq!(store.users(true, 10).await.expect("users").len(), 1);
    store.close().await;
}
