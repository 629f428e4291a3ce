//! What lies open, summed up by state: what players look at when they judge a position.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::Board;
use crate::position::{Open, SEATS};
use crate::realm::linked;
use crate::space::Spots;
use crate::tiles::Colour;

/// The most states there can be: one for each leader.
const STATES: usize = SEATS * 5;

/// All states of a position, summed up.
#[derive(Clone, Debug)]
pub struct Survey {
    realms: ArrayVec<SurveyedRealm, STATES>,
    empty: Spots,
    entries: Spots,
}

/// A state, summed up. Lists with one entry per colour are in the order k r b g y.
#[derive(Clone, Copy, Debug)]
pub struct SurveyedRealm {
    reach: Spots,
    /// Who has the leader of each colour here.
    pub leaders: [Option<Seat>; 5],
    /// Black tiles beside the leader of each colour.
    pub beside: [u8; 5],
    /// Red tiles, which are its strength in a war.
    pub red: u8,
    /// Pagodas of each colour.
    pub pagodas: [u8; 5],
    /// Empty land spaces that touch it.
    pub land: u8,
    /// Empty river spaces that touch it.
    pub river: u8,
    /// The most black tiles beside one of the empty spaces where a leader could enter; 0 if none can.
    pub entry: u8,
    /// Empty spaces where a tile of each colour would complete a triangle here.
    pub almost: [u8; 5],
    /// Tiles of each colour with which a free triangle begins here.
    pub triangles: [u8; 5],
}

impl Survey {
    /// The states.
    #[inline]
    pub fn realms(&self) -> &[SurveyedRealm] {
        &self.realms
    }

    /// Empty land spaces beside black tiles: where a leader could be placed, as far as that goes.
    #[inline]
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    /// Whether one more tile can join two states.
    #[inline]
    pub fn can_be_joined(&self, one: &SurveyedRealm, other: &SurveyedRealm) -> bool {
        (one.reach & other.reach).meets(&self.empty)
    }
}

impl Open {
    /// Sums up all states, in no particular order.
    pub fn survey(&self, board: &Board) -> Survey {
        let empty = (board.land | board.river) & !self.occupied();
        let (almost, complete) = self.triangles_in_reach(board, empty);
        let leaders: ArrayVec<_, STATES> = self.leaders_on_board().collect();
        let black = self.tiles(Colour::Black);
        let entries = board.land & empty & self.beside_black();
        let mut survey = Survey { realms: ArrayVec::new(), empty, entries };
        let mut left = self.leader_spots();
        while let Some(start) = left.first() {
            let (members, reach) = linked(board, self.occupied(), start);
            left &= !members;
            let mut realm = SurveyedRealm {
                reach,
                leaders: [None; 5],
                beside: [0; 5],
                red: (members & self.tiles(Colour::Red)).len() as u8,
                pagodas: [0; 5],
                land: (reach & empty & board.land).len() as u8,
                river: (reach & empty & board.river).len() as u8,
                entry: 0,
                almost: almost.map(|spots| (spots & reach).len() as u8),
                triangles: complete.map(|spots| (spots & members).len() as u8),
            };
            for (seat, colour, spot) in &leaders {
                if members.has(*spot) {
                    realm.leaders[colour.index()] = Some(*seat);
                    realm.beside[colour.index()] = (board.neighbours(*spot) & black).len() as u8;
                }
            }
            (reach & entries).for_each(|spot| {
                realm.entry = realm.entry.max((board.neighbours(spot) & black).len() as u8);
            });
            if members.meets(&self.under_pagoda()) {
                for colour in Colour::ALL {
                    let inside = self.pagodas(colour).filter(|&id| members.has(board.triangle(id)[0])).count();
                    realm.pagodas[colour.index()] = inside as u8;
                }
            }
            survey.realms.push(realm);
        }
        survey
    }

    /// For each colour the empty spots that would complete a triangle, and a tile of each triangle that is free.
    fn triangles_in_reach(&self, board: &Board, empty: Spots) -> ([Spots; 5], [Spots; 5]) {
        let (mut almost, mut complete) = ([Spots::NONE; 5], [Spots::NONE; 5]);
        for colour in Colour::ALL {
            let (almost, complete) = (&mut almost[colour.index()], &mut complete[colour.index()]);
            let free = self.tiles(colour) & !self.under_pagoda();
            let room = empty & if colour == Colour::Blue { board.river } else { board.land };
            let mut later = free;
            free.for_each(|spot| {
                later.remove(spot);
                let near = board.neighbours(spot);
                (near & later).for_each(|other| {
                    let both = near & board.neighbours(other);
                    *almost |= both & room;
                    if both.meets(&later) {
                        complete.insert(spot);
                    }
                });
            });
        }
        (almost, complete)
    }

    /// Whether a leader is on the board.
    #[inline]
    pub fn has_leader(&self, seat: Seat, colour: Colour) -> bool {
        self.leader(seat, colour).is_some()
    }
}
