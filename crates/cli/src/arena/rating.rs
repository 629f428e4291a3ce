//! Ratings of bots: one number for each from which it follows how likely it finishes before another.
//!
//! They are those of Weng and Lin (Bradley–Terry, full pair), told on the scale that is known from chess: 400 points
//! more, and one finishes before the other ten times out of eleven.
//!
//! Such a rating follows one game after another, so it depends on their order and is never quite at rest. Told is
//! therefore its average over the second half of the games, and over several orders of them. The interval is found by
//! rating deals drawn again and again from those that were played (bootstrap). A deal comes with all its line-ups and
//! rotations, which aren't independent of each other. It says how far from the average of all bots a bot may be, and not
//! how far from a single other one.

use kernel::{Dice, Seed};
use rayon::prelude::*;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::interval::Interval;

/// Orders over which a rating is the average.
const ORDERS: usize = 16;
/// Samples of deals for its interval, and the orders of each.
const SAMPLES: u64 = 200;
const ORDERS_OF_SAMPLE: usize = 4;

/// A game as far as ratings are concerned.
pub(crate) struct Rated<'a> {
    pub(crate) deal: u64,
    /// The bot on each seat, and its place.
    pub(crate) seats: &'a [usize],
    pub(crate) places: &'a [usize],
}

/// What a bot is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) rating: f64,
    /// Not known from a single deal.
    pub(crate) interval: Option<Interval>,
}

/// How likely somebody with this rating finishes before somebody with the other.
pub(crate) fn expected(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, (other - rating) / 400.0))
}

/// The rating of each bot. The anchor has 0; without one the average of all bots is 0.
pub(crate) fn rate(games: &[Rated<'_>], bots: usize, anchor: Option<usize>, seed: u64) -> Vec<Rating> {
    let ratings = rate_from_average(games, bots, seed);
    let zero = anchor.map_or(0.0, |bot| ratings[bot].rating);
    let from_zero = |Interval { low, high }| Interval { low: low - zero, high: high - zero };
    let moved = |Rating { rating, interval }| Rating { rating: rating - zero, interval: interval.map(from_zero) };
    ratings.into_iter().map(moved).collect()
}

fn rate_from_average(games: &[Rated<'_>], bots: usize, seed: u64) -> Vec<Rating> {
    let mut deals: Vec<Vec<usize>> = Vec::new();
    let mut numbers: Vec<u64> = games.iter().map(|game| game.deal).collect();
    numbers.sort_unstable();
    numbers.dedup();
    deals.resize(numbers.len(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        if let Ok(deal) = numbers.binary_search(&game.deal) {
            deals[deal].push(number);
        }
    }
    let average = |order: &mut [usize], orders: usize, dice: &mut Dice| {
        let mut sums = vec![0.0; bots];
        for _ in 0..orders {
            dice.shuffle(order);
            let ratings = rate_in_order(order.iter().map(|&number| &games[number]), bots);
            sums.iter_mut().zip(ratings).for_each(|(sum, rating)| *sum += rating / orders as f64);
        }
        let average = sums.iter().sum::<f64>() / bots as f64;
        sums.into_iter().map(|sum| sum - average).collect::<Vec<f64>>()
    };
    let mut all: Vec<usize> = (0..games.len()).collect();
    let ratings = average(&mut all, ORDERS, &mut Dice::for_players(Seed::of_series(seed, 0)));
    let sample = |number: u64| {
        let mut dice = Dice::for_players(Seed::of_series(seed, 1 + number));
        let drawn: Vec<usize> = (0..deals.len()).map(|_| dice.below(deals.len() as u32) as usize).collect();
        let mut order: Vec<usize> = drawn.into_iter().flat_map(|deal| deals[deal].iter().copied()).collect();
        average(&mut order, ORDERS_OF_SAMPLE, &mut dice)
    };
    let samples: Vec<Vec<f64>> = match deals.len() {
        0 | 1 => Vec::new(),
        _ => (0..SAMPLES).into_par_iter().map(sample).collect(),
    };
    let interval = |bot: usize| Interval::of_samples(samples.iter().map(|sample| sample[bot]).collect());
    ratings.into_iter().enumerate().map(|(bot, rating)| Rating { rating, interval: interval(bot) }).collect()
}

/// Ratings by games in this order, on the scale of chess.
fn rate_in_order<'a>(games: impl ExactSizeIterator<Item = &'a Rated<'a>>, bots: usize) -> Vec<f64> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); bots];
    let mut averages = vec![0.0; bots];
    let counted_from = games.len() / 2;
    let counted = games.len() - counted_from;
    for (number, game) in games.enumerate() {
        let before: Vec<[WengLinRating; 1]> = game.seats.iter().map(|&bot| [ratings[bot]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().zip(game.places).map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place))).collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (seat, &bot) in game.seats.iter().enumerate() {
            // A bot on several seats gets the average of what its seats get, once.
            if game.seats[..seat].contains(&bot) {
                continue;
            }
            let own = || game.seats.iter().zip(&after).filter(|(other, _)| **other == bot).map(|(_, team)| team[0]);
            let seats = own().count() as f64;
            ratings[bot] = WengLinRating {
                rating: own().map(|seat| seat.rating).sum::<f64>() / seats,
                uncertainty: own().map(|seat| seat.uncertainty).sum::<f64>() / seats,
            };
        }
        if number >= counted_from {
            averages.iter_mut().zip(&ratings).for_each(|(sum, now)| *sum += now.rating / counted as f64);
        }
    }
    // Where both ratings are certain, the difference counts by this in Weng and Lin's formula.
    let scale = 400.0 * std::f64::consts::LOG10_E / (std::f64::consts::SQRT_2 * config.beta);
    averages.into_iter().map(|rating| scale * rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_finishes_before_the_other_three_times_out_of_four_is_rated_so() {
        let seats = [0, 1];
        let games: Vec<Rated<'_>> = (0..800)
            .map(|deal| Rated { deal, seats: &seats, places: if deal % 4 == 0 { &[2, 1] } else { &[1, 2] } })
            .collect();
        let ratings = rate(&games, 2, Some(1), 7);
        assert_eq!(ratings[1].rating, 0.0);
        assert!((expected(ratings[0].rating, 0.0) - 0.75).abs() < 0.02, "{ratings:?}");
        // What is known about the distance of two is known about half of it from their average.
        let interval = ratings[0].interval.unwrap();
        assert!(interval.low < 190.85 && 190.85 < interval.high && interval.high - interval.low < 45.0, "{interval:?}");
    }

    #[test]
    fn equals_are_rated_equal_also_one_against_three() {
        let seats: Vec<[usize; 4]> = (0..4).map(|alone| [0, 1, 2, 3].map(|seat| usize::from(seat != alone))).collect();
        // Every seat has every place equally often.
        let games: Vec<Rated<'_>> = (0..400)
            .map(|deal| Rated {
                deal: deal as u64,
                seats: &seats[deal % 4],
                places: [&[1, 2, 3, 4], &[2, 3, 4, 1], &[3, 4, 1, 2], &[4, 1, 2, 3]][deal / 4 % 4],
            })
            .collect();
        let ratings = rate(&games, 2, None, 7);
        assert!(ratings[0].rating.abs() < 20.0, "{ratings:?}");
        assert!(ratings[0].interval.unwrap().low < 0.0 && ratings[0].interval.unwrap().high > 0.0);
    }

    #[test]
    fn no_game_says_nothing() {
        assert_eq!(rate(&[], 2, None, 7), [Rating { rating: 0.0, interval: None }; 2]);
    }
}
