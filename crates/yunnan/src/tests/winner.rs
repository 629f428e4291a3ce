//! Who has won (YN-12.3).

use super::Case;
use crate::end::Outcome;

/// Ends a game of three with these things beside the board, in this last travel order.
#[track_caller]
fn outcome(beside: [&str; 3], order: &str) -> Outcome {
    let [one, two, three] = beside;
    let road = format!("0  .  *  .  .  .  .  {one}\n1  .  *  .  .  .  .  {two}\n2  .  *  .  .  .  .  {three}");
    let first = &order[..1];
    let mut incomes = ["0"; 3];
    incomes[first.parse::<usize>().unwrap()] = "1";
    let at = format!("conversion {first} of {}", incomes.join(" "));
    let case = Case { round: 7, road: &road, order, presents: "0.0.0.0.0.0", at: &at, ..Case::default() };
    let (_, position, board) = Case { play: "vp 1", waits: "-:over", ..case }.check();
    position.outcome(&board).expect("the game is over")
}

/// YN-12.3
#[test]
fn most_points_win_wherever_they_come_from() {
    let result = outcome(["points 40, yuan 0", "points 30, yuan 33", "points 20, yuan 0, presents 6"], "0 1 2");
    assert_eq!(result, Outcome { scores: vec![41, 41, 38], winners: vec![0], rounds: 7 });
    let result = outcome(["points 40, yuan 0", "points 30, yuan 36", "points 20, yuan 0, presents 6"], "0 1 2");
    assert_eq!(result, Outcome { scores: vec![41, 42, 38], winners: vec![1], rounds: 7 });
    let result = outcome(["points 40, yuan 0", "points 30, yuan 33", "points 20, yuan 0, presents 8"], "0 1 2");
    assert_eq!(result, Outcome { scores: vec![41, 41, 44], winners: vec![2], rounds: 7 });
}

/// YN-12.3
#[test]
fn points_go_before_influence_and_order() {
    let result = outcome(["points 10, yuan 0, influence 4", "points 27, yuan 0", "yuan 0"], "2 0 1");
    assert_eq!((result.scores, result.winners), (vec![26, 27, 1], vec![1]));
}

/// YN-12.3
#[test]
fn a_tie_goes_to_the_higher_influence_whatever_the_order() {
    let tie = ["points 26, yuan 0, influence 2", "points 29, yuan 0, influence 1", "points 29, yuan 0"];
    let result = outcome(tie, "2 1 0");
    assert_eq!((result.scores, result.winners), (vec![30, 30, 30], vec![0]));
    let tie = ["points 20, yuan 0, customs 3", "points 29, yuan 0, influence 1", "points 28, yuan 0"];
    let result = outcome(tie, "0 2 1");
    assert_eq!((result.scores, result.winners), (vec![30, 30, 28], vec![1]), "the customs level doesn't count");
}

/// YN-12.3
#[test]
fn with_equal_influence_a_tie_goes_to_the_earlier_in_the_last_new_travel_order() {
    let two = ["points 30, yuan 0", "points 30, yuan 0", "points 20, yuan 0"];
    for (order, winner) in [("2 1 0", 1), ("2 0 1", 0)] {
        let result = outcome(two, order);
        assert_eq!((result.scores, result.winners), (vec![30, 30, 21], vec![winner]), "{order}");
    }
    let all = ["points 30, yuan 0", "points 30, yuan 0", "points 29, yuan 0"];
    for order in ["2 1 0", "2 0 1"] {
        let result = outcome(all, order);
        assert_eq!((result.scores, result.winners), (vec![30, 30, 30], vec![2]), "{order}");
    }
}

/// YN-12.3
#[test]
fn there_is_no_outcome_before_the_end() {
    let (_, position, board) = Case { at: "conversion 0 of 79 0 0", play: "vp 79", ..Case::default() }.check();
    assert_eq!(position.outcome(&board), None);
    assert_eq!(position.player(kernel::Seat::new(0)).score(&board), 79 + 4, "though what it would be is known");
}
