//! Where leaders may go: all destinations of all five at once (YY-4.2, YY-4.3).

use arrayvec::ArrayVec;

use crate::position::SEATS;
use crate::realm::{Realm, linked};
use crate::sight::Sight;
use crate::space::{Spot, Spots};
use crate::tiles::{Colour, Colours};

/// All states of the board: at most one per leader; lifting one may split its state into three.
type AllRealms = ArrayVec<Realm, { SEATS * 5 + 3 }>;

/// For each colour the spots to which the seat's leader of that colour may go.
pub(super) fn destinations(sight: &Sight<'_>) -> [Spots; 5] {
    let Sight { board, open, seat, .. } = *sight;
    let candidates = board.land & open.beside_black() & !open.occupied();
    let realms = all_realms(sight);
    // Only where two states meet can a rule stand against a leader.
    let meeting = meeting(&realms) & candidates;

    let mut destinations = [candidates; 5];
    for spot in meeting.iter() {
        let (shared, present) = leaders_around(&realms, spot);
        for colour in Colour::ALL {
            if !shared.is_empty() || present.has(colour) {
                destinations[colour.index()].remove(spot);
            }
        }
    }
    for colour in Colour::ALL {
        if let Some(from) = open.leader(seat, colour) {
            destinations[colour.index()] = after_lifting(sight, &realms, candidates, meeting, colour, from);
        }
    }
    destinations
}

/// The same for a leader that stands on `from`: the board is judged without it.
fn after_lifting(
    sight: &Sight<'_>,
    realms: &AllRealms,
    candidates: Spots,
    meeting_before: Spots,
    colour: Colour,
    from: Spot,
) -> Spots {
    let Sight { board, open, .. } = *sight;
    let holds_it = |realm: &&Realm| realm.members.has(from);
    let splits = splits_when_empty(sight, from);
    if !splits && meeting_before.is_empty() {
        return candidates;
    }
    let Some(home) = realms.iter().find(holds_it) else { return candidates };
    let mut others: AllRealms = realms.iter().filter(|realm| !holds_it(realm)).copied().collect();
    if splits {
        let within = home.members.without(from);
        let mut left = board.neighbours(from) & within;
        while let Some(start) = left.first() {
            let part = open.group(board, within, start);
            left &= !part.members;
            if !part.leaders.is_empty() {
                others.push(part);
            }
        }
    } else if home.leaders != Colours::default().with(colour) {
        let members = home.members.without(from);
        let mut reach = home.reach;
        for spot in (board.neighbours(from) & !home.members).iter() {
            if !board.neighbours(spot).meets(&members) {
                reach.remove(spot);
            }
        }
        others.push(Realm { members, reach, leaders: home.leaders.without(colour) });
    }
    let mut destinations = candidates;
    for spot in (meeting(&others) & candidates).iter() {
        let (shared, present) = leaders_around(&others, spot);
        if !shared.is_empty() || present.has(colour) {
            destinations.remove(spot);
        }
    }
    destinations
}

fn all_realms(sight: &Sight<'_>) -> AllRealms {
    let mut realms = AllRealms::new();
    let mut covered = Spots::NONE;
    for (_, colour, spot) in sight.open.leaders_on_board() {
        if covered.has(spot) {
            if let Some(realm) = realms.iter_mut().find(|realm| realm.members.has(spot)) {
                realm.leaders.insert(colour);
            }
        } else {
            let (members, reach) = linked(sight.board, sight.open.occupied(), spot);
            covered |= members;
            realms.push(Realm { members, reach, leaders: Colours::default().with(colour) });
        }
    }
    realms
}

/// The spots that border on more than one of these states.
fn meeting(realms: &AllRealms) -> Spots {
    let (mut one, mut several) = (Spots::NONE, Spots::NONE);
    for realm in realms {
        several |= one & realm.reach;
        one |= realm.reach;
    }
    several
}

/// The colours of leaders in the states that border on a spot: those in more than one of them, and all.
fn leaders_around(realms: &AllRealms, spot: Spot) -> (Colours, Colours) {
    let (mut shared, mut present) = (0, 0);
    for realm in realms {
        if realm.reach.has(spot) {
            shared |= present & realm.leaders.0;
            present |= realm.leaders.0;
        }
    }
    (Colours(shared), Colours(present))
}

/// Whether the pieces around a spot might fall apart without the piece on it: they form more than one arc.
fn splits_when_empty(sight: &Sight<'_>, spot: Spot) -> bool {
    let occupied = sight.open.occupied();
    let ring = sight.board.ring(spot).map(|near| near.is_some_and(|near| occupied.has(near)));
    let arcs = (0..6).filter(|&side| ring[side] && !ring[(side + 1) % 6]).count();
    arcs > 1
}
