//! Positions of games that bots played among themselves, with who won in the end.

use anyhow::{Result, ensure};
use bots::{Bot, Budget, Care, Greedy, Judge, Player, Search, settle, shares, watch_game};
use conformance::LONGEST;
use kernel::{Dice, Observer, Pending};
use rayon::prelude::*;

use super::contest::Contest;
use crate::game::{Listed, Table};
use crate::tables;

/// Of so many positions of a game one is a sample: neighbours tell almost the same.
const EVERY: usize = 3;
/// Every so many games aren't fitted to.
const HOLD_OUT: usize = 5;
/// Of a hundred actions so many are overlooked, for variety.
const OVERLOOKS: u32 = 25;
/// Samples that are added up in one go.
const CHUNK: usize = 128;
/// No judgement is taken to be surer than this: a single surprise mustn't count more than all the rest.
const LEAST_SHARE: f64 = 1e-6;

/// A position that can be judged, as it may look to who decided a little earlier, with the end of its game.
struct Sample<'a, G: Listed + Judge> {
    table: &'a Table<G>,
    world: G,
    winners: Vec<usize>,
}

/// Samples of some games.
pub(super) struct Samples<'a, G: Listed + Judge> {
    samples: Vec<Sample<'a, G>>,
    pub(super) games: usize,
}

/// Lets the weights play so many games among themselves, with all numbers of players in turn. The samples to fit to, and
/// those of other games, which show whether a fit holds beyond them.
///
/// # Errors
/// If there are too few games to have both.
pub(super) fn play<'a, G: Listed + Judge>(
    contests: &[Contest<'a, G>],
    weights: &G::Weights,
    begin: u64,
    games: u32,
) -> Result<[Samples<'a, G>; 2]> {
    let progress = tables::progress(games.into(), "games");
    let played: Vec<Vec<Sample<'a, G>>> = (0..games as usize)
        .into_par_iter()
        .map(|game| {
            let contest = &contests[game % contests.len()];
            let samples = play_one(contest, weights, begin + game as u64, game / contests.len() % EVERY);
            progress.inc(1);
            samples
        })
        .collect::<Result<_>>()?;
    progress.finish_and_clear();
    let mut parts = [0, 1].map(|_| Samples { samples: Vec::new(), games: 0 });
    for (game, samples) in played.into_iter().enumerate().filter(|(_, samples)| !samples.is_empty()) {
        let part = &mut parts[usize::from(game % HOLD_OUT == HOLD_OUT - 1)];
        part.games += 1;
        part.samples.extend(samples);
    }
    ensure!(parts.iter().all(|part| part.games > 0), "that's too few games to fit to: more --games would help");
    Ok(parts)
}

/// One game: every third decision, beginning with this one, but neither the first few, which say nothing yet, nor the
/// last one. A game that doesn't end has none.
fn play_one<'a, G: Listed + Judge>(
    contest: &Contest<'a, G>,
    weights: &G::Weights,
    deal: u64,
    phase: usize,
) -> Result<Vec<Sample<'a, G>>> {
    let Contest { table, opening, bot, .. } = contest;
    let Table { board, players, .. } = table;
    let mut seated: Vec<Box<dyn Player<G>>> = (0..*players).map(|_| player(*bot, weights)).collect();
    let budget = bot.budget(Budget::iterations(1));
    let mut seated: Vec<(&mut dyn Player<G>, Budget)> =
        seated.iter_mut().map(|player| (player.as_mut() as &mut dyn Player<G>, budget)).collect();
    let start = table.opened(deal, *opening, &mut (), |_, _, _| {})?;
    // No game has so many rotations.
    let mut dice = Dice::for_players(table.seed_of_players(deal, u64::MAX - 1));
    let (few, mut decisions, mut worlds) = (2 * players, 0, Vec::new());
    let seed = table.seed_of_players(deal, 0);
    let played = watch_game::<G>(board, start, seed, &mut seated, LONGEST, &mut (), |position, _, _| {
        let Pending::Decision { seat, .. } = position.pending() else { return };
        if decisions >= few && decisions % EVERY == phase {
            // Players judge what they think is there, once it has settled, so that is what their judgement is fitted to.
            let mut world = G::sample_world(&position.view(Observer::Seat(seat)), &mut dice);
            settle::<G>(weights, board, &mut world, &mut dice);
            if world.pending() != Pending::Over {
                worlds.push((decisions, world));
            }
        }
        decisions += 1;
    });
    let Some(outcome) = played.position.outcome(board) else { return Ok(Vec::new()) };
    let winners = G::winners(&outcome);
    let worlds = worlds.into_iter().filter(|(number, _)| number + 1 < decisions);
    Ok(worlds.map(|(_, world)| Sample { table, world, winners: winners.to_vec() }).collect())
}

/// Who plays: careless enough that games differ.
fn player<G: Judge>(bot: Bot, weights: &G::Weights) -> Box<dyn Player<G>> {
    let (weights, care) = (*weights, Care { overlooks: OVERLOOKS, ..Care::default() });
    match bot {
        Bot::Search(_) => Box::new(Search { weights, care, threads: 1, ..Search::default() }),
        // One world is enough: the games shall be many rather than good.
        _ => Box::new(Greedy { weights, care, worlds: 1 }),
    }
}

impl<G: Listed + Judge> Sample<'_, G> {
    /// How much the outcome surprises whoever judges by these weights: the logarithm of the share of the victory that the
    /// winner was thought to have. One that knows nothing has 1, whatever the number of players.
    fn surprise(&self, weights: &G::Weights) -> f64 {
        let Table { board, players, .. } = self.table;
        let expected = G::judge(weights, board, &self.world);
        let shares = shares(&expected, *players, G::lead(weights, board, &self.world));
        let each = self.winners.iter().map(|&winner| -libm::log(shares[winner].max(LEAST_SHARE)));
        each.sum::<f64>() / self.winners.len().max(1) as f64 / libm::log(*players as f64)
    }
}

impl<G: Listed + Judge> Samples<'_, G> {
    pub(super) fn number(&self) -> usize {
        self.samples.len()
    }

    /// The surprise on average, from 0 up: 1 for weights that tell nothing.
    pub(super) fn loss(&self, weights: &G::Weights) -> f64 {
        let of_chunk = |chunk: &[Sample<'_, G>]| chunk.iter().map(|sample| sample.surprise(weights)).sum::<f64>();
        // Added in this order whoever computes what: the last digit decides too.
        let sums: Vec<f64> = self.samples.par_chunks(CHUNK).map(of_chunk).collect();
        sums.iter().sum::<f64>() / self.number() as f64
    }
}
