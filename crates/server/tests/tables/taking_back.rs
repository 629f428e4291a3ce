//! Who may take back what, and what that does to clocks.

use protocol::{By, Code, Message, News, Request, Table, What};
use serde_json::json;

use crate::client::{Client, Running, two};
use crate::player::{Player, both, news, quiet};

fn key(text: &str) -> String {
    text.to_owned()
}

fn undo(player: &Player, to: usize) -> Request {
    Request::Undo { key: key("undo"), version: player.news.version, to }
}

/// Takes back at will.
async fn takes_back(player: &mut Player, to: usize) {
    player.socket.ask(&undo(player, to)).await;
    player.hear().await;
    assert!(matches!(player.news.steps[0].what, What::Undone { .. }), "{:?}", player.news.steps);
}

/// Hears until somebody else's news of this version.
async fn catches_up(player: &mut Player, other: &News) {
    if player.news.version < other.version {
        player.news = player.socket.until(|message| news(message).filter(|news| news.version == other.version)).await;
    }
}

#[tokio::test]
async fn nobody_gains_time_by_ending_a_turn_and_taking_that_back() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    for pace in ["live", "bank", "move"] {
        let mut table = two();
        table["speed"] = json!({ "pace": pace, "seconds": 60, "increment": 15 });
        let (id, [mut first, _second], [client, _]) = both(&running, table).await;
        let seat = usize::from(first.seat);
        first.act(&quiet(&first), "leader").await;
        for number in 0..10 {
            first.act("end", &number.to_string()).await;
            takes_back(&mut first, 1).await;
        }
        let told: Table = client.get(&format!("/tables/{id}")).await;
        let left = |seat: usize| told.clocks.seats[seat].left;
        assert!(left(seat) < 60_000, "{pace}: {:?}", told.clocks);
        assert_eq!(left(1 - seat), 60_000, "{pace}: what was taken back costs nobody else anything");
        // It follows from what happened and from nothing else.
        assert!(told.clocks.seats[seat].runs && told.version == 22);
    }
    running.stop().await;
}

/// Both at a table at which the first resigns and a bot has answered for them.
async fn replaced(running: &Running) -> (String, [Player; 2], [Client; 2]) {
    let (id, [mut first, mut second], clients) = both(running, two()).await;
    first.done(&Request::Resign { key: key("r") }).await;
    second.news = second.socket.until(|message| news(message).filter(|news| news.decides == Some(second.seat))).await;
    (id, [first, second], clients)
}

#[tokio::test]
async fn somebody_for_whom_a_bot_plays_neither_takes_back_nor_says_no() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (_, [mut first, mut second], _) = replaced(&running).await;
    first.news = second.news.clone();
    assert_eq!(first.refused(&undo(&first, 0)).await.code, Code::NotNow);
    let no = Request::AnswerUndo { key: key("no"), agree: false };
    assert_eq!(first.refused(&no).await.code, Code::NotNow);
    // What the bot has answered isn't theirs to take back once they are there again.
    first.done(&Request::ComeBack { key: key("back") }).await;
    first.news = first.socket.until(news).await;
    let at = second.socket.until(news).await;
    catches_up(&mut first, &at).await;
    first.socket.ask(&undo(&first, 0)).await;
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::UndoAsked { to: 0, .. }), "{:?}", first.news.steps);
    running.stop().await;
}

#[tokio::test]
async fn whoever_plays_on_alone_goes_back_no_further_than_to_where_the_other_left() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (_, [mut first, mut second], _) = both(&running, two()).await;
    first.act(&quiet(&first), "1").await;
    first.done(&Request::Resign { key: key("r") }).await;
    second.news = second.socket.until(|message| news(message).filter(|news| news.decides == Some(second.seat))).await;
    assert_eq!(second.refused(&undo(&second, 0)).await.code, Code::NotNow);
    second.socket.ask(&undo(&second, 1)).await;
    let back = |news: &News| news.steps.iter().any(|step| matches!(step.what, What::Undone { to: 1, .. }));
    second.socket.until(|message| news(message).filter(back)).await;
    running.stop().await;
}

#[tokio::test]
async fn a_request_to_go_back_falls_when_a_bot_takes_over() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    let replace = first.answers().into_iter().find(|text| text.starts_with("replace")).expect("a tile to replace");
    first.act(&replace, "1").await;
    first.socket.ask(&undo(&first, 0)).await;
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::UndoAsked { to: 0, .. }));
    second.done(&Request::Resign { key: key("r") }).await;
    let fallen = |message| match message {
        Message::Table { table } if table.undo.is_none() => Some(table.version),
        _ => None,
    };
    assert_eq!(first.socket.until(fallen).await, first.news.version + 1);
    let told: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(told.version, first.news.version + 1, "nobody went back");
    running.stop().await;
}

#[tokio::test]
async fn what_is_taken_back_at_will_needs_no_answer_to_what_somebody_else_asks() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    first.act(&quiet(&first), "1").await;
    first.act("end", "2").await;
    catches_up(&mut second, &first.news).await;
    second.act(&quiet(&second), "1").await;
    catches_up(&mut first, &second.news).await;
    first.socket.ask(&undo(&first, 0)).await;
    first.hear().await;
    catches_up(&mut second, &first.news).await;
    takes_back(&mut second, 2).await;
    let told: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(told.undo, None);
    running.stop().await;
}

#[tokio::test]
async fn who_ran_out_of_time_gains_none_by_somebody_elses_going_back() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let mut fast = two();
    fast["seats"] = json!(["me", "open"]);
    fast["speed"] = json!({ "pace": "live", "seconds": 1, "increment": 0 });
    let (_, [mut first, second], _) = both(&running, fast).await;
    drop(second);
    let out = |news: &News| news.steps.iter().any(|step| matches!(step.what, What::TimedOut { .. }));
    first.news = first.socket.until(|message| news(message).filter(out)).await;
    let version = first.news.version;
    // Neither before the bot has answered nor after it.
    let early = Request::Undo { key: key("early"), version, to: 0 };
    let refused = first.refused(&early).await.code;
    assert!(matches!(refused, Code::NotNow | Code::Stale), "{refused:?}");
    let bot = |news: &News| news.steps.iter().any(|step| matches!(step.what, What::Action { by: By::Bot, .. }));
    if !bot(&first.news) {
        first.news = first.socket.until(|message| news(message).filter(bot)).await;
    }
    let late = first.refused(&undo(&first, 0)).await.code;
    assert!(matches!(late, Code::NotNow | Code::Stale), "{late:?}");
    running.stop().await;
}

/// Plays until somebody draws another into a conflict, and gives back who did, with how many actions there were before.
async fn attacked(players: &mut [Player; 2]) -> Option<(usize, usize)> {
    for number in 0..600 {
        let decides = players.iter().position(|player| player.news.decides == Some(player.seat))?;
        let actions = players[decides].news.version as usize - 1;
        let text = players[decides].answer(number * 7919)?;
        players[decides].act(&text, &number.to_string()).await;
        let told = players[decides].news.clone();
        catches_up(&mut players[1 - decides], &told).await;
        let stage = serde_json::from_str::<serde_json::Value>(told.view.get()).expect("a view")["stage"].clone();
        let asked = stage.get("revolt_defence").is_some() || stage.get("war_support").is_some();
        if asked && told.decides == Some(players[1 - decides].seat) {
            return Some((decides, actions));
        }
    }
    None
}

#[tokio::test]
async fn an_attack_isnt_taken_back_at_will_once_the_other_has_to_answer_it() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    loop {
        let (_, mut players, _) = both(&running, two()).await;
        let Some((attacker, actions)) = attacked(&mut players).await else { continue };
        let player = &mut players[attacker];
        player.socket.ask(&undo(player, actions)).await;
        player.hear().await;
        assert!(matches!(player.news.steps[0].what, What::UndoAsked { .. }), "{:?}", player.news.steps);
        break;
    }
    running.stop().await;
}

#[tokio::test]
async fn what_is_told_once_more_is_the_same_from_wherever_it_is_told() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, mut players, [client, _]) = both(&running, two()).await;
    for number in 0..40 {
        let decides = players.iter().position(|player| player.news.decides == Some(player.seat)).expect("it goes on");
        let text = players[decides].answer(number * 7919).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        let told = players[decides].news.clone();
        catches_up(&mut players[1 - decides], &told).await;
        if number % 13 == 12 {
            let (asks, to) = (usize::from(players[0].news.decides == Some(players[0].seat)), number / 2);
            players[asks].socket.ask(&undo(&players[asks], to)).await;
            players[1 - asks].hear().await;
            players[1 - asks].done(&Request::AnswerUndo { key: key("yes"), agree: true }).await;
            let table: Table = client.get(&format!("/tables/{id}")).await;
            for player in &mut players {
                let latest = |news: &News| news.version == table.version;
                player.news = player.socket.until(|message| news(message).filter(latest)).await;
            }
        }
    }
    let told = async |since: u64| -> Vec<serde_json::Value> {
        let told: serde_json::Value = client.get(&format!("/tables/{id}/news?since={since}")).await;
        told["news"]["steps"].as_array().expect("steps").clone()
    };
    let all = told(0).await;
    let last = all.last().expect("steps")["version"].as_u64().expect("a version");
    assert!(all.iter().filter(|step| step["what"].get("undone").is_some()).count() == 3, "{all:?}");
    for since in 0..last {
        let later: Vec<_> = all.iter().filter(|step| step["version"].as_u64() > Some(since)).cloned().collect();
        assert_eq!(told(since).await, later, "since {since}");
    }
    running.stop().await;
}

#[tokio::test]
async fn answers_that_were_taken_back_are_not_counted() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    let leader = quiet(&first);
    first.act(&leader, "1").await;
    takes_back(&mut first, 0).await;
    first.act(&leader, "2").await;
    first.act("end", "3").await;
    for player in [&mut first, &mut second] {
        player.done(&Request::Abandon { key: key("a"), agree: true }).await;
    }
    let statistics: protocol::Statistics = client.get(&format!("/tables/{id}/statistics")).await;
    let answers = |player: &Player| statistics.seats[usize::from(player.seat)].answers;
    assert_eq!((answers(&first), answers(&second)), (2, 0));
    running.stop().await;
}
