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
