//! How a game came about: incomes round by round, points and money over time, what everybody invested in, who was pushed and
//! banished, and the rounds in which the game turned.

use ::yunnan::{Building, Construction, Event, Position, Province, Verdict};
use kernel::Seat;

use super::conversion::{Standing, standings};
use super::heading::Heading;
use crate::turning_points::{self, turning_points};
use crate::{Table, Turn, TurningPoint, turns};

/// A lead that stays in the same hands has to change by this to be a turning point.
const MUCH: u32 = 10;

/// How a game came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// Number of seats.
    pub players: usize,
    /// The phases, by the numbers of their steps.
    pub turns: Vec<Turn<Heading>>,
    /// The rounds; the last may be going on.
    pub rounds: Vec<PastRound>,
    /// What everybody invested in, in seat order.
    pub invested: Vec<Invested>,
    /// Traders that were pushed.
    pub pushes: Vec<PastPush>,
    /// Traders that the inspector banished.
    pub banishments: Vec<Banishment>,
    /// The few rounds in which the game turned.
    pub turning_points: Vec<TurningPoint>,
    /// Everybody's final points by source, as if the game ended where it is, in seat order.
    pub standings: Vec<Standing>,
    /// After so many steps, beginning with the start: by seat, points, money and the score if the game ended there.
    course: Vec<Vec<(i64, u32, i64)>>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastRound {
    /// Its number, from 1.
    pub round: u32,
    /// The numbers of its steps.
    pub steps: std::ops::Range<usize>,
    /// Everybody's income in seat order; none before it is counted.
    pub incomes: Option<Vec<u32>>,
    /// Presents that everybody got, in seat order.
    pub presents: Vec<u8>,
}

/// What somebody invested in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Invested {
    /// By building: how many bids were paid, and the Yuan they cost.
    pub buildings: [(u32, u32); Building::COUNT],
    /// By kind: how many constructions came from the yard.
    pub constructions: [u32; Construction::COUNT],
    /// Pro variant: points lost for missing money (YN-5.2).
    pub penalty: u32,
    /// What the bank paid.
    pub bank: u32,
    /// How many own traders others outbid.
    pub outbid: u32,
}

impl Invested {
    /// Yuan spent in all buildings.
    pub fn yuan(&self) -> u32 {
        self.buildings.iter().map(|(_, yuan)| yuan).sum()
    }
}

/// A trader that was pushed (YN-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastPush {
    /// The number of the step.
    pub step: usize,
    /// Who pushed.
    pub by: Seat,
    /// Whose trader it was.
    pub seat: Seat,
    /// Where it stood.
    pub from: Province,
}

/// A trader that was banished (YN-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banishment {
    /// The number of the step.
    pub step: usize,
    /// Whose trader it was.
    pub seat: Seat,
    /// Where it stood.
    pub from: Province,
}

impl Story {
    /// The story of all that counts.
    pub fn of(table: &Table<Position>) -> Self {
        let (board, steps, players) = (table.board(), table.steps(), table.setting().players);
        let positions: Vec<Position> = (0..=steps.len()).map(|step| table.at(step)).collect();
        let course = positions
            .iter()
            .map(|at| at.by_seat().map(|(_, player)| (player.points(), player.yuan(), player.score(board))).collect())
            .collect();
        let mut story = Self {
            players,
            turns: turns(steps),
            rounds: Vec::new(),
            invested: vec![Invested::default(); players],
            pushes: Vec::new(),
            banishments: Vec::new(),
            turning_points: Vec::new(),
            standings: standings(board, &table.settled()),
            course,
        };
        for (number, step) in steps.iter().enumerate() {
            let round = step.before.round();
            if story.rounds.last().is_none_or(|last| last.round != round) {
                let (incomes, presents) = (None, vec![0; players]);
                story.rounds.push(PastRound { round, steps: number..number, incomes, presents });
            }
            if let Some(round) = story.rounds.last_mut() {
                round.steps.end = number + 1;
            }
            step.events.iter().for_each(|event| story.hear(number, event));
        }
        let standing = |step: usize| turning_points::Standing {
            ahead: positions[step].ranking(board).first().copied(),
            scores: story.course[step].iter().map(|(.., score)| i32::try_from(*score).unwrap_or(i32::MAX)).collect(),
        };
        story.turning_points = turning_points(story.rounds.iter().map(|round| round.steps.clone()), MUCH, &standing);
        story
    }

    /// Puts an event of a step where it belongs.
    fn hear(&mut self, step: usize, event: &Event) {
        let Some(round) = self.rounds.last_mut() else { return };
        match *event {
            Event::BidPaid { seat, building, paid, .. } => {
                let (count, yuan) = &mut self.invested[seat.index()].buildings[building.index()];
                (*count, *yuan) = (*count + 1, *yuan + paid);
            }
            Event::Penalty { seat, points, .. } => self.invested[seat.index()].penalty += points,
            Event::BankPaid { seat, yuan, .. } => self.invested[seat.index()].bank += yuan,
            Event::Outbid { seat, .. } => self.invested[seat.index()].outbid += 1,
            Event::ConstructionTaken { seat, kind, .. } => {
                self.invested[seat.index()].constructions[kind.index()] += 1;
            }
            Event::Pushed { seat, by, from, .. } => self.pushes.push(PastPush { step, by, seat, from }),
            Event::Inspected { seat, province: from, verdict: Verdict::Banished, .. } => {
                self.banishments.push(Banishment { step, seat, from });
            }
            Event::PresentsGiven { seat, presents, .. } => round.presents[seat.index()] += presents,
            Event::Income { seat, income } => {
                round.incomes.get_or_insert_with(|| vec![0; self.players])[seat.index()] = income;
            }
            _ => {}
        }
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.course.len() - 1
    }

    /// A seat's victory points after each number of steps, beginning with the start.
    pub fn points(&self, seat: Seat) -> Vec<i64> {
        self.course.iter().map(|all| all[seat.index()].0).collect()
    }

    /// A seat's money after each number of steps, beginning with the start.
    pub fn yuan(&self, seat: Seat) -> Vec<u32> {
        self.course.iter().map(|all| all[seat.index()].1).collect()
    }

    /// A seat's score after each number of steps, as if the game ended there (YN-12.2).
    pub fn scores(&self, seat: Seat) -> Vec<i64> {
        self.course.iter().map(|all| all[seat.index()].2).collect()
    }

    /// A seat's income in each round in which it is counted.
    pub fn incomes(&self, seat: Seat) -> Vec<u32> {
        self.rounds.iter().filter_map(|round| Some(round.incomes.as_ref()?[seat.index()])).collect()
    }

    /// The number of the round that the position after so many steps belongs to; the start belongs to the first.
    pub fn round_after(&self, step: usize) -> u32 {
        self.rounds.iter().rev().find(|round| round.steps.start < step).map_or(1, |round| round.round)
    }
}
