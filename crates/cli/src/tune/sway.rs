//! Swaying: all numbers are changed at once, each up or down by lot, and move to where games are won.
//!
//! That is simultaneous perturbation (SPSA), with which chess engines are tuned. A single game tells next to nothing, and
//! yet something of every number, so that each of many games has changes of its own.

use anyhow::Result;
use bots::Judge;
use kernel::{Dice, Seed};
use rayon::prelude::*;
use serde::de::DeserializeOwned;

use super::Arguments;
use super::contest::{Contest, Side};
use super::numbers::Numbers;
use super::scale::Scale;
use crate::game::Listed;
use crate::tables::{self, say};

/// By how many percent numbers are changed at first, unless something else is asked for.
pub(super) const WIDTH: f64 = 15.0;
/// Steps, games of each, and games of the check, unless something else is asked for.
pub(super) const STEPS: u32 = 1000;
pub(super) const GAMES: u32 = 64;
pub(super) const CHECK: u32 = 2000;

/// How changes and moves become smaller: what Spall recommends.
const NARROWER: f64 = 0.101;
const SLOWER: f64 = 0.602;
/// In the first part of this size of all steps they hardly do.
const FIRST_PART: f64 = 0.1;
/// How often the way is told and the weights are saved.
const TOLD: u32 = 20;

/// Sways these numbers; what comes out are their averages over the second half of all steps. Weights are saved as often
/// as the way is told.
pub(super) fn sway<G: Listed + Judge>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    numbers: &Numbers,
    first: G::Weights,
) -> Result<G::Weights> {
    let players = contest.table.players as u64;
    let (steps, deals) = (arguments.steps(), u64::from(arguments.games()).div_ceil(players));
    say!("{steps} steps of {} games, {} % up or down", deals * players, arguments.width());
    say!("");
    say!("{0}step       games  moved{0:#}", tables::HEADING);
    let progress = tables::progress(u64::from(steps) * deals * players, "games");
    let mut swaying = Swaying::new(numbers, steps, arguments.width(), arguments.pace());
    for step in 1..=steps {
        let dice = Dice::for_players(Seed::of_series(arguments.table.seed, step.into()));
        let begin = u64::from(step) << 32;
        swaying.step(deals, dice, |one: &G::Weights, other: &G::Weights, deal| {
            let deals = begin + deal..begin + deal + 1;
            Ok(contest.play(&Side::with(one), &Side::with(other), deals, &progress)?.mean())
        })?;
        if step.is_multiple_of(steps.div_ceil(TOLD)) || step == steps {
            let games = tables::whole((u64::from(step) * deals * players) as f64);
            progress.suspend(|| say!("{step:>4}  {games:>10}  {:>3.0} %", 100.0 * swaying.moved()));
            arguments.save(&swaying.found().weights().unwrap_or(first))?;
        }
    }
    progress.finish_and_clear();
    Ok(swaying.found().weights().unwrap_or(first))
}

/// Numbers on their way, each by how far it is from where it was.
struct Swaying<'a> {
    numbers: &'a Numbers,
    swayed: Vec<(usize, Scale)>,
    at: Vec<f64>,
    /// The sum over those steps that count in the end, and their number.
    sums: Vec<f64>,
    counted: u32,
    made: u32,
    steps: u32,
    width: f64,
    pace: f64,
}

impl<'a> Swaying<'a> {
    fn new(numbers: &'a Numbers, steps: u32, percent: f64, pace: f64) -> Self {
        let swayed = numbers.may_change().into_iter();
        let swayed: Vec<_> = swayed.map(|number| (number, Scale { first: numbers.value(number) })).collect();
        let (at, sums) = (vec![0.0; swayed.len()], vec![0.0; swayed.len()]);
        let width = libm::log1p(percent / 100.0);
        Self { numbers, swayed, at, sums, counted: 0, made: 0, steps, width, pace }
    }

    /// Plays so many pairs of opposite changes and moves by what came of them. `play` says how often the first of two
    /// weights finishes before the second one.
    fn step<W: DeserializeOwned + Sync + Send>(
        &mut self,
        pairs: u64,
        mut dice: Dice,
        play: impl Fn(&W, &W, u64) -> Result<f64> + Sync,
    ) -> Result<()> {
        let before = FIRST_PART * f64::from(self.steps);
        let fallen = before / (before + f64::from(self.made));
        let width = self.width * libm::pow(fallen, NARROWER);
        let gain = self.pace * self.width * self.width * libm::pow(fallen, SLOWER);
        let drawn: Vec<Vec<f64>> = (0..pairs)
            .map(|_| self.at.iter().map(|_| if dice.below(2) == 0 { width } else { -width }).collect())
            .collect();
        let ahead: Vec<f64> = drawn
            .par_iter()
            .enumerate()
            .map(|(pair, changes)| {
                let one = self.values(|number| self.at[number] + changes[number]).weights::<W>();
                let other = self.values(|number| self.at[number] - changes[number]).weights::<W>();
                // Weights may refuse a value: then nothing is known.
                let (Some(one), Some(other)) = (one, other) else { return Ok(0.0) };
                Ok(2.0 * play(&one, &other, pair as u64)? - 1.0)
            })
            .collect::<Result<_>>()?;
        // Added in this order whoever played what.
        for (number, at) in self.at.iter_mut().enumerate() {
            let slopes = drawn.iter().zip(&ahead).map(|(changes, ahead)| ahead / changes[number]);
            *at += gain * slopes.sum::<f64>() / pairs as f64;
        }
        self.made += 1;
        if 2 * self.made > self.steps {
            self.counted += 1;
            self.sums.iter_mut().zip(&self.at).for_each(|(sum, at)| *sum += at);
        }
        Ok(())
    }

    /// The numbers at these distances from the first ones.
    fn values(&self, distance: impl Fn(usize) -> f64) -> Numbers {
        let values = self.swayed.iter().enumerate();
        self.numbers.with_values(values.map(|(at, &(number, scale))| (number, scale.moved(scale.first, distance(at)))))
    }

    /// How far a number is from where it was: in the second half on average over its steps.
    fn distance(&self, number: usize) -> f64 {
        if self.counted == 0 { self.at[number] } else { self.sums[number] / f64::from(self.counted) }
    }

    /// The numbers that have been found so far.
    fn found(&self) -> Numbers {
        let values = self.swayed.iter().enumerate().map(|(at, &(number, scale))| {
            let value = scale.moved(scale.first, self.distance(at));
            (number, if self.distance(at) == 0.0 { scale.first } else { scale.rounded(value) })
        });
        self.numbers.with_values(values)
    }

    /// How far all of them are from where they were: the root of the mean square.
    fn moved(&self) -> f64 {
        let squares = (0..self.at.len()).map(|number| self.distance(number) * self.distance(number));
        (squares.sum::<f64>() / self.at.len().max(1) as f64).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::numbers::Kind;
    use serde_json::{Value, json};

    /// Most at a = 1.5, b = -0.1 and c = -1.6.
    fn strength(weights: &Value) -> f64 {
        let apart = |name: &str, best: f64| weights[name].as_f64().unwrap() - best;
        let (a, b, c) = (apart("a", 1.5), 3.0 * apart("b", -0.1), apart("c", -1.6));
        -(a * a + b * b + c * c)
    }

    fn found(play: impl Fn(&Value, &Value, u64) -> Result<f64> + Sync) -> Vec<f64> {
        let first = json!({ "a": 1.0, "b": 0.0, "c": -2.0, "idle": 5.0, "whole": 3 });
        let numbers = Numbers::of(&first, &[], Kind::NotWhole, |_| true).unwrap();
        let mut swaying = Swaying::new(&numbers, 400, 10.0, 1.0);
        for step in 0..400 {
            let dice = Dice::for_players(Seed::of_series(1, step));
            swaying.step(32, dice, &play).unwrap();
        }
        (0..5).map(|number| swaying.found().value(number)).collect()
    }

    #[test]
    fn planted_numbers_are_found_by_games_that_are_mostly_luck() {
        let found = found(|one, other, pair| {
            // A game is won or lost; the luck of a deal is the same for everybody, and even on average.
            let luck = (pair as f64 + 0.5) / 32.0;
            Ok(if luck < 0.5 + strength(one) - strength(other) { 1.0 } else { 0.0 })
        });
        for (found, planted) in found.iter().zip([1.5, -0.1, -1.6]) {
            assert!((found - planted).abs() < 0.1, "{found} instead of {planted}");
        }
        assert!((found[3] - 5.0).abs() < 1.0, "what doesn't matter is moved by luck alone: {}", found[3]);
        assert_eq!(found[4], 3.0, "what is whole stays");
    }

    #[test]
    fn numbers_stay_where_nothing_is_won() {
        assert_eq!(found(|_, _, _| Ok(0.5)), [1.0, 0.0, -2.0, 5.0, 3.0]);
    }

    #[test]
    fn games_that_fail_are_told() {
        let first = json!({ "a": 1.0 });
        let numbers = Numbers::of(&first, &[], Kind::NotWhole, |_| true).unwrap();
        let dice = Dice::for_players(Seed::of_series(1, 1));
        let failed =
            Swaying::new(&numbers, 1, 10.0, 1.0).step(1, dice, |_: &Value, _: &Value, _| anyhow::bail!("no board"));
        assert_eq!(failed.unwrap_err().to_string(), "no board");
    }
}
