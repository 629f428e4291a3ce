//! Who sits at a table, and what is the same in every position of a game.

use std::sync::Arc;

use kernel::{Boards, Dice, Game, NoBoard, Seed, SetupProblems};
use serde::{Deserialize, Serialize};

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// What somebody wants to be called; else the seat's own name is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who decides for the seat.
    pub plays: Plays,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Plays {
    /// Somebody at this screen.
    Person,
    /// A bot by its name, like `scholar` or `search:2000`.
    Bot(String),
    /// Somebody at another screen.
    Elsewhere,
}

impl Sitter {
    /// Somebody at this screen without a name.
    pub const PERSON: Self = Self { name: None, plays: Plays::Person };

    /// A bot.
    pub fn bot(bot: impl Into<String>) -> Self {
        Self { name: None, plays: Plays::Bot(bot.into()) }
    }

    /// Whether somebody at this screen decides.
    pub fn is_person(&self) -> bool {
        self.plays == Plays::Person
    }
}

/// What is the same in every position of a game.
pub struct Setting<G: Game> {
    /// The board.
    pub board: Arc<G::Board>,
    /// The text of a board that isn't built in.
    pub board_file: Option<String>,
    /// The table's options.
    pub options: G::Options,
    /// Number of seats.
    pub players: usize,
}

impl<G: Game> Setting<G> {
    /// A game on the default board, or on that of a file.
    ///
    /// # Errors
    /// If the file is no board.
    pub fn new(players: usize, options: G::Options, board_file: Option<String>) -> Result<Self, NoBoard> {
        let mut boards = Boards::<G>::built_in();
        let board = match &board_file {
            Some(text) => boards.add(text)?,
            None => boards.default_board(),
        };
        // A file that says the same as a built-in board needn't be kept.
        let board_file = board_file.filter(|_| !boards.is_built_in(G::board_id(&board)));
        Ok(Self { board, board_file, options, players })
    }

    /// What chance decides, as it follows from a number.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn deal(&self, seed: u64) -> Result<G::Deal, SetupProblems> {
        G::deal(&self.board, self.players, &self.options, &mut Dice::for_deal(Seed::of_series(seed, 0)))
    }
}

/// Why there is no game as it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum NoSetting {
    /// The board file can't be used.
    #[error(transparent)]
    Board(#[from] NoBoard),
    /// There is no such game.
    #[error(transparent)]
    Setup(#[from] SetupProblems),
}
