//! Whole games, by people and bots.

use kernel::Boards;
use protocol::fair::{Fair, Unfair};
use protocol::{By, Code, Legal, Message, State, Statistics, What};
use serde_json::json;

use crate::client::{Running, two};
use crate::player::{Player, both, news, seated};

type Game = yangtze::Position;

/// Plays a game of two to its end; how many answers that takes.
async fn play_out(players: &mut [Player; 2], seed: usize) -> usize {
    let mut number = 0;
    while let Some(decides) = players[0].news.decides {
        let (decides, other) = (usize::from(decides), usize::from(1 - decides));
        number += 1;
        let text = players[decides].answer(number * 7919 + seed).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        let version = players[decides].news.version;
        players[other].news = players[other].socket.until(news).await;
        assert_eq!(players[other].news.version, version, "both are told the same");
        assert_eq!(players[other].news.key, None);
    }
    number
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_its_record_can_be_checked() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (table, host, guest) = seated(&running).await;
    let id = &table.summary.id;
    let mut players = [Player::sit(&host, id).await, Player::sit(&guest, id).await];
    assert_eq!([players[0].seat, players[1].seat], [0, 1]);
    let actions = play_out(&mut players, 1).await;
    assert!(actions > 50, "{actions}");

    let over = players[0].socket.until(|message| match message {
        Message::Table { table } if table.summary.state == State::Finished => Some(table),
        _ => None,
    });
    let over = over.await;
    assert!(over.result.is_some() && over.commitment == table.commitment);
    let record = guest.send("GET", &format!("/tables/{id}/record"), None).await;
    assert_eq!(record.status, 200);
    let line = kernel::Record::read(&record.body).expect("a record");
    assert_eq!(line.actions.len(), actions);
    let board = Boards::<Game>::built_in().of_record(&line).expect("a board");
    conformance::replay::<Game>(&board, &line, false, |_, events| events.clear()).expect("the same game");
    let statistics: Statistics = guest.get(&format!("/tables/{id}/statistics")).await;
    let outcome = line.outcome::<Game>().expect("a result").expect("a result");
    for (seat, totals) in statistics.seats.iter().zip(&outcome.totals) {
        let count = |name: String| seat.counts.get(&name).copied().unwrap_or(0);
        let by_colour = ["k", "r", "b", "g", "y"].map(|colour| count(format!("points_{colour}")));
        assert_eq!(by_colour, totals.map(u64::from));
        let by_source = ["tiles", "revolts", "wars", "pagodas"].map(|source| count(format!("points_by_{source}")));
        assert_eq!(by_source.iter().sum::<u64>(), by_colour.iter().sum::<u64>());
        assert!(seat.answers > 10 && seat.time > 0);
    }
    assert_eq!(statistics.seats.iter().map(|seat| seat.answers).sum::<u64>(), actions as u64);
    // Nobody could choose the deal.
    let (options, deal) = line.setup::<Game>().expect("a deal");
    let fair = Fair::read(&record.body).expect("all of it").expect("where the deal comes from");
    fair.check::<Game>(&board, 2, &options, &deal).expect("it follows");
    let other = Fair { nonces: vec!["host".to_owned(), "other".to_owned()], ..fair.clone() };
    assert_eq!(other.check::<Game>(&board, 2, &options, &deal), Err(Unfair::Deal));
    let other = Fair { seed: "0".repeat(64), ..fair };
    assert_eq!(other.check::<Game>(&board, 2, &options, &deal), Err(Unfair::Commitment));
    let told: serde_json::Value = record.json();
    assert_eq!(told["commitment"], table.commitment);
    assert_eq!(told["nonces"], json!(["host", "guest"]));
    assert_eq!(told["seed"].as_str().map(str::len), Some(64));
    running.stop().await;
}

#[tokio::test]
async fn bots_on_empty_seats_play_on_by_themselves() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let host = running.guest().await;
    let seats = json!([{ "bot": 1 }, { "bot": 2 }, { "bot": 1 }]);
    let table = host.make(json!({ "game": "yunnan", "seats": seats, "public": true })).await;
    let id = &table.summary.id;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    let mut watch = running.nobody().connect(id).await;
    let Message::Welcome { seat: None, .. } = watch.next().await else { panic!("no welcome") };
    let mut by = Vec::new();
    let result = watch.until(|message| match message {
        Message::News(news) => {
            by.extend(news.steps.into_iter().filter_map(|step| match step.what {
                What::Action { by, .. } => Some(by),
                _ => None,
            }));
            None
        }
        Message::Table { table } if table.summary.state == State::Finished => table.result,
        _ => None,
    });
    assert!(result.await.get().contains("winners"));
    assert!(by.len() > 30 && by.iter().all(|by| *by == By::Bot), "{by:?}");
    running.stop().await;
}

#[tokio::test]
async fn who_comes_back_hears_everything_since() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (table, host, guest) = seated(&running).await;
    let id = &table.summary.id;
    let mut players = [Player::sit(&host, id).await, Player::sit(&guest, id).await];
    for number in 0..20 {
        let decides = usize::from(players[0].news.decides.expect("it goes on"));
        let text = players[decides].answer(number * 31).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        players[1 - decides].hear().await;
    }
    let version = players[0].news.version;
    assert_eq!(version, 21, "the beginning and twenty answers");
    for since in [0, 7, 20, version] {
        let mut again = host.connect_since(id, &format!("?since={since}")).await.expect("a socket");
        let told = again.until(news).await;
        let versions: Vec<u64> = told.steps.iter().map(|step| step.version).collect();
        assert_eq!(versions, (since + 1..=version).collect::<Vec<_>>(), "no gap after {since}");
        assert_eq!(told.view.get(), players[0].news.view.get());
    }
    // Nobody can know a version that hasn't come yet: everything is told.
    let mut again = host.connect_since(id, "?since=99").await.expect("a socket");
    assert_eq!(again.until(news).await.steps.len() as u64, version);
    // The same over HTTP, and after the server was started again.
    let before = host.send("GET", &format!("/tables/{id}/news?since=3"), None).await.body;
    running.stop().await;
    let running = Running::start(data.path()).await;
    let host = crate::client::Client { address: running.address, ..host };
    let after = host.send("GET", &format!("/tables/{id}/news?since=3"), None).await.body;
    let steps = |body: &str| {
        let told: serde_json::Value = serde_json::from_str(body).expect("news");
        let steps = told["news"]["steps"].as_array().expect("steps").iter();
        let versions = steps.filter(|step| step["what"].get("away").is_none());
        versions.map(|step| (step["version"].clone(), step["at"].clone(), step["what"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(steps(&before), steps(&after));
    running.stop().await;
}

#[tokio::test]
async fn who_decides_is_told_what_is_legal_and_nobody_else() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let open = running.guest().await.make(two()).await.summary.id;
    let (id, mut players, clients) = both(&running, two()).await;
    let path = format!("/tables/{id}/legal");
    let all: Legal = clients[0].get(&path).await;
    assert_eq!(all.actions, players[0].answers());
    assert_eq!((all.version, all.count), (players[0].news.version, all.actions.len()));
    for (query, part) in [("?most=3", 0..3), ("?from=5&most=2", 5..7), ("?from=5", 5..all.count), ("?most=0", 0..0)] {
        let told: Legal = clients[0].get(&format!("{path}{query}")).await;
        assert_eq!((told.count, &*told.actions), (all.count, &all.actions[part]), "{query}");
    }
    let far: Legal = clients[0].get(&format!("{path}?from=18446744073709551615&most=18446744073709551615")).await;
    assert_eq!(far.actions, Vec::<String>::new());
    let refused = [
        (&clients[1], &*path, Code::NotYourTurn),
        (&running.guest().await, &*path, Code::Forbidden),
        (&running.nobody(), &*path, Code::NotLoggedIn),
        (&clients[0], &format!("/tables/{open}/legal"), Code::Forbidden),
        (&clients[0], "/tables/nothing/legal", Code::NotFound),
    ];
    for (client, path, code) in refused {
        assert_eq!(client.send("GET", path, None).await.code(), code, "{path}");
    }
    assert_eq!(clients[0].send("GET", &format!("{path}?most=-1"), None).await.code(), Code::BadRequest);
    players[0].act(&all.actions[0], "key").await;
    assert_eq!(
        clients[0].send("GET", &path, None).await.status == 200,
        players[0].news.decides == Some(players[0].seat)
    );
    running.stop().await;
}

#[tokio::test]
async fn one_guest_with_many_bots_keeps_nobody_waiting() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.thinkers = 1).await;
    let (busy, other) = (running.guest().await, running.guest().await);
    let slow = json!({ "game": "yellow-yangtze", "seats": [{ "bot": 5 }, { "bot": 5 }] });
    for _ in 0..30 {
        let id = busy.make(slow.clone()).await.summary.id;
        busy.does(&format!("/tables/{id}/begin"), json!({})).await;
    }
    let quick = json!({ "game": "yellow-yangtze", "seats": [{ "bot": 1 }, { "bot": 1 }] });
    let id = other.make(quick).await.summary.id;
    other.does(&format!("/tables/{id}/begin"), json!({})).await;
    let mut watch = running.nobody().connect(&id).await;
    // In turn with thirty others each answer would take a minute.
    let began = std::time::Instant::now();
    watch.until(|message| news(message).filter(|news| news.version >= 4)).await;
    assert!(began.elapsed() < std::time::Duration::from_secs(40), "{:?}", began.elapsed());
    running.stop().await;
}

#[tokio::test]
async fn points_that_were_lost_are_counted_too() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let host = running.guest().await;
    let seats = json!([{ "bot": 1 }, { "bot": 1 }, { "bot": 1 }, { "bot": 1 }]);
    let table = host.make(json!({ "game": "yunnan", "seats": seats, "options": { "variant": "pro" } })).await;
    let id = &table.summary.id;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    let mut watch = running.nobody().connect(id).await;
    let result = watch.until(|message| match message {
        Message::Table { table } | Message::Welcome { table, .. } => table.result,
        _ => None,
    });
    let result: serde_json::Value = serde_json::from_str(result.await.get()).expect("a result");
    let statistics: Statistics = host.get(&format!("/tables/{id}/statistics")).await;
    for (seat, score) in statistics.seats.iter().zip(result["scores"].as_array().expect("scores")) {
        let sum = |begin: &str| -> i64 {
            seat.counts.iter().filter(|(name, _)| name.starts_with(begin)).map(|(_, number)| *number as i64).sum()
        };
        assert_eq!(Some(sum("points_by_") - sum("points_lost")), score.as_i64(), "{:?}", seat.counts);
    }
    running.stop().await;
}
