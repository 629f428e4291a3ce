//! What the browser app and the worker in which bots think say to each other: requests one way, messages the other.
//! Both are from one build, so what is sent is in the format of `postcard`, which takes no more code than what it holds.
//!
//! A request holds the board and the view of the seat that decides, never the position. It is answered by any number of
//! [`Message::Thinking`], if it asks for them, and then by one [`Message::Answered`] or [`Message::Failed`]. Requests are
//! answered one after another; whoever doesn't want to wait any longer ends the worker and starts another.

mod answer;

use kernel::{Game, View};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use answer::{Answer, Candidate, Unread};

/// A question for a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// A number that whoever asks has chosen; every message about the request has it.
    pub id: u32,
    /// The name of the game, as records have it.
    pub game: String,
    /// The board that is played on, as it is sent.
    pub board: Vec<u8>,
    /// What the deciding seat may know, as [`View::written`] gives it, as it is sent.
    pub view: Vec<u8>,
    /// Who is asked: a level from 1 to 5 or any other text that names a bot, like `search:2000`.
    pub bot: String,
    /// So many iterations instead of what the bot usually takes, and no limit of time.
    pub iterations: Option<u32>,
    /// Where the bot's own chance comes from. With a number of iterations the same request gets the same answer
    /// everywhere; without a seed chance decides.
    pub seed: Option<u64>,
    /// Whether to tell what the bot thinks while it thinks.
    pub watch: bool,
}

impl Request {
    /// A question about a view on a board.
    pub fn new<G: Game>(id: u32, board: &G::Board, view: &G::View, bot: &str) -> Self {
        Self {
            id,
            game: G::NAME.to_owned(),
            board: sent(board),
            view: sent(&view.written(board)),
            bot: bot.to_owned(),
            iterations: None,
            seed: None,
            watch: false,
        }
    }

    /// The same, so that the answer is the same everywhere.
    #[must_use]
    pub fn reproducible(self, iterations: u32, seed: u64) -> Self {
        Self { iterations: Some(iterations), seed: Some(seed), ..self }
    }

    /// What is sent.
    pub fn sent(&self) -> Vec<u8> {
        sent(self)
    }

    /// The request that was sent.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(sent: &[u8]) -> Result<Self, Unread> {
        read(sent)
    }

    /// The board that it is about.
    ///
    /// # Errors
    /// If it isn't one of the game.
    pub fn board<G: Game>(&self) -> Result<G::Board, Unread> {
        read(&self.board)
    }

    /// The view that it is about.
    ///
    /// # Errors
    /// If it isn't one of a game on this board.
    pub fn view<G: Game>(&self, board: &G::Board) -> Result<G::View, Unread> {
        Ok(View::read(board, &read(&self.view)?)?)
    }
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Message {
    /// What the bot thinks so far.
    Thinking {
        /// The request that it is about.
        id: u32,
        /// The most promising actions, the best first.
        candidates: Vec<Candidate>,
    },
    /// The bot has answered.
    Answered {
        /// The request that it is about.
        id: u32,
        /// The action, and the thoughts behind it.
        answer: Answer,
    },
    /// There is no answer.
    Failed {
        /// The request that it is about, if that much could be read.
        id: Option<u32>,
        /// Why, for developers.
        why: String,
    },
}

impl Message {
    /// What is sent.
    pub fn sent(&self) -> Vec<u8> {
        sent(self)
    }

    /// The message that was sent.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(sent: &[u8]) -> Result<Self, Unread> {
        read(sent)
    }
}

fn sent(what: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(what).unwrap_or_default()
}

fn read<T: DeserializeOwned>(sent: &[u8]) -> Result<T, Unread> {
    match postcard::take_from_bytes(sent)? {
        (read, []) => Ok(read),
        _ => Err(Unread::TooLong),
    }
}
