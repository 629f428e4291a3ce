//! The new travel order by income (YN-9.2).

use super::Case;
use super::seats::order;
use crate::event::Event;

/// A game of five who have nothing but traders in Pu'er: as many as their income.
fn incomes(incomes: [usize; 5]) -> String {
    let line = |(seat, income): (usize, usize)| {
        let traders = if income == 0 { ".".to_owned() } else { "T".repeat(income) };
        format!("{seat}  {traders}  *  .  .  .  .\n")
    };
    incomes.into_iter().enumerate().map(line).collect()
}

/// The new order of five after these incomes, by seat, in this travel order.
#[track_caller]
fn new_order(old: &str, earned: [usize; 5], expected: &str) {
    let at = format!("travel {}", &old[8..]);
    let case =
        Case { road: &incomes(earned), order: old, at: &at, play: "done", order_after: expected, ..Case::default() };
    case.check();
}

/// YN-9.2
#[test]
fn who_has_the_higher_income_comes_first() {
    new_order("0 1 2 3 4", [1, 2, 3, 4, 5], "4,3,2,1,0");
    new_order("0 1 2 3 4", [5, 4, 3, 2, 1], "0,1,2,3,4");
    new_order("3 1 4 0 2", [2, 7, 0, 1, 5], "1,4,0,3,2");
}

/// YN-9.2
#[test]
fn of_equals_the_later_in_the_old_travel_order_comes_first() {
    new_order("0 1 2 3 4", [3, 3, 3, 3, 3], "4,3,2,1,0");
    new_order("3 1 4 0 2", [3, 3, 3, 3, 3], "2,0,4,1,3");
    new_order("3 1 4 0 2", [2, 5, 2, 5, 3], "1,3,4,2,0");
    new_order("0 1 2 3 4", [0, 6, 0, 6, 0], "3,1,4,2,0");
}

/// YN-9.2: the example of equals.
#[test]
fn the_new_order_is_told_and_players_convert_in_it() {
    let (events, ..) = Case {
        road: "
            0  TTTT    *  .  .  .  .
            1  TTTTTT  *  .  .  .  .
            2  TTTTTT  *  .  .  .  .
        ",
        at: "travel 2",
        steps: &[
            ("done", "2:conversion 4,6,6"),
            ("vp 0", "1:conversion 4,6,6"),
            ("vp 0", "0:conversion 4,6,6"),
            ("vp 0", "0:auction ;"),
        ],
        order_after: "0,1,2",
        ..Case::default()
    }
    .check();
    let told: Vec<_> = events.into_iter().filter(|event| event.rule() == "YN-9.2").collect();
    assert_eq!(told, [Event::NewOrder { order: order([2, 1, 0]) }]);
}
