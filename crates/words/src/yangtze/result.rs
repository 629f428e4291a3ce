//! How a game ended, in words (YY-12.3, YY-12.4).

use ::yangtze::{Colour, Outcome};
use kernel::Seat;

use super::catalogue::catalogue;
use super::terms;
use crate::house::{self, joined};
use crate::template::fill;
use crate::{Language, Names};

/// The lines of the final result: the score of each player in seat order, then who has won.
pub fn result(language: Language, names: &Names, outcome: &Outcome) -> Vec<String> {
    let seats = Seat::all(outcome.totals.len());
    let scores = seats.zip(&outcome.totals).zip(&outcome.scores);
    scores
        .map(|((seat, totals), spread)| score(language, terms::name(language, names, seat), totals, spread))
        .chain([victory(language, names, outcome)])
        .collect()
}

/// Who has won: `Lion wins the game.`
pub fn victory(language: Language, names: &Names, outcome: &Outcome) -> String {
    let name = |seat| terms::name(language, names, seat);
    house::victory(language, &house::winners(outcome.totals.len(), &outcome.winners, name))
}

/// A player's score, the five totals it comes from and the four that the yellow points raised.
fn score(language: Language, player: &str, totals: &[u32; 5], spread: &[u32; 4]) -> String {
    let results = &catalogue(language).results;
    let totals: Vec<String> = Colour::ALL
        .into_iter()
        .zip(totals)
        .map(|(colour, points)| {
            fill(results.total, &[("colour", &terms::colour(language, colour)), ("points", points)])
        })
        .collect();
    let score = spread[0];
    fill(
        results.score.of(language, score as usize),
        &[
            ("player", &player),
            ("score", &score),
            ("totals", &joined(language, &totals)),
            ("spread", &joined(language, &spread.map(|total| total.to_string()))),
        ],
    )
}
