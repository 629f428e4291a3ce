//! Options, the deal and the first position (YY-1).

use kernel::{Dice, Seat, SetupProblem, SetupProblems};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::position::{BAG, FULL, Hidden, Open, Position, SEATS};
use crate::tiles::{Colour, Tiles};

/// The table options that touch the rules (YY-13.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 24 random tiles leave the game unseen; for two players only (YY-1.3).
    pub short: bool,
    /// Which edition's rulings hold where they differ.
    pub edition: Edition,
}

/// An edition of the game: it decides YY-5.4 and YY-12.4.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Edition {
    /// A green tile that starts a war still gives a market tile; complete ties are shared.
    #[default]
    Of2018,
    /// It doesn't; fewer yellow points break a complete tie.
    Of2023,
}

impl From<Edition> for &'static str {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Of2018 => "2018",
            Edition::Of2023 => "2023",
        }
    }
}

impl TryFrom<String> for Edition {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "2018" => Ok(Self::Of2018),
            "2023" => Ok(Self::Of2023),
            _ => Err(format!("edition {text:?}: there are \"2018\" and \"2023\"")),
        }
    }
}

/// All that chance decides: the bag and who starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The tiles in draw order, as letters; without those of the capitals and of `short`.
    #[serde(with = "letters")]
    pub bag: Vec<Colour>,
    /// The starting seat.
    pub first: usize,
}

/// How many tiles leave the game unseen with `short` (YY-1.3).
pub(crate) const SHORT: usize = 24;
/// The tiles that are shuffled: all but one black tile per capital.
const SHUFFLED: Tiles = Tiles::new([35, 36, 24, 24, 12]);

/// What stands against a game with these players and options, whatever the deal.
fn problems(players: usize, options: Options) -> Vec<SetupProblem> {
    let mut problems = Vec::new();
    if !(2..=SEATS).contains(&players) {
        problems.push(SetupProblem::Players { players, from: 2, to: SEATS });
    }
    if options.short && players != 2 {
        let reason = format!("the short game is for two players, not {players} (YY-1.3)");
        problems.push(SetupProblem::Option { option: "short", reason });
    }
    problems
}

impl Deal {
    /// Shuffles the bag and chooses who starts.
    ///
    /// # Errors
    /// Every reason why such a game can't be set up.
    pub fn new(players: usize, options: Options, dice: &mut Dice) -> Result<Self, SetupProblems> {
        let problems = problems(players, options);
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }
        let mut bag: Vec<Colour> =
            SHUFFLED.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, count as usize)).collect();
        dice.shuffle(&mut bag);
        if options.short {
            bag.drain(..SHORT);
        }
        Ok(Self { bag, first: dice.below(players as u32) as usize })
    }

    fn problems(&self, players: usize, options: Options) -> Vec<SetupProblem> {
        let mut problems = problems(players, options);
        let expected = if options.short { BAG - SHORT } else { BAG };
        if self.bag.len() != expected {
            problems.push(SetupProblem::Deal(format!("{} tiles in the bag, not {expected}", self.bag.len())));
        }
        for (colour, most) in SHUFFLED.iter() {
            let count = self.bag.iter().filter(|&&tile| tile == colour).count();
            if count > most as usize {
                problems.push(SetupProblem::Deal(format!("{count} tiles {colour} in the bag, there are only {most}")));
            }
        }
        if self.first >= players {
            problems.push(SetupProblem::Deal(format!(
                "seat {} starts, the last one is {}",
                self.first,
                players.saturating_sub(1)
            )));
        }
        problems
    }
}

impl Position {
    /// The position at the start (YY-1.2 to YY-1.4).
    ///
    /// # Errors
    /// Every reason why such a game can't be set up.
    pub fn start(board: &Board, players: usize, options: Options, deal: &Deal) -> Result<Self, SetupProblems> {
        let problems = deal.problems(players, options);
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }
        let mut bag = [Colour::Black; BAG];
        for (place, tile) in bag.iter_mut().zip(deal.bag.iter().rev()) {
            *place = *tile;
        }
        let mut open = Open::new(board, players, options, Seat::new(deal.first as u8));
        open.bag = deal.bag.len() as u8;
        let hidden = Hidden { hands: [Tiles::NONE; SEATS], discards: [Tiles::NONE; SEATS], bag };
        let mut position = Self { open, hidden };
        // At most 30 tiles are drawn here and at least 107 are in the bag.
        for seat in Seat::all(players) {
            for _ in 0..FULL {
                position.draw_into_hand(seat);
            }
        }
        for _ in 0..FULL {
            position.draw_into_market();
        }
        Ok(position)
    }
}

mod letters {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::borrow::Cow;

    use crate::tiles::Colour;

    pub(super) fn serialize<S: Serializer>(bag: &impl AsRef<[Colour]>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&bag.as_ref().iter().map(|colour| colour.letter()).collect::<String>())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Colour>, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.chars().map(|letter| Colour::try_from(letter).map_err(D::Error::custom)).collect()
    }
}
