//! Who sits at a table with whom, and where.

use clap::ValueEnum;

/// Which line-ups are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Mode {
    /// Different bots at every table: each choice of as many bots as there are seats.
    Tables,
    /// One bot against others that are all of one kind: for each two bots, either of them alone.
    Duels,
    /// The bot that is listed first, alone against each of the others on all other seats.
    Challenge,
    /// Each bot alone against the one that is listed before it on all other seats.
    Ladder,
}

impl Mode {
    /// What is played unless something else is asked for.
    pub(crate) fn usual(bots: usize, players: usize) -> Self {
        if bots < players { Self::Duels } else { Self::Tables }
    }

    /// What its line-ups are.
    pub(crate) fn described(self, one: bool) -> &'static str {
        match (self, one) {
            (Self::Tables, true) => "line-up of different bots",
            (Self::Tables, false) => "line-ups of different bots",
            (_, true) => "line-up of one bot against others of a kind",
            (_, false) => "line-ups of one bot against others of a kind",
        }
    }
}

/// Bots at one table, by their numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineUp(Vec<usize>);

impl LineUp {
    /// All that are played by bots with these numbers, in the order in which they are listed. They are numbered by their
    /// names, so that a line-up is the same whoever else takes part.
    pub(crate) fn all(mode: Mode, listed: &[usize], players: usize) -> Vec<Self> {
        let bots = listed.len();
        match mode {
            Mode::Tables => choices(bots, players).into_iter().map(Self).collect(),
            // Between two either of them is alone.
            Mode::Duels if players == 2 => choices(bots, 2).into_iter().map(Self).collect(),
            Mode::Duels => (0..bots).flat_map(|one| Self::against_all(one, bots, players)).collect(),
            Mode::Challenge => listed.iter().take(1).flat_map(|&one| Self::against_all(one, bots, players)).collect(),
            Mode::Ladder => listed.windows(2).map(|pair| Self::against(pair[1], pair[0], players)).collect(),
        }
    }

    fn against_all(one: usize, bots: usize, players: usize) -> Vec<Self> {
        (0..bots).filter(|&other| other != one).map(|other| Self::against(one, other, players)).collect()
    }

    fn against(one: usize, other: usize, players: usize) -> Self {
        let mut line_up = vec![other; players];
        line_up[0] = one;
        if players == 2 {
            line_up.sort_unstable();
        }
        Self(line_up)
    }

    /// The bot on each seat. Whoever sits on the left of whom changes from deal to deal; in the rotations of a deal
    /// everybody sits everywhere once.
    pub(crate) fn seats(&self, deal: u64, rotation: usize) -> Vec<usize> {
        let (mut seats, mut rest) = (self.0[..1].to_vec(), self.0[1..].to_vec());
        let mut number = deal;
        while !rest.is_empty() {
            let left = rest.len() as u64;
            seats.push(rest.remove((number % left) as usize));
            number /= left;
        }
        seats.rotate_right(rotation);
        seats
    }

    /// The bot that is alone and the one of which all others are.
    pub(crate) fn duel(&self) -> Option<(usize, usize)> {
        let (one, others) = self.0.split_first()?;
        let other = others.first()?;
        others.iter().all(|bot| bot == other).then_some((*one, *other))
    }
}

/// Every choice of so many numbers below `bots`, ascending.
fn choices(bots: usize, number: usize) -> Vec<Vec<usize>> {
    let mut choices = vec![Vec::new()];
    for _ in 0..number {
        let longer = choices.iter().flat_map(|choice: &Vec<usize>| {
            let next = choice.last().map_or(0, |last| last + 1);
            (next..bots).map(move |bot| [&choice[..], &[bot]].concat())
        });
        choices = longer.collect();
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_ups(mode: Mode, bots: usize, players: usize) -> Vec<Vec<usize>> {
        // The bot with the number 1 is listed first.
        let listed: Vec<usize> = (0..bots).map(|place| (place + 1) % bots).collect();
        LineUp::all(mode, &listed, players).into_iter().map(|line_up| line_up.0).collect()
    }

    #[test]
    fn different_bots_are_chosen_in_every_way() {
        assert_eq!(line_ups(Mode::Tables, 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(Mode::Tables, 4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(line_ups(Mode::Tables, 8, 4).len(), 70);
    }

    #[test]
    fn in_duels_either_bot_is_alone_against_the_other() {
        assert_eq!(line_ups(Mode::Duels, 2, 4), [[0, 1, 1, 1], [1, 0, 0, 0]]);
        assert_eq!(line_ups(Mode::Duels, 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(Mode::Challenge, 3, 3), [[1, 0, 0], [1, 2, 2]]);
        assert_eq!(line_ups(Mode::Challenge, 3, 2), [[0, 1], [1, 2]]);
    }

    #[test]
    fn on_a_ladder_each_bot_is_alone_against_the_one_listed_before_it() {
        assert_eq!(line_ups(Mode::Ladder, 3, 3), [[2, 1, 1], [0, 2, 2]]);
        assert_eq!(line_ups(Mode::Ladder, 3, 2), [[1, 2], [0, 2]]);
    }

    #[test]
    fn everybody_sits_everywhere_and_beside_everybody_equally_often() {
        let line_up = LineUp(vec![0, 1, 2, 3]);
        let (mut on_seat, mut on_the_left) = ([[0; 4]; 4], [[0; 4]; 4]);
        for deal in 0..6 {
            for rotation in 0..4 {
                let seats = line_up.seats(deal, rotation);
                for (seat, &bot) in seats.iter().enumerate() {
                    on_seat[bot][seat] += 1;
                    on_the_left[bot][seats[(seat + 1) % 4]] += 1;
                }
            }
        }
        assert_eq!(on_seat, [[6; 4]; 4]);
        for (bot, others) in on_the_left.into_iter().enumerate() {
            assert!(others.into_iter().enumerate().all(|(other, times)| times == if other == bot { 0 } else { 8 }));
        }
    }

    #[test]
    fn whoever_is_alone_sits_on_every_seat_in_turn() {
        let line_up = LineUp(vec![1, 0, 0]);
        assert_eq!([0, 1, 2].map(|rotation| line_up.seats(5, rotation)), [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        assert_eq!(line_up.duel(), Some((1, 0)));
        assert_eq!(LineUp(vec![0, 1, 2]).duel(), None);
    }
}
