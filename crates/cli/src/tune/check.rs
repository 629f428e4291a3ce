//! The games at the end, between what is new and what was there first.

use anyhow::Result;
use bots::Judge;

use super::arguments::{Arguments, Method};
use super::contest::{Contest, Score, Side, Verdict};
use super::{network, sway};
use crate::game::Listed;
use crate::tables::{self, say};

/// Deals of these games, which no step and no round has.
const LAST_DEALS: u64 = 1 << 63;

/// Lets the new side play the first one on new deals.
pub(super) fn check<G: Listed + Judge>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    new: &Side<G>,
    first: &Side<G>,
) -> Result<Score> {
    let players = contest.table.players;
    let usual = match arguments.method {
        Method::Fit | Method::Check => arguments.games(),
        Method::Climb => 4 * arguments.games(),
        Method::Sway => sway::CHECK,
        Method::Network => network::CHECK,
    };
    let deals = u64::from(arguments.check.unwrap_or(usual).div_ceil(players as u32));
    let progress = tables::progress(deals * players as u64, "games");
    let score = contest.play(new, first, LAST_DEALS..LAST_DEALS + deals, &progress)?;
    progress.finish_and_clear();
    say!("");
    tell_gain(&score, players, arguments.method);
    Ok(score)
}

/// What the new weights, the network, or those in a file are worth against what was there first.
fn tell_gain(score: &Score, players: usize, method: Method) {
    let (low, high) = score.interval();
    let won = score.won_interval();
    let games = tables::whole(score.games as f64);
    let seats = if players == 2 { "one".to_owned() } else { format!("{}", players - 1) };
    let (one, others) = match method {
        Method::Network => ("network", "without it"),
        Method::Fit | Method::Climb | Method::Sway => ("new weights", "with the first"),
        Method::Check => ("weights in --from", "with the present ones"),
    };
    say!("one with the {one} against {seats} {others}, {games} games of new deals:");
    say!(
        "won {:.1} % (95 %: {:.1} to {:.1}; equals: {:.1})",
        100.0 * score.won(),
        100.0 * won.0,
        100.0 * won.1,
        100.0 / players as f64
    );
    say!(
        "finished before another {:.1} % (95 %: {:.1} to {:.1}; equals: 50.0)",
        100.0 * score.mean(),
        100.0 * low,
        100.0 * high
    );
    match (score.verdict(), method) {
        (Verdict::Unclear, _) => say!("it isn't clear which are better: more --check games would tell"),
        (Verdict::Better, Method::Network) => say!("it is better with the network"),
        (Verdict::Worse, Method::Network) => say!("it is worse with the network: don't take it"),
        (Verdict::Better, Method::Check) => say!("those in --from are better"),
        (Verdict::Worse, Method::Check) => say!("those in --from are worse"),
        (Verdict::Better, _) => say!("the new weights are better"),
        (Verdict::Worse, _) => say!("the new weights are worse: don't take them"),
    }
}
