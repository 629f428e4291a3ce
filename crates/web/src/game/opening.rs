//! Games from files, as they are read: kept to be looked at, or what is wrong with them.

use kernel::{NoBoard, RecordError};
use table::{Difference, Sitter, Table, Unreadable};
use words::Language;
use words::screen::{fill, screen};

use super::keep::{self, Slot};
use super::shown::Shown;

/// Keeps a game to look at it, or says what is wrong with it.
pub(crate) fn open<G: Shown>(language: Language, game: &str) -> Result<(), String> {
    let table = Table::<G>::load(game, &Sitter::PERSON).map_err(|why| problem(language, &why))?;
    if !keep::keep(&table, Slot::Record) {
        return Err(screen(language).after.problems.no_room.to_owned());
    }
    keep::keep_moment(G::NAME, Some(0));
    Ok(())
}

/// What is wrong with a file, in words.
pub(super) fn problem<G: Shown>(language: Language, why: &Unreadable<G>) -> String {
    let texts = &screen(language).after.problems;
    match why {
        Unreadable::Record(why) | Unreadable::Difference(Difference::Record(why)) => misfit(language, why),
        Unreadable::Board(NoBoard::Unknown(board)) => fill(texts.board_unknown, &[("board", board)]),
        Unreadable::Board(_) => texts.board.to_owned(),
        Unreadable::Sitters { sitters, players } => fill(texts.sitters, &[("sitters", sitters), ("players", players)]),
        Unreadable::Difference(difference) => match difference {
            Difference::Setup(_) | Difference::Record(_) => texts.setup.to_owned(),
            Difference::Length { list, entries, actions } => {
                fill(texts.lists, &[("list", list), ("entries", entries), ("actions", actions)])
            }
            Difference::NoAction { number, text, why } => {
                let why = G::misread(language, why);
                fill(texts.action, &[("number", number), ("text", text), ("why", &why)])
            }
            Difference::Refused { number, text, why, .. } => {
                let why = G::refusal(language, why);
                fill(texts.action, &[("number", number), ("text", text), ("why", &why)])
            }
            Difference::Legal { number, .. }
            | Difference::State { number, .. }
            | Difference::Result { number, .. }
            | Difference::Unfinished { number, .. } => fill(texts.claim, &[("number", number)]),
        },
    }
}

/// Why a text is no record of this game.
fn misfit(language: Language, why: &RecordError) -> String {
    let texts = &screen(language).after.problems;
    match why {
        RecordError::Json(_) | RecordError::NoObject => texts.no_record.to_owned(),
        RecordError::Part { part, .. } => fill(texts.part, &[("part", part)]),
        RecordError::Format(format) => fill(texts.format, &[("format", format)]),
        RecordError::Game(game, _) => fill(texts.game, &[("game", game)]),
        RecordError::Rules(version, known) => fill(texts.rules, &[("version", version), ("known", known)]),
    }
}
