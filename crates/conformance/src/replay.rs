//! Replaying a record and comparing it with what it claims.

use kernel::{Game, Legal, Pending, Record, RecordError, Refused, SetupProblems};
use thiserror::Error;

/// A record that held.
#[derive(Clone, Copy, Debug)]
pub struct Replayed<G> {
    /// The position after the last action.
    pub position: G,
    /// Whether the game has ended.
    pub ended: bool,
}

/// The first difference between a record and its replay. Actions are counted from 1.
#[derive(Debug, Error)]
pub enum Difference {
    /// The record can't be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game can't be set up.
    #[error("the game can't be set up: {0}")]
    Setup(#[from] SetupProblems),
    /// A list with one entry per action has another length.
    #[error("`{list}` has {entries} entries for {actions} actions")]
    Length {
        /// Which list.
        list: &'static str,
        /// Its length.
        entries: usize,
        /// The number of actions.
        actions: usize,
    },
    /// A text that is no action.
    #[error("action {number}, \"{text}\": {why}")]
    NoAction {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// An action that the rules refuse.
    #[error("action {number}, \"{text}\": refused at {decision}: {why}")]
    Refused {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// Where the game waited.
        decision: String,
        /// The rule.
        why: String,
    },
    /// Another number of legal actions.
    #[error("action {number}, \"{text}\": legal actions: recorded {recorded}, replayed {replayed}")]
    Legal {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// What the record says.
        recorded: usize,
        /// What the rules say.
        replayed: usize,
    },
    /// Another state after an action.
    #[error("action {number}, \"{text}\": state after it\n  recorded {recorded}\n  replayed {replayed}")]
    State {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// What the record says.
        recorded: String,
        /// What the rules say.
        replayed: String,
    },
    /// Another result.
    #[error("after action {number}: result\n  recorded {recorded}\n  replayed {replayed}")]
    Result {
        /// The last action.
        number: usize,
        /// What the record says.
        recorded: String,
        /// What the rules say.
        replayed: String,
    },
    /// No result where one is wanted.
    #[error("after action {number}: no result: an unfinished game (allowed with --unfinished)")]
    Unfinished {
        /// The last action.
        number: usize,
    },
}

/// Replays a record on its board and compares `actions`, `legal`, `states` and `result`.
///
/// `after` sees every position with what happened on the way to it.
///
/// # Errors
/// The first difference. A record without result is one, unless `unfinished` is allowed.
pub fn replay<G: Game>(
    board: &G::Board,
    record: &Record<'_>,
    unfinished: bool,
    mut after: impl FnMut(&G, &mut Vec<G::Event>),
) -> Result<Replayed<G>, Difference> {
    let (options, deal) = record.setup::<G>()?;
    let recorded = record.outcome::<G>()?;
    let mut position = G::start(board, record.players, &options, &deal)?;
    let actions = record.actions.len();
    check_length("states", record.states.as_ref().map(Vec::len), actions)?;
    check_length("legal", record.legal.as_ref().map(Vec::len), actions)?;

    let mut digest = String::with_capacity(1024);
    let mut events = Vec::new();
    for (index, text) in record.actions.iter().enumerate() {
        let (number, text) = (index + 1, || text.0.to_string());
        let action: G::Action =
            record.actions[index].0.parse().map_err(|why: <G::Action as std::str::FromStr>::Err| {
                Difference::NoAction { number, text: text(), why: why.to_string() }
            })?;
        if let Some(legal) = &record.legal {
            let (recorded, replayed) = (legal[index], position.legal(board).count());
            if recorded != replayed {
                return Err(Difference::Legal { number, text: text(), recorded, replayed });
            }
        }
        let decision = position.pending();
        events.clear();
        position.apply(board, action, &mut events).map_err(|why| refusal::<G>(number, text(), decision, why))?;
        if let Some(states) = &record.states {
            digest.clear();
            position.write_digest(board, &mut digest);
            if states[index].0 != digest {
                let recorded = states[index].0.to_string();
                return Err(Difference::State { number, text: text(), recorded, replayed: digest });
            }
        }
        after(&position, &mut events);
    }

    let replayed = position.outcome();
    match (&recorded, &replayed) {
        (None, _) if !unfinished => return Err(Difference::Unfinished { number: actions }),
        (Some(recorded), _) if Some(recorded) != replayed.as_ref() => {
            return Err(Difference::Result {
                number: actions,
                recorded: record.result.as_ref().map_or_else(String::new, |result| result.get().to_owned()),
                replayed: match replayed {
                    Some(replayed) => serde_json::to_string(&replayed).unwrap_or_default(),
                    None => "the game is not over".to_owned(),
                },
            });
        }
        _ => {}
    }
    Ok(Replayed { position, ended: replayed.is_some() })
}

fn check_length(list: &'static str, entries: Option<usize>, actions: usize) -> Result<(), Difference> {
    match entries {
        Some(entries) if entries != actions => Err(Difference::Length { list, entries, actions }),
        _ => Ok(()),
    }
}

fn refusal<G: Game>(
    number: usize,
    text: String,
    pending: Pending<G::Decision>,
    why: Refused<G::Decision, G::Rule>,
) -> Difference {
    let decision = match pending {
        Pending::Decision { seat, decision } => format!("{seat}:{decision}"),
        Pending::Over => "-:over".to_owned(),
    };
    Difference::Refused { number, text, decision, why: why.to_string() }
}
