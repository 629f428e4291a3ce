//! What happens at a table beside answers: taking back, plans, clocks, resigning, talking.

use std::time::Duration;

use protocol::{By, Code, Message, Request, State, Summary, Table, What};
use serde_json::{Value, json};

use crate::client::{Client, Running, two};
use crate::player::{Player, both, news};

fn key(text: &str) -> String {
    text.to_owned()
}

/// An answer that shows nothing new.
fn quiet(player: &Player) -> String {
    player.answers().into_iter().find(|text| text.starts_with("leader")).expect("a leader can be placed")
}

#[tokio::test]
async fn several_answers_are_given_up_to_the_first_that_shows_something() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (_, [mut first, mut second], _) = both(&running, two()).await;
    let version = first.news.version;
    let leader = quiet(&first);
    // The turn ends with the second: tiles are drawn, and the third is another's.
    let request = first.request("k", &[&leader, "end", "end"]);
    first.socket.ask(&request).await;
    first.hear().await;
    assert_eq!((first.news.version, first.news.steps.len()), (version + 2, 2));
    second.hear().await;
    assert_eq!((second.news.version, second.news.decides), (version + 2, Some(second.seat)));

    // The same request once more is carried out once, and answered.
    assert_eq!(first.done(&request).await, version + 1, "where its first answer stands");
    let stale = Request::Act { key: key("other"), version, actions: vec![leader.clone()] };
    let problem = first.refused(&stale).await;
    assert_eq!((problem.code, problem.version), (Code::Stale, Some(version + 2)));
    let early = Request::Act { key: key("early"), version: version + 2, actions: vec![leader] };
    assert_eq!(first.refused(&early).await.code, Code::NotYourTurn);
    // If a later one is refused, so are those before it.
    let text = quiet(&second);
    let problem = second.refused(&second.request("bad", &[&text, "dance"])).await;
    assert_eq!((problem.code, problem.rule), (Code::Refused, None));
    let problem = second.refused(&second.request("bad", &["withdraw y"])).await;
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::Refused, Some("YY-4.1")));
    assert_eq!(second.done(&Request::Ping { key: key("ping") }).await, version + 2);
    running.stop().await;
}

#[tokio::test]
async fn what_showed_nothing_is_taken_back_at_will_and_the_rest_if_all_agree() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], _) = both(&running, two()).await;
    let before = first.news.view.get().to_owned();
    let leader = quiet(&first);
    first.act(&leader, "1").await;
    second.hear().await;
    let undo = |player: &Player, name: &str| Request::Undo { key: key(name), version: player.news.version, to: 0 };
    assert_eq!(second.refused(&Request::Undo { key: key("x"), version: 99, to: 0 }).await.code, Code::Stale);
    first.socket.ask(&undo(&first, "back")).await;
    first.hear().await;
    assert_eq!(first.news.view.get(), before, "as if nothing had been");
    assert!(matches!(first.news.steps[0].what, What::Undone { to: 0, .. }));
    second.hear().await;

    // After the turn the other has to agree; the order of the bag stays.
    first.act(&leader, "2").await;
    first.act("end", "3").await;
    let drawn = first.view().hand();
    for _ in 0..2 {
        second.hear().await;
    }
    first.socket.ask(&undo(&first, "please")).await;
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::UndoAsked { .. }));
    second.hear().await;
    let refuse = Request::AnswerUndo { key: key("no"), agree: false };
    second.socket.ask(&refuse).await;
    second.hear().await;
    assert!(matches!(second.news.steps[0].what, What::UndoRefused { .. }));
    first.hear().await;
    first.socket.ask(&undo(&first, "once more")).await;
    first.hear().await;
    second.hear().await;
    second.socket.ask(&Request::AnswerUndo { key: key("yes"), agree: true }).await;
    let told = second.socket.until(|message| news(message).filter(|news| !news.steps.is_empty())).await;
    assert!(matches!(told.steps[0].what, What::Undone { to: 0, .. }));
    first.news = first.socket.until(|message| news(message).filter(|news| news.version == told.version)).await;
    assert_eq!(first.news.view.get(), before);
    first.act(&leader, "4").await;
    first.act("end", "5").await;
    assert_eq!(first.view().hand(), drawn, "the same tiles come again");
    let nothing = Request::Undo { key: key("z"), version: first.news.version, to: 50 };
    assert_eq!(first.refused(&nothing).await.code, Code::BadRequest);
    let table: Table = running.nobody().get(&format!("/tables/{id}")).await;
    assert_eq!(table.version, first.news.version, "the trace stays");
    running.stop().await;
}

#[tokio::test]
async fn plans_are_followed_while_they_are_legal() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, mut second], [_, client]) = both(&running, two()).await;
    let plan = Request::Plan { key: key("p"), actions: vec!["end".to_owned(), "dance".to_owned(), "end".to_owned()] };
    assert!(second.done(&plan).await > 0);
    // Two turns in which nothing is done would end the game.
    first.act(&quiet(&first), "0").await;
    first.act("end", "1").await;
    // The other's turn is over at once, and it is this one's again.
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::Action { by: By::Person, .. }), "{:?}", first.news.steps);
    second.hear().await;
    second.news = second.socket.until(|message| news(message).filter(|news| news.version == first.news.version)).await;
    assert!(matches!(second.news.steps[0].what, What::Action { by: By::Plan, .. }), "{:?}", second.news.steps);
    assert_eq!(first.news.decides, Some(first.seat));
    first.act(&quiet(&first), "2").await;
    first.act("end", "3").await;
    let left = second.socket.until(|message| match message {
        Message::Plan { actions } if actions.is_empty() => Some(()),
        _ => None,
    });
    left.await;
    let mut again = client.connect(&id).await;
    let Message::Welcome { plan, .. } = again.next().await else { panic!("no welcome") };
    assert_eq!(plan, [""; 0], "what isn't legal ends a plan");
    let told: Table = client.get(&format!("/tables/{id}")).await;
    assert_eq!(told.summary.decides, Some(second.seat), "nothing was played for it");
    running.stop().await;
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
async fn players_and_spectators_talk_apart() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start_with(data.path(), |config| config.limits.said = 2).await;
    let (id, [mut first, mut second], _) = both(&running, two()).await;
    let (one, other) = (running.guest().await, running.guest().await);
    let (mut watch, mut also) = (one.connect(&id).await, other.connect(&id).await);
    let say = |text: &str| Request::Say { key: key("s"), text: Some(text.to_owned()), phrase: None };
    first.done(&say("good luck")).await;
    let chat = |message: Message| match message {
        Message::Chat(chat) => Some(chat),
        _ => None,
    };
    let heard = second.socket.until(chat).await;
    assert_eq!((heard.text.as_deref(), heard.seat), (Some("good luck"), Some(first.seat)));
    watch.ask(&Request::Say { key: key("s"), text: None, phrase: Some("hello".to_owned()) }).await;
    let heard = also.until(chat).await;
    assert_eq!((heard.phrase.as_deref(), heard.seat), (Some("hello"), None), "and nothing of the players");
    for (text, phrase) in [(None, None), (Some(" "), None), (Some("a\u{7}"), None), (None, Some("boo"))] {
        let request = Request::Say { key: key("x"), text: text.map(key), phrase: phrase.map(key) };
        assert_eq!(second.refused(&request).await.code, Code::BadRequest, "{text:?} {phrase:?}");
    }
    let long = say(&"x".repeat(501));
    let code = second.refused(&long).await.code;
    assert!(matches!(code, Code::BadRequest | Code::TooMany));
    let mut refused = 0;
    for _ in 0..20 {
        first.socket.ask(&say("spam")).await;
        let answer = first.socket.until(|message| match message {
            Message::Done { .. } => Some(false),
            Message::Refused { problem, .. } => Some(problem.code == Code::TooMany),
            _ => None,
        });
        refused += usize::from(answer.await);
    }
    assert!(refused >= 10, "{refused}");
    running.stop().await;
}

#[tokio::test]
async fn a_single_answer_is_given_for_a_seat_after_a_while() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let mut auto = two();
    auto["forced"] = json!("auto");
    let (id, mut players, clients) = both(&running, auto).await;
    // Any game has such answers.
    for number in 0..400 {
        let decides = players.iter().position(|player| player.news.decides == Some(player.seat)).expect("it goes on");
        if players[decides].answers().len() == 1 {
            let version = players[decides].news.version;
            let told =
                players[decides].socket.until(|message| news(message).filter(|news| news.version > version)).await;
            assert!(matches!(told.steps[0].what, What::Action { by: By::Server, .. }), "{:?}", told.steps);
            // To everybody else it is an answer like any other, also later.
            let other = &mut players[1 - decides];
            let told = other.socket.until(|message| news(message).filter(|news| news.version > version)).await;
            assert!(matches!(told.steps[0].what, What::Action { by: By::Person, .. }), "{:?}", told.steps);
            let client = &clients[1 - decides];
            let late = client.send("GET", &format!("/tables/{id}/news?since={version}"), None).await;
            assert!(
                late.body.contains("\"by\":\"person\"") && !late.body.contains("\"by\":\"server\""),
                "{}",
                late.body
            );
            running.stop().await;
            return;
        }
        let text = players[decides].answer(number * 7919).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        players[1 - decides].hear().await;
    }
    panic!("no decision had a single answer");
}

#[tokio::test]
async fn streams_tell_the_same_as_a_socket() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, second], [_, client]) = both(&running, two()).await;
    let mut turns = Stream::open(&client, "/me/turns").await;
    let mut table = Stream::open(&client, &format!("/tables/{id}/stream")).await;
    assert!(table.next().await.get("welcome").is_some());
    assert!(table.next().await.get("news").is_some());
    first.act("end", "1").await;
    assert_eq!(turns.next().await, json!({ "table": id }));
    let told = table.until("news").await;
    assert_eq!(told["news"]["version"], first.news.version);
    assert_eq!(told["news"]["decides"], second.seat);
    let ask = json!({ "act": { "key": "h", "version": first.news.version, "actions": ["end"] } });
    let done: Value = client.post(&format!("/tables/{id}/ask"), ask).await;
    assert_eq!(done, json!({ "version": first.news.version + 1 }));
    assert_eq!(table.until("news").await["news"]["version"], first.news.version + 1);
    let mine: Vec<Summary> = client.get("/me/tables").await;
    assert!(!mine[0].waits_for_me);
    running.stop().await;
}

/// Lines of JSON as they come.
pub struct Stream {
    stream: tokio::net::TcpStream,
    text: String,
}

impl Stream {
    pub async fn open(client: &Client, path: &str) -> Self {
        use tokio::io::AsyncWriteExt;
        let mut stream = tokio::net::TcpStream::connect(client.address).await.expect("a connection");
        let head =
            format!("GET /api/v1{path} HTTP/1.0\r\nhost: {}\r\ncookie: {}\r\n\r\n", client.address, client.cookie);
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        let mut opened = Self { stream, text: String::new() };
        while !opened.text.contains("\r\n\r\n") {
            opened.more().await;
        }
        assert!(opened.text.contains(" 200 "), "{}", opened.text);
        opened.text = opened.text.split_once("\r\n\r\n").expect("a head").1.to_owned();
        opened
    }

    async fn more(&mut self) {
        use tokio::io::AsyncReadExt;
        let mut bytes = [0; 65_536];
        let read = tokio::time::timeout(Duration::from_secs(60), self.stream.read(&mut bytes)).await;
        let read = read.expect("a line in time").expect("a line");
        assert!(read > 0, "the stream has ended: {}", self.text);
        self.text += &String::from_utf8_lossy(&bytes[..read]);
    }

    /// Waits until there is nothing more.
    pub async fn ends(&mut self) {
        use tokio::io::AsyncReadExt;
        let mut rest = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(10), self.stream.read_to_end(&mut rest)).await;
        let _ = read.expect("an end in time");
    }

    async fn next(&mut self) -> Value {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.trim().to_owned(), rest.to_owned());
                self.text = rest;
                if !line.is_empty() {
                    return serde_json::from_str(&line).expect("a line of JSON");
                }
            } else {
                self.more().await;
            }
        }
    }

    async fn until(&mut self, what: &str) -> Value {
        loop {
            let told = self.next().await;
            if told.get(what).is_some() {
                return told;
            }
        }
    }
}
