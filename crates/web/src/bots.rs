//! Bots at the table, who think in a worker.

use ::yangtze::Position;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::Table;
use worker_talk::{Answer, Candidate, Message, Request};

use crate::thinker::Thinker;

/// Bots at the table.
#[derive(Clone, Copy)]
pub(crate) struct Bots {
    thinker: StoredValue<Thinker, LocalStorage>,
    /// After how many steps somebody has been asked what comes next.
    next: StoredValue<Option<usize>>,
}

/// What a bot lets one know.
pub(crate) enum Thought {
    /// What it thinks of so far, the best first.
    Candidates(Vec<Candidate>),
    /// What it does.
    Answer(Answer),
    /// It can't answer: why, for developers.
    Nothing(String),
}

impl Bots {
    /// Nobody has been asked yet.
    pub(crate) fn new() -> Self {
        Self { thinker: StoredValue::new_local(Thinker::default()), next: StoredValue::new(None) }
    }

    /// The question that the decision at hand puts to a seat.
    pub(crate) fn question(table: &Table<Position>, seat: Seat, bot: &str, hint: bool) -> Request {
        let view = table.position().view(Observer::Seat(seat));
        let request = Request::new::<Position>(0, table.board(), &view, bot);
        // It depends on how far the game is, so that a game which is loaded goes on in the same way.
        let number = 2 * (table.steps().len() + table.draft().len()) as u64 + u64::from(hint);
        Request { seed: Some(table.seed().wrapping_mul(1_000_003).wrapping_add(number)), watch: true, ..request }
    }

    /// Asks; `tell` hears everything that comes back.
    pub(crate) fn ask(self, request: Request, mut tell: impl FnMut(Thought) + 'static) {
        self.thinker.with_value(|thinker| {
            thinker.ask(request, move |message| {
                tell(match message {
                    Message::Thinking { candidates, .. } => Thought::Candidates(candidates),
                    Message::Answered { answer, .. } => Thought::Answer(answer),
                    Message::Failed { why, .. } => Thought::Nothing(why),
                });
            });
        });
    }

    /// Whether what comes after so many steps is to be asked: nobody is asked twice, only because a game was paused or
    /// looked back at meanwhile.
    pub(crate) fn is_next(self, steps: usize) -> bool {
        let new = self.next.get_value() != Some(steps);
        self.next.set_value(Some(steps));
        new
    }

    /// There was an answer, or there won't be one.
    pub(crate) fn forget_next(self) {
        self.next.set_value(None);
    }

    /// Lets everybody stop thinking.
    pub(crate) fn stop(self) {
        self.forget_next();
        self.thinker.with_value(Thinker::stop);
    }
}
