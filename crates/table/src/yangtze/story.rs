//! How a game came about: everybody's points over time, the conflicts, and the turns on which it turned.
//!
//! It tells scores that players keep to themselves until the end: only games that are over are told.

use ::yangtze::{Colour, Edition, Event, Position, Reason, Return, spread_yellow};
use kernel::Seat;

use crate::turning_points::{Standing, turning_points};
use crate::{Step, Table, Turn, TurningPoint, turns};

/// A lead that stays in the same hands has to change by this to be a turning point.
const MUCH: u32 = 2;

/// How a game came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Number of seats.
    pub players: usize,
    /// The turns, by the numbers of their steps.
    pub turns: Vec<Turn<Seat>>,
    /// The revolts and wars that were decided.
    pub conflicts: Vec<PastConflict>,
    /// The few turns on which the game turned.
    pub turning_points: Vec<TurningPoint>,
    /// Everybody's points after so many steps, beginning with the start; seats that are not taken have none.
    points: Vec<[[u32; 5]; 4]>,
}

/// A revolt or a war.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastConflict {
    /// In whose turn.
    pub seat: Seat,
    /// Whether it is a war; else it is a revolt.
    pub is_war: bool,
    /// The number of the step that began it.
    pub began: usize,
    /// The number of the step that decided it.
    pub ended: usize,
    /// How it was decided, with its sides and their strengths, and which leaders and points that brought.
    pub events: Vec<Event>,
}

impl PastConflict {
    /// The points that were gained by it.
    pub fn gains(&self) -> impl Iterator<Item = (Seat, Colour, u32)> + '_ {
        self.events.iter().filter_map(|event| match *event {
            Event::Points { seat, colour, points, .. } => Some((seat, colour, points)),
            _ => None,
        })
    }

    /// The leaders that had to leave the board.
    pub fn losses(&self) -> impl Iterator<Item = (Seat, Colour)> + '_ {
        self.events.iter().filter_map(|event| match *event {
            Event::LeaderReturned { seat, colour, .. } => Some((seat, colour)),
            _ => None,
        })
    }
}

impl Story {
    /// The story of all that counts.
    pub fn of(table: &Table<Position>) -> Self {
        let steps = table.steps();
        let edition = table.setting().options.edition;
        let players = table.setting().players;
        let turns = turns(steps);
        let points: Vec<_> = (0..=steps.len()).map(|step| points_of(&table.at(step), players)).collect();
        let standing = |step: usize| {
            let points: &[[u32; 5]] = &points[step][..players];
            let score = |points: &[u32; 5]| i32::try_from(spread_yellow(*points)[0]).unwrap_or(i32::MAX);
            Standing { ahead: ahead(points, edition), scores: points.iter().map(score).collect() }
        };
        let turning_points = turning_points(turns.iter().map(|turn| turn.steps.clone()), MUCH, &standing);
        Self { players, conflicts: conflicts(steps), turning_points, turns, points }
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.points.len() - 1
    }

    /// A seat's points by colour after each number of steps, beginning with the start.
    pub fn points(&self, seat: Seat, colour: Colour) -> Vec<u32> {
        self.points.iter().map(|all| all[seat.index()][colour.index()]).collect()
    }

    /// A seat's score after each number of steps, as if the game ended there: its lowest total after yellow is spread
    /// (YY-12.3).
    pub fn scores(&self, seat: Seat) -> Vec<u32> {
        self.points.iter().map(|all| spread_yellow(all[seat.index()])[0]).collect()
    }

    /// The number of the turn that the position after so many steps belongs to, counted from 1; 0 is the start.
    pub fn turn_after(&self, step: usize) -> usize {
        self.turns.iter().filter(|turn| turn.steps.start < step).count()
    }
}

/// Who would win: by the four totals after yellow is spread (YY-12.3), and in the edition of 2023 by fewer yellow points.
/// Nobody is ahead with a score of nothing, or while several share the first place.
fn ahead(points: &[[u32; 5]], edition: Edition) -> Option<Seat> {
    let rank = |points: &[u32; 5]| {
        let fewer_yellow = (edition == Edition::Of2023).then_some(std::cmp::Reverse(points[4]));
        (spread_yellow(*points), fewer_yellow)
    };
    let best = points.iter().map(rank).max()?;
    let mut first = Seat::all(points.len()).filter(|seat| rank(&points[seat.index()]) == best);
    let (Some(ahead), None) = (first.next(), first.next()) else { return None };
    (best.0[0] > 0).then_some(ahead)
}

fn points_of(position: &Position, players: usize) -> [[u32; 5]; 4] {
    let mut all = [[0; 5]; 4];
    for (seat, place) in Seat::all(players).zip(&mut all) {
        *place = position.open().points(seat);
    }
    all
}

fn conflicts(steps: &[Step<Position>]) -> Vec<PastConflict> {
    let mut list = Vec::new();
    let mut began = 0;
    for (number, step) in steps.iter().enumerate() {
        let starts = |event: &Event| matches!(event, Event::RevoltBegan { .. } | Event::WarBegan { .. });
        if step.events.iter().any(starts) {
            began = number;
        }
        let events: Vec<Event> = step.events.iter().filter(|event| is_outcome(event)).copied().collect();
        if let Some(decided) = events.first() {
            let is_war = matches!(decided, Event::WarWon { .. });
            list.push(PastConflict { seat: step.before.open().active(), is_war, began, ended: number, events });
        }
    }
    list
}

/// Whether an event tells how a conflict was decided, or what that brought.
fn is_outcome(event: &Event) -> bool {
    matches!(
        event,
        Event::RevoltEnded { .. }
            | Event::WarWon { .. }
            | Event::LeaderReturned { why: Return::LostRevolt | Return::LostWar, .. }
            | Event::Points { why: Reason::Revolt | Reason::War, .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sitter;
    use crate::turning_points::MOST;

    fn recorded(text: &str) -> Table<Position> {
        Table::load(text, &Sitter::PERSON).expect("a record")
    }

    fn four() -> Table<Position> {
        recorded(include_str!("../../../yangtze/tests/games/yellow-yangtze-4p.jsonl"))
    }

    fn all() -> [Table<Position>; 4] {
        [
            four(),
            recorded(include_str!("../../../yangtze/tests/games/yellow-yangtze-3p.jsonl")),
            recorded(include_str!("../../../yangtze/tests/games/yellow-yangtze-2p.jsonl")),
            recorded(include_str!("../../../yangtze/tests/games/yellow-yangtze-2p-short-2023.jsonl")),
        ]
    }

    #[test]
    fn points_over_time_begin_with_nothing_and_end_with_the_result() {
        for table in all() {
            let (story, outcome) = (Story::of(&table), table.settled().outcome().expect("it is over"));
            for seat in Seat::all(story.players) {
                let scores = story.scores(seat);
                assert_eq!(scores.len(), story.steps() + 1);
                assert_eq!((scores[0], scores[story.steps()]), (0, outcome.scores[seat.index()][0]));
                for colour in Colour::ALL {
                    let points = story.points(seat, colour);
                    assert_eq!(points.last(), Some(&outcome.totals[seat.index()][colour.index()]));
                    assert!(points.is_sorted(), "nobody loses points");
                }
            }
        }
    }

    #[test]
    fn the_war_of_the_golden_game_of_four_is_told() {
        let story = Story::of(&four());
        // Actions 80 to 85, as ARCHITECTURE.md tells them: a tile is taken from the market before the war begins.
        let war = story.conflicts.iter().find(|conflict| conflict.began == 80).expect("the war");
        assert!(war.is_war);
        assert_eq!((war.seat, war.ended), (Seat::new(1), 84));
        let Some(Event::WarWon { state, states, chosen }) = war.events.first() else { panic!("{:?}", war.events) };
        let states: Vec<String> = states.iter().map(|(state, strength)| format!("{state} {strength}")).collect();
        assert_eq!((state.to_string(), states, *chosen), ("J4".to_owned(), vec!["D4 5".into(), "J4 7".into()], false));
        assert_eq!(war.gains().collect::<Vec<_>>(), [(Seat::new(1), Colour::Green, 1)]);
        assert_eq!(war.losses().collect::<Vec<_>>(), [(Seat::new(0), Colour::Green)]);
    }

    #[test]
    fn every_conflict_is_told_once_and_a_revolt_gives_one_point() {
        for table in all() {
            let story = Story::of(&table);
            let decided = |event: &&Event| matches!(event, Event::RevoltEnded { .. } | Event::WarWon { .. });
            let events = table.steps().iter().flat_map(|step| &step.events);
            assert_eq!(story.conflicts.len(), events.filter(decided).count());
            assert!(!story.conflicts.is_empty());
            for conflict in &story.conflicts {
                assert!(conflict.began <= conflict.ended);
                if !conflict.is_war {
                    assert_eq!(conflict.gains().map(|(.., points)| points).sum::<u32>(), 1);
                    assert_eq!(conflict.losses().count(), 1);
                }
            }
        }
    }

    #[test]
    fn the_last_turning_point_at_which_the_lead_changes_hands_gives_it_to_the_winner() {
        for table in all() {
            let (story, outcome) = (Story::of(&table), table.settled().outcome().expect("it is over"));
            assert!(story.turning_points.len() <= MOST);
            assert!(story.turning_points.is_sorted_by_key(|point| point.turn));
            let [winner] = outcome.winners[..] else { continue };
            let last = story.turning_points.iter().rev().find(|point| point.overtaken.is_some());
            if let Some(last) = last {
                assert_eq!(last.ahead.index(), winner);
            }
        }
    }
}
