//! How a round usually goes on, so that positions can be judged between rounds.
//!
//! Everybody passes in the auction, travels as far as that earns more, and keeps some money for the next auction. Bids,
//! journeys, the inspector, presents, incomes and the new order have their effect then, by the rules themselves.

use ::yunnan::{Action, Board, Construction, Decision, Player, Position, Province};
use kernel::{Legal, Pending, Seat};

use super::Weights;
use super::outlook::{prospects, rounds_by_points, rounds_to_come};
use super::road::{PROVINCES, Road, numbers};

/// The usual answer; `None` between rounds and when the game is over.
pub(super) fn usual(weights: &Weights, board: &Board, position: &Position) -> Option<Action> {
    let Pending::Decision { seat, decision } = position.pending() else { return None };
    let player = position.player(seat);
    match decision {
        Decision::Auction if between_rounds(board, position) => None,
        Decision::Auction => Some(Action::Pass),
        Decision::Yard => Some(Action::Take { kind: construction(weights, board, position, player) }),
        Decision::Teahouse => {
            Some(farthest_teahouse(board, position, player).map_or(Action::Keep, |province| Action::Open { province }))
        }
        Decision::Travel => Some(travel(board, position, seat, player)),
        Decision::Conversion => Some(convert(weights, board, position, player)),
    }
}

/// Whether nothing has happened in this round.
fn between_rounds(board: &Board, position: &Position) -> bool {
    position.passed().is_empty()
        && ::yunnan::Bank::ALL.into_iter().all(|bank| position.banker(bank).is_none())
        && position.by_seat().all(|(_, player)| player.pledged(board) == 0 && player.traders()[Province::Puer] == 0)
}

/// A post while it can earn enough, then a teahouse.
fn construction(weights: &Weights, board: &Board, position: &Position, player: &Player) -> Construction {
    let reserve = player.reserve_stock();
    let has = |kind| reserve.of(kind) > 0;
    let teahouse = has(Construction::Teahouse) && farthest_teahouse(board, position, player).is_some();
    let rounds = rounds_to_come(board, position, weights, &prospects(board, position, weights));
    let post_earns = rounds * f64::from(board.income(player.horse()));
    if has(Construction::Post) && (!teahouse || post_earns > 1.5 * f64::from(board.teahouse_points())) {
        Construction::Post
    } else if teahouse {
        Construction::Teahouse
    } else if has(Construction::Bridge) {
        Construction::Bridge
    } else {
        reserve.kinds().next().unwrap_or(Construction::Teahouse)
    }
}

/// The farthest free teahouse space that a player may use.
fn farthest_teahouse(board: &Board, position: &Position, player: &Player) -> Option<Province> {
    (board.teahouse_spaces() & !position.teahouses() & player.access()).iter().last()
}

fn travel(board: &Board, position: &Position, seat: Seat, player: &Player) -> Action {
    let stock = player.stock();
    let road = Road::new(board, player);
    if !stock.is_empty() {
        if stock.of(Construction::Teahouse) > 0
            && let Some(province) = farthest_teahouse(board, position, player)
        {
            return Action::Teahouse { province };
        }
        if stock.of(Construction::Post) > 0 {
            return Action::Post { province: place_of_post(board, player, &road) };
        }
        let free = board.sites().iter().enumerate().rev();
        if stock.of(Construction::Bridge) > 0
            && let Some((_, site)) =
                free.into_iter().find(|(number, site)| site.far <= player.horse() && !player.bridges().has(*number))
        {
            return Action::Bridge { near: site.near, far: site.far };
        }
    }
    journey(board, position, seat, player, &road)
}

/// The farthest province that is connected once a post stands there.
fn place_of_post(board: &Board, player: &Player, road: &Road) -> Province {
    let traders = super::road::bits(player.traders());
    let earns = |province: &Province| {
        let place = province.index();
        let connected = road.connected(traders | 1 << place) >> place & 1 == 1;
        if connected { board.income(*province) } else { 0 }
    };
    player.access().iter().max_by_key(earns).unwrap_or(Province::Yunnan)
}

/// The journey that earns most per crossing; whoever can be pushed there is, the one with most points first.
fn journey(board: &Board, position: &Position, seat: Seat, player: &Player, road: &Road) -> Action {
    let (Some(crossings), Some(fresh)) = (position.crossings_left(), position.not_travelled()) else {
        return Action::Done;
    };
    let (traders, fresh, presents) = (numbers(player.traders()), numbers(fresh), position.presents());
    let best = match road.end_of_chain(&traders) {
        _ if crossings == 0 => None,
        Some(end) => best_along_chain(board, road, (end, usize::from(crossings)), &traders, &fresh, &presents),
        None => best_of_all(board, road, usize::from(crossings), traders, &fresh, &presents),
    };
    let Some((from, to)) = best else { return Action::Done };
    let (from, to) = (Province::ALL[from], Province::ALL[to]);
    let push = position
        .by_seat()
        .filter(|(other, it)| {
            *other != seat && to != Province::Puer && it.influence() < player.influence() && it.traders()[to] > 0
        })
        .max_by_key(|(_, it)| it.points() + 3 * i64::from(it.presents()))
        .map(|(other, _)| other);
    Action::Travel { from, to, push }
}

/// What a present counts in income when journeys are compared.
const PRESENT: i32 = 2;

/// Where all traders stand in one chain along the road and there are no bridges, which is the usual case: a trader goes
/// on as far as the chain reaches or one province beyond, if it isn't needed where it stands.
fn best_along_chain(
    board: &Board,
    road: &Road,
    (end, crossings): (usize, usize),
    traders: &[u8; PROVINCES],
    fresh: &[u8; PROVINCES],
    presents: &[u8; PROVINCES],
) -> Option<(usize, usize)> {
    let income = Province::ALL.map(|province| board.income(province) as i32);
    let gets_present = |place: usize, traders: u8| i32::from(traders < presents[place]) * PRESENT;
    let mut best: Option<(i32, usize, usize, usize)> = None;
    for from in 0..=end.min(road.horse) {
        let link = from > 0 && traders[from] == 1 && road.post_counts[Province::ALL[from]] == 0;
        if fresh[from] == 0 || link {
            continue;
        }
        let loss = income[from] + gets_present(from, traders[from] - 1);
        for to in from + 1..=(end + 1).min(road.horse).min(from + crossings) {
            let gain = income[to] + gets_present(to, traders[to]) - loss;
            let needed = to - from;
            // More per crossing, compared without dividing.
            if gain > 0 && best.is_none_or(|(most, crossings, ..)| gain * crossings as i32 > most * needed as i32) {
                best = Some((gain, needed, from, to));
            }
        }
    }
    best.map(|(_, _, from, to)| (from, to))
}

/// The same by trying every journey.
fn best_of_all(
    board: &Board,
    road: &Road,
    crossings: usize,
    mut traders: [u8; PROVINCES],
    fresh: &[u8; PROVINCES],
    presents: &[u8; PROVINCES],
) -> Option<(usize, usize)> {
    let worth = |traders: &[u8; PROVINCES]| {
        let presents: u8 = traders.iter().zip(presents).map(|(traders, presents)| *traders.min(presents)).sum();
        road.income(board, traders) as i32 + i32::from(presents) * PRESENT
    };
    let before = worth(&traders);
    let mut best: Option<(i32, usize, usize, usize)> = None;
    for from in (0..PROVINCES).filter(|from| fresh[*from] > 0) {
        traders[from] -= 1;
        for to in (0..=road.horse).filter(|to| *to != from) {
            let needed = road.distance(from, to);
            if needed > crossings {
                continue;
            }
            traders[to] += 1;
            let gain = worth(&traders) - before;
            traders[to] -= 1;
            if gain > 0 && best.is_none_or(|(most, crossings, ..)| gain * crossings as i32 > most * needed as i32) {
                best = Some((gain, needed, from, to));
            }
        }
        traders[from] += 1;
    }
    best.map(|(_, _, from, to)| (from, to))
}

/// YN-12.1: whether the game is sure to end with this round.
pub(super) fn is_ending(board: &Board, position: &Position) -> bool {
    let enough = i64::from(board.victory_points());
    position.by_seat().any(|(_, player)| player.points() >= enough)
        || (position.presents().iter().all(|left| *left == 0) && board.presents().iter().any(|some| *some > 0))
}

/// Some money for the next auction, unless the game ends or can be ended.
fn convert(weights: &Weights, board: &Board, position: &Position, player: &Player) -> Action {
    let income = (kernel::Game::legal(position, board).count() - 1) as u32;
    let can_end = player.points() + i64::from(income) >= i64::from(board.victory_points());
    if can_end || is_ending(board, position) {
        return Action::Convert { points: income };
    }
    let rounds = rounds_by_points(board, position);
    let keep = Weights::by_rounds(&weights.keep, rounds) as u32;
    Action::Convert { points: income - keep.saturating_sub(player.yuan()).min(income) }
}
