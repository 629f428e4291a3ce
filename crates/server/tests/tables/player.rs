//! Somebody who plays a seat of Yellow & Yangtze: any legal answer that follows from a number.

use std::sync::Arc;

use kernel::{Boards, Legal, View};
use protocol::{Message, News, Problem, Request, State, Table};
use serde_json::json;

use crate::client::{Client, Running, Socket, two};

type Game = yangtze::Position;

pub struct Player {
    pub socket: Socket,
    pub seat: u8,
    pub news: News,
    pub board: Arc<yangtze::Board>,
}

impl Player {
    pub async fn sit(client: &Client, table: &str) -> Self {
        let mut socket = client.connect(table).await;
        let Message::Welcome { seat: Some(seat), .. } = socket.next().await else { panic!("no welcome") };
        let news = socket.until(news).await;
        Self { socket, seat, news, board: Boards::<Game>::built_in().default_board() }
    }

    pub fn view(&self) -> yangtze::View {
        let view = serde_json::from_str(self.news.view.get()).expect("a view");
        <Game as kernel::Game>::View::read(&self.board, &view).expect("a view")
    }

    /// What it would answer, if it is its turn.
    pub fn answer(&self, number: usize) -> Option<String> {
        let view = self.view();
        let legal = view.legal(&self.board)?;
        legal.nth(number % legal.count()).map(|action| action.to_string())
    }

    /// All that it could answer.
    pub fn answers(&self) -> Vec<String> {
        let view = self.view();
        let legal = view.legal(&self.board).map_or_else(Vec::new, |legal| legal.list());
        legal.iter().map(ToString::to_string).collect()
    }

    pub fn request(&self, key: &str, actions: &[&str]) -> Request {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        Request::Act { key: key.to_owned(), version: self.news.version, actions }
    }

    /// Answers, and hears of it.
    pub async fn act(&mut self, text: &str, key: &str) {
        self.socket.ask(&self.request(key, &[text])).await;
        self.hear().await;
        assert_eq!(self.news.key.as_deref(), Some(key));
    }

    /// What it is told next.
    pub async fn hear(&mut self) {
        self.news = self.socket.until(news).await;
    }

    /// Asks for something that is refused.
    pub async fn refused(&mut self, request: &Request) -> Problem {
        self.socket.ask(request).await;
        self.socket
            .until(|message| match message {
                Message::Refused { key, problem } if key == request.key() => Some(problem),
                _ => None,
            })
            .await
    }

    /// Asks for something that is done without news for the key.
    pub async fn done(&mut self, request: &Request) -> u64 {
        self.socket.ask(request).await;
        self.socket
            .until(|message| match message {
                Message::Done { key, version } if key == request.key() => Some(version),
                Message::Refused { key, problem } if key == request.key() => panic!("{problem:?}"),
                _ => None,
            })
            .await
    }
}

pub fn news(message: Message) -> Option<News> {
    match message {
        Message::News(news) => Some(news),
        Message::Refused { key, problem } => panic!("{key}: {problem:?}"),
        _ => None,
    }
}

/// An answer that shows nothing new.
pub fn quiet(player: &Player) -> String {
    player.answers().into_iter().find(|text| text.starts_with("leader")).expect("a leader can be placed")
}

/// A game of two that has begun.
pub async fn seated(running: &Running) -> (Table, Client, Client) {
    seated_at(running, two()).await
}

pub async fn seated_at(running: &Running, table: serde_json::Value) -> (Table, Client, Client) {
    let (host, guest) = (running.guest().await, running.guest().await);
    let table = host.make(table).await;
    let id = &table.summary.id;
    assert_eq!((table.summary.state, table.seed.clone(), table.commitment.len()), (State::Open, None, 64));
    // Everybody adds to chance after the commitment is known, the host too.
    for (client, nonce) in [(&host, "host"), (&guest, "guest")] {
        let _: serde_json::Value = client.post(&format!("/tables/{id}/join"), json!({ "nonce": nonce })).await;
    }
    host.does(&format!("/tables/{id}/begin"), json!({})).await;
    (table, host, guest)
}

/// Both at a table of two, the one who decides first.
pub async fn both(running: &Running, table: serde_json::Value) -> (String, [Player; 2], [Client; 2]) {
    let (table, host, guest) = seated_at(running, table).await;
    let id = table.summary.id;
    let (first, second) = (Player::sit(&host, &id).await, Player::sit(&guest, &id).await);
    if first.news.decides == Some(0) {
        (id, [first, second], [host, guest])
    } else {
        (id, [second, first], [guest, host])
    }
}
