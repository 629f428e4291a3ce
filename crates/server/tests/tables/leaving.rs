//! Who has no time left or doesn't want to go on: bots that take over, players who come back, games that are left.

use protocol::{By, Code, Message, Request, Sitting, State, Table, What};
use serde_json::json;

use crate::client::{Running, two};
use crate::player::{Player, both, news};

fn key(text: &str) -> String {
    text.to_owned()
}

#[tokio::test]
async fn who_runs_out_of_time_is_replaced_by_a_bot_and_may_come_back() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let mut fast = two();
    fast["speed"] = json!({ "pace": "live", "seconds": 1, "increment": 0 });
    let (_, [mut first, mut second], _) = both(&running, fast).await;
    assert!(first.news.clocks.seats[usize::from(first.seat)].runs);
    let out = first.socket.until(|message| {
        let news = news(message)?;
        news.steps.iter().any(|step| matches!(step.what, What::TimedOut { .. })).then_some(news.version)
    });
    out.await;
    let act = Request::Act { key: key("late"), version: 3, actions: vec!["end".to_owned()] };
    let late = first.refused(&act).await.code;
    assert!(matches!(late, Code::NotNow | Code::Stale), "{late:?}");
    // The bot plays its turn, and then the person is back.
    second.socket.until(|message| news(message).filter(|news| news.decides == Some(second.seat))).await;
    let back = Request::ComeBack { key: key("back") };
    let version = first.done(&back).await;
    let told = first.socket.until(|message| match message {
        Message::News(news) if news.version >= version => Some(news.clocks),
        _ => None,
    });
    assert!(told.await.seats[usize::from(first.seat)].left >= 1000);
    assert_eq!(first.refused(&back).await.code, Code::NotNow);
    running.stop().await;
}

#[tokio::test]
async fn who_resigns_is_replaced_and_all_together_may_leave_the_game() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    first.done(&Request::Resign { key: key("r") }).await;
    assert_eq!(first.refused(&Request::Resign { key: key("again") }).await.code, Code::NotNow);
    let bot = second.socket.until(|message| {
        let news = news(message)?;
        news.steps.iter().any(|step| matches!(step.what, What::Action { by: By::Bot, .. })).then_some(())
    });
    bot.await;
    // The one who still plays decides alone.
    second.done(&Request::Abandon { key: key("a"), agree: true }).await;
    let table: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(table.summary.state, State::Abandoned);
    assert!(table.seed.is_some());
    let over = second.refused(&Request::Resign { key: key("late") }).await;
    assert_eq!(over.code, Code::NotNow);
    running.stop().await;
}

#[tokio::test]
async fn a_wish_that_was_said_already_changes_nothing_and_counts_when_nobody_else_is_left() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    let abandon = |agree| Request::Abandon { key: key("a"), agree };
    let version = first.done(&abandon(true)).await;
    assert_eq!(first.done(&abandon(true)).await, version);
    assert_eq!(first.done(&abandon(false)).await, version + 1);
    assert_eq!(first.done(&abandon(false)).await, version + 1);
    first.done(&abandon(true)).await;
    second.done(&Request::Resign { key: key("r") }).await;
    let table: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(table.summary.state, State::Abandoned);
    running.stop().await;
}

#[tokio::test]
async fn everybody_is_told_when_nobody_is_asked_any_longer_whether_to_leave() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, _]) = both(&running, two()).await;
    let abandon = |agree| Request::Abandon { key: key("a"), agree };
    let wishes = |message| match message {
        Message::Table { table } => Some(table.abandon),
        _ => None,
    };
    // Once the wish is taken back, once it is refused.
    for refuses in [false, true] {
        first.done(&abandon(true)).await;
        assert_eq!(second.socket.until(wishes).await, [first.seat]);
        if refuses {
            second.done(&abandon(false)).await;
            first.socket.until(|message| wishes(message).filter(Vec::is_empty)).await;
        } else {
            first.done(&abandon(false)).await;
            assert_eq!(second.socket.until(wishes).await, [0_u8; 0]);
        }
        let table: Table = client.get(&format!("/tables/{id}")).await;
        assert_eq!((table.summary.state, table.abandon), (State::Running, vec![]));
    }
    // Whoever has a bot play for them has no say.
    let (mut gone, mut stays) = if first.news.decides == Some(first.seat) { (second, first) } else { (first, second) };
    gone.done(&Request::Resign { key: key("r") }).await;
    assert_eq!(gone.done(&abandon(false)).await, stays.done(&Request::Ping { key: key("p") }).await);
    running.stop().await;
}

#[tokio::test]
async fn a_wish_counts_when_nobody_else_has_time_left() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let mut hasty = two();
    hasty["speed"] = json!({ "pace": "live", "seconds": 1, "increment": 0 });
    let (id, [first, second], [client, _]) = both(&running, hasty).await;
    let mut waits = if first.news.decides == Some(first.seat) { second } else { first };
    waits.done(&Request::Abandon { key: key("a"), agree: true }).await;
    let over = |message| match message {
        Message::Table { table } => (table.summary.state == State::Abandoned).then_some(()),
        _ => None,
    };
    waits.socket.until(over).await;
    let table: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(table.summary.state, State::Abandoned);
    running.stop().await;
}

#[tokio::test]
async fn who_ran_out_of_time_comes_back_after_the_bot_has_answered() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.thinkers = 1).await;
    // Bots of others think for a while before it is this one's turn.
    for _ in 0..3 {
        let busy = json!({ "game": "yellow-yangtze", "seats": [{ "bot": 5 }, { "bot": 5 }] });
        let host = running.guest().await;
        let table = host.make(busy).await.summary.id;
        host.does(&format!("/tables/{table}/begin"), json!({})).await;
    }
    let mut fast = two();
    fast["speed"] = json!({ "pace": "live", "seconds": 1, "increment": 0 });
    let (_, [mut first, _second], _) = both(&running, fast).await;
    let out = first.socket.until(|message| {
        let news = news(message)?;
        news.steps.iter().any(|step| matches!(step.what, What::TimedOut { .. })).then_some(())
    });
    out.await;
    let back = Request::ComeBack { key: key("back") };
    assert_eq!(first.refused(&back).await.code, Code::NotNow);
    first.news = first.socket.until(|message| news(message).filter(|news| !news.steps.is_empty())).await;
    assert!(matches!(first.news.steps[0].what, What::Action { by: By::Bot, .. }), "{:?}", first.news.steps);
    running.stop().await;
}

#[tokio::test]
async fn bots_wait_for_somebody_to_come_back_when_everybodys_time_has_run_out() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let mut fast = two();
    fast["speed"] = json!({ "pace": "live", "seconds": 1, "increment": 0 });
    let (_, [mut first, mut second], _) = both(&running, fast).await;
    let mut out = 0;
    let both_out = first.socket.until(|message| {
        let news = news(message)?;
        out += news.steps.iter().filter(|step| matches!(step.what, What::TimedOut { .. })).count();
        (out == 2).then_some(())
    });
    both_out.await;
    // The one whose time ran out last is answered for at once, and then everything waits: bots alone would have played
    // hundreds of turns by now.
    let begun = std::time::Instant::now();
    let mut answers = 0;
    while answers < 3 {
        let news = first.socket.until(news).await;
        answers += news.steps.iter().filter(|step| matches!(step.what, What::Action { by: By::Bot, .. })).count();
    }
    assert!(begun.elapsed().as_secs() >= 2, "{answers} answers in {:?}", begun.elapsed());
    second.done(&Request::ComeBack { key: key("back") }).await;
    running.stop().await;
}

#[tokio::test]
async fn nobody_who_has_left_for_good_is_seated_once_more() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [client, other]) = both(&running, two()).await;
    for player in [&mut first, &mut second] {
        player.done(&Request::Abandon { key: "a".to_owned(), agree: true }).await;
    }
    assert_eq!(other.send("DELETE", "/me", None).await.status, 204);
    let next: Table = client.post(&format!("/tables/{id}/rematch"), json!({})).await;
    let open = next.summary.seats.iter().filter(|seat| seat.sitting == Sitting::Open).count();
    assert_eq!(open, 1, "{:?}", next.summary.seats);
    running.stop().await;
}

#[tokio::test]
async fn a_game_that_a_bot_played_to_its_end_is_neither_won_nor_lost() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let host = running.guest().await;
    let me: protocol::Me = host.get("/me").await;
    let seats = json!({ "game": "yellow-yangtze", "seats": ["me", { "bot": 1 }], "options": { "edition": "2018", "short": true } });
    let id = host.make(seats).await.summary.id;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    let mut player = Player::sit(&host, &id).await;
    player.done(&Request::Resign { key: "r".to_owned() }).await;
    let over = |message| match message {
        Message::Table { table } => (table.summary.state == State::Finished).then_some(()),
        _ => None,
    };
    player.socket.until(over).await;
    let profile: protocol::Profile = host.get(&format!("/users/{}", me.id)).await;
    assert_eq!((profile.games, profile.won), (0, 0));
    let games: Vec<protocol::Summary> = host.get(&format!("/users/{}/games", me.id)).await;
    assert_eq!(games[0].seats[usize::from(player.seat)].stand_in, Some(1), "it says who played on");
    running.stop().await;
}
