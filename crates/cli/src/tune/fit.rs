//! Fitting: positions of games of the present weights tell by which weights their winners would have been foreseen.

use anyhow::Result;
use bots::Judge;

use super::Arguments;
use super::contest::Contest;
use super::descent::Descent;
use super::numbers::Numbers;
use super::samples::{self, Samples};
use crate::game::Listed;
use crate::tables::{self, say};

/// What it costs to change a number by a factor of e, in a fit to one game. The more games there are the more they
/// are believed.
const PULL: f64 = 0.5;
/// A fit is over once the loss on games that it doesn't see has risen so often in a row.
const RISES: usize = 2;

/// Plays and fits in turn. Weights are saved after each round.
pub(super) fn fit<G: Listed + Judge>(
    arguments: &Arguments,
    contests: &[Contest<'_, G>],
    mut numbers: Numbers,
    first: G::Weights,
) -> Result<G::Weights> {
    let rounds = arguments.rounds();
    say!("rounds: {rounds}, each of {} games and up to {} passes", arguments.games(), arguments.passes());
    say!("loss: 0 if winners are foreseen for sure, 1 if nothing is known");
    say!("with pull: the same and what changes cost, which is what is lowered");
    let mut present = first;
    for round in 1..=rounds {
        let begin = u64::from(round) << 32;
        let [fitted, held_out] = samples::play(contests, &present, begin, arguments.games())?;
        say!("");
        say!(
            "round {round}: {} positions of {} games, {} of {} held out",
            tables::whole(fitted.number() as f64),
            fitted.games,
            tables::whole(held_out.number() as f64),
            held_out.games
        );
        let pull = PULL / fitted.games as f64;
        let descent = Descent::new(numbers, pull, fitted.loss(&present));
        numbers = descend(descent, arguments.passes(), &fitted, &held_out);
        if let Some(weights) = numbers.weights() {
            present = weights;
        }
        arguments.save(&present)?;
    }
    if present == first {
        say!("");
        say!("nothing better was found");
    }
    Ok(present)
}

/// Makes passes while they help, and tells each. The numbers after the pass with the least loss on the games that were
/// held out.
fn descend<G: Listed + Judge>(
    mut descent: Descent,
    passes: u32,
    fitted: &Samples<'_, G>,
    held_out: &Samples<'_, G>,
) -> Numbers {
    let held_out_loss =
        |numbers: &Numbers| numbers.weights::<G::Weights>().map_or(f64::INFINITY, |weights| held_out.loss(&weights));
    let tell = |pass: u32, descent: &Descent, held_out: f64, moved: &str| {
        let (cost, loss) = (descent.cost(), descent.loss());
        say!("{}", format!("{pass:>4}  {cost:>9.4}  {loss:>7.4}  {held_out:>8.4}  {moved:>5}").trim_end());
    };
    let mut last = held_out_loss(descent.numbers());
    let (mut best, mut best_loss, mut best_pass, mut rises) = (descent.numbers().clone(), last, 0, 0);
    say!("{0}pass  with pull     loss  held out  moved{0:#}", tables::HEADING);
    tell(0, &descent, last, "");
    let progress = tables::progress(u64::from(passes) * descent.moves() as u64, "numbers");
    let mut made = 0;
    while made < passes && rises < RISES && !descent.is_over() {
        let moved = descent.pass(|weights| fitted.loss(weights), || progress.inc(1));
        made += 1;
        let loss = held_out_loss(descent.numbers());
        progress.suspend(|| tell(made, &descent, loss, &moved.to_string()));
        rises = if loss > last { rises + 1 } else { 0 };
        last = loss;
        if loss < best_loss {
            (best, best_loss, best_pass) = (descent.numbers().clone(), loss, made);
        }
    }
    progress.finish_and_clear();
    if best_pass < made {
        say!("the weights after pass {best_pass} are kept, which are best for games held out");
    }
    best
}
