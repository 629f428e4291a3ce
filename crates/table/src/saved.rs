//! Games as texts: a record, with who sits where beside it.

use conformance::{Difference, Recorder, replay};
use kernel::{Boards, Game, NoBoard, Record, RecordError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Discloses, Setting, Sitter, Step, Table};

/// What a saved game says beside its record.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Beside {
    sitters: Vec<Sitter>,
    seed: u64,
    /// Whether everybody's points are for all to see: no rule, and so no option of the record.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open_scores: bool,
    /// What was being tried out, and what was proposed after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draft: Vec<String>,
}

#[derive(Serialize)]
struct Saved<'a> {
    #[serde(flatten)]
    record: Record<'a>,
    table: Beside,
}

#[derive(Deserialize)]
struct Read {
    table: Option<Beside>,
}

/// Why a text is no game that can be gone on with or looked at.
#[derive(Debug, Error)]
pub enum Unreadable<G: Game> {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its board isn't there.
    #[error(transparent)]
    Board(#[from] NoBoard),
    /// It is against the rules, or claims what isn't so.
    #[error(transparent)]
    Difference(#[from] Difference<G>),
    /// Somebody is missing at the table, or too many are there.
    #[error("{sitters} sit at a table for {players}")]
    Sitters {
        /// How many sit there.
        sitters: usize,
        /// The number of seats.
        players: usize,
    },
}

/// The games in the text of a file: one a line, or one that is spread over all of it.
pub fn games(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_whole = |line: &str| serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok();
    match lines.next() {
        Some(first) if is_whole(first) => std::iter::once(first).chain(lines).collect(),
        Some(_) => vec![text],
        None => vec![],
    }
}

/// Whether a text is the record of a game of this name, as far as it says so itself.
pub fn is_of<G: Game>(text: &str) -> bool {
    Record::read(text.trim_start_matches('\u{feff}').trim()).is_ok_and(|record| record.game == G::NAME)
}

impl<G: Discloses> Table<G> {
    /// The record of what has happened and counts: one line.
    ///
    /// # Errors
    /// If the deal isn't known, or a part of it can't be written as JSON, which no game's can't.
    pub fn record(&self, digests: bool) -> serde_json::Result<String> {
        serde_json::to_string(&self.recorded(digests)?)
    }

    fn recorded(&self, digests: bool) -> serde_json::Result<Record<'_>> {
        let (setting, board) = (self.setting(), self.board());
        let mut recorder = Recorder::new(digests);
        for Step { before, action, .. } in self.steps() {
            recorder.note::<G>(board, before, &before.legal(board), *action);
        }
        let deal = self.deal().ok_or_else(|| serde::ser::Error::custom("the deal isn't known yet"))?;
        let board_file = setting.board_file.as_deref();
        recorder.finish::<G>(board, board_file, &setting.options, deal, &self.settled())
    }

    /// Everything that is needed to go on later: one line.
    ///
    /// # Errors
    /// If the deal isn't known, or a part of it can't be written as JSON, which no game's can't.
    pub fn save(&self) -> serde_json::Result<String> {
        let tried = self.draft().iter().chain(self.proposal());
        let draft = tried.map(|step| step.action.to_string()).collect();
        let table =
            Beside { sitters: self.sitters().to_vec(), seed: self.seed(), open_scores: self.has_open_scores(), draft };
        serde_json::to_string(&Saved { record: self.recorded(false)?, table })
    }

    /// Reads a game that was saved, or any record; at a table of which the record says nothing sit `otherwise`.
    ///
    /// # Errors
    /// If anything in it is against the rules or not as it claims.
    pub fn load(text: &str, otherwise: &Sitter) -> Result<Self, Unreadable<G>> {
        let text = text.trim_start_matches('\u{feff}').trim();
        let record = Record::read(text)?;
        let board = Boards::<G>::built_in().of_record(&record)?;
        let (options, deal) = record.setup::<G>()?;
        let beside = serde_json::from_str::<Read>(text).ok().and_then(|read| read.table);
        let beside = beside.unwrap_or_else(|| Beside {
            sitters: vec![otherwise.clone(); record.players],
            seed: 0,
            open_scores: false,
            draft: Vec::new(),
        });
        let mut actions: Vec<G::Action> = Vec::with_capacity(record.actions.len());
        replay::<G>(&board, &record, true, |_, events| {
            events.clear();
            actions.extend(record.actions.get(actions.len()).and_then(|text| text.0.parse::<G::Action>().ok()));
        })?;
        if beside.sitters.len() != record.players {
            return Err(Unreadable::Sitters { sitters: beside.sitters.len(), players: record.players });
        }
        let board_file = record.board_file.as_ref().map(|text| text.clone().into_owned());
        let setting = Setting { board, board_file, options, players: record.players };
        let table = Self::new(setting, deal, beside.sitters, beside.seed).map_err(Difference::Setup)?;
        let mut table = table.with_open_scores(beside.open_scores);
        for action in actions {
            // They were just replayed: none is refused.
            if table.answer(action).is_err() {
                break;
            }
        }
        // What was only tried out is worth less than a game: what doesn't fit is left out.
        for text in &beside.draft {
            let Some(action) = text.parse().ok().filter(|_| table.proposal().is_none()) else { break };
            if table.try_out(action).is_err() {
                break;
            }
        }
        Ok(table)
    }
}
