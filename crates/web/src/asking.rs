//! The game that an address asks for, or what is wrong with it.

use ::yangtze::Position;
use leptos_router::params::ParamsMap;
use table::yangtze::Asked;
use table::{Misasked, Table};
use words::screen::{Screen, fill};

use crate::{chance, storage};

/// Where a board is kept that somebody has brought along, until a game on it begins.
const BOARD: &str = "pagoda board yellow-yangtze";

/// What an address leads to.
pub(crate) enum Wanted {
    /// It asks for no game.
    Nothing,
    /// A new game.
    Game(Box<Table<Position>>),
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
            Self::Asked(Misasked::Players(count)) => {
                let (from, to) = <Position as kernel::Game>::PLAYERS.into_inner();
                return fill(said.players, &[("from", &from), ("to", &to), ("count", count)]);
            }
            Self::Asked(Misasked::ShortFor(count)) => return fill(said.short_for, &[("count", count)]),
            Self::Asked(Misasked::Sitter(what)) => (said.sitter, what),
            Self::Asked(Misasked::Seed(what)) => (said.seed, what),
            Self::Asked(Misasked::Short(what)) => (said.short, what),
            Self::Asked(Misasked::Edition(what)) => (said.edition, what),
            Self::Asked(Misasked::Scores(what)) => (said.scores, what),
            Self::Asked(Misasked::Variant(what)) => (said.variant, what),
            Self::Asked(Misasked::Board(what)) => (said.board, what),
        };
        // Addresses can be endless.
        let what: String = what.chars().take(40).collect();
        fill(text, &[("what", &what)])
    }
}

/// What the address of the page asks for.
pub(crate) fn wanted(query: &ParamsMap) -> Wanted {
    let asked = match Asked::read(|name| query.get(name), |name| name.parse::<bots::Bot>().is_ok()) {
        None => return Wanted::Nothing,
        Some(Err(wrong)) => return Wanted::Wrong(wrong.into_iter().map(Wrong::Asked).collect()),
        Some(Ok(asked)) => asked,
    };
    let board = if asked.own_board { storage::read(BOARD) } else { None };
    if asked.own_board && board.is_none() {
        return Wanted::Wrong(vec![Wrong::BoardGone]);
    }
    match asked.table(board, chance::number()) {
        Ok(table) => Wanted::Game(Box::new(table)),
        Err(why) => Wanted::Wrong(vec![Wrong::Board(why.to_string())]),
    }
}

/// Keeps the text of a board for the game that is to begin; whether the browser does.
pub(crate) fn keep_board(text: &str) -> bool {
    storage::write(BOARD, text)
}
