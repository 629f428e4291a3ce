//! Weighing actions by the positions they lead to, once what they begin has ended.

use kernel::Dice;

use crate::judge::{Judge, PerSeat, shares};

/// What an action begins ends after a few more decisions, at most the rest of a round; if not, the position is judged as it is.
const FEW: usize = 100;

/// Worlds that a view could be a view of: up to so many, fewer where nothing is hidden.
pub(crate) fn sample_worlds<G: Judge>(view: &G::View, number: usize, dice: &mut Dice) -> Vec<G> {
    let mut worlds = vec![G::sample_world(view, dice)];
    while worlds.len() < number {
        let world = G::sample_world(view, dice);
        if worlds.contains(&world) {
            break;
        }
        worlds.push(world);
    }
    worlds
}

/// Goes on as usual until the position can be judged.
pub fn settle<G: Judge>(weights: &G::Weights, board: &G::Board, world: &mut G, dice: &mut Dice) {
    for _ in 0..FEW {
        let Some(usual) = G::usual(weights, board, world, dice) else { break };
        if world.apply(board, usual, &mut ()).is_err() {
            break;
        }
    }
}

/// What actions and positions are weighed with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scales<'a, G: Judge> {
    /// What is judged by, and how things usually go on.
    pub(crate) weights: &'a G::Weights,
    /// What is judged by beyond that, if anything is.
    pub(crate) foresight: Option<G::Foresight>,
    pub(crate) board: &'a G::Board,
}

impl<G: Judge> Scales<'_, G> {
    /// Goes on as usual until the position can be judged.
    pub(crate) fn settle(&self, world: &mut G, dice: &mut Dice) {
        settle(self.weights, self.board, world, dice);
    }

    /// Each seat's share of the victory in a position that can be judged.
    fn outlook(&self, world: &G) -> PerSeat {
        let Self { weights, foresight, board } = *self;
        let expected = match foresight {
            Some(foresight) => G::foresee(foresight, weights, board, world),
            None => G::judge(weights, board, world),
        };
        shares(&expected, world.players(), G::lead(weights, board, world))
    }

    /// Each seat's share of the victory in a world that may be in the middle of something.
    pub(crate) fn outlook_now(&self, world: &G, dice: &mut Dice) -> PerSeat {
        let mut settled = *world;
        self.settle(&mut settled, dice);
        self.outlook(&settled)
    }

    /// Each seat's share of the victory after an action, once what it begins has ended as usual; `None` if this world
    /// doesn't allow the action.
    pub(crate) fn outlook_after(&self, world: &G, action: G::Action, dice: &mut Dice) -> Option<PerSeat> {
        let mut next = *world;
        next.apply(self.board, action, &mut ()).ok()?;
        self.settle(&mut next, dice);
        Some(self.outlook(&next))
    }

    /// The same on average over several worlds; all zero if none of them allows the action.
    pub(crate) fn average_outlook(&self, worlds: &[G], action: G::Action, dice: &mut Dice) -> PerSeat {
        let mut average = [0.0; 5];
        for world in worlds {
            let outlook = self.outlook_after(world, action, dice).unwrap_or_default();
            for (sum, share) in average.iter_mut().zip(outlook) {
                *sum += share / worlds.len() as f64;
            }
        }
        average
    }
}
