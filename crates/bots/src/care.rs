//! How carefully a player looks: what it overlooks, as people do.

use kernel::Dice;

/// How much a player overlooks. The default overlooks nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Care {
    /// How many of a hundred possible actions it doesn't think of.
    pub overlooks: u32,
}

impl Care {
    /// Takes away what is overlooked. Something is always left, and so are decisions with few answers: nobody overlooks
    /// that one can say yes or no.
    pub(crate) fn overlook<A: Copy>(self, actions: &mut Vec<A>, dice: &mut Dice) {
        if self.overlooks == 0 || actions.len() < 4 {
            return;
        }
        let spare = actions[dice.below(actions.len() as u32) as usize];
        actions.retain(|_| dice.below(100) >= self.overlooks);
        if actions.is_empty() {
            actions.push(spare);
        }
    }
}
