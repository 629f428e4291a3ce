//! How Yunnan looks: the road from Pu'er to Qinghai as one long scroll, the town of Pu'er, and everybody's pieces.
//!
//! There are two drawings, [`Road`] and [`Town`], each in two [`Shape`]s. A [`Layout`] says where everything is;
//! [`road_pieces`] and [`town_pieces`] say what stands there in a position. A program that shows a game puts
//! [`style`](crate::style), [`paints`] and [`symbols`] into its document once, and then, in an SVG of its own each, a
//! drawing, above it what is written ([`road_plates`], [`town_plates`]), and above that the pieces. Nothing in the drawings
//! has an id.
//!
//! ```
//! use art::yunnan::{Layout, Road, Shape, road_pieces};
//! use kernel::{Dice, Seed};
//! use yunnan::{Deal, Options, Position, Province, default_board};
//!
//! let board = default_board();
//! let deal = Deal::new(3, &mut Dice::for_deal(Seed::of_series(7, 0)))?;
//! let position = Position::start(board, 3, Options::default(), &deal)?;
//! let layout = Layout::new(Shape::Wide, board);
//! let mut road = Road::default();
//! let ground: String = std::iter::from_fn(|| road.next_part(&layout)).collect();
//! let pieces: String = road_pieces(&layout, board, &position, None).iter().map(|piece| piece.markup()).collect();
//! let svg = format!(r#"<svg viewBox="{}">{ground}{pieces}</svg>"#, layout.road());
//! assert!(svg.contains(r##"<use href="#horse-0""##));
//! assert!(layout.province(Province::Tibet).area.contains(layout.province(Province::Tibet).area.middle()));
//! # Ok::<(), kernel::SetupProblems>(())
//! ```

mod brush;
mod layout;
mod picture;
mod pieces;
mod plates;
mod road;
mod symbols;
mod town;

pub use layout::{BankPlace, HousePlace, Layout, MarketPlace, ProvincePlace, Shape, SitePlace};
pub use picture::{Labels, picture};
pub use pieces::{Piece, Placed, road_pieces, town_pieces};
pub use plates::{Names, road_plates, town_plates};
pub use road::Road;
pub use symbols::{Sign, crest_id, emblem_id, paints, symbols};
pub use town::Town;

/// One for each seat of the largest table: camellia, yak, lantern, bamboo, peacock.
pub(crate) const SEATS: usize = 5;

#[cfg(test)]
mod samples;
