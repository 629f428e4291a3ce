//! What a player's traders and posts are going to earn, round by round, if nobody disturbs them and nothing more is bought.

use ::yunnan::{Board, Player, Province};

use super::Weights;
use super::road::{PROVINCES, Road, numbers};

/// So many rounds are looked ahead.
pub(super) const FARTHEST: usize = 8;

/// The income of each round to come, if traders go on towards the place where they earn most together.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    /// The income of the first round to come, of the second and so on.
    pub(super) incomes: [f64; FARTHEST],
}

impl Prospect {
    pub(super) fn new(board: &Board, player: &Player, weights: &Weights) -> Self {
        let road = Road::new(board, player);
        let mut traders = numbers(player.traders());
        let on_the_road: u8 = traders[1..].iter().sum();
        traders[0] = (7 - player.reserve()).saturating_sub(on_the_road);
        let (all, away) = (f64::from(7 - player.reserve()), weights.bidders);
        let now = f64::from(road.income(board, &traders)) - f64::from(board.income(Province::Puer)) * away.min(all);
        let crossings = f64::from(board.crossings(player.customs()));
        let gone: usize = (1..PROVINCES).map(|place| usize::from(traders[place]) * road.distance(0, place)).sum();
        let gone = gone as f64;

        // Traders at the end of the road, links behind them: as far as that pays in the rounds to come.
        let workers = (all - away).max(1.0);
        let mut best = [now; FARTHEST];
        let (mut most, mut links, mut link_income, mut link_crossings) = (0.0, 0.0, 0.0, 0.0);
        let mut post_income = f64::from(road.post_counts[Province::Puer]) * f64::from(board.income(Province::Puer));
        for place in 1..=road.horse {
            let province = Province::ALL[place];
            let earns = f64::from(board.income(province));
            let posts = f64::from(road.post_counts[province]);
            post_income += posts * earns;
            if workers < links + 1.0 && posts == 0.0 {
                break;
            }
            let far = road.distance(0, place) as f64;
            let ahead = (workers - links).max(0.0);
            let goal = link_income + ahead * earns + post_income;
            let needed = (link_crossings + ahead * far - gone).max(0.5);
            if goal > now {
                let (mut incomes, mut sum) = ([0.0; FARTHEST], 0.0);
                for (income, round) in incomes.iter_mut().zip(1..) {
                    *income = now + (goal - now) * (crossings * f64::from(round) / needed).min(1.0);
                    if round <= 4 {
                        sum += *income;
                    }
                }
                if sum > most {
                    (best, most) = (incomes, sum);
                }
            }
            // What a bridge leaps over needs no link, and a post is one.
            let leapt = place + 1 < PROVINCES && road.distance(0, place + 1) <= road.distance(0, place);
            if posts == 0.0 && !leapt {
                links += 1.0;
                link_income += earns;
                link_crossings += far;
            }
        }
        Self { incomes: best }
    }

    /// The income of so many rounds to come, the last one in part.
    pub(super) fn sum(&self, rounds: f64) -> f64 {
        let mut sum = 0.0;
        let mut left = rounds;
        for income in self.incomes {
            if left <= 0.0 {
                break;
            }
            sum += income * left.min(1.0);
            left -= 1.0;
        }
        sum
    }
}
