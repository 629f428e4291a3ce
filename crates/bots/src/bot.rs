//! Players by name, as an arena or a table is asked for them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Budget, Greedy, Judge, Level, Player, Points, Random, Search};

/// A player by name: `random`, `points`, `greedy`, `search`, `search:2000`, `search:0.2s`, `scholar` or `3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Plays anything.
    Random,
    /// Takes the most points now.
    Points,
    /// Judges every action.
    Greedy,
    /// Looks ahead, with its own budget or with that of the table.
    Search(Option<Budget>),
    /// One of the levels.
    Level(Level),
}

/// Why a text names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoBot {
    /// There is nobody of this name.
    #[error(
        "there is no bot {0}; there are random, points, greedy, search, search:2000 (iterations), search:0.2s (seconds), \
         and the levels 1 to 5: pupil, wanderer, scholar, strategist, sage"
    )]
    Name(String),
    /// The budget isn't one.
    #[error(
        "{0}: write a number of iterations from 1 to 1000000000, like search:2000, or seconds up to 3600, like search:0.2s"
    )]
    Budget(String),
}

impl Bot {
    /// The player, who may use so many threads.
    pub fn player<G: Judge>(self, threads: usize) -> Box<dyn Player<G>> {
        G::played_by(self, threads)
    }

    /// The same for [`Judge::played_by`].
    pub(crate) fn make_player<G: Judge>(self, threads: usize) -> Box<dyn Player<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Points => Box::new(Points),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Search(_) => Box::new(Search { threads, ..Search::default() }),
            Self::Level(level) => level.player(threads),
        }
    }

    /// How long it thinks; `usual` for those who have no own budget.
    pub fn budget(self, usual: Budget) -> Budget {
        match self {
            Self::Search(Some(budget)) => budget,
            Self::Level(level) => level.budget(),
            Self::Random | Self::Points | Self::Greedy | Self::Search(None) => usual,
        }
    }
}

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let no_bot = || NoBot::Name(kernel::quoted(text));
        Ok(match text {
            "random" => Self::Random,
            "points" => Self::Points,
            "greedy" => Self::Greedy,
            "search" => Self::Search(None),
            _ => match text.strip_prefix("search:") {
                Some(budget) => {
                    Self::Search(Some(read_budget(budget).ok_or_else(|| NoBot::Budget(kernel::quoted(text)))?))
                }
                None => {
                    let number = kernel::whole_number(text).and_then(Level::of_number);
                    let named = || Level::ALL.into_iter().find(|level| level.name() == text);
                    Self::Level(number.or_else(named).ok_or_else(no_bot)?)
                }
            },
        })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    if let Some(seconds) = text.strip_suffix('s') {
        return Budget::of_seconds(seconds);
    }
    let iterations: u32 = kernel::whole_number(text)?;
    (1..=1_000_000_000).contains(&iterations).then(|| Budget::iterations(iterations))
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Points => f.write_str("points"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(None) => f.write_str("search"),
            Self::Search(Some(Budget { time: Some(time), .. })) => write!(f, "search:{}s", time.as_secs_f64()),
            Self::Search(Some(Budget { iterations, time: None })) => write!(f, "search:{iterations}"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        for text in ["random", "points", "greedy", "search", "search:2000", "search:0.2s", "search:1s", "sage"] {
            assert_eq!(text.parse::<Bot>().map(|bot| bot.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("3".parse(), Ok(Bot::Level(Level::Scholar)));
    }

    #[test]
    fn what_is_no_bot_is_refused() {
        for text in
            ["", "0", "6", "Greedy", "search:", "search:0", "search:-1", "search:NaNs", "search:1e9s", "greedy:5"]
        {
            assert!(text.parse::<Bot>().is_err(), "{text}");
        }
    }
}
