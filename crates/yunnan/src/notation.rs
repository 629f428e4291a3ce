//! The canonical text of actions. Nothing else knows it.
//!
//! Reading is exact: every text that is accepted is written back letter by letter.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, whole_number};
use thiserror::Error;

use crate::action::{Action, Source};
use crate::building::{Bank, Building, Construction};
use crate::province::Province;

/// Why a text is not the text of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Misread {
    /// The first word is none of the actions.
    #[error(
        "unknown action: write bid, bank, market, pass, take, open, keep, travel, post, bridge, teahouse, done or vp"
    )]
    Verb,
    /// Not a progress building.
    #[error("a building is one of school, customs, horse, dragon, yard")]
    Building,
    /// Not a bank space.
    #[error("a space of the bank is high or low")]
    Bank,
    /// Not a construction.
    #[error("what can be taken is post, bridge or teahouse")]
    Construction,
    /// Not a province.
    #[error("a province is one of puer, yunnan, sichuan, qamdo, tibet, qinghai")]
    Province,
    /// Not an origin of a trader.
    #[error("a trader comes from supply or from a province, like from supply or from qamdo")]
    Source,
    /// Not a journey.
    #[error("a journey is two provinces, like puer>sichuan")]
    Journey,
    /// Not a bridge site.
    #[error("a bridge site is two provinces, like yunnan-qamdo")]
    Site,
    /// Not a seat.
    #[error("a seat is a number from 0 to 4")]
    Seat,
    /// Not a number.
    #[error("a number is written in digits, without sign or leading zeros")]
    Number,
    /// Words are missing or left over.
    #[error("too few or too many words for this action")]
    Words,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid { building, yuan, from } => write!(f, "bid {building} {yuan} from {from}"),
            Self::Bank { bank, from } => write!(f, "bank {bank} from {from}"),
            Self::Market { from } => write!(f, "market from {from}"),
            Self::Pass => f.write_str("pass"),
            Self::Take { kind } => write!(f, "take {kind}"),
            Self::Open { province } => write!(f, "open {province}"),
            Self::Keep => f.write_str("keep"),
            Self::Travel { from, to, push: None } => write!(f, "travel {from}>{to}"),
            Self::Travel { from, to, push: Some(seat) } => write!(f, "travel {from}>{to} push {seat}"),
            Self::Post { province } => write!(f, "post {province}"),
            Self::Bridge { near, far } => write!(f, "bridge {near}-{far}"),
            Self::Teahouse { province } => write!(f, "teahouse {province}"),
            Self::Done => f.write_str("done"),
            Self::Convert { points } => write!(f, "vp {points}"),
        }
    }
}

/// Things that are written as their id, and what it is called if there is none like it.
macro_rules! written_as_id {
    ($($type:ident),+) => {
        $(
            impl fmt::Display for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(self.id())
                }
            }

            impl FromStr for $type {
                type Err = Misread;

                fn from_str(text: &str) -> Result<Self, Misread> {
                    Self::from_id(text).ok_or(Misread::$type)
                }
            }
        )+
    };
}
written_as_id!(Province, Building, Bank, Construction);

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supply => f.write_str("supply"),
            Self::Province(province) => province.fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        match text {
            "supply" => Ok(Self::Supply),
            province => Province::from_id(province).map(Self::Province).ok_or(Misread::Source),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let words = || rest.ok_or(Misread::Words);
        let none = |action| if rest.is_none() { Ok(action) } else { Err(Misread::Words) };
        match verb {
            "bid" => {
                let (space, from) = from_source(words()?)?;
                let (building, yuan) = space.split_once(' ').ok_or(Misread::Words)?;
                Ok(Self::Bid { building: building.parse()?, yuan: number(yuan)?, from })
            }
            "bank" => {
                let (bank, from) = from_source(words()?)?;
                Ok(Self::Bank { bank: bank.parse()?, from })
            }
            "market" => match words()?.strip_prefix("from ") {
                Some(from) => Ok(Self::Market { from: from.parse()? }),
                None => Err(Misread::Words),
            },
            "pass" => none(Self::Pass),
            "take" => Ok(Self::Take { kind: words()?.parse()? }),
            "open" => Ok(Self::Open { province: words()?.parse()? }),
            "keep" => none(Self::Keep),
            "travel" => {
                let (journey, push) = match words()?.split_once(" push ") {
                    Some((journey, seat)) => (journey, Some(pushed_seat(seat)?)),
                    None => (words()?, None),
                };
                let (from, to) = journey.split_once('>').ok_or(Misread::Journey)?;
                Ok(Self::Travel { from: from.parse()?, to: to.parse()?, push })
            }
            "post" => Ok(Self::Post { province: words()?.parse()? }),
            "bridge" => {
                let (near, far) = words()?.split_once('-').ok_or(Misread::Site)?;
                Ok(Self::Bridge { near: near.parse()?, far: far.parse()? })
            }
            "teahouse" => Ok(Self::Teahouse { province: words()?.parse()? }),
            "done" => none(Self::Done),
            "vp" => Ok(Self::Convert { points: number(words()?)? }),
            _ => Err(Misread::Verb),
        }
    }
}

/// `school 7 from supply`: what stands before, and the source.
fn from_source(text: &str) -> Result<(&str, Source), Misread> {
    let (before, source) = text.split_once(" from ").ok_or(Misread::Words)?;
    Ok((before, source.parse()?))
}

fn number(text: &str) -> Result<u32, Misread> {
    whole_number(text).ok_or(Misread::Number)
}

fn pushed_seat(text: &str) -> Result<Seat, Misread> {
    match whole_number(text) {
        Some(seat @ 0..crate::order::SEATS_U8) => Ok(Seat::new(seat)),
        _ => Err(Misread::Seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_the_decision_table_is_read_and_written_back() {
        for text in [
            "bid school 7 from supply",
            "bid yard 15 from qamdo",
            "bid dragon 9999 from puer",
            "bank high from supply",
            "bank low from tibet",
            "market from supply",
            "market from qinghai",
            "pass",
            "take post",
            "take bridge",
            "take teahouse",
            "open sichuan",
            "keep",
            "travel puer>sichuan",
            "travel puer>yunnan push 2",
            "travel yunnan>yunnan push 0",
            "post sichuan",
            "bridge yunnan-qamdo",
            "teahouse tibet",
            "done",
            "vp 7",
            "vp 0",
            "vp 4294967295",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_not_canonical_is_not_read() {
        for (text, why) in [
            ("", Misread::Verb),
            ("Pass", Misread::Verb),
            ("pass ", Misread::Words),
            ("done now", Misread::Words),
            ("keep it", Misread::Words),
            ("bid", Misread::Words),
            ("bid school 7", Misread::Words),
            ("bid school from supply", Misread::Words),
            ("bid market 7 from supply", Misread::Building),
            ("bid school 07 from supply", Misread::Number),
            ("bid school +7 from supply", Misread::Number),
            ("bid school -7 from supply", Misread::Number),
            ("bid school 4294967296 from supply", Misread::Number),
            ("bid school 7 from lhasa", Misread::Source),
            ("bid school 7 from supply ", Misread::Source),
            ("bid school  7 from supply", Misread::Number),
            ("bank middle from supply", Misread::Bank),
            ("bank high", Misread::Words),
            ("market supply", Misread::Words),
            ("market", Misread::Words),
            ("take horse", Misread::Construction),
            ("open", Misread::Words),
            ("open Tibet", Misread::Province),
            ("travel puer sichuan", Misread::Journey),
            ("travel puer>", Misread::Province),
            ("travel puer>yunnan>sichuan", Misread::Province),
            ("travel puer>yunnan push", Misread::Province),
            ("travel puer>yunnan push 5", Misread::Seat),
            ("travel puer>yunnan push 02", Misread::Seat),
            ("travel puer>yunnan push two", Misread::Seat),
            ("bridge yunnan", Misread::Site),
            ("bridge yunnan-qamdo-tibet", Misread::Province),
            ("vp", Misread::Words),
            ("vp seven", Misread::Number),
            ("vp ", Misread::Number),
        ] {
            assert_eq!(text.parse::<Action>(), Err(why), "{text:?}");
        }
    }
}
