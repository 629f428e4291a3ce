use ::yangtze::{Action, Event, Options, Position};
use kernel::{Dice, Game as _, Legal as _, Observer, Pending};

use crate::{Disclosure, Setting, Sitter, Table, since_last_turn, turns};

/// A game of two that begins: a person and a bot, or two persons.
fn game(sitters: &[Sitter; 2]) -> Table<Position> {
    let setting = Setting::new(2, Options::default(), None).expect("a board");
    let deal = setting.deal(5).expect("a game for two");
    Table::new(setting, deal, sitters.to_vec(), 5).expect("a game for two")
}

fn with_bot() -> Table<Position> {
    game(&[Sitter::PERSON, Sitter::bot("greedy")])
}

/// The first legal action that tells so much.
fn first_that_tells(table: &Table<Position>, told: Disclosure) -> Action {
    let position = table.position();
    let mut found = None;
    position.legal(table.board()).for_each(|action| {
        let mut tried = table.clone();
        if found.is_none() && tried.try_out(action) == Ok(told) {
            found = Some(action);
        }
    });
    found.expect("there is such an action")
}

/// Plays on by chance until so many steps count.
fn play_on(table: &mut Table<Position>, steps: usize) {
    while table.steps().len() < steps && !table.is_over() {
        let position = table.position();
        let mut dice = Dice::for_players(table.chance(false));
        let action = position.legal(table.board()).draw(&mut dice).expect("a legal action");
        table.answer(action).expect("it is legal");
    }
}

#[test]
fn what_tells_nothing_is_tried_out_and_taken_back() {
    let mut table = with_bot();
    let start = table.position();
    let action = first_that_tells(&table, Disclosure::Nothing);
    assert_eq!(table.try_out(action), Ok(Disclosure::Nothing));
    assert_ne!(table.position(), start);
    assert_eq!(table.settled(), start, "it doesn't count yet");
    assert!(table.undo() && !table.undo());
    assert_eq!(table.position(), start);
    assert!(table.redo() && !table.redo());
    assert_eq!(table.draft().len(), 1);
    assert!(table.reset());
    assert_eq!(table.position(), start);
}

#[test]
fn what_draws_tiles_is_only_proposed_and_its_tiles_are_not_shown() {
    let mut table = with_bot();
    let start = table.position();
    table.try_out(Action::End).expect("a turn can end");
    assert_eq!(table.proposal().map(crate::Step::disclosure), Some(Disclosure::PassedOn), "the hand is full");
    let tile = first_that_tells(&table, Disclosure::Nothing);
    table.undo();
    table.try_out(tile).expect("it is legal");
    let last = first_that_tells(&table, Disclosure::Hidden);
    let before = table.position();
    assert_eq!(table.try_out(last), Ok(Disclosure::Hidden));
    assert_eq!(table.position(), before, "what is proposed isn't carried out");
    assert!(table.forecast().is_none());
    assert_eq!(table.settled(), start);
    assert_eq!(table.confirm(), 2);
    assert_ne!(table.settled(), start);
    assert!(!table.can_undo() && !table.can_redo());
}

#[test]
fn another_answer_takes_the_place_of_what_is_proposed() {
    let mut table = with_bot();
    table.try_out(Action::End).expect("a turn can end");
    let action = first_that_tells(&table, Disclosure::Nothing);
    table.try_out(action).expect("it is legal");
    assert!(table.proposal().is_none());
    assert_eq!(table.draft().len(), 1);
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut table = with_bot();
    table.try_out(Action::End).expect("a turn can end");
    assert!(table.try_out(Action::Skip).is_err());
    assert!(table.proposal().is_some());
}

#[test]
fn a_game_is_loaded_as_it_was_saved_with_what_was_tried_out() {
    let mut table = with_bot();
    play_on(&mut table, 30);
    while table.position().pending().seat().is_none_or(|seat| !table.sitters()[seat.index()].is_person()) {
        let steps = table.steps().len() + 1;
        play_on(&mut table, steps);
    }
    let action = table.position().legal(table.board()).nth(0).expect("a legal action");
    table.try_out(action).expect("it is legal");
    let loaded = Table::<Position>::load(&table.save().expect("a text"), &Sitter::PERSON).expect("it was saved");
    assert_eq!(loaded.settled(), table.settled());
    assert_eq!(loaded.position(), table.position());
    assert_eq!(loaded.proposal().map(|step| step.action), table.proposal().map(|step| step.action));
    assert_eq!(loaded.sitters(), table.sitters());
    assert_eq!((loaded.seed(), loaded.steps().len()), (table.seed(), table.steps().len()));
}

#[test]
fn any_record_can_be_looked_at() {
    let mut table = with_bot();
    play_on(&mut table, 10_000);
    assert_eq!(table.settled().pending(), Pending::Over);
    let record = table.record(true).expect("a text");
    let loaded = Table::<Position>::load(&record, &Sitter::PERSON).expect("it is a record");
    assert!(loaded.is_over());
    assert_eq!(loaded.persons().count(), 2);
    for number in 0..=table.steps().len() {
        assert_eq!(loaded.at(number), table.at(number));
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let table = with_bot();
    let saved = table.save().expect("a text");
    let load = |text: &str| Table::<Position>::load(text, &Sitter::PERSON).map(|_| ()).map_err(|why| why.to_string());
    assert!(load(&saved).is_ok());
    for (text, why) in [
        (String::new(), "EOF"),
        ("[]".to_owned(), "object"),
        (saved.replace("yellow-yangtze", "chess"), "chess"),
        (saved.replace(r#""actions":[]"#, r#""actions":["jump"]"#), "jump"),
        (saved.replace(r#""actions":[]"#, r#""actions":["skip"]"#), "skip"),
        (saved.replace(r#"{"plays":"person"},"#, ""), "1 sit at a table for 2"),
    ] {
        let refused = load(&text).expect_err(&text);
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn a_draft_that_does_not_fit_is_left_out() {
    let mut table = with_bot();
    table.try_out(Action::End).expect("a turn can end");
    let saved = table.save().expect("a text").replace(r#""draft":["end"]"#, r#""draft":["skip","end"]"#);
    let loaded = Table::<Position>::load(&saved, &Sitter::PERSON).expect("the game is fine");
    assert!(!loaded.can_undo());
}

#[test]
fn the_only_person_goes_back_to_the_last_choice() {
    let mut table = with_bot();
    play_on(&mut table, 12);
    assert!(table.take_back());
    let (seat, sitter) = table.decider().expect("the game goes on");
    assert!(sitter.is_person(), "seat {seat}");
    assert!(table.position().legal(table.board()).count() > 1);
    let mut two = game(&[Sitter::PERSON, Sitter::PERSON]);
    play_on(&mut two, 12);
    assert!(!two.can_take_back() && !two.take_back(), "two persons play");
}

#[test]
fn taking_back_draws_nothing_new() {
    let mut table = with_bot();
    play_on(&mut table, 40);
    let before = table.clone();
    let steps = table.steps().len();
    for _ in 0..5 {
        assert!(table.can_take_back() && table.take_back());
    }
    let back = table.steps().len();
    assert!(back < steps);
    for step in &before.steps()[back..] {
        table.answer(step.action).expect("it was legal");
    }
    assert_eq!(table.settled(), before.settled(), "the same tiles come from the bag");
    assert_eq!(table.chance(false), before.chance(false));
}

#[test]
fn nothing_is_taken_back_before_the_first_choice() {
    let mut table = with_bot();
    while table.take_back() {}
    assert!(table.steps().is_empty() && !table.can_take_back());
}

#[test]
fn open_scores_are_kept_beside_the_record() {
    let table = with_bot().with_open_scores(true);
    let saved = table.save().expect("a text");
    assert!(Table::<Position>::load(&saved, &Sitter::PERSON).expect("it was saved").has_open_scores());
    let record = table.record(false).expect("a text");
    assert!(!record.contains("scores"), "{record}");
    assert!(!Table::<Position>::load(&record, &Sitter::PERSON).expect("it is a record").has_open_scores());
}

#[test]
fn the_log_goes_by_turns_also_through_conflicts() {
    let mut table = with_bot();
    play_on(&mut table, 10_000);
    let turns = turns(table.steps());
    assert_eq!(turns.iter().map(|turn| turn.steps.len()).sum::<usize>(), table.steps().len());
    let began = |step: &crate::Step<Position>| step.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    for pair in turns.windows(2) {
        assert_ne!(pair[0].heading, pair[1].heading);
        assert_eq!(pair[0].steps.end, pair[1].steps.start);
        assert!(began(&table.steps()[pair[0].steps.end - 1]), "a turn ends where the next begins");
    }
    let conflicts = turns.iter().filter(|turn| {
        let mut steps = table.steps()[turn.steps.clone()].iter();
        steps.any(|step| step.seat() != Some(turn.heading))
    });
    assert!(conflicts.count() > 0, "somebody else decided in some turn");
}

#[test]
fn chance_follows_from_how_far_the_game_is() {
    let mut table = with_bot();
    let first = table.chance(false);
    assert_ne!(first, table.chance(true));
    play_on(&mut table, 3);
    assert_ne!(first, table.chance(false));
    let again = Table::<Position>::load(&table.save().expect("a text"), &Sitter::PERSON).expect("it was saved");
    assert_eq!(again.chance(false), table.chance(false));
}

#[test]
fn a_spectator_sees_no_hand_and_a_seat_its_own() {
    let table = with_bot();
    assert_eq!(table.view(Observer::Spectator).hand(), None);
    let seat = kernel::Seat::new(1);
    assert_eq!(table.view(Observer::Seat(seat)).hand(), Some(table.position().hand(seat)));
}

#[test]
fn a_file_holds_one_game_a_line_or_one_that_is_spread_over_it() {
    use crate::games;
    assert_eq!(games("\u{feff}{\"a\": 1}\r\n\n{\"b\": 2}\n"), ["{\"a\": 1}", "{\"b\": 2}"]);
    assert_eq!(games("{\n  \"a\": 1\n}\n"), ["{\n  \"a\": 1\n}"]);
    assert_eq!(games("  \n"), [""; 0]);
    assert_eq!(games("no game\nat all"), ["no game\nat all"]);
}

#[test]
fn since_the_last_turn_others_have_played_and_nobody_else() {
    let mut table = with_bot();
    let (mut waited, mut played) = (0, 0);
    for count in 1..120 {
        play_on(&mut table, count);
        for seat in kernel::Seat::all(2) {
            let since = since_last_turn(table.steps(), seat);
            let steps = &table.steps()[since.clone()];
            assert!(steps.iter().all(|step| step.before.open().active() != seat));
            let later = &table.steps()[since.end..];
            assert!(
                later.iter().all(|step| step.before.open().active() == seat),
                "only the turn that goes on is left out"
            );
            waited += usize::from(since.is_empty());
            played += since.len();
        }
    }
    assert!(waited > 10 && played > 100, "{waited} {played}");
}
