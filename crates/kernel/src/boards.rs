//! The boards at hand: those that come with a game, those from files, and the one a record brings along.

use std::sync::Arc;

use thiserror::Error;

use crate::board_file::Problems;
use crate::{Game, Record, quoted};

/// Boards by their id.
pub struct Boards<G: Game> {
    built_in: Vec<Arc<G::Board>>,
    added: Vec<Arc<G::Board>>,
}

/// Why there is no board for a game.
#[derive(Debug, Error)]
pub enum NoBoard {
    /// The file has problems.
    #[error("the board file has problems:\n{0}")]
    Problems(Problems),
    /// Neither built in nor given.
    #[error("board {} is not built in and the record has no `board_file`: give it with --board FILE", quoted(.0))]
    Unknown(String),
    /// The file describes another board than a built-in one of the same id.
    #[error("the board file has the id {} of a built-in board but is another board: give it an id of its own", quoted(.0))]
    NotTheBuiltIn(String),
    /// The record says one id, its board file another.
    #[error("the record's board is {}, its board file has the id {}", quoted(record), quoted(file))]
    OtherId {
        /// The id that the record names.
        record: String,
        /// The id inside the board file.
        file: String,
    },
}

impl From<Problems> for NoBoard {
    fn from(error: Problems) -> Self {
        Self::Problems(error)
    }
}

impl<G: Game> Default for Boards<G> {
    fn default() -> Self {
        Self::built_in()
    }
}

impl<G: Game> Boards<G> {
    /// The boards that come with the game.
    ///
    /// # Panics
    /// If a board that comes with the game can't be read, which its tests rule out.
    pub fn built_in() -> Self {
        let read = |text: &&str| Arc::new(G::read_board(text).expect("tests read the boards that come with the game"));
        Self { built_in: G::built_in_boards().iter().map(read).collect(), added: Vec::new() }
    }

    /// The default board.
    pub fn default_board(&self) -> Arc<G::Board> {
        Arc::clone(&self.built_in[0])
    }

    /// Whether the board of this id comes with the game.
    pub fn is_built_in(&self, id: &str) -> bool {
        self.built_in.iter().any(|board| G::board_id(board) == id)
    }

    /// The board of this id, if it is at hand.
    pub fn find(&self, id: &str) -> Option<Arc<G::Board>> {
        self.built_in.iter().chain(&self.added).find(|board| G::board_id(board) == id).map(Arc::clone)
    }

    /// Adds the board of a file.
    ///
    /// # Errors
    /// If the file has problems, or is another board than a built-in one of its id.
    pub fn add(&mut self, text: &str) -> Result<Arc<G::Board>, NoBoard> {
        let board = self.read(text)?;
        self.added.push(Arc::clone(&board));
        Ok(board)
    }

    fn read(&self, text: &str) -> Result<Arc<G::Board>, NoBoard> {
        let board = G::read_board(text)?;
        let id = G::board_id(&board);
        match self.built_in.iter().find(|built_in| G::board_id(built_in) == id) {
            Some(built_in) if **built_in != board => Err(NoBoard::NotTheBuiltIn(id.to_owned())),
            _ => Ok(Arc::new(board)),
        }
    }

    /// The board that a record was played on.
    ///
    /// # Errors
    /// If the record's board file has problems or another id, or if it has none and the board isn't at hand.
    pub fn of_record(&self, record: &Record<'_>) -> Result<Arc<G::Board>, NoBoard> {
        if let Some(text) = &record.board_file {
            let board = self.read(text)?;
            if G::board_id(&board) != record.board {
                let (record, file) = (record.board.to_string(), G::board_id(&board).to_owned());
                return Err(NoBoard::OtherId { record, file });
            }
            return Ok(board);
        }
        self.find(&record.board).ok_or_else(|| NoBoard::Unknown(record.board.to_string()))
    }
}
