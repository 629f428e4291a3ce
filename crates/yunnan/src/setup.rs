//! Options, the deal and the first position (YN-1).

use kernel::{Dice, Seat, SetupProblem, SetupProblems};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::order::{Order, SEATS, Seats};
use crate::player::Player;
use crate::position::Position;
use crate::stage::Stage;

/// The fewest players.
pub(crate) const FEWEST: usize = 3;

/// The table options that touch the rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which variant is played.
    pub variant: Variant,
}

/// A variant of the game (YN-1.4): it decides YN-3.6 and YN-5.2.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Variant {
    /// Nobody bids more money than they have.
    #[default]
    Basic,
    /// Bids have no limit; missing money costs victory points.
    Pro,
}

impl From<Variant> for &'static str {
    fn from(variant: Variant) -> Self {
        match variant {
            Variant::Basic => "basic",
            Variant::Pro => "pro",
        }
    }
}

impl TryFrom<String> for Variant {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match &*text {
            "basic" => Ok(Self::Basic),
            "pro" => Ok(Self::Pro),
            _ => Err(format!("variant \"{text}\": there are \"basic\" and \"pro\"")),
        }
    }
}

/// All that chance decides: the first auction order (YN-1.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The seats in the first auction order.
    pub order: Vec<usize>,
}

impl Deal {
    /// Shuffles the auction order.
    ///
    /// # Errors
    /// If the game isn't for so many players.
    pub fn new(players: usize, dice: &mut Dice) -> Result<Self, SetupProblems> {
        let problems: Vec<_> = players_problem(players).into_iter().collect();
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }
        let mut order: Vec<usize> = (0..players).collect();
        dice.shuffle(&mut order);
        Ok(Self { order })
    }

    fn problem(&self, players: usize) -> Option<SetupProblem> {
        let mut sorted = self.order.clone();
        sorted.sort_unstable();
        let complete = sorted.iter().copied().eq(0..players);
        let what = format!("`order` does not hold each seat from 0 to {} once", players.saturating_sub(1));
        (!complete).then_some(SetupProblem::Deal(what))
    }
}

fn players_problem(players: usize) -> Option<SetupProblem> {
    let problem = SetupProblem::Players { players, from: FEWEST, to: SEATS };
    (!(FEWEST..=SEATS).contains(&players)).then_some(problem)
}

impl Position {
    /// The position at the start of a game.
    ///
    /// # Errors
    /// Every reason why such a game can't be set up.
    pub fn start(board: &Board, players: usize, options: Options, deal: &Deal) -> Result<Self, SetupProblems> {
        let problems: Vec<_> = players_problem(players).into_iter().chain(deal.problem(players)).collect();
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }
        let seats: Vec<Seat> = deal.order.iter().map(|&seat| Seat::new(seat as u8)).collect();
        let mut position = Self {
            players: [Player::new(0); SEATS],
            order: Order::new(&seats),
            bank: [None; 2],
            presents: board.presents(),
            round: 1,
            variant: options.variant,
            stage: Stage::Auction { seat: seats[0], passed: Seats::NONE },
        };
        for (seat, money) in seats.into_iter().zip(board.start_money()) {
            position.player_mut(seat).yuan = money;
        }
        Ok(position)
    }
}
