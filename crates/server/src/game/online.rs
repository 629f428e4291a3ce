//! What a game has to say of itself to be played here.

use bots::Judge;
use kernel::{Game, Pending, Seat};
use table::{Discloses, Telling};

/// A game that can be played here.
pub(crate) trait Online: Discloses<Event: Telling> + Judge {
    /// The number of a rule.
    fn number(rule: &Self::Rule) -> &'static str;
    /// Who won.
    fn winners(outcome: &Self::Outcome) -> &[usize];
    /// What is counted of an event: for whom, what, and how much of it.
    fn counted(event: &Self::Event) -> Vec<(Seat, String, u32)>;
    /// Those to whom something happened that spoils plans: they were attacked, outbid or pushed. It came of an answer of
    /// this seat, after which the position is this.
    fn upset(&self, board: &Self::Board, by: Seat, event: &Self::Event) -> Vec<Seat>;
    /// Whether an answer here makes somebody else decide in the same conflict, where how soon they do could tell what they
    /// hide: a single answer is given for them.
    fn draws_in(&self, after: &Self) -> bool;
}

impl Online for yangtze::Position {
    fn number(rule: &yangtze::Rule) -> &'static str {
        rule.number()
    }

    fn winners(outcome: &yangtze::Outcome) -> &[usize] {
        &outcome.winners
    }

    fn counted(event: &yangtze::Event) -> Vec<(Seat, String, u32)> {
        use yangtze::{Event, Reason, Return};
        match *event {
            Event::Points { seat, colour, points, why } => {
                let source = match why {
                    Reason::Tile { .. } => "tiles",
                    Reason::Revolt => "revolts",
                    Reason::War => "wars",
                    Reason::Pagodas => "pagodas",
                };
                let mut counted = vec![
                    (seat, format!("points_by_{source}"), points),
                    (seat, format!("points_{}", colour.letter()), points),
                ];
                // A war is won by those who get points for it.
                if let Reason::War = why {
                    counted.push((seat, "wars_won".to_owned(), 1));
                }
                counted
            }
            Event::RevoltEnded { winner, loser, .. } => {
                vec![(winner, "revolts_won".to_owned(), 1), (loser, "revolts_lost".to_owned(), 1)]
            }
            Event::LeaderReturned { seat, why: Return::LostWar, .. } => vec![(seat, "wars_lost".to_owned(), 1)],
            Event::PagodaBuilt { seat, .. } => vec![(seat, "pagodas_built".to_owned(), 1)],
            _ => Vec::new(),
        }
    }

    fn upset(&self, board: &yangtze::Board, by: Seat, event: &yangtze::Event) -> Vec<Seat> {
        match event {
            yangtze::Event::RevoltBegan { defender, .. } => vec![*defender],
            yangtze::Event::LeaderReturned { seat, .. } => vec![*seat],
            // Everybody with a leader in one of the states, unless it is their own war.
            yangtze::Event::WarBegan { .. } => {
                let states = self.open().states_at_war(board);
                let leaders = states.iter().flat_map(|state| state.leaders).flatten();
                leaders.map(|(seat, _)| seat).filter(|seat| *seat != by).collect()
            }
            _ => Vec::new(),
        }
    }

    fn draws_in(&self, after: &Self) -> bool {
        use yangtze::Decision::{Revolt, War, WarLoss, WarWinner};
        let (before, after) = (self.pending().seat(), after.pending());
        let conflict = matches!(after, Pending::Decision { decision: Revolt | War | WarWinner | WarLoss, .. });
        conflict && after.seat() != before
    }
}

impl Online for yunnan::Position {
    fn number(rule: &yunnan::Rule) -> &'static str {
        rule.number()
    }

    fn winners(outcome: &yunnan::Outcome) -> &[usize] {
        &outcome.winners
    }

    fn counted(event: &yunnan::Event) -> Vec<(Seat, String, u32)> {
        use yunnan::{Event, FinalReason, Verdict};
        match *event {
            Event::FinalPoints { seat, why, points, .. } => {
                let source = match why {
                    FinalReason::Yuan => "yuan",
                    FinalReason::Presents => "presents",
                    FinalReason::Teahouses => "teahouses",
                    FinalReason::Customs => "customs",
                    FinalReason::Influence => "influence",
                };
                vec![(seat, format!("points_by_{source}"), points)]
            }
            Event::Converted { seat, points, .. } => vec![(seat, "points_by_income".to_owned(), points)],
            Event::Penalty { seat, points, .. } => vec![(seat, "points_lost".to_owned(), points)],
            Event::Income { seat, income } => vec![(seat, "income".to_owned(), income)],
            Event::BidPaid { seat, building, paid, .. } => vec![(seat, format!("paid_{}", building.id()), paid)],
            Event::Pushed { seat, by, .. } => vec![(by, "pushes".to_owned(), 1), (seat, "pushed".to_owned(), 1)],
            Event::Inspected { seat, verdict: Verdict::Banished, .. } => vec![(seat, "banished".to_owned(), 1)],
            Event::PresentsGiven { seat, presents, .. } => vec![(seat, "presents".to_owned(), presents.into())],
            _ => Vec::new(),
        }
    }

    fn upset(&self, _: &yunnan::Board, _: Seat, event: &yunnan::Event) -> Vec<Seat> {
        match event {
            yunnan::Event::Outbid { seat, .. } | yunnan::Event::Pushed { seat, .. } => vec![*seat],
            _ => Vec::new(),
        }
    }

    // Nothing is hidden (YN-1.3).
    fn draws_in(&self, _: &Self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Boards, Dice, Legal, Seed};
    use yangtze::{Event, Position};

    use super::*;

    #[test]
    fn a_war_upsets_those_whose_leaders_are_in_it_but_not_who_began_it() {
        let board = Boards::<Position>::built_in().default_board();
        let (mut wars, mut upset_by_wars) = (0, 0);
        for number in 0..40 {
            let mut dice = Dice::for_players(Seed::of_series(3, number));
            let options = yangtze::Options::default();
            let deal = Position::deal(&board, 3, &options, &mut dice).expect("a deal");
            let mut position = Position::start(&board, 3, options, &deal).expect("a game");
            while let Some(seat) = position.pending().seat() {
                let action = position.legal(&board).draw(&mut dice).expect("an action");
                let mut events = Vec::new();
                position.apply(&board, action, &mut events).expect("it is legal");
                for event in events.iter().filter(|event| matches!(event, Event::WarBegan { .. })) {
                    let upset = position.upset(&board, seat, event);
                    wars += 1;
                    upset_by_wars += usize::from(!upset.is_empty());
                    assert!(!upset.contains(&seat));
                }
            }
        }
        assert!(wars > 0 && upset_by_wars > 0, "{upset_by_wars} of {wars}");
    }
}
