//! Tables as programs meet them: over HTTP and WebSockets.

mod accounts;
mod bad_input;
mod client;
mod description;
mod frames;
mod going_on;
mod leaving;
mod lobby;
mod looking_after;
mod player;
mod playing;
mod restarted;
mod secrets;
mod taking_back;
mod talking;
mod whole_games;
