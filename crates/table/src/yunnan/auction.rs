//! The auction as a player looks at it: what each bid space costs and gives, what the bank would pay, and what it costs to
//! recall traders (YN-3, YN-4).

use ::yunnan::{
    Action, Bank, Board, Building, Construction, Player, Position, Province, Rule, Source, Stock, Variant, View,
};
use kernel::{Observer, Seat, View as _};

/// The auction as one player looks at it. Nothing in it depends on whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Auction {
    /// All bid spaces: building by building, each from the lowest.
    pub plates: Vec<Plate>,
    /// The spaces of the bank, the high one first.
    pub banks: [BankSpace; 2],
    /// Where traders can come from: the supply, then the provinces in road order.
    pub sources: Vec<Recall>,
    /// What all own bids cost together.
    pub pledged: u32,
    /// What is left of the money once all own bids are paid; in the pro variant it may be less than nothing.
    pub left: i64,
    /// Points lost because of missing money if nothing more is bid (YN-5.2): pro variant only.
    pub penalty: u32,
}

/// A bid space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// Its building.
    pub building: Building,
    /// What it costs.
    pub yuan: u32,
    /// Whose trader stands there.
    pub stands: Option<Seat>,
    /// The rule against bidding there; where the trader comes from is another question.
    pub closed: Option<Rule>,
    /// What it gives; nothing where nothing is left to gain.
    pub gains: Option<Gain>,
    /// The bids to which it would have to give way; none if it can't be outbid.
    pub outbid_by: Vec<u32>,
    /// Whom it would outbid.
    pub outbids: Option<Outbids>,
    /// What would be left of the money once this and all own bids are paid.
    pub left: i64,
    /// Points that would be lost because of missing money (YN-5.2): pro variant only.
    pub penalty: u32,
}

/// A bid that would be outbid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outbids {
    /// Whose bid it is.
    pub seat: Seat,
    /// How much it is.
    pub yuan: u32,
    /// Whether its owner has passed and comes back into the auction (YN-3.4).
    pub returns: bool,
}

/// What a building gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// One more trader, which makes so many.
    Trader(u8),
    /// This customs level, with so many border crossings.
    Customs {
        /// The level.
        level: u8,
        /// Crossings a round.
        crossings: u8,
    },
    /// Access to this province.
    Access(Province),
    /// This influence.
    Influence(u8),
    /// One of these constructions.
    Construction(Stock),
}

impl Gain {
    /// What a player would gain in a building (YN-5.1); nothing if nothing is left to gain (YN-3.5).
    pub fn of(board: &Board, player: &Player, building: Building) -> Option<Self> {
        if !player.can_progress(building) {
            return None;
        }
        Some(match building {
            Building::School => Self::Trader(player.gained_traders() + 1),
            Building::Customs => {
                let level = player.customs() + 1;
                Self::Customs { level, crossings: board.crossings(level) }
            }
            Building::Horse => Self::Access(player.horse().onwards()?),
            Building::Dragon => Self::Influence(player.influence() + 1),
            Building::Yard => Self::Construction(player.reserve_stock()),
        })
    }

    /// The constructions among which one can choose.
    pub fn constructions(self) -> impl Iterator<Item = Construction> {
        let stock = if let Self::Construction(stock) = self { stock } else { Stock::default() };
        stock.kinds()
    }
}

/// A space of the bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BankSpace {
    /// Which one.
    pub bank: Bank,
    /// Whose trader stands there.
    pub stands: Option<Seat>,
    /// The rule against taking it; where the trader comes from is another question.
    pub closed: Option<Rule>,
    /// The sum of the bids for which it would pay right now: if it isn't taken, without the player's own, which would be
    /// pulled back.
    pub bids: u32,
    /// What it would pay for them.
    pub pays: u32,
    /// The player's bids that taking it would pull back to the market (YN-3.7).
    pub pulls_back: Vec<(Building, u32)>,
}

/// A place where a trader can come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recall {
    /// The place.
    pub from: Source,
    /// How many own traders are there.
    pub traders: u8,
    /// The rule against moving one of them.
    pub closed: Option<Rule>,
    /// Income of this round that would be lost without one of them, if the player did nothing on the road: what it earns,
    /// and what others earn less that would be cut off. One that goes to the market still earns there.
    pub loss: u32,
}

impl Auction {
    /// The auction as the observer of a view looks at it; a spectator has none.
    pub fn new(board: &Board, view: &View) -> Option<Self> {
        let Observer::Seat(seat) = view.observer() else { return None };
        let position = view.position();
        let player = position.player(seat);
        let mut auction = Self {
            plates: Vec::new(),
            banks: Bank::ALL.map(|bank| BankSpace::new(board, view, seat, bank)),
            sources: Vec::new(),
            pledged: player.pledged(board),
            left: left(board, player, 0),
            penalty: penalty(board, position, player, 0),
        };
        for building in Building::ALL {
            let gains = Gain::of(board, player, building);
            let standing = position.bids(board, building);
            for yuan in board.bids().iter().copied() {
                let outbids =
                    standing.iter().find(|(bid, owner)| *bid < yuan && *owner != seat && board.gives_way(*bid));
                let gives_way = board.gives_way(yuan);
                auction.plates.push(Plate {
                    building,
                    yuan,
                    stands: standing.iter().find(|(bid, _)| *bid == yuan).map(|(_, owner)| *owner),
                    closed: view.why_not_bid(board, building, yuan),
                    gains,
                    outbid_by: board.bids().iter().copied().filter(|higher| gives_way && *higher > yuan).collect(),
                    outbids: outbids.map(|&(yuan, seat)| Outbids { seat, yuan, returns: position.passed().has(seat) }),
                    left: left(board, player, yuan),
                    penalty: penalty(board, position, player, yuan),
                });
            }
        }
        let provinces = Province::ALL.into_iter().map(Source::Province);
        for from in std::iter::once(Source::Supply).chain(provinces) {
            auction.sources.push(Recall::new(board, view, seat, from));
        }
        Some(auction)
    }

    /// The bid space of a building that costs so much.
    pub fn plate(&self, building: Building, yuan: u32) -> Option<&Plate> {
        self.plates.iter().find(|plate| plate.building == building && plate.yuan == yuan)
    }

    /// Income of this round that an action loses because it recalls a trader; in the market it still earns.
    pub fn loss(&self, board: &Board, action: &Action) -> u32 {
        let (from, earns) = match *action {
            Action::Bid { from, .. } | Action::Bank { from, .. } => (from, 0),
            Action::Market { from } => (from, board.income(Province::Puer)),
            _ => return 0,
        };
        self.source(from).map_or(0, |source| source.loss.saturating_sub(earns))
    }

    /// A place where traders can come from.
    pub fn source(&self, from: Source) -> Option<&Recall> {
        self.sources.iter().find(|source| source.from == from)
    }
}

impl BankSpace {
    fn new(board: &Board, view: &View, seat: Seat, bank: Bank) -> Self {
        let position = view.position();
        let player = position.player(seat);
        let stands = position.banker(bank);
        let bids = position.sum_of_bids_without(board, stands.is_none().then_some(seat));
        let row = board.bank_row(bids);
        let bid = |building: Building| Some((building, player.bid(board, building)?));
        Self {
            bank,
            stands,
            closed: view.why_not_bank(board, bank),
            bids,
            pays: if bank == Bank::High { row.high } else { row.low },
            pulls_back: Building::ALL.into_iter().filter_map(bid).collect(),
        }
    }
}

impl Recall {
    fn new(board: &Board, view: &View, seat: Seat, from: Source) -> Self {
        let position = view.position();
        let player = position.player(seat);
        let (traders, without) = match from {
            Source::Supply => (player.supply(), None),
            Source::Province(province) => (player.traders()[province], position.income_without(board, seat, province)),
        };
        let loss = without.map_or(0, |without| position.income_when_done(board, seat).saturating_sub(without));
        Self { from, traders, closed: view.why_not_from(board, from), loss }
    }
}

/// What is left of the money once all bids are paid and one more.
fn left(board: &Board, player: &Player, more: u32) -> i64 {
    i64::from(player.yuan()) - i64::from(player.pledged(board)) - i64::from(more)
}

/// YN-5.2
fn penalty(board: &Board, position: &Position, player: &Player, more: u32) -> u32 {
    let missing = u32::try_from(-left(board, player, more)).unwrap_or(0);
    if position.variant() == Variant::Pro { missing * board.penalty(position.round()) } else { 0 }
}
