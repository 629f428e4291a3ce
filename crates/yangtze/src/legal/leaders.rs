//! Where leaders may go: all destinations of all five at once (YY-4.2, YY-4.3).

use arrayvec::ArrayVec;

use crate::groups::Groups;
use crate::realm::{Joined, Parts, Realm, Touching};
use crate::sight::Sight;
use crate::space::{Spot, Spots};
use crate::tiles::{Colour, Colours};

/// For each colour the spots to which the seat's leader of that colour may go.
pub(super) fn destinations(sight: &Sight<'_>) -> [Spots; 5] {
    let Sight { board, open, seat, .. } = *sight;
    let candidates = board.land & open.beside_black(board) & !open.occupied();
    let mut destinations = [candidates; 5];
    // Only where two states meet can a rule stand against a leader.
    let mut meetings = Meetings::new();
    find_meetings(sight, candidates & open.groups().between(), &mut meetings);
    if meetings.is_empty() {
        return destinations;
    }
    for meeting in &meetings {
        for colour in meeting.states.iter().collect::<Joined>().refused().iter() {
            destinations[colour.index()].remove(meeting.spot);
        }
    }
    for colour in Colour::ALL {
        if let Some(from) = open.leader(seat, colour) {
            Lifted { colour, from }.mend(sight, &meetings, &mut destinations[colour.index()]);
        }
    }
    destinations
}

/// A spot that borders on several states.
struct Meeting {
    spot: Spot,
    states: Touching,
}

/// Room for as many as a board can have.
type Meetings = ArrayVec<Meeting, { Spots::CAPACITY }>;

/// Finds the spots among these that border on several states.
fn find_meetings(sight: &Sight<'_>, between: Spots, meetings: &mut Meetings) {
    let Sight { board, open, .. } = *sight;
    if between.is_empty() {
        return;
    }
    // The colours of each state's leaders by its name; no group has the last number.
    let mut leaders = [Colours::default(); Groups::NO_NAME as usize + 1];
    for (_, colour, spot) in open.leaders_on_board() {
        leaders[open.groups().name_number(spot) as usize].insert(colour);
    }
    between.for_each(|spot| {
        let names = board.ring_or_self(spot).map(|near| open.groups().name_number(near));
        let (mut lowest, mut highest) = (u8::MAX, 0);
        for name in names {
            let is_state = !leaders[name as usize].is_empty();
            lowest = if is_state { lowest.min(name) } else { lowest };
            highest = if is_state { highest.max(name) } else { highest };
        }
        if lowest >= highest {
            return;
        }
        let mut states = Touching::new();
        for name in names.map(Spot) {
            let leaders = leaders[name.index()];
            if !leaders.is_empty() && !states.iter().any(|state| state.name == name) {
                states.push(Realm { name, leaders });
            }
        }
        meetings.push(Meeting { spot, states });
    });
}

/// An own leader on the board: its destinations are judged without it (YY-4.2).
struct Lifted {
    colour: Colour,
    from: Spot,
}

impl Lifted {
    /// Judges anew the destinations where its own state, which is another one without it, meets others. Nothing else
    /// changes: if the state falls apart, its parts share no colour among themselves.
    fn mend(&self, sight: &Sight<'_>, meetings: &Meetings, destinations: &mut Spots) {
        let Some(home) = sight.open.groups().name(self.from) else { return };
        let mut parts = None;
        for Meeting { spot, states } in meetings {
            let Some(own) = states.iter().find(|state| state.name == home) else { continue };
            let rest = own.leaders.without(self.colour);
            let mut joined: Joined = states.iter().filter(|state| state.name != home).collect();
            // What remains of the own state has to be looked at only if it could clash with the others.
            if !rest.is_empty() && joined.and_leaders(rest).refused().has(self.colour) {
                joined = self.and_remains(joined, sight, *spot, rest, &mut parts);
            }
            if joined.refused().has(self.colour) {
                destinations.remove(*spot);
            } else {
                destinations.insert(*spot);
            }
        }
    }

    /// Adds what of its state still borders on a spot without it, as far as it has leaders.
    fn and_remains(
        &self,
        joined: Joined,
        sight: &Sight<'_>,
        spot: Spot,
        rest: Colours,
        parts: &mut Option<Parts>,
    ) -> Joined {
        let Sight { board, open, .. } = *sight;
        let near = board.neighbours(spot);
        if open.groups().between().has(self.from) {
            let parts = parts.get_or_insert_with(|| open.realms_without(board, self.from, self.from));
            return parts
                .iter()
                .filter(|(_, members)| near.meets(members))
                .fold(joined, |all, (part, _)| all.and(part));
        }
        let home = open.groups().name(self.from);
        let borders = (near & open.occupied().without(self.from)).iter().any(|spot| open.groups().name(spot) == home);
        if borders { joined.and_leaders(rest) } else { joined }
    }
}
