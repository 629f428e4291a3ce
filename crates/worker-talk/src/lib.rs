//! What the browser app and the worker in which bots think say to each other, as JSON texts: requests one way, messages
//! the other.
//!
//! A request holds the view of the seat that decides, never the position. It is answered by any number of
//! [`Message::Thinking`], if it asks for them, and then by one [`Message::Answered`] or [`Message::Failed`]. Requests are
//! answered one after another; whoever doesn't want to wait any longer ends the worker and starts another.

mod answer;

use kernel::{Boards, Game, View};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use answer::{Answer, Candidate, Unread};

/// A question for a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A number that whoever asks has chosen; every message about the request has it.
    pub id: u32,
    /// The name of the game, as records have it.
    pub game: String,
    /// The board that is played on.
    pub board: BoardSource,
    /// What the deciding seat may know, as [`View::written`] gives it.
    pub view: Value,
    /// Who is asked: a level from 1 to 5 or any other text that names a bot, like `search:2000`.
    pub bot: String,
    /// So many iterations instead of what the bot usually takes, and no limit of time.
    #[serde(default)]
    pub iterations: Option<u32>,
    /// Where the bot's own chance comes from. With a number of iterations the same request gets the same answer
    /// everywhere; without a seed chance decides.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Whether to tell what the bot thinks while it thinks.
    #[serde(default)]
    pub watch: bool,
}

/// Where a board comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardSource {
    /// It comes with the game and has this id.
    BuiltIn(String),
    /// The text of a board file.
    File(String),
}

impl Request {
    /// A question about a view on a board. A board that doesn't come with the game needs its file:
    /// [`Request::with_board_file`].
    pub fn new<G: Game>(id: u32, board: &G::Board, view: &G::View, bot: &str) -> Self {
        Self {
            id,
            game: G::NAME.to_owned(),
            board: BoardSource::BuiltIn(G::board_id(board).to_owned()),
            view: serde_json::to_value(view.written(board)).unwrap_or_default(),
            bot: bot.to_owned(),
            iterations: None,
            seed: None,
            watch: false,
        }
    }

    /// The same on a board that was read from a file.
    #[must_use]
    pub fn with_board_file(self, text: &str) -> Self {
        Self { board: BoardSource::File(text.to_owned()), ..self }
    }

    /// The same, so that the answer is the same everywhere.
    #[must_use]
    pub fn reproducible(self, iterations: u32, seed: u64) -> Self {
        Self { iterations: Some(iterations), seed: Some(seed), ..self }
    }

    /// The text that is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The request of a text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, Unread> {
        Ok(serde_json::from_str(text)?)
    }

    /// The board that it is about.
    ///
    /// # Errors
    /// If there is none of that id, or the file has problems.
    pub fn board<G: Game>(&self) -> Result<std::sync::Arc<G::Board>, Unread> {
        let mut boards = Boards::<G>::built_in();
        match &self.board {
            BoardSource::BuiltIn(id) => boards.find(id).ok_or_else(|| Unread::NoBoard(kernel::quoted(id))),
            BoardSource::File(text) => Ok(boards.add(text)?),
        }
    }

    /// The view that it is about.
    ///
    /// # Errors
    /// If it isn't one of a game on this board.
    pub fn view<G: Game>(&self, board: &G::Board) -> Result<G::View, Unread> {
        let written = <G::View as View<G>>::Written::deserialize(&self.view)?;
        Ok(View::read(board, &written)?)
    }
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
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
    /// The text that is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The message of a text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, Unread> {
        Ok(serde_json::from_str(text)?)
    }
}
