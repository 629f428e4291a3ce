//! Boards as data that can be sent, and what has to hold before they are boards again.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::Board;
use super::reader::{COUNTS, NUMBERS, POSITIVE};
use crate::province::Province;

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut board = Self::deserialize(deserializer)?;
        if !board.is_whole() {
            return Err(D::Error::custom("not a board"));
        }
        board.routes = Self::all_routes(&board.sites);
        Ok(board)
    }
}

impl Board {
    /// Whether it is one that a board file could have.
    fn is_whole(&self) -> bool {
        let numbers = [self.present_points, self.teahouse_points, self.missing_link_cost];
        let mut numbers = numbers
            .iter()
            .chain(&self.income)
            .chain(&self.start_money)
            .chain(&self.penalty)
            .chain(&self.level_points)
            .chain(self.bank.iter().flat_map(|row| [&row.from, &row.high, &row.low]));
        let mut positive = [self.victory_points, self.yuan_per_point].into_iter().chain(self.bids.iter().copied());
        let mut counts = self.presents.iter().chain(&self.crossings);
        let mut sites = self.sites.iter().enumerate();
        numbers.all(|number| NUMBERS.contains(number))
            && positive.all(|number| POSITIVE.contains(&number))
            && counts.all(|count| COUNTS.contains(&u32::from(*count)))
            && sites.all(|(number, site)| site.near < site.far && !self.sites[..number].contains(site))
            && self.teahouse_spaces.bits() >> Province::COUNT == 0
            && !self.penalty.is_empty()
            && !self.bids.is_empty()
            && self.bids.is_sorted_by(|before, after| before < after)
            && self.bank.first().is_some_and(|row| row.from == 0)
            && self.bank.is_sorted_by(|before, after| before.from < after.from)
            && self.bank.iter().all(|row| row.low <= row.high)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::board::default_board;

    #[test]
    fn a_board_that_is_sent_is_the_same_board() {
        let sent = serde_json::to_string(default_board()).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&sent).unwrap(), *default_board());
    }

    #[test]
    fn what_no_board_file_could_have_is_refused() {
        let whole = serde_json::to_value(default_board()).unwrap();
        let changed = |place: &str, value: Value| {
            let mut changed = whole.clone();
            *changed.pointer_mut(place).unwrap() = value;
            serde_json::from_value::<Board>(changed).map_err(|error| error.to_string())
        };
        assert!(changed("/name", json!("Road")).is_ok());
        for (place, value) in [
            ("/income/1", json!(10_000)),
            ("/presents/1", json!(100)),
            ("/teahouse_spaces", json!(64)),
            ("/sites/0/far", json!("puer")),
            ("/sites/1", whole["sites"][0].clone()),
            ("/bids", json!([])),
            ("/bids/1", json!(0)),
            ("/bids/1", whole["bids"][0].clone()),
            ("/start_money/0", json!(10_000)),
            ("/bank", json!([])),
            ("/bank/0/from", json!(1)),
            ("/bank/1/from", json!(0)),
            ("/bank/1/low", json!(9_999)),
            ("/penalty", json!([])),
            ("/crossings/0", json!(200)),
            ("/level_points/0", json!(10_000)),
            ("/victory_points", json!(0)),
            ("/yuan_per_point", json!(0)),
            ("/missing_link_cost", json!(10_000)),
        ] {
            assert_eq!(changed(place, value).map(|_| ()), Err("not a board".to_owned()), "{place}");
        }
    }
}
