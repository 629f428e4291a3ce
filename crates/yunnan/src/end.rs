//! The end of the game: when it comes, final points and the winner (YN-12).

use std::cmp::Reverse;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::event::{End, Event, FinalReason};
use crate::player::Player;
use crate::position::Position;
use crate::round::{Next, Play, Witness};
use crate::stage::Stage;

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Final victory points by seat.
    pub scores: Vec<i64>,
    /// The seat that won; there is always exactly one.
    pub winners: Vec<usize>,
    /// How many rounds were played.
    pub rounds: u32,
}

impl Player {
    /// YN-12.2: how many of it the player has, and what that is worth.
    pub fn final_points(&self, board: &Board, why: FinalReason) -> (u32, u32) {
        let (count, each) = match why {
            FinalReason::Yuan => return (self.yuan, self.yuan / board.yuan_per_point()),
            FinalReason::Customs => return (u32::from(self.customs), board.level_points(self.customs)),
            FinalReason::Influence => return (u32::from(self.influence), board.level_points(self.influence)),
            FinalReason::Presents => (u32::from(self.presents), board.present_points()),
            FinalReason::Teahouses => (self.teahouses.len() as u32, board.teahouse_points()),
        };
        (count, count * each)
    }

    /// What the player would score if the game ended now (YN-12.2).
    pub fn score(&self, board: &Board) -> i64 {
        let more = FinalReason::ALL.map(|why| i64::from(self.final_points(board, why).1));
        self.points + more.iter().sum::<i64>()
    }
}

impl Position {
    /// YN-12.1: whether the game ends after this round, and why.
    pub fn end(&self, board: &Board) -> Option<End> {
        let enough = i64::from(board.victory_points());
        let points = self.by_seat().any(|(_, player)| player.points >= enough);
        // On a board without presents there is no last one to give.
        let some_at_start = board.presents().iter().any(|presents| *presents > 0);
        let presents = some_at_start && self.presents.iter().all(|presents| *presents == 0);
        match (points, presents) {
            (true, true) => Some(End::Both),
            (true, false) => Some(End::Points),
            (false, true) => Some(End::Presents),
            (false, false) => None,
        }
    }

    /// The result, once the game is over (YN-12.3).
    pub fn outcome(&self, board: &Board) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let scores: Vec<i64> = self.by_seat().map(|(_, player)| player.score(board)).collect();
        let winner = *self.ranking(board).first()?;
        Some(Outcome { winners: vec![winner.index()], scores, rounds: self.round })
    }

    /// All seats from the first place to the last, if the game ended now (YN-12.3).
    pub fn ranking(&self, board: &Board) -> Vec<Seat> {
        let order = self.travel_order();
        let mut seats: Vec<Seat> = order.iter().collect();
        let rank = |seat: &Seat| {
            let player = self.player(*seat);
            Reverse((player.score(board), player.influence, Reverse(order.place(*seat))))
        };
        kernel::sort_few(&mut seats, |one, other| rank(one) < rank(other));
        seats
    }
}

impl<S: Witness> Play<'_, S> {
    pub(crate) fn end_game(&mut self, why: End) -> Next {
        self.tell(Event::GameEnded { why, enough: self.board.victory_points() });
        let order = self.position.order;
        for seat in order.iter() {
            for why in FinalReason::ALL {
                let (count, points) = self.position.player(seat).final_points(self.board, why);
                if points > 0 {
                    self.tell(Event::FinalPoints { seat, why, count, points });
                }
            }
        }
        Next::Wait(Stage::Over)
    }
}
