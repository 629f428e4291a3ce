//! Where leaders may go: all destinations of all five at once (YY-4.2, YY-4.3).

use arrayvec::ArrayVec;

use crate::position::SEATS;
use crate::realm::{Joined, Realm, Touching, linked};
use crate::sight::Sight;
use crate::space::{Spot, Spots};
use crate::tiles::{Colour, Colours};

/// All states of the board: at most one per leader.
type AllRealms = ArrayVec<Realm, { SEATS * 5 }>;

/// For each colour those of the empty land spots beside black tiles to which the seat's leader of that colour may go.
pub(super) fn destinations(sight: &Sight<'_>, candidates: Spots) -> [Spots; 5] {
    let Sight { open, seat, .. } = *sight;
    let mut realms = AllRealms::new();
    // Only where two states meet can a rule stand against a leader.
    let meeting = find_realms(sight, &mut realms) & candidates;
    let mut meetings = Meetings::new();
    let mut destinations = [candidates; 5];
    meeting.for_each(|spot| {
        let (mut states, mut joined) = (0, Joined::default());
        for (number, realm) in realms.iter().enumerate().filter(|(_, realm)| realm.reach.has(spot)) {
            states |= 1 << number;
            joined = joined.and(realm);
        }
        for colour in joined.refused().iter() {
            destinations[colour.index()].remove(spot);
        }
        meetings.push(Meeting { spot, states });
    });
    if !meetings.is_empty() {
        for colour in Colour::ALL {
            if let Some(from) = open.leader(seat, colour) {
                let leader = Lifted { colour, from };
                leader.mend_destinations(sight, &realms, &meetings, &mut destinations[colour.index()]);
            }
        }
    }
    destinations
}

/// A spot that borders on several states, each by its bit.
struct Meeting {
    spot: Spot,
    states: u32,
}

type Meetings = ArrayVec<Meeting, { Spots::CAPACITY }>;

/// An own leader on the board: its destinations are judged without it (YY-4.2).
struct Lifted {
    colour: Colour,
    from: Spot,
}

impl Lifted {
    /// Judges anew the destinations where its own state, which is another one without it, meets others. Nothing else
    /// changes: if the state falls apart, its parts share no colour among themselves.
    fn mend_destinations(&self, sight: &Sight<'_>, realms: &AllRealms, meetings: &Meetings, destinations: &mut Spots) {
        let Some(home) = realms.iter().position(|realm| realm.members.has(self.from)) else { return };
        let rest = realms[home].leaders.without(self.colour);
        let mut parts = None;
        for Meeting { spot, states } in meetings.iter().filter(|meeting| meeting.states & 1 << home != 0) {
            let mut others = states & !(1 << home);
            let mut joined = Joined::default();
            while others != 0 {
                joined = joined.and(&realms[others.trailing_zeros() as usize]);
                others &= others - 1;
            }
            // What remains of the own state has to be looked at only if it could clash with the others.
            if joined.and_leaders(rest).refused().has(self.colour) {
                let parts = parts.get_or_insert_with(|| self.parts_without_it(sight, &realms[home]));
                let near = sight.board.neighbours(*spot);
                joined = parts.iter().filter(|part| near.meets(&part.members)).fold(joined, Joined::and);
            }
            if joined.refused().has(self.colour) {
                destinations.remove(*spot);
            } else {
                destinations.insert(*spot);
            }
        }
    }

    /// What remains of its state without it, as far as it still has leaders.
    fn parts_without_it(&self, sight: &Sight<'_>, home: &Realm) -> Touching {
        let leaders = home.leaders.without(self.colour);
        let members = home.members.without(self.from);
        if !leaders.is_empty() && self.may_split_its_state(sight) {
            return sight.open.realms_touching(sight.board, members, self.from);
        }
        let whole = (!leaders.is_empty()).then_some(Realm { members, leaders, ..*home });
        whole.into_iter().collect()
    }

    /// Whether the pieces around it form more than one arc, which might be linked through it alone.
    fn may_split_its_state(&self, sight: &Sight<'_>) -> bool {
        let occupied = sight.open.occupied();
        let ring = sight.board.ring(self.from).map(|near| near.is_some_and(|near| occupied.has(near)));
        (0..6).filter(|&side| ring[side] && !ring[(side + 1) % 6]).count() > 1
    }
}

/// Lists all states and gives the spots that border on more than one of them.
fn find_realms(sight: &Sight<'_>, realms: &mut AllRealms) -> Spots {
    let (mut covered, mut reached, mut meeting) = (Spots::NONE, Spots::NONE, Spots::NONE);
    for (_, colour, spot) in sight.open.leaders_on_board() {
        if covered.has(spot) {
            if let Some(realm) = realms.iter_mut().find(|realm| realm.members.has(spot)) {
                realm.leaders.insert(colour);
            }
        } else {
            let (members, reach) = linked(sight.board, sight.open.occupied(), spot);
            covered |= members;
            meeting |= reached & reach;
            reached |= reach;
            realms.push(Realm { members, reach, leaders: Colours::default().with(colour) });
        }
    }
    meeting
}
