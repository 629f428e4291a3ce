//! One tree of actions, grown by iterations.

use kernel::{Dice, Legal, Pending, View};
use rustc_hash::FxHashMap;
use web_time::Instant;

use super::{Search, Settings};
use crate::Question;
use crate::best::best_first;
use crate::judge::{Judge, PerSeat};
use crate::weigh::Scales;

/// The clock is asked once in so many iterations.
const CLOCK: u32 = 8;
/// How long a line is followed, and how often a step of it must have been tried.
const LINE: usize = 8;
const TRIED: u32 = 3;
/// The deepest that an iteration goes.
const DEEPEST: usize = 60;

/// An action at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<G: Judge> {
    pub(super) action: G::Action,
    /// What it was judged to bring before it was tried.
    pub(super) prior: PerSeat,
    /// How much of the attention it deserves.
    attention: f64,
    pub(super) visits: u32,
    /// What it brought, added up.
    sum: PerSeat,
    child: Option<u32>,
    /// Its number at the root, before sorting.
    number: u32,
}

impl<G: Judge> Edge<G> {
    pub(super) fn new(action: G::Action, prior: PerSeat) -> Self {
        Self { action, prior, attention: 0.0, visits: 0, sum: [0.0; 5], child: None, number: 0 }
    }

    /// What it brings a seat; the judgement counts like so many visits.
    pub(super) fn value(&self, seat: usize, trust: f64) -> f64 {
        self.value_with(seat, trust, 0.0)
    }

    /// The same if judgements turn out to be better by so much once actions are tried.
    fn value_with(&self, seat: usize, trust: f64, better: f64) -> f64 {
        ((self.prior[seat] + better) * trust + self.sum[seat]) / (trust + f64::from(self.visits))
    }

    /// The same for all seats.
    pub(super) fn outlook(&self, trust: f64) -> PerSeat {
        std::array::from_fn(|seat| self.value(seat, trust))
    }

    /// Adds what another tree found out about the same action.
    pub(super) fn add(&mut self, other: &Self) {
        self.visits += other.visits;
        for (sum, more) in self.sum.iter_mut().zip(other.sum) {
            *sum += more;
        }
    }
}

/// A decision in the tree.
struct Node<G: Judge> {
    pending: Pending<G::Decision>,
    visits: u32,
    /// At which number of visits its actions are listed again: other worlds allow other actions.
    look_again: u32,
    /// By how much the tries brought the deciding seat more than the judgements of the same actions, added up. Judgements
    /// before and after somebody's turn aren't quite on one scale; what wasn't tried mustn't suffer from that.
    surplus: f64,
    /// The most promising first.
    edges: Vec<Edge<G>>,
}

pub(super) struct Tree<'a, G: Judge> {
    search: &'a Search<G>,
    question: &'a Question<'a, G>,
    nodes: Vec<Node<G>>,
    /// How much an action of a seat changed its share of the victory elsewhere in this tree: what to look at first.
    experience: FxHashMap<(u8, G::Action), f32>,
    /// What each seat can expect at the root, on average over worlds; `None` if there is but one.
    level: Option<PerSeat>,
    dice: Dice,
}

/// Some worlds are better for a seat than others before anybody has done anything. What an action is worth shows much
/// sooner if that difference is taken out of everything that happens in a world.
struct World<G> {
    position: G,
    luck: PerSeat,
}

impl<G: Judge> World<G> {
    /// Each seat's share of the victory without the luck of this world.
    fn fair(&self, outlook: PerSeat) -> PerSeat {
        std::array::from_fn(|seat| (outlook[seat] - self.luck[seat]).clamp(0.0, 1.0))
    }
}

impl<'a, G: Judge> Tree<'a, G> {
    pub(super) fn new(
        search: &'a Search<G>,
        question: &'a Question<'a, G>,
        root: &[Edge<G>],
        level: Option<PerSeat>,
        number: usize,
        mut dice: Dice,
    ) -> Self {
        let mut edges = root.to_vec();
        for (edge, number) in edges.iter_mut().zip(0..) {
            edge.number = number;
        }
        let pending = question.view.pending();
        let mut node = Node { pending, visits: 1, look_again: u32::MAX, surplus: 0.0, edges };
        if let Some(seat) = pending.seat() {
            order(&mut node.edges, seat.index(), &search.settings, 0.0);
            // Where nothing is hidden all trees would be the same: each looks at the actions with other eyes.
            for edge in node.edges.iter_mut().filter(|_| number > 0) {
                edge.attention *= 0.5 + f64::from(dice.below(1_000)) / 1_000.0;
            }
        }
        Self { search, question, nodes: vec![node], experience: FxHashMap::default(), level, dice }
    }

    /// The actions at the root in the order in which they were given.
    pub(super) fn root_in_order(&self) -> impl Iterator<Item = &Edge<G>> {
        let mut edges: Vec<&Edge<G>> = self.nodes[0].edges.iter().collect();
        best_first(&mut edges, |edge| -f64::from(edge.number));
        edges.into_iter()
    }

    /// How the game is expected to go on after an action at the root.
    pub(super) fn line(&self, first: G::Action) -> Vec<G::Action> {
        let mut line = vec![first];
        let mut edge = self.nodes[0].edges.iter().find(|edge| edge.action == first);
        while let Some(node) = edge.and_then(|edge| edge.child) {
            edge = self.nodes[node as usize].edges.iter().max_by_key(|edge| edge.visits);
            match edge {
                Some(edge) if edge.visits >= TRIED && line.len() < LINE => line.push(edge.action),
                _ => break,
            }
        }
        line
    }

    /// So many iterations, or until the clock says that it is time.
    pub(super) fn grow(&mut self, iterations: u32, until: Option<Instant>) {
        for number in 0..iterations {
            if number % CLOCK == 0 && until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            self.iterate();
        }
    }

    fn iterate(&mut self) {
        let mut world = self.sample();
        let mut path: Vec<(usize, usize)> = Vec::with_capacity(16);
        let mut at = 0;
        while path.len() < DEEPEST
            && world.position.pending() != Pending::Over
            && self.nodes[at].pending == world.position.pending()
        {
            if at > 0 {
                self.look(at, &world);
            }
            let Some(chosen) = self.choose(at, &mut world.position) else { break };
            path.push((at, chosen));
            if let Some(child) = self.nodes[at].edges[chosen].child {
                at = child as usize;
                continue;
            }
            self.nodes[at].edges[chosen].child = Some(self.nodes.len() as u32);
            let pending = world.position.pending();
            self.nodes.push(Node { pending, visits: 0, look_again: 0, surplus: 0.0, edges: Vec::new() });
            break;
        }
        let outlook = world.fair(self.scales().outlook_now(&world.position, &mut self.dice));
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            if let Some(seat) = node.pending.seat() {
                node.surplus += outlook[seat.index()] - edge.prior[seat.index()];
            }
            edge.visits += 1;
            for (sum, share) in edge.sum.iter_mut().zip(outlook) {
                *sum += share;
            }
        }
    }

    fn scales(&self) -> Scales<'a, G> {
        self.search.scales(self.question.board)
    }

    fn sample(&mut self) -> World<G> {
        let position = G::sample_world(self.question.view, &mut self.dice);
        let Some(level) = self.level else { return World { position, luck: [0.0; 5] } };
        let outlook = self.scales().outlook_now(&position, &mut self.dice);
        World { position, luck: std::array::from_fn(|seat| outlook[seat] - level[seat]) }
    }

    /// Chooses the action that deserves the next try, and carries it out. Actions that this world doesn't allow are
    /// passed over.
    fn choose(&self, at: usize, world: &mut G) -> Option<usize> {
        let (node, settings) = (&self.nodes[at], &self.search.settings);
        let seat = node.pending.seat()?.index();
        let root = libm::sqrt(f64::from(node.visits));
        let better = node.surplus / f64::from(node.visits.max(1));
        let mut open = 2 + (settings.widen * root) as usize;
        let mut refused = 0_u128;
        loop {
            let mut best: Option<(f64, usize)> = None;
            for (number, edge) in node.edges.iter().enumerate().take(open) {
                if number < 128 && refused & (1 << number) != 0 {
                    continue;
                }
                let try_out = settings.explore * edge.attention * root / (1.0 + f64::from(edge.visits));
                let score = edge.value_with(seat, settings.trust, better) + try_out;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, number));
                }
            }
            let (_, number) = best?;
            if world.apply(self.question.board, node.edges[number].action, &mut ()).is_ok() {
                return Some(number);
            }
            if number >= 128 {
                return None;
            }
            refused |= 1 << number;
            open += 1;
        }
    }

    /// Lists the actions of a node, if it is time to: at first those that experience recommends are judged, later all.
    fn look(&mut self, at: usize, world: &World<G>) {
        let settings = self.search.settings;
        let (visits, again) = (self.nodes[at].visits, self.nodes[at].look_again);
        if visits < again {
            return;
        }
        let thorough = visits >= settings.thorough;
        self.nodes[at].look_again = match visits {
            _ if thorough => visits * 8,
            0 => 4,
            _ => (visits * 4).min(settings.thorough),
        };
        let Some(seat) = self.nodes[at].pending.seat() else { return };
        let (board, scales) = (self.question.board, self.scales());
        let position = &world.position;
        let before = scales.outlook_now(position, &mut self.dice)[seat.index()];
        let mut unknown: Vec<(f32, G::Action)> = Vec::new();
        let mut edges = std::mem::take(&mut self.nodes[at].edges);
        position.legal(board).for_each(|action| {
            if edges.iter().all(|edge| edge.action != action) && !G::pointless(scales.weights, board, position, action)
            {
                let change = self.experience.get(&(seat.index() as u8, action)).copied();
                // What nobody has seen yet comes first.
                unknown.push((change.unwrap_or(f32::INFINITY), action));
            }
        });
        if !thorough {
            best_first(&mut unknown, |(change, _)| f64::from(*change));
            let new = unknown.iter().take_while(|(change, _)| change.is_infinite()).count();
            unknown.truncate(new + settings.exact);
        }
        for (_, action) in unknown {
            let Some(outlook) = scales.outlook_after(position, action, &mut self.dice) else { continue };
            let change = (outlook[seat.index()] - before) as f32;
            let known = self.experience.entry((seat.index() as u8, action)).or_insert(change);
            *known += (change - *known) * 0.3;
            edges.push(Edge::new(action, world.fair(outlook)));
        }
        let better = self.nodes[at].surplus / f64::from(visits.max(1));
        order(&mut edges, seat.index(), &settings, better);
        // What was tried is never forgotten.
        let mut number = 0;
        edges.retain(|edge| {
            number += 1;
            number <= settings.remember || edge.visits > 0
        });
        edges.shrink_to_fit();
        self.nodes[at].edges = edges;
    }
}

/// The most promising first, each with the attention it deserves.
fn order<G: Judge>(edges: &mut [Edge<G>], seat: usize, settings: &Settings, better: f64) {
    let value = |edge: &Edge<G>| edge.value_with(seat, settings.trust, better);
    best_first(edges, value);
    let Some(most) = edges.first().map(value) else { return };
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        edge.attention = libm::exp((value(edge) - most) / settings.temperature);
        sum += edge.attention;
    }
    for edge in edges {
        edge.attention /= sum;
    }
}
