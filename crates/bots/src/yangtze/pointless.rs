//! Tiles that are spent on a conflict for nothing, and choices against the own leaders (YY-6, YY-7).

use ::yangtze::{Action, Board, Colour, Commitment, Position, Space, Tiles, WarringState};
use kernel::{Game, Seat};

use super::Weights;
use super::conflicts::stake;

/// Whether tiles are spent on a conflict that they can't change: with one tile fewer, or with the leader instead of it,
/// the same happens whatever the others still do. More can't help either then: the more is committed, the further it is
/// from making no difference. Neither is anything to be gained by helping the state that fights the own leaders, or by
/// letting it win a tie. Only what the deciding seat knows is looked at.
pub(super) fn pointless(weights: &Weights, board: &Board, world: &Position, action: Action) -> bool {
    let Some(seat) = world.open().pending().seat() else { return false };
    match action {
        Action::Commit(commitment) => {
            spares_the_leader(world, seat, Colour::Black, commitment)
                || commitment.tiles > 0 && is_idle_in_revolt(board, world, seat, commitment)
        }
        Action::Support { side: Some((state, commitment)) } => {
            spares_the_leader(world, seat, Colour::Red, commitment)
                || is_idle_support(weights, board, world, seat, (state, commitment))
        }
        Action::Winner { state } => is_defeat(board, world, seat, state),
        _ => false,
    }
}

/// Tiles without the leader, which comes back.
fn spares_the_leader(world: &Position, seat: Seat, colour: Colour, commitment: Commitment) -> bool {
    commitment.tiles > 0 && !commitment.leader && !world.open().has_leader(seat, colour)
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

/// A warring state: its red tiles on the board, what is committed to it, and how many of the active player's leaders
/// have to win there.
#[derive(Clone, Copy, Default)]
struct State {
    red: u8,
    committed: u8,
    wanted: usize,
}

/// The most states that a tile joins.
const STATES: usize = 3;

/// For each state what it loses if it wins; `None` if it can't.
type Ends = [Option<u8>; STATES];

fn is_idle_support(weights: &Weights, board: &Board, world: &Position, seat: Seat, side: (Space, Commitment)) -> bool {
    let (state, commitment) = side;
    let open = world.open();
    let warring = open.states_at_war(board);
    let Some(supported) = warring.iter().position(|warring| warring.name == state) else { return false };
    if fights(&warring, supported, seat) {
        return true;
    }
    if commitment.tiles == 0 {
        return false;
    }
    let mut states = [State::default(); STATES];
    for (state, warring) in states.iter_mut().zip(&warring) {
        let wanted = stake(warring, open.active());
        *state = State { red: warring.red, committed: warring.strength - warring.red, wanted };
    }
    let states = &mut states[..warring.len().min(STATES)];
    states[supported].committed += commitment.strength();
    if seat == open.active() {
        let chosen = || {
            let mut next = *world;
            next.apply(board, Action::Support { side: Some(side) }, &mut ()).ok()?;
            let Action::Winner { state } = super::winner(weights, board, &next, seat)? else { return None };
            warring.iter().position(|warring| warring.name == state)
        };
        return !makes_better(states, supported, chosen);
    }
    let (mut later, mut number, mut next) = ([Supporter::default(); 4], 0, seat);
    while next != open.active() {
        next = next.next(open.players());
        let helps = std::array::from_fn(|side| side < warring.len() && !fights(&warring, side, next));
        later[number] = Supporter { most: most(world, seat, next, Colour::Red), helps };
        number += 1;
    }
    !can_matter(states, supported, &later[..number])
}

/// Whether a state fights the leaders of a seat, more than any other does: nobody helps it then. Of three a lesser evil may be
/// helped against a greater one.
fn fights(warring: &[WarringState], state: usize, seat: Seat) -> bool {
    let of_state = stake(&warring[state], seat);
    warring.iter().enumerate().all(|(number, other)| number == state || stake(other, seat) > of_state)
}

/// Somebody who can still support a state: with how much at the most, and which of them.
#[derive(Clone, Copy, Default)]
struct Supporter {
    most: u8,
    helps: [bool; STATES],
}

/// Whether the last tile committed to this state brings the active player another end than it would have without it.
/// Where there is a choice, `chosen` says which state is to win.
fn makes_better(states: &mut [State], supported: usize, chosen: impl Fn() -> Option<usize>) -> bool {
    let (with, without) = with_and_without(states, supported);
    let mut ends = with.iter().zip(without).filter(|(with, _)| with.is_some());
    match (ends.next(), ends.next()) {
        (Some((with, without)), None) => *with != without,
        _ => chosen().is_none_or(|winner| with[winner] != without[winner]),
    }
}

/// Whether the last tile committed to this state changes anything for some support by those who are still to come.
fn can_matter(states: &mut [State], supported: usize, later: &[Supporter]) -> bool {
    let Some((&Supporter { most, helps }, later)) = later.split_first() else {
        let (with, without) = with_and_without(states, supported);
        return with != without;
    };
    if can_matter(states, supported, later) {
        return true;
    }
    for side in (0..states.len()).filter(|side| helps[*side]) {
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

/// How the war ends with the last tile committed to this state, and without it.
fn with_and_without(states: &mut [State], supported: usize) -> (Ends, Ends) {
    let with = outcome(states);
    states[supported].committed -= 1;
    let without = outcome(states);
    states[supported].committed += 1;
    (with, without)
}

/// For each state that can win (YY-7.5) the red tiles that it loses (YY-7.7); `None` for one that loses. Of a tie the
/// active player lets nobody win who beats more of its leaders than another.
fn outcome(states: &[State]) -> Ends {
    let rank = |state: &State| (state.red + state.committed, state.wanted);
    let first = states.iter().map(rank).max().unwrap_or_default();
    let mut outcome = [None; STATES];
    for (number, winner) in states.iter().enumerate().filter(|(_, state)| rank(state) == first) {
        let losers = states.iter().enumerate().filter(|(other, _)| *other != number);
        let loss = losers.map(|(_, state)| rank(state).0).max().unwrap_or(0);
        outcome[number] = Some(loss.saturating_sub(winner.committed).min(winner.red));
    }
    outcome
}

/// YY-7.5: whether of a tie another state has more of the own leaders that have to win.
fn is_defeat(board: &Board, world: &Position, seat: Seat, winner: Space) -> bool {
    let states = world.open().states_at_war(board);
    let strongest = states.iter().map(|state| state.strength).max();
    let tied = || states.iter().filter(|state| Some(state.strength) == strongest);
    let Some(chosen) = tied().find(|state| state.name == winner) else { return false };
    tied().any(|other| stake(other, seat) > stake(chosen, seat))
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
        let later: Vec<_> = later.iter().map(|&most| Supporter { most, helps: [true; STATES] }).collect();
        can_matter(&mut drawn(states, 0), 0, &later)
    }

    #[test]
    fn nobody_is_expected_to_help_against_the_own_leaders() {
        // The first leads by one tile, and only who fights for it can still give: the second tile is for nothing.
        let own = Supporter { most: 3, helps: [true, false, false] };
        assert!(!can_matter(&mut drawn(&[(0, 2), (0, 0)], 0), 0, &[own]));
        let any = Supporter { most: 3, helps: [true; STATES] };
        assert!(can_matter(&mut drawn(&[(0, 2), (0, 0)], 0), 0, &[any]));
    }

    /// The states, of which the active player wants this one to win.
    fn drawn(states: &[(u8, u8)], wanted: usize) -> Vec<State> {
        let state = |(number, &(red, committed))| State { red, committed, wanted: usize::from(number == wanted) };
        states.iter().enumerate().map(state).collect()
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

    #[test]
    fn a_tie_that_the_active_player_decides_the_other_way_changes_nothing_but_what_it_costs() {
        assert!(matters(&[(1, 2), (3, 0)], &[]), "the active player lets the first win");
        assert!(can_matter(&mut drawn(&[(1, 2), (3, 0)], 1), 0, &[]), "the second wins and pays one more");
        assert!(!can_matter(&mut drawn(&[(0, 2), (0, 2)], 1), 0, &[]), "the second wins and has paid");
    }

    /// The same for the active player, who wants one state to win and has one that it would choose of a tie of others.
    fn betters(states: &[(u8, u8)], wanted: usize, chosen: usize) -> bool {
        makes_better(&mut drawn(states, wanted), 0, || Some(chosen))
    }

    #[test]
    fn who_chooses_the_winner_gains_nothing_by_a_tile_that_leaves_the_choice_as_it_was() {
        assert!(betters(&[(1, 2), (3, 0)], 0, 0), "wins a tie instead of losing");
        assert!(!betters(&[(0, 2), (0, 2)], 1, 1), "the other one wins anyway");
        assert!(betters(&[(0, 2), (0, 2)], 2, 0), "neither is wanted more, and this one wins thanks to the tile");
        assert!(!betters(&[(0, 2), (0, 2)], 2, 1), "the one that is chosen would have won without the tile");
        assert!(!betters(&[(2, 4), (3, 0)], 2, 0), "wins by three, and has paid without it");
    }
}
