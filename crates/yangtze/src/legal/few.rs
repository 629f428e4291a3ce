//! The legal actions of every decision but `act`: a handful each.

use super::Legal;
use crate::action::Action;
use crate::pagoda::named;
use crate::sight::Sight;
use crate::space::Spot;
use crate::stage::{Commitment, Stage, War};
use crate::tiles::Colour;

impl Legal<'_> {
    /// The actions of any decision but `act`.
    pub(super) fn for_each_of_few(&self, mut take: impl FnMut(Action)) {
        let Sight { board, open, hand, .. } = self.sight;
        match &open.stage {
            Stage::Act | Stage::Over => {}
            Stage::Market { .. } => {
                for colour in open.market.colours().iter() {
                    take(Action::Take { colour });
                }
                take(Action::Skip);
            }
            Stage::Pagoda { spot } => {
                self.for_each_building(*spot, &mut take);
                take(Action::Skip);
            }
            Stage::Chain { spot } => {
                if hand[Colour::Blue] > 0 {
                    for spot in self.sight.chain_spots(*spot).iter() {
                        take(Action::Tile { colour: Colour::Blue, space: board.space(spot) });
                    }
                }
                take(Action::Skip);
            }
            Stage::RevoltAttack { .. } | Stage::RevoltDefence { .. } => {
                self.for_each_commitment(Colour::Black, |commitment| take(Action::Commit(commitment)));
            }
            Stage::WarSupport { war, .. } => self.for_each_support(war, take),
            Stage::WarWinner { war } => {
                for side in war.leading() {
                    take(Action::Winner { state: board.space(side.name) });
                }
            }
            Stage::WarLoss { red, .. } => red.for_each(|spot| take(Action::Lose { space: board.space(spot) })),
        }
    }

    fn for_each_building(&self, spot: Spot, mut take: impl FnMut(Action)) {
        let Sight { board, open, .. } = self.sight;
        let Some(colour) = open.tile(spot) else { return };
        open.free_triangles(board, colour, |id| {
            if board.triangle(id).contains(&spot) {
                let triangle = named(board, id);
                open.for_each_source(board, colour, |from| take(Action::Build { triangle, from }));
            }
        });
    }

    fn for_each_support(&self, war: &War, mut take: impl FnMut(Action)) {
        for side in war.sides() {
            let state = self.sight.board.space(side.name);
            self.for_each_commitment(Colour::Red, |commitment| {
                if commitment.strength() > 0 {
                    take(Action::Support { side: Some((state, commitment)) });
                }
            });
        }
        take(Action::Support { side: None });
    }

    /// Any number of tiles of the colour, each with and without the leader if it is off the board.
    fn for_each_commitment(&self, colour: Colour, mut take: impl FnMut(Commitment)) {
        let leader = self.sight.open.leader(self.sight.seat, colour).is_none();
        for tiles in 0..=self.sight.hand[colour] {
            take(Commitment { tiles, leader: false });
            if leader {
                take(Commitment { tiles, leader: true });
            }
        }
    }
}
