//! One position: what lies open for everybody, and what is hidden (YY-13).

use kernel::{Pending, Seat};

use crate::board::{Board, TriangleId};
use crate::setup::Options;
use crate::space::{Space, Spot, Spots};
use crate::stage::{Decision, Stage};
use crate::tiles::{Colour, Tiles};

/// The most players.
pub(crate) const SEATS: usize = 4;
/// Tiles in the bag at set-up: all but the seven of the capitals.
pub(crate) const BAG: usize = 131;
/// Tiles in a full hand and in a full market.
pub(crate) const FULL: usize = 6;

const NOWHERE: u8 = u8::MAX;
const BESIDE: u16 = u16::MAX;

/// A position of the game: plain data that knows no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What only one seat knows, or nobody (YY-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub(crate) hands: [Tiles; SEATS],
    /// What each seat has discarded face down (YY-10).
    pub(crate) discards: [Tiles; SEATS],
    /// The tiles still in the bag; the next to be drawn is the last of them.
    pub(crate) bag: [Colour; BAG],
}

/// Everything that lies open: what every seat and every spectator may know (YY-13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    tiles: [Spots; 5],
    leader_spots: Spots,
    occupied: Spots,
    beside_black: Spots,
    under_pagoda: Spots,
    leaders: [[u8; 5]; SEATS],
    pagodas: [[u16; 2]; 5],
    points: [[u32; 5]; SEATS],
    /// Tiles that everybody knows to have left the game.
    pub(crate) gone: Tiles,
    pub(crate) market: Tiles,
    /// Tiles taken from the market that are known to be in this hand (YY-13.1).
    pub(crate) known: [Tiles; SEATS],
    pub(crate) hand_sizes: [u8; SEATS],
    /// How many tiles each seat has discarded face down.
    pub(crate) discarded: [u8; SEATS],
    pub(crate) bag: u8,
    pub(crate) options: Options,
    players: u8,
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    /// Turns in a row that were ended without any action (YY-12.5).
    pub(crate) idle_turns: u8,
    pub(crate) stage: Stage,
}

impl Open {
    pub(crate) fn new(board: &Board, players: usize, options: Options, first: Seat) -> Self {
        let mut open = Self::bare(players, options, first);
        for spot in board.capital_spots().iter() {
            open.put_tile(board, spot, Colour::Black);
        }
        open
    }

    /// Without any piece or tile.
    pub(crate) fn bare(players: usize, options: Options, first: Seat) -> Self {
        Self {
            tiles: [Spots::NONE; 5],
            leader_spots: Spots::NONE,
            occupied: Spots::NONE,
            beside_black: Spots::NONE,
            under_pagoda: Spots::NONE,
            leaders: [[NOWHERE; 5]; SEATS],
            pagodas: [[BESIDE; 2]; 5],
            points: [[0; 5]; SEATS],
            gone: Tiles::NONE,
            market: Tiles::NONE,
            known: [Tiles::NONE; SEATS],
            hand_sizes: [0; SEATS],
            discarded: [0; SEATS],
            bag: 0,
            options,
            players: players as u8,
            active: first,
            actions_left: 2,
            idle_turns: 0,
            stage: Stage::Act,
        }
    }

    /// Number of seats.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// The table options that touch the rules.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The seat whose turn it is, or was when the game ended.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Actions the active player has left, the one being carried out not counted.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Where the game waits.
    pub fn pending(&self) -> Pending<Decision> {
        let active = self.active;
        let (seat, decision) = match self.stage {
            Stage::Act => (active, Decision::Act),
            Stage::Market { .. } => (active, Decision::Market),
            Stage::Pagoda { .. } => (active, Decision::Pagoda),
            Stage::Chain { .. } => (active, Decision::Chain),
            Stage::RevoltAttack { .. } => (active, Decision::Revolt),
            Stage::RevoltDefence { revolt, .. } => (revolt.defender, Decision::Revolt),
            Stage::WarSupport { seat, .. } => (seat, Decision::War),
            Stage::WarWinner { .. } => (active, Decision::WarWinner),
            Stage::WarLoss { .. } => (active, Decision::WarLoss),
            Stage::Over => return Pending::Over,
        };
        Pending::Decision { seat, decision }
    }

    /// The colour of the tile on this space.
    pub fn tile_at(&self, board: &Board, space: Space) -> Option<Colour> {
        self.tile(board.spot(space)?)
    }

    /// The leader on this space: its owner and colour.
    pub fn leader_at(&self, board: &Board, space: Space) -> Option<(Seat, Colour)> {
        let here = board.spot(space)?;
        self.leaders_on_board().find(|(_, _, spot)| *spot == here).map(|(seat, colour, _)| (seat, colour))
    }

    /// Where a leader stands; `None` off the board.
    pub fn leader_space(&self, board: &Board, seat: Seat, colour: Colour) -> Option<Space> {
        Some(board.space(self.leader(seat, colour)?))
    }

    /// The pagodas on the board with their three spaces, sorted by first space.
    pub fn pagodas_on(&self, board: &Board) -> Vec<(Colour, [Space; 3])> {
        let mut list: Vec<_> = Colour::ALL
            .into_iter()
            .flat_map(|colour| self.pagodas(colour).map(move |id| (colour, id)))
            .map(|(colour, id)| (colour, board.triangle(id).map(|spot| board.space(spot))))
            .collect();
        kernel::sort_few(&mut list, |(_, one), (_, other)| one < other);
        list
    }

    /// A seat's victory points by colour, in the order k r b g y (YY-13.2: public knowledge).
    ///
    /// # Panics
    /// Like everything that takes a seat, if no table has that many chairs.
    pub fn points(&self, seat: Seat) -> [u32; 5] {
        self.points[seat.index()]
    }

    /// The face-up tiles of the market.
    pub fn market(&self) -> Tiles {
        self.market
    }

    /// How many tiles a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()] as usize
    }

    /// Tiles that everybody knows to be in this hand, since they came from the market.
    pub fn known_in_hand(&self, seat: Seat) -> Tiles {
        self.known[seat.index()]
    }

    /// How many tiles are in the bag.
    pub fn bag_size(&self) -> usize {
        self.bag as usize
    }

    /// Tiles that everybody knows to have left the game.
    pub fn gone(&self) -> Tiles {
        self.gone
    }

    /// How many tiles of this colour are on the board.
    pub fn on_board(&self, colour: Colour) -> usize {
        self.tiles(colour).len()
    }

    /// How many pagodas of this colour are beside the board.
    pub fn pagodas_beside(&self, colour: Colour) -> usize {
        Self::pagodas_in_all(colour) - self.pagodas(colour).count()
    }

    /// How many pagodas of this colour there are (YY-1.1): two of each colour but yellow, of which there is one.
    pub fn pagodas_in_all(colour: Colour) -> usize {
        if colour == Colour::Yellow { 1 } else { 2 }
    }

    #[inline]
    pub(crate) fn tiles(&self, colour: Colour) -> Spots {
        self.tiles[colour.index()]
    }

    #[inline]
    pub(crate) fn all_tiles(&self) -> Spots {
        self.occupied & !self.leader_spots
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Spots {
        self.occupied
    }

    /// The spots adjacent to a black tile.
    #[inline]
    pub(crate) fn beside_black(&self) -> Spots {
        self.beside_black
    }

    #[inline]
    pub(crate) fn under_pagoda(&self) -> Spots {
        self.under_pagoda
    }

    #[inline]
    pub(crate) fn leader_spots(&self) -> Spots {
        self.leader_spots
    }

    pub(crate) fn tile(&self, spot: Spot) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.tiles[colour.index()].has(spot))
    }

    #[inline]
    pub(crate) fn leader(&self, seat: Seat, colour: Colour) -> Option<Spot> {
        let spot = self.leaders[seat.index()][colour.index()];
        (spot != NOWHERE).then_some(Spot(spot))
    }

    /// Every leader on the board.
    #[inline]
    pub(crate) fn leaders_on_board(&self) -> impl Iterator<Item = (Seat, Colour, Spot)> + '_ {
        let places = &self.leaders.as_flattened()[..self.players() * 5];
        let on_board = places.iter().enumerate().filter(|(_, place)| **place != NOWHERE);
        on_board.map(|(number, &place)| (Seat::new((number / 5) as u8), Colour::ALL[number % 5], Spot(place)))
    }

    /// The pagodas of this colour on the board.
    #[inline]
    pub(crate) fn pagodas(&self, colour: Colour) -> impl Iterator<Item = TriangleId> + '_ {
        self.pagodas[colour.index()].iter().filter(|&&place| place != BESIDE).map(|&place| TriangleId(place))
    }

    /// Where each pagoda of this colour stands.
    pub(crate) fn pagoda_slots(&self, colour: Colour) -> [Option<TriangleId>; 2] {
        self.pagodas[colour.index()].map(|place| (place != BESIDE).then_some(TriangleId(place)))
    }

    /// Puts the pagoda of this number on a triangle.
    pub(crate) fn set_pagoda_slot(&mut self, board: &Board, colour: Colour, number: usize, to: TriangleId) {
        self.pagodas[colour.index()][number] = to.0;
        self.mark_under_pagodas(board);
    }

    #[inline]
    pub(crate) fn put_tile(&mut self, board: &Board, spot: Spot, colour: Colour) {
        self.tiles[colour.index()].insert(spot);
        self.occupied.insert(spot);
        if colour == Colour::Black {
            self.beside_black |= board.neighbours(spot);
        }
    }

    /// Takes a tile off the board; what follows from it (leaders, pagodas) is the caller's.
    pub(crate) fn take_tile(&mut self, board: &Board, spot: Spot, colour: Colour) {
        self.tiles[colour.index()].remove(spot);
        self.occupied.remove(spot);
        if colour == Colour::Black {
            self.beside_black = Spots::NONE;
            for black in self.tiles(Colour::Black).iter() {
                self.beside_black |= board.neighbours(black);
            }
        }
    }

    pub(crate) fn put_leader(&mut self, seat: Seat, colour: Colour, spot: Spot) {
        self.leaders[seat.index()][colour.index()] = spot.0;
        self.leader_spots.insert(spot);
        self.occupied.insert(spot);
    }

    pub(crate) fn take_leader(&mut self, seat: Seat, colour: Colour) {
        if let Some(spot) = self.leader(seat, colour) {
            self.leaders[seat.index()][colour.index()] = NOWHERE;
            self.leader_spots.remove(spot);
            self.occupied.remove(spot);
        }
    }

    /// Puts a pagoda from beside the board, or the one at `from`, on a triangle.
    pub(crate) fn put_pagoda(&mut self, board: &Board, colour: Colour, to: TriangleId, from: Option<TriangleId>) {
        let place = from.map_or(BESIDE, |from| from.0);
        if let Some(slot) = self.pagodas[colour.index()].iter_mut().find(|slot| **slot == place) {
            *slot = to.0;
        }
        self.mark_under_pagodas(board);
    }

    /// Takes the pagoda that stands on `spot`, if any, and gives its colour and triangle.
    pub(crate) fn take_pagoda_on(&mut self, board: &Board, spot: Spot) -> Option<(Colour, TriangleId)> {
        if !self.under_pagoda.has(spot) {
            return None;
        }
        let (colour, id) = Colour::ALL
            .into_iter()
            .flat_map(|colour| self.pagodas(colour).map(move |id| (colour, id)))
            .find(|(_, id)| board.triangle(*id).contains(&spot))?;
        for slot in &mut self.pagodas[colour.index()] {
            if *slot == id.0 {
                *slot = BESIDE;
            }
        }
        self.mark_under_pagodas(board);
        Some((colour, id))
    }

    fn mark_under_pagodas(&mut self, board: &Board) {
        let places = self.pagodas.iter().flatten().filter(|&&place| place != BESIDE);
        self.under_pagoda = places.flat_map(|&place| board.triangle(TriangleId(place))).collect();
    }

    pub(crate) fn add_points(&mut self, seat: Seat, colour: Colour, points: u32) {
        let total = &mut self.points[seat.index()][colour.index()];
        *total = total.saturating_add(points);
    }
}

impl Position {
    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The tiles a seat holds. This is the whole truth: players are given a view instead.
    ///
    /// # Panics
    /// Like everything that takes a seat, if no table has that many chairs.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hidden.hands[seat.index()]
    }

    /// What a seat has discarded face down.
    pub fn discards(&self, seat: Seat) -> Tiles {
        self.hidden.discards[seat.index()]
    }

    /// The tiles in the bag, the next to be drawn first.
    pub fn bag(&self) -> impl Iterator<Item = Colour> + '_ {
        self.hidden.bag[..self.open.bag_size()].iter().rev().copied()
    }
}
