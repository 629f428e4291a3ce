//! Tiles that are spent on a conflict for nothing (YY-6, YY-7).

use ::yangtze::{Action, Board, Colour, Commitment, Position, Space, Tiles};
use kernel::Seat;

/// Whether tiles are spent on a conflict that they can't change: with one tile fewer, or with the leader instead of it,
/// the same happens whatever the others still do. More can't help either then: the more is committed, the further it is
/// from making no difference. Only what the deciding seat knows is looked at.
pub(super) fn pointless(board: &Board, world: &Position, action: Action) -> bool {
    let Some(seat) = world.open().pending().seat() else { return false };
    let (colour, commitment) = match action {
        Action::Commit(commitment) => (Colour::Black, commitment),
        Action::Support { side: Some((_, commitment)) } => (Colour::Red, commitment),
        _ => return false,
    };
    if commitment.tiles == 0 {
        return false;
    }
    // The leader comes back.
    let leader_instead = !commitment.leader && !world.open().has_leader(seat, colour);
    leader_instead
        || match action {
            Action::Support { side: Some((state, _)) } => is_idle_support(board, world, seat, state, commitment),
            _ => is_idle_in_revolt(board, world, seat, commitment),
        }
}

/// YY-6.4: the attacker wins with more, the defender with as much.
fn is_idle_in_revolt(board: &Board, world: &Position, seat: Seat, commitment: Commitment) -> bool {
    let Some(revolt) = world.open().revolt_at_hand(board) else { return false };
    let (attack, defence) = (i32::from(revolt.attack), i32::from(revolt.defence));
    let strength = i32::from(commitment.strength());
    if revolt.attacked {
        return attack != defence + strength;
    }
    // What the defender may add at the most for this to win, and what it can add.
    let beaten = attack + strength - defence - 1;
    let most = most(world, seat, revolt.defender, Colour::Black);
    !(0..=i32::from(most)).contains(&beaten)
}

/// A warring state: its red tiles on the board, and what is committed to it.
#[derive(Clone, Copy, Default)]
struct State {
    red: u8,
    committed: u8,
}

/// The most states that a tile joins.
const STATES: usize = 3;

fn is_idle_support(board: &Board, world: &Position, seat: Seat, state: Space, commitment: Commitment) -> bool {
    let open = world.open();
    let warring = open.states_at_war(board);
    let Some(supported) = warring.iter().position(|warring| warring.name == state) else { return false };
    let mut states = [State::default(); STATES];
    for (state, warring) in states.iter_mut().zip(&warring) {
        *state = State { red: warring.red, committed: warring.strength - warring.red };
    }
    let states = &mut states[..warring.len().min(STATES)];
    states[supported].committed += commitment.strength();
    let (mut later, mut number, mut next) = ([0; 4], 0, seat);
    while next != open.active() {
        next = next.next(open.players());
        later[number] = most(world, seat, next, Colour::Red);
        number += 1;
    }
    !can_matter(states, supported, &later[..number])
}

/// Whether the last tile committed to this state changes anything for some support by those who are still to come.
fn can_matter(states: &mut [State], supported: usize, later: &[u8]) -> bool {
    let Some((&most, later)) = later.split_first() else {
        let with = outcome(states);
        states[supported].committed -= 1;
        let without = outcome(states);
        states[supported].committed += 1;
        return with != without;
    };
    if can_matter(states, supported, later) {
        return true;
    }
    for side in 0..states.len() {
        for _ in 0..most {
            states[side].committed += 1;
            if can_matter(states, supported, later) {
                return true;
            }
        }
        states[side].committed -= most;
    }
    false
}

/// For each state that can win (YY-7.5) the red tiles that it loses (YY-7.7); `None` for one that loses.
fn outcome(states: &[State]) -> [Option<u8>; STATES] {
    let strength = |state: &State| state.red + state.committed;
    let strongest = states.iter().map(strength).max().unwrap_or(0);
    let mut outcome = [None; STATES];
    for (number, winner) in states.iter().enumerate().filter(|(_, state)| strength(state) == strongest) {
        let losers = states.iter().enumerate().filter(|(other, _)| *other != number);
        let loss = losers.map(|(_, state)| strength(state)).max().unwrap_or(0);
        outcome[number] = Some(loss.saturating_sub(winner.committed).min(winner.red));
    }
    outcome
}

/// The most that somebody else can commit, as far as a seat can tell.
fn most(world: &Position, seat: Seat, other: Seat, colour: Colour) -> u8 {
    let open = world.open();
    if seat == other {
        return world.hand(seat)[colour] + u8::from(!open.has_leader(seat, colour));
    }
    let known = open.known_in_hand(other);
    let unknown = open.hand_size(other) - known.total();
    let others = Seat::all(open.players()).filter(|one| *one != seat).map(|one| open.known_in_hand(one)[colour]);
    let seen = open.on_board(colour)
        + usize::from(open.market()[colour] + open.gone()[colour] + world.hand(seat)[colour])
        + usize::from(world.discards(seat)[colour] + others.sum::<u8>());
    let unseen = usize::from(Tiles::ALL[colour]).saturating_sub(seen);
    known[colour] + unknown.min(unseen) as u8 + u8::from(!open.has_leader(other, colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the last tile committed to the first state matters; states as red tiles and what is committed.
    fn matters(states: &[(u8, u8)], later: &[u8]) -> bool {
        let mut states: Vec<State> = states.iter().map(|&(red, committed)| State { red, committed }).collect();
        can_matter(&mut states, 0, later)
    }

    #[test]
    fn who_comes_last_needs_a_tile_that_wins_or_ties() {
        assert!(matters(&[(1, 2), (3, 0)], &[]));
        assert!(matters(&[(1, 3), (3, 0)], &[]));
        assert!(!matters(&[(1, 5), (3, 0)], &[]));
    }

    #[test]
    fn a_tile_for_the_winner_spares_one_on_the_board_as_long_as_some_would_be_lost() {
        // YY-7.7: the loser's three are paid by two committed and one on the board, or by three committed.
        assert!(matters(&[(4, 3), (3, 0)], &[]));
        assert!(!matters(&[(4, 4), (3, 0)], &[]));
    }

    #[test]
    fn a_tile_for_the_loser_costs_the_winner_one_unless_it_is_paid_already_or_there_is_none() {
        assert!(matters(&[(0, 1), (4, 0)], &[]));
        assert!(!matters(&[(0, 2), (0, 5)], &[]));
        assert!(!matters(&[(0, 2), (1, 2)], &[]));
    }

    #[test]
    fn a_tile_beyond_need_matters_if_others_can_still_answer() {
        assert!(!matters(&[(1, 5), (3, 0)], &[]));
        assert!(matters(&[(1, 5), (3, 0)], &[2]));
        assert!(matters(&[(1, 5), (3, 0)], &[1, 1]));
        assert!(!matters(&[(1, 9), (3, 0)], &[2]));
    }

    #[test]
    fn of_three_states_the_second_strongest_counts() {
        assert!(!matters(&[(0, 1), (4, 0), (2, 0)], &[]));
        assert!(matters(&[(0, 3), (4, 0), (2, 0)], &[]));
    }
}
