//! What can stand against an action: one kind per reason, each with the number of its rule.

use std::fmt;

use crate::tiles::Colour;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// The board has no such space.
    NoSuchSpace,
    /// The leader to withdraw is off the board.
    LeaderOffBoard,
    /// A leader can't stand on a river.
    LeaderOnRiver,
    /// A leader needs an empty space.
    LeaderOnPiece,
    /// The leader stands there already.
    LeaderStays,
    /// No black tile is adjacent.
    NoBlackTile,
    /// The leader would join states with leaders of this colour.
    JoinsLikeLeaders(Colour),
    /// No tile of this colour in hand.
    TileNotInHand(Colour),
    /// A tile needs an empty space.
    TileOnPiece,
    /// Blue tiles lie on rivers only.
    BlueOnLand,
    /// Only blue tiles lie on rivers.
    OtherOnRiver,
    /// The market has no tile of this colour.
    NotInMarket(Colour),
    /// The triangle doesn't hold the tile just placed.
    TriangleNotNew,
    /// Only a blue tile continues the chain.
    ChainNotBlue,
    /// The chain goes on beside the tile just placed.
    ChainNotAdjacent,
    /// More black tiles than are in hand.
    TooFewBlack,
    /// The black leader is on the board.
    BlackLeaderOnBoard,
    /// No warring state has that name.
    NotAtWar,
    /// Supporting with nothing is supporting nobody.
    SupportWithNothing,
    /// More red tiles than are in hand.
    TooFewRed,
    /// The red leader is on the board.
    RedLeaderOnBoard,
    /// The state is not among the strongest.
    NotStrongest,
    /// No red tile of the winning state lies there.
    NotWinnersRed,
    /// Too few blue tiles for a riot.
    TooFewBlue,
    /// The blue leader is on the board.
    BlueLeaderOnBoard,
    /// No tile lies there.
    NoTileThere,
    /// Not three mutually adjacent tiles of one colour.
    NotATriangle,
    /// One of the three tiles supports a pagoda.
    TriangleTaken,
    /// A pagoda of that colour is beside the board and has to be used.
    PagodaBesideBoard,
    /// All pagodas of that colour are on the board: say which is moved.
    NoPagodaBeside,
    /// No pagoda of that colour stands there.
    NoPagodaThere,
    /// Too few green tiles for a pagoda.
    TooFewGreen,
    /// The green leader is on the board.
    GreenLeaderOnBoard,
    /// Nothing to replace.
    ReplacesNothing,
    /// Not all of these tiles are in hand.
    ReplacesNotInHand,
}

impl Rule {
    /// The rule's number, as `docs/rules/yellow-yangtze.md` has it.
    pub const fn number(self) -> &'static str {
        match self {
            Self::NoSuchSpace => "YY-1.2",
            Self::LeaderOffBoard => "YY-4.1",
            Self::LeaderOnRiver | Self::LeaderOnPiece | Self::LeaderStays | Self::NoBlackTile => "YY-4.2",
            Self::JoinsLikeLeaders(_) => "YY-4.3",
            Self::TileNotInHand(_) | Self::TileOnPiece | Self::BlueOnLand | Self::OtherOnRiver => "YY-5.1",
            Self::NotInMarket(_) => "YY-5.4",
            Self::TriangleNotNew => "YY-5.5",
            Self::ChainNotBlue | Self::ChainNotAdjacent => "YY-5.6",
            Self::TooFewBlack | Self::BlackLeaderOnBoard => "YY-6.3",
            Self::NotAtWar | Self::SupportWithNothing | Self::TooFewRed | Self::RedLeaderOnBoard => "YY-7.4",
            Self::NotStrongest => "YY-7.5",
            Self::NotWinnersRed => "YY-7.7",
            Self::TooFewBlue | Self::BlueLeaderOnBoard => "YY-8.1",
            Self::NoTileThere => "YY-8.2",
            Self::NotATriangle | Self::TriangleTaken => "YY-9.1",
            Self::PagodaBesideBoard | Self::NoPagodaBeside | Self::NoPagodaThere => "YY-9.3",
            Self::TooFewGreen | Self::GreenLeaderOnBoard => "YY-9.5",
            Self::ReplacesNothing | Self::ReplacesNotInHand => "YY-10.1",
        }
    }
}

/// For developers; players read the sentence that the message catalogue makes of it.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.number())
    }
}
