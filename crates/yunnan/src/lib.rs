//! Yunnan: the rules, and nothing else.
//!
//! The crate reads like the rulebook. First what the game is made of ([`Province`], [`Building`], [`Board`], what a
//! [`Player`] has, the set-up, stages and actions), then one file per chapter with its legality and its effect
//! together, in the order of a round: `auction`, `bank`, `progress`, `build`, `travel`, `inspector`, `presents`,
//! `income`, `conversion`, `round`, `end`; then what is made of a position: legal actions, views, digests and text.
//! Rule numbers (`YN-4.1`) are those of `docs/rules/yunnan.md`.
//!
//! ```
//! use kernel::{Dice, Game, Legal, Pending, Seed};
//! use yunnan::{Deal, Options, Position, default_board};
//!
//! let board = default_board();
//! let deal = Deal::new(3, &mut Dice::for_deal(Seed::of_series(7, 0)))?;
//! let mut game = Position::start(board, 3, Options::default(), &deal)?;
//! assert!(game.legal(board).count() > 10);
//! game.apply(board, "bid school 7 from supply".parse()?, &mut ())?;
//! assert!(matches!(game.pending(), Pending::Decision { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod auction;
mod bank;
mod bids;
mod board;
mod build;
mod building;
mod conversion;
mod digest;
mod end;
mod event;
mod game;
mod income;
mod inspector;
mod legal;
mod notation;
mod order;
mod player;
mod position;
mod presents;
mod progress;
mod province;
mod round;
mod rule;
mod setup;
mod sight;
mod stage;
mod travel;
mod view;
mod written;

#[cfg(test)]
mod tests;

pub use action::{Action, Source};
pub use board::{BankRow, Board, Site, Sites, default_board};
pub use building::{Bank, Building, Construction, Stock};
pub use end::Outcome;
pub use event::{End, Event, FinalReason, Verdict};
pub use game::NAME;
pub use legal::Legal;
pub use notation::Misread;
pub use order::{Order, Seats};
pub use player::Player;
pub use position::Position;
pub use province::{Pieces, Province, Provinces};
pub use rule::Rule;
pub use setup::{Deal, Options, Variant};
pub use stage::Decision;
pub use view::View;
pub use written::WrittenView;
