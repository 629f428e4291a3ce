//! What every game must pass, written once for all of them: random play, replays of records, the laws that hold in
//! every position, and perft.

mod coverage;
mod laws;
mod perft;
mod play;
mod recorder;
mod replay;
#[cfg(feature = "strategies")]
mod strategies;

pub use coverage::check_every_rule_is_named;
pub use laws::{check_game, check_position};
pub use perft::{perft, perft_by_first_action};
pub use play::{LONGEST, Played, draw_by_kind, play_randomly, random_game};
pub use recorder::Recorder;
pub use replay::{Difference, Replayed, quoted, replay};
#[cfg(feature = "strategies")]
pub use strategies::spoiled;
