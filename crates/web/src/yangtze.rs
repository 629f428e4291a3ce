//! Yellow & Yangtze on the screen.

mod board;
mod camera;
mod driver;
mod fight;
mod hands;
mod hint;
pub(crate) mod keep;
mod log;
mod overlays;
mod pace;
mod page;
mod play;
mod players;
mod prompt;
mod result;
mod supplies;
mod take_back;
mod thoughts;
mod tray;
mod typed;

pub(crate) use page::GamePage;
