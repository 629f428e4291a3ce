//! What speaks for an action in Yunnan, as data.

use ::yunnan::{Board, Position, Province};
use kernel::Seat;

/// What speaks for an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// So many victory points at once.
    Points(i64),
    /// So many Yuan more at once.
    Yuan(i64),
    /// So much more tea income, as things stand.
    Income(i64),
    /// Others would earn so much less.
    CostsOthers(i64),
    /// A step towards this province.
    Access(Province),
    /// More influence.
    Influence,
    /// More border crossings.
    Crossings,
    /// One more trader.
    Trader,
    /// A building that will be worth points or income.
    Building,
    /// The inspector would choose somebody else.
    EscapesInspector,
}

/// What differs for a seat between two positions, the largest first.
pub(super) fn reasons(board: &Board, seat: Seat, before: &Position, after: &Position) -> Vec<Reason> {
    let (had, has) = (before.player(seat), after.player(seat));
    let mut reasons: Vec<(i64, Reason)> = Vec::new();
    let mut weigh = |weight: i64, reason| {
        if weight > 0 {
            reasons.push((weight, reason));
        }
    };
    let points = has.points() - had.points();
    weigh(points, Reason::Points(points));
    let yuan = i64::from(has.yuan()) - i64::from(had.yuan());
    weigh(yuan, Reason::Yuan(yuan));
    let income = |position: &Position, seat| i64::from(position.income(board, seat));
    let more = income(after, seat) - income(before, seat);
    weigh(2 * more, Reason::Income(more));
    let others = before.by_seat().map(|(other, _)| other).filter(|other| *other != seat);
    let less: i64 = others.map(|other| (income(before, other) - income(after, other)).max(0)).sum();
    weigh(less, Reason::CostsOthers(less));
    let bid = |building| has.bid(board, building).is_some() && had.bid(board, building).is_none();
    if let (true, Some(next)) = (bid(::yunnan::Building::Horse), has.horse().onwards()) {
        weigh(8, Reason::Access(next));
    }
    weigh(i64::from(bid(::yunnan::Building::Dragon)) * 8, Reason::Influence);
    weigh(i64::from(bid(::yunnan::Building::Customs)) * 8, Reason::Crossings);
    weigh(i64::from(bid(::yunnan::Building::School)) * 8, Reason::Trader);
    let built = has.teahouses().len() + has.bridges().len() + usize::from(has.posts().total());
    let had_built = had.teahouses().len() + had.bridges().len() + usize::from(had.posts().total());
    weigh(i64::from(bid(::yunnan::Building::Yard) || built > had_built) * 8, Reason::Building);
    let chosen = |position: &Position| position.inspected(board).and_then(|(where_to, _)| position.banished(where_to));
    weigh(i64::from(chosen(before) == Some(seat) && chosen(after) != Some(seat)) * 6, Reason::EscapesInspector);
    reasons.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    reasons.into_iter().map(|(_, reason)| reason).collect()
}
