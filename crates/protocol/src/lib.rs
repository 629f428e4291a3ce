//! What goes over the wire between a server and those who play there.
//!
//! Requests and answers under `/api/v1`, and the messages of a table's WebSocket or stream, as JSON. `docs/protocol.md`
//! describes every one of them.

mod account;
pub mod fair;
mod message;
mod names;
mod problem;
mod table;

pub use account::{
    Claim, Claimed, LogIn, LogInInfo, Me, NewPassword, NewToken, Played, Profile, Recover, Rename, Scope, Token,
    TokenInfo,
};
pub use message::{By, Chat, Clock, Clocks, Message, News, Request, Room, Step, What};
pub use problem::{Code, Problem};
pub use table::{
    Forced, Join, Legal, NewSeat, NewTable, Pace, Record, Seat, SeatStatistics, Sitting, Speed, State, Statistics,
    Summary, Table, Undo, Uploaded,
};

/// The version of what is described here. A client that was made for another one reloads itself.
pub const VERSION: u32 = 1;
/// Where requests go.
pub const PREFIX: &str = "/api/v1";
/// The cookie that a browser is known by.
pub const COOKIE: &str = "pagoda";
/// The most signs of a name.
pub const LONGEST_NAME: usize = 32;
/// The most signs of something said.
pub const LONGEST_SAID: usize = 500;
/// The most signs of a private note.
pub const LONGEST_NOTE: usize = 10_000;
/// The most seconds for a move, or for a whole game, and for each more: thirty days.
pub const MOST_SECONDS: u32 = 30 * 24 * 60 * 60;
/// The most actions of one request, and the most that can be planned.
pub const MOST_ACTIONS: usize = 64;

/// Things to say that everybody reads in their own language.
pub const PHRASES: [&str; 8] =
    ["hello", "good_game", "thanks", "well_played", "sorry", "moment", "your_turn", "another_game"];
