//! The auction: bids, outbidding, the bank's spaces, the market and passing (YN-3).

use kernel::Seat;

use crate::action::Source;
use crate::bids::{BidSpace, Bids, GIVE_WAY};
use crate::building::{Bank, Building};
use crate::event::Event;
use crate::order::Seats;
use crate::player::{Player, TOP_LEVEL};
use crate::province::{Province, Provinces};
use crate::round::{Next, Play, Witness};
use crate::rule::Rule;
use crate::setup::Variant;
use crate::sight::Sight;

impl Player {
    /// YN-3.5: whether the player can still gain something in this building.
    #[inline]
    pub fn can_progress(&self, building: Building) -> bool {
        match building {
            Building::School => self.reserve > 0,
            Building::Customs => self.customs < TOP_LEVEL,
            Building::Horse => self.horse < Province::LAST,
            Building::Dragon => self.influence < TOP_LEVEL,
            Building::Yard => !self.reserve_stock.is_empty(),
        }
    }

    /// The provinces from which a trader can be recalled (YN-3.1).
    #[inline]
    pub(crate) fn recallable(&self) -> Provinces {
        self.traders.places() & Provinces::BEYOND_PUER
    }
}

impl Sight<'_> {
    /// YN-3.1: whether a trader can be moved from there.
    pub(crate) fn check_source(&self, from: Source) -> Result<(), Rule> {
        match from {
            Source::Supply if self.own().supply > 0 => Ok(()),
            Source::Supply => Err(Rule::NoTraderInSupply),
            Source::Province(Province::Puer) => Err(Rule::MarketStays),
            Source::Province(province) if self.own().traders[province] > 0 => Ok(()),
            Source::Province(province) => Err(Rule::NoTraderThere(province)),
        }
    }

    /// Whether the seat may bid so much there, and which space that is.
    pub(crate) fn check_bid(&self, building: Building, yuan: u32) -> Result<BidSpace, Rule> {
        let player = self.own();
        if self.position.is_banker(self.seat) {
            return Err(Rule::OnlyMarketAfterBank);
        }
        let number = self.board.bids().iter().position(|bid| *bid == yuan).ok_or(Rule::NoSuchBid { yuan })?;
        let space = BidSpace { building, number: number as u8 };
        if !player.can_progress(building) {
            return Err(Rule::NoProgress(building));
        }
        if player.bids.in_building(building) != 0 {
            return Err(Rule::OwnTraderInBuilding(building));
        }
        let taken = self.position.all_bids();
        if taken.has(space) {
            return Err(Rule::BidSpaceTaken { building, yuan });
        }
        // YN-3.3
        if space.gives_way() && taken.in_building(building) >> number > 0 {
            let highest = taken.in_building(building).ilog2() as u8;
            return Err(Rule::HigherBidStands { building, yuan: self.board.bid(highest) });
        }
        // YN-3.6
        let pledged = player.pledged(self.board);
        if self.position.variant == Variant::Basic && pledged + yuan > player.yuan {
            return Err(Rule::NotEnoughMoney { yuan: player.yuan, pledged, bid: yuan });
        }
        Ok(space)
    }

    /// YN-3.7: whether the seat may take this space of the bank.
    pub(crate) fn check_bank(&self, bank: Bank) -> Result<(), Rule> {
        if self.position.is_banker(self.seat) {
            return Err(Rule::OnlyMarketAfterBank);
        }
        match self.position.banker(bank) {
            Some(_) => Err(Rule::BankSpaceTaken(bank)),
            None => Ok(()),
        }
    }

    /// All spaces on which the seat may bid: those that [`Self::check_bid`] allows, found at once.
    pub(crate) fn open_bids(&self) -> Bids {
        let (board, player) = (self.board, self.own());
        let mut open = Bids::NONE;
        if self.position.is_banker(self.seat) {
            return open;
        }
        let affordable = match self.position.variant {
            Variant::Pro => board.bids().len(),
            Variant::Basic => {
                let left = player.yuan.saturating_sub(player.pledged(board));
                board.bids().iter().take_while(|bid| **bid <= left).count()
            }
        };
        if affordable == 0 {
            return open;
        }
        let affordable = u8::MAX >> (Bids::SPACES - affordable);
        let taken = self.position.all_bids();
        for building in Building::ALL {
            if player.bids.in_building(building) == 0 && player.can_progress(building) {
                let taken = taken.in_building(building);
                // Spaces that give way are closed below a higher bid: all below the highest.
                let below_highest = taken.checked_ilog2().map_or(0, |highest| (1u8 << highest) - 1);
                let closed = taken | below_highest & ((1 << GIVE_WAY) - 1);
                open.insert_all(building, affordable & !closed);
            }
        }
        open
    }
}

impl<S: Witness> Play<'_, S> {
    /// Takes a trader from where it comes from.
    fn pick_up(&mut self, seat: Seat, from: Source) {
        let player = self.position.player_mut(seat);
        match from {
            Source::Supply => player.supply -= 1,
            Source::Province(province) => player.traders[province] -= 1,
        }
    }

    /// YN-3.2: a bid on the space of this building that costs so much.
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        mut passed: Seats,
        (building, yuan): (Building, u32),
        from: Source,
    ) -> Result<Next, Rule> {
        self.sight(seat).check_source(from)?;
        let space = self.sight(seat).check_bid(building, yuan)?;
        self.pick_up(seat, from);
        self.position.player_mut(seat).bids.insert(space);
        self.tell(Event::Bid { seat, building, yuan, from });
        // YN-3.4: lower bids that give way go back to their owners' supplies.
        for number in 0..space.number.min(GIVE_WAY) {
            let lower = BidSpace { building, number };
            for owner in Seat::all(self.position.order.len()) {
                let player = self.position.player_mut(owner);
                if player.bids.has(lower) {
                    player.bids.remove(lower);
                    player.supply += 1;
                    let returned = passed.has(owner);
                    passed.remove(owner);
                    let yuan = self.board.bid(number);
                    self.tell(Event::Outbid { seat: owner, building, yuan, by: seat, returned });
                }
            }
        }
        Ok(Next::Bidder { after: seat, passed })
    }

    /// YN-3.7
    pub(crate) fn take_bank(&mut self, seat: Seat, passed: Seats, bank: Bank, from: Source) -> Result<Next, Rule> {
        self.sight(seat).check_source(from)?;
        self.sight(seat).check_bank(bank)?;
        self.pick_up(seat, from);
        self.position.bank[bank.index()] = Some(seat);
        self.tell(Event::BankTaken { seat, bank, from });
        let player = self.position.player_mut(seat);
        let withdrawn = std::mem::take(&mut player.bids);
        player.traders[Province::Puer] += withdrawn.len() as u8;
        for space in withdrawn.iter() {
            let (building, yuan) = (space.building, self.board.bid(space.number));
            self.tell(Event::BidWithdrawn { seat, building, yuan });
        }
        Ok(Next::Bidder { after: seat, passed })
    }

    /// YN-3.1
    pub(crate) fn send_to_market(&mut self, seat: Seat, passed: Seats, from: Source) -> Result<Next, Rule> {
        self.sight(seat).check_source(from)?;
        self.pick_up(seat, from);
        self.position.player_mut(seat).traders[Province::Puer] += 1;
        self.tell(Event::SentToMarket { seat, from });
        Ok(Next::Bidder { after: seat, passed })
    }

    /// YN-3.8
    pub(crate) fn pass(&mut self, seat: Seat, mut passed: Seats) -> Next {
        let player = self.position.player_mut(seat);
        let traders = std::mem::take(&mut player.supply);
        player.traders[Province::Puer] += traders;
        passed.insert(seat);
        self.tell(Event::Passed { seat, traders });
        Next::Bidder { after: seat, passed }
    }

    /// YN-3.1, YN-3.4, YN-3.9: the next in auction order who has not passed, or the end of the auction.
    pub(crate) fn next_bidder(&mut self, after: Seat, passed: Seats) -> Next {
        let order = self.position.order.seats();
        let place = self.position.order.place(after) + 1;
        let (before, behind) = order.split_at(place.min(order.len()));
        let next = behind.iter().chain(before).find(|seat| !passed.has(**seat));
        match next {
            Some(&seat) => Next::Wait(crate::stage::Stage::Auction { seat, passed }),
            None => Next::Bank,
        }
    }
}
