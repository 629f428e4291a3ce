//! Worlds that a view could be a view of, and what can't be known of later ones.

use kernel::{Dice, Seat};

use crate::position::{BAG, Hidden, Position, SEATS};
use crate::tiles::{Colour, Tiles};
use crate::view::View;

/// A position that agrees with everything the view's observer knows: tiles on the board, in the market and known to
/// have left the game, the own hand and discards, tiles known to be in other hands, and all numbers of tiles. What is
/// left is spread over the unknown places, each order equally likely.
pub fn sample_world(view: &View, dice: &mut Dice) -> Position {
    let open = view.open;
    let mut hidden = Hidden { hands: open.known, discards: [Tiles::NONE; SEATS], bag: [Colour::Black; BAG] };
    if let Some(own) = view.own {
        hidden.hands[own.seat.index()] = own.hand;
        hidden.discards[own.seat.index()] = own.discards;
    }

    let mut pool = [Colour::Black; 138];
    let mut size = 0;
    let placed = |colour: Colour| {
        let in_hands = hidden.hands.iter().chain(&hidden.discards).map(|tiles| tiles[colour] as usize).sum::<usize>();
        open.tiles(colour).len() + (open.market[colour] + open.gone[colour]) as usize + in_hands
    };
    for (colour, all) in Tiles::ALL.iter() {
        for _ in placed(colour)..all as usize {
            pool[size] = colour;
            size += 1;
        }
    }
    dice.shuffle(&mut pool[..size]);

    let mut unseen = pool[..size].iter().copied();
    let mut fill = |tiles: &mut Tiles, to: u8| {
        for _ in tiles.total()..to as usize {
            if let Some(colour) = unseen.next() {
                tiles[colour] += 1;
            }
        }
    };
    for seat in Seat::all(open.players()).map(Seat::index) {
        fill(&mut hidden.hands[seat], open.hand_sizes[seat]);
        fill(&mut hidden.discards[seat], open.discarded[seat]);
    }
    for (place, colour) in hidden.bag[..open.bag_size()].iter_mut().zip(unseen) {
        *place = colour;
    }
    Position { open, hidden }
}

impl Position {
    /// Puts back into the bag what came from it into a hand and the market since then: whoever plans ahead from there
    /// can't know it.
    ///
    /// # Panics
    /// Like everything that takes a seat, if no table has that many chairs.
    pub fn put_back(&mut self, since: &Self, seat: Seat) {
        let seat = seat.index();
        for colour in Colour::ALL {
            let hand = self.hidden.hands[seat][colour].saturating_sub(since.hidden.hands[seat][colour]);
            let market = self.open.market[colour].saturating_sub(since.open.market[colour]);
            self.hidden.hands[seat][colour] -= hand;
            self.open.hand_sizes[seat] -= hand;
            self.open.market[colour] -= market;
            for _ in 0..hand + market {
                self.hidden.bag[self.open.bag_size()] = colour;
                self.open.bag += 1;
            }
        }
    }
}
