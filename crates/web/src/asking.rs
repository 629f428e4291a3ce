//! The game that an address asks for, or what is wrong with it.

use kernel::Game;
use table::Table;
use table::yangtze::Misasked;
use words::screen::{Screen, fill};

use crate::storage;

/// What an address leads to.
pub(crate) enum Wanted<G: Game> {
    /// It asks for no game.
    Nothing,
    /// A new game.
    Game(Box<Table<G>>),
    /// There is no such game.
    Wrong(Vec<Wrong>),
}

/// What is wrong with an address.
#[derive(Clone)]
pub(crate) enum Wrong {
    /// It says what can't be had.
    Asked(Misasked),
    /// The board isn't there any more.
    BoardGone,
    /// The board can't be played on: why, for whoever wrote its file.
    Board(String),
}

impl Wrong {
    /// A sentence about it.
    pub(crate) fn said(&self, texts: &'static Screen) -> String {
        let said = &texts.help.misasked;
        let (text, what) = match self {
            Self::BoardGone => return said.board_gone.to_owned(),
            Self::Board(why) => return why.clone(),
            Self::Asked(Misasked::Players(count)) => return fill(said.players, &[("count", count)]),
            Self::Asked(Misasked::ShortFor(count)) => return fill(said.short_for, &[("count", count)]),
            Self::Asked(Misasked::Sitter(what)) => (said.sitter, what),
            Self::Asked(Misasked::Seed(what)) => (said.seed, what),
            Self::Asked(Misasked::Short(what)) => (said.short, what),
            Self::Asked(Misasked::Edition(what)) => (said.edition, what),
            Self::Asked(Misasked::Scores(what)) => (said.scores, what),
            Self::Asked(Misasked::Board(what)) => (said.board, what),
        };
        // Addresses can be endless.
        let what: String = what.chars().take(40).collect();
        fill(text, &[("what", &what)])
    }
}

/// Where a board for a game is kept that somebody has brought along, until a game on it begins.
fn board_key(game: &str) -> String {
    format!("pagoda board {game}")
}

/// Keeps the text of a board for the game that is to begin; whether the browser does.
pub(crate) fn keep_board(game: &str, text: &str) -> bool {
    storage::write(&board_key(game), text)
}

/// The board that was kept for a game.
pub(crate) fn kept_board(game: &str) -> Option<String> {
    storage::read(&board_key(game))
}
