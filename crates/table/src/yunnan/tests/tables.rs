use ::yunnan::{Action, Decision, Options, Position};
use kernel::{Dice, Game as _, Legal as _, Pending};

use crate::{Disclosure, Setting, Sitter, Table};

/// A game of three that begins: a person and two bots.
fn table() -> Table<Position> {
    let setting = Setting::new(3, Options::default(), None).expect("a board");
    let deal = setting.deal(5).expect("a game for three");
    let sitters = vec![Sitter::PERSON, Sitter::bot("greedy"), Sitter::bot("greedy")];
    Table::new(setting, deal, sitters, 5).expect("a game for three")
}

/// Plays on by chance, kinds of actions first, until this is so or the game is over; whether it is so.
fn play_until(table: &mut Table<Position>, so: impl Fn(&Table<Position>) -> bool) -> bool {
    while !table.is_over() {
        if so(table) {
            return true;
        }
        let mut dice = Dice::for_players(table.chance(false));
        let legal = table.position().legal(table.board()).list();
        let action = conformance::draw_by_kind(&legal, &mut dice).expect("a legal action");
        table.answer(action).expect("it is legal");
    }
    so(table)
}

/// Whether the person has to decide this, and how many answers there are.
fn answers(table: &Table<Position>, decision: Decision) -> usize {
    match table.settled().pending() {
        Pending::Decision { seat, decision: now } if seat.index() == 0 && now == decision => {
            table.settled().legal(table.board()).count()
        }
        _ => 0,
    }
}

#[test]
fn all_of_a_travel_phase_is_tried_out_until_it_is_done() {
    let mut table = table();
    for _ in 0..5 {
        assert!(play_until(&mut table, |table| answers(table, Decision::Travel) > 3));
        let start = table.position();
        let mut tried = 0;
        while let Some(action) = table.position().legal(table.board()).nth(0).filter(|action| *action != Action::Done) {
            assert_eq!(table.try_out(action), Ok(Disclosure::Nothing), "{action}");
            tried += 1;
        }
        assert_eq!((table.draft().len(), table.settled()), (tried, start));
        assert_eq!(table.try_out(Action::Done), Ok(Disclosure::PassedOn));
        assert!(table.forecast().is_some(), "nothing of it is hidden");
        let saved = table.save().expect("a text");
        let loaded = Table::<Position>::load(&saved, &Sitter::PERSON).expect("it was saved");
        assert_eq!((loaded.settled(), loaded.position()), (start, table.position()));
        assert_eq!(loaded.proposal().map(|step| step.action), Some(Action::Done));
        for _ in 0..=tried {
            assert!(table.undo());
        }
        assert!(!table.undo());
        assert_eq!(table.position(), start);
        while table.redo() {}
        assert_eq!(table.confirm(), tried + 1);
        assert!(table.draft().is_empty() && table.settled() != start);
    }
}

#[test]
fn bids_and_passes_are_proposed() {
    let mut table = table();
    assert!(
        play_until(&mut table, |table| answers(table, Decision::Auction) > 5 && table.settled().passed().is_empty())
    );
    let start = table.position();
    for action in start.legal(table.board()).list() {
        assert_eq!(table.try_out(action), Ok(Disclosure::PassedOn), "{action}");
        assert_eq!((table.position(), table.draft().len()), (start, 0));
    }
    assert_eq!(table.confirm(), 1);
}

#[test]
fn what_ends_a_phase_is_proposed_also_if_the_next_begins_with_the_same_seat() {
    let mut table = table();
    let mut seen = 0;
    while play_until(&mut table, |table| table.settled().pending().seat().is_some_and(|seat| seat.index() == 0)) {
        if table.is_over() {
            break;
        }
        let before = table.settled();
        for action in before.legal(table.board()).list() {
            let told = table.try_out(action).expect("it is legal");
            let step = table.proposal().or(table.draft().last()).expect("it was tried").clone();
            let ends = super::super::Heading::of(&step.after) != super::super::Heading::of(&before);
            let same = step.after.pending().seat() == before.pending().seat();
            assert_eq!(told == Disclosure::Nothing, same && !ends);
            seen += usize::from(same && ends);
            table.reset();
        }
        let mut dice = Dice::for_players(table.chance(false));
        let legal = before.legal(table.board()).list();
        table.answer(conformance::draw_by_kind(&legal, &mut dice).expect("a legal action")).expect("it is legal");
    }
    assert!(seen > 0);
}

#[test]
fn a_game_is_saved_loaded_and_taken_back() {
    let mut table = table();
    assert!(play_until(&mut table, |table| table.steps().len() > 60));
    let loaded = Table::<Position>::load(&table.save().expect("a text"), &Sitter::PERSON).expect("it was saved");
    assert_eq!((loaded.settled(), loaded.sitters()), (table.settled(), table.sitters()));
    let before = table.clone();
    assert!(table.can_take_back() && table.take_back());
    let back = table.steps().len();
    assert_eq!(table.decider().map(|(seat, _)| seat.index()), Some(0));
    for step in &before.steps()[back..] {
        table.answer(step.action).expect("it was legal");
    }
    assert_eq!(table.settled(), before.settled());
    assert!(play_until(&mut table, Table::is_over));
    let record = table.record(true).expect("a text");
    let watched = Table::<Position>::load(&record, &Sitter::PERSON).expect("it is a record");
    assert!(watched.is_over() && watched.persons().count() == 3);
}
