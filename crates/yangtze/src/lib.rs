//! Yellow & Yangtze: the rules, and nothing else.
//!
//! The crate reads like the rulebook. First what the game is made of ([`Colour`], [`Space`], [`Board`], the set-up,
//! stages and actions), then one file per chapter with its legality and its effect together: `turn`, `leader`, `tile`,
//! `revolt`, `war`, `riot`, `pagoda`, `scoring`; then what is made of a position: legal actions, views, sampled worlds,
//! digests and text. Rule numbers (`YY-4.3`) are those of `docs/rules/yellow-yangtze.md`.
//!
//! ```
//! use kernel::{Dice, Game, Legal, Pending, Seed};
//! use yangtze::{Deal, Options, Position, default_board};
//!
//! let board = default_board();
//! let options = Options::default();
//! let deal = Deal::new(2, options, &mut Dice::for_deal(Seed::of_series(7, 0)))?;
//! let mut game = Position::start(board, 2, options, &deal)?;
//! assert!(game.legal(board).count() > 300);
//! game.apply(board, "leader b@K2".parse()?, &mut ())?;
//! assert!(matches!(Game::pending(&game), Pending::Decision { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod conflict;
mod digest;
mod event;
mod game;
mod leader;
mod legal;
mod notation;
mod pagoda;
mod position;
mod realm;
mod revolt;
mod riot;
mod rule;
mod sample;
mod scoring;
mod setup;
mod sight;
mod space;
mod stage;
mod survey;
mod tile;
mod tiles;
mod turn;
mod view;
mod war;
mod written;

#[cfg(test)]
mod tests;

pub use action::{Action, Payment, Piece, Triangle};
pub use board::{Board, default_board};
pub use conflict::{RevoltAtHand, WarringState, WarringStates};
pub use event::{End, Event, Offer, Reason, Return, Strengths};
pub use game::NAME;
pub use legal::Legal;
pub use notation::Misread;
pub use position::{Open, Position};
pub use rule::Rule;
pub use sample::sample_world;
pub use scoring::{Outcome, spread_yellow};
pub use setup::{Deal, Edition, Options};
pub use space::Space;
pub use stage::{Commitment, Decision};
pub use survey::{Survey, SurveyedRealm};
pub use tiles::{Colour, Tiles};
pub use view::View;
pub use written::WrittenView;
