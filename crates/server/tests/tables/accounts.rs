//! Guests, accounts, log-ins and tokens.

use protocol::{Claimed, Code, LogInInfo, Me, Summary, Token, TokenInfo};
use serde_json::{Value, json};

use crate::client::{Client, Running, two};
use crate::player::both;

fn with_token(client: &Client, token: &str) -> (Client, String) {
    (Client { cookie: String::new(), ..client.clone() }, format!("authorization: Bearer {token}"))
}

#[tokio::test]
async fn the_first_visit_makes_a_guest_with_a_name_that_can_be_changed() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let reply = running.nobody().send("POST", "/me", None).await;
    let cookie = reply.head.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let guest = Client { cookie: reply.cookie.clone().expect("a cookie"), ..running.nobody() };
    let me: Me = guest.get("/me").await;
    assert_eq!(me.account, None);
    assert!(!me.name.is_empty());
    let again = guest.send("POST", "/me", None).await;
    assert_eq!((again.json::<Me>(), again.cookie), (me.clone(), None), "who is known stays who they are");
    let named: Me = {
        let reply = guest.send("PATCH", "/me", Some(json!({ "name": " Ānna 安 " }))).await;
        reply.json()
    };
    assert_eq!((named.id, &*named.name), (me.id, "Ānna 安"));
    for name in ["", "   ", &"x".repeat(33), "a\nb"] {
        assert_eq!(
            guest.send("PATCH", "/me", Some(json!({ "name": name }))).await.code(),
            Code::BadRequest,
            "{name:?}"
        );
    }
    assert_eq!(running.nobody().send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    // Nothing of the secret is in the data.
    let secret = reply.cookie.expect("a cookie").split_once('=').expect("a value").1.to_owned();
    running.stop().await;
    let kept = std::fs::read(data.path().join("pagoda.db")).expect("the data");
    assert!(!kept.windows(secret.len()).any(|part| part == secret.as_bytes()));
}

#[tokio::test]
async fn an_account_is_used_from_several_devices_and_its_log_ins_can_be_ended() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let home = running.guest().await;
    let claim = |account: &str, password: &str| json!({ "account": account, "password": password });
    assert_eq!(home.send("POST", "/me/account", Some(claim("Anna", "short"))).await.code(), Code::BadRequest);
    let claimed: Claimed = home.post("/me/account", claim("Anna", "correct horse")).await;
    assert_eq!(claimed.recovery_codes.len(), 8);
    assert_eq!(home.send("POST", "/me/account", Some(claim("Bert", "correct horse"))).await.code(), Code::NotNow);
    let other = running.guest().await;
    assert_eq!(other.send("POST", "/me/account", Some(claim("ANNA", "correct horse"))).await.code(), Code::Taken);

    let log_in = async |account: &str, password: &str| {
        running.nobody().send("POST", "/log-in", Some(json!({ "account": account, "password": password }))).await
    };
    assert_eq!(log_in("Anna", "wrong horse").await.code(), Code::WrongPassword);
    assert_eq!(log_in("Nobody", "correct horse").await.code(), Code::WrongPassword);
    let reply = log_in("anna", "correct horse").await;
    let phone = Client { cookie: reply.cookie.expect("a cookie"), ..running.nobody() };
    assert_eq!(phone.get::<Me>("/me").await.id, claimed.me.id);
    let all: Vec<LogInInfo> = phone.get("/me/log-ins").await;
    assert_eq!((all.len(), all.iter().filter(|one| one.this).count()), (2, 1));
    let old = all.iter().find(|one| !one.this).expect("the other").id.clone();
    assert_eq!(other.send("DELETE", &format!("/me/log-ins/{old}"), None).await.code(), Code::NotFound);
    assert_eq!(phone.send("DELETE", &format!("/me/log-ins/{old}"), None).await.status, 204);
    assert_eq!(home.send("GET", "/me", None).await.code(), Code::NotLoggedIn);

    let change = json!({ "old": "correct horse", "new": "better battery" });
    assert_eq!(phone.send("PUT", "/me/password", Some(change.clone())).await.status, 204);
    assert_eq!(phone.send("PUT", "/me/password", Some(change)).await.code(), Code::WrongPassword);
    let recover = json!({ "account": "Anna", "code": claimed.recovery_codes[3], "password": "third staple" });
    let reply = running.nobody().send("POST", "/recover", Some(recover.clone())).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    assert_eq!(running.nobody().send("POST", "/recover", Some(recover)).await.code(), Code::WrongPassword, "once");
    assert_eq!(phone.send("GET", "/me", None).await.code(), Code::NotLoggedIn, "all log-ins have ended");
    let home = Client { cookie: reply.cookie.expect("a cookie"), ..running.nobody() };
    assert_eq!(home.send("POST", "/log-out", None).await.status, 204);
    assert_eq!(home.send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    assert_eq!(log_in("Anna", "third staple").await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn what_is_changed_at_once_is_changed_side_by_side() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let user = running.guest().await;
    let claim = |account: &str| json!({ "account": account, "password": "correct horse" });
    // Hashing takes a while, in which the name is changed.
    let (one, other, renamed) = tokio::join!(
        user.send("POST", "/me/account", Some(claim("Anna"))),
        user.send("POST", "/me/account", Some(claim("Otto"))),
        user.send("PATCH", "/me", Some(json!({ "name": "Newname" }))),
    );
    assert_eq!(renamed.status, 200);
    let (won, lost) = if one.status == 200 { (one, other) } else { (other, one) };
    assert_eq!(won.status, 200, "{}", won.body);
    assert!(matches!(lost.code(), Code::Taken | Code::NotNow), "{}", lost.body);
    let account = won.json::<Claimed>().me.account.expect("an account");
    let me: Me = user.get("/me").await;
    assert_eq!((me.name.as_str(), me.account.as_ref()), ("Newname", Some(&account)));

    let change = json!({ "old": "correct horse", "new": "better battery" });
    let (changed, renamed) = tokio::join!(
        user.send("PUT", "/me/password", Some(change)),
        user.send("PATCH", "/me", Some(json!({ "name": "Other" }))),
    );
    assert_eq!((changed.status, renamed.status), (204, 200));
    assert_eq!(user.get::<Me>("/me").await.name, "Other");
    let log_in = json!({ "account": account, "password": "better battery" });
    assert_eq!(running.nobody().send("POST", "/log-in", Some(log_in)).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn a_token_allows_what_its_scopes_say() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let user = running.guest().await;
    let make =
        async |scopes: Value| -> Token { user.post("/me/tokens", json!({ "name": "my bot", "scopes": scopes })).await };
    let (read, play) = (make(json!(["read"])).await, make(json!(["read", "play"])).await);
    let (program, head) = with_token(&user, &read.token);
    assert_eq!(program.send_with("GET", "/me", None, &[&head]).await.status, 200);
    assert_eq!(program.send_with("POST", "/tables", Some(two()), &[&head]).await.code(), Code::Forbidden);
    let (program, head) = with_token(&user, &play.token);
    assert_eq!(program.send_with("POST", "/tables", Some(two()), &[&head]).await.status, 201);
    for (method, path) in [("DELETE", "/me"), ("GET", "/me/tokens"), ("GET", "/me/export"), ("POST", "/me/tokens")] {
        let body = json!({ "name": "x", "scopes": [] });
        assert_eq!(program.send_with(method, path, Some(body), &[&head]).await.code(), Code::Forbidden, "{path}");
    }
    let all: Vec<TokenInfo> = user.get("/me/tokens").await;
    assert_eq!(all.len(), 2);
    // Without a scope a program sees what everybody sees, and nothing of its user's.
    let none = make(json!([])).await;
    let (id, _players, [first, _]) = both(&running, two()).await;
    let token: Token = first.post("/me/tokens", json!({ "name": "nothing", "scopes": [] })).await;
    let (blind, blind_head) = with_token(&first, &token.token);
    for path in [format!("/tables/{id}/news"), format!("/tables/{id}/stream"), "/me/tables".to_owned()] {
        assert_eq!(blind.send_with("GET", &path, None, &[&blind_head]).await.code(), Code::Forbidden, "{path}");
    }
    let mine: Summary = blind.send_with("GET", &format!("/tables/{id}"), None, &[&blind_head]).await.json();
    assert!(!mine.waits_for_me);
    assert_eq!(user.send("DELETE", &format!("/me/tokens/{}", none.id), None).await.status, 204);
    assert!(!user.send("GET", "/me/tokens", None).await.body.contains(&play.token), "it was shown once");
    assert_eq!(user.send("DELETE", &format!("/me/tokens/{}", play.id), None).await.status, 204);
    assert_eq!(program.send_with("GET", "/me", None, &[&head]).await.code(), Code::NotLoggedIn);
    running.stop().await;
}

#[tokio::test]
async fn who_leaves_for_good_takes_their_data_along_and_leaves_games_to_the_others() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, _players, [first, second]) = both(&running, two()).await;
    assert_eq!(first.send("PUT", &format!("/tables/{id}/note"), Some(json!({ "text": "hm" }))).await.status, 204);
    let say = json!({ "say": { "key": "s", "text": "bye" } });
    let _: Value = first.post(&format!("/tables/{id}/ask"), say).await;
    let export: Value = first.get("/me/export").await;
    assert_eq!(export["said"][0]["text"], "bye");
    assert_eq!(export["notes"], json!([{ "table": id, "note": "hm" }]));
    assert_eq!(export["tables"].as_array().map(Vec::len), Some(1));
    let me: Me = first.get("/me").await;
    assert_eq!(first.send("DELETE", "/me", None).await.status, 204);
    assert_eq!(first.send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    assert_eq!(second.send("GET", &format!("/users/{}", me.id), None).await.code(), Code::NotFound);
    let tables: Vec<Summary> = second.get("/me/tables").await;
    assert!(!format!("{tables:?}").contains(&me.id) && !format!("{tables:?}").contains(&me.name), "{tables:?}");
    assert!(tables[0].seats.iter().any(|seat| seat.stand_in == Some(3)), "a bot plays on");
    running.stop().await;
}

#[tokio::test]
async fn what_is_open_ends_with_the_log_in_or_token_that_opened_it() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [first, second], [client, other]) = both(&running, two()).await;
    let token: Token = client.post("/me/tokens", json!({ "name": "bot", "scopes": ["read", "play"] })).await;
    let head = format!("Bearer {}", token.token);
    let nobody = running.nobody();
    let mut by_token = nobody.connect_with(&id, "", &[("authorization", &head)]).await.expect("a socket");
    assert_eq!(client.send("DELETE", &format!("/me/tokens/{}", token.id), None).await.status, 204);
    assert_eq!(by_token.closed().await, Some(1008));

    let mut stream = crate::talking::Stream::open(&client, &format!("/tables/{id}/stream")).await;
    let mut turns = crate::talking::Stream::open(&client, "/me/turns").await;
    let mut socket = first.socket;
    assert_eq!(client.send("POST", "/log-out", None).await.status, 204);
    assert_eq!(socket.closed().await, Some(1008));
    stream.ends().await;
    turns.ends().await;

    let mut socket = second.socket;
    assert_eq!(other.send("DELETE", "/me", None).await.status, 204);
    assert_eq!(socket.closed().await, Some(1013), "who has no seat any longer comes back, and finds no log-in");
    assert_eq!(other.send("GET", "/me", None).await.code(), Code::NotLoggedIn);
    running.stop().await;
}

#[tokio::test]
async fn whatever_is_kept_of_somebody_is_exported_and_goes_with_them() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, _players, [_, user]) = both(&running, two()).await;
    let (host, other) = (running.guest().await, running.guest().await);
    let _: Value = user.post("/me/account", json!({ "account": "Leaving", "password": "correct horse" })).await;
    let ask = format!("/tables/{id}/ask");
    let _: Value = user.post(&ask, json!({ "plan": { "key": "p", "actions": ["end"] } })).await;
    let _: Value = user.post(&ask, json!({ "say": { "key": "s", "text": "so long" } })).await;
    assert_eq!(user.send("PUT", &format!("/tables/{id}/note"), Some(json!({ "text": "hm" }))).await.status, 204);
    let golden =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../yangtze/tests/games/yellow-yangtze-2p.jsonl");
    let record = std::fs::read_to_string(golden).expect("a record");
    let uploaded: Value = user.post("/records", json!({ "record": record.trim() })).await;
    let record = format!("/records/{}", uploaded["id"].as_str().expect("an id"));
    let invited = json!({ "game": "yellow-yangtze", "seats": ["me", { "invited": "leaving" }] });
    let invited = host.make(invited).await.summary.id;
    let alone = user.make(json!({ "game": "yellow-yangtze", "seats": ["open", { "bot": 1 }] })).await.summary.id;
    let joined = user.make(json!({ "game": "yellow-yangtze", "seats": ["open", { "bot": 1 }] })).await.summary.id;
    let _: Value = other.post(&format!("/tables/{joined}/join"), json!({})).await;

    let export: Value = user.get("/me/export").await;
    let ids = |list: &Value, name: &str| -> Vec<String> {
        let list = list.as_array().expect("a list").iter();
        list.map(|one| one[name].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids(&export["tables"], "id"), [&*joined, &alone, &invited, &id]);
    assert_eq!(export["plans"], json!([{ "table": id, "actions": ["end"] }]));
    assert_eq!(
        (ids(&export["notes"], "table"), ids(&export["said"], "text")),
        (vec![id.clone()], vec!["so long".into()])
    );
    assert_eq!(ids(&export["records"], "id").len(), 1);

    let me: Me = user.get("/me").await;
    assert_eq!(user.send("DELETE", "/me", None).await.status, 204);
    assert_eq!(host.send("GET", &record, None).await.code(), Code::NotFound);
    assert_eq!(host.send("GET", &format!("/tables/{alone}"), None).await.code(), Code::NotFound);
    let told: Summary = other.get(&format!("/tables/{joined}")).await;
    assert_eq!(told.host, Some(other.get::<Me>("/me").await.id), "somebody else is the host");
    for table in [&id, &invited, &joined] {
        let told = other.send("GET", &format!("/tables/{table}"), None).await.body;
        assert!(!told.contains(&me.id) && !told.contains(&me.name), "{told}");
    }
    running.stop().await;
}

#[tokio::test]
async fn nobody_keeps_more_records_than_fit() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let user = running.guest().await;
    let golden =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../yangtze/tests/games/yellow-yangtze-2p.jsonl");
    let record = std::fs::read_to_string(golden).expect("a record");
    let mut refused = None;
    for number in 0..=100 {
        let reply = user.send("POST", "/records", Some(json!({ "record": record.trim() }))).await;
        if reply.status != 200 {
            refused = Some((number, reply.code()));
            break;
        }
    }
    let (number, code) = refused.expect("there is an end");
    assert!(number > 10 && code == Code::NotNow, "{number} {code:?}");
    running.stop().await;
}

#[tokio::test]
async fn names_that_pass_for_others_are_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let guest = running.guest().await;
    for name in ["a\u{202e}b", "a\u{200b}", "\u{2066}a", "a\u{ad}b", "\u{3164}", "a\u{e0041}"] {
        let reply = guest.send("PATCH", "/me", Some(json!({ "name": name }))).await;
        assert_eq!(reply.code(), Code::BadRequest, "{name:?}");
    }
    let id: Me = guest.get("/me").await;
    let claim = json!({ "account": id.id, "password": "correct horse" });
    assert_eq!(guest.send("POST", "/me/account", Some(claim)).await.code(), Code::BadRequest, "an id is no account");
    assert!(guest.send("GET", "/me", None).await.head.contains("cache-control: no-store"));
    running.stop().await;
}
