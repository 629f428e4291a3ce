//! What happens at a table beside single answers: several at once, taking back, plans, answers that are given for a seat.

use protocol::{By, Code, Message, Request, Table, What};
use serde_json::json;

use crate::client::{Running, two};
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
