use ::yunnan::{Action, Bank, Building, Construction, Decision, Event, Province, Rule, Source, default_board};
use kernel::{Game as _, Pending, Refused, Seat};

use super::super::{Choices, Pick, Place, action_for, journeys, why_not, why_nowhere};
use super::drawing::{board, draw, seen};
use super::{play, play_to, view};
use crate::Placing as _;

#[test]
fn every_action_can_be_found_by_what_is_picked_up_and_by_where_it_goes() {
    let board = default_board();
    play(6, |step| {
        let seat = step.seat().expect("somebody decides");
        let choices = Choices::new(board, &view(&step.before, seat));
        let Pending::Decision { decision, .. } = step.before.pending() else { return };
        for action in choices.actions() {
            let Some(pick) = action.pick() else {
                let is_number = matches!(action, Action::Convert { .. });
                assert_eq!(choices.placeless().any(|other| other == *action), !is_number);
                continue;
            };
            let [place] = action.places()[..] else { panic!("{action} goes somewhere") };
            assert!(choices.can_pick(pick) && choices.picks().contains(&pick));
            assert!(choices.places_for(Some(pick)).contains(&place) && choices.picks_at(place).contains(&pick));
            assert!(choices.at(Some(pick), place).contains(action) && choices.at(None, place).contains(action));
            let meant = action_for(decision, pick, place).expect("it makes sense");
            let unpushed = match *action {
                Action::Travel { from, to, .. } => Action::Travel { from, to, push: None },
                other => other,
            };
            assert_eq!(meant, unpushed);
        }
        let income = step.before.incomes().map(|incomes| incomes[seat.index()]);
        assert_eq!(choices.most_points(), income);
        let others = Seat::all(step.before.players()).filter(|other| *other != seat);
        others.for_each(|other| assert_eq!(Choices::new(board, &view(&step.before, other)), Choices::default()));
    });
}

/// Whatever somebody may try to pick up, and wherever it may be brought.
fn everything() -> (Vec<Pick>, Vec<Place>) {
    let sources = Province::ALL.into_iter().map(Source::Province).chain([Source::Supply]).map(Pick::Trader);
    let picks = sources.chain(Construction::ALL.into_iter().map(Pick::Construction)).collect();
    let board = default_board();
    let plates = Building::ALL.into_iter().flat_map(|building| board.bids().iter().map(move |yuan| (building, *yuan)));
    let places = plates
        .map(|(building, yuan)| Place::Plate(building, yuan))
        .chain(Bank::ALL.map(Place::Bank))
        .chain(Province::ALL.map(Place::Province))
        .chain(board.sites().iter().copied().map(Place::Site))
        .collect();
    (picks, places)
}

#[test]
fn whatever_is_brought_somewhere_may_go_there_or_a_rule_says_why_not() {
    let board = default_board();
    let (picks, places) = everything();
    let mut refused = 0;
    play(3, |step| {
        let Pending::Decision { seat, decision } = step.before.pending() else { return };
        let view = view(&step.before, seat);
        let choices = Choices::new(board, &view);
        for pick in &picks {
            for place in &places {
                let why = why_not(board, &view, *pick, *place);
                let Some(action) = action_for(decision, *pick, *place) else {
                    assert!(why.is_none() && choices.at(Some(*pick), *place).is_empty());
                    continue;
                };
                let tried = { step.before }.apply(board, action, &mut ()).err();
                assert_eq!(tried, why.map(Refused::Rule), "{action}");
                assert_eq!(why.is_none(), choices.has(&action));
                refused += usize::from(why.is_some());
            }
        }
    });
    assert!(refused > 10_000, "{refused}");
}

#[test]
fn journeys_take_the_crossings_that_were_told_and_push_whom_they_may() {
    let board = default_board();
    let (mut went, mut pushed, mut closed) = (0, 0, 0);
    play_to(Decision::Travel, 15, |position, seat| {
        let view = view(position, seat);
        let mut told = Vec::new();
        for from in Province::ALL {
            for journey in journeys(board, &view, from) {
                let pushes = journey.pushes.iter().map(|push| (Some(push.seat), push.closed));
                for (push, why) in std::iter::once((None, journey.closed)).chain(pushes) {
                    let (action, mut events) = (journey.action(from, push), Vec::new());
                    let refused = { *position }.apply(board, action, &mut events).err();
                    assert_eq!(refused, why.map(Refused::Rule), "{action}");
                    if let Some(Event::Travelled { crossings, .. }) = events.first() {
                        assert_eq!(*crossings, journey.crossings);
                        told.push(action);
                    }
                    went += usize::from(why.is_none());
                    pushed += usize::from(why.is_none() && push.is_some());
                    closed += usize::from(why.is_some() && journey.closed.is_none());
                }
            }
        }
        let choices = Choices::new(board, &view);
        let legal = choices.actions().iter().filter(|action| matches!(action, Action::Travel { .. }));
        assert!(legal.clone().all(|action| told.contains(action)));
        assert_eq!(legal.count(), told.len());
    });
    assert!(went > 1_000 && pushed > 50 && closed > 50, "{went} {pushed} {closed}");
}

/// YN-6.5: the example of pushing.
#[test]
fn a_trader_pushes_the_less_influential_and_nobody_else() {
    let board = board();
    let road = "0 . . TT* . . . influence 1\n1 . . T* . . . influence 2\n2 TT . * . . . influence 2 posts 1";
    let position = draw(&board, road, "", "travel 2");
    let view = seen(&position, 2);
    let to_sichuan =
        journeys(&board, &view, Province::Puer).into_iter().find(|journey| journey.to == Province::Sichuan);
    let journey = to_sichuan.expect("a journey");
    assert_eq!((journey.crossings, journey.closed), (2, None));
    let [camellia, yak] = journey.pushes[..] else { panic!("two others are there") };
    assert_eq!((camellia.seat.index(), camellia.closed), (0, None));
    assert_eq!(yak.closed, Some(Rule::NotLowerInfluence { theirs: 2, own: 2 }));
    // Both ways round: where a post may go, and what may go to a province.
    let choices = Choices::new(&board, &view);
    let post = Pick::Construction(Construction::Post);
    let accessible = [Province::Puer, Province::Yunnan, Province::Sichuan].map(Place::Province);
    assert_eq!(choices.places_for(Some(post)), accessible);
    let trader = Pick::Trader(Source::Province(Province::Puer));
    assert_eq!(choices.picks_at(Place::Province(Province::Yunnan)), [trader, post]);
    assert_eq!(choices.at(Some(trader), Place::Province(Province::Sichuan)).len(), 2, "with and without a push");
    let horse = Province::Sichuan;
    let no_access = Some(Rule::NoAccess { province: Province::Tibet, horse });
    assert_eq!(why_not(&board, &view, post, Place::Province(Province::Tibet)), no_access);
    let missing = Some(Rule::NotInSupply(Construction::Teahouse));
    let teahouse = Pick::Construction(Construction::Teahouse);
    assert_eq!(why_not(&board, &view, teahouse, Place::Province(Province::Yunnan)), missing);
    assert_eq!(why_nowhere(&board, &view, teahouse), missing.map(Refused::Rule));
    let supply = Pick::Trader(Source::Supply);
    assert_eq!(why_nowhere(&board, &view, supply), Some(Refused::NotNow(Decision::Travel)));
}
