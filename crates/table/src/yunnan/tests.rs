mod asked;
mod auction;
mod choices;
mod conversion;
mod drawing;
mod forecast;
mod story;
mod tables;
mod told;

use ::yunnan::{Action, Board, Deal, Decision, Event, Options, Position, Variant, default_board};
use kernel::{Dice, Game as _, Legal as _, Observer, Pending, Seat, Seed};

use crate::Step;

/// The steps of a game in which kinds of actions are drawn first, so that rare ones come up often.
fn game(number: u64, options: Options) -> Vec<Step<Position>> {
    let board = default_board();
    let seed = Seed::of_series(23, number);
    let mut dice = Dice::for_players(seed);
    let players = 3 + number as usize % 3;
    let deal = Deal::new(players, &mut Dice::for_deal(seed)).expect("a deal");
    let mut position = Position::start(board, players, options, &deal).expect("a game");
    let mut steps = Vec::new();
    while let Some(action) = conformance::draw_by_kind(&position.legal(board).list(), &mut dice) {
        let (before, mut events) = (position, Vec::new());
        position.apply(board, action, &mut events).expect("it is legal");
        steps.push(Step { before, action, events, after: position });
    }
    steps
}

/// Every step of some games of both variants.
fn play(games: u64, mut see: impl FnMut(&Step<Position>)) {
    for number in 0..games {
        let variant = if number % 2 == 0 { Variant::Basic } else { Variant::Pro };
        game(number, Options { variant }).iter().for_each(&mut see);
    }
}

/// Every position of some games in which somebody has to decide this.
fn play_to(decision: Decision, games: u64, mut see: impl FnMut(&Position, Seat)) {
    play(games, |step| match step.before.pending() {
        Pending::Decision { seat, decision: now } if now == decision => see(&step.before, seat),
        _ => {}
    });
}

/// What a position becomes if everybody passes, keeps and is done, and what happens then: up to the conversion, or to the
/// next round if nobody has an income.
fn idle(board: &Board, position: &Position) -> (Position, Vec<Event>) {
    let (mut after, mut events) = (*position, Vec::new());
    while after.round() == position.round() {
        let answers = after.legal(board).list();
        let still = [Action::Pass, Action::Keep, Action::Done];
        let action = match after.pending() {
            Pending::Decision { decision: Decision::Conversion, .. } | Pending::Over => break,
            Pending::Decision { decision: Decision::Yard, .. } => answers[0],
            Pending::Decision { .. } => still.into_iter().find(|action| answers.contains(action)).expect("a way"),
        };
        after.apply(board, action, &mut events).expect("it is legal");
    }
    (after, events)
}

fn view(position: &Position, seat: Seat) -> ::yunnan::View {
    position.view(Observer::Seat(seat))
}
