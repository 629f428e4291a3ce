//! Answers of bots, as texts and numbers.

use bots::{Judge, NoBot};
use kernel::NoView;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{read, sent};

/// Why what was sent, or a part of it, can't be read.
#[derive(Debug, Error)]
pub enum Unread {
    /// It isn't of this kind.
    #[error(transparent)]
    Other(#[from] postcard::Error),
    /// Something comes after its end.
    #[error("more was sent than can be read")]
    TooLong,
    /// The view isn't one.
    #[error(transparent)]
    View(#[from] NoView),
    /// The bot isn't one.
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// An action isn't one of the game.
    #[error("{0} is no action of the game")]
    Action(String),
    /// There is no such game.
    #[error("there is no game {0}")]
    Game(String),
}

/// An action with the thoughts behind it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The action's canonical text.
    pub action: String,
    /// The actions that were weighed, the best first.
    pub candidates: Vec<Candidate>,
    /// Each seat's expected share of the victory, from 0 to 1.
    pub outlook: Vec<f64>,
    /// How the bot expects the game to go on, its own action first.
    pub line: Vec<String>,
    /// What spoke for the action, as it is sent.
    pub reasons: Vec<u8>,
}

/// An action that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The action's canonical text.
    pub action: String,
    /// The deciding seat's share of the victory that it is expected to bring, from 0 to 1.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
}

impl Candidate {
    /// The text of a candidate.
    pub fn of<G: Judge>(candidate: &bots::Candidate<G>) -> Self {
        Self { action: candidate.action.to_string(), value: candidate.value, visits: candidate.visits }
    }

    /// The candidate of a text.
    ///
    /// # Errors
    /// If its action isn't one of the game.
    pub fn read<G: Judge>(&self) -> Result<bots::Candidate<G>, Unread> {
        Ok(bots::Candidate { action: action::<G>(&self.action)?, value: self.value, visits: self.visits })
    }
}

impl Answer {
    /// The text of an answer.
    pub fn of<G: Judge>(answer: &bots::Answer<G>) -> Self {
        Self {
            action: answer.action.to_string(),
            candidates: answer.candidates.iter().map(Candidate::of).collect(),
            outlook: answer.outlook.clone(),
            line: answer.line.iter().map(ToString::to_string).collect(),
            reasons: sent(&answer.reasons),
        }
    }

    /// The answer of a text.
    ///
    /// # Errors
    /// If an action or a reason isn't one of the game.
    pub fn read<G: Judge>(&self) -> Result<bots::Answer<G>, Unread> {
        Ok(bots::Answer {
            action: action::<G>(&self.action)?,
            candidates: self.candidates.iter().map(Candidate::read).collect::<Result<_, _>>()?,
            outlook: self.outlook.clone(),
            line: self.line.iter().map(|text| action::<G>(text)).collect::<Result<_, _>>()?,
            reasons: read(&self.reasons)?,
        })
    }
}

fn action<G: Judge>(text: &str) -> Result<G::Action, Unread> {
    text.parse().map_err(|_| Unread::Action(kernel::quoted(text)))
}
