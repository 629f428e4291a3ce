//! What happens while an action is carried out. Later it becomes the log.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::action::Source;
use crate::building::{Bank, Building, Construction};
use crate::order::Order;
use crate::province::Province;

/// Something that happened. Fields are named by what they are.
#[expect(missing_docs, reason = "a field says no more than its name")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player bid in a progress building (YN-3.2).
    Bid { seat: Seat, building: Building, yuan: u32, from: Source },
    /// A bid was outbid and the trader went back to the supply; `returned` if its owner had passed and is back in
    /// the auction (YN-3.4).
    Outbid { seat: Seat, building: Building, yuan: u32, by: Seat, returned: bool },
    /// A player took a space of the bank (YN-3.7).
    BankTaken { seat: Seat, bank: Bank, from: Source },
    /// A bid was withdrawn to the market, since its owner went to the bank (YN-3.7).
    BidWithdrawn { seat: Seat, building: Building, yuan: u32 },
    /// A player moved a trader to the market of Pu'er (YN-3.1).
    SentToMarket { seat: Seat, from: Source },
    /// A player passed, and so many traders went from the supply to the market (YN-3.8).
    Passed { seat: Seat, traders: u8 },
    /// The bank paid for all standing bids together (YN-4.1).
    BankPaid { seat: Seat, bank: Bank, bids: u32, yuan: u32 },
    /// A player paid a bid, as far as there was money (YN-5.1); the trader goes back to the supply.
    BidPaid { seat: Seat, building: Building, bid: u32, paid: u32 },
    /// Pro variant: a player lost points for money that was missing (YN-5.2).
    Penalty { seat: Seat, missing: u32, per_yuan: u32, points: u32 },
    /// The school: a trader went from reserve to the market of Pu'er (YN-5.1).
    TraderTrained { seat: Seat },
    /// The customs office: a player reached this level (YN-5.1).
    CustomsRaised { seat: Seat, level: u8, crossings: u8 },
    /// The horse trader: a horse went to this province (YN-5.1).
    HorseMoved { seat: Seat, to: Province },
    /// The dragon house: a player reached this influence (YN-5.1).
    InfluenceRaised { seat: Seat, level: u8 },
    /// The yard: a player took a construction to the supply (YN-5.1); `only` if there was nothing to choose.
    ConstructionTaken { seat: Seat, kind: Construction, only: bool },
    /// A player kept the teahouse just taken (YN-5.3).
    TeahouseKept { seat: Seat },
    /// The travel phase began in this order (YN-6.1).
    TravelOrder { order: Order },
    /// A trader made a journey (YN-6.4); so many crossings are left.
    Travelled { seat: Seat, from: Province, to: Province, crossings: u8, left: u8 },
    /// A trader was pushed towards Pu'er (YN-6.5).
    Pushed { seat: Seat, by: Seat, from: Province, to: Province },
    /// A player built a trading post (YN-6.3).
    PostBuilt { seat: Seat, province: Province },
    /// A player built a bridge (YN-6.3).
    BridgeBuilt { seat: Seat, near: Province, far: Province },
    /// A player built a teahouse; `at_once` if it had just been taken (YN-5.3, YN-6.3).
    TeahouseBuilt { seat: Seat, province: Province, at_once: bool },
    /// A player ended the travel phase (YN-6.7).
    TravelEnded { seat: Seat },
    /// Traders without a connected route went to Pu'er (YN-6.7).
    SentHome { seat: Seat, from: Province, traders: u8 },
    /// The inspector went to the province of most tea income, which is given for every province (YN-7.1).
    InspectorCame { province: Province, incomes: [u32; Province::COUNT] },
    /// There was no tea income beyond Pu'er and the inspector stayed away (YN-7.1).
    InspectorStayedAway,
    /// What the inspector thought of a player with a trader there (YN-7.2).
    Inspected { seat: Seat, province: Province, influence: u8, verdict: Verdict },
    /// Nobody was banished (YN-7.2).
    NobodyBanished { province: Province },
    /// A player got presents; so many are left there (YN-8).
    PresentsGiven { seat: Seat, province: Province, presents: u8, left: u8, shared: bool },
    /// What a player's traders in a province earned (YN-9.1): `each` of them the province's income less the deduction
    /// for `missing` provinces without own pieces on the way, but not less than nothing.
    TradersEarned { seat: Seat, province: Province, traders: u8, income: u32, missing: u8, deduction: u32, each: u32 },
    /// What a player's trading posts in a province earned: nothing if they weren't connected (YN-9.1).
    PostsEarned { seat: Seat, province: Province, posts: u8, each: u32, connected: bool },
    /// A player's income of the round (YN-9.1).
    Income { seat: Seat, income: u32 },
    /// The new travel order, by income (YN-9.2).
    NewOrder { order: Order },
    /// A player split the income (YN-10.1).
    Converted { seat: Seat, points: u32, yuan: u32 },
    /// Traders went from the market of Pu'er to the supply (YN-11.1).
    MarketLeft { seat: Seat, traders: u8 },
    /// A round began with this auction order (YN-11.1).
    RoundBegan { round: u32, order: Order },
    /// The game ended (YN-12.1); so many points are enough for it.
    GameEnded { why: End, enough: u32 },
    /// Final points of a player (YN-12.2): `count` Yuan, presents, teahouses or the level.
    FinalPoints { seat: Seat, why: FinalReason, count: u32, points: u32 },
}

/// What the inspector thought of a player with a trader in his province (YN-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// One trader is sent to Pu'er.
    Banished,
    /// Too influential to be touched.
    TopInfluence,
    /// The own teahouse there protects.
    Teahouse,
    /// Another is more influential.
    LessInfluence,
    /// Another of the same influence is earlier in travel order.
    LaterInOrder,
}

/// What final points are given for (YN-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalReason {
    /// Money.
    Yuan,
    /// Presents.
    Presents,
    /// Built teahouses.
    Teahouses,
    /// The customs level.
    Customs,
    /// The influence level.
    Influence,
}

impl FinalReason {
    /// All of them, in the order of the rule.
    pub const ALL: [Self; 5] = [Self::Yuan, Self::Presents, Self::Teahouses, Self::Customs, Self::Influence];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Why the game ended (YN-12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Somebody has points enough.
    Points,
    /// The last present was given.
    Presents,
    /// Both.
    Both,
}

impl Event {
    /// The number of the rule it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Bid { .. } => "YN-3.2",
            Self::Outbid { .. } => "YN-3.4",
            Self::BankTaken { .. } | Self::BidWithdrawn { .. } => "YN-3.7",
            Self::SentToMarket { .. } => "YN-3.1",
            Self::Passed { .. } => "YN-3.8",
            Self::BankPaid { .. } => "YN-4.1",
            Self::Penalty { .. } => "YN-5.2",
            Self::BidPaid { .. }
            | Self::TraderTrained { .. }
            | Self::CustomsRaised { .. }
            | Self::HorseMoved { .. }
            | Self::InfluenceRaised { .. }
            | Self::ConstructionTaken { .. } => "YN-5.1",
            Self::TeahouseKept { .. } | Self::TeahouseBuilt { at_once: true, .. } => "YN-5.3",
            Self::TravelOrder { .. } => "YN-6.1",
            Self::PostBuilt { .. } | Self::BridgeBuilt { .. } | Self::TeahouseBuilt { .. } => "YN-6.3",
            Self::Travelled { .. } => "YN-6.4",
            Self::Pushed { .. } => "YN-6.5",
            Self::TravelEnded { .. } | Self::SentHome { .. } => "YN-6.7",
            Self::InspectorCame { .. } | Self::InspectorStayedAway => "YN-7.1",
            Self::Inspected { .. } | Self::NobodyBanished { .. } => "YN-7.2",
            Self::PresentsGiven { shared: false, .. } => "YN-8.1",
            Self::PresentsGiven { shared: true, .. } => "YN-8.2",
            Self::TradersEarned { .. } | Self::PostsEarned { .. } | Self::Income { .. } => "YN-9.1",
            Self::NewOrder { .. } => "YN-9.2",
            Self::Converted { .. } => "YN-10.1",
            Self::MarketLeft { .. } | Self::RoundBegan { .. } => "YN-11.1",
            Self::GameEnded { .. } => "YN-12.1",
            Self::FinalPoints { .. } => "YN-12.2",
        }
    }
}
