//! Trading posts, bridges and teahouses (YN-6.2, YN-6.3).

use kernel::Seat;

use crate::building::Construction;
use crate::event::Event;
use crate::province::{Province, Provinces};
use crate::round::{Next, Play, Witness};
use crate::rule::Rule;
use crate::sight::Sight;
use crate::stage::Travel;

impl Sight<'_> {
    /// YN-6.2
    pub(crate) fn check_access(&self, province: Province) -> Result<(), Rule> {
        let horse = self.own().horse;
        if province <= horse { Ok(()) } else { Err(Rule::NoAccess { province, horse }) }
    }

    fn check_in_stock(&self, kind: Construction) -> Result<(), Rule> {
        if self.own().stock.of(kind) > 0 { Ok(()) } else { Err(Rule::NotInSupply(kind)) }
    }

    /// Whether the seat may build a trading post there.
    pub(crate) fn check_post(&self, province: Province) -> Result<(), Rule> {
        self.check_in_stock(Construction::Post)?;
        self.check_access(province)
    }

    /// Whether the seat may build a bridge there, and which site that is.
    pub(crate) fn check_bridge(&self, near: Province, far: Province) -> Result<usize, Rule> {
        self.check_in_stock(Construction::Bridge)?;
        let site = self.board.site(near, far).ok_or(Rule::NoBridgeSite { near, far })?;
        self.check_access(far)?;
        if self.own().bridges.has(site) {
            return Err(Rule::OwnBridgeThere { near, far });
        }
        Ok(site)
    }

    /// Whether the seat may build a teahouse there.
    pub(crate) fn check_teahouse(&self, province: Province) -> Result<(), Rule> {
        self.check_in_stock(Construction::Teahouse)?;
        self.check_teahouse_space(province)
    }

    /// Whether a teahouse space is free there and the seat has access to it.
    pub(crate) fn check_teahouse_space(&self, province: Province) -> Result<(), Rule> {
        if !self.board.teahouse_spaces().has(province) {
            return Err(Rule::NoTeahouseSpace(province));
        }
        self.check_access(province)?;
        if self.position.teahouses().has(province) {
            return Err(Rule::TeahouseSpaceTaken(province));
        }
        Ok(())
    }

    /// The provinces that [`Self::check_teahouse_space`] allows.
    #[inline]
    pub(crate) fn free_teahouse_spaces(&self) -> Provinces {
        self.board.teahouse_spaces() & self.own().access() & !self.position.teahouses()
    }
}

impl<S: Witness> Play<'_, S> {
    pub(crate) fn build_post(&mut self, seat: Seat, travel: Travel, province: Province) -> Result<Next, Rule> {
        self.sight(seat).check_post(province)?;
        let player = self.position.player_mut(seat);
        player.stock.take(Construction::Post);
        player.posts[province] += 1;
        self.tell(Event::PostBuilt { seat, province });
        Ok(self.travel_on(seat, travel))
    }

    pub(crate) fn build_bridge(
        &mut self,
        seat: Seat,
        travel: Travel,
        near: Province,
        far: Province,
    ) -> Result<Next, Rule> {
        let site = self.sight(seat).check_bridge(near, far)?;
        let player = self.position.player_mut(seat);
        player.stock.take(Construction::Bridge);
        player.bridges.insert(site);
        self.tell(Event::BridgeBuilt { seat, near, far });
        Ok(self.travel_on(seat, travel))
    }

    pub(crate) fn build_teahouse(&mut self, seat: Seat, travel: Travel, province: Province) -> Result<Next, Rule> {
        self.sight(seat).check_teahouse(province)?;
        self.place_teahouse(seat, province, false);
        Ok(self.travel_on(seat, travel))
    }

    pub(crate) fn place_teahouse(&mut self, seat: Seat, province: Province, at_once: bool) {
        let player = self.position.player_mut(seat);
        player.stock.take(Construction::Teahouse);
        player.teahouses.insert(province);
        self.tell(Event::TeahouseBuilt { seat, province, at_once });
    }
}
