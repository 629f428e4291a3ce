//! The evaluation prefers the obvious, and reasons are given.

use std::sync::LazyLock;

use ::yunnan::{Action, Board, Deal, Options, Position};
use kernel::{Dice, Game, Legal, Observer, Pending, Seat, Seed, View};

use super::{Reason, Weights};
use crate::{Budget, Greedy, Judge, Player, Question};

/// The board whose incomes are meant here, whichever is the default.
fn tea_horse_road() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        Board::read(include_str!("../../../../boards/tea-horse-road.toml")).expect("it comes with the game")
    });
    &BOARD
}

fn start() -> Position {
    let deal = Deal { order: vec![0, 1, 2] };
    Position::start(tea_horse_road(), 3, Options::default(), &deal).expect("three can play")
}

fn after(actions: &[&str]) -> Position {
    let mut position = start();
    for action in actions {
        position.apply(tea_horse_road(), action.parse().expect("an action"), &mut ()).expect("legal");
    }
    position
}

fn greedy(position: &Position) -> crate::Answer<Position> {
    let seat = position.pending().seat().expect("the game goes on");
    let view = position.view(Observer::Seat(seat));
    let question =
        Question { board: tea_horse_road(), view: &view, budget: Budget::iterations(1), seed: Seed([1; 32]) };
    Greedy::default().answer(&question).expect("there is something to decide")
}

#[test]
fn a_trader_that_can_travel_does() {
    // The inspector comes to Yunnan, and takes a trader of the seat that travelled first.
    let first = ["travel puer>yunnan", "travel puer>yunnan", "done"];
    let answer = greedy(&after(&[&["pass"; 3][..], &first].concat()));
    assert_eq!(answer.action.to_string(), "travel puer>yunnan");
    assert_eq!(answer.reasons.first(), Some(&Reason::IncomeNow(2)), "the other one may stay");
    assert!(answer.candidates[0].value > answer.candidates[answer.candidates.len() - 1].value);
    assert!((answer.outlook.iter().sum::<f64>() - 1.0).abs() < 1e-9 && answer.outlook.len() == 3);
}

#[test]
fn whoever_is_advised_to_take_the_bank_is_told_of_the_bids_that_it_withdraws() {
    let position = after(&["bid school 7 from supply", "pass", "pass"]);
    let why = |action: &str| {
        let action = action.parse().expect("an action");
        super::reason::reasons(&Weights::default(), tea_horse_road(), &position, action)
    };
    assert!(why("bank high from supply").contains(&Reason::Withdraws(7)));
    assert!(!why("market from supply").iter().any(|reason| matches!(reason, Reason::Withdraws(_))));
}

/// Plays a whole game among greedy players and asks something of every decision with a choice.
fn whole_game(mut ask: impl FnMut(&Position, &crate::Answer<Position>)) -> Position {
    let mut position = start();
    for _ in 0..2000 {
        if position.pending() == Pending::Over {
            break;
        }
        let answer = greedy(&position);
        if !answer.candidates.is_empty() {
            ask(&position, &answer);
        }
        position.apply(tea_horse_road(), answer.action, &mut ()).expect("legal");
    }
    position
}

#[test]
fn money_is_kept_early_and_points_are_taken_late() {
    let (mut first, mut last, mut round) = ((0, 0), (0, 0), 0);
    let end = whole_game(|position, answer| {
        if let Action::Convert { points } = answer.action {
            let income = position.legal(tea_horse_road()).count() as u32 - 1;
            if position.round() <= 2 {
                first = (first.0 + points, first.1 + income);
            }
            last = if position.round() == round { (last.0 + points, last.1 + income) } else { (points, income) };
            round = position.round();
        }
    });
    assert_eq!(end.pending(), Pending::Over, "greedy players end a game");
    assert!(first.0 * 2 < first.1, "{first:?}");
    assert!(last.0 * 4 > last.1 * 3, "{last:?} in the last round");
}

#[test]
fn every_action_of_a_game_has_a_reason_unless_it_is_to_do_nothing() {
    let mut without = 0;
    whole_game(|_, answer| {
        // What is taken from the yard is worth what is built with it, later.
        let nothing = matches!(answer.action, Action::Done | Action::Keep | Action::Pass | Action::Take { .. });
        without += usize::from(answer.reasons.is_empty() && !nothing);
    });
    assert!(without <= 8, "{without} actions without a reason");
}

#[test]
fn a_step_that_brings_nothing_alone_is_told_as_the_first_of_several() {
    let mut plans = 0;
    whole_game(|position, answer| {
        let others = answer.reasons.iter().skip(1);
        assert!(others.clone().all(|reason| *reason != Reason::Plan), "it comes first: {:?}", answer.reasons);
        if answer.reasons.first() == Some(&Reason::Plan) {
            plans += 1;
            assert!(others.len() > 0, "what it leads to");
            assert!(position.crossings_left().is_some(), "only travelling has steps: {}", answer.action);
            assert_ne!(answer.action, Action::Done);
        }
    });
    assert!(plans > 0);
}

#[test]
fn everybody_bids_in_the_first_two_rounds() {
    let mut bidders = Vec::new();
    whole_game(|position, answer| {
        if let (1 | 2, Action::Bid { .. }, Some(seat)) = (position.round(), answer.action, position.pending().seat()) {
            assert!(!answer.reasons.is_empty(), "{}", answer.action);
            bidders.push(seat);
        }
    });
    bidders.sort_unstable();
    bidders.dedup();
    assert_eq!(bidders.len(), 3, "{bidders:?}");
}

#[test]
fn who_need_not_pay_more_does_not_think_of_it() {
    let board = tea_horse_road();
    let position = after(&["bid horse 9 from supply", "market from supply"]);
    let pointless =
        |action: &str| Position::pointless(&Weights::default(), board, &position, action.parse().expect("an action"));
    assert!(pointless("bid school 12 from supply"), "9 can't be outbid either");
    assert!(!pointless("bid school 9 from supply") && !pointless("bid school 5 from supply"));
    assert!(!pointless("bid horse 12 from supply"), "9 is taken");
    assert!(!pointless("pass"));
}

#[test]
fn something_is_always_left_to_weigh() {
    let board = tea_horse_road();
    for game in 0..5 {
        let seed = Seed::of_series(5, game);
        let look = |position: &Position, legal: &<Position as Game>::Legal<'_>, _| {
            let weighed = legal
                .list()
                .into_iter()
                .filter(|action| !Position::pointless(&Weights::default(), board, position, *action));
            assert!(weighed.count() > 0);
        };
        conformance::random_game::<Position>(board, 3, &Options::default(), seed, conformance::LONGEST, &mut (), look)
            .expect("three can play");
    }
}

#[test]
fn a_usual_round_ends_between_rounds() {
    let (board, weights) = (tea_horse_road(), Weights::DEFAULT);
    let mut dice = Dice::for_players(Seed([3; 32]));
    let mut position = after(&["bid yard 9 from supply"]);
    let round = position.round();
    while let Some(usual) = Position::usual(&weights, board, &position, &mut dice) {
        position.apply(board, usual, &mut ()).expect("usual answers are legal");
    }
    assert_eq!(position.round(), round + 1);
    assert!(Position::usual(&weights, board, &start(), &mut dice).is_none());
}

#[test]
fn a_finished_game_is_decided() {
    let board = tea_horse_road();
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
    assert!(scores.iter().zip(judged).all(|(score, judged)| (*score as f64 - judged).abs() <= 2.0));
    let lead = Position::lead(&Weights::DEFAULT, board, &played.position);
    let winner = played.position.outcome(board).expect("random games end").winners[0];
    assert!(crate::shares(&judged, 3, lead)[winner] > 0.99, "whoever has won has won");
}

#[test]
fn only_the_deciding_seat_is_given_an_answer() {
    let position = start();
    let view = position.view(Observer::Seat(Seat::new(1)));
    assert!(view.legal(tea_horse_road()).is_none());
    let question =
        Question { board: tea_horse_road(), view: &view, budget: Budget::iterations(1), seed: Seed([1; 32]) };
    let answer: Option<crate::Answer<Position>> = Greedy::default().answer(&question);
    assert!(answer.is_none());
}
