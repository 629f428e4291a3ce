//! What happens at a table, as it is kept: everything else follows from it.

use protocol::By;
use serde::{Deserialize, Serialize};

/// Something that happened. Names are short: there are millions of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The game began.
    Began,
    /// A seat answered.
    #[serde(rename = "a")]
    Action {
        #[serde(rename = "s")]
        seat: u8,
        #[serde(rename = "t")]
        text: String,
        #[serde(rename = "b")]
        by: By,
        /// That of the request, with the first of its answers.
        #[serde(rename = "k", default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The game went back to so many actions, as this seat wanted.
    Undone { seat: u8, to: usize },
    /// A seat wants to go back to so many actions.
    UndoAsked { seat: u8, to: usize },
    /// A seat agrees to that.
    UndoAgreed { seat: u8 },
    /// A seat doesn't, or doesn't ask any longer.
    UndoRefused { seat: u8 },
    /// A bot of this level plays for a seat that resigned.
    Resigned { seat: u8, level: u8 },
    /// A bot of this level plays for a seat that ran out of time.
    TimedOut { seat: u8, level: u8 },
    /// A person plays again.
    CameBack { seat: u8 },
    /// Whether a seat wants to leave the game unfinished.
    Abandon { seat: u8, agree: bool },
    /// The game was left unfinished.
    Abandoned,
    /// The server was away for so many milliseconds.
    Away { milliseconds: i64 },
}

impl Entry {
    /// Whether the game is at another position after it, and hasn't gone back.
    pub(crate) fn moves_on(&self) -> bool {
        matches!(self, Self::Began | Self::Action { .. })
    }

    pub(crate) fn written(&self) -> String {
        // Nothing in it can't be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
