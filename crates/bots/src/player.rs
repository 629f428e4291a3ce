//! What a player is: somebody who is given a view, never the game, and answers with an action and the thoughts behind
//! it.

use std::time::Duration;

use kernel::{Game, Seed};

use crate::Judge;

/// How long a player may think: until so many iterations are done or so much time has passed, whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations. If they come first, the answer to the same question with the same seed is the same
    /// everywhere.
    pub iterations: u32,
    /// The most time, if it is limited at all.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }

    /// As many iterations as fit into this time. The answer may differ from one machine to another.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(time) }
    }

    /// This many seconds, a number from 0.001 to 3600 as somebody writes it.
    pub fn of_seconds(text: &str) -> Option<Self> {
        // By its digits: what reads any floating-point number brings a table of 10,000 bytes to the browser.
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let written = [whole, part].concat();
        if written.is_empty() || !written.bytes().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        let time = Duration::from_nanos(format!("{whole}{part:0<9.9}").parse().ok()?);
        (Duration::from_millis(1)..=Duration::from_hours(1)).contains(&time).then(|| Self::time(time))
    }

    /// The same, but at most this long.
    pub const fn at_most(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }
}

/// What a player is asked: a view with a decision of its observer, and how much thought the answer may take.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The board that is played on.
    pub board: &'a G::Board,
    /// What the deciding seat may know.
    pub view: &'a G::View,
    /// How long the player may think.
    pub budget: Budget,
    /// Where the player's own chance comes from. The same question with the same seed gets the same answer, unless the
    /// budget is a time.
    pub seed: Seed,
}

/// An action with the thoughts behind it.
#[derive(Clone, Debug)]
pub struct Answer<G: Judge> {
    /// What the player does.
    pub action: G::Action,
    /// The actions that were weighed, the best first. Empty if there was nothing to weigh.
    pub candidates: Vec<Candidate<G>>,
    /// What the player expects of the game after its action: each seat's share of the victory, from 0 to 1.
    pub outlook: Vec<f64>,
    /// How the player expects the game to go on, its own action first.
    pub line: Vec<G::Action>,
    /// What spoke for the action, the strongest reason first.
    pub reasons: Vec<G::Reason>,
}

/// An action that was weighed.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    /// The action.
    pub action: G::Action,
    /// What it is worth: the deciding seat's share of the victory that it is expected to bring, from 0 to 1.
    pub value: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// Somebody who watches a player think: told every now and then that it has thought on, and given a way to see the
/// actions that it weighs, the best first. Looking takes time, and nobody has to.
pub type Watcher<'a, G> = &'a mut dyn FnMut(&dyn Fn() -> Vec<Candidate<G>>);

/// Somebody who plays.
pub trait Player<G: Judge>: Send {
    /// Answers a decision; `None` if the view's observer has nothing to decide.
    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>>;

    /// The same answer, with somebody who watches. There is nothing to see of those who don't think for long.
    fn answer_watched(&mut self, question: &Question<'_, G>, _watcher: Watcher<'_, G>) -> Option<Answer<G>> {
        self.answer(question)
    }
}
