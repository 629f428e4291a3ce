//! What happens at a table beside single answers: several at once, taking back, plans, answers that are given for a seat.

use protocol::{By, Code, Message, News, Request, Table, What};
use serde_json::json;

use crate::client::{Running, two};
use crate::player::{Player, both, news, quiet};

fn key(text: &str) -> String {
    text.to_owned()
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

    // It is the other's turn, but nobody has decided since, and no tile was drawn for a full hand.
    first.act(&leader, "2").await;
    first.act("end", "3").await;
    assert_eq!(first.news.decides, Some(second.seat));
    first.socket.ask(&undo(&first, "still")).await;
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::Undone { to: 0, .. }));
    assert_eq!(first.news.view.get(), before);
    second.news = second.socket.until(|message| news(message).filter(|news| news.version == first.news.version)).await;
    assert_eq!(second.news.decides, Some(first.seat));

    // Once the other has decided it has to agree.
    first.act(&leader, "4").await;
    first.act("end", "5").await;
    second.news = second.socket.until(|message| news(message).filter(|news| news.version == first.news.version)).await;
    let answer = quiet(&second);
    second.act(&answer, "1").await;
    first.hear().await;
    first.socket.ask(&undo(&first, "too late")).await;
    first.hear().await;
    assert!(matches!(first.news.steps[0].what, What::UndoAsked { .. }));
    second.hear().await;
    second.socket.ask(&Request::AnswerUndo { key: key("agreed"), agree: true }).await;
    for player in [&mut first, &mut second] {
        let undone = |news: &News| news.steps.iter().any(|step| matches!(step.what, What::Undone { to: 0, .. }));
        player.news = player.socket.until(|message| news(message).filter(undone)).await;
    }

    // So it has to after tiles were drawn, whoever decides; the order of the bag stays.
    let replace = first.answers().into_iter().find(|text| text.starts_with("replace")).expect("a tile to replace");
    first.act(&replace, "6").await;
    assert_eq!(first.news.decides, Some(first.seat));
    let drawn = first.view().hand();
    second.hear().await;
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
    first.act(&replace, "7").await;
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
async fn the_same_request_on_two_connections_at_once_is_answered_on_both() {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (id, [mut first, _], [client, _]) = both(&running, two()).await;
    let mut also = Player::sit(&client, &id).await;
    let request = first.request("k", &[&quiet(&first)]);
    first.socket.ask(&request).await;
    also.socket.ask(&request).await;
    let mut told = Vec::new();
    for player in [&mut first, &mut also] {
        let answered = player.socket.until(|message| match message {
            Message::Done { key, version } if key == "k" => Some((false, version)),
            Message::News(News { key: Some(key), version, .. }) if key == "k" => Some((true, version)),
            _ => None,
        });
        told.push(answered.await);
    }
    assert_eq!(told[0].1, told[1].1);
    assert_ne!(told[0].0, told[1].0, "one of them did it");
    running.stop().await;
}
