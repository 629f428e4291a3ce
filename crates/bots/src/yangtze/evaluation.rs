//! What a position is worth to each seat: what it can expect to have in each colour when the game ends.

use ::yangtze::{Action, Board, Colour, Open, Position, Survey, SurveyedRealm, spread_yellow};
use kernel::{Pending, Seat};

use super::Weights;
use super::dangers::{Hands, safe_from_revolt, wars};
use crate::PerSeat;

const BLACK: usize = Colour::Black.index();
const BLUE: usize = Colour::Blue.index();
const GREEN: usize = Colour::Green.index();
/// The most players.
pub(super) const SEATS: usize = 4;

/// A number for each colour, in the order k r b g y.
pub(super) type PerColour = [f64; 5];

/// What one seat can expect, in points of each colour.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospect {
    /// What it has.
    pub(super) now: PerColour,
    /// What its leaders will gain by pagodas that stand.
    pub(super) pagodas: PerColour,
    /// What they will gain by pagodas that may come.
    pub(super) triangles: PerColour,
    /// What it will gain by tiles.
    pub(super) tiles: PerColour,
    /// What it will gain by winning wars.
    pub(super) wars: PerColour,
    /// What the tiles in hand help.
    pub(super) hand: PerColour,
    /// How likely each of its leaders on the board stays; 0 for those off the board.
    pub(super) safety: PerColour,
    /// The tempo, in points of the weakest colour.
    pub(super) tempo: f64,
}

impl Prospect {
    /// Adds a share of another, for an average.
    pub(super) fn add(&mut self, other: &Self, share: f64) {
        let parts = [
            (&mut self.now, &other.now),
            (&mut self.pagodas, &other.pagodas),
            (&mut self.triangles, &other.triangles),
            (&mut self.tiles, &other.tiles),
            (&mut self.wars, &other.wars),
            (&mut self.hand, &other.hand),
            (&mut self.safety, &other.safety),
        ];
        for (sums, numbers) in parts {
            sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += share * number);
        }
        self.tempo += share * other.tempo;
    }

    pub(super) fn expected(&self) -> PerColour {
        let parts = [&self.pagodas, &self.triangles, &self.tiles, &self.wars, &self.hand];
        std::array::from_fn(|colour| self.now[colour] + parts.iter().map(|part| part[colour]).sum::<f64>())
    }

    /// All colours in one number, in points of the score.
    pub(super) fn worth(&self, weights: &Weights) -> f64 {
        self.worth_of(weights, &totals(&self.expected()))
    }

    /// The same where the totals that it expects are known already.
    pub(super) fn worth_of(&self, weights: &Weights, totals: &[f64; 4]) -> f64 {
        let worth = totals.iter().zip(&weights.totals).map(|(total, weight)| total * weight).sum::<f64>();
        worth + self.tempo * weights.totals[0]
    }
}

/// What each seat can expect to have; once the game is over, what decides it.
pub(super) fn judge(weights: &Weights, board: &Board, world: &Position) -> PerSeat {
    let mut expected = [0.0; 5];
    let open = world.open();
    if open.pending() == Pending::Over {
        for seat in Seat::all(open.players()) {
            // YY-12.4: the lowest total, then the second lowest and so on.
            let totals = spread_yellow(open.points(seat)).map(f64::from);
            expected[seat.index()] = totals[0] + (totals[1] + (totals[2] + totals[3] / 256.0) / 256.0) / 256.0;
        }
        return expected;
    }
    for (expected, prospect) in expected.iter_mut().zip(&prospects(weights, board, world)[..open.players()]) {
        *expected = prospect.worth(weights);
    }
    expected
}

/// The lead that makes victory about three times as likely as not.
pub(super) fn lead(weights: &Weights, world: &Position) -> f64 {
    let open = world.open();
    if open.pending() == Pending::Over {
        // The smallest difference decides.
        return 1e-9;
    }
    weights.lead_at_end + weights.lead_by_turns * libm::sqrt(turns(weights, open, open.active()))
}

/// Turns that this seat can expect to have, the one it is having counted.
pub(super) fn turns(weights: &Weights, open: &Open, seat: Seat) -> f64 {
    let players = open.players();
    // Turns of all seats that the bag lasts for, after the one at hand.
    let all = open.bag_size() as f64 / weights.tiles_a_turn;
    let before = ((seat.index() + players - open.active().index()) % players) as f64;
    ((all - before) / players as f64 + 0.5).max((all + 1.0 - before).clamp(0.0, 1.0))
}

/// What each seat can expect.
pub(super) fn prospects(weights: &Weights, board: &Board, world: &Position) -> [Prospect; SEATS] {
    prospects_in(weights, world, &world.open().survey(board))
}

/// The same where the states have been summed up already.
pub(super) fn prospects_in(weights: &Weights, world: &Position, survey: &Survey) -> [Prospect; SEATS] {
    let open = world.open();
    let hands = Hands::new(weights, world);
    let mut prospects = [Prospect::default(); SEATS];
    let mut safety = [[1.0; 5]; 20];
    wars(weights, survey, &hands, &mut safety, &mut prospects);
    let off_board = if survey.entries() > 0 { weights.off_board } else { weights.no_entry };
    let mut access = [[off_board; 5]; SEATS];
    let left: [f64; SEATS] =
        std::array::from_fn(
            |seat| if seat < open.players() { turns(weights, open, Seat::new(seat as u8)) } else { 0.0 },
        );
    for (realm, safety) in survey.realms().iter().zip(&mut safety) {
        for colour in 0..5 {
            let Some(seat) = realm.leaders[colour] else { continue };
            let seat = seat.index();
            let safe = safety[colour] * safe_from_revolt(weights, open, realm, &hands, seat, colour);
            let prospect = &mut prospects[seat];
            prospect.safety[colour] = safe;
            let lasting = left[seat] * weights.pagoda_lasts / (left[seat] + weights.pagoda_lasts);
            let pagodas = realm.pagodas[colour];
            prospect.pagodas[colour] = f64::from(pagodas) * safe * lasting;
            if usize::from(pagodas) < Open::pagodas_in_all(Colour::ALL[colour]) {
                prospect.triangles[colour] = triangle(weights, realm, &hands, seat, colour) * safe * lasting;
            }
            let here = &mut access[seat];
            here[colour] = here[colour].max(safe * room(weights, realm, colour));
            if colour == BLACK {
                for (other, place) in here.iter_mut().enumerate().skip(1) {
                    if realm.leaders[other].is_none() {
                        *place = place.max(weights.stand_in * safe * room(weights, realm, other));
                    }
                }
            }
        }
    }
    for seat in Seat::all(open.players()) {
        let (prospect, access) = (&mut prospects[seat.index()], &access[seat.index()]);
        let hand = hands.tiles[seat.index()];
        for colour in 0..5 {
            prospect.now[colour] = f64::from(open.points(seat)[colour]);
            // A leader that isn't there can come back: that takes some turns, not all that are left.
            let left = left[seat.index()];
            let turns = left - left.min(weights.leader_back) * (1.0 - access[colour]);
            prospect.tiles[colour] = weights.tile_points[colour] * turns;
            prospect.hand[colour] =
                weights.hand_tile[colour] * (0.5 + 0.5 * access[colour]) * diminishing(weights, hand[colour]);
        }
    }
    prospects[open.active().index()].tempo = f64::from(open.actions_left()) * weights.action;
    prospects
}

/// How likely a seat soon has one more pagoda of this colour in a state.
fn triangle(weights: &Weights, realm: &SurveyedRealm, hands: &Hands, seat: usize, colour: usize) -> f64 {
    let mut likely = 0.0_f64;
    if realm.almost[colour] > 0 {
        let tile = hands.tiles[seat][colour] > 0.0;
        likely = if tile { weights.triangle_with_tile } else { weights.triangle_without_tile };
    }
    if realm.triangles[colour] > 0 {
        let green = hands.tiles[seat][GREEN] > 0.0 && hands.means(seat, GREEN) >= 2.0;
        likely = likely.max(if green { weights.triangle_with_green } else { weights.triangle_without_green });
    }
    likely
}

fn room(weights: &Weights, realm: &SurveyedRealm, colour: usize) -> f64 {
    let spaces = if colour == BLUE { realm.river } else { realm.land };
    if spaces > 0 { 1.0 } else { weights.no_room }
}

/// So many tiles of one colour, each further one counted less.
fn diminishing(weights: &Weights, tiles: f64) -> f64 {
    let (mut left, mut each, mut sum) = (tiles, 1.0, 0.0);
    while left > 0.0 {
        sum += each * left.min(1.0);
        each *= weights.hand_more;
        left -= 1.0;
    }
    sum
}

/// The four totals from low to high, once the yellow points have raised the lowest (YY-12.3), also by parts of points.
pub(super) fn totals(points: &PerColour) -> [f64; 4] {
    let [black, red, blue, green, mut yellow] = *points;
    let mut totals = [black, red, blue, green];
    totals.sort_unstable_by(f64::total_cmp);
    for equal in 1..=4 {
        let gap = totals.get(equal).map_or(f64::INFINITY, |next| next - totals[0]);
        let rise = gap.min(yellow / equal as f64);
        for total in &mut totals[..equal] {
            *total += rise;
        }
        yellow -= rise * equal as f64;
        if rise < gap {
            break;
        }
    }
    totals
}

/// The market tile that a seat wants most.
pub(super) fn market(weights: &Weights, world: &Position, seat: Seat) -> Action {
    let open = world.open();
    let (points, hand) = (open.points(seat), world.hand(seat));
    let mut best: Option<(f64, Colour)> = None;
    for (colour, _) in open.market().iter().filter(|(_, count)| *count > 0) {
        let has = if colour == Colour::Yellow { 0 } else { points[colour.index()] };
        let want = weights.market[colour.index()] - f64::from(has) - f64::from(hand[colour]);
        if best.is_none_or(|(most, _)| want > most) {
            best = Some((want, colour));
        }
    }
    best.map_or(Action::Skip, |(_, colour)| Action::Take { colour })
}
