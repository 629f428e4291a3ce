//! What an answer would tell that somebody doesn't know yet: after that it can't be taken back.

use kernel::{Game, Seat};

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

    /// Whose turn it is, whoever has to decide in it.
    fn whose_turn(&self) -> Option<Seat>;
}

impl Discloses for ::yangtze::Position {
    fn shows_hidden(event: &::yangtze::Event) -> bool {
        matches!(event, ::yangtze::Event::Drawn { .. } | ::yangtze::Event::MarketFilled { .. })
    }

    fn whose_turn(&self) -> Option<Seat> {
        Some(self.open().active())
    }
}

impl Discloses for yunnan::Position {
    // Everything lies open (YN-13).
    fn shows_hidden(_: &yunnan::Event) -> bool {
        false
    }

    // In the phases of a round one decides after the other.
    fn whose_turn(&self) -> Option<Seat> {
        self.pending().seat()
    }
}
