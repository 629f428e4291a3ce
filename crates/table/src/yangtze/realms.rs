//! The states on the board, with what they can fight with and what they earn (YY-2, YY-7.3, YY-11.1).

use ::yangtze::{Board, Colour, Open, Space};
use kernel::Seat;

/// A state as somebody at the table looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Realm {
    /// Its pieces' spaces in reading order; the first names it.
    pub spaces: Vec<Space>,
    /// Its leaders, in the order of the seats.
    pub leaders: Vec<Governing>,
    /// Its red tiles: how strong it is in a war before anybody supports it.
    pub strength: usize,
}

/// A leader in a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Governing {
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// The points that the state's pagodas give its owner at the end of each own turn.
    pub earns: usize,
}

/// All states, each once, in the order of their first leaders.
pub fn realms(board: &Board, open: &Open) -> Vec<Realm> {
    let pagodas = open.pagodas_on(board);
    let mut realms: Vec<Realm> = Vec::new();
    for seat in Seat::all(open.players()) {
        for colour in Colour::ALL {
            let Some(at) = open.leader_space(board, seat, colour) else { continue };
            let number = realms.iter().position(|realm| realm.spaces.contains(&at)).unwrap_or_else(|| {
                let spaces = open.linked_spaces(board, at);
                let red = |space: &&Space| open.tile_at(board, **space) == Some(Colour::Red);
                let strength = spaces.iter().filter(red).count();
                realms.push(Realm { spaces, leaders: Vec::new(), strength });
                realms.len() - 1
            });
            let realm = &mut realms[number];
            // A pagoda's three tiles are linked, so its first one tells where it is.
            let own = |(of, on): &&(Colour, [Space; 3])| *of == colour && realm.spaces.contains(&on[0]);
            let earns = pagodas.iter().filter(own).count();
            realm.leaders.push(Governing { seat, colour, earns });
        }
    }
    realms
}
