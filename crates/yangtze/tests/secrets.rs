//! What somebody is told of an answer depends on nothing that they may not know (YY-13.1).
//!
//! Each answer of whole games is given twice: where it was given, and in a world that differs in other hands, in discards and
//! in the bag's order. Whoever can't tell the two apart before it can't do so after it, but for tiles that are turned
//! over then. At the start nothing is open but what everybody sees (`src/tests/views.rs` deals other tiles), so by going on
//! from answer to answer nothing hidden ever comes into what is open.

use std::collections::BTreeMap;

use kernel::{Dice, Game, Legal, Observer, Seat, Seed, View};
use yangtze::{Action, Event, Options, Position, Tiles, default_board};

/// What an observer is told, but for which tiles are turned over, and whether any are.
fn told(events: &[Event], observer: Observer) -> (Vec<Event>, bool) {
    let mut turned = false;
    let mut cover = |event: &Event| match event.seen_by(observer) {
        Event::Drawn { seat, count, tiles } => {
            turned |= tiles.is_some();
            Event::Drawn { seat, count, tiles: None }
        }
        Event::MarketFilled { tiles } => {
            turned = true;
            let mut number = Tiles::NONE;
            number[yangtze::Colour::Black] = tiles.total() as u8;
            Event::MarketFilled { tiles: number }
        }
        other => other,
    };
    let events = events.iter().map(&mut cover).collect();
    (events, turned)
}

/// What an observer sees, without what was turned over if something was.
fn seen(position: &Position, observer: Observer, turned: bool) -> serde_json::Value {
    let mut view = serde_json::to_value(position.view(observer).written(default_board())).expect("JSON");
    if turned {
        view["market"].take();
        view["own"].take();
    }
    view
}

/// The answer as it looks to others, given in another world; none if that world has none like it.
fn alike(world: &Position, action: Action, dice: &mut Dice) -> Option<Action> {
    let legal = Game::legal(world, default_board()).list();
    // Which tiles are replaced is for nobody else to see (YY-10.1).
    let same = |other: &&Action| match (action, other) {
        (Action::Replace { tiles }, Action::Replace { tiles: others }) => tiles.total() == others.total(),
        _ => action == **other,
    };
    let all: Vec<&Action> = legal.iter().filter(same).collect();
    let number = dice.below(all.len().max(1) as u32) as usize;
    all.get(number).map(|action| **action)
}

fn after(position: &Position, action: Action) -> (Position, Vec<Event>) {
    let (mut position, mut events) = (*position, Vec::new());
    position.apply(default_board(), action, &mut events).expect("it is legal");
    (position, events)
}

/// How often each kind of thing happened to somebody else in a world with other hidden tiles.
#[derive(Default)]
struct Compared {
    worlds: usize,
    kinds: BTreeMap<String, usize>,
}

impl Compared {
    fn compare(&mut self, position: &Position, action: Action, observer: Observer, dice: &mut Dice) {
        let decides = Game::pending(position).seat().map(Observer::Seat);
        let (true_after, true_events) = after(position, action);
        let (true_told, turned) = told(&true_events, observer);
        let view = position.view(observer);
        // Not every world that looks the same has the tiles for the answer.
        for _ in 0..20 {
            let world = Position::sample_world(&view, dice);
            let own = (decides == Some(observer)).then_some(action);
            let Some(answer) = own.or_else(|| alike(&world, action, dice)) else { continue };
            let (other_after, other_events) = after(&world, answer);
            assert_eq!(told(&other_events, observer), (true_told, turned), "{observer:?}: {action}");
            let [one, other] = [&true_after, &other_after].map(|after| seen(after, observer, turned));
            assert_eq!(one, other, "{observer:?}: {action}");
            if world != *position {
                self.worlds += 1;
                for event in &true_events {
                    let kind = format!("{event:?}").split(' ').next().unwrap_or_default().to_owned();
                    *self.kinds.entry(kind).or_default() += 1;
                }
            }
            return;
        }
    }
}

/// YY-13.1
#[test]
fn what_an_observer_is_told_is_the_same_whatever_is_hidden_from_them() {
    let mut dice = Dice::for_players(Seed::of_series(17, 0));
    let mut compared = Compared::default();
    for (players, number) in (0..12).map(|number| (2 + number as usize % 3, number)) {
        let (board, options) = (default_board(), Options::default());
        let deal = Position::deal(board, players, &options, &mut Dice::for_deal(Seed::of_series(number, 1)));
        let deal = deal.expect("a deal");
        let mut position = <Position as Game>::start(board, players, &options, &deal).expect("a game");
        while Game::pending(&position).seat().is_some() {
            let legal = Game::legal(&position, board);
            let rare = dice.below(2) == 0;
            let action = if rare { conformance::draw_by_kind(&legal.list(), &mut dice) } else { legal.draw(&mut dice) };
            // Wars are rare where nobody wants them.
            let is_war = |action: &Action| {
                after(&position, *action).1.iter().any(|event| matches!(event, Event::WarBegan { .. }))
            };
            let war = (0..12).filter_map(|_| legal.draw(&mut dice)).find(is_war);
            let action = war.or(action).expect("an answer");
            for observer in Seat::all(players).map(Observer::Seat).chain([Observer::Spectator]) {
                compared.compare(&position, action, observer, &mut dice);
            }
            position = after(&position, action).0;
        }
    }
    assert!(compared.worlds > 2000, "{}", compared.worlds);
    for kind in ["Drawn", "Replaced", "MarketFilled", "Committed", "Supported", "Riot", "RevoltEnded", "WarWon"] {
        assert!(compared.kinds.contains_key(kind), "{kind}: {:?}", compared.kinds);
    }
}
