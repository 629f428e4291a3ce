//! Yellow & Yangtze on the screen.

mod announce;
mod board;
mod camera;
mod conclusion;
mod course;
mod driver;
mod fight;
mod hands;
mod happening;
mod hint;
pub(crate) mod keep;
mod keys;
mod log;
mod motion;
mod overlays;
mod pace;
mod page;
mod picture;
mod play;
mod players;
mod prompt;
mod recap;
mod result;
mod spots;
mod supplies;
mod take_back;
mod thoughts;
mod timeline;
mod tray;
mod typed;

pub(crate) use page::GamePage;
