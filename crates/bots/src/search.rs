//! A player that looks ahead: Monte Carlo tree search over worlds sampled from its view.
//!
//! Every iteration samples a world and goes down one tree of actions, the same tree for all worlds that the seat can't
//! tell apart. At each node the deciding seat takes what is best for itself: there is no coalition and no opponent that
//! only wants to harm. Where nothing is hidden all worlds are the same, and it is plain tree search.
//!
//! What an action is worth before it has been tried is judged ([`Judge`]), and so is the position at a leaf.

mod tree;

use std::time::Duration;

use kernel::{Dice, Legal, Observer, View};
use web_time::Instant;

use crate::best::best_first;
use crate::weigh::{Scales, sample_worlds};
use crate::{Answer, Budget, Candidate, Care, Judge, PerSeat, Player, Question, Watcher};
use tree::{Edge, Tree};

/// Looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Search<G: Judge> {
    /// What it judges by.
    pub weights: G::Weights,
    /// What it judges by beyond the weights, if anything.
    pub foresight: Option<G::Foresight>,
    /// What it overlooks.
    pub care: Care,
    /// How it divides its attention.
    pub settings: Settings,
    /// How many threads may work at once. The answer to a question without a limit of time doesn't depend on it.
    pub threads: usize,
}

/// How a search divides its attention.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Worlds in which the actions at the root are judged before the search begins.
    pub worlds: usize,
    /// How much what was tried little is preferred to what is known to be good.
    pub explore: f64,
    /// A difference of this share of the victory makes one action about three times as likely to be tried as another.
    pub temperature: f64,
    /// After n visits `widen * sqrt(n)` actions, and two more, are considered.
    pub widen: f64,
    /// How many visits the judgement of an action before it was tried is worth.
    pub trust: f64,
    /// How far from the truth the value of an action may be that was tried once; it shrinks with the square root.
    pub doubt: f64,
    /// How many of the most promising actions are judged when a node is first looked at.
    pub exact: usize,
    /// The most actions that a node remembers.
    pub remember: usize,
    /// After so many visits all actions of a node are judged.
    pub thorough: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            worlds: 6,
            explore: 0.4,
            temperature: 0.05,
            widen: 2.0,
            trust: 2.0,
            doubt: 0.3,
            exact: 12,
            remember: 32,
            thorough: 24,
        }
    }
}

impl<G: Judge> Default for Search<G> {
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            weights: G::Weights::default(),
            foresight: G::foresight(),
            care: Care::default(),
            settings: Settings::default(),
            threads,
        }
    }
}

/// Iterations that make one more tree worth while, as long as there are few, and the most trees.
const ITERATIONS_A_TREE: u32 = 4_000;
const FEW_TREES: u32 = 4;
const TREES: usize = 64;

/// How many trees share so many iterations: first a few, to make use of some cores, then as many as leave each of them
/// as deep as those.
fn trees(iterations: u32) -> usize {
    let few = (iterations / ITERATIONS_A_TREE).clamp(1, FEW_TREES);
    few.max(iterations / (ITERATIONS_A_TREE * FEW_TREES)).min(TREES as u32) as usize
}

/// Worlds over which the level of all worlds is found.
const LEVEL_WORLDS: usize = 64;
/// Who watches is told after so many iterations of a tree.
const WATCHED: u32 = 64;

impl<G: Judge> Player<G> for Search<G> {
    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>> {
        self.think(question, None)
    }

    fn answer_watched(&mut self, question: &Question<'_, G>, watcher: Watcher<'_, G>) -> Option<Answer<G>> {
        self.think(question, Some(watcher))
    }
}

impl<G: Judge> Search<G> {
    fn think(&self, question: &Question<'_, G>, watcher: Option<Watcher<'_, G>>) -> Option<Answer<G>> {
        let Question { board, view, budget, seed } = *question;
        let Observer::Seat(seat) = view.observer() else { return None };
        let mut actions = view.legal(board)?.list();
        if let [only] = actions[..] {
            return Some(Answer::without_thought(only));
        }
        let started = budget.time.map(|time| (Instant::now(), time));
        let scales = self.scales(board);
        let mut dice = Dice::for_players(seed);
        let worlds = sample_worlds::<G>(view, self.settings.worlds, &mut dice);
        actions.retain(|action| !G::pointless(&self.weights, board, &worlds[0], *action));
        self.care.overlook(&mut actions, &mut dice);
        let root: Vec<Edge<G>> = actions
            .into_iter()
            .map(|action| Edge::new(action, scales.average_outlook(&worlds, action, &mut dice)))
            .collect();
        let level = self.level(question, &worlds, &mut dice);
        let trees = self.grow(question, &root, level, started, watcher, &mut dice);
        let (edges, line) = merge(root, &trees, seat.index(), &self.settings);
        let best = edges.first()?;
        let action = best.action;
        let instead = edges.get(1).map(|next| next.action);
        Some(Answer {
            action,
            candidates: candidates(&edges, seat.index(), &self.settings),
            outlook: best.outlook(self.settings.trust)[..worlds[0].players()].to_vec(),
            line,
            reasons: G::reasons(&self.weights, board, &worlds, action, instead, &mut dice),
        })
    }

    fn scales<'a>(&'a self, board: &'a G::Board) -> Scales<'a, G> {
        Scales { weights: &self.weights, foresight: self.foresight, board }
    }

    /// What each seat can expect before anything is done, on average over many worlds; `None` where nothing is hidden.
    fn level(&self, question: &Question<'_, G>, worlds: &[G], dice: &mut Dice) -> Option<PerSeat> {
        if worlds.len() < self.settings.worlds {
            return None;
        }
        let mut level = [0.0; 5];
        for _ in 0..LEVEL_WORLDS {
            let world = G::sample_world(question.view, dice);
            let outlook = self.scales(question.board).outlook_now(&world, dice);
            for (sum, share) in level.iter_mut().zip(outlook) {
                *sum += share / LEVEL_WORLDS as f64;
            }
        }
        Some(level)
    }

    /// How many threads work at once: in WebAssembly none can be started, whatever is asked for.
    fn threads(&self) -> usize {
        if cfg!(target_family = "wasm") { 1 } else { self.threads }
    }

    /// Grows the trees that the budget asks for, as many at once as there may be threads.
    fn grow<'a>(
        &'a self,
        question: &'a Question<'a, G>,
        root: &[Edge<G>],
        level: Option<PerSeat>,
        started: Option<(Instant, Duration)>,
        mut watcher: Option<Watcher<'_, G>>,
        dice: &mut Dice,
    ) -> Vec<Tree<'a, G>> {
        let Budget { iterations, .. } = question.budget;
        // Without a number of iterations the clock decides, and one tree a thread makes the most of it.
        let number = match iterations {
            u32::MAX => self.threads().clamp(1, TREES),
            _ => trees(iterations),
        };
        let mut trees: Vec<Tree<'a, G>> = (0..number)
            .map(|number| Tree::new(self, question, root, level, number, Dice::for_players(dice.seed())))
            .collect();
        let each = iterations / number as u32;
        let batches = number.div_ceil(self.threads().clamp(1, number));
        let at_once = number.div_ceil(batches);
        for (batch, first) in (0..number).step_by(at_once).enumerate() {
            // Trees that have to wait for a thread get their part of the time.
            let until = started.map(|(start, time)| {
                let used = start.elapsed().min(time);
                start + used + (time - used) / (batches - batch) as u32
            });
            let these = first..(first + at_once).min(number);
            let Some(watcher) = &mut watcher else {
                grow_together(&mut trees[these], each, until);
                continue;
            };
            // Little by little, which changes nothing: a tree goes on where it was.
            let mut left = each;
            while left > 0 && until.is_none_or(|until| Instant::now() < until) {
                let now = left.min(WATCHED);
                grow_together(&mut trees[these.clone()], now, until);
                left -= now;
                if let Some(seat) = question.view.pending().seat() {
                    watcher(&|| {
                        let (edges, _) = merge(root.to_vec(), &trees, seat.index(), &self.settings);
                        candidates(&edges, seat.index(), &self.settings)
                    });
                }
            }
        }
        trees
    }
}

/// Grows trees by so many iterations each, all at once.
fn grow_together<G: Judge>(trees: &mut [Tree<'_, G>], iterations: u32, until: Option<Instant>) {
    match trees {
        [alone] => alone.grow(iterations, until),
        many => std::thread::scope(|scope| {
            for tree in many {
                scope.spawn(move || tree.grow(iterations, until));
            }
        }),
    }
}

/// The actions as they are told.
fn candidates<G: Judge>(edges: &[Edge<G>], seat: usize, settings: &Settings) -> Vec<Candidate<G>> {
    let told = |edge: &Edge<G>| Candidate {
        action: edge.action,
        value: edge.value(seat, settings.trust),
        visits: edge.visits,
    };
    edges.iter().map(told).collect()
}

/// The actions with what all trees found out about them, the best first, and the line that the first tree expects.
fn merge<G: Judge>(
    mut root: Vec<Edge<G>>,
    trees: &[Tree<'_, G>],
    seat: usize,
    settings: &Settings,
) -> (Vec<Edge<G>>, Vec<G::Action>) {
    for tree in trees {
        for (edge, grown) in root.iter_mut().zip(tree.root_in_order()) {
            edge.add(grown);
        }
    }
    // What was tried seldom may look good by chance.
    let sure = |edge: &Edge<G>| {
        let tries = settings.trust + f64::from(edge.visits);
        edge.value(seat, settings.trust) - settings.doubt / libm::sqrt(tries)
    };
    // Of equals the one that is listed first.
    best_first(&mut root, sure);
    let line = match (root.first(), trees.first()) {
        (Some(best), Some(tree)) => tree.line(best.action),
        _ => Vec::new(),
    };
    (root, line)
}

#[cfg(test)]
mod tests {
    use super::trees;

    #[test]
    fn more_iterations_grow_a_few_trees_at_first_and_more_only_if_each_stays_deep() {
        assert_eq!([1, 7_999, 8_000, 16_000, 64_000].map(trees), [1, 1, 2, 4, 4]);
        assert_eq!([128_000, 1_024_000, u32::MAX - 1].map(trees), [8, 64, 64]);
    }
}
