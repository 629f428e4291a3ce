//! Bots that think.

use ::bots::{Bot, Budget, Question};
use ::yangtze::Position;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::Table;

/// Bots that think.
#[derive(Clone, Copy)]
pub(crate) struct Bots;

/// A question.
pub(crate) struct Asked(String);

/// What comes back.
pub(crate) enum Thought {
    Answer { action: String },
}

impl Bots {
    pub(crate) fn start() -> Self {
        Self
    }

    pub(crate) fn question(self, table: &Table<Position>, seat: Seat, bot: &str, hint: bool) -> Option<Asked> {
        let bot: Bot = bot.parse().ok()?;
        let view = table.position().view(Observer::Seat(seat));
        let question = Question { board: table.board(), view: &view, budget: bot.budget(Budget::iterations(100)), seed: table.chance(hint) };
        let answer = bot.player::<Position>(1).answer(&question)?;
        Some(Asked(answer.action.to_string()))
    }

    pub(crate) fn ask(self, asked: Asked, tell: impl Fn(Thought) + 'static) {
        set_timeout(move || tell(Thought::Answer { action: asked.0.clone() }), std::time::Duration::from_millis(10));
    }
}
