//! Records as tests: golden games, and lines that may hold anything.

use kernel::{Boards, Game, Record};

use crate::replay;

/// Replays a game that an independent program has made, with digests and legal counts, to its end.
///
/// # Panics
/// If the line is no such record, or at the first difference.
pub fn check_golden<G: Game>(line: &str) {
    let record = Record::read(line).expect("a golden line is a record");
    assert!(record.states.is_some() && record.legal.is_some(), "a golden game carries digests and legal counts");
    let board = Boards::<G>::built_in().of_record(&record).expect("its board is built in");
    match replay::<G>(&board, &record, false, |_, _| {}) {
        Ok(replayed) => assert!(replayed.ended),
        Err(difference) => panic!("{difference}"),
    }
}

/// Reads a text as a record and replays it as far as it goes; any text will do.
pub fn replay_any<G: Game>(boards: &Boards<G>, text: &str) {
    if let Ok(record) = Record::read(text)
        && let Ok(board) = boards.of_record(&record)
    {
        let _ = replay::<G>(&board, &record, true, |_, _| {});
    }
}
