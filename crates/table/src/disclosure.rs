//! What an answer would tell that somebody doesn't know yet: after that it can't be taken back.

use kernel::{Game, Seat};

use crate::yunnan::Heading;

/// What carrying out an action tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Disclosure {
    /// Nothing that whoever did it didn't know.
    Nothing,
    /// It is somebody else's decision, or the game is over; nothing hidden has been shown.
    PassedOn,
    /// Something hidden has been shown, like tiles drawn from the bag.
    Hidden,
}

/// A game that can say what its events tell.
pub trait Discloses: Game {
    /// Whether an event shows somebody what was hidden.
    fn shows_hidden(event: &Self::Event) -> bool;

    /// Whether only the seat that gives an answer may know it, and the others just what came of it.
    fn is_secret(_: &Self::Action) -> bool {
        false
    }

    /// Whose turn it is, whoever has to decide in it.
    fn whose_turn(&self) -> Option<Seat>;

    /// Whether somebody who had to decide here goes on deciding there, and nobody else has learned anything yet.
    fn goes_on(&self, after: &Self) -> bool {
        after.pending().seat() == self.pending().seat()
    }

    /// What the log puts above steps that belong together.
    type Heading: Copy + PartialEq;

    /// The heading under which the answer to the decision at hand belongs; none once the game is over.
    fn heading(&self) -> Option<Self::Heading>;
}

impl Discloses for ::yangtze::Position {
    fn shows_hidden(event: &::yangtze::Event) -> bool {
        matches!(event, ::yangtze::Event::Drawn { .. } | ::yangtze::Event::MarketFilled { .. })
    }

    // Which tiles are replaced is seen by nobody else (YY-10.1).
    fn is_secret(action: &::yangtze::Action) -> bool {
        matches!(action, ::yangtze::Action::Replace { .. })
    }

    fn whose_turn(&self) -> Option<Seat> {
        Some(self.open().active())
    }

    type Heading = Seat;

    fn heading(&self) -> Option<Seat> {
        self.whose_turn()
    }
}

impl Discloses for ::yunnan::Position {
    // Everything lies open (YN-1.3).
    fn shows_hidden(_: &::yunnan::Event) -> bool {
        false
    }

    // In the phases of a round one decides after the other.
    fn whose_turn(&self) -> Option<Seat> {
        self.pending().seat()
    }

    // What ends a phase is answered for good, also if the next begins with the same seat: much happens in between.
    fn goes_on(&self, after: &Self) -> bool {
        after.pending().seat() == self.pending().seat() && after.heading() == self.heading()
    }

    type Heading = Heading;

    fn heading(&self) -> Option<Heading> {
        Heading::of(self)
    }
}
