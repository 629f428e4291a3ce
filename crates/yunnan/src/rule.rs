//! What can stand against an action: one kind per reason, each with the number of its rule.

use std::fmt;

use crate::building::{Bank, Building, Construction};
use crate::province::Province;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "a field says no more than its name")]
pub enum Rule {
    /// No trader is in the personal supply.
    NoTraderInSupply,
    /// No own trader that could be recalled stands in that province.
    NoTraderThere(Province),
    /// Traders in the market of Pu'er stay there during the auction.
    MarketStays,
    /// The building has no bid space of this amount.
    NoSuchBid { yuan: u32 },
    /// A trader stands on that bid space.
    BidSpaceTaken { building: Building, yuan: u32 },
    /// The player has a trader in that building.
    OwnTraderInBuilding(Building),
    /// A higher bid stands, and this one would have to give way to it.
    HigherBidStands { building: Building, yuan: u32 },
    /// The player can't progress there any more.
    NoProgress(Building),
    /// The bids would exceed the player's money.
    NotEnoughMoney { yuan: u32, pledged: u32, bid: u32 },
    /// A trader stands on that space of the bank.
    BankSpaceTaken(Bank),
    /// After taking a bank space the player may only place in the market or pass.
    OnlyMarketAfterBank,
    /// None of these is left in reserve.
    NotInReserve(Construction),
    /// The province is beyond the player's horse.
    NoAccess { province: Province, horse: Province },
    /// None of these is in the personal supply.
    NotInSupply(Construction),
    /// The board has no bridge site there.
    NoBridgeSite { near: Province, far: Province },
    /// The player has a bridge there.
    OwnBridgeThere { near: Province, far: Province },
    /// The province has no space for a teahouse.
    NoTeahouseSpace(Province),
    /// Somebody's teahouse stands there.
    TeahouseSpaceTaken(Province),
    /// No own trader stands where the journey begins.
    NobodyTravels(Province),
    /// All own traders there have made their journey.
    AlreadyTravelled(Province),
    /// A journey leads to another province.
    GoesNowhere,
    /// Too few border crossings are left.
    TooFewCrossings { needed: u8, left: u8 },
    /// Nobody is pushed in Pu'er.
    PushInPuer,
    /// The player to be pushed has no trader there.
    NobodyToPush(Province),
    /// Nobody pushes own traders.
    PushesOwn,
    /// Only traders of players with lower influence are pushed.
    NotLowerInfluence { theirs: u8, own: u8 },
    /// More points than income.
    MoreThanIncome { income: u32 },
}

impl Rule {
    /// The rule's number, as `docs/rules/yunnan.md` has it.
    pub const fn number(self) -> &'static str {
        match self {
            Self::NoTraderInSupply | Self::NoTraderThere(_) | Self::MarketStays => "YN-3.1",
            Self::NoSuchBid { .. } | Self::BidSpaceTaken { .. } | Self::OwnTraderInBuilding(_) => "YN-3.2",
            Self::HigherBidStands { .. } => "YN-3.3",
            Self::NoProgress(_) => "YN-3.5",
            Self::NotEnoughMoney { .. } => "YN-3.6",
            Self::BankSpaceTaken(_) | Self::OnlyMarketAfterBank => "YN-3.7",
            Self::NotInReserve(_) => "YN-5.1",
            Self::NoAccess { .. } => "YN-6.2",
            Self::NotInSupply(_)
            | Self::NoBridgeSite { .. }
            | Self::OwnBridgeThere { .. }
            | Self::NoTeahouseSpace(_)
            | Self::TeahouseSpaceTaken(_) => "YN-6.3",
            Self::NobodyTravels(_) | Self::AlreadyTravelled(_) | Self::GoesNowhere | Self::TooFewCrossings { .. } => {
                "YN-6.4"
            }
            Self::PushInPuer | Self::NobodyToPush(_) | Self::PushesOwn | Self::NotLowerInfluence { .. } => "YN-6.5",
            Self::MoreThanIncome { .. } => "YN-10.1",
        }
    }
}

/// For developers; players read the sentence that the message catalogue makes of it.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.number())
    }
}
