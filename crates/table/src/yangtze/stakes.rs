//! What a conflict would cost and give, whoever wins it (YY-6.4, YY-7.6).

use ::yangtze::{Colour, RevoltAtHand, Space, WarringState};
use kernel::Seat;

/// One way for a conflict to end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The state that wins a war; none in a revolt.
    pub state: Option<Space>,
    /// Who gains a point, and of which colour, for each leader that has to go.
    pub points: Vec<(Seat, Colour)>,
    /// The leaders that have to go.
    pub leaders: Vec<(Seat, Colour)>,
    /// Red tiles on the board that the losing states lose.
    pub red_tiles: u8,
    /// Red tiles on the board that the winning state loses for it, as strengths are now (YY-7.7).
    pub cost: u8,
}

/// All ways for a conflict to end.
pub type Stakes = Vec<Outcome>;

/// A revolt: first that the attacker wins, then that the defender does.
pub fn revolt_stakes(revolt: &RevoltAtHand) -> Stakes {
    let RevoltAtHand { colour, attacker, defender, .. } = *revolt;
    let wins = |winner, loser| Outcome {
        state: None,
        points: vec![(winner, colour)],
        leaders: vec![(loser, colour)],
        red_tiles: 0,
        cost: 0,
    };
    vec![wins(attacker, defender), wins(defender, attacker)]
}

/// A war: that each of the states wins, in their order.
pub fn war_stakes(states: &[WarringState]) -> Stakes {
    states.iter().map(|winner| war_outcome(states, winner)).collect()
}

fn war_outcome(states: &[WarringState], winner: &WarringState) -> Outcome {
    let mut outcome = Outcome { state: Some(winner.name), points: vec![], leaders: vec![], red_tiles: 0, cost: 0 };
    let mut owed = 0;
    for loser in states.iter().filter(|state| state.name != winner.name) {
        outcome.red_tiles += loser.red;
        owed = owed.max(loser.strength);
        for (colour, leader) in Colour::ALL.into_iter().zip(&loser.leaders) {
            let Some((owner, true)) = *leader else { continue };
            outcome.leaders.push((owner, colour));
            // Where the winning state has no such leader the point is not given.
            outcome.points.extend(winner.leaders[colour.index()].map(|(gains, _)| (gains, colour)));
        }
    }
    // What was committed to the winner pays first; nobody pays more tiles than lie there.
    let committed = winner.strength.saturating_sub(winner.red);
    outcome.cost = owed.saturating_sub(committed).min(winner.red);
    outcome
}
