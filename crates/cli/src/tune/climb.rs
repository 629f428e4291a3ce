//! Climbing: a few numbers are changed at a time, and games tell whether that was better.

use anyhow::Result;
use bots::Judge;
use kernel::{Dice, Seed};

use super::Arguments;
use super::contest::Contest;
use super::numbers::{Change, Numbers};
use crate::game::Listed;
use crate::tables::{self, say};

/// Tries changes of these numbers one after another, and keeps what is clearly better. Weights are saved whenever there
/// are better ones.
pub(super) fn climb<G: Listed + Judge>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    mut numbers: Numbers,
    first: G::Weights,
) -> Result<G::Weights> {
    let players = contest.table.players as u32;
    let steps = arguments.steps();
    let deals = arguments.games().div_ceil(players);
    let games_a_step = u64::from(deals) * u64::from(players);
    let times = if steps == 1 { "1 step".to_owned() } else { format!("{steps} steps") };
    say!("{times} of up to {games_a_step} games");
    say!("");

    let progress = tables::progress(u64::from(steps) * games_a_step, "games");
    let (mut present, mut kept, mut games) = (first, 0, 0u64);
    let mut again: Option<Change> = None;
    for step in 0..steps {
        let mut dice = Dice::for_players(Seed::of_series(arguments.table.seed, step.into()));
        let change = again.take().unwrap_or_else(|| numbers.draw(&mut dice));
        let changed = numbers.with(&change);
        // A number that can't become smaller stays, and weights may refuse a value.
        let weights: Option<G::Weights> = changed.weights().filter(|weights| *weights != present);
        if let Some(weights) = weights {
            let begin = u64::from(step + 1) << 32;
            let (score, ahead) = contest.test(&weights, &present, begin, deals, &progress)?;
            games += score.games;
            if ahead {
                let what = numbers.told(&changed);
                let share = format!("{:.1} %", 100.0 * score.mean());
                progress.suspend(|| say!("step {:>4}  ahead {share:>6}  {what}", step + 1));
                (numbers, present, again) = (changed, weights, Some(change));
                kept += 1;
                arguments.save(&present)?;
            }
        }
        // Those that needn't be played are over too.
        progress.set_position(u64::from(step + 1) * games_a_step);
    }
    progress.finish_and_clear();
    let games = tables::whole(games as f64);
    if kept > 0 {
        say!("");
        say!("{kept} of {steps} changes were kept after {games} games");
    } else {
        say!("nothing better was found in {games} games");
    }
    Ok(present)
}
