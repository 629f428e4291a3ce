//! Writing down a game as it is played.

use std::borrow::Cow;

use kernel::{FORMAT, Game, Legal, Record, Text};
use serde_json::value::to_raw_value;

/// Keeps the course of a game for its record.
#[derive(Default)]
pub struct Recorder {
    actions: Vec<Text<'static>>,
    legal: Vec<usize>,
    /// The digest after each action, if wanted.
    states: Option<Vec<Text<'static>>>,
}

impl Recorder {
    /// A recorder that keeps digests and legal counts too, or actions only.
    pub fn new(digests: bool) -> Self {
        Self { states: digests.then(Vec::new), ..Self::default() }
    }

    /// Notes an action before it is carried out.
    pub fn note<G: Game>(&mut self, board: &G::Board, position: &G, legal: &G::Legal<'_>, action: G::Action) {
        // The digest of a position is the one after the action that led to it.
        if !self.actions.is_empty() {
            self.note_state(board, position);
        }
        if self.states.is_some() {
            self.legal.push(legal.count());
        }
        self.actions.push(Text(Cow::Owned(action.to_string())));
    }

    fn note_state<G: Game>(&mut self, board: &G::Board, position: &G) {
        if let Some(states) = &mut self.states {
            let mut text = String::with_capacity(512);
            position.write_digest(board, &mut text);
            states.push(Text(Cow::Owned(text)));
        }
    }

    /// The record of the game that ended, or was stopped, in this position. `board_file` is the text of a board that
    /// isn't built in.
    ///
    /// # Errors
    /// If a part of it can't be written as JSON, which no game's can't.
    pub fn finish<'a, G: Game>(
        mut self,
        board: &'a G::Board,
        board_file: Option<&'a str>,
        options: &G::Options,
        deal: &G::Deal,
        last: &G,
    ) -> serde_json::Result<Record<'a>> {
        if !self.actions.is_empty() {
            self.note_state(board, last);
        }
        let result = last.outcome(board).map(|outcome| to_raw_value(&outcome).map(Cow::Owned)).transpose()?;
        Ok(Record {
            format: FORMAT.into(),
            game: G::NAME.into(),
            board: G::board_id(board).into(),
            board_file: board_file.map(Cow::Borrowed),
            rules: G::RULES,
            options: Some(Cow::Owned(to_raw_value(options)?)),
            players: last.players(),
            deal: Cow::Owned(to_raw_value(deal)?),
            legal: self.states.is_some().then_some(self.legal),
            actions: self.actions,
            states: self.states,
            result,
        })
    }
}
