//! What every game must pass, written once for all of them: random play, replays of records, the laws that hold in
//! every position, and perft.

mod laws;
mod perft;
mod play;
mod replay;

pub use laws::{check_game, check_position};
pub use perft::{perft, perft_by_first_action};
pub use play::{LONGEST, Played, play_randomly, random_game};
pub use replay::{Difference, Replayed, quoted, replay};
