use kernel::{Dice, Game as _, Legal as _, Observer, Pending, Seat, Seed, View as _};

use super::Plans;
use crate::followed::tests::{followed, game, heard};
use crate::{Disclosure, Step, Table, Telling};

/// Where the game waits in the end if everybody does the least until a seat decides.
fn left_alone<G: Plans>(board: &G::Board, mut position: G, seat: Seat) -> Pending<G::Decision> {
    while position.pending().seat().is_some_and(|other| other != seat) {
        let least = position.least(board).expect("an answer");
        position.apply(board, least, &mut ()).expect("it is legal");
    }
    position.pending()
}

/// From every position of games that are played by chance, every seat that waits plans. How many could.
fn check_passing<G: Plans<Event: Telling>>(players: usize) -> usize
where
    G::Options: Default,
{
    let (mut planned, mut never) = (0, 0);
    for seed in 0..8 {
        let whole = game::<G>(players, seed, 500);
        for at in 0..whole.steps().len() {
            let mut table = whole.clone();
            table.go_back(at);
            let settled = table.settled();
            for seat in Seat::all(players) {
                let decides = settled.pending().seat() == Some(seat);
                let can = table.plan(seat);
                assert_eq!(table.is_planned(), can);
                assert_eq!(table.settled(), settled, "nothing has happened");
                if can {
                    planned += 1;
                    assert_eq!(table.position().pending().seat(), Some(seat), "{seed}: {at}");
                    assert!(table.ahead().iter().all(|step| step.seat() != Some(seat)));
                } else {
                    never += usize::from(!decides);
                    let end = left_alone(table.board(), settled, seat);
                    assert!(decides || end == Pending::Over, "{seed}: {at} waits for {end} and not for {seat}");
                    assert_eq!(table.position(), settled);
                }
                table.end_plan();
                assert_eq!(table.position(), settled);
            }
        }
    }
    assert!(never < planned / 4, "{never} of {planned}");
    planned
}

#[test]
fn others_are_passed_over_until_the_seat_decides_or_it_is_said_that_it_never_does() {
    assert!(check_passing::<::yangtze::Position>(2) > 1000);
    assert!(check_passing::<::yangtze::Position>(4) > 1000);
    assert!(check_passing::<::yunnan::Position>(3) > 1000);
    assert!(check_passing::<::yunnan::Position>(5) > 1000);
}

/// What a seat plans in two worlds that it can't tell apart looks the same to the last answer that can be planned. How
/// many answers were planned.
fn check_worlds<G: Plans<Event: Telling>>(players: usize) -> usize
where
    G::Options: Default,
{
    let mut dice = Dice::for_players(Seed::of_series(5, 0));
    let mut planned = 0;
    for seed in 0..12 {
        let table = game::<G>(players, seed, 160);
        for step in table.steps().iter().step_by(3) {
            let setting = || crate::Setting::new(players, table.setting().options.clone(), None).expect("a board");
            for seat in Seat::all(players) {
                let observer = Observer::Seat(seat);
                let view = step.before.view(observer);
                let mut tables = [(); 2].map(|()| {
                    let world = G::sample_world(&view, &mut dice);
                    Table::at_start(setting(), table.sitters().to_vec(), world)
                });
                let can = tables.each_mut().map(|table| table.plan(seat));
                assert_eq!(can[0], can[1]);
                if !can[0] {
                    continue;
                }
                let seen = |steps: &[Step<G>]| {
                    steps
                        .iter()
                        .flat_map(|step| &step.events)
                        .map(|event| event.as_seen_by(observer))
                        .collect::<Vec<_>>()
                };
                let [one, other] = tables.each_ref().map(|table| seen(table.ahead()));
                assert_eq!(one, other);
                for _ in 0..6 {
                    let [one, other] = tables.each_ref().map(|table| table.view(observer));
                    assert_eq!(one, other, "what is shown doesn't depend on the world");
                    let legal = one.legal(table.board()).expect("it is for the seat to decide");
                    let Some(action) = legal.draw(&mut dice) else { break };
                    let told = tables.each_mut().map(|table| table.try_out(action).expect("it is legal in the view"));
                    assert_eq!(told[0], told[1], "{action}");
                    planned += 1;
                    if told[0] > Disclosure::Nothing {
                        break;
                    }
                    let [one, other] = tables.each_ref().map(|table| seen(table.draft()));
                    assert_eq!(one, other, "{action}");
                }
            }
        }
    }
    planned
}

#[test]
fn nothing_shown_of_a_plan_depends_on_the_world() {
    assert!(check_worlds::<::yangtze::Position>(2) > 1000);
    assert!(check_worlds::<::yangtze::Position>(4) > 1000);
    assert!(check_worlds::<::yunnan::Position>(3) > 1000);
}

#[test]
fn whoever_plans_sees_no_tile_that_is_still_in_the_bag() {
    use ::yangtze::Position;
    let mut drawn = 0;
    for seed in 0..6 {
        let whole = game::<Position>(3, seed, 200);
        for at in 0..whole.steps().len() {
            let mut table = whole.clone();
            table.go_back(at);
            let before = table.settled();
            for seat in Seat::all(3) {
                if !table.plan(seat) {
                    continue;
                }
                let after = table.position();
                assert_eq!((after.hand(seat), after.open().market()), (before.hand(seat), before.open().market()));
                drawn += before.open().bag_size() - after.open().bag_size();
                let hidden = table.ahead().iter().flat_map(|step| &step.events);
                assert!(!hidden.into_iter().any(<Position as crate::Discloses>::shows_hidden));
            }
        }
    }
    assert!(drawn > 0, "others draw");
}

/// A game that waits for another seat than this one, as this seat follows it.
fn waiting<G: Plans<Event: Telling>>(players: usize, steps: usize) -> (Table<G>, Table<G>, Seat)
where
    G::Options: Default,
{
    let whole = game::<G>(players, 2, 400);
    let start = (steps..).find(|at| {
        let now = whole.at(*at).pending().seat();
        let next = whole.at(*at + 1).pending().seat();
        now.is_some() && next.is_some() && now != next
    });
    let at = start.expect("somebody is next");
    let seat = whole.at(at + 1).pending().seat().expect("somebody");
    let mut before = whole.clone();
    before.go_back(at);
    (whole, followed(&before, Observer::Seat(seat)), seat)
}

#[test]
fn planned_answers_are_taken_back_and_tried_again_also_across_those_of_others() {
    use ::yunnan::{Action, Position};
    let (_, mut table, seat) = waiting::<Position>(3, 0);
    assert!(table.plan(seat));
    let start = table.position();
    let bid = start.legal(table.board()).nth(0).expect("a bid");
    assert_ne!(bid, Action::Pass);
    assert_eq!(table.try_out(bid), Ok(Disclosure::Nothing), "the others are passed over");
    assert_eq!(table.position().pending().seat(), Some(seat));
    assert_eq!(table.try_out(Action::Pass), Ok(Disclosure::Nothing));
    assert_eq!(table.draft().len(), 2);
    assert!(table.undo() && table.undo() && !table.undo());
    assert_eq!(table.position(), start);
    assert!(table.redo() && table.redo() && !table.redo());
    assert!(table.reset());
    assert_eq!(table.position(), start, "the others stay passed over");
}

#[test]
fn a_plan_goes_on_while_others_answer_and_is_tried_out_once_its_seat_decides() {
    use ::yangtze::{Action, Position};
    let (whole, mut own, seat) = waiting::<Position>(2, 0);
    assert!(own.plan(seat));
    let leader =
        own.position().legal(own.board()).list().into_iter().find(|action| matches!(action, Action::Leader { .. }));
    let leader = leader.expect("a leader");
    own.try_out(leader).expect("it is legal");
    while own.settled().pending().seat() != Some(seat) {
        assert!(own.is_planned());
        assert_eq!(own.draft().len(), 1);
        let step = &whole.steps()[own.steps().len()];
        own.follow(vec![heard(step, Observer::Seat(seat))]).expect("it happened");
    }
    assert!(!own.is_planned() && own.ahead().is_empty());
    let left: Vec<_> = own.draft().iter().chain(own.proposal()).map(|step| step.action).collect();
    assert_eq!(left, [leader]);
}

#[test]
fn what_doesnt_fit_any_more_is_left_out_of_a_plan() {
    use ::yunnan::{Action, Position};
    let mut whole = game::<Position>(3, 2, 0);
    let first = whole.clone();
    let bids =
        whole.position().legal(whole.board()).list().into_iter().filter(|action| matches!(action, Action::Bid { .. }));
    let bids: Vec<_> = bids.collect();
    whole.answer(bids[0]).expect("it is legal");
    let next = whole.position().pending().seat().expect("somebody");
    for seat in Seat::all(3).filter(|seat| first.position().pending().seat() != Some(*seat)) {
        let observer = Observer::Seat(seat);
        let mut own = followed(&first, observer);
        assert!(own.plan(seat));
        own.try_out(bids[0]).expect("nobody has bid there");
        own.try_out(Action::Pass).expect("anybody may pass");
        own.follow(vec![heard(&whole.steps()[0], observer)]).expect("it happened");
        assert!(!own.can_undo(), "somebody else has bid there");
        assert_eq!(own.is_planned(), seat != next);
        assert_eq!(own.position().pending().seat(), Some(seat));
    }
}
