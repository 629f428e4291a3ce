//! The canonical text of actions. Nothing else knows it.
//!
//! Reading is exact: every text that is accepted is written back letter by letter.

use std::fmt;
use std::str::FromStr;

use kernel::whole_number;
use thiserror::Error;

use crate::action::{Action, Payment, Triangle};
use crate::position::FULL;
use crate::space::Space;
use crate::stage::Commitment;
use crate::tiles::{Colour, Tiles};

/// Why a text is not the text of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Misread {
    /// The first word is none of the actions.
    #[error(
        "unknown action: write tile, leader, withdraw, riot, pagoda, replace, end, take, skip, build, commit, \
         support, winner or lose"
    )]
    Verb,
    /// Not a colour letter.
    #[error("a colour is one of the letters k r b g y")]
    Colour,
    /// Not a space.
    #[error("a space is a column letter and a row number, like F7")]
    Space,
    /// Not three spaces in reading order.
    #[error("a triangle is three spaces in reading order, like F7,G7,F8")]
    Triangle,
    /// Not a payment.
    #[error("a payment is 2 (two tiles) or 1 (a tile and the leader)")]
    Payment,
    /// Not a commitment.
    #[error("a commitment is a number of tiles, with + for the leader, like 2 or 0+")]
    Commitment,
    /// Support with nothing, which is written as no support.
    #[error("support with nothing is written support none")]
    Nothing,
    /// Not the letters of tiles in order.
    #[error("tiles are one to six letters in the order k r b g y, like kkrg")]
    Tiles,
    /// Words are missing or left over.
    #[error("too few or too many words for this action")]
    Words,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile { colour, space } => write!(f, "tile {colour}@{space}"),
            Self::Leader { colour, space } => write!(f, "leader {colour}@{space}"),
            Self::Withdraw { colour } => write!(f, "withdraw {colour}"),
            Self::Riot { payment, space } => write!(f, "riot {} {space}", payment.tiles()),
            Self::Pagoda { payment, triangle, from } => {
                write!(f, "pagoda {} {triangle}", payment.tiles())?;
                write_from(f, from)
            }
            Self::Replace { tiles } => write!(f, "replace {tiles}"),
            Self::End => f.write_str("end"),
            Self::Take { colour } => write!(f, "take {colour}"),
            Self::Skip => f.write_str("skip"),
            Self::Build { triangle, from } => {
                write!(f, "build {triangle}")?;
                write_from(f, from)
            }
            Self::Commit(commitment) => write!(f, "commit {commitment}"),
            Self::Support { side: Some((state, commitment)) } => write!(f, "support {state} {commitment}"),
            Self::Support { side: None } => f.write_str("support none"),
            Self::Winner { state } => write!(f, "winner {state}"),
            Self::Lose { space } => write!(f, "lose {space}"),
        }
    }
}

fn write_from(f: &mut fmt::Formatter<'_>, from: &Option<Triangle>) -> fmt::Result {
    match from {
        Some(from) => write!(f, " from {from}"),
        None => Ok(()),
    }
}

impl fmt::Display for Triangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.spaces();
        write!(f, "{a},{b},{c}")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tiles, if self.leader { "+" } else { "" })
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let words = || rest.ok_or(Misread::Words);
        let none = |action| if rest.is_none() { Ok(action) } else { Err(Misread::Words) };
        match verb {
            "tile" => colour_at_space(words()?).map(|(colour, space)| Self::Tile { colour, space }),
            "leader" => colour_at_space(words()?).map(|(colour, space)| Self::Leader { colour, space }),
            "withdraw" => Ok(Self::Withdraw { colour: words()?.parse()? }),
            "riot" => {
                let (payment, space) = words()?.split_once(' ').ok_or(Misread::Words)?;
                Ok(Self::Riot { payment: payment.parse()?, space: space.parse()? })
            }
            "pagoda" => {
                let (payment, rest) = words()?.split_once(' ').ok_or(Misread::Words)?;
                let payment = payment.parse()?;
                triangle_from(rest).map(|(triangle, from)| Self::Pagoda { payment, triangle, from })
            }
            "replace" => Ok(Self::Replace { tiles: words()?.parse()? }),
            "end" => none(Self::End),
            "take" => Ok(Self::Take { colour: words()?.parse()? }),
            "skip" => none(Self::Skip),
            "build" => triangle_from(words()?).map(|(triangle, from)| Self::Build { triangle, from }),
            "commit" => Ok(Self::Commit(words()?.parse()?)),
            "support" if rest == Some("none") => Ok(Self::Support { side: None }),
            "support" => {
                let (state, commitment) = words()?.split_once(' ').ok_or(Misread::Words)?;
                let commitment: Commitment = commitment.parse()?;
                if commitment.strength() == 0 {
                    return Err(Misread::Nothing);
                }
                Ok(Self::Support { side: Some((state.parse()?, commitment)) })
            }
            "winner" => Ok(Self::Winner { state: words()?.parse()? }),
            "lose" => Ok(Self::Lose { space: words()?.parse()? }),
            _ => Err(Misread::Verb),
        }
    }
}

/// `g@F7`
fn colour_at_space(text: &str) -> Result<(Colour, Space), Misread> {
    let (colour, space) = text.split_once('@').ok_or(Misread::Words)?;
    Ok((colour.parse()?, space.parse()?))
}

/// `F7,G7,F8` or `F7,G7,F8 from C3,D3,C4`
fn triangle_from(text: &str) -> Result<(Triangle, Option<Triangle>), Misread> {
    match text.split_once(" from ") {
        Some((to, from)) => Ok((to.parse()?, Some(from.parse()?))),
        None => Ok((text.parse()?, None)),
    }
}

impl FromStr for Colour {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(Misread::Colour),
        }
    }
}

impl FromStr for Space {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let (column, row): (_, u8) = match text.as_bytes() {
            [column @ b'A'..=b'Z', ..] => (column - b'A', whole_number(&text[1..]).ok_or(Misread::Space)?),
            _ => return Err(Misread::Space),
        };
        let row = row.checked_sub(1).ok_or(Misread::Space)?;
        Self::new(column, row).ok_or(Misread::Space)
    }
}

impl FromStr for Triangle {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut names = text.split(',');
        let mut next = || names.next().and_then(|name| name.parse().ok()).ok_or(Misread::Triangle);
        let spaces = [next()?, next()?, next()?];
        if names.next().is_some() {
            return Err(Misread::Triangle);
        }
        Self::new(spaces).ok_or(Misread::Triangle)
    }
}

impl FromStr for Payment {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        match text {
            "2" => Ok(Self::TwoTiles),
            "1" => Ok(Self::TileAndLeader),
            _ => Err(Misread::Payment),
        }
    }
}

impl FromStr for Commitment {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let (tiles, leader) = text.strip_suffix('+').map_or((text, false), |tiles| (tiles, true));
        match whole_number(tiles) {
            Some(tiles) if usize::from(tiles) <= FULL => Ok(Self { tiles, leader }),
            _ => Err(Misread::Commitment),
        }
    }
}

impl FromStr for Tiles {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut tiles = Self::NONE;
        let mut last = Colour::Black;
        for (number, letter) in text.chars().enumerate() {
            let colour = Colour::from_letter(letter).ok_or(Misread::Tiles)?;
            if colour < last || number >= FULL {
                return Err(Misread::Tiles);
            }
            tiles[colour] += 1;
            last = colour;
        }
        if tiles.is_empty() { Err(Misread::Tiles) } else { Ok(tiles) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_the_decision_table_is_read_and_written_back() {
        for text in [
            "tile g@F7",
            "leader r@F7",
            "withdraw r",
            "riot 2 F7",
            "riot 1 F7",
            "pagoda 2 F7,G7,F8",
            "pagoda 1 F7,G7,F8",
            "pagoda 2 F7,G7,F8 from C3,D3,C4",
            "replace kkrg",
            "end",
            "take r",
            "skip",
            "build F7,G7,F8",
            "build F7,G7,F8 from C3,D3,C4",
            "tile b@F7",
            "commit 2",
            "commit 2+",
            "commit 0",
            "commit 0+",
            "support F7 2",
            "support F7 0+",
            "support none",
            "winner F7",
            "lose F7",
            "lose Z192",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_not_canonical_is_not_read() {
        for (text, why) in [
            ("", Misread::Verb),
            ("Tile g@F7", Misread::Verb),
            ("tile", Misread::Words),
            ("tile gF7", Misread::Words),
            ("tile x@F7", Misread::Colour),
            ("tile gg@F7", Misread::Colour),
            ("tile g@f7", Misread::Space),
            ("tile g@F07", Misread::Space),
            ("tile g@F0", Misread::Space),
            ("tile g@F+7", Misread::Space),
            ("tile g@F256", Misread::Space),
            ("tile g@F7 ", Misread::Space),
            ("tile g@é7", Misread::Space),
            ("end ", Misread::Words),
            ("skip it", Misread::Words),
            ("riot 3 F7", Misread::Payment),
            ("riot F7", Misread::Words),
            ("pagoda 2 G7,F7,F8", Misread::Triangle),
            ("build F7,G7", Misread::Triangle),
            ("build F7,G7,F8,G8", Misread::Triangle),
            ("build F7,G7,F8 from ", Misread::Triangle),
            ("replace ", Misread::Tiles),
            ("replace rk", Misread::Tiles),
            ("replace kkkkkkk", Misread::Tiles),
            ("commit", Misread::Words),
            ("commit +", Misread::Commitment),
            ("commit 00", Misread::Commitment),
            ("commit 7", Misread::Commitment),
            ("support F7 0", Misread::Nothing),
            ("support F7", Misread::Words),
        ] {
            assert_eq!(text.parse::<Action>(), Err(why), "{text:?}");
        }
    }
}
