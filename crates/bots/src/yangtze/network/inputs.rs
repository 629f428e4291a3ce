//! What the network is told of a position: parts of the evaluation and of what lies on the board, for each seat as it
//! sees the table. All numbers are about as large as one.

use ::yangtze::{Board, Colour, Open, Position, SurveyedRealm};
use kernel::Seat;

use crate::yangtze::Weights;
use crate::yangtze::evaluation::{Prospect, SEATS, lead, prospects_in, totals, turns};

/// What is the same for all seats: the bag and its five colours, those of the market, and whether three play.
pub(super) const SHARED: usize = 1 + 5 + 5 + 1;
/// What a seat expects of each colour, and what it has for it.
const COLOURS: usize = 9 * 5;
/// Its four totals.
const TOTALS: usize = 3 * 4;
/// The states that its five leaders are in.
const STATES: usize = 8 * 5;
/// When its turns come.
const TIME: usize = 2 + SEATS + 1;
/// How far it is ahead of each of the others.
const RIVALS: usize = 2 * (SEATS - 1);
/// What the best of the others has.
const BEST: usize = 2 * 4 + 3 * 5;
/// What the others have on average.
const OTHERS: usize = 2 * 5 + 4;
/// What a seat sees its own way.
const OWN: usize = COLOURS + TOTALS + STATES + TIME + RIVALS + BEST + OTHERS;
/// All numbers that the network is told for a seat.
pub(super) const INPUTS: usize = SHARED + OWN;

const HALF: f64 = 1.0 / 2.0;
const THIRD: f64 = 1.0 / 3.0;
const QUARTER: f64 = 1.0 / 4.0;
const SIXTH: f64 = 1.0 / 6.0;
const TENTH: f64 = 1.0 / 10.0;
const HUNDREDTH: f64 = 1.0 / 100.0;
/// A lead over another that is taken to be as good as any larger one, in leads that make victory likely.
const LARGE_LEAD: f64 = 4.0;

/// What the network is told of a position.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub(super) shared: [f32; SHARED],
    pub(super) own: [[f32; OWN]; SEATS],
    /// What the weights make of the position: what each seat can expect, in leads that make victory likely.
    pub judged: [f64; SEATS],
    /// Such a lead, in points.
    pub lead: f64,
    /// How many seats there are; the numbers of others are zero.
    pub players: usize,
}

/// What the numbers are made of.
struct Scene<'a> {
    world: &'a Position,
    open: &'a Open,
    weights: &'a Weights,
    lead: f64,
    prospects: [Prospect; SEATS],
    /// The totals that each seat has and expects, and all in one number.
    now: [[f64; 4]; SEATS],
    expected: [[f64; 4]; SEATS],
    worth: [f64; SEATS],
    /// The state that each leader is in.
    homes: [[Option<&'a SurveyedRealm>; 5]; SEATS],
}

/// Numbers that are written down one after another.
struct Row<'a>(std::slice::IterMut<'a, f32>);

impl Row<'_> {
    #[inline]
    fn put(&mut self, number: f64) {
        if let Some(place) = self.0.next() {
            *place = number as f32;
        }
    }

    #[inline]
    fn put_whether(&mut self, true_or_not: bool) {
        self.put(f64::from(u8::from(true_or_not)));
    }

    /// There is a number for every place and a place for every number.
    fn end(mut self) {
        debug_assert!(self.0.next().is_none(), "numbers are missing");
    }
}

impl Inputs {
    /// What there is to tell of a position in which the game goes on.
    pub fn of(weights: &Weights, board: &Board, world: &Position) -> Self {
        let open = world.open();
        let players = open.players();
        let survey = open.survey(board);
        let prospects = prospects_in(weights, world, &survey);
        let expected = prospects.map(|prospect| totals(&prospect.expected()));
        let mut scene = Scene {
            world,
            open,
            weights,
            lead: lead(weights, world),
            now: prospects.map(|prospect| totals(&prospect.now)),
            worth: std::array::from_fn(|seat| prospects[seat].worth_of(weights, &expected[seat])),
            expected,
            prospects,
            homes: [[None; 5]; SEATS],
        };
        for realm in survey.realms() {
            for (colour, leader) in realm.leaders.iter().enumerate() {
                if let Some(seat) = leader {
                    scene.homes[seat.index()][colour] = Some(realm);
                }
            }
        }
        let (shared, own) = ([0.0; SHARED], [[0.0; OWN]; SEATS]);
        let mut inputs = Self { shared, own, judged: [0.0; SEATS], lead: scene.lead, players };
        scene.tell_shared(Row(inputs.shared.iter_mut()));
        for seat in Seat::all(players) {
            inputs.judged[seat.index()] = scene.worth[seat.index()] / scene.lead;
            scene.tell_own(seat, Row(inputs.own[seat.index()].iter_mut()));
        }
        inputs
    }

    /// The numbers that the network is told for a seat, in their order.
    pub fn of_seat(&self, seat: usize) -> [f32; INPUTS] {
        let mut numbers = [0.0; INPUTS];
        let (shared, own) = numbers.split_at_mut(SHARED);
        shared.copy_from_slice(&self.shared);
        own.copy_from_slice(&self.own[seat]);
        numbers
    }
}

impl Scene<'_> {
    fn tell_shared(&self, mut row: Row<'_>) {
        let (size, bag) = (self.open.bag_size() as f64, in_bag(self.world));
        row.put(size * HUNDREDTH);
        let part = 4.0 / (size + 1.0);
        for colour in Colour::ALL {
            row.put(f64::from(bag[colour.index()]) * part);
            row.put(f64::from(self.open.market()[colour]) * THIRD);
        }
        row.put_whether(self.open.players() == 3);
        row.end();
    }

    fn tell_own(&self, seat: Seat, mut row: Row<'_>) {
        let (at, players) = (seat.index(), self.open.players());
        // Of equals the one who comes sooner, as it looks from every chair.
        let mut others: [usize; SEATS - 1] = std::array::from_fn(|more| (at + 1 + more) % players);
        let others = &mut others[..players - 1];
        // So few are sorted in place.
        others.sort_by(|one, other| self.worth[*other].total_cmp(&self.worth[*one]));
        self.tell_colours(seat, &mut row);
        self.tell_totals(at, &mut row);
        self.tell_states(seat, &mut row);
        self.tell_time(seat, &mut row);
        self.tell_rivals(at, others, &mut row);
        self.tell_best(others[0], &mut row);
        self.tell_others(others, &mut row);
        row.end();
    }

    fn tell_colours(&self, seat: Seat, row: &mut Row<'_>) {
        let prospect = &self.prospects[seat.index()];
        let hand = self.world.hand(seat).counts();
        for colour in Colour::ALL {
            let at = colour.index();
            row.put(prospect.now[at] * SIXTH);
            row.put(prospect.pagodas[at]);
            row.put(prospect.triangles[at]);
            row.put(prospect.tiles[at] * HALF);
            row.put(prospect.wars[at]);
            row.put(prospect.hand[at]);
            row.put(prospect.safety[at]);
            row.put_whether(self.open.has_leader(seat, colour));
            row.put(f64::from(hand[at]) * THIRD);
        }
    }

    fn tell_totals(&self, at: usize, row: &mut Row<'_>) {
        let [black, red, blue, green, _] = self.prospects[at].now;
        let colours = [black, red, blue, green];
        let least = colours.iter().copied().fold(f64::INFINITY, f64::min);
        for (number, points) in colours.iter().enumerate() {
            row.put((points - least) * QUARTER);
            row.put(self.now[at][number] * QUARTER);
            row.put(self.expected[at][number] * SIXTH);
        }
    }

    fn tell_states(&self, seat: Seat, row: &mut Row<'_>) {
        for colour in Colour::ALL {
            let at = colour.index();
            let Some(realm) = self.homes[seat.index()][at] else {
                (0..STATES / 5).for_each(|_| row.put(0.0));
                continue;
            };
            let room = if colour == Colour::Blue { realm.river } else { realm.land };
            let foreign = realm.leaders.iter().flatten().filter(|leader| **leader != seat).count();
            row.put(f64::from(realm.beside[at]) * THIRD);
            row.put(f64::from(realm.entry) * THIRD);
            row.put(f64::from(realm.red) * QUARTER);
            row.put(f64::from(room) * TENTH);
            row.put(f64::from(realm.pagodas[at]));
            row.put_whether(realm.almost[at] > 0);
            row.put_whether(realm.triangles[at] > 0);
            row.put(foreign as f64 * HALF);
        }
    }

    fn tell_time(&self, seat: Seat, row: &mut Row<'_>) {
        let (open, players) = (self.open, self.open.players());
        let left = turns(self.weights, open, seat);
        row.put(left * TENTH);
        row.put(1.0 / (1.0 + left));
        let before = (seat.index() + players - open.active().index()) % players;
        (0..SEATS).for_each(|number| row.put_whether(number == before));
        row.put(f64::from(open.actions_left()) * if before == 0 { HALF } else { QUARTER });
    }

    fn tell_rivals(&self, at: usize, others: &[usize], row: &mut Row<'_>) {
        for number in 0..SEATS - 1 {
            // Nobody is no danger.
            let [worth, lowest] = others.get(number).map_or([LARGE_LEAD; 2], |&other| {
                let ahead = (self.worth[at] - self.worth[other]) / self.lead;
                [ahead.clamp(-LARGE_LEAD, LARGE_LEAD), (self.now[at][0] - self.now[other][0]) * 2.0 * THIRD]
            });
            row.put(worth * HALF);
            row.put(lowest * HALF);
        }
    }

    fn tell_best(&self, best: usize, row: &mut Row<'_>) {
        for (now, expected) in self.now[best].iter().zip(&self.expected[best]) {
            row.put(now * QUARTER);
            row.put(expected * SIXTH);
        }
        let prospect = &self.prospects[best];
        for colour in 0..5 {
            row.put(prospect.safety[colour]);
            row.put(prospect.pagodas[colour]);
            row.put(prospect.now[colour] * SIXTH);
        }
    }

    fn tell_others(&self, others: &[usize], row: &mut Row<'_>) {
        let part = 1.0 / others.len() as f64;
        for colour in 0..5 {
            row.put(others.iter().map(|&other| self.prospects[other].pagodas[colour]).sum::<f64>() * part);
            let leaders = others.iter().filter(|&&other| self.prospects[other].safety[colour] > 0.0).count();
            row.put(leaders as f64 * part);
        }
        // There are few yellow tiles.
        for colour in Colour::ALL.into_iter().filter(|colour| *colour != Colour::Yellow) {
            let tiles = others.iter().map(|&other| self.world.hand(Seat::new(other as u8))[colour]);
            row.put(tiles.map(f64::from).sum::<f64>() * part * THIRD);
        }
    }
}

/// How many tiles of each colour are in the bag.
fn in_bag(world: &Position) -> [u32; 5] {
    // The bag is long, and counting in one number is the fastest way: no colour has 2^12 tiles.
    let counts = world.bag().fold(0_u64, |counts, colour| counts + (1 << (12 * colour.index())));
    std::array::from_fn(|colour| (counts >> (12 * colour)) as u32 & 0xfff)
}
