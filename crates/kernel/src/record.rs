//! Game records: one game as one JSON object, replayable without any random generator (`docs/record.md`).

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;

use crate::{Game, quoted, shown};

/// The name of the record format.
pub const FORMAT: &str = "pagoda/1";

/// A record as it stands in a file. What only a game can read (`options`, `deal`, `result`) is kept as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record<'a> {
    /// Always [`FORMAT`].
    #[serde(borrow)]
    pub format: Cow<'a, str>,
    /// The game's name.
    #[serde(borrow)]
    pub game: Cow<'a, str>,
    /// The board's id.
    #[serde(borrow)]
    pub board: Cow<'a, str>,
    /// The whole text of a board that isn't built in.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub board_file: Option<Cow<'a, str>>,
    /// The version of the game's rules.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// The table options that touch the rules.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Cow<'a, RawValue>>,
    /// Number of seats.
    pub players: usize,
    /// All that chance decided.
    #[serde(borrow)]
    pub deal: Cow<'a, RawValue>,
    /// The canonical text of every recorded decision's answer.
    #[serde(borrow)]
    pub actions: Vec<Text<'a>>,
    /// The digest of the position after each action.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<Text<'a>>>,
    /// How many actions were legal at each decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<usize>>,
    /// How the game ended; absent in an unfinished game.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Cow<'a, RawValue>>,
}

/// A text inside a record: borrowed from the line where it holds no escapes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);

fn first_rules() -> u32 {
    1
}

/// Why a line can't be taken as the record of a game.
#[derive(Debug, Error)]
pub enum RecordError {
    /// It isn't JSON, or a field is missing or of the wrong type.
    #[error("not a record: {}", shown(&.0.to_string()))]
    Json(serde_json::Error),
    /// It is JSON, but no object.
    #[error("not a record: a record is a JSON object, {{…}}")]
    NoObject,
    /// A part that only the game can read isn't what the game takes.
    #[error("`{part}`: {}", shown(why))]
    Part {
        /// Its field.
        part: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// Another format.
    #[error("format {}: only \"{FORMAT}\" is known", quoted(.0))]
    Format(String),
    /// Another game.
    #[error("game {} is not {}", quoted(.0), quoted(.1))]
    Game(String, &'static str),
    /// Rules that this program doesn't know.
    #[error("rules version {0}: known are versions from 1 to {1}")]
    Rules(u32, u32),
}

impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error)
    }
}

impl<'a> Record<'a> {
    /// Reads one line.
    ///
    /// # Errors
    /// If it isn't a record of the known format.
    pub fn read(line: &'a str) -> Result<Self, RecordError> {
        // A byte order mark may stand before the first line of a file.
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.starts_with('[') {
            return Err(RecordError::NoObject);
        }
        let record: Self = serde_json::from_str(line)?;
        if record.format != FORMAT {
            return Err(RecordError::Format(record.format.into_owned()));
        }
        Ok(record)
    }

    /// Reads what only the game `G` can: its options and its deal.
    ///
    /// # Errors
    /// If the record is of another game or of unknown rules, or if these parts don't fit the game.
    pub fn setup<G: Game>(&self) -> Result<(G::Options, G::Deal), RecordError> {
        if self.game != G::NAME {
            return Err(RecordError::Game(self.game.to_string(), G::NAME));
        }
        if self.rules == 0 || self.rules > G::RULES {
            return Err(RecordError::Rules(self.rules, G::RULES));
        }
        let options = match &self.options {
            Some(options) => read_part("options", options)?,
            None => G::Options::default(),
        };
        Ok((options, read_part("deal", &self.deal)?))
    }

    /// Reads the result, if there is one.
    ///
    /// # Errors
    /// If it isn't a result of the game `G`.
    pub fn outcome<G: Game>(&self) -> Result<Option<G::Outcome>, RecordError> {
        match &self.result {
            Some(result) => read_part("result", result).map(Some),
            None => Ok(None),
        }
    }
}

/// Reads a part of a record that has to be an object.
fn read_part<T: DeserializeOwned>(part: &'static str, text: &RawValue) -> Result<T, RecordError> {
    let text = text.get();
    if !text.starts_with('{') {
        return Err(RecordError::Part { part, why: "not a JSON object, {…}".to_owned() });
    }
    serde_json::from_str(text).map_err(|error| {
        // The place is that inside the part, which helps nobody who looks at a whole line.
        let why = error.to_string();
        let why = why.rsplit_once(" at line ").map_or(&*why, |(why, _)| why).to_owned();
        RecordError::Part { part, why }
    })
}
