//! What the games of an arena say of its bots.

use std::collections::{BTreeMap, BTreeSet};

use super::file::PlayedGame;
use super::interval::Interval;
use super::line_up::LineUp;
use super::rating::{Rated, Rating, rate};

/// All that is told of an arena.
pub(crate) struct Figures {
    pub(crate) players: usize,
    /// The bots, the best first.
    pub(crate) standings: Vec<Standing>,
    /// Whether ratings are told from `random`, and not from the average of all.
    pub(crate) anchored: bool,
    /// Who finished before whom, in the order of the standings.
    pub(crate) pairs: Vec<Pair>,
    pub(crate) duels: Vec<Duel>,
    /// How many games had so many rounds.
    pub(crate) rounds: BTreeMap<u32, u64>,
    /// Games that were played, and those that were stopped.
    pub(crate) games: u64,
    pub(crate) stopped: u64,
    /// How many of them were different.
    pub(crate) different: u64,
    /// In how many games something happened to anybody.
    pub(crate) games_with: BTreeMap<String, u64>,
}

/// What is known of a bot. A bot that sits on several seats has played that many games.
#[derive(Clone, Default)]
pub(crate) struct Standing {
    pub(crate) name: String,
    /// Games that ended, and all.
    pub(crate) ended: u64,
    pub(crate) games: u64,
    /// A shared victory is a part of one.
    pub(crate) won: f64,
    pub(crate) rating: f64,
    pub(crate) interval: Option<Interval>,
    places: u64,
    scores: i64,
    pub(crate) decisions: u64,
    pub(crate) choices: u64,
    pub(crate) seconds: f64,
    pub(crate) longest: f64,
    /// How often something happened to it, and in how many games.
    pub(crate) facts: BTreeMap<String, u64>,
    pub(crate) games_with: BTreeMap<String, u64>,
}

impl Standing {
    pub(crate) fn share(&self) -> f64 {
        self.won / self.ended.max(1) as f64
    }

    pub(crate) fn share_interval(&self) -> Interval {
        Interval::of_share(self.won, self.ended)
    }

    pub(crate) fn place(&self) -> f64 {
        self.places as f64 / self.ended.max(1) as f64
    }

    pub(crate) fn score(&self) -> f64 {
        self.scores as f64 / self.ended.max(1) as f64
    }

    fn add(&mut self, game: &PlayedGame, seat: usize) {
        self.games += 1;
        if game.ended {
            self.ended += 1;
            self.won += victory(game, seat);
            self.places += game.places[seat] as u64;
            self.scores += game.scores[seat];
        }
        self.decisions += game.decisions[seat];
        self.choices += game.choices[seat];
        self.seconds += game.seconds[seat];
        self.longest = self.longest.max(game.longest[seat]);
        for (fact, counts) in &game.facts {
            *self.facts.entry(fact.clone()).or_default() += counts[seat];
            *self.games_with.entry(fact.clone()).or_default() += u64::from(counts[seat] > 0);
        }
    }
}

/// Two bots that sat at the same tables, as numbers of standings.
pub(crate) struct Pair {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) games: u64,
    /// How often one finished before the other; half a time if they were level. Where a bot sat on several seats, the
    /// average of them.
    pub(crate) before: f64,
}

/// One bot alone against another on all other seats.
pub(crate) struct Duel {
    pub(crate) one: String,
    pub(crate) other: String,
    pub(crate) games: u64,
    pub(crate) won: f64,
    places: u64,
}

impl Duel {
    pub(crate) fn place(&self) -> f64 {
        self.places as f64 / self.games.max(1) as f64
    }
}

/// A seat's part of the victory.
fn victory(game: &PlayedGame, seat: usize) -> f64 {
    if game.winners.contains(&seat) { 1.0 / game.winners.len() as f64 } else { 0.0 }
}

impl Figures {
    /// What these games say, each with the number of the bot on each seat.
    pub(crate) fn of(
        names: &[String],
        players: usize,
        games: &[(Vec<usize>, PlayedGame)],
        line_ups: &[LineUp],
        seed: u64,
    ) -> Self {
        let ended = || games.iter().filter(|(_, game)| game.ended);
        let rated: Vec<Rated<'_>> =
            ended().map(|(seats, game)| Rated { deal: game.deal, seats, places: &game.places }).collect();
        let anchor = names.iter().position(|name| name == "random");
        let ratings = rate(&rated, names.len(), anchor, seed);
        let named = |(name, Rating { rating, interval }): (&String, &Rating)| Standing {
            name: name.clone(),
            rating: *rating,
            interval: *interval,
            ..Standing::default()
        };
        let mut standings: Vec<Standing> = names.iter().zip(&ratings).map(named).collect();
        let (mut rounds, mut games_with) = (BTreeMap::new(), BTreeMap::new());
        for (seats, game) in games {
            for (seat, &bot) in seats.iter().enumerate() {
                standings[bot].add(game, seat);
            }
            if let Some(number) = game.rounds {
                *rounds.entry(number).or_default() += 1;
            }
            for (fact, counts) in &game.facts {
                *games_with.entry(fact.clone()).or_default() += u64::from(counts.iter().any(|count| *count > 0));
            }
        }
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by(|&one, &other| ratings[other].rating.total_cmp(&ratings[one].rating));
        Self {
            players,
            standings: order.iter().map(|&bot| standings[bot].clone()).collect(),
            anchored: anchor.is_some(),
            pairs: pairs(&order, &rated),
            duels: duels(names, players, games, line_ups),
            rounds,
            games: games.len() as u64,
            stopped: (games.len() - ended().count()) as u64,
            different: different(games),
            games_with,
        }
    }
}

/// How many games were different: by who played, and what was done.
fn different(games: &[(Vec<usize>, PlayedGame)]) -> u64 {
    let course = |(seats, game): &(Vec<usize>, PlayedGame)| {
        let mut bots = seats.clone();
        bots.sort_unstable();
        (bots, game.course.clone())
    };
    games.iter().map(course).collect::<BTreeSet<_>>().len() as u64
}

/// Every two bots that met, the better first.
fn pairs(order: &[usize], games: &[Rated<'_>]) -> Vec<Pair> {
    let two = (0..order.len()).flat_map(|one| (one + 1..order.len()).map(move |other| (one, other)));
    let met = two.map(|(one, other)| {
        let mut pair = Pair { one, other, games: 0, before: 0.0 };
        for game in games {
            let places = |bot: usize| {
                let seats = game.seats.iter().zip(game.places);
                seats.filter(move |(seated, _)| **seated == order[bot]).map(|(_, place)| *place)
            };
            let met = places(one).count() * places(other).count();
            if met == 0 {
                continue;
            }
            let before = places(one).flat_map(|place| places(other).map(move |than| (place, than)));
            let before: f64 =
                before.map(|(place, than)| if place == than { 0.5 } else { f64::from(u8::from(place < than)) }).sum();
            pair.games += 1;
            pair.before += before / met as f64;
        }
        pair
    });
    met.filter(|pair| pair.games > 0).collect()
}

/// What came of line-ups of one bot against others of a kind. Between two players the pairs say it all.
fn duels(names: &[String], players: usize, games: &[(Vec<usize>, PlayedGame)], line_ups: &[LineUp]) -> Vec<Duel> {
    if players == 2 {
        return Vec::new();
    }
    let of_line_up = |(one, other): (usize, usize)| {
        let mut duel = Duel { one: names[one].clone(), other: names[other].clone(), games: 0, won: 0.0, places: 0 };
        for (seats, game) in games.iter().filter(|(_, game)| game.ended) {
            let alone = seats.iter().position(|&bot| bot == one);
            let others = seats.iter().filter(|bot| **bot == other).count();
            if let (Some(seat), true) = (alone, others == players - 1) {
                duel.games += 1;
                duel.won += victory(game, seat);
                duel.places += game.places[seat] as u64;
            }
        }
        duel
    };
    line_ups.iter().filter_map(LineUp::duel).map(of_line_up).collect()
}
