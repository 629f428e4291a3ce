//! What every game must pass, written once for all of them: random play, recording and replaying, the laws that hold in
//! every position, tests on drawn positions, perft, and measurements.

mod coverage;
pub mod drawn;
mod golden;
mod laws;
#[cfg(feature = "measures")]
mod measures;
mod peeking;
mod perft;
mod play;
mod recorder;
mod replay;
#[cfg(feature = "strategies")]
mod strategies;
mod views;

pub use coverage::check_every_rule_is_named;
pub use golden::{check_golden, replay_any};
pub use laws::{check_game, check_position, check_recorded_game};
#[cfg(feature = "measures")]
pub use measures::measure;
pub use peeking::check_no_peeking;
pub use perft::{perft, perft_by_first_action};
pub use play::{LONGEST, Played, draw_by_kind, play_randomly, random_game};
pub use recorder::Recorder;
pub use replay::{Difference, Replayed, replay};
#[cfg(feature = "strategies")]
pub use strategies::spoiled;
pub use views::check_forged_views;
