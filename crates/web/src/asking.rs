//! The game that an address asks for, or what is wrong with it.

use std::ops::RangeInclusive;

use kernel::Game;
use leptos_router::params::ParamsMap;
use table::{Asked, Asks, Misasked, Table};
use words::screen::{Screen, fill};

use crate::{chance, storage};

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
    /// It says what can't be had of a game for so many.
    Asked(Misasked, RangeInclusive<usize>),
    /// The game that the browser has kept can't be read: why.
    Kept(String),
    /// No record was opened.
    NoRecord,
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
            Self::Kept(why) => return fill(said.kept, &[("why", why)]),
            Self::NoRecord => return said.no_record.to_owned(),
            Self::BoardGone => return said.board_gone.to_owned(),
            Self::Board(why) => return why.clone(),
            Self::Asked(misasked, players) => match misasked {
                Misasked::Players(count) => {
                    let (from, to) = (players.start(), players.end());
                    return fill(said.players, &[("from", from), ("to", to), ("count", count)]);
                }
                Misasked::NoSeats => {
                    let bots = ",scholar".repeat(players.start() - 1);
                    return fill(said.no_seats, &[("bots", &bots)]);
                }
                Misasked::ShortFor(count) => return fill(said.short_for, &[("count", count)]),
                Misasked::Sitter(what) => (said.sitter, what),
                Misasked::Seed(what) => (said.seed, what),
                Misasked::Short(what) => (said.short, what),
                Misasked::Edition(what) => (said.edition, what),
                Misasked::Scores(what) => (said.scores, what),
                Misasked::Variant(what) => (said.variant, what),
                Misasked::Board(what) => (said.board, what),
            },
        };
        // Addresses can be endless.
        let what: String = what.chars().take(40).collect();
        fill(text, &[("what", &what)])
    }
}

/// What the address of a game's page asks for.
pub(crate) fn wanted<G: Asks>(query: &ParamsMap) -> Wanted<G> {
    let asked = match Asked::<G>::read(|name| query.get(name), |name| name.parse::<bots::Bot>().is_ok()) {
        None => return Wanted::Nothing,
        Some(Err(wrong)) => {
            return Wanted::Wrong(wrong.into_iter().map(|wrong| Wrong::Asked(wrong, G::PLAYERS)).collect());
        }
        Some(Ok(asked)) => asked,
    };
    let board = if asked.own_board { kept_board(G::NAME) } else { None };
    if asked.own_board && board.is_none() {
        return Wanted::Wrong(vec![Wrong::BoardGone]);
    }
    match asked.table(board, chance::number()) {
        Ok(table) => Wanted::Game(Box::new(table)),
        Err(why) => Wanted::Wrong(vec![Wrong::Board(why.to_string())]),
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
