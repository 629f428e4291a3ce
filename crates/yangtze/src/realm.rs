//! Groups and states (YY-2). The rulebook's state, a group with a leader, is `Realm` in code.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::Board;
use crate::position::Open;
use crate::space::{Spot, Spots};
use crate::tiles::{Colour, Colours};

/// All of `within` that is linked to `start`, and every spot adjacent to any of that (YY-2.1).
#[inline]
pub(crate) fn linked(board: &Board, within: Spots, start: Spot) -> (Spots, Spots) {
    Spots::flood(start, within, |spot| board.neighbours(spot))
}

/// A group as far as states are concerned: its pieces, what it touches and the colours of its leaders.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Realm {
    pub(crate) members: Spots,
    /// Every spot adjacent to a member; those that are no members border on it.
    pub(crate) reach: Spots,
    pub(crate) leaders: Colours,
}

impl Realm {
    /// The first space in reading order, which names it.
    pub(crate) fn name(&self) -> Option<Spot> {
        self.members.first()
    }
}

/// The most groups one space can touch: between two of them lies at least one empty neighbour.
pub(crate) const TOUCHING: usize = 3;

/// The states that touch one space.
pub(crate) type Touching = ArrayVec<Realm, TOUCHING>;

impl Open {
    /// The colours of the leaders among these spots.
    #[inline]
    pub(crate) fn leaders_in(&self, members: &Spots) -> Colours {
        let mut colours = Colours::default();
        if !members.meets(&self.leader_spots()) {
            return colours;
        }
        for (_, colour, spot) in self.leaders_on_board() {
            if members.has(spot) {
                colours.insert(colour);
            }
        }
        colours
    }

    /// Who owns the leader of this colour among these spots.
    #[inline]
    pub(crate) fn leader_owner(&self, members: &Spots, colour: Colour) -> Option<(Seat, Spot)> {
        Seat::all(self.players())
            .filter_map(|seat| Some((seat, self.leader(seat, colour)?)))
            .find(|(_, spot)| members.has(*spot))
    }

    /// The group of the piece on `spot`, if `within` were all that stands on the board.
    #[inline]
    pub(crate) fn group(&self, board: &Board, within: Spots, spot: Spot) -> Realm {
        let (members, reach) = linked(board, within, spot);
        Realm { members, reach, leaders: self.leaders_in(&members) }
    }

    /// The states that touch `spot`, if `within` were all that stands on the board (and not `spot` itself).
    #[inline]
    pub(crate) fn realms_touching(&self, board: &Board, within: Spots, spot: Spot) -> Touching {
        let mut realms = Touching::new();
        let mut left = board.neighbours(spot) & within;
        while let Some(start) = left.first() {
            let realm = self.group(board, within, start);
            left &= !realm.members;
            if !realm.leaders.is_empty() {
                realms.push(realm);
            }
        }
        realms
    }
}

/// What comes together when states are joined.
#[derive(Clone, Copy, Default)]
pub(crate) struct Joined {
    states: u8,
    present: Colours,
    /// The colours that occur in more than one of the states.
    pub(crate) shared: Colours,
}

impl Joined {
    #[inline]
    pub(crate) fn and(self, realm: &Realm) -> Self {
        self.and_leaders(realm.leaders)
    }

    #[inline]
    pub(crate) fn and_leaders(self, leaders: Colours) -> Self {
        Self {
            states: self.states + 1,
            present: Colours(self.present.0 | leaders.0),
            shared: Colours(self.shared.0 | (self.present.0 & leaders.0)),
        }
    }

    /// The colours of leaders that may not be what joins these states (YY-4.3). One state may be entered by all.
    #[inline]
    pub(crate) fn refused(self) -> Colours {
        if self.states < 2 {
            Colours::default()
        } else if self.shared.is_empty() {
            self.present
        } else {
            Colours::ALL
        }
    }
}

impl<'a> FromIterator<&'a Realm> for Joined {
    #[inline]
    fn from_iter<I: IntoIterator<Item = &'a Realm>>(realms: I) -> Self {
        realms.into_iter().fold(Self::default(), Self::and)
    }
}
