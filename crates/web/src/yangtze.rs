//! Yellow & Yangtze on the screen.

mod announce;
mod board;
mod camera;
mod conclusion;
mod driver;
mod fight;
mod hands;
mod happening;
mod hint;
pub(crate) mod keep;
mod log;
mod motion;
mod overlays;
mod page;
mod play;
mod players;
mod prompt;
mod recap;
mod result;
mod supplies;
mod tray;
mod typed;

pub(crate) use page::GamePage;
