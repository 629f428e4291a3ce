//! Journeys of a trader: what each takes, whom it could push, and why not (YN-6.4, YN-6.5).

use ::yunnan::{Action, Board, Province, Rule, View};
use kernel::{Observer, Seat, View as _};

/// A journey that somebody may think of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journey {
    /// Where it ends.
    pub to: Province,
    /// The border crossings that it takes.
    pub crossings: u8,
    /// The rule against it.
    pub closed: Option<Rule>,
    /// The others with traders there, in seat order.
    pub pushes: Vec<Push>,
}

/// Whose trader could be pushed at the end of a journey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    /// Whose trader it is.
    pub seat: Seat,
    /// The rule against it: against the journey, or else against the push.
    pub closed: Option<Rule>,
}

impl Journey {
    /// Going there and pushing nobody, or that player's trader.
    pub fn action(&self, from: Province, push: Option<Seat>) -> Action {
        Action::Travel { from, to: self.to, push }
    }
}

/// All journeys of the observer's trader from a province, in road order, as if it were the observer's turn to travel; none
/// for a spectator.
pub fn journeys(board: &Board, view: &View, from: Province) -> Vec<Journey> {
    let Observer::Seat(seat) = view.observer() else { return Vec::new() };
    let position = view.position();
    let journey = |to: Province| {
        let others = position.by_seat().filter(|(other, player)| *other != seat && player.traders()[to] > 0);
        let push = |(other, _)| Push { seat: other, closed: view.why_not_travel(board, from, to, Some(other)) };
        Journey {
            to,
            crossings: position.player(seat).crossings_between(board, from, to),
            closed: view.why_not_travel(board, from, to, None),
            pushes: if to == Province::Puer { Vec::new() } else { others.map(push).collect() },
        }
    };
    Province::ALL.into_iter().filter(|to| *to != from).map(journey).collect()
}
