//! What tests on drawn positions ask of any game: actions in canonical text are played, refused and listed.

use kernel::{Game, Legal, Observer, Refused, Sink, View};

/// The digest of a position as a text.
pub fn digest<G: Game>(board: &G::Board, position: &G) -> String {
    let mut digest = String::new();
    position.write_digest(board, &mut digest);
    digest
}

/// The action that a text stands for.
///
/// # Panics
/// If it stands for none.
#[track_caller]
pub fn action<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|why| panic!("{text:?} is the text of an action: {why}"))
}

/// Plays an action, which has to be listed as legal and accepted.
///
/// # Panics
/// If it isn't.
#[track_caller]
pub fn play<G: Game>(board: &G::Board, position: &mut G, text: &str, events: &mut impl Sink<G::Event>) {
    let action = action::<G>(text);
    assert!(position.legal(board).list().contains(&action), "{text} is legal");
    assert_eq!(position.apply(board, action, events), Ok(()), "{text}");
}

/// Each action is refused for its reason, neither listed as legal nor allowed when asked before, and changes nothing.
///
/// # Panics
/// If one isn't.
#[track_caller]
pub fn assert_refused<G: Game>(board: &G::Board, position: &G, refused: &[(&str, G::Rule)]) {
    for (text, rule) in refused {
        let (mut next, action) = (*position, action::<G>(text));
        assert!(!position.legal(board).list().contains(&action), "{text} is not legal");
        assert_eq!(next.apply(board, action, &mut ()), Err(Refused::Rule(*rule)), "{text}");
        assert!(next == *position, "{text} is refused and changes nothing");
        let seat = position.pending().seat().expect("the game goes on");
        let asked = position.view(Observer::Seat(seat)).check(board, action);
        assert_eq!(asked, Err(Refused::Rule(*rule)), "{text}, asked before");
    }
}

/// The legal actions are these, separated by `;`, in any order.
///
/// # Panics
/// If they aren't.
#[track_caller]
pub fn assert_legal<G: Game>(board: &G::Board, position: &G, expected: &str) {
    let mut found: Vec<String> = position.legal(board).list().iter().map(ToString::to_string).collect();
    let mut expected: Vec<&str> = expected.split(';').map(str::trim).collect();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "the legal actions");
}
