//! `pagoda tune`: better weights for the evaluation of positions, found by playing.

mod arguments;
mod check;
mod climb;
mod contest;
mod descent;
mod fit;
mod network;
mod numbers;
mod samples;
mod scale;
mod sway;

use std::process::ExitCode;

use anyhow::{Result, bail};
use bots::{Bot, Budget, Judge};

use crate::game::{Listed, Table, with_game};
use crate::tables::{self, say};
pub(crate) use arguments::Arguments;
use arguments::Method;
use check::check;
use contest::{Contest, Side, Verdict};
use numbers::{Kind, Numbers};

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    arguments.check_method()?;
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    match arguments.method {
        Method::Network => network::run(arguments),
        _ => with_game!(arguments.table.game, run_game(arguments)),
    }
}

fn run_game<G: Listed + Judge>(arguments: &Arguments) -> Result<ExitCode> {
    let (tables, kind): (Vec<Table<G>>, Kind) = match arguments.method {
        Method::Fit | Method::Check => (arguments.table.tables()?, Kind::NotWhole),
        Method::Sway => (vec![arguments.table.table()?], Kind::NotWhole),
        _ => (vec![arguments.table.table()?], Kind::NotZero),
    };
    let bot = match arguments.bot.unwrap_or(Bot::Greedy) {
        Bot::Search(None) => Bot::Search(Some(Budget::iterations(200))),
        bot @ (Bot::Greedy | Bot::Search(Some(Budget { time: None, .. }))) => bot,
        other => bail!("{other} can't be tuned: take greedy, or search with a number of iterations, like search:200"),
    };
    let contests: Vec<Contest<'_, G>> = tables
        .iter()
        .map(|table| {
            let opening = arguments.opening.map_or(G::OPENING * table.players, usize::from);
            Contest { table, bot, worlds: arguments.worlds::<G>(), opening }
        })
        .collect();
    let (given, present) = (arguments.first::<G>()?, G::Weights::default());
    if arguments.method == Method::Check {
        for contest in &contests {
            check(arguments, contest, &Side::with(&given), &Side::with(&present))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let first = given;
    let weighs = |weight: &str| tables.iter().any(|table| G::weighs(weight, table.players));
    let numbers = Numbers::of(&first, &arguments.only, kind, weighs)?;
    arguments.open_out(&first)?;
    let players: Vec<String> = tables.iter().map(|table| table.players.to_string()).collect();
    let changed = match numbers.may_change().len() {
        1 => "1 number".to_owned(),
        many => format!("{many} numbers"),
    };
    say!("{} with {} players, {bot}, {changed}", G::NAME, players.join(", "));
    say!("{}", tables[0].described());
    let present = match arguments.method {
        Method::Fit => fit::fit(arguments, &contests, numbers.clone(), first)?,
        Method::Sway => sway::sway(arguments, &contests[0], &numbers, first)?,
        _ => climb::climb(arguments, &contests[0], numbers.clone(), first)?,
    };
    if present == first {
        return Ok(ExitCode::SUCCESS);
    }
    say!("");
    let now = Numbers::of(&present, &[], kind, weighs)?;
    tables::print(&["weight", "first", "now"], &numbers.differences(&now));
    let mut worse = Vec::new();
    for contest in &contests {
        if check(arguments, contest, &Side::with(&present), &Side::with(&first))?.verdict() == Verdict::Worse {
            worse.push(contest.table.players.to_string());
        }
    }
    if let Some(out) = &arguments.out {
        say!("");
        say!("the weights are in {}", out.display());
        if !worse.is_empty() {
            let style = tables::BAD;
            say!("{style}they are worse than the first ones with {} players{style:#}", worse.join(", "));
        }
    }
    Ok(ExitCode::SUCCESS)
}
