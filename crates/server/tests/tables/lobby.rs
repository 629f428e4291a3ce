//! Making tables, finding them, joining, leaving, beginning, and once more.

use protocol::{Code, Sitting, State, Summary, Table};
use serde_json::{Value, json};

use crate::client::{Running, two};
use crate::player::both;

#[tokio::test]
async fn public_tables_are_found_and_others_only_by_their_address() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (host, other) = (running.guest().await, running.guest().await);
    let open = host.make(two()).await.summary.id;
    let hidden = host.make(json!({ "game": "yellow-yangtze", "seats": ["me", "open"] })).await.summary.id;
    let bots = json!({ "game": "yunnan", "seats": ["me", { "bot": 3 }, { "bot": 4 }], "public": true,
                       "speed": { "pace": "move", "seconds": 172_800 } });
    let slow = host.make(bots).await.summary.id;
    let ids = async |query: &str| -> Vec<String> {
        let tables: Vec<Summary> = other.get(&format!("/tables{query}")).await;
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids("").await, [slow.clone(), open.clone()]);
    assert_eq!(ids("?game=yunnan").await, std::slice::from_ref(&slow));
    assert_eq!(ids("?open=true").await, std::slice::from_ref(&open));
    assert_eq!(ids("?speed=move").await, [slow]);
    assert_eq!(ids("?state=running").await, [""; 0]);
    assert_eq!(other.send("GET", "/tables?colour=red", None).await.status, 400);
    let found: Table = other.get(&format!("/tables/{hidden}")).await;
    assert_eq!(found.summary.state, State::Open);
    let mine: Vec<Summary> = host.get("/me/tables").await;
    assert_eq!(mine.len(), 3);
    running.stop().await;
}

#[tokio::test]
async fn seats_are_taken_and_given_up_until_the_game_begins() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (host, guest, late) = (running.guest().await, running.guest().await, running.guest().await);
    let id = host.make(two()).await.summary.id;
    let begin = format!("/tables/{id}/begin");
    assert_eq!(host.send("POST", &begin, None).await.code(), Code::NotNow, "a seat is empty");
    let join = format!("/tables/{id}/join");
    assert_eq!(guest.send("POST", &join, Some(json!({ "seat": 0 }))).await.code(), Code::Taken);
    assert_eq!(guest.send("POST", &join, Some(json!({ "seat": 9 }))).await.code(), Code::BadRequest);
    let joined: Value = guest.post(&join, json!({})).await;
    assert_eq!(joined, json!({ "seat": 1 }));
    let again: Value = guest.post(&join, json!({ "nonce": "chance" })).await;
    assert_eq!(again, joined, "who asks twice has one seat");
    let same: Value = guest.post(&join, json!({})).await;
    assert_eq!(same, joined);
    assert_eq!(guest.send("POST", &join, Some(json!({ "nonce": "x".repeat(500) }))).await.code(), Code::BadRequest);
    let told: Table = late.get(&format!("/tables/{id}")).await;
    assert_eq!(told.nonces, ["", "chance"], "what was added to chance stays until something else is");
    assert_eq!(late.send("POST", &join, None).await.code(), Code::Taken);
    assert_eq!(guest.send("POST", &begin, None).await.code(), Code::Forbidden, "only the host begins");
    let leave = format!("/tables/{id}/leave");
    assert_eq!(late.send("POST", &leave, Some(json!({ "seat": 1 }))).await.code(), Code::Forbidden);
    guest.does(&leave, json!({})).await;
    let _: Value = late.post(&join, json!({})).await;
    host.does(&leave, json!({ "seat": 1 })).await;
    let _: Value = guest.post(&join, json!({})).await;
    host.does(&begin, json!({})).await;
    for path in [&join, &leave, &begin] {
        assert_eq!(late.send("POST", path, None).await.code(), Code::NotNow, "{path}");
    }
    assert_eq!(host.send("DELETE", &format!("/tables/{id}"), None).await.code(), Code::NotNow);

    let other = host.make(two()).await.summary.id;
    assert_eq!(guest.send("DELETE", &format!("/tables/{other}"), None).await.code(), Code::Forbidden);
    assert_eq!(host.send("DELETE", &format!("/tables/{other}"), None).await.status, 204);
    assert_eq!(host.send("GET", &format!("/tables/{other}"), None).await.code(), Code::NotFound);
    running.stop().await;
}

#[tokio::test]
async fn only_who_is_invited_takes_the_seat() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (host, friend, stranger) = (running.guest().await, running.guest().await, running.guest().await);
    let account = json!({ "account": "Friend", "password": "correct horse" });
    let _: Value = friend.post("/me/account", account).await;
    let wanted = json!({ "game": "yellow-yangtze", "seats": ["me", { "invited": "friend" }] });
    let id = host.make(wanted).await.summary.id;
    let join = format!("/tables/{id}/join");
    assert_eq!(stranger.send("POST", &join, None).await.code(), Code::Taken);
    let mine: Vec<Summary> = friend.get("/me/tables").await;
    assert_eq!(mine.iter().map(|table| &table.id).collect::<Vec<_>>(), [&id], "who is invited finds the table");
    // An invitation can be declined; then anybody may come.
    assert_eq!(
        stranger.send("POST", &format!("/tables/{id}/leave"), Some(json!({ "seat": 1 }))).await.code(),
        Code::Forbidden
    );
    friend.does(&format!("/tables/{id}/leave"), json!({})).await;
    let mine: Vec<Summary> = friend.get("/me/tables").await;
    assert_eq!(mine, []);
    let _: Value = stranger.post(&join, json!({})).await;
    let twice = json!({ "game": "yunnan", "seats": ["me", { "invited": "friend" }, { "invited": "friend" }] });
    assert_eq!(host.send("POST", "/tables", Some(twice)).await.code(), Code::BadRequest);
    let oneself = json!({ "game": "yellow-yangtze", "seats": ["me", { "invited": "friend" }] });
    assert_eq!(friend.send("POST", "/tables", Some(oneself)).await.code(), Code::BadRequest);
    let nobody = json!({ "game": "yellow-yangtze", "seats": ["me", { "invited": "nobody" }] });
    assert_eq!(host.send("POST", "/tables", Some(nobody)).await.code(), Code::NotFound);
    running.stop().await;
}

#[tokio::test]
async fn impossible_tables_are_refused_with_the_reason() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let host = running.guest().await;
    let wrong = [
        (json!({ "game": "chess", "seats": ["me"] }), "no such game"),
        (json!({ "game": "yunnan", "seats": ["me", "open"] }), "players"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "me"] }), "nobody has two"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", { "bot": 6 }] }), "levels from 1 to 5"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "board": "moon" }), "no such board"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "board_file": "= 1" }), "board file"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "options": { "x": 1 } }), "options"),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "colour": 1 }), "unknown field"),
        (
            json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "speed": { "pace": "live", "seconds": 0 } }),
            "speed",
        ),
        (json!({ "game": "yellow-yangtze", "seats": ["me", "open"], "nonce": "early" }), "unknown field"),
        (json!({ "seats": [] }), "missing field"),
    ];
    for (body, why) in wrong {
        let reply = host.send("POST", "/tables", Some(body.clone())).await;
        assert_eq!(reply.status, 400, "{body}: {}", reply.body);
        assert!(reply.body.contains(why), "{body}: {}", reply.body);
    }
    let mine: Vec<Summary> = host.get("/me/tables").await;
    assert_eq!(mine, []);
    running.stop().await;
}

#[tokio::test]
async fn after_the_game_the_same_players_meet_again_one_seat_further() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, [host, guest]) = both(&running, two()).await;
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(host.send("POST", &rematch, None).await.code(), Code::NotNow);
    for player in &mut players {
        let abandon = protocol::Request::Abandon { key: "a".to_owned(), agree: true };
        player.done(&abandon).await;
    }
    let over: Table = host.get(&format!("/tables/{id}")).await;
    assert_eq!((over.summary.state, over.result.is_none()), (State::Abandoned, true));
    let again: Table = host.post(&rematch, json!({})).await;
    let same: Table = guest.post(&rematch, json!({})).await;
    assert_eq!(again.summary.id, same.summary.id, "there is one table for both");
    assert_ne!(again.commitment, over.commitment, "another deal");
    // If it is removed, there can be another one.
    assert_eq!(host.send("DELETE", &format!("/tables/{}", again.summary.id), None).await.status, 204);
    let removed = again.summary.id;
    let again: Table = host.post(&rematch, json!({})).await;
    assert_ne!(again.summary.id, removed);
    let people = |table: &Table| {
        table
            .summary
            .seats
            .iter()
            .map(|seat| match &seat.sitting {
                Sitting::Person { user, .. } => user.clone(),
                Sitting::Invited { user, .. } => Some(user.clone()),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    let mut before = people(&over);
    before.rotate_right(1);
    assert_eq!(people(&again), before);
    let stranger = running.guest().await;
    assert_eq!(stranger.send("POST", &rematch, None).await.code(), Code::Forbidden);
    assert_eq!(again.nonces, ["", ""], "nobody knew the commitment yet");
    for (client, nonce) in [(&host, "h"), (&guest, "g")] {
        let _: Value = client.post(&format!("/tables/{}/join", again.summary.id), json!({ "nonce": nonce })).await;
    }
    let told: Table = stranger.get(&format!("/tables/{}", again.summary.id)).await;
    let mut nonces = told.nonces;
    nonces.sort();
    assert_eq!(nonces, ["g", "h"]);
    running.stop().await;
}

#[tokio::test]
async fn pages_of_tables_have_no_gaps_and_nothing_twice() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.tables = 500).await;
    let host = running.guest().await;
    let mut made = Vec::new();
    for _ in 0..230 {
        made.push(host.make(two()).await.summary.id);
    }
    made.reverse();
    let mut listed: Vec<String> = Vec::new();
    loop {
        let before = listed.last().map_or_else(String::new, |id| format!("?before={id}"));
        let page: Vec<Summary> = host.get(&format!("/tables{before}")).await;
        // What changes meanwhile stays where it is.
        for table in page.iter().step_by(17) {
            let _: Value = host.post(&format!("/tables/{}/join", table.id), json!({ "nonce": "n" })).await;
        }
        if page.is_empty() {
            break;
        }
        listed.extend(page.into_iter().map(|table| table.id));
    }
    assert_eq!(listed, made);
    let mine: Vec<Summary> = host.get(&format!("/me/tables?before={}", made[199])).await;
    assert_eq!(mine.into_iter().map(|table| table.id).collect::<Vec<_>>(), made[200..]);
    assert_eq!(host.send("GET", "/tables?before=nothing", None).await.code(), Code::NotFound);
    assert_eq!(host.send("GET", "/tables?speed=bogus", None).await.code(), Code::BadRequest);
    running.stop().await;
}

#[tokio::test]
async fn a_host_has_only_so_many_tables_that_are_not_over() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.tables = 3).await;
    let (host, other) = (running.guest().await, running.guest().await);
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(host.make(two()).await.summary.id);
    }
    assert_eq!(host.send("POST", "/tables", Some(two())).await.code(), Code::TooMany);
    // Where somebody else is the host doesn't count.
    let _: Value = other.post(&format!("/tables/{}/join", ids[0]), json!({})).await;
    for _ in 0..3 {
        other.make(two()).await;
    }
    host.does(&format!("/tables/{}/begin", ids[0]), json!({})).await;
    assert_eq!(host.send("POST", "/tables", Some(two())).await.code(), Code::TooMany, "one that is played at counts");
    assert_eq!(host.send("DELETE", &format!("/tables/{}", ids[1]), None).await.status, 204);
    let body = Some(two());
    let (one, two) = tokio::join!(host.send("POST", "/tables", body.clone()), host.send("POST", "/tables", body));
    assert_eq!(one.status.min(two.status), 201);
    assert_eq!(one.status.max(two.status), 429, "not even at once");
    running.stop().await;
}
