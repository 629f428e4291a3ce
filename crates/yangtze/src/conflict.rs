//! The conflict that is being fought, as everybody sees it (YY-6, YY-7).

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::Board;
use crate::position::Open;
use crate::realm::{Joined, TOUCHING};
use crate::space::Space;
use crate::stage::{Commitment, Stage};
use crate::tiles::Colour;

/// A revolt in which somebody has to commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RevoltAtHand {
    /// The colour of the two leaders.
    pub colour: Colour,
    /// Whose leader came.
    pub attacker: Seat,
    /// Whose leader was there.
    pub defender: Seat,
    /// The attacker's strength, with what is committed by now.
    pub attack: u8,
    /// The defender's strength on the board.
    pub defence: u8,
    /// Whether the attacker has committed and it is for the defender to answer.
    pub attacked: bool,
}

/// A state in a war that is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarringState {
    /// The space that names it.
    pub name: Space,
    /// Its strength, with what is committed by now.
    pub strength: u8,
    /// Its red tiles on the board.
    pub red: u8,
    /// Who has the leader of each colour in it, in the order k r b g y, and whether it is in conflict (YY-7.6).
    pub leaders: [Option<(Seat, bool)>; 5],
}

/// The warring states.
pub type WarringStates = ArrayVec<WarringState, TOUCHING>;

impl Open {
    /// The revolt in which the game waits for a commitment.
    pub fn revolt_at_hand(&self, board: &Board) -> Option<RevoltAtHand> {
        let (revolt, committed, attacked) = match self.stage {
            Stage::RevoltAttack { revolt } => (revolt, Commitment::default(), false),
            Stage::RevoltDefence { revolt, attack } => (revolt, attack, true),
            _ => return None,
        };
        let (attack, defence) = self.revolt_strengths(board, revolt);
        let (colour, defender) = (revolt.colour, revolt.defender);
        let attack = attack + committed.strength();
        Some(RevoltAtHand { colour, attacker: self.active, defender, attack, defence, attacked })
    }

    /// The spaces of all pieces that are linked with the one on this space, in reading order; none if it is empty. While a
    /// war is being decided its states are still apart: the tile that joined them doesn't count.
    pub fn linked_spaces(&self, board: &Board, space: Space) -> Vec<Space> {
        let within = match self.stage {
            Stage::WarSupport { war, .. } | Stage::WarWinner { war } => self.occupied().without(war.spot),
            _ => self.occupied(),
        };
        match board.spot(space).filter(|spot| within.has(*spot)) {
            Some(spot) => self.group(board, within, spot).members.iter().map(|spot| board.space(spot)).collect(),
            None => Vec::new(),
        }
    }

    /// The states at war while the game waits for support or for the choice of a winner; else none.
    pub fn states_at_war(&self, board: &Board) -> WarringStates {
        let (Stage::WarSupport { war, .. } | Stage::WarWinner { war }) = self.stage else { return ArrayVec::new() };
        let joined = self.realms_touching(board, self.occupied().without(war.spot), war.spot);
        let shared = joined.iter().collect::<Joined>().shared;
        let find = |side: &crate::stage::Side| {
            let realm = joined.iter().find(|realm| realm.name() == Some(side.name))?;
            let leaders = Colour::ALL.map(|colour| {
                let (seat, _) = self.leader_owner(&realm.members, colour)?;
                Some((seat, shared.has(colour)))
            });
            Some(WarringState { name: board.space(side.name), strength: side.strength(), red: side.red, leaders })
        };
        war.sides().iter().filter_map(find).collect()
    }
}
