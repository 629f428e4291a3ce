//! What speaks for an action, as data from which sentences can be made.

use ::yangtze::{Action, Board, Colour, Decision, Position};
use kernel::{Pending, Seat};
use serde::{Deserialize, Serialize};

use super::Weights;
use super::evaluation::{Prospect, prospects};
use crate::best::best_first;

/// What speaks for an action. A seat that is named is another one's.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It ends the game and wins it.
    Victory,
    /// So many points at once.
    Points {
        /// Their colour.
        colour: Colour,
        /// How many.
        points: u32,
    },
    /// More points from pagodas at the end of the own turns.
    PagodaIncome {
        /// The colour of the pagodas.
        colour: Colour,
    },
    /// A pagoda comes into reach.
    PagodaInReach {
        /// Its colour.
        colour: Colour,
    },
    /// An own leader, or the black one in its place, will collect points.
    Collects {
        /// The colour of the points.
        colour: Colour,
    },
    /// An own leader stands more safely.
    LeaderSafer {
        /// Its colour.
        colour: Colour,
    },
    /// A war that this seat would win comes into reach.
    WarInReach {
        /// The colour of the point that it would bring.
        colour: Colour,
    },
    /// A leader of another seat leaves the board.
    Expels {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A leader of another seat stands less safely.
    Threatens {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// Another seat gets less from pagodas.
    TakesIncome {
        /// Who.
        seat: Seat,
        /// The colour of the pagodas.
        colour: Colour,
    },
    /// Better tiles in hand.
    BetterHand,
    /// Tiles are kept that would not have been worth it in a conflict.
    KeepsTiles,
}

/// Less than this isn't worth mentioning, in points of the score.
const MENTIONABLE: f64 = 0.02;
/// By how much a colour is raised to see what a point of it is worth.
const STEP: f64 = 0.25;

/// What a point of each colour adds to a prospect.
pub(super) fn worth_of_a_point(weights: &Weights, prospect: &Prospect) -> [f64; 5] {
    let worth = prospect.worth(weights);
    std::array::from_fn(|colour| {
        let mut more = *prospect;
        more.now[colour] += STEP;
        (more.worth(weights) - worth) / STEP
    })
}

pub(super) fn reasons(
    weights: &Weights,
    board: &Board,
    before: &Position,
    action: Action,
    after: &Position,
) -> Vec<Reason> {
    let Pending::Decision { seat, decision } = before.open().pending() else { return Vec::new() };
    let mut list: Vec<(f64, Reason)> = Vec::new();
    if after.outcome().is_some_and(|outcome| outcome.winners.contains(&seat.index())) {
        list.push((f64::INFINITY, Reason::Victory));
    }
    let (was, is) = (prospects(weights, board, before), prospects(weights, board, after));
    let players = before.open().players();
    for other in Seat::all(players) {
        let (was, is) = (&was[other.index()], &is[other.index()]);
        let worth = worth_of_a_point(weights, was);
        if other == seat {
            own(&mut list, &worth, was, is);
            // With other actions tiles only come and go.
            if matches!(action, Action::Replace { .. } | Action::Take { .. }) {
                let better = |c: usize| worth[c] * (is.hand[c] - was.hand[c]);
                list.push(((0..5).map(better).sum(), Reason::BetterHand));
            }
        } else {
            let share = worth.map(|worth| worth / (players - 1) as f64);
            others(&mut list, &share, other, was, is);
        }
    }
    list.retain(|(weight, _)| *weight > MENTIONABLE);
    if matches!(decision, Decision::Revolt | Decision::War) && before.open().gone() == after.open().gone() {
        list.push((0.0, Reason::KeepsTiles));
    }
    best_first(&mut list, |(weight, _)| *weight);
    list.into_iter().map(|(_, reason)| reason).collect()
}

/// What gets better for the deciding seat.
fn own(list: &mut Vec<(f64, Reason)>, worth: &[f64; 5], was: &Prospect, is: &Prospect) {
    for colour in Colour::ALL {
        let c = colour.index();
        let points = is.now[c] - was.now[c];
        if points > 0.0 {
            list.push((worth[c] * points, Reason::Points { colour, points: points as u32 }));
        }
        // What a leader that was there before gains by standing more safely is mentioned once, not under every head.
        let safer = if was.safety[c] > 0.0 { (is.safety[c] - was.safety[c]).max(0.0) } else { 0.0 };
        let kept = if is.safety[c] > 0.0 { 1.0 - safer / is.safety[c] } else { 1.0 };
        let by_safety = (is.pagodas[c] + is.triangles[c] + is.tiles[c]) * (1.0 - kept);
        list.push((worth[c] * by_safety, Reason::LeaderSafer { colour }));
        list.push((worth[c] * (is.pagodas[c] * kept - was.pagodas[c]), Reason::PagodaIncome { colour }));
        list.push((worth[c] * (is.triangles[c] * kept - was.triangles[c]), Reason::PagodaInReach { colour }));
        list.push((worth[c] * (is.tiles[c] * kept - was.tiles[c]), Reason::Collects { colour }));
        list.push((worth[c] * (is.wars[c] - was.wars[c]), Reason::WarInReach { colour }));
    }
}

/// What gets worse for another seat.
fn others(list: &mut Vec<(f64, Reason)>, worth: &[f64; 5], seat: Seat, was: &Prospect, is: &Prospect) {
    for colour in Colour::ALL {
        let c = colour.index();
        let lost = (was.pagodas[c] + was.tiles[c]) - (is.pagodas[c] + is.tiles[c]);
        if was.safety[c] > 0.0 && is.safety[c] == 0.0 {
            list.push((worth[c] * lost, Reason::Expels { seat, colour }));
        } else if is.safety[c] < was.safety[c] {
            list.push((worth[c] * lost, Reason::Threatens { seat, colour }));
        } else {
            list.push((worth[c] * (was.pagodas[c] - is.pagodas[c]), Reason::TakesIncome { seat, colour }));
        }
    }
}
