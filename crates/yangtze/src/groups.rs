//! Which pieces are linked (YY-2.1), kept up to date piece by piece.

use crate::board::Board;
use crate::realm::linked;
use crate::space::{Spot, Spots};

/// Every piece's group, by the group's first spot in reading order: the name that states go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Groups {
    names: [u8; Spots::CAPACITY],
    /// The spots whose neighbouring pieces form several arcs: only these can join groups, or hold one together.
    between: Spots,
}

const EMPTY: u8 = u8::MAX;

impl Groups {
    pub(crate) const NONE: Self = Self { names: [EMPTY; Spots::CAPACITY], between: Spots::NONE };

    /// The name of the group of the piece on this spot.
    #[inline]
    pub(crate) fn name(&self, spot: Spot) -> Option<Spot> {
        let name = self.names[spot.index()];
        (name != EMPTY).then_some(Spot(name))
    }

    /// The number of the name, for tables by name; [`Groups::NO_NAME`] where nothing stands.
    #[inline]
    pub(crate) fn name_number(&self, spot: Spot) -> u8 {
        self.names[spot.index()]
    }

    pub(crate) const NO_NAME: u8 = EMPTY;

    #[inline]
    pub(crate) fn between(&self) -> Spots {
        self.between
    }

    /// A piece has come to `spot`; `occupied` has it already.
    pub(crate) fn add(&mut self, board: &Board, occupied: Spots, spot: Spot) {
        let near = board.neighbours(spot) & occupied;
        let mut name = spot.0;
        near.for_each(|neighbour| name = name.min(self.names[neighbour.index()]));
        self.names[spot.index()] = name;
        near.for_each(|neighbour| {
            let old = self.names[neighbour.index()];
            if old != name {
                self.rename(old, name);
            }
        });
        self.count_arcs_around(board, occupied, spot);
    }

    /// The piece on `spot` has gone; `occupied` doesn't have it any more.
    pub(crate) fn remove(&mut self, board: &Board, occupied: Spots, spot: Spot) {
        let name = self.names[spot.index()];
        self.names[spot.index()] = EMPTY;
        let mut near = board.neighbours(spot) & occupied;
        if self.between.has(spot) {
            // The group may fall apart: name the parts anew.
            while let Some(start) = near.first() {
                let (members, _) = linked(board, occupied, start);
                near &= !members;
                let name = members.first().unwrap_or(start);
                members.for_each(|member| self.names[member.index()] = name.0);
            }
        } else if name == spot.0
            && let Some(next) = self.names.iter().position(|other| *other == name)
        {
            self.rename(name, next as u8);
        }
        self.count_arcs_around(board, occupied, spot);
    }

    fn rename(&mut self, old: u8, new: u8) {
        for name in &mut self.names {
            *name = if *name == old { new } else { *name };
        }
    }

    fn count_arcs_around(&mut self, board: &Board, occupied: Spots, spot: Spot) {
        board.neighbours(spot).for_each(|neighbour| {
            let pieces = occupied.without(neighbour);
            let mut pattern = 0;
            for (side, near) in board.ring_or_self(neighbour).into_iter().enumerate() {
                pattern |= u8::from(pieces.has(near)) << side;
            }
            if several_arcs(pattern) {
                self.between.insert(neighbour);
            } else {
                self.between.remove(neighbour);
            }
        });
    }
}

/// Whether the set bits of six in a ring form more than one run.
#[inline]
fn several_arcs(ring: u8) -> bool {
    const TABLE: u64 = {
        let (mut table, mut ring) = (0, 0u64);
        while ring < 64 {
            let next = (ring >> 1) | (ring << 5 & 0x20);
            if (ring & !next).count_ones() > 1 {
                table |= 1 << ring;
            }
            ring += 1;
        }
        table
    };
    TABLE >> ring & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::default_board;
    use kernel::{Dice, Seed};

    #[test]
    fn runs_in_a_ring_are_counted_around_its_end() {
        let several = [0b000101, 0b010101, 0b100100, 0b110110, 0b001001];
        let one = [0, 0b000001, 0b111111, 0b100001, 0b110011, 0b011110];
        assert!(several.into_iter().all(several_arcs) && !one.into_iter().any(several_arcs));
    }

    #[test]
    fn groups_kept_piece_by_piece_are_those_a_flood_finds() {
        let board = default_board();
        let mut dice = Dice::for_deal(Seed([7; 32]));
        let (mut groups, mut occupied) = (Groups::NONE, Spots::NONE);
        for step in 0..4000 {
            // Fewer pieces, then more: small groups and large ones, joined and torn apart.
            let spot = Spot(dice.below(191) as u8);
            if occupied.has(spot) {
                occupied.remove(spot);
                groups.remove(board, occupied, spot);
            } else if dice.below(100) < 30 + step / 100 {
                occupied.insert(spot);
                groups.add(board, occupied, spot);
            }
            for piece in occupied.iter() {
                assert_eq!(groups.name(piece), linked(board, occupied, piece).0.first());
            }
            assert!((0..191).map(Spot).all(|spot| occupied.has(spot) || groups.name(spot).is_none()));
        }
    }
}
