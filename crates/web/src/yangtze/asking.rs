//! The game of Yellow & Yangtze that an address asks for.

use ::yangtze::{NAME, Position};
use leptos_router::params::ParamsMap;
use table::yangtze::Asked;

use crate::asking::{Wanted, Wrong, kept_board};
use crate::chance;

/// What the address of the page asks for.
pub(super) fn wanted(query: &ParamsMap) -> Wanted<Position> {
    let asked = match Asked::read(|name| query.get(name), |name| name.parse::<bots::Bot>().is_ok()) {
        None => return Wanted::Nothing,
        Some(Err(wrong)) => return Wanted::Wrong(wrong.into_iter().map(Wrong::Asked).collect()),
        Some(Ok(asked)) => asked,
    };
    let board = if asked.own_board { kept_board(NAME) } else { None };
    if asked.own_board && board.is_none() {
        return Wanted::Wrong(vec![Wrong::BoardGone]);
    }
    match asked.table(board, chance::number()) {
        Ok(table) => Wanted::Game(Box::new(table)),
        Err(why) => Wanted::Wrong(vec![Wrong::Board(why.to_string())]),
    }
}
