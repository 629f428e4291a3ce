//! What can be asked of `pagoda tune`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use bots::{Bot, Greedy, Judge};
use clap::ValueEnum;

use super::{numbers, sway};
use crate::files::{self, is_same_file};
use crate::game::{Listed, TableArguments};

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
/// With --method sway all numbers are changed at once, each up or down by lot by some percent. A player with these changes
/// sits with players with the opposite ones, on every seat of a deal, and the numbers move towards those that win: a little
/// after each step of many such deals, and less and less. What comes out is the average of the second half of all steps.
/// (That is simultaneous perturbation, SPSA.) No number is ever tried alone, so it takes many games, and all count for all
/// numbers.
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
    .help("Number of players; if not given, fit and network take all that they are for, and climb and sway the fewest")))]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(super) table: TableArguments,

    /// How better weights are looked for.
    #[arg(long, value_enum, default_value = "fit")]
    pub(super) method: Method,

    /// Who plays: greedy, or search with a number of iterations, like search:200. The games that fit takes its samples
    /// from are played with a quarter of all actions overlooked, and by greedy in a single world. Network: who plays at the
    /// end, a search. If not given, greedy with fit and climb, and search:200 with network.
    #[arg(long, value_name = "BOT")]
    pub(super) bot: Option<Bot>,

    /// Fit: games of each round, of all numbers of players together. Network: games to learn from. Climb: the most games to
    /// try a change, and sway: games of each step, both rounded up to whole deals in all rotations. If not given, 64 with
    /// sway and else 400.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: Option<u32>,

    /// Fit: how often games are played and weights fitted to them; if not given, 2.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(super) rounds: Option<u32>,

    /// Fit: how often all numbers are tried in a round, at most; if not given, 10. Network: how often three tenths of all
    /// positions are learned from; if not given, 6.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(super) passes: Option<u32>,

    /// Climb: how many changes are tried; if not given, 100. Sway: how often the numbers are moved; if not given, 1000.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) steps: Option<u32>,

    /// Sway: by how many percent the numbers are changed at first; if not given, 15. It falls to four fifths.
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(super) width: Option<f64>,

    /// Sway: how fast numbers move. With 1, which it is if not given, a change that won all games would be taken over as a
    /// whole at first; it falls to a third. The faster, the more luck is taken for skill.
    #[arg(long, value_name = "FACTOR", value_parser = factor)]
    pub(super) pace: Option<f64>,

    /// Games at the end between the new weights and the first ones, with each number of players; if not given, as many as
    /// --games with fit and check, four times as many with climb, 2000 with sway, and 100 with network.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(super) check: Option<u32>,

    /// Make the first N decisions of each deal at random; if not given, 0 in Yellow & Yangtze and one for each player in
    /// Yunnan, where chance decides so little that bots would repeat the same game.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub(super) opening: Option<u16>,

    /// Climb, sway and check: worlds that greedy judges an action in; if not given, as many as it does anywhere. One is several
    /// times as fast, and what is better there is mostly better in more of them: check that afterwards.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(super) worlds: Option<u16>,

    /// Change these weights only, like lead (Yunnan) or two.tile_points.2 (Yellow & Yangtze).
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',')]
    pub(super) only: Vec<String>,

    /// Start with the weights in this file instead of those that the bots play with. Another --seed plays other games.
    #[arg(long, value_name = "FILE")]
    pub(super) from: Option<PathBuf>,

    /// Write the weights to this file, as JSON, or the network: after every round or change that
    /// is kept, after every twentieth of all steps with sway, and at the end.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,

    /// Use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
}

/// How better weights are looked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Method {
    /// Foresee the winners of games better.
    Fit,
    /// Try changes one after another.
    Climb,
    /// Change all numbers at once, and move to where games are won.
    Sway,
    /// Train a network that corrects the weights.
    Network,
    /// Let other weights play against the present ones.
    Check,
}

impl Arguments {
    pub(super) fn rounds(&self) -> u32 {
        self.rounds.unwrap_or(2)
    }

    pub(super) fn passes(&self) -> u32 {
        self.passes.unwrap_or(10)
    }

    pub(super) fn steps(&self) -> u32 {
        self.steps.unwrap_or(if self.method == Method::Sway { sway::STEPS } else { 100 })
    }

    pub(super) fn games(&self) -> u32 {
        self.games.unwrap_or(if self.method == Method::Sway { sway::GAMES } else { 400 })
    }

    pub(super) fn width(&self) -> f64 {
        self.width.unwrap_or(sway::WIDTH)
    }

    pub(super) fn pace(&self) -> f64 {
        self.pace.unwrap_or(1.0)
    }

    /// Worlds that greedy judges in where weights are compared.
    pub(super) fn worlds<G: Judge>(&self) -> usize {
        self.worlds.map_or(Greedy::<G>::default().worlds, usize::from)
    }

    /// What is asked of one method says nothing to another.
    pub(super) fn check_method(&self) -> Result<()> {
        let is = |method: Method| self.method == method;
        let (fit, climb, network, check) = (is(Method::Fit), is(Method::Climb), is(Method::Network), is(Method::Check));
        let sway = is(Method::Sway);
        ensure!(climb || sway || self.steps.is_none(), "--steps is for --method climb or sway");
        ensure!(sway || self.width.is_none(), "--width is for --method sway");
        ensure!(sway || self.pace.is_none(), "--pace is for --method sway");
        ensure!(fit || self.rounds.is_none(), "--rounds is for --method fit");
        ensure!(climb || sway || check || self.worlds.is_none(), "--worlds is for --method climb, sway or check");
        ensure!(fit || network || self.passes.is_none(), "--passes is for --method fit or network");
        ensure!(!network && !check || self.only.is_empty(), "--only is for --method fit, climb or sway");
        ensure!(!network || self.from.is_none(), "--from is for --method fit, climb, sway or check");
        ensure!(!check || self.from.is_some(), "--method check wants --from, with the weights that are to play");
        ensure!(!check || self.out.is_none(), "--method check changes nothing that could be written to --out");
        Ok(())
    }

    /// The weights to begin with.
    pub(super) fn first<G: Listed + Judge>(&self) -> Result<G::Weights> {
        let Some(path) = &self.from else { return Ok(G::Weights::default()) };
        let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
        numbers::read(&text).with_context(|| format!("{} has no weights of {}", path.display(), G::NAME))
    }

    /// Makes sure that nothing is lost by writing to `--out`.
    pub(super) fn check_out(&self) -> Result<()> {
        if let Some(out) = &self.out {
            let goes_on = self.from.as_ref().is_some_and(|from| is_same_file(from, out));
            if out.exists() && !goes_on {
                bail!("{} is there already: give another --out, or go on from it with --from", out.display());
            }
        }
        Ok(())
    }

    /// Makes sure that `--out` can be written to and nothing is lost by it.
    pub(super) fn open_out<W: serde::Serialize>(&self, first: &W) -> Result<()> {
        self.check_out()?;
        self.save(first)
    }

    /// Writes weights to `--out`, if it is given.
    pub(super) fn save<W: serde::Serialize>(&self, weights: &W) -> Result<()> {
        self.save_file(serde_json::to_string_pretty(weights)? + "\n")
    }

    /// Writes anything to `--out`, if it is given.
    pub(super) fn save_file(&self, contents: impl AsRef<[u8]>) -> Result<()> {
        self.out.as_ref().map_or(Ok(()), |out| files::write(out, contents))
    }
}

/// Reads a number of percent that is neither nothing nor everything.
fn percent(text: &str) -> Result<f64, String> {
    number_up_to(100.0, text)
}

/// Reads a factor.
fn factor(text: &str) -> Result<f64, String> {
    number_up_to(1000.0, text)
}

fn number_up_to(most: f64, text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number > 0.0 && number <= most => Ok(number),
        _ => Err(format!("a number above 0 and up to {most} is wanted")),
    }
}
