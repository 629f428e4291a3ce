//! Placing tiles (YY-5).

use kernel::Sink;

use crate::event::{Event, Reason};
use crate::realm::Joined;
use crate::rule::Rule;
use crate::setup::Edition;
use crate::sight::Sight;
use crate::space::{Space, Spot, Spots};
use crate::stage::Stage;
use crate::tiles::Colour;
use crate::turn::{Next, Play, after_market};

impl Sight<'_> {
    /// Where a tile from hand would go, or why it may not (YY-5.1).
    pub(crate) fn tile_target(&self, colour: Colour, space: Space) -> Result<Spot, Rule> {
        let spot = self.spot(space)?;
        if self.hand[colour] == 0 {
            Err(Rule::TileNotInHand(colour))
        } else if self.open.occupied().has(spot) {
            Err(Rule::TileOnPiece)
        } else {
            match (colour == Colour::Blue, self.board.river.has(spot)) {
                (true, false) => Err(Rule::BlueOnLand),
                (false, true) => Err(Rule::OtherOnRiver),
                _ => Ok(spot),
            }
        }
    }

    /// YY-5.6: where the chain may go on from the tile on `from`.
    pub(crate) fn chain_target(&self, from: Spot, colour: Colour, space: Space) -> Result<Spot, Rule> {
        if colour != Colour::Blue {
            return Err(Rule::ChainNotBlue);
        }
        let spot = self.tile_target(colour, space)?;
        if self.board.neighbours(from).has(spot) { Ok(spot) } else { Err(Rule::ChainNotAdjacent) }
    }

    /// The free river spaces beside the last tile of a chain.
    pub(crate) fn chain_spots(&self, from: Spot) -> Spots {
        self.board.neighbours(from) & self.board.river & !self.open.occupied()
    }

    /// YY-5.4
    pub(crate) fn market_choice(&self, colour: Colour) -> Result<(), Rule> {
        if self.open.market[colour] > 0 { Ok(()) } else { Err(Rule::NotInMarket(colour)) }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn place_tile(&mut self, colour: Colour, space: Space) -> Result<Next, Rule> {
        let spot = self.sight(self.active()).tile_target(colour, space)?;
        self.use_action();
        Ok(self.put_tile(colour, spot))
    }

    pub(crate) fn continue_chain(&mut self, from: Spot, colour: Colour, space: Space) -> Result<Next, Rule> {
        let spot = self.sight(self.active()).chain_target(from, colour, space)?;
        Ok(self.put_tile(colour, spot))
    }

    /// YY-5.2: a war, or point, market, pagoda and chain in this order.
    fn put_tile(&mut self, colour: Colour, spot: Spot) -> Next {
        let (seat, board) = (self.active(), self.board);
        let open = &self.position.open;
        let realms = open.realms_touching(board, open.occupied(), spot);
        self.position.spend(seat, colour, 1);
        self.position.open.put_tile(board, spot, colour);
        self.events.tell(Event::TilePlaced { seat, colour, space: board.space(spot) });

        let war = !realms.iter().collect::<Joined>().shared.is_empty();
        if !war {
            let members = realms.iter().fold(Spots::NONE, |all, realm| all | realm.members);
            self.score_tile(colour, spot, &members);
        }
        match colour {
            Colour::Green if !(war && self.position.open.options.edition == Edition::Of2023) => {
                Next::Market { spot, war }
            }
            _ => after_market(spot, war),
        }
    }

    /// YY-5.3: the leader of the tile's colour gets the point, or else the black one. Without a leader nobody does.
    fn score_tile(&mut self, colour: Colour, spot: Spot, members: &Spots) {
        let open = &self.position.open;
        let owner = [colour, Colour::Black]
            .into_iter()
            .find_map(|leader| Some((open.leader_owner(members, leader)?.0, leader)));
        if let Some((seat, leader)) = owner {
            self.score(seat, colour, 1, Reason::Tile { space: self.board.space(spot), leader });
        }
    }

    pub(crate) fn offer_market(&mut self, spot: Spot, war: bool) -> Next {
        if self.position.open.market.is_empty() {
            after_market(spot, war)
        } else {
            Next::Wait(Stage::Market { spot, war })
        }
    }

    pub(crate) fn take_from_market(&mut self, spot: Spot, war: bool, colour: Colour) -> Result<Next, Rule> {
        let seat = self.active();
        self.sight(seat).market_choice(colour)?;
        let position = &mut self.position;
        position.open.market[colour] -= 1;
        position.open.known[seat.index()][colour] += 1;
        position.open.hand_sizes[seat.index()] += 1;
        position.hidden.hands[seat.index()][colour] += 1;
        self.events.tell(Event::MarketTaken { seat, colour });
        Ok(after_market(spot, war))
    }

    pub(crate) fn offer_chain(&mut self, spot: Spot) -> Next {
        let sight = self.sight(self.active());
        let goes_on = sight.open.tiles(Colour::Blue).has(spot)
            && sight.open.hand_size(sight.seat) > 0
            && !sight.chain_spots(spot).is_empty();
        if goes_on { Next::Wait(Stage::Chain { spot }) } else { Next::ActionOver }
    }
}
