//! Players for the games of the house.
//!
//! A [`Player`] is asked a [`Question`], a view with a decision of its observer, and gives an [`Answer`]: an action and
//! the thoughts behind it. It never sees the game. What players know of a game beyond its rules is in [`Judge`].

mod best;
mod bot;
mod care;
mod game;
mod greedy;
mod judge;
mod level;
mod player;
mod search;
mod simple;
mod weigh;
pub mod yangtze;
pub mod yunnan;

pub use bot::{Bot, NoBot};
pub use care::Care;
pub use game::{Effort, Played, play_game, watch_game};
pub use greedy::Greedy;
pub use judge::{Judge, PerSeat, shares};
pub use level::Level;
pub use player::{Answer, Budget, Candidate, Player, Question, Watcher};
pub use search::{Search, Settings};
pub use simple::{Points, Random};
pub use weigh::settle;
