//! Weights as a list of named numbers, whatever game they are of, and changes of them.

use anyhow::{Result, bail};
use kernel::{Dice, quoted};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a number may be multiplied by: small changes and large ones, up and down.
const FACTORS: [f64; 8] = [0.6, 0.75, 0.87, 0.95, 1.05, 1.15, 1.33, 1.67];

/// A change of some numbers: which of them, and by how much.
pub(crate) type Change = Vec<(usize, f64)>;

/// Weights with the names of their numbers.
#[derive(Clone)]
pub(crate) struct Numbers {
    weights: Value,
    /// Name, place in the weights, and whether it may be changed.
    places: Vec<(String, String, bool)>,
}

impl Numbers {
    /// The numbers of weights, of which only those with these names are changed; all if there are none. A zero stays:
    /// it says that something doesn't count.
    ///
    /// # Errors
    /// If there is no number of some name.
    pub(crate) fn of<W: Serialize>(weights: &W, only: &[String]) -> Result<Self> {
        let weights = serde_json::to_value(weights)?;
        let mut places = Vec::new();
        collect(&weights, "", "", &mut places);
        let is_under = |name: &str, wanted: &str| {
            name == wanted || name.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
        };
        for wanted in only {
            if !places.iter().any(|(name, ..)| is_under(name, wanted)) {
                let names: Vec<&str> = places.iter().map(|(name, ..)| &**name).collect();
                bail!("there is no weight {}; there are {}", quoted(wanted), names.join(", "));
            }
        }
        for (name, _, may_change) in &mut places {
            *may_change &= only.is_empty() || only.iter().any(|wanted| is_under(name, wanted));
        }
        if !places.iter().any(|(.., may_change)| *may_change) {
            bail!("all of these weights are 0, which is never changed");
        }
        Ok(Self { weights, places })
    }

    /// How many numbers may be changed.
    pub(crate) fn changeable(&self) -> usize {
        self.places.iter().filter(|(.., may_change)| *may_change).count()
    }

    /// A change of one to three numbers.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Change {
        let mut numbers: Vec<usize> = (0..self.places.len()).filter(|&number| self.places[number].2).collect();
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

/// Finds all numbers: the name of each with dots, and its JSON pointer.
fn collect(value: &Value, name: &str, place: &str, found: &mut Vec<(String, String, bool)>) {
    let mut inside = |part: &str, value: &Value| {
        let dot = if name.is_empty() { "" } else { "." };
        collect(value, &format!("{name}{dot}{part}"), &format!("{place}/{part}"), found);
    };
    match value {
        Value::Number(number) => {
            let zero = number.as_f64().is_none_or(|number| number == 0.0);
            found.push((name.to_owned(), place.to_owned(), !zero));
        }
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
    let product = value.as_f64().unwrap_or(0.0) * factor;
    // Through its text, so that the number is exactly the one that will be written and read.
    format!("{product:.2e}").parse::<f64>().map_or_else(|_| value.clone(), Value::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(only: &[&str]) -> Result<Numbers> {
        let only: Vec<String> = only.iter().map(|name| (*name).to_owned()).collect();
        Numbers::of(&serde_json::json!({ "a": 0.5, "b": [1.0, 0.0, 3.0], "c": 4 }), &only)
    }

    #[test]
    fn numbers_have_names_and_zeros_stay() {
        assert_eq!(numbers(&[]).unwrap().changeable(), 4);
        assert_eq!(numbers(&["b"]).unwrap().changeable(), 2);
        assert_eq!(numbers(&["b.2", "c"]).unwrap().changeable(), 2);
        assert!(numbers(&["b.1"]).is_err() && numbers(&["d"]).is_err() && numbers(&["b."]).is_err());
    }

    #[test]
    fn a_change_multiplies_and_is_told() {
        let first = numbers(&[]).unwrap();
        let changed = first.with(&vec![(0, 1.33), (3, 0.6), (4, 1.05)]);
        assert_eq!(first.told(&changed), "a 0.5 → 0.665, b.2 3.0 → 1.8, c 4 → 5");
        assert_eq!(changed.weights::<serde_json::Value>().unwrap()["b"][2], 1.8);
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
