//! Nobody is told what they may not know.

use protocol::{Message, What};
use serde_json::Value;

use crate::client::{Running, two};
use crate::player::both;

/// Everything that a socket has been told, as text, and the tiles that anybody drew or replaced in it.
fn hidden_tiles(text: &str, own: Option<u8>) -> Vec<Value> {
    let told: Value = serde_json::from_str(text).expect("JSON");
    let mut hidden = Vec::new();
    let steps = told["news"]["steps"].as_array().cloned().unwrap_or_default();
    for event in steps.iter().filter_map(|step| step["what"]["action"]["events"].as_array()).flatten() {
        for kind in ["drawn", "replaced"] {
            let event = &event[kind];
            let whose = event["seat"].as_u64();
            if !event["tiles"].is_null() && whose != own.map(u64::from) {
                hidden.push(event.clone());
            }
        }
    }
    hidden
}

#[tokio::test]
async fn no_message_holds_another_hand_the_bag_or_the_seed() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, clients) = both(&running, two()).await;
    let mut watch = running.nobody().connect(&id).await;
    for number in 0..120 {
        let Some(decides) = players.iter().position(|player| player.news.decides == Some(player.seat)) else { break };
        // Replacing tiles is a secret of who does it.
        let all = players[decides].answers();
        let replace = all.iter().find(|text| text.starts_with("replace")).filter(|_| number % 3 == 0);
        let text = replace.unwrap_or(&all[(number * 7919 + 13) % all.len()]).clone();
        players[decides].act(&text, &number.to_string()).await;
        players[1 - decides].hear().await;
        for (place, player) in players.iter().enumerate() {
            let Some(What::Action { action, .. }) = player.news.steps.first().map(|step| &step.what) else {
                panic!("no action")
            };
            let may = place == decides || !text.starts_with("replace");
            assert_eq!(action.is_some(), may, "{text}");
        }
    }
    let ping = protocol::Request::Ping { key: "end".to_owned() };
    let done = |message| matches!(message, Message::Done { .. }).then_some(());
    watch.ask(&ping).await;
    watch.until(done).await;
    let seats = players.iter().map(|player| (Some(player.seat), &player.socket.heard)).chain([(None, &watch.heard)]);
    let told: Vec<(Option<u8>, &String)> =
        seats.flat_map(|(own, heard)| heard.iter().map(move |text| (own, text))).collect();
    assert!(told.len() > 50, "{}", told.len());
    for (own, text) in &told {
        assert_eq!(hidden_tiles(text, *own), [Value::Null; 0], "{text}");
        let message: Value = serde_json::from_str(text).expect("JSON");
        assert!(!text.contains("\"seed\"") && !text.contains("\"bag\":\""), "{text}");
        if let Some(view) = message.get("news").map(|news| &news["view"]) {
            assert_eq!(view["own"]["seat"].as_u64(), own.map(u64::from), "{text}");
            assert_eq!(view["own"].is_null(), own.is_none());
        }
    }
    // Whoever comes late is told every position as it was told then.
    let spectator = running.nobody();
    for client in clients.iter().chain([&spectator]) {
        let late: Value = client.get(&format!("/tables/{id}/news")).await;
        let own = late["news"]["view"]["own"]["seat"].as_u64().map(|seat| seat as u8);
        let then = |version: &Value| {
            let mut told = told.iter().filter(|(seat, _)| *seat == own);
            told.find_map(|(_, text)| {
                let news = serde_json::from_str::<Value>(text).expect("JSON")["news"].take();
                (news["version"] == *version).then(|| news["view"].clone())
            })
        };
        let steps = late["news"]["steps"].as_array().expect("a list");
        assert!(steps.len() > 50, "{}", steps.len());
        for step in &steps[1..steps.len() - 1] {
            assert_eq!(then(&step["version"]).as_ref(), Some(&step["view"]), "{own:?}: {step}");
        }
        assert!(steps[0]["view"].is_object() && steps[steps.len() - 1]["view"].is_null());
    }
    running.stop().await;
}

#[tokio::test]
async fn who_has_left_a_seat_is_not_told_what_the_next_one_there_may_know() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (host, first, second) = (running.guest().await, running.guest().await, running.guest().await);
    let id = host.make(two()).await.summary.id;
    let _: Value = first.post(&format!("/tables/{id}/join"), serde_json::json!({})).await;
    let mut socket = first.connect(&id).await;
    assert!(matches!(socket.next().await, Message::Welcome { seat: Some(1), .. }));
    first.does(&format!("/tables/{id}/leave"), serde_json::json!({})).await;
    let bye = |message| matches!(message, Message::Bye { retry: 0 }).then_some(());
    socket.until(bye).await;
    let mut socket = first.connect(&id).await;
    assert!(matches!(socket.next().await, Message::Welcome { seat: None, .. }), "who comes back is a spectator");

    let mut waiting = second.connect(&id).await;
    assert!(matches!(waiting.next().await, Message::Welcome { seat: None, .. }));
    let _: Value = second.post(&format!("/tables/{id}/join"), serde_json::json!({})).await;
    waiting.until(bye).await;
    let mut waiting = second.connect(&id).await;
    assert!(matches!(waiting.next().await, Message::Welcome { seat: Some(1), .. }), "who joins comes back to the seat");

    host.does(&format!("/tables/{id}/begin"), Value::Null).await;
    let own = |message| match message {
        Message::News(news) => Some(serde_json::from_str::<Value>(news.view.get()).expect("a view")["own"].take()),
        _ => None,
    };
    assert_eq!(socket.until(own).await, Value::Null);
    assert_eq!(waiting.until(own).await["seat"], 1);
    running.stop().await;
}

#[tokio::test]
async fn the_record_and_the_seed_are_told_when_the_game_is_over() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, [client, _]) = both(&running, two()).await;
    assert_eq!(client.send("GET", &format!("/tables/{id}/record"), None).await.status, 409);
    for player in &mut players {
        player.done(&protocol::Request::Abandon { key: "a".to_owned(), agree: true }).await;
    }
    let record = client.send("GET", &format!("/tables/{id}/record"), None).await;
    assert_eq!(record.status, 200);
    assert!(record.json::<Value>()["seed"].is_string());
    running.stop().await;
}
