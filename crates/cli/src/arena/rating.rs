//! Ratings of bots: one number for each from which it follows how likely it finishes before another.
//!
//! They are those of Weng and Lin (Bradley–Terry, full pair), told on the scale that is known from chess: 400 points
//! more, and one finishes before the other ten times out of eleven.
//!
//! Such a rating follows one game after another and is moved by what was won beyond what was expected. It depends on the
//! order of the games, and with a few hundred of them on how uncertain it still is. Told is therefore where it comes to
//! rest if the same games are gone through again and again: where every bot finished before others as often as its
//! rating makes one expect.
//!
//! The interval is found by rating deals drawn again and again from those that were played (bootstrap). A deal comes with
//! all its line-ups and rotations, which aren't independent of each other.

use kernel::{Dice, Seed};
use rayon::prelude::*;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

use super::interval::Interval;

/// Samples of deals for the intervals.
const SAMPLES: u64 = 1_000;
/// What every two bots that met are given besides: half a time each before the other. Who never finished behind has a
/// rating thereby, and ratings by few games aren't too far apart on average (Anscombe's correction of the log odds).
const GIVEN: f64 = 0.5;
/// A rating is at rest once it moves by less than this part of a point; so often is it moved at most.
const REST: f64 = 1e-6;
const MOVES: usize = 10_000;

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
    /// Not known from a single deal; the anchor has none, since nothing is uncertain about its 0.
    pub(crate) interval: Option<Interval>,
}

/// How likely somebody with this rating finishes before somebody with the other.
pub(crate) fn expected(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, (other - rating) / 400.0))
}

/// The rating of each bot. The anchor has 0; without one the average of all bots is 0.
pub(crate) fn rate(games: &[Rated<'_>], bots: usize, anchor: Option<usize>, seed: u64) -> Vec<Rating> {
    let deals = Before::of_deals(games, bots);
    let from_zero = |before: &Before| {
        let ratings = at_rest(before);
        let zero = anchor.map_or_else(|| ratings.iter().sum::<f64>() / bots.max(1) as f64, |bot| ratings[bot]);
        ratings.into_iter().map(|rating| rating - zero).collect::<Vec<f64>>()
    };
    let sample = |number: u64| {
        let mut dice = Dice::for_players(Seed::of_series(seed, number));
        let drawn = (0..deals.len()).map(|_| &deals[dice.below(deals.len() as u32) as usize]);
        // What is measured from something that is uncertain itself is so in every sample.
        from_zero(&Before::sum(drawn, bots))
    };
    let samples: Vec<Vec<f64>> = match deals.len() {
        0 | 1 => Vec::new(),
        _ => (0..SAMPLES).into_par_iter().map(sample).collect(),
    };
    let interval = |bot: usize| {
        let of_bot = samples.iter().map(|sample| sample[bot]).collect();
        Interval::of_samples(of_bot).filter(|_| anchor != Some(bot))
    };
    let ratings = from_zero(&Before::sum(deals.iter(), bots));
    ratings.into_iter().enumerate().map(|(bot, rating)| Rating { rating, interval: interval(bot) }).collect()
}

/// How often each bot finished before each other: half a time if they were level. Where a bot sat on several seats, the
/// average of them.
#[derive(Clone)]
struct Before {
    bots: usize,
    /// One row for each bot.
    times: Vec<f64>,
}

impl Before {
    fn none(bots: usize) -> Self {
        Self { bots, times: vec![0.0; bots * bots] }
    }

    /// What the games of each deal say.
    fn of_deals(games: &[Rated<'_>], bots: usize) -> Vec<Self> {
        let mut numbers: Vec<u64> = games.iter().map(|game| game.deal).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut deals = vec![Self::none(bots); numbers.len()];
        for game in games {
            if let Ok(deal) = numbers.binary_search(&game.deal) {
                deals[deal].add(game);
            }
        }
        deals
    }

    fn sum<'a>(all: impl Iterator<Item = &'a Self>, bots: usize) -> Self {
        let mut sum = Self::none(bots);
        for one in all {
            sum.times.iter_mut().zip(&one.times).for_each(|(sum, times)| *sum += times);
        }
        sum
    }

    fn add(&mut self, game: &Rated<'_>) {
        let seats = || game.seats.iter().zip(game.places);
        for (&one, place) in seats() {
            for (&other, than) in seats().filter(|(other, _)| **other != one) {
                let on_seats = |bot: usize| game.seats.iter().filter(|seated| **seated == bot).count();
                let before = match place.cmp(than) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                self.times[one * self.bots + other] += before / (on_seats(one) * on_seats(other)) as f64;
            }
        }
    }

    /// How often one bot finished before another, and how often they met, with what is given to every two that met.
    fn between(&self, one: usize, other: usize) -> Option<(f64, f64)> {
        let (before, behind) = (self.times[one * self.bots + other], self.times[other * self.bots + one]);
        let met = before + behind;
        (met > 0.0).then_some((before + GIVEN, met + 2.0 * GIVEN))
    }
}

/// Moves one rating after another to where its bot is expected to finish before others as often as it did, until all of
/// them stay where they are. Told on the scale of chess.
fn at_rest(before: &Before) -> Vec<f64> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating { rating: 0.0, uncertainty: 0.0 }; before.bots];
    // Where both ratings are certain, the difference counts by this in Weng and Lin's formula.
    let unit = std::f64::consts::SQRT_2 * config.beta;
    let points = 400.0 * std::f64::consts::LOG10_E / unit;
    for _ in 0..MOVES {
        let mut farthest = 0f64;
        for bot in 0..before.bots {
            let (mut beyond, mut slope) = (0.0, 0.0);
            for other in (0..before.bots).filter(|other| *other != bot) {
                let Some((times, met)) = before.between(bot, other) else { continue };
                let (chance, against) = expected_score(&ratings[bot], &ratings[other], &config);
                beyond += times - met * chance;
                slope += met * chance * against / unit;
            }
            if slope > 0.0 {
                // Newton's step; a longer one might lead too far beyond.
                let step = (beyond / slope).clamp(-unit, unit);
                ratings[bot].rating += step;
                farthest = farthest.max(step.abs());
            }
        }
        if points * farthest < REST {
            break;
        }
    }
    ratings.into_iter().map(|rating| points * rating.rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is 75 % on the scale of chess.
    const THREE_OF_FOUR: f64 = 190.85;

    /// Games of two, of which the first wins three out of four.
    fn three_of_four(games: u64) -> Vec<Rated<'static>> {
        let places = |deal| if deal % 4 == 0 { &[2, 1] } else { &[1, 2] };
        (0..games).map(|deal| Rated { deal, seats: &[0, 1], places: places(deal) }).collect()
    }

    #[test]
    fn who_finishes_before_the_other_three_times_out_of_four_is_rated_so_by_few_games_and_by_many() {
        for (games, near, widest) in [(40, 8.0, 320.0), (100, 4.0, 180.0), (200, 2.0, 130.0), (1_000, 1.0, 60.0)] {
            let ratings = rate(&three_of_four(games), 2, Some(1), 7);
            assert_eq!(ratings[1], Rating { rating: 0.0, interval: None });
            assert!((ratings[0].rating - THREE_OF_FOUR).abs() < near, "{games}: {ratings:?}");
            let Interval { low, high } = ratings[0].interval.unwrap();
            assert!(low < THREE_OF_FOUR - near && THREE_OF_FOUR + near < high && high - low < widest, "{ratings:?}");
        }
    }

    #[test]
    fn the_interval_is_that_of_the_difference_from_the_anchor() {
        let games = three_of_four(400);
        let (anchored, centred) = (rate(&games, 2, Some(1), 7), rate(&games, 2, None, 7));
        // Wilson's interval for the share is 70.5 to 79.0 %, from 151 to 230 points.
        let Interval { low, high } = anchored[0].interval.unwrap();
        assert!((low - 151.0).abs() < 10.0 && (high - 230.0).abs() < 10.0, "{anchored:?}");
        // From their average both are half as far, and so is what isn't known.
        let half = centred[0].interval.unwrap();
        assert!((2.0 * half.low - low).abs() < 1e-3 && (2.0 * half.high - high).abs() < 1e-3, "{centred:?}");
        assert!((centred[0].rating + centred[1].rating).abs() < 1e-3, "{centred:?}");
    }

    #[test]
    fn ratings_of_three_explain_who_finished_before_whom() {
        // By these chances 0 is 200 points above 1, and 1 is 200 above 2.
        let (near, far) = (expected(200.0, 0.0), expected(400.0, 0.0));
        let pairs: [(&[usize], f64); 3] = [(&[0, 1], near), (&[1, 2], near), (&[0, 2], far)];
        let games: Vec<Rated<'_>> = pairs
            .into_iter()
            .flat_map(|(seats, chance)| (0..2_000u64).map(move |deal| (seats, deal, chance)))
            .map(|(seats, deal, chance)| {
                let places: &[usize] = if (deal as f64) < 2_000.0 * chance { &[1, 2] } else { &[2, 1] };
                Rated { deal, seats, places }
            })
            .collect();
        let ratings = rate(&games, 3, Some(2), 7);
        assert!((ratings[0].rating - 400.0).abs() < 2.0 && (ratings[1].rating - 200.0).abs() < 2.0, "{ratings:?}");
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
        assert!(ratings[0].rating.abs() < 1e-3, "{ratings:?}");
        assert!(ratings[0].interval.unwrap().low < 0.0 && ratings[0].interval.unwrap().high > 0.0);
    }

    #[test]
    fn who_always_wins_is_rated_and_who_met_nobody_has_nothing() {
        let games: Vec<Rated<'_>> = (0..40).map(|deal| Rated { deal, seats: &[0, 1], places: &[1, 2] }).collect();
        let ratings = rate(&games, 3, Some(1), 7);
        assert!((700.0..800.0).contains(&ratings[0].rating), "{ratings:?}");
        assert!(ratings[2].rating.is_finite());
    }

    #[test]
    fn no_game_says_nothing() {
        assert_eq!(rate(&[], 2, None, 7), [Rating { rating: 0.0, interval: None }; 2]);
    }
}
