//! Laws that hold in every position of every game.

use kernel::{Dice, Game, Legal, Observer, Pending, Record, Refused, Seat, Seed, View};

use crate::Recorder;
use crate::views::check_written_views;

/// Checks one position: its legal actions, its views and worlds sampled from them.
///
/// # Panics
/// If a law is broken; the message says which.
pub fn check_position<G: Game>(board: &G::Board, position: &G, dice: &mut Dice) {
    check_legal(board, position);
    for observer in Seat::all(position.players()).map(Observer::Seat).chain([Observer::Spectator]) {
        check_view(board, position, observer, dice);
    }
}

fn check_legal<G: Game>(board: &G::Board, position: &G) {
    let legal = position.legal(board);
    let list = legal.list();
    assert_eq!(legal.count(), list.len(), "as many actions are listed as counted");
    assert_eq!(list.is_empty(), position.pending() == Pending::Over, "there is a legal action until the game is over");
    assert_eq!(legal.nth(list.len()), None, "there is no action beyond the last");
    let mut texts = Vec::with_capacity(list.len());
    for (number, &action) in list.iter().enumerate() {
        assert_eq!(legal.nth(number), Some(action), "the nth action is the nth of the list");
        let text = action.to_string();
        assert_eq!(text.parse().ok(), Some(action), "the text of an action reads back as that action");
        let mut next = *position;
        assert!(next.apply(board, action, &mut ()).is_ok(), "{text} is legal and so is accepted");
        assert_eq!(asked_before(board, position, action), Ok(()), "{text} is legal, asked before");
        assert!(next != *position, "{text} changes the position");
        texts.push(text);
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), list.len(), "no action is listed twice");
}

/// What the deciding seat's view says of an action.
fn asked_before<G: Game>(
    board: &G::Board,
    position: &G,
    action: G::Action,
) -> Result<(), Refused<G::Decision, G::Rule>> {
    let decides = position.pending().seat().map_or(Observer::Spectator, Observer::Seat);
    position.view(decides).check(board, action)
}

fn check_view<G: Game>(board: &G::Board, position: &G, observer: Observer, dice: &mut Dice) {
    let view = position.view(observer);
    assert_eq!(view.observer(), observer, "a view knows whose it is");
    assert_eq!(view.pending(), position.pending(), "a view waits where the game waits");
    let decides = matches!(observer, Observer::Seat(seat) if position.pending().seat() == Some(seat));
    let seen = view.legal(board).map(|legal| legal.list());
    assert_eq!(seen, decides.then(|| position.legal(board).list()), "the deciding seat's view gives its legal actions");

    if !decides && let (Some(action), Pending::Decision { .. }) = (position.legal(board).nth(0), position.pending()) {
        assert!(view.check(board, action).is_err(), "only the deciding seat's view allows an action");
    }

    let world = G::sample_world(&view, dice);
    assert!(world.view(observer) == view, "a sampled world looks the same to the observer");
    if decides {
        assert_eq!(world.legal(board).list(), position.legal(board).list(), "legal actions depend on the view alone");
    }
}

/// Plays a random game from this seed and checks every `every`th position, and that refused actions change nothing:
/// each action of the game is offered again where it isn't legal.
///
/// # Panics
/// If a law is broken; the message says which.
pub fn check_game<G: Game>(board: &G::Board, players: usize, options: &G::Options, seed: Seed, every: usize) -> G {
    let mut dice = Dice::for_players(Seed([0x5a; 32]));
    let mut met: Vec<G::Action> = Vec::new();
    let mut decisions = 0;
    let played =
        crate::random_game::<G>(board, players, options, seed, crate::LONGEST, &mut (), |position, _, action| {
            if decisions % every == 0 {
                check_position(board, position, &mut dice);
                check_written_views(board, position);
                check_refusals(board, position, &met);
            }
            decisions += 1;
            if !met.contains(&action) {
                met.push(action);
            }
        });
    let (_, played) = played.expect("the options fit the number of players");
    assert!(played.ended, "the game ends");
    check_position(board, &played.position, &mut dice);
    check_written_views(board, &played.position);
    check_refusals(board, &played.position, &met);
    assert!(played.position.outcome(board).is_some(), "a game that is over has an outcome");
    played.position
}

/// Plays a random game from this seed, writes it down, reads the line and replays it: the same game comes out, and what
/// happens in it reads back as itself once it is written.
///
/// # Panics
/// If another one does; the message says where.
pub fn check_recorded_game<G: Game>(board: &G::Board, players: usize, options: &G::Options, seed: Seed) {
    let mut recorder = Recorder::new(true);
    let note = |position: &G, legal: &G::Legal<'_>, action| recorder.note(board, position, legal, action);
    let played = crate::random_game::<G>(board, players, options, seed, crate::LONGEST, &mut (), note);
    let (deal, played) = played.expect("the options fit the number of players");
    let record = recorder.finish(board, None, options, &deal, &played.position).expect("a record is JSON");
    let line = serde_json::to_string(&record).expect("a record is JSON");
    let read = Record::read(&line).expect("what is written is read");
    let check_events = |_: &G, events: &mut Vec<G::Event>| {
        for event in events.drain(..) {
            let text = serde_json::to_string(&event).expect("an event is JSON");
            assert_eq!(serde_json::from_str::<G::Event>(&text).ok(), Some(event), "{text} reads back as itself");
        }
    };
    match crate::replay::<G>(board, &read, false, check_events) {
        Ok(replayed) => assert!(replayed.position == played.position, "the last position is the same"),
        Err(difference) => panic!("{difference}"),
    }
}

fn check_refusals<G: Game>(board: &G::Board, position: &G, actions: &[G::Action]) {
    let legal = position.legal(board).list();
    for &action in actions.iter().filter(|action| !legal.contains(action)) {
        let mut next = *position;
        let answer = next.apply(board, action, &mut ());
        assert!(answer.is_err(), "{action} isn't legal and so is refused");
        assert_eq!(
            asked_before(board, position, action),
            answer,
            "{action} is refused for the same reason, asked before"
        );
        assert!(next == *position, "{action} is refused and changes nothing");
    }
}
