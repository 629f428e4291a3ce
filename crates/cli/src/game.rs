//! The games at hand and how a table is asked for on the command line.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use conformance::{Difference, quoted};
use kernel::{Boards, Game, Refused, Seed};
use words::Language;

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Name {
    /// Reiner Knizia's game of rivers and states, 2 to 4 players.
    YellowYangtze,
}

/// Runs a generic function with the game of this name.
macro_rules! with_game {
    ($name:expr, $run:ident ( $($argument:expr),* )) => {
        match $name {
            $crate::game::Name::YellowYangtze => $run::<yangtze::Position>($($argument),*),
        }
    };
}
pub(crate) use with_game;

/// What the command line needs to know of a game beyond its rules.
pub(crate) trait Listed: Game {
    /// What kind of action it is, for tables.
    fn kind(action: &Self::Action) -> &'static str;
    /// What happened, if it is worth counting.
    fn tally(event: &Self::Event) -> Option<&'static str>;
    /// What is counted, in the order in which it is shown.
    const TALLIES: &'static [&'static str];
    /// Why an action was refused, in a sentence.
    fn refusal(language: Language, refused: &Refused<Self::Decision, Self::Rule>) -> String;
    /// Why a text is no action, in a sentence.
    fn misread(language: Language, why: &<Self::Action as FromStr>::Err) -> String;
    /// Each seat's final score.
    fn scores(outcome: &Self::Outcome) -> Vec<u32>;
    /// The seats that won.
    fn winners(outcome: &Self::Outcome) -> &[usize];
}

/// A difference between a record and its replay; what the rules say of it is a sentence in this language.
pub(crate) fn told<G: Listed>(language: Language, difference: &Difference<G>) -> String {
    match difference {
        Difference::Refused { number, text, pending, why } => {
            format!("action {number}, {}, at {pending}: {}", quoted(text), G::refusal(language, why))
        }
        Difference::NoAction { number, text, why } => {
            format!("action {number}, {}: {}", quoted(text), G::misread(language, why))
        }
        other => other.to_string(),
    }
}

/// Which game to play, and how.
#[derive(clap::Args)]
pub(crate) struct TableArguments {
    /// The game.
    #[arg(long, value_enum, default_value = "yellow-yangtze")]
    pub(crate) game: Name,

    /// Number of players.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) players: usize,

    /// The number from which all chance follows: the same number gives the same games, everywhere.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// A board file to play on instead of the game's own board.
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,

    /// A table option, like short=true or edition=2023. May be given more than once.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

/// A table that is ready to deal.
pub(crate) struct Table<G: Game> {
    pub(crate) board: Arc<G::Board>,
    /// The text of a board that isn't built in: records carry it.
    pub(crate) board_file: Option<String>,
    pub(crate) options: G::Options,
    pub(crate) players: usize,
    seed: u64,
}

impl TableArguments {
    pub(crate) fn table<G: Game>(&self) -> Result<Table<G>> {
        let mut boards = Boards::<G>::built_in();
        let (board, board_file) = match &self.board {
            None => (boards.default_board(), None),
            Some(path) => {
                let text = read_board_text(path)?;
                let board = boards.add(&text).with_context(|| path.display().to_string())?;
                let built_in = boards.is_built_in(G::board_id(&board));
                (board, (!built_in).then_some(text))
            }
        };
        let options = read_options::<G>(&self.options)?;
        let table = Table { board, board_file, options, players: self.players, seed: self.seed };
        // Any seed shows what stands against such a table.
        table.deal(0)?;
        Ok(table)
    }
}

/// Reads a board file.
pub(crate) fn read_board_text(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("can't read the board file {}", path.display()))
}

impl<G: Game> Table<G> {
    /// The seed of a game of this table's series.
    pub(crate) fn seed(&self, game: u64) -> Seed {
        Seed::of_series(self.seed, game)
    }

    /// The deal of a game of this table's series.
    pub(crate) fn deal(&self, game: u64) -> Result<G::Deal> {
        let mut dice = kernel::Dice::for_deal(self.seed(game));
        Ok(G::deal(&self.board, self.players, &self.options, &mut dice)?)
    }

    /// The first position of a game of this table's series.
    pub(crate) fn start(&self, game: u64) -> Result<G> {
        Ok(G::start(&self.board, self.players, &self.options, &self.deal(game)?)?)
    }
}

/// `short=true edition=2023` as the game's options.
fn read_options<G: Game>(pairs: &[String]) -> Result<G::Options> {
    let mut object = serde_json::Map::new();
    for pair in pairs {
        let Some((key, value)) = pair.split_once('=') else {
            bail!("option \"{pair}\": write it as KEY=VALUE, like short=true");
        };
        let value = match value {
            "true" => true.into(),
            "false" => false.into(),
            text => text.into(),
        };
        if object.insert(key.to_owned(), value).is_some() {
            bail!("option \"{key}\" is given twice");
        }
    }
    serde_json::from_value(object.into()).map_err(|error| anyhow::anyhow!("table options: {error}"))
}

impl Listed for yangtze::Position {
    fn kind(action: &Self::Action) -> &'static str {
        use yangtze::Action as A;
        match action {
            A::Tile { .. } => "tile",
            A::Leader { .. } => "leader",
            A::Withdraw { .. } => "withdraw",
            A::Riot { .. } => "riot",
            A::Pagoda { .. } => "pagoda",
            A::Replace { .. } => "replace",
            A::End => "end",
            A::Take { .. } => "take",
            A::Skip => "skip",
            A::Build { .. } => "build",
            A::Commit(_) => "commit",
            A::Support { .. } => "support",
            A::Winner { .. } => "winner",
            A::Lose { .. } => "lose",
        }
    }

    const TALLIES: &'static [&'static str] = &["turns", "revolts", "wars", "pagodas built", "pagodas lost", "riots"];

    fn tally(event: &Self::Event) -> Option<&'static str> {
        use yangtze::Event as E;
        match event {
            E::TurnBegan { .. } => Some("turns"),
            E::RevoltBegan { .. } => Some("revolts"),
            E::WarBegan { .. } => Some("wars"),
            E::PagodaBuilt { .. } => Some("pagodas built"),
            E::PagodaLost { .. } => Some("pagodas lost"),
            E::Riot { .. } => Some("riots"),
            _ => None,
        }
    }

    fn refusal(language: Language, refused: &Refused<Self::Decision, Self::Rule>) -> String {
        words::yangtze::refusal_with_number(language, refused)
    }

    fn misread(language: Language, why: &yangtze::Misread) -> String {
        words::yangtze::misread(language, *why)
    }

    fn scores(outcome: &Self::Outcome) -> Vec<u32> {
        outcome.scores.iter().map(|totals| totals[0]).collect()
    }

    fn winners(outcome: &Self::Outcome) -> &[usize] {
        &outcome.winners
    }
}
