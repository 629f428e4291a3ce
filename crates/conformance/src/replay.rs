//! Replaying a record and comparing it with what it claims.

use std::str::FromStr;

use kernel::{Game, Legal, Pending, Record, RecordError, Refused, SetupProblems, quoted};
use thiserror::Error;

/// A record that held.
#[derive(Clone, Copy, Debug)]
pub struct Replayed<G> {
    /// The position after the last action.
    pub position: G,
    /// Whether the game has ended.
    pub ended: bool,
}

/// What refuses an action of a game.
type RefusedBy<G> = Refused<<G as Game>::Decision, <G as Game>::Rule>;

/// The first difference between a record and its replay. Actions are counted from 1.
#[derive(Debug, Error)]
pub enum Difference<G: Game> {
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
    #[error("action {number}, {}: {why}", quoted(text))]
    NoAction {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// What is wrong with it.
        why: <G::Action as FromStr>::Err,
    },
    /// An action that the rules refuse.
    #[error("action {number}, {}, at {}: {why}", quoted(text), pending)]
    Refused {
        /// Which action.
        number: usize,
        /// Its text.
        text: String,
        /// Where the game waited.
        pending: Pending<G::Decision>,
        /// The rule.
        why: RefusedBy<G>,
    },
    /// Another number of legal actions.
    #[error("action {number}, {}: legal actions: recorded {recorded}, replayed {replayed}", quoted(text))]
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
    #[error("action {number}, {}: state after it\n  recorded {}\n  replayed {replayed}", quoted(text), recorded.escape_debug())]
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
    #[error("after action {number}: no result, {} (allowed with --unfinished)",
        if *ended { "although the game is over" } else { "since the game isn't over" })]
    Unfinished {
        /// The last action.
        number: usize,
        /// Whether the game is over all the same.
        ended: bool,
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
) -> Result<Replayed<G>, Difference<G>> {
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
            record.actions[index].0.parse().map_err(|why| Difference::NoAction { number, text: text(), why })?;
        let pending = position.pending();
        if pending == Pending::Over {
            return Err(Difference::Refused { number, text: text(), pending, why: Refused::Over });
        }
        if let Some(legal) = &record.legal {
            let (recorded, replayed) = (legal[index], position.legal(board).count());
            if recorded != replayed {
                return Err(Difference::Legal { number, text: text(), recorded, replayed });
            }
        }
        events.clear();
        position.apply(board, action, &mut events).map_err(|why| Difference::Refused {
            number,
            text: text(),
            pending,
            why,
        })?;
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

    let replayed = position.outcome(board);
    match (&recorded, &replayed) {
        (None, _) if !unfinished => {
            return Err(Difference::Unfinished { number: actions, ended: replayed.is_some() });
        }
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

fn check_length<G: Game>(list: &'static str, entries: Option<usize>, actions: usize) -> Result<(), Difference<G>> {
    match entries {
        Some(entries) if entries != actions => Err(Difference::Length { list, entries, actions }),
        _ => Ok(()),
    }
}
