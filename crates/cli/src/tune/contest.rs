//! Two sides against each other, which judge by different things.

use std::ops::Range;

use anyhow::Result;
use bots::{Bot, Budget, Greedy, Judge, Player, Search, play_game};
use conformance::LONGEST;
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::game::{Listed, Table};

/// How far ahead a candidate has to be at the end, in standard errors: one in twenty that are no better gets there.
const ENOUGH: f64 = 1.64;
/// Parts after which a candidate that isn't ahead is dropped.
const LOOKS: u64 = 4;

/// Where weights are compared: one player with the new ones among players with the old ones, on every seat in turn.
pub(crate) struct Contest<'a, G: Listed + Judge> {
    pub(crate) table: &'a Table<G>,
    pub(crate) bot: Bot,
    /// Worlds that greedy judges an action in.
    pub(crate) worlds: usize,
    /// Decisions at random before the players take over.
    pub(crate) opening: usize,
}

/// What a side judges by.
pub(crate) struct Side<G: Judge> {
    pub(crate) weights: G::Weights,
    /// Beyond the weights, if the bot makes use of it.
    pub(crate) foresight: Option<G::Foresight>,
}

impl<G: Judge> Side<G> {
    /// These weights, and the foresight that players play with.
    pub(crate) fn with(weights: &G::Weights) -> Self {
        Self { weights: *weights, foresight: G::foresight() }
    }
}

/// What came of it. Deals are independent of each other, the rotations of a deal aren't: so it counts deals.
#[derive(Default)]
pub(crate) struct Score {
    pub(crate) games: u64,
    /// For each deal, averages over its rotations: the part of the others before whom the new one finished, and its part
    /// of the victories.
    before: Vec<f64>,
    won: Vec<f64>,
}

/// What a score says of the new weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Better,
    Worse,
    Unclear,
}

impl Score {
    /// How often the new weights finish before the old ones; half is even.
    pub(crate) fn mean(&self) -> f64 {
        mean(&self.before)
    }

    /// The part of the games that the new weights win.
    pub(crate) fn won(&self) -> f64 {
        mean(&self.won)
    }

    /// The 95 % intervals of both.
    pub(crate) fn interval(&self) -> (f64, f64) {
        interval(&self.before)
    }

    pub(crate) fn won_interval(&self) -> (f64, f64) {
        interval(&self.won)
    }

    /// Which weights are better, as far as that is certain.
    pub(crate) fn verdict(&self) -> Verdict {
        match self.interval() {
            (low, _) if low > 0.5 => Verdict::Better,
            (_, high) if high < 0.5 => Verdict::Worse,
            _ => Verdict::Unclear,
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.before.extend(other.before);
        self.won.extend(other.won);
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

/// The standard error of the mean; without end for fewer than two numbers.
fn error(numbers: &[f64]) -> f64 {
    let (number, mean) = (numbers.len() as f64, mean(numbers));
    if number < 2.0 {
        return f64::INFINITY;
    }
    (numbers.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / (number * (number - 1.0))).sqrt()
}

/// Whether these shares are clearly above a half.
fn is_ahead(shares: &[f64]) -> bool {
    // Few deals that all say the same aren't certain.
    let error = error(shares).max(0.5 / shares.len().max(1) as f64);
    mean(shares) - 0.5 > ENOUGH * error
}

fn interval(numbers: &[f64]) -> (f64, f64) {
    let (mean, spread) = (mean(numbers), 1.96 * error(numbers));
    ((mean - spread).max(0.0), (mean + spread).min(1.0))
}

/// The deals from one look at the score to the next. With few deals there are fewer looks.
fn parts(begin: u64, deals: u32) -> impl Iterator<Item = Range<u64>> {
    let at = move |look: u64| begin + look * u64::from(deals) / LOOKS;
    (0..LOOKS).map(move |look| at(look)..at(look + 1)).filter(|part| !part.is_empty())
}

impl<G: Listed + Judge> Contest<'_, G> {
    /// Lets new weights play old ones on up to so many deals; whether they are clearly ahead.
    pub(crate) fn test(
        &self,
        new: &G::Weights,
        old: &G::Weights,
        begin: u64,
        deals: u32,
        progress: &ProgressBar,
    ) -> Result<(Score, bool)> {
        let mut score = Score::default();
        let (new, old) = (Side::with(new), Side::with(old));
        for part in parts(begin, deals) {
            score.add(self.play(&new, &old, part, progress)?);
            if score.mean() <= 0.5 {
                return Ok((score, false));
            }
        }
        let ahead = is_ahead(&score.before);
        Ok((score, ahead))
    }

    /// Lets one of the new side play against the old one on these deals, in all rotations.
    pub(crate) fn play(
        &self,
        new: &Side<G>,
        old: &Side<G>,
        deals: Range<u64>,
        progress: &ProgressBar,
    ) -> Result<Score> {
        let players = self.table.players;
        let games: Vec<(u64, usize)> =
            deals.flat_map(|deal| (0..players).map(move |rotation| (deal, rotation))).collect();
        let shares: Vec<(f64, f64)> = games
            .into_par_iter()
            .map(|(deal, seat)| {
                let share = self.play_one(new, old, deal, seat);
                progress.inc(1);
                share
            })
            .collect::<Result<_>>()?;
        let of_deals = |part: fn(&(f64, f64)) -> f64| {
            shares.chunks(players).map(|deal| deal.iter().map(part).sum::<f64>() / players as f64).collect()
        };
        Ok(Score { games: shares.len() as u64, before: of_deals(|share| share.0), won: of_deals(|share| share.1) })
    }

    /// One game with the new side on this seat: the part of the others before whom it finished, and its part of the
    /// victory. A game that doesn't end says nothing.
    fn play_one(&self, new: &Side<G>, old: &Side<G>, deal: u64, seat: usize) -> Result<(f64, f64)> {
        let Table { board, players, .. } = self.table;
        let mut seated: Vec<Box<dyn Player<G>>> =
            (0..*players).map(|other| self.player(if other == seat { new } else { old })).collect();
        let budget = self.bot.budget(Budget::iterations(1));
        let mut seated: Vec<(&mut dyn Player<G>, Budget)> =
            seated.iter_mut().map(|player| (player.as_mut() as &mut dyn Player<G>, budget)).collect();
        let seed = self.table.seed_of_players(deal, seat as u64);
        let start = self.table.opened(deal, self.opening, &mut (), |_, _, _| {})?;
        let played = play_game::<G>(board, start, seed, &mut seated, LONGEST);
        let Some(outcome) = played.position.outcome(board) else { return Ok((0.5, 1.0 / *players as f64)) };
        let (places, winners) = (G::places(&outcome), G::winners(&outcome));
        let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
        let before = others.map(|(_, place)| match places[seat].cmp(place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        });
        let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Ok((before.sum::<f64>() / (players - 1) as f64, won))
    }

    fn player(&self, side: &Side<G>) -> Box<dyn Player<G>> {
        let Side { weights, foresight } = *side;
        match self.bot {
            Bot::Search(_) => Box::new(Search { weights, foresight, threads: 1, ..Search::default() }),
            _ => Box::new(Greedy { weights, worlds: self.worlds, ..Greedy::default() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_is_that_of_the_textbook() {
        assert!((error(&[0.0, 1.0, 0.0, 1.0]) - (1.0f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(error(&[0.5]), f64::INFINITY);
        assert_eq!(interval(&[0.5, 0.5, 0.5]), (0.5, 0.5));
    }

    #[test]
    fn weights_are_worse_only_if_that_is_certain() {
        let verdict = |won: usize, lost: usize| {
            let before = [vec![1.0; won], vec![0.0; lost]].concat();
            Score { games: before.len() as u64, won: before.clone(), before }.verdict()
        };
        assert_eq!(
            [verdict(60, 40), verdict(40, 60), verdict(45, 55)],
            [Verdict::Better, Verdict::Worse, Verdict::Unclear]
        );
        assert_eq!([verdict(0, 1), verdict(0, 0)], [Verdict::Unclear; 2]);
    }

    #[test]
    fn no_look_comes_before_a_deal_is_played() {
        assert_eq!(parts(8, 8).collect::<Vec<_>>(), [8..10, 10..12, 12..14, 14..16]);
        assert_eq!(parts(8, 2).collect::<Vec<_>>(), [8..9, 9..10]);
        assert!(parts(8, 1).eq(std::iter::once(8..9)));
    }

    #[test]
    fn only_who_is_clearly_ahead_is_kept() {
        let shares = |won: usize, lost: usize| [vec![1.0; won], vec![0.0; lost]].concat();
        assert!(is_ahead(&shares(60, 40)) && is_ahead(&shares(3, 0)));
        assert!(!is_ahead(&shares(55, 45)) && !is_ahead(&shares(1, 0)) && !is_ahead(&[0.5; 100]) && !is_ahead(&[]));
    }
}
