//! `pagoda tune`: better weights for the evaluation of positions, found by playing.

mod climb;
mod contest;
mod descent;
mod fit;
mod network;
mod numbers;
mod samples;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use bots::{Bot, Budget, Greedy, Judge};
use clap::ValueEnum;

use crate::files::{self, is_same_file};
use crate::game::{Listed, Table, TableArguments, with_game};
use crate::tables::{self, say};
use contest::{Contest, Score, Side, Verdict};
use numbers::{Kind, Numbers};

/// Find better weights for the evaluation of positions by self-play.
///
/// With --method fit the weights play games among themselves, a little carelessly, and are then changed so that the
/// winners are foreseen better: number by number, in several passes, as long as that also holds for games that were held
/// out. The new weights play the next round's games. Who foresees better needn't play better: the check at the end tells.
///
/// With --method climb one to three numbers are changed by up to two thirds in each step. A player with the changed
/// weights sits with players with the present ones, on every seat of the same deals. Whoever isn't ahead after a quarter,
/// a half or three quarters of the games is dropped; what is clearly ahead at the end is kept, and the same change tried
/// once more. It finds what a fit can't, and takes much longer.
///
/// With --method network (Yellow & Yangtze) greedy players play games of three and four, and a network on top of the
/// weights, which search makes use of, learns from them who wins. How well it foresees that is told for games that were
/// held out. At the end a search with it plays others without it.
///
/// With --method check nothing is changed: the weights in --from play against those that the bots play with.
///
/// The games at the end are played on deals that were never used before: one player with what is new, all others with
/// what was there first. The same command gives the same weights on every machine, whatever its number of cores.
#[derive(clap::Args)]
#[command(mut_arg("players", |players| players
    .help("Number of players; if not given, fit and network take all that they are for, and climb the fewest")))]
pub(crate) struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// How better weights are looked for.
    #[arg(long, value_enum, default_value = "fit")]
    method: Method,

    /// Who plays: greedy, or search with a number of iterations, like search:200. The games that fit takes its samples
    /// from are played with a quarter of all actions overlooked, and by greedy in a single world. Network: who plays at the
    /// end, a search. If not given, greedy with fit and climb, and search:200 with network.
    #[arg(long, value_name = "BOT")]
    bot: Option<Bot>,

    /// Fit: games of each round, of all numbers of players together. Network: games to learn from. Climb: the most games to try a change, rounded up to
    /// whole deals in all rotations.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Fit: how often games are played and weights fitted to them; if not given, 2.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    rounds: Option<u32>,

    /// Fit: how often all numbers are tried in a round, at most; if not given, 10. Network: how often three tenths of all
    /// positions are learned from; if not given, 6.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    passes: Option<u32>,

    /// Climb: how many changes are tried; if not given, 100.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    steps: Option<u32>,

    /// Games at the end between the new weights and the first ones, with each number of players; if not given, as many as
    /// --games with fit and check, four times as many with climb, and 100 with network.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    check: Option<u32>,

    /// Make the first N decisions of each deal at random; if not given, 0 in Yellow & Yangtze and one for each player in
    /// Yunnan, where chance decides so little that bots would repeat the same game.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1000))]
    opening: Option<u16>,

    /// Climb and check: worlds that greedy judges an action in; if not given, as many as it does anywhere. One is several
    /// times as fast, and what is better there is mostly better in more of them: check that afterwards.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    worlds: Option<u16>,

    /// Change these weights only, like lead (Yunnan) or two.tile_points.2 (Yellow & Yangtze).
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    only: Vec<String>,

    /// Start with the weights in this file instead of those that the bots play with. Another --seed plays other games.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Write the weights to this file, as JSON, or the network: after every round or change that is kept, and at the end.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// How better weights are looked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Method {
    /// Foresee the winners of games better.
    Fit,
    /// Try changes one after another.
    Climb,
    /// Train a network that corrects the weights.
    Network,
    /// Let other weights play against the present ones.
    Check,
}

impl Arguments {
    fn rounds(&self) -> u32 {
        self.rounds.unwrap_or(2)
    }

    fn passes(&self) -> u32 {
        self.passes.unwrap_or(10)
    }

    fn steps(&self) -> u32 {
        self.steps.unwrap_or(100)
    }

    /// Worlds that greedy judges in where weights are compared.
    fn worlds<G: Judge>(&self) -> usize {
        self.worlds.map_or(Greedy::<G>::default().worlds, usize::from)
    }

    /// What is asked of one method says nothing to another.
    fn check_method(&self) -> Result<()> {
        let is = |method: Method| self.method == method;
        let (fit, climb, network, check) = (is(Method::Fit), is(Method::Climb), is(Method::Network), is(Method::Check));
        ensure!(climb || self.steps.is_none(), "--steps is for --method climb");
        ensure!(fit || self.rounds.is_none(), "--rounds is for --method fit");
        ensure!(climb || check || self.worlds.is_none(), "--worlds is for --method climb or check");
        ensure!(fit || network || self.passes.is_none(), "--passes is for --method fit or network");
        ensure!(fit || climb || self.only.is_empty(), "--only is for --method fit or climb");
        ensure!(!network || self.from.is_none(), "--from is for --method fit, climb or check");
        ensure!(!check || self.from.is_some(), "--method check wants --from, with the weights that are to play");
        ensure!(!check || self.out.is_none(), "--method check changes nothing that could be written to --out");
        Ok(())
    }

    /// The weights to begin with.
    fn first<G: Listed + Judge>(&self) -> Result<G::Weights> {
        let Some(path) = &self.from else { return Ok(G::Weights::default()) };
        let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
        numbers::read(&text).with_context(|| format!("{} has no weights of {}", path.display(), G::NAME))
    }

    /// Makes sure that nothing is lost by writing to `--out`.
    fn check_out(&self) -> Result<()> {
        if let Some(out) = &self.out {
            let goes_on = self.from.as_ref().is_some_and(|from| is_same_file(from, out));
            if out.exists() && !goes_on {
                bail!("{} is there already: give another --out, or go on from it with --from", out.display());
            }
        }
        Ok(())
    }

    /// Makes sure that `--out` can be written to and nothing is lost by it.
    fn open_out<W: serde::Serialize>(&self, first: &W) -> Result<()> {
        self.check_out()?;
        self.save(first)
    }

    /// Writes weights to `--out`, if it is given.
    fn save<W: serde::Serialize>(&self, weights: &W) -> Result<()> {
        self.save_file(serde_json::to_string_pretty(weights)? + "\n")
    }

    /// Writes anything to `--out`, if it is given.
    fn save_file(&self, contents: impl AsRef<[u8]>) -> Result<()> {
        self.out.as_ref().map_or(Ok(()), |out| files::write(out, contents))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    arguments.check_method()?;
    if let Some(threads) = arguments.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    match arguments.method {
        Method::Network => network::run(arguments),
        Method::Fit | Method::Climb | Method::Check => with_game!(arguments.table.game, run_game(arguments)),
    }
}

/// Deals of the last games, which no step and no round has.
const LAST_DEALS: u64 = 1 << 63;

fn run_game<G: Listed + Judge>(arguments: &Arguments) -> Result<ExitCode> {
    let (tables, kind): (Vec<Table<G>>, Kind) = match arguments.method {
        Method::Fit | Method::Check => (arguments.table.tables()?, Kind::NotWhole),
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

/// Lets the new side play the first one on new deals.
fn check<G: Listed + Judge>(
    arguments: &Arguments,
    contest: &Contest<'_, G>,
    new: &Side<G>,
    first: &Side<G>,
) -> Result<Score> {
    let players = contest.table.players;
    let usual = match arguments.method {
        Method::Fit | Method::Check => arguments.games,
        Method::Climb => 4 * arguments.games,
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
        Method::Fit | Method::Climb => ("new weights", "with the first"),
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
        (Verdict::Better, Method::Fit | Method::Climb) => say!("the new weights are better"),
        (Verdict::Worse, Method::Fit | Method::Climb) => say!("the new weights are worse: don't take them"),
    }
}
