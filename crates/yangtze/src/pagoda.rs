//! Pagodas (YY-9), built after completing a triangle (YY-5.5) or as an action (YY-9.5).

use kernel::Sink;

use crate::action::{Payment, Triangle};
use crate::board::{Board, TriangleId};
use crate::event::Event;
use crate::position::Open;
use crate::rule::Rule;
use crate::sight::{Lack, Sight};
use crate::space::Spot;
use crate::stage::Stage;
use crate::tiles::Colour;
use crate::turn::{Next, Play};

/// A pagoda about to be put somewhere.
pub(crate) struct Site {
    colour: Colour,
    to: TriangleId,
    from: Option<TriangleId>,
}

impl Open {
    /// Hands every triangle of this colour that is free of pagodas to `take`, in order (YY-9.1).
    #[inline]
    pub(crate) fn free_triangles(&self, board: &Board, colour: Colour, mut take: impl FnMut(TriangleId)) {
        let free = self.tiles(colour) & !self.under_pagoda();
        free.for_each(|spot| {
            if !board.south_east(spot).is_some_and(|spot| free.has(spot)) {
                return;
            }
            for (id, [_, second, third]) in board.triangles_from(spot) {
                if free.has(second) && free.has(third) {
                    take(id);
                }
            }
        });
    }

    /// In how many ways a pagoda of this colour can come to a triangle: from beside the board, else from elsewhere.
    #[inline]
    pub(crate) fn pagoda_sources(&self, colour: Colour) -> usize {
        if self.pagodas_beside(colour) > 0 { 1 } else { self.pagodas(colour).count() }
    }

    /// Hands every way to bring a pagoda of this colour to `take`.
    pub(crate) fn for_each_source(&self, board: &Board, colour: Colour, mut take: impl FnMut(Option<Triangle>)) {
        if self.pagodas_beside(colour) > 0 {
            take(None);
        } else {
            let mut on_board = [None; 2];
            for (place, id) in on_board.iter_mut().zip(self.pagodas(colour)) {
                *place = Some(id);
            }
            on_board.sort_unstable();
            for id in on_board.into_iter().flatten() {
                take(Some(named(board, id)));
            }
        }
    }
}

/// The triangle by its spaces.
pub(crate) fn named(board: &Board, id: TriangleId) -> Triangle {
    let spaces = board.triangle(id).map(|spot| board.space(spot));
    Triangle::new(spaces).expect("the board lists the spaces of a triangle in reading order")
}

impl Sight<'_> {
    fn site(&self, triangle: Triangle, from: Option<Triangle>) -> Result<Site, Rule> {
        let to = self.triangle_id(triangle)?.ok_or(Rule::NotATriangle)?;
        let spots = self.board.triangle(to);
        let colour = self.open.tile(spots[0]).ok_or(Rule::NotATriangle)?;
        if !spots.iter().all(|&spot| self.open.tiles(colour).has(spot)) {
            return Err(Rule::NotATriangle);
        }
        if spots.iter().any(|&spot| self.open.under_pagoda().has(spot)) {
            return Err(Rule::TriangleTaken);
        }
        // YY-9.3: from beside the board if one is there, otherwise one of the board is moved.
        let beside = self.open.pagodas_beside(colour) > 0;
        let from = match from {
            Some(_) if beside => return Err(Rule::PagodaBesideBoard),
            None if !beside => return Err(Rule::NoPagodaBeside),
            None => None,
            Some(from) => {
                let from = self.triangle_id(from)?.filter(|id| self.open.pagodas(colour).any(|here| here == *id));
                Some(from.ok_or(Rule::NoPagodaThere)?)
            }
        };
        Ok(Site { colour, to, from })
    }

    fn triangle_id(&self, triangle: Triangle) -> Result<Option<TriangleId>, Rule> {
        let [a, b, c] = triangle.spaces();
        Ok(self.board.triangle_id([self.spot(a)?, self.spot(b)?, self.spot(c)?]))
    }

    /// YY-5.5: a triangle that the tile on `spot` completed.
    pub(crate) fn building_site(&self, spot: Spot, triangle: Triangle, from: Option<Triangle>) -> Result<Site, Rule> {
        let site = self.site(triangle, from)?;
        if self.board.triangle(site.to).contains(&spot) { Ok(site) } else { Err(Rule::TriangleNotNew) }
    }

    /// YY-9.5
    pub(crate) fn pagoda_action(
        &self,
        payment: Payment,
        triangle: Triangle,
        from: Option<Triangle>,
    ) -> Result<Site, Rule> {
        self.payment(payment, Colour::Green).map_err(|lack| match lack {
            Lack::Tiles => Rule::TooFewGreen,
            Lack::Leader => Rule::GreenLeaderOnBoard,
        })?;
        self.site(triangle, from)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn offer_pagoda(&mut self, spot: Spot) -> Next {
        let open = &self.position.open;
        let mut complete = false;
        if let Some(colour) = open.tile(spot) {
            let free = open.tiles(colour) & !open.under_pagoda();
            let ring = self.board.ring(spot);
            for side in 0..6 {
                if let (Some(one), Some(other)) = (ring[side], ring[(side + 1) % 6]) {
                    complete |= free.has(one) && free.has(other);
                }
            }
        }
        if complete { Next::Wait(Stage::Pagoda { spot }) } else { Next::Chain { spot } }
    }

    pub(crate) fn build_pagoda(
        &mut self,
        spot: Spot,
        triangle: Triangle,
        from: Option<Triangle>,
    ) -> Result<Next, Rule> {
        let site = self.sight(self.active()).building_site(spot, triangle, from)?;
        self.put_pagoda(&site);
        // YY-5.6: building ends a blue chain.
        Ok(Next::ActionOver)
    }

    pub(crate) fn pagoda_as_action(
        &mut self,
        payment: Payment,
        triangle: Triangle,
        from: Option<Triangle>,
    ) -> Result<Next, Rule> {
        let seat = self.active();
        let site = self.sight(seat).pagoda_action(payment, triangle, from)?;
        self.use_action();
        self.position.pay(seat, Colour::Green, payment.tiles());
        self.events.tell(Event::PagodaPaid { seat, payment });
        self.put_pagoda(&site);
        Ok(Next::ActionOver)
    }

    fn put_pagoda(&mut self, site: &Site) {
        let Site { colour, to, from } = *site;
        self.position.open.put_pagoda(self.board, colour, to, from);
        let triangle = named(self.board, to);
        let from = from.map(|from| named(self.board, from));
        self.events.tell(Event::PagodaBuilt { seat: self.active(), colour, triangle, from });
    }

    /// A tile leaves the board and the game, and with it the pagoda it supported (YY-7.8).
    pub(crate) fn remove_tile(&mut self, spot: Spot, colour: Colour) {
        let open = &mut self.position.open;
        open.take_tile(self.board, spot, colour);
        open.gone[colour] += 1;
        if let Some((colour, id)) = open.take_pagoda_on(self.board, spot) {
            self.events.tell(Event::PagodaLost { colour, triangle: named(self.board, id) });
        }
    }
}
