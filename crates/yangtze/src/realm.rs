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

/// A state: a group with at least one leader (YY-2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Realm {
    /// Its first space in reading order.
    pub(crate) name: Spot,
    pub(crate) leaders: Colours,
}

/// The most groups one space can touch: between two of them lies at least one empty neighbour.
pub(crate) const TOUCHING: usize = 3;

/// The states that touch one space.
pub(crate) type Touching = ArrayVec<Realm, TOUCHING>;

/// The states that would touch one space if a piece were not there, with all their spots.
pub(crate) type Parts = ArrayVec<(Realm, Spots), TOUCHING>;

impl Open {
    /// The state of this name, if there are leaders in that group.
    fn realm(&self, name: Spot) -> Option<Realm> {
        let mut leaders = Colours::default();
        for (_, colour, spot) in self.leaders_on_board() {
            if self.groups().name(spot) == Some(name) {
                leaders.insert(colour);
            }
        }
        (!leaders.is_empty()).then_some(Realm { name, leaders })
    }

    /// The states that touch an empty spot.
    pub(crate) fn realms_touching(&self, board: &Board, spot: Spot) -> Touching {
        let mut names = ArrayVec::<Spot, TOUCHING>::new();
        (board.neighbours(spot) & self.occupied()).for_each(|near| {
            if let Some(name) = self.groups().name(near)
                && !names.contains(&name)
            {
                names.push(name);
            }
        });
        names.into_iter().filter_map(|name| self.realm(name)).collect()
    }

    /// The states that would touch `spot` if nothing stood on `without` (which may be the same).
    pub(crate) fn realms_without(&self, board: &Board, without: Spot, spot: Spot) -> Parts {
        let within = self.occupied().without(without);
        let mut parts = Parts::new();
        let mut left = board.neighbours(spot) & within;
        while let Some(start) = left.first() {
            let (members, _) = linked(board, within, start);
            left &= !members;
            let mut leaders = Colours::default();
            for (_, colour, at) in self.leaders_on_board() {
                if members.has(at) {
                    leaders.insert(colour);
                }
            }
            if !leaders.is_empty() {
                parts.push((Realm { name: members.first().unwrap_or(start), leaders }, members));
            }
        }
        parts
    }

    /// Who owns the leader of this colour in the group of this name, and where it stands.
    #[inline]
    pub(crate) fn leader_in(&self, name: Spot, colour: Colour) -> Option<(Seat, Spot)> {
        self.leader_where(colour, |spot| self.groups().name(spot) == Some(name))
    }

    /// Who owns the leader of this colour among these spots, and where it stands.
    pub(crate) fn leader_among(&self, spots: &Spots, colour: Colour) -> Option<(Seat, Spot)> {
        self.leader_where(colour, |spot| spots.has(spot))
    }

    #[inline]
    fn leader_where(&self, colour: Colour, here: impl Fn(Spot) -> bool) -> Option<(Seat, Spot)> {
        Seat::all(self.players())
            .filter_map(|seat| Some((seat, self.leader(seat, colour)?)))
            .find(|(_, spot)| here(*spot))
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
