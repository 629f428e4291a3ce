//! Views that are written and read: what comes back, and what becomes of forged ones.

use kernel::{Dice, Game, Legal, Observer, Pending, Seat, View};
use serde_json::{Value, json};

/// How many actions a forged view that is accepted is played on.
const STEPS: usize = 24;

/// Writes all views of a position, reads them and compares. It has to be one that a game can come to: what is read is
/// checked.
///
/// # Panics
/// If another view comes back, or none.
pub(crate) fn check_written_views<G: Game>(board: &G::Board, position: &G) {
    for observer in Seat::all(position.players()).map(Observer::Seat).chain([Observer::Spectator]) {
        check_written::<G>(board, &position.view(observer));
    }
}

fn check_written<G: Game>(board: &G::Board, view: &G::View) {
    let text = serde_json::to_string(&view.written(board)).expect("a view is JSON");
    let written = serde_json::from_str(&text).expect("what is written is read");
    assert_eq!(View::read(board, &written).as_ref(), Ok(view), "a view that is written reads back as that view");
}

/// Forges a view in many ways: each place of what is written is changed alone, and `pairs` times two of them together.
/// What is accepted nevertheless is played on at random. Gives how many were accepted and how many refused.
///
/// # Panics
/// If a forged view does any harm: if it makes the rules panic, or leads to a decision without an answer.
pub fn check_forged_views<G: Game>(board: &G::Board, view: &G::View, pairs: usize, dice: &mut Dice) -> [usize; 2] {
    let whole = serde_json::to_value(view.written(board)).expect("a view is JSON");
    let mut places = Vec::new();
    find_places(&whole, &mut Vec::new(), &mut places);
    let mut outcomes = [0, 0];
    let mut offer =
        |forged: &Value, dice: &mut Dice| outcomes[usize::from(!is_harmless::<G>(board, forged, dice))] += 1;
    for place in &places {
        for change in changes(at(&whole, place)) {
            offer(&with(&whole, place, change), dice);
        }
    }
    for _ in 0..pairs {
        let mut forged = whole.clone();
        for _ in 0..2 {
            let place = &places[dice.below(places.len() as u32) as usize];
            // The other change may have taken the place away.
            let Some(value) = forged.pointer(&pointer(place)) else { continue };
            let mut changes = changes(value);
            let change = changes.swap_remove(dice.below(changes.len() as u32) as usize);
            forged = with(&forged, place, change);
        }
        offer(&forged, dice);
    }
    outcomes
}

/// Whether a forged view is accepted; if so it is played on.
fn is_harmless<G: Game>(board: &G::Board, forged: &Value, dice: &mut Dice) -> bool {
    let Ok(written) = serde_json::from_value(forged.clone()) else { return false };
    let Ok(view) = <G::View as View<G>>::read(board, &written) else { return false };
    check_written::<G>(board, &view);
    if let Some(legal) = view.legal(board) {
        assert!(legal.count() > 0, "there is an answer: {forged}");
    }
    let mut world = G::sample_world(&view, dice);
    for _ in 0..STEPS {
        if world.pending() == Pending::Over {
            break;
        }
        let action = world.legal(board).draw(dice).unwrap_or_else(|| panic!("there is an answer: {forged}"));
        assert!(world.apply(board, action, &mut ()).is_ok(), "{action} is legal and so is accepted: {forged}");
    }
    true
}

type Place = Vec<String>;

fn find_places(value: &Value, here: &mut Place, places: &mut Vec<Place>) {
    places.push(here.clone());
    let inner: Vec<(String, &Value)> = match value {
        Value::Array(list) => list.iter().enumerate().map(|(number, value)| (number.to_string(), value)).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), value)).collect(),
        _ => Vec::new(),
    };
    for (key, value) in inner {
        here.push(key);
        find_places(value, here, places);
        here.pop();
    }
}

fn pointer(place: &Place) -> String {
    place.iter().map(|key| format!("/{key}")).collect()
}

fn at<'a>(whole: &'a Value, place: &Place) -> &'a Value {
    whole.pointer(&pointer(place)).expect("the place was found there")
}

fn with(whole: &Value, place: &Place, change: Value) -> Value {
    let mut whole = whole.clone();
    if let Some(value) = whole.pointer_mut(&pointer(place)) {
        *value = change;
    }
    whole
}

/// What could stand there instead.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let near = [-1, 1, 2].map(|by| number.saturating_add(by)).map(|number| json!(number));
            near.into_iter()
                .chain([0, 1, 3, 6, 250, 255, 256, 4_000_000_000, i64::MAX].map(|number| json!(number)))
                .collect()
        }
        Value::String(_) => {
            ["", "A1", "F7", "K12", "Z254", "act", "over", "k", "b", "tibet"].map(|text| json!(text)).into()
        }
        Value::Bool(given) => vec![json!(!given), Value::Null],
        Value::Null => vec![json!(0), json!(9), json!("F7"), json!([])],
        Value::Array(list) => {
            let shorter = list.iter().skip(1).cloned().collect();
            let longer = list.iter().chain(list.last()).cloned().collect();
            let turned = list.iter().rev().cloned().collect();
            vec![Value::Array(shorter), Value::Array(longer), Value::Array(turned), json!([]), Value::Null]
        }
        Value::Object(map) => {
            let less = map.iter().skip(1).map(|(key, value)| (key.clone(), value.clone())).collect();
            let more =
                map.iter().map(|(key, value)| (key.clone(), value.clone())).chain([("more".to_owned(), json!(1))]);
            vec![Value::Object(less), Value::Object(more.collect()), json!({}), Value::Null]
        }
    }
}
