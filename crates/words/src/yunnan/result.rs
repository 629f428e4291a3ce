//! How a game ended, in words (YN-12.2, YN-12.3).

use ::yunnan::Outcome;
use kernel::Seat;

use super::catalogue::catalogue;
use super::terms;
use crate::house::{self, joined};
use crate::template::{about, fill};
use crate::{Language, Names};

/// The lines of the final result: the score of each player in seat order, then who has won.
pub fn result(language: Language, names: &Names, outcome: &Outcome) -> Vec<String> {
    let score = |(seat, score): (Seat, &i64)| {
        let points = terms::points(language, *score);
        about(terms::name(language, names, seat), catalogue(language).results.score, &[("points", &points)])
    };
    let scores = Seat::all(outcome.scores.len()).zip(&outcome.scores).map(score);
    scores.chain([victory(language, names, outcome)]).collect()
}

/// Who has won, after how many rounds: `Yak wins the game after 7 rounds.` It says what decides if others have as many
/// points.
pub fn victory(language: Language, names: &Names, outcome: &Outcome) -> String {
    let results = &catalogue(language).results;
    let most = outcome.scores.iter().max();
    let tied = outcome.scores.iter().filter(|score| Some(*score) == most).count() > 1;
    let template = if tied { results.won_tie } else { results.won };
    let name = |seat| terms::name(language, names, seat);
    // There is always exactly one; a list is what an outcome holds.
    let winner = joined(language, &house::winners(outcome.scores.len(), &outcome.winners, name));
    fill(template.of(language, outcome.rounds as usize), &[("player", &winner), ("count", &outcome.rounds)])
}
