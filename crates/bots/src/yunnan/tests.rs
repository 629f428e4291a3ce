//! The evaluation prefers the obvious, and reasons are given.

use ::yunnan::{Deal, Options, Position, default_board};
use kernel::{Game, Observer, Seat, Seed, View};

use super::{Reason, Weights};
use crate::{Budget, Greedy, Judge, Player, Question};

fn start() -> Position {
    let deal = Deal { order: vec![0, 1, 2] };
    Position::start(default_board(), 3, Options::default(), &deal).expect("three can play")
}

fn after(actions: &[&str]) -> Position {
    let mut position = start();
    for action in actions {
        position.apply(default_board(), action.parse().expect("an action"), &mut ()).expect("legal");
    }
    position
}

fn greedy(position: &Position) -> crate::Answer<Position> {
    let seat = position.pending().seat().expect("the game goes on");
    let view = position.view(Observer::Seat(seat));
    let question = Question { board: default_board(), view: &view, budget: Budget::iterations(1), seed: Seed([1; 32]) };
    Greedy::default().answer(&question).expect("there is something to decide")
}

#[test]
fn a_trader_that_can_travel_does() {
    let answer = greedy(&after(&["pass", "pass", "pass"]));
    assert_eq!(answer.action.to_string(), "travel puer>yunnan");
    assert_eq!(answer.reasons.first(), Some(&Reason::Income(2)));
    assert!(answer.candidates[0].value > answer.candidates[answer.candidates.len() - 1].value);
    assert!((answer.outlook.iter().sum::<f64>() - 1.0).abs() < 1e-9 && answer.outlook.len() == 3);
}

#[test]
fn more_points_or_more_money_are_worth_more() {
    let board = default_board();
    let played = after(&["pass", "pass", "pass", "done", "done", "done"]);
    let seat = played.pending().seat().expect("somebody converts");
    let value = |action: &str| {
        let mut next = played;
        next.apply(board, action.parse().expect("an action"), &mut ()).expect("legal");
        Position::judge(&Weights::DEFAULT, board, &next)[seat.index()]
    };
    let before = Position::judge(&Weights::DEFAULT, board, &played)[seat.index()];
    assert!(value("vp 3") + 1.0 > before && value("vp 0") < before + 3.0);
}

#[test]
fn a_finished_game_is_worth_its_score() {
    let board = default_board();
    let played = conformance::random_game::<Position>(
        board,
        3,
        &Options::default(),
        Seed::of_series(4, 0),
        conformance::LONGEST,
        &mut (),
        |_, _, _| {},
    );
    let (_, played) = played.expect("three can play");
    let scores = played.position.outcome(board).expect("random games end").scores;
    let judged = Position::judge(&Weights::DEFAULT, board, &played.position);
    assert!(scores.iter().zip(judged).all(|(score, judged)| (*score as f64 - judged).abs() < 1e-9));
}

#[test]
fn only_the_deciding_seat_is_given_an_answer() {
    let position = start();
    let view = position.view(Observer::Seat(Seat::new(1)));
    assert!(view.legal(default_board()).is_none());
    let question = Question { board: default_board(), view: &view, budget: Budget::iterations(1), seed: Seed([1; 32]) };
    let answer: Option<crate::Answer<Position>> = Greedy::default().answer(&question);
    assert!(answer.is_none());
}
