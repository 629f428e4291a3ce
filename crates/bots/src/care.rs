//! How carefully a player looks: what it overlooks, as people do.

use kernel::Dice;

/// How much a player overlooks. The default overlooks nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Care {
    /// How many of a hundred possible actions it doesn't think of.
    pub overlooks: u32,
    /// At least and at most so many come to its mind, where it isn't as usual.
    pub thinks_of: Option<(usize, usize)>,
}

/// As many actions as there are may come to mind, and so many do: choosing among fewer would be chance rather than mistake.
const USUAL: (usize, usize) = (3, usize::MAX);

impl Care {
    /// Takes away what is overlooked. A few are always left, and so are decisions with few answers: nobody overlooks
    /// that one can say yes or no.
    pub(crate) fn overlook<A: Copy>(self, actions: &mut Vec<A>, dice: &mut Dice) {
        let (least, most) = self.thinks_of.unwrap_or(USUAL);
        if self.overlooks == 0 || actions.len() <= least {
            return;
        }
        let (mut seen, mut overlooked) = (Vec::with_capacity(actions.len()), Vec::new());
        for action in actions.iter() {
            if dice.below(100) >= self.overlooks { &mut seen } else { &mut overlooked }.push(*action);
        }
        while seen.len() > most {
            seen.swap_remove(dice.below(seen.len() as u32) as usize);
        }
        while seen.len() < least {
            seen.push(overlooked.swap_remove(dice.below(overlooked.len() as u32) as usize));
        }
        *actions = seen;
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seed;

    use super::*;

    #[test]
    fn something_is_overlooked_but_never_nearly_everything() {
        let mut dice = Dice::for_players(Seed::of_series(1, 0));
        for overlooks in [0, 8, 55, 85, 100] {
            for number in 1..40 {
                let mut actions: Vec<usize> = (0..number).collect();
                Care { overlooks, ..Care::default() }.overlook(&mut actions, &mut dice);
                assert!(actions.len() >= number.min(USUAL.0));
                assert!(actions.len() == number || (number > USUAL.0 && overlooks > 0));
                actions.sort_unstable();
                actions.dedup();
                assert!(actions.len() >= number.min(USUAL.0), "each is there once");
            }
        }
        let mut actions: Vec<usize> = (0..400).collect();
        Care { overlooks: 85, ..Care::default() }.overlook(&mut actions, &mut dice);
        assert!((30..=95).contains(&actions.len()), "{} of 400", actions.len());
    }

    #[test]
    fn no_more_come_to_mind_than_are_thought_of() {
        let mut dice = Dice::for_players(Seed::of_series(1, 0));
        for number in [1, 2, 3, 10, 400] {
            let mut actions: Vec<usize> = (0..number).collect();
            Care { overlooks: 85, thinks_of: Some((2, 3)) }.overlook(&mut actions, &mut dice);
            assert!((number.min(2)..=3).contains(&actions.len()), "{} of {number}", actions.len());
        }
    }
}
