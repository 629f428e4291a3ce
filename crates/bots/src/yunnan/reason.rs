//! What speaks for an action in Yunnan, as data.

use ::yunnan::{Action, Bank, Board, Building, Decision, Event, FinalReason, Position, Province, Verdict};
use kernel::{Game, Legal, Pending, Seat};
use serde::{Deserialize, Serialize};

use super::Weights;
use super::prospect::Prospect;
use crate::best::best_first;

/// What speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// By itself it brings nothing yet: the other reasons are those of all that usually follows.
    Plan,
    /// So many victory points at once.
    Points(i64),
    /// So many Yuan for the next auction.
    Money(i64),
    /// So much more tea income in this round.
    IncomeNow(i64),
    /// So much more tea income in the next round, if traders go on as they can.
    IncomeNext(i64),
    /// The bank pays about so many Yuan.
    Bank(i64),
    /// Own bids of so many Yuan are withdrawn for it (YN-3.7).
    Withdraws(i64),
    /// A trader more: so many then.
    Trader(u8),
    /// A border crossing more: so many then.
    Crossings(u8),
    /// Access to this province.
    Access(Province),
    /// More influence: this level then.
    Influence(u8),
    /// Something from the construction yard.
    Yard,
    /// A trading post holds the route in this province, whoever leaves it.
    Holds(Province),
    /// A bridge makes a single border crossing of the way between these.
    Shortens(Province, Province),
    /// A teahouse protects from the inspector in this province.
    Protects(Province),
    /// So many more final points, beyond those of money and presents.
    FinalPoints(i64),
    /// So many more presents.
    Presents(i64),
    /// This bid can't be outbid.
    SafeBid,
    /// Takes the bid space of this seat.
    Outbids(Seat),
    /// Pushes a trader of this seat, which earns so much less in this round.
    Pushes(Seat, i64),
    /// Closes a gap, or keeps the route to this province connected.
    Connects(Province),
    /// The inspector would otherwise send an own trader home.
    EscapesInspector,
    /// The inspector sends a trader of this seat home.
    InspectorTakes(Seat),
    /// So many traders are free to travel.
    Travellers(u8),
    /// So many points are then missing to the number that ends the game.
    Race(i64),
    /// The game ends with this round.
    EndsGame,
}

/// How a round went after an action, as far as it differs from how it goes without.
struct Course {
    incomes: [i64; 5],
    presents: [i64; 5],
    banished: Option<Seat>,
    end: Position,
}

impl Course {
    /// The rest of a round after an action, as it usually goes.
    fn after(weights: &Weights, board: &Board, before: &Position, action: Action) -> Option<Self> {
        let mut course = Self { incomes: [0; 5], presents: [0; 5], banished: None, end: *before };
        let mut events = Vec::new();
        course.end.apply(board, action, &mut events).ok()?;
        for _ in 0..LONGEST {
            let Some(usual) = super::usual::usual(weights, board, &course.end) else { break };
            course.end.apply(board, usual, &mut events).ok()?;
        }
        for event in events {
            match event {
                Event::Income { seat, income } => course.incomes[seat.index()] += i64::from(income),
                Event::PresentsGiven { seat, presents, .. } => course.presents[seat.index()] += i64::from(presents),
                Event::Inspected { seat, verdict: Verdict::Banished, .. } => course.banished = Some(seat),
                _ => {}
            }
        }
        Some(course)
    }
}

/// No round takes more actions than this to its end.
const LONGEST: usize = 100;

/// Reasons with what they weigh, about in final points.
struct Reasons(Vec<(f64, Reason)>);

impl Reasons {
    fn add(&mut self, weight: f64, reason: Reason) {
        if weight > 0.0 {
            self.0.push((weight, reason));
        }
    }
}

/// What speaks for an action, the strongest first.
pub(super) fn reasons(weights: &Weights, board: &Board, before: &Position, action: Action) -> Vec<Reason> {
    let Pending::Decision { seat, decision } = before.pending() else { return Vec::new() };
    let Some(course) = Course::after(weights, board, before, action) else { return Vec::new() };
    let mut reasons = Reasons(Vec::new());
    let nothing = match decision {
        Decision::Auction => Some(Action::Pass),
        Decision::Teahouse => Some(Action::Keep),
        Decision::Travel => Some(Action::Done),
        Decision::Yard | Decision::Conversion => None,
    };
    if let Some(without) = nothing.and_then(|nothing| Course::after(weights, board, before, nothing)) {
        let alone = if decision == Decision::Travel { course_alone(weights, board, before, action) } else { None };
        compare(&mut reasons, weights, board, seat, &without, alone.as_ref().unwrap_or(&course));
        if alone.is_some() && reasons.0.is_empty() {
            compare(&mut reasons, weights, board, seat, &without, &course);
            if !reasons.0.is_empty() {
                reasons.add(f64::INFINITY, Reason::Plan);
            }
        }
    }
    of_action(&mut reasons, board, seat, before, action);
    let Reasons(mut reasons) = reasons;
    best_first(&mut reasons, |(weight, _)| *weight);
    reasons.into_iter().map(|(_, reason)| reason).collect()
}

/// The rest of a round if travelling and building end with an action; `None` if it is their end.
fn course_alone(weights: &Weights, board: &Board, before: &Position, action: Action) -> Option<Course> {
    let mut after = *before;
    after.apply(board, action, &mut ()).ok()?;
    let goes_on = after.pending() == before.pending();
    if goes_on { Course::after(weights, board, &after, Action::Done) } else { None }
}

/// What is better with an action than without.
fn compare(reasons: &mut Reasons, weights: &Weights, board: &Board, seat: Seat, without: &Course, with: &Course) {
    let more = |with: &[i64; 5], without: &[i64; 5], seat: Seat| with[seat.index()] - without[seat.index()];
    let income = more(&with.incomes, &without.incomes, seat);
    reasons.add(income as f64, Reason::IncomeNow(income));
    let next = |course: &Course| {
        let incomes = Prospect::new(board, course.end.player(seat), weights).incomes;
        incomes[1] as i64
    };
    let later = next(with) - next(without);
    reasons.add(1.5 * later as f64, Reason::IncomeNext(later));
    let presents = more(&with.presents, &without.presents, seat);
    reasons.add(3.0 * presents as f64, Reason::Presents(presents));
    let levels = |course: &Course| {
        let player = course.end.player(seat);
        let why = [FinalReason::Teahouses, FinalReason::Customs, FinalReason::Influence];
        why.iter().map(|why| i64::from(player.final_points(board, *why).1)).sum::<i64>()
    };
    let points = levels(with) - levels(without);
    reasons.add(points as f64, Reason::FinalPoints(points));
    if without.banished == Some(seat) && with.banished != Some(seat) {
        reasons.add(8.0, Reason::EscapesInspector);
    }
    match with.banished {
        Some(other) if other != seat && without.banished != Some(other) => {
            reasons.add(5.0, Reason::InspectorTakes(other));
        }
        _ => {}
    }
}

/// What an action brings by itself.
fn of_action(reasons: &mut Reasons, board: &Board, seat: Seat, before: &Position, action: Action) {
    let player = before.player(seat);
    let mut after = *before;
    if after.apply(board, action, &mut ()).is_err() {
        return;
    }
    let after = &after;
    match action {
        Action::Bid { building, yuan, .. } => {
            let progress = match building {
                Building::School => Reason::Trader(7 - player.reserve() + 1),
                Building::Customs => Reason::Crossings(board.crossings(player.customs()) + 1),
                Building::Horse => Reason::Access(player.horse().onwards().unwrap_or(Province::LAST)),
                Building::Dragon => Reason::Influence(player.influence() + 1),
                Building::Yard => Reason::Yard,
            };
            reasons.add(10.0, progress);
            for (bid, other) in before.bids(board, building) {
                if bid < yuan && gives_way(board, bid) {
                    reasons.add(6.0, Reason::Outbids(other));
                }
            }
            if !gives_way(board, yuan) {
                reasons.add(2.0, Reason::SafeBid);
            }
        }
        Action::Bank { bank, .. } => {
            let bids = before.sum_of_bids(board) - player.pledged(board).min(before.sum_of_bids(board));
            let row = board.bank_row(bids);
            let pays = i64::from(if bank == Bank::High { row.high } else { row.low });
            reasons.add(pays as f64, Reason::Bank(pays));
            // Nothing that speaks for it, but whoever follows wants to know.
            let pledged = i64::from(player.pledged(board));
            reasons.add(if pledged > 0 { pays as f64 } else { 0.0 }, Reason::Withdraws(pledged));
        }
        Action::Market { .. } => reasons.add(1.0, Reason::Travellers(1)),
        Action::Pass => {
            reasons.add(f64::from(player.supply()), Reason::Travellers(player.supply()));
            let left = i64::from(player.yuan()) - i64::from(player.pledged(board));
            reasons.add(0.3 * left as f64, Reason::Money(left));
        }
        Action::Open { province } | Action::Teahouse { province } => reasons.add(6.0, Reason::Protects(province)),
        Action::Post { province } => {
            connect(reasons, board, seat, before, after, Some(province));
            reasons.add(3.0, Reason::Holds(province));
        }
        Action::Bridge { near, far } => {
            connect(reasons, board, seat, before, after, None);
            reasons.add(6.0, Reason::Shortens(near, far));
        }
        Action::Travel { to, push, .. } => {
            if let Some(pushed) = push {
                let less = i64::from(before.income(board, pushed)) - i64::from(after.income(board, pushed));
                reasons.add(less.max(1) as f64, Reason::Pushes(pushed, less));
            }
            connect(reasons, board, seat, before, after, Some(to));
        }
        // What is taken is worth what is built with it, of which nothing is known yet.
        Action::Take { .. } | Action::Keep | Action::Done => {}
        Action::Convert { points } => {
            let points = i64::from(points);
            reasons.add(points as f64, Reason::Points(points));
            if after.end(board).is_some() {
                // There is no further auction: money is worth what it counts at the end.
                let worth =
                    |position: &Position| i64::from(position.player(seat).final_points(board, FinalReason::Yuan).1);
                let more = worth(after) - worth(before);
                reasons.add(more as f64, Reason::FinalPoints(more));
                return reasons.add(100.0, Reason::EndsGame);
            }
            let yuan = before.legal(board).count() as i64 - 1 - points;
            reasons.add(yuan as f64, Reason::Money(yuan));
            let missing = i64::from(board.victory_points()) - player.points() - points;
            if points > 0 && (1..=CLOSE).contains(&missing) {
                reasons.add(0.5 * points as f64, Reason::Race(missing));
            }
        }
    }
}

/// Beside the province where something has come, others may be connected by it.
fn connect(
    reasons: &mut Reasons,
    board: &Board,
    seat: Seat,
    before: &Position,
    after: &Position,
    there: Option<Province>,
) {
    let gained = after.player(seat).connected(board) & !before.player(seat).connected(board);
    let new = there.is_some_and(|province| gained.has(province));
    if let Some(farthest) = gained.iter().last().filter(|_| gained.len() > usize::from(new)) {
        reasons.add(8.0, Reason::Connects(farthest));
    }
}

/// So few points before the end of the game, everybody counts them.
const CLOSE: i64 = 40;

/// YN-3.3: the two lowest bids give way to higher ones.
fn gives_way(board: &Board, bid: u32) -> bool {
    board.bids().iter().take(2).any(|low| *low == bid)
}
