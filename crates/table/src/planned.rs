//! Answers that are thought out while somebody else decides, to be given when their time comes.
//!
//! Whoever plans takes the others to do as little as they can: everybody is passed over until the own seat decides. What
//! would come from the bag on the way is left out of what the seat sees, and an answer that would show something hidden is
//! the last that can be planned.

use kernel::{Legal as _, Seat};

use crate::{Discloses, Step, Table};

/// More answers than others ever give between two decisions of a seat.
const MOST: usize = 1_000;

/// A game in which answers can be planned.
pub trait Plans: Discloses {
    /// What whoever decides answers if they do as little as they can; the same answer in every world that looks the same.
    fn least(&self, board: &Self::Board) -> Option<Self::Action>;

    /// Forgets what this seat was shown since then and couldn't have known.
    fn forget(&mut self, since: &Self, seat: Seat);
}

impl Plans for ::yangtze::Position {
    fn least(&self, board: &::yangtze::Board) -> Option<::yangtze::Action> {
        use ::yangtze::{Action, Commitment, Decision};
        let kernel::Pending::Decision { decision, .. } = self.open().pending() else { return None };
        match decision {
            Decision::Act => Some(Action::End),
            Decision::Market | Decision::Pagoda | Decision::Chain => Some(Action::Skip),
            Decision::Revolt => Some(Action::Commit(Commitment::default())),
            Decision::War => Some(Action::Support { side: None }),
            // Something has to be chosen, and everybody sees what there is.
            Decision::WarWinner | Decision::WarLoss => kernel::Game::legal(self, board).nth(0),
        }
    }

    fn forget(&mut self, since: &Self, seat: Seat) {
        self.put_back(since, seat);
    }
}

impl Plans for ::yunnan::Position {
    fn least(&self, board: &::yunnan::Board) -> Option<::yunnan::Action> {
        use ::yunnan::{Action, Decision};
        let kernel::Pending::Decision { decision, .. } = kernel::Game::pending(self) else { return None };
        match decision {
            Decision::Auction => Some(Action::Pass),
            Decision::Teahouse => Some(Action::Keep),
            Decision::Travel => Some(Action::Done),
            Decision::Yard | Decision::Conversion => kernel::Game::legal(self, board).nth(0),
        }
    }

    // Everything lies open (YN-1.3).
    fn forget(&mut self, _: &Self, _: Seat) {}
}

impl<G: Plans> Table<G> {
    /// Lets a seat plan from where the game waits for somebody else, with the others passed over until the seat decides;
    /// whether it ever does. What was tried out before is gone.
    pub fn plan(&mut self, seat: Seat) -> bool {
        self.drop_draft();
        let ahead = pass_over(self.board(), self.settled(), seat).filter(|ahead| !ahead.is_empty());
        self.passing = ahead.is_some().then_some(pass);
        self.ahead = ahead.unwrap_or_default();
        self.is_planned()
    }

    /// Lets nobody plan any more: the game is shown as it is.
    pub fn end_plan(&mut self) {
        self.drop_draft();
        self.passing = None;
        self.ahead.clear();
    }

    /// Whose plan it is.
    pub(crate) fn planner(&self) -> Option<Seat> {
        self.ahead.last().filter(|_| self.is_planned()).and_then(|step| step.after.pending().seat())
    }
}

/// What others answer until this seat decides, if it does.
fn pass_over<G: Plans>(board: &G::Board, from: G, seat: Seat) -> Option<Vec<Step<G>>> {
    let (mut steps, mut now) = (Vec::new(), from);
    while now.pending().seat() != Some(seat) {
        let step = now.least(board).and_then(|least| Step::new(board, now, least).ok())?;
        now = step.after;
        now.forget(&step.before, seat);
        let events = step.events.into_iter().filter(|event| !G::shows_hidden(event)).collect();
        steps.push(Step { events, after: now, ..step });
        if steps.len() > MOST {
            return None;
        }
    }
    Some(steps)
}

/// Passes the others over after an answer, up to the next decision of whoever gave it.
fn pass<G: Plans>(board: &G::Board, step: &mut Step<G>) -> bool {
    let Some(steps) = step.seat().and_then(|seat| pass_over(board, step.after, seat)) else { return false };
    for next in steps {
        step.events.extend(next.events);
        step.after = next.after;
    }
    true
}

#[cfg(test)]
mod tests;
