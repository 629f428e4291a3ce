//! What a server tells of a game, as the table on the screen takes it.

use std::sync::Arc;

use kernel::{Boards, View as _};
use protocol::{News, What};
use serde_json::value::RawValue;
use table::{Heard, Setting, Sitter, Table};

use crate::game::Shown;

/// A game that a server has told of from its beginning; nothing if that can't be read.
pub(super) fn followed<G: Shown>(table: &protocol::Table, sitters: Vec<Sitter>, news: &News) -> Option<Table<G>> {
    let mut boards = Boards::<G>::built_in();
    let board = match &table.board_file {
        Some(text) => boards.add(text).ok()?,
        None => boards.find(&table.summary.board)?,
    };
    let options = serde_json::from_str(&table.summary.options.to_string()).ok()?;
    let began = news.steps.iter().find(|step| matches!(step.what, What::Began))?;
    let start = view::<G>(&board, began.view.as_ref().unwrap_or(&news.view))?;
    let setting = Setting { board, board_file: table.board_file.clone(), options, players: sitters.len() };
    let mut followed = Table::followed(setting, sitters, &start).with_open_scores(table.open_scores);
    hear(&mut followed, news)?;
    Some(followed)
}

/// Takes what happened; nothing if it can't be read.
pub(super) fn hear<G: Shown>(table: &mut Table<G>, news: &News) -> Option<()> {
    let board = Arc::clone(&table.setting().board);
    let mut heard = Vec::new();
    for step in &news.steps {
        match &step.what {
            What::Action { action, events, .. } => heard.push(Heard {
                action: match action {
                    Some(text) => Some(text.parse().ok()?),
                    None => None,
                },
                events: read(events.first()?)?,
                view: view::<G>(&board, step.view.as_ref().unwrap_or(&news.view))?,
            }),
            What::Undone { to, .. } => {
                table.follow(std::mem::take(&mut heard)).ok()?;
                table.go_back(*to);
            }
            _ => (),
        }
    }
    table.follow(heard).ok()
}

fn view<G: Shown>(board: &G::Board, written: &RawValue) -> Option<G::View> {
    G::View::read(board, &read(written)?).ok()
}

/// What the server has written for programs with the same code as it: reading it takes far less of it than JSON would.
fn read<T: serde::de::DeserializeOwned>(written: &RawValue) -> Option<T> {
    let digits = written.get().trim_matches('"').as_bytes();
    let digit = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
    let bytes: Vec<u8> =
        digits.chunks_exact(2).map(|pair| Some(16 * digit(pair[0])? + digit(pair[1])?)).collect::<Option<_>>()?;
    postcard::from_bytes(&bytes).ok()
}
