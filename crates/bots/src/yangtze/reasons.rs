//! What speaks for an action, as data from which sentences can be made.

use ::yangtze::{Action, Board, Colour, Commitment, Decision, Position};
use kernel::{Dice, Game, Pending, Seat};
use serde::{Deserialize, Serialize};

use super::evaluation::{Prospect, SEATS, prospects};
use super::{Tables, Weights};
use crate::best::best_first;
use crate::weigh::settle;

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
    tables: &Tables,
    board: &Board,
    worlds: &[Position],
    action: Action,
    instead: Option<Action>,
    dice: &mut Dice,
) -> Vec<Reason> {
    let Some(Pending::Decision { seat, decision }) = worlds.first().map(|world| world.open().pending()) else {
        return Vec::new();
    };
    let players = worlds[0].players();
    let weights = tables.of(players);
    let (mut was, mut is, mut wins) = ([Prospect::default(); SEATS], [Prospect::default(); SEATS], true);
    let mut sure = [u32::MAX; 5];
    for world in worlds {
        let Some(after) = end(tables, board, world, action, dice) else { continue };
        let other = otherwise(world, decision, action, instead, &after);
        let before = other.and_then(|other| end(tables, board, world, other, dice)).unwrap_or(*world);
        let share = 1.0 / worlds.len() as f64;
        at_once(&mut sure, board, world, seat, action, other);
        add(&mut was, &prospects(weights, board, &before), share);
        add(&mut is, &prospects(weights, board, &after), share);
        wins &= after.outcome().is_some_and(|outcome| outcome.winners.contains(&seat.index()));
    }
    let mut list: Vec<(f64, Reason)> = Vec::new();
    if wins {
        list.push((f64::INFINITY, Reason::Victory));
    }
    for other in Seat::all(players) {
        let (was, is) = (&was[other.index()], &is[other.index()]);
        let worth = worth_of_a_point(weights, was);
        if other == seat {
            for (colour, points) in
                Colour::ALL.into_iter().zip(sure).filter(|(_, points)| (1..u32::MAX).contains(points))
            {
                list.push((worth[colour.index()] * f64::from(points), Reason::Points { colour, points }));
            }
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
    only_most_threatened(&mut list);
    if keeps_tiles(&worlds[0], seat, action) {
        list.push((0.0, Reason::KeepsTiles));
    }
    best_first(&mut list, |(weight, _)| *weight);
    list.into_iter().map(|(_, reason)| reason).collect()
}

/// Leaders stand and fall together a little: whoever is to fear for one isn't told of those that it concerns far less.
fn only_most_threatened(list: &mut Vec<(f64, Reason)>) {
    let threat = |reason: &Reason| matches!(reason, Reason::Threatens { .. });
    let most = list.iter().filter(|(_, reason)| threat(reason)).map(|(weight, _)| *weight).fold(0.0, f64::max);
    list.retain(|(weight, reason)| !threat(reason) || *weight >= most / 2.0);
}

/// The world after an action, once what it begins has ended as usual; `None` if this world doesn't allow it.
fn end(tables: &Tables, board: &Board, world: &Position, action: Action, dice: &mut Dice) -> Option<Position> {
    let mut next = *world;
    next.apply(board, action, &mut ()).ok()?;
    settle(tables, board, &mut next, dice);
    Some(next)
}

/// What an action is compared with: doing nothing, or the next best where that is what was done or isn't possible. `None`
/// where the world can be judged as it is, which isn't so in the middle of something. What the end of a turn brings
/// speaks for no action in it: then ending it is what an action is compared with.
fn otherwise(
    world: &Position,
    decision: Decision,
    action: Action,
    instead: Option<Action>,
    after: &Position,
) -> Option<Action> {
    let nothing = match decision {
        Decision::Act if after.open().active() == world.open().active() => return None,
        Decision::Act => Action::End,
        Decision::Market | Decision::Pagoda | Decision::Chain => Action::Skip,
        Decision::Revolt => Action::Commit(Commitment::default()),
        Decision::War => Action::Support { side: None },
        Decision::WarWinner | Decision::WarLoss => return instead,
    };
    if action == nothing { instead } else { Some(nothing) }
}

/// Lowers the points that are sure to those that an action brings in this world by itself, whatever others do then. Those
/// that ending the turn brings aren't its own.
fn at_once(
    sure: &mut [u32; 5],
    board: &Board,
    world: &Position,
    seat: Seat,
    action: Action,
    otherwise: Option<Action>,
) {
    let (mut with, mut without) = (*world, *world);
    if with.apply(board, action, &mut ()).is_err() {
        return;
    }
    if otherwise == Some(Action::End) && without.apply(board, Action::End, &mut ()).is_err() {
        return;
    }
    let (with, without) = (with.open().points(seat), without.open().points(seat));
    for (sure, (with, without)) in sure.iter_mut().zip(with.iter().zip(without)) {
        *sure = (*sure).min(with.saturating_sub(without));
    }
}

/// Whether an action keeps all tiles out of a conflict that could be thrown into it.
fn keeps_tiles(world: &Position, seat: Seat, action: Action) -> bool {
    let (colour, tiles) = match action {
        Action::Commit(commitment) => (Colour::Black, commitment.tiles),
        Action::Support { side } => (Colour::Red, side.map_or(0, |(_, commitment)| commitment.tiles)),
        _ => return false,
    };
    tiles == 0 && world.hand(seat)[colour] > 0
}

/// Adds a share of what each seat can expect in one world to the average over all.
fn add(average: &mut [Prospect; SEATS], prospects: &[Prospect; SEATS], share: f64) {
    for (average, prospect) in average.iter_mut().zip(prospects) {
        average.add(prospect, share);
    }
}

/// What gets better for the deciding seat.
fn own(list: &mut Vec<(f64, Reason)>, worth: &[f64; 5], was: &Prospect, is: &Prospect) {
    for colour in Colour::ALL {
        let c = colour.index();
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
