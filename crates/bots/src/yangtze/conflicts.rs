//! How conflicts usually go: what players commit, whom they support and who wins a tie (YY-6, YY-7).

use ::yangtze::{Action, Board, Colour, Commitment, Position, Tiles, WarringState};
use kernel::Seat;

use super::Weights;

/// What a seat can throw into a conflict of this colour.
struct Means {
    tiles: u8,
    leader: bool,
}

impl Means {
    fn new(world: &Position, seat: Seat, colour: Colour) -> Self {
        Self { tiles: world.hand(seat)[colour], leader: can_help(world, seat, colour) }
    }

    fn most(&self) -> u8 {
        self.tiles + u8::from(self.leader)
    }

    /// So much strength, or as near as it gets; the leader first, since it isn't spent.
    fn spend(&self, strength: u8) -> Commitment {
        let leader = self.leader && strength > 0;
        Commitment { tiles: (strength - u8::from(leader)).min(self.tiles), leader }
    }
}

/// What somebody else is likely to add, as far as everybody can tell.
fn likely(weights: &Weights, world: &Position, seat: Seat, colour: Colour) -> u8 {
    let open = world.open();
    let known = f64::from(open.known_in_hand(seat)[colour]);
    let tiles = (open.hand_size(seat) as f64 * weights.expected_share).max(known);
    // To the nearest whole number; no weights make it more than there are.
    (tiles + 0.5).min(f64::from(Tiles::ALL[colour])) as u8 + u8::from(!open.has_leader(seat, colour))
}

/// YY-6.3: as many tiles as it takes, if it can be won at all.
pub(super) fn commitment(weights: &Weights, board: &Board, world: &Position, seat: Seat) -> Option<Action> {
    let revolt = world.open().revolt_at_hand(board)?;
    let means = Means::new(world, seat, Colour::Black);
    let spend = if revolt.attacked {
        // The defender wins ties.
        let needed = revolt.attack.saturating_sub(revolt.defence);
        if needed <= means.most() { needed } else { 0 }
    } else {
        let least = (revolt.defence + 1).saturating_sub(revolt.attack);
        if least <= means.most() {
            let against = likely(weights, world, revolt.defender, Colour::Black);
            (least + against).min(means.most())
        } else {
            0
        }
    };
    Some(Action::Commit(means.spend(cheap_enough(weights, &means, spend))))
}

/// Nothing instead of more tiles than a leader is worth.
fn cheap_enough(weights: &Weights, means: &Means, strength: u8) -> u8 {
    if means.spend(strength).tiles > weights.tiles_for_a_leader { 0 } else { strength }
}

/// How much better it is for a seat if this state wins: its leaders in conflict there.
pub(super) fn stake(state: &WarringState, seat: Seat) -> usize {
    state.leaders.iter().flatten().filter(|(owner, conflict)| *owner == seat && *conflict).count()
}

/// The state that a seat wants to win, if it has more at stake there than anywhere else.
fn favourite(states: &[WarringState], seat: Seat) -> Option<usize> {
    let stakes = states.iter().map(|state| stake(state, seat));
    let most = stakes.clone().max()?;
    let mut best = stakes.enumerate().filter(|(_, stake)| *stake == most);
    match (best.next(), best.next()) {
        (Some((number, stake)), None) if stake > 0 => Some(number),
        _ => None,
    }
}

/// YY-7.4: the own side, with as much as it takes against those who are still to come.
pub(super) fn support(weights: &Weights, board: &Board, world: &Position, seat: Seat) -> Option<Action> {
    let open = world.open();
    let states = open.states_at_war(board);
    let none = Action::Support { side: None };
    let Some(own) = favourite(&states, seat) else { return Some(none) };
    let means = Means::new(world, seat, Colour::Red);
    let others = states.iter().enumerate().filter(|(number, _)| *number != own);
    let strongest = others.map(|(_, state)| state.strength).max()?;
    // The active player is the last and chooses the winner of a tie (YY-7.5).
    let ties = favourite(&states, open.active()) == Some(own);
    let least = (strongest + u8::from(!ties)).saturating_sub(states[own].strength);
    let mut against = 0;
    let mut next = seat;
    while next != open.active() {
        next = next.next(open.players());
        if favourite(&states, next).is_some_and(|theirs| theirs != own) {
            against += likely(weights, world, next, Colour::Red);
        }
    }
    let wanted = (strongest + against + u8::from(!ties)).saturating_sub(states[own].strength);
    let spend = if least > means.most() { 0 } else { wanted.min(means.most()) };
    let commitment = means.spend(cheap_enough(weights, &means, spend));
    let side = (commitment.strength() > 0).then_some((states[own].name, commitment));
    Some(Action::Support { side })
}

/// Whether a seat's leader is off the board and can be committed.
fn can_help(world: &Position, seat: Seat, colour: Colour) -> bool {
    !world.open().has_leader(seat, colour)
}
