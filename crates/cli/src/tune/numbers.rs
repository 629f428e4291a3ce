//! Weights as a list of named numbers, whatever game they are of, and changes of them.

use anyhow::{Result, bail};
use kernel::{Dice, quoted};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Number, Value};

/// What a number may be multiplied by: small changes and large ones, up and down.
const FACTORS: [f64; 8] = [0.6, 0.75, 0.87, 0.95, 1.05, 1.15, 1.33, 1.67];

/// A change of some numbers: which of them, and by how much.
pub(crate) type Change = Vec<(usize, f64)>;

/// Which numbers a method can change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What can be multiplied. A zero stays: it says that something doesn't count.
    NotZero,
    /// What can be changed by as little as one likes.
    NotWhole,
}

impl Kind {
    fn has(self, number: &Number) -> bool {
        match self {
            Self::NotZero => number.as_f64().is_some_and(|number| number != 0.0),
            Self::NotWhole => number.is_f64(),
        }
    }
}

/// Weights with the names of their numbers.
#[derive(Clone)]
pub(crate) struct Numbers {
    weights: Value,
    /// Name, place in the weights, and whether it may be changed.
    places: Vec<(String, String, bool)>,
}

impl Numbers {
    /// The numbers of weights, of which those of a kind are changed, and only those with these names if there are any.
    /// What doesn't weigh at the tables that are played at stays as it is.
    ///
    /// # Errors
    /// If there is no number of some name, or none that can be changed.
    pub(crate) fn of<W: Serialize>(
        weights: &W,
        only: &[String],
        kind: Kind,
        weighs: impl Fn(&str) -> bool,
    ) -> Result<Self> {
        let weights = serde_json::to_value(weights)?;
        let mut places = Vec::new();
        collect(&weights, kind, "", "", &mut places);
        let is_under = |name: &str, wanted: &str| {
            name == wanted || name.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
        };
        for wanted in only {
            if !places.iter().any(|(name, ..)| is_under(name, wanted)) {
                let names: Vec<&str> = places.iter().map(|(name, ..)| &**name).collect();
                bail!("there is no weight {}; there are {}", quoted(wanted), names.join(", "));
            }
        }
        places.iter_mut().for_each(|(name, _, may_change)| {
            *may_change &= only.is_empty() || only.iter().any(|wanted| is_under(name, wanted));
        });
        if places.iter().any(|(.., may_change)| *may_change) {
            places.iter_mut().for_each(|(name, _, may_change)| *may_change &= weighs(name));
            if !places.iter().any(|(.., may_change)| *may_change) {
                bail!("none of these weights counts with so many players");
            }
            return Ok(Self { weights, places });
        }
        match kind {
            Kind::NotZero => bail!("all of these weights are 0, which is never changed"),
            Kind::NotWhole => bail!("all of these weights are whole numbers, which can't be changed by little"),
        }
    }

    /// Those that may be changed, by their places in the list.
    pub(crate) fn may_change(&self) -> Vec<usize> {
        (0..self.places.len()).filter(|&number| self.places[number].2).collect()
    }

    /// The value of a number.
    pub(crate) fn value(&self, number: usize) -> f64 {
        let place = self.places.get(number).and_then(|(_, place, _)| self.weights.pointer(place));
        place.and_then(Value::as_f64).unwrap_or(0.0)
    }

    /// These numbers with other values of some of them.
    pub(crate) fn with_values(&self, values: impl IntoIterator<Item = (usize, f64)>) -> Self {
        let mut changed = self.clone();
        for (number, value) in values {
            let place = self.places.get(number).and_then(|(_, place, _)| changed.weights.pointer_mut(place));
            if let Some(place) = place {
                *place = value.into();
            }
        }
        changed
    }

    /// A change of one to three numbers.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Change {
        let mut numbers = self.may_change();
        dice.shuffle(&mut numbers);
        let some = 1 + dice.below(3.min(numbers.len() as u32)) as usize;
        numbers.truncate(some);
        numbers.into_iter().map(|number| (number, FACTORS[dice.below(FACTORS.len() as u32) as usize])).collect()
    }

    /// These numbers after a change.
    pub(crate) fn with(&self, change: &Change) -> Self {
        let mut changed = self.clone();
        for (number, factor) in change {
            let place = self.places.get(*number).and_then(|(_, place, _)| changed.weights.pointer_mut(place));
            if let Some(value) = place {
                *value = multiplied(value, *factor);
            }
        }
        changed
    }

    /// The weights of which these are the numbers; `None` if they don't take such numbers.
    pub(crate) fn weights<W: DeserializeOwned>(&self) -> Option<W> {
        serde_json::from_value(self.weights.clone()).ok()
    }

    /// The numbers that are other in others, with both values.
    pub(crate) fn differences(&self, other: &Self) -> Vec<Vec<String>> {
        let differs = self.places.iter().filter_map(|(name, place, _)| {
            let (here, there) = (self.weights.pointer(place)?, other.weights.pointer(place)?);
            (here != there).then(|| vec![name.clone(), here.to_string(), there.to_string()])
        });
        differs.collect()
    }

    /// What changed, in a line.
    pub(crate) fn told(&self, other: &Self) -> String {
        let differences = self.differences(other);
        let told = differences.iter().map(|row| format!("{} {} → {}", row[0], row[1], row[2]));
        told.collect::<Vec<_>>().join(", ")
    }
}

/// No weight is as large as this, and what is computed with larger ones may be no number any more.
const LARGEST: f64 = 1e6;

/// Reads weights from the text of a file.
///
/// # Errors
/// If a weight is missing, unknown or absurd.
pub(crate) fn read<W: DeserializeOwned>(text: &str) -> Result<W> {
    let value: Value = serde_json::from_str(text)?;
    // A list would be taken for the weights in their order.
    if !value.is_object() {
        bail!("weights are a JSON object, {{…}}");
    }
    let mut places = Vec::new();
    collect(&value, Kind::NotZero, "", "", &mut places);
    let of = |place: &str| value.pointer(place).and_then(Value::as_f64).unwrap_or(0.0);
    if let Some((name, place, _)) = places.iter().find(|(_, place, _)| of(place).abs() > LARGEST) {
        bail!("{} is {}: no weight is so large", quoted(name), of(place));
    }
    Ok(serde_json::from_value(value)?)
}

/// Finds all numbers: the name of each with dots, and its JSON pointer.
fn collect(value: &Value, kind: Kind, name: &str, place: &str, found: &mut Vec<(String, String, bool)>) {
    let mut inside = |part: &str, value: &Value| {
        let dot = if name.is_empty() { "" } else { "." };
        collect(value, kind, &format!("{name}{dot}{part}"), &format!("{place}/{part}"), found);
    };
    match value {
        Value::Number(number) => found.push((name.to_owned(), place.to_owned(), kind.has(number))),
        Value::Array(list) => list.iter().enumerate().for_each(|(number, value)| inside(&number.to_string(), value)),
        Value::Object(fields) => fields.iter().for_each(|(field, value)| inside(field, value)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// A number times a factor. A whole one stays whole, changes by one at least and never becomes nothing; others are
/// rounded to three digits.
fn multiplied(value: &Value, factor: f64) -> Value {
    if let Some(whole) = value.as_i64() {
        let changed = (whole as f64 * factor).round() as i64;
        let by_one = whole + if factor > 1.0 { whole.signum() } else { -whole.signum() };
        let changed = if changed == whole { by_one } else { changed };
        return if changed == 0 { whole.into() } else { changed.into() };
    }
    rounded(value.as_f64().unwrap_or(0.0) * factor).into()
}

/// A number with three digits: more than any method can find out.
pub(crate) fn rounded(number: f64) -> f64 {
    // Through its text, so that the number is exactly the one that will be written and read.
    format!("{number:.2e}").parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use bots::yangtze::Tables;
    use yangtze::Position;

    use super::*;
    use crate::game::Listed;

    fn numbers_of(kind: Kind, only: &[&str]) -> Result<Numbers> {
        let only: Vec<String> = only.iter().map(|name| (*name).to_owned()).collect();
        Numbers::of(&serde_json::json!({ "a": 0.5, "b": [1.0, 0.0, 3.0], "c": 4 }), &only, kind, |_| true)
    }

    fn numbers(only: &[&str]) -> Result<Numbers> {
        numbers_of(Kind::NotZero, only)
    }

    #[test]
    fn numbers_have_names_and_zeros_stay() {
        assert_eq!(numbers(&[]).unwrap().may_change(), [0, 1, 3, 4]);
        assert_eq!(numbers(&["b"]).unwrap().may_change(), [1, 3]);
        assert_eq!(numbers(&["b.2", "c"]).unwrap().may_change(), [3, 4]);
        assert!(numbers(&["b.1"]).is_err() && numbers(&["d"]).is_err() && numbers(&["b."]).is_err());
    }

    #[test]
    fn what_isn_t_whole_can_be_given_any_value() {
        let numbers = numbers_of(Kind::NotWhole, &[]).unwrap();
        assert_eq!(numbers.may_change(), [0, 1, 2, 3]);
        let changed = numbers.with_values([(2, -0.25)]);
        assert_eq!((numbers.value(2), changed.value(2)), (0.0, -0.25));
        assert_eq!(numbers.told(&changed), "b.1 0.0 → -0.25");
        assert!(numbers_of(Kind::NotWhole, &["c"]).is_err());
    }

    #[test]
    fn numbers_that_nobody_at_the_table_is_judged_by_stay() {
        let weights = Tables::default();
        for players in 2..=4 {
            let weighs = |name: &str| Position::weighs(name, players);
            let numbers = Numbers::of(&weights, &[], Kind::NotZero, weighs).unwrap();
            for number in 0..numbers.places.len() {
                let changed: Tables = numbers.with(&vec![(number, 1.67)]).weights().unwrap();
                let matters = changed.of(players) != weights.of(players);
                assert_eq!(numbers.places[number].2, matters, "{players}: {}", numbers.places[number].0);
            }
        }
        let only = ["more".to_owned()];
        assert!(Numbers::of(&weights, &only, Kind::NotZero, |name| Position::weighs(name, 2)).is_err());
        assert!(Numbers::of(&weights, &only, Kind::NotZero, |name| Position::weighs(name, 3)).is_ok());
    }

    #[test]
    fn a_change_multiplies_and_is_told() {
        let first = numbers(&[]).unwrap();
        let changed = first.with(&vec![(0, 1.33), (3, 0.6), (4, 1.05)]);
        assert_eq!(first.told(&changed), "a 0.5 → 0.665, b.2 3.0 → 1.8, c 4 → 5");
        assert_eq!(changed.weights::<serde_json::Value>().unwrap()["b"][2], 1.8);
    }

    #[test]
    fn weights_are_read_only_if_they_are_complete_and_not_absurd() {
        let whole = serde_json::to_value(Tables::default()).unwrap();
        assert_eq!(read::<Tables>(&whole.to_string()).unwrap(), Tables::default());
        let mut absurd = whole.clone();
        absurd["two"]["expected_share"] = 1e300.into();
        let why = read::<Tables>(&absurd.to_string()).unwrap_err().to_string();
        assert!(why.contains("two.expected_share"), "{why}");
        let mut unknown = whole;
        unknown["two"]["gold"] = 1.0.into();
        for text in ["", "[]", "{}", "{\"two\":{}}", "1", "null", "[[],[]]", "{\"two\":1e999}", &unknown.to_string()] {
            assert!(read::<Tables>(text).is_err(), "{text}");
            assert!(read::<bots::yunnan::Weights>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_weights_that_tuning_began_with_can_still_be_begun_with() {
        let first = read::<bots::yunnan::Weights>(include_str!("../../../bots/data/yunnan-first.json")).unwrap();
        assert_ne!(first, bots::yunnan::Weights::default(), "tuning changed them");
        let first = read::<Tables>(include_str!("../../../bots/data/yellow-yangtze-first.json")).unwrap();
        assert_ne!(first.two, Tables::default().two, "tuning changed them");
    }

    #[test]
    fn whole_numbers_stay_whole_and_nothing_changes_its_sign() {
        let times = |value: Value, factor: f64| multiplied(&value, factor);
        assert_eq!(times(4.into(), 0.95), 3);
        assert_eq!(times(1.into(), 0.6), 1);
        assert_eq!(times((-2).into(), 1.05), -3);
        assert_eq!(times((-0.5).into(), 1.67), -0.835);
        assert_eq!(times(1234.5.into(), 1.0), 1230.0);
    }

    #[test]
    fn one_to_three_numbers_are_drawn_of_those_that_may_change() {
        let numbers = numbers(&["a", "c"]).unwrap();
        let mut dice = Dice::for_players(kernel::Seed([1; 32]));
        for _ in 0..50 {
            let change = numbers.draw(&mut dice);
            assert!((1..=2).contains(&change.len()) && change.iter().all(|(number, _)| [0, 4].contains(number)));
        }
    }
}
