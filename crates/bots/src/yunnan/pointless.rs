//! Actions that nobody who knows the game would weigh.

use ::yunnan::{Action, Board, Building, Decision, Player, Position, Province, Source};
use kernel::{Legal, Pending, Seat};

/// Whether another action is better, whatever comes.
pub(super) fn pointless(board: &Board, position: &Position, action: Action) -> bool {
    let Pending::Decision { seat, .. } = position.pending() else { return false };
    let player = position.player(seat);
    match action {
        Action::Bid { building, yuan, from } => {
            recalls_for_nothing(player, from) || costs_more(board, position, building, yuan)
        }
        Action::Bank { from, .. } => recalls_for_nothing(player, from),
        // Whoever wants to wait does it with a trader that isn't on the road.
        Action::Market { from: Source::Province(_) } => true,
        Action::Market { from: Source::Supply } => position.by_seat().len() == position.passed().len() + 1,
        // In Yunnan it is connected as well and earns more.
        Action::Post { province: Province::Puer } => true,
        Action::Travel { from, to, push } => wanders(position, seat, player, (from, to), push),
        Action::Convert { points } => odd_split(board, position, player, points),
        _ => false,
    }
}

/// A trader in the supply does as well as one that is on the road already.
fn recalls_for_nothing(player: &Player, from: Source) -> bool {
    from != Source::Supply && player.supply() > 0
}

/// Who can't be outbid need not bid more than the lowest such bid that is free (YN-3.3).
fn costs_more(board: &Board, position: &Position, building: Building, yuan: u32) -> bool {
    let safe = board.bids().iter().skip(2).take_while(|bid| **bid < yuan);
    let free = |bid: &u32| position.by_seat().all(|(_, player)| player.bid(board, building) != Some(*bid));
    safe.into_iter().any(free)
}

/// A journey back that closes no gap, or one that spares somebody who could be pushed.
fn wanders(
    position: &Position,
    seat: Seat,
    player: &Player,
    (from, to): (Province, Province),
    push: Option<Seat>,
) -> bool {
    if to < from && (to == Province::Puer || player.held().has(to)) {
        return true;
    }
    let pushable =
        |(other, it): (Seat, &Player)| other != seat && it.influence() < player.influence() && it.traders()[to] > 0;
    push.is_none() && to != Province::Puer && position.by_seat().any(pushable)
}

/// Money is kept for bids: sums of two or three of them will do, or all, or none.
fn odd_split(board: &Board, position: &Position, player: &Player, points: u32) -> bool {
    const SUMS: [u32; 14] = [5, 7, 9, 12, 14, 16, 18, 21, 24, 27, 30, 33, 36, 45];
    debug_assert!(matches!(position.pending(), Pending::Decision { decision: Decision::Conversion, .. }));
    let income = (kernel::Game::legal(position, board).count() - 1) as u32;
    if points == income {
        return false;
    }
    // Once the game is sure to end, money is worth less.
    if super::usual::is_ending(board, position) {
        return true;
    }
    if points == 0 {
        return false;
    }
    // To stay just below the end of the game is a plan as well.
    if player.points() + i64::from(points) + 1 == i64::from(board.victory_points()) {
        return false;
    }
    !SUMS.contains(&(player.yuan() + income - points))
}
