//! What can happen to leaders: revolts, riots and wars.

use ::yangtze::{Colour, Open, Position, Survey, SurveyedRealm};
use kernel::Seat;

use super::Weights;
use super::evaluation::{PerColour, Prospect, SEATS};

const BLACK: usize = Colour::Black.index();
const RED: usize = Colour::Red.index();
const BLUE: usize = Colour::Blue.index();

/// What players hold, as far as it counts.
pub(super) struct Hands {
    pub(super) tiles: [PerColour; SEATS],
    /// What is likely to be there for a conflict: partly these tiles, partly as many as there are on average.
    might: [PerColour; SEATS],
    /// 1 for a leader off the board, which can stand for a tile.
    leader: [PerColour; SEATS],
}

impl Hands {
    pub(super) fn new(weights: &Weights, world: &Position) -> Self {
        let open = world.open();
        let mut hands = Self { tiles: [[0.0; 5]; SEATS], might: [[0.0; 5]; SEATS], leader: [[0.0; 5]; SEATS] };
        for seat in Seat::all(open.players()) {
            let tiles = world.hand(seat).counts();
            let average = open.hand_size(seat) as f64 * weights.expected_share * (1.0 - weights.hand_as_sampled);
            for colour in Colour::ALL {
                let (at, c) = (seat.index(), colour.index());
                hands.tiles[at][c] = f64::from(tiles[c]);
                hands.might[at][c] = hands.tiles[at][c] * weights.hand_as_sampled + average;
                hands.leader[at][c] = if open.has_leader(seat, colour) { 0.0 } else { 1.0 };
            }
        }
        hands
    }

    /// What a seat could pay with.
    pub(super) fn means(&self, seat: usize, colour: usize) -> f64 {
        self.tiles[seat][colour] + self.leader[seat][colour]
    }
}

/// How likely it is that something succeeds for which there is so much more strength than against it.
fn chance(more: f64) -> f64 {
    0.5 + 0.5 * more / (1.0 + more.abs())
}

/// How likely a leader stays: no revolt expels it, and no riot.
pub(super) fn safe_from_revolt(
    weights: &Weights,
    open: &Open,
    realm: &SurveyedRealm,
    hands: &Hands,
    seat: usize,
    colour: usize,
) -> f64 {
    let helper = |seat: usize| if colour == BLACK { 0.0 } else { hands.leader[seat][BLACK] };
    let defence = f64::from(realm.beside[colour]) + hands.might[seat][BLACK] + helper(seat);
    let (mut revolt, mut riot) = (0.0_f64, 0.0_f64);
    for other in (0..open.players()).filter(|other| *other != seat) {
        if realm.entry > 0 {
            let attack = f64::from(realm.entry) + hands.might[other][BLACK] + helper(other);
            let likely = if hands.leader[other][colour] > 0.0 { 1.0 } else { weights.revolt_by_move };
            // The defender wins ties.
            revolt = revolt.max(likely * chance(attack - defence - 0.5));
        }
        if realm.beside[colour] == 1 && hands.means(other, BLUE) >= 2.0 {
            riot = 1.0;
        }
    }
    (1.0 - weights.revolt * revolt) * (1.0 - weights.riot * riot)
}

/// How likely wars are to cost leaders their places or to bring points: for every two states that can be joined.
pub(super) fn wars(
    weights: &Weights,
    survey: &Survey,
    hands: &Hands,
    safety: &mut [[f64; 5]; 20],
    prospects: &mut [Prospect; SEATS],
) {
    let realms = survey.realms();
    for one in 0..realms.len() {
        for other in one + 1..realms.len() {
            let (a, b) = (&realms[one], &realms[other]);
            let clashes = || (0..5).filter_map(|colour| Some((colour, a.leaders[colour]?, b.leaders[colour]?)));
            if clashes().next().is_none() || !survey.can_be_joined(a, b) {
                continue;
            }
            // Who has more leaders in conflict on one side than on the other supports it.
            let mut stakes = [0.0; SEATS];
            for (_, mine, yours) in clashes() {
                stakes[mine.index()] += 1.0;
                stakes[yours.index()] -= 1.0;
            }
            let mut balance = f64::from(a.red) - f64::from(b.red);
            for (seat, stake) in stakes.iter().enumerate() {
                if *stake != 0.0 {
                    let support = weights.war_support * (hands.might[seat][RED] + hands.leader[seat][RED]);
                    balance += if *stake > 0.0 { support } else { -support };
                }
            }
            let wins = chance(balance);
            // Whoever is likely to lose won't begin it: hence the squares.
            let (gain, loss) = (weights.war * wins * wins, weights.war * (1.0 - wins) * (1.0 - wins));
            for (colour, mine, yours) in clashes() {
                safety[one][colour] *= 1.0 - loss;
                safety[other][colour] *= 1.0 - gain;
                prospects[mine.index()].wars[colour] += gain;
                prospects[yours.index()].wars[colour] += loss;
            }
        }
    }
}
