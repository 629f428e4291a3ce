//! Whole games, by people and bots.

use kernel::{Boards, Legal, View};
use protocol::{By, Message, News, Request, State, Table, What};
use serde_json::json;

use crate::client::{Client, Running, Socket, two};

type Game = yangtze::Position;

/// Somebody who plays a seat: any legal answer that follows from a number.
struct Player {
    socket: Socket,
    seat: u8,
    news: News,
}

impl Player {
    async fn sit(client: &Client, table: &str) -> Self {
        let mut socket = client.connect(table).await;
        let Message::Welcome { seat: Some(seat), .. } = socket.next().await else { panic!("no welcome") };
        let news = socket.until(news).await;
        Self { socket, seat, news }
    }

    /// What it would answer, if it is its turn.
    fn answer(&self, board: &yangtze::Board, number: usize) -> Option<String> {
        let view = serde_json::from_str(self.news.view.get()).expect("a view");
        let view = <Game as kernel::Game>::View::read(board, &view).expect("a view");
        let legal = view.legal(board)?;
        legal.nth(number % legal.count()).map(|action| action.to_string())
    }

    async fn act(&mut self, text: &str, key: &str) {
        let request = Request::Act { key: key.to_owned(), version: self.news.version, actions: vec![text.to_owned()] };
        self.socket.ask(&request).await;
        self.news = self.socket.until(news).await;
        assert_eq!(self.news.key.as_deref(), Some(key));
    }
}

fn news(message: Message) -> Option<News> {
    match message {
        Message::News(news) => Some(news),
        Message::Refused { key, problem } => panic!("{key}: {problem:?}"),
        _ => None,
    }
}

/// Plays a game of two to its end; the texts of all actions.
async fn play_out(players: &mut [Player; 2], seed: usize) -> usize {
    let board = Boards::<Game>::built_in().default_board();
    let mut number = 0;
    while let Some(decides) = players[0].news.decides {
        let (decides, other) = (usize::from(decides), usize::from(1 - decides));
        number += 1;
        let text = players[decides].answer(&board, number * 7919 + seed).expect("its turn");
        players[decides].act(&text, &number.to_string()).await;
        let version = players[decides].news.version;
        players[other].news = players[other].socket.until(news).await;
        assert_eq!(players[other].news.version, version, "both are told the same");
        assert_eq!(players[other].news.key, None);
    }
    number
}

async fn seated(running: &Running) -> (Table, Client, Client) {
    let (host, guest) = (running.guest().await, running.guest().await);
    let table = host.make(two()).await;
    let id = &table.summary.id;
    assert_eq!((table.summary.state, table.seed.clone(), table.commitment.len()), (State::Open, None, 64));
    let _: serde_json::Value = guest.post(&format!("/tables/{id}/join"), json!({ "nonce": "guest" })).await;
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    (table, host, guest)
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
