//! Requests and what the worker says to them, as the app meets it.

use bots::{Bot, Budget, Judge, Question};
use kernel::{Boards, Observer, Pending, Seed};
use worker_talk::{Message, Request};

/// A position after so many random actions, its board, and the view of the seat that decides.
fn asked<G: Judge>(players: usize, after: usize) -> (std::sync::Arc<G::Board>, G::View) {
    let board = Boards::<G>::built_in().default_board();
    let (mut number, mut found) = (0, None);
    let look = |position: &G, _: &G::Legal<'_>, _| {
        if number == after {
            found = Some(*position);
        }
        number += 1;
    };
    let (seed, options) = (Seed::of_series(3, 0), G::Options::default());
    conformance::random_game(&*board, players, &options, seed, conformance::LONGEST, &mut (), look)
        .expect("so many can play");
    let position = found.expect("the game goes on so long");
    let Pending::Decision { seat, .. } = position.pending() else { panic!("somebody decides") };
    let view = position.view(Observer::Seat(seat));
    (board, view)
}

/// Everything that is said to a request.
fn said(request: &[u8]) -> Vec<Message> {
    let mut said = Vec::new();
    web_worker::respond(request, || 1, &mut |message| {
        said.push(Message::read(&message.sent()).expect("what is said can be read"));
    });
    said
}

fn check_answer<G: Judge>(players: usize, after: usize, bot: &str) {
    let (board, view) = asked::<G>(players, after);
    let request = Request::new::<G>(7, &board, &view, bot).reproducible(200, 5);
    let said = said(&request.sent());
    let [Message::Answered { id: 7, answer }] = &said[..] else { panic!("{said:?}") };
    let player: Bot = bot.parse().expect("there is such a bot");
    let question =
        Question { board: &*board, view: &view, budget: Budget::iterations(200), seed: Seed::of_series(5, 0) };
    let expected = player.player::<G>(1).answer(&question).expect("the seat decides");
    let answer = answer.read::<G>().expect("it is an answer in this game");
    assert_eq!(answer.action, expected.action);
    assert_eq!(answer.reasons, expected.reasons);
    assert_eq!(answer.line, expected.line);
    let told =
        |answer: &bots::Answer<G>| answer.candidates.iter().map(|one| (one.action, one.visits)).collect::<Vec<_>>();
    assert_eq!(told(&answer), told(&expected));
    assert_eq!(answer.outlook.len(), expected.outlook.len());
}

#[test]
fn an_answer_over_the_boundary_is_the_answer_of_the_bot() {
    for bot in ["1", "3", "5", "greedy", "random", "search"] {
        check_answer::<yangtze::Position>(3, 40, bot);
        check_answer::<yunnan::Position>(4, 60, bot);
    }
}

#[test]
fn the_bots_thinking_can_be_watched() {
    let (board, view) = asked::<yangtze::Position>(2, 10);
    let request = Request::new::<yangtze::Position>(1, &board, &view, "search").reproducible(30_000, 5);
    let said = said(&Request { watch: true, ..request.clone() }.sent());
    let (last, before) = said.split_last().unwrap();
    assert!(!before.is_empty(), "so many iterations take far longer than it takes until something is told");
    for message in before {
        let Message::Thinking { id: 1, candidates } = message else { panic!("{message:?}") };
        assert!((1..=12).contains(&candidates.len()));
        assert!(candidates.iter().all(|candidate| candidate.read::<yangtze::Position>().is_ok()));
    }
    // Watching changes nothing.
    assert_eq!(std::slice::from_ref(last), self::said(&request.sent()));
}

#[test]
fn the_board_comes_with_the_request() {
    let text = include_str!("../../../boards/warring-states.toml").replace("warring-states", "my-board");
    let board = yangtze::Board::read(&text).unwrap();
    let (_, view) = asked::<yangtze::Position>(2, 0);
    let request = Request::new::<yangtze::Position>(2, &board, &view, "greedy");
    assert_eq!(request.board::<yangtze::Position>().unwrap(), board);
    assert!(matches!(said(&request.sent())[..], [Message::Answered { id: 2, .. }]));
}

#[test]
fn what_makes_no_sense_is_told() {
    let (board, view) = asked::<yangtze::Position>(2, 0);
    let good = Request::new::<yangtze::Position>(3, &board, &view, "greedy");
    for (request, expected) in [
        (Request { game: "go".into(), ..good.clone() }, "there is no game \"go\""),
        (Request { game: "yunnan".into(), ..good.clone() }, "Deserialization"),
        (Request { bot: "9".into(), ..good.clone() }, "there is no bot \"9\""),
        (Request { board: good.board[..9].into(), ..good.clone() }, "end of buffer"),
        (Request { view: Vec::new(), ..good.clone() }, "end of buffer"),
        (Request { view: [&good.view[..], &[0]].concat(), ..good.clone() }, "more was sent"),
    ] {
        let said = said(&request.sent());
        let [Message::Failed { id: Some(3), why }] = &said[..] else { panic!("{said:?}") };
        assert!(why.contains(expected), "{why}");
    }
    let said = said(b"{}");
    assert!(matches!(said[..], [Message::Failed { id: None, .. }]), "{said:?}");
}

#[test]
fn who_has_nothing_to_decide_gets_no_answer() {
    let (board, options) = (yangtze::default_board(), yangtze::Options::default());
    let deal = yangtze::Deal { first: 0, ..deal() };
    let position = yangtze::Position::start(board, 2, options, &deal).unwrap();
    for observer in [Observer::Seat(kernel::Seat::new(1)), Observer::Spectator] {
        let request = Request::new::<yangtze::Position>(4, board, &position.view(observer), "3");
        let said = said(&request.sent());
        let [Message::Failed { id: Some(4), why }] = &said[..] else { panic!("{said:?}") };
        assert_eq!(why, "whose view this is has nothing to decide");
    }
}

fn deal() -> yangtze::Deal {
    let mut dice = kernel::Dice::for_deal(Seed::of_series(1, 0));
    yangtze::Deal::new(2, yangtze::Options::default(), &mut dice).expect("two can play")
}
