//! The games at hand and how a table is asked for on the command line.

pub(crate) mod yangtze;
pub(crate) mod yunnan;

use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use clap::ValueEnum;
use conformance::Difference;
use kernel::{Boards, Game, NoBoard, Refused, Seat, Seed, Sink, board_file, quoted};
use words::{Language, Names};

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Name {
    /// Reiner Knizia's game of rivers and states, 2 to 4 players.
    YellowYangtze,
    /// Aaron Haag's game of tea and horses, 3 to 5 players.
    Yunnan,
}

impl Name {
    /// The game of this name in a record or a board file.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn read(name: &str) -> Result<Self, String> {
        match name {
            ::yangtze::NAME => Ok(Self::YellowYangtze),
            ::yunnan::NAME => Ok(Self::Yunnan),
            _ => {
                let (game, known) = (quoted(name), [::yangtze::NAME, ::yunnan::NAME].map(quoted).join(" and "));
                Err(format!("game {game} is not known; known are {known}"))
            }
        }
    }
}

/// Runs a generic function with the game of this name.
macro_rules! with_game {
    ($name:expr, $run:ident ( $($argument:expr),* )) => {
        match $name {
            $crate::game::Name::YellowYangtze => $run::<yangtze::Position>($($argument),*),
            $crate::game::Name::Yunnan => $run::<yunnan::Position>($($argument),*),
        }
    };
}
pub(crate) use with_game;

/// What the command line needs to know of a game beyond its rules.
pub(crate) trait Listed: Game {
    /// What people call the game.
    const TITLE: &'static str;

    /// What kind of action it is, for tables.
    fn kind(action: &Self::Action) -> &'static str;
    /// What of an event is worth counting, and how often it happened.
    fn tally(event: &Self::Event) -> Vec<(&'static str, u64)>;
    /// What is counted, in the order in which it is shown.
    const TALLIES: &'static [&'static str];
    /// Each seat's final score.
    fn scores(outcome: &Self::Outcome) -> Vec<i64>;
    /// The seats that won.
    fn winners(outcome: &Self::Outcome) -> &[usize];
    /// How many rounds were played, if the game has rounds.
    fn rounds(outcome: &Self::Outcome) -> Option<u32>;
    /// Each seat's place: 1 for all who won, and those who are level share one.
    fn places(outcome: &Self::Outcome) -> Vec<usize>;

    /// How many decisions are made at random before bots take over, for each player, unless something else is asked for.
    /// Where chance decides little, bots would play the same game again and again.
    const OPENING: usize;
    /// Whether bots at a table of so many players judge by the weight of this name, like `two.riot`.
    fn weighs(_weight: &str, _players: usize) -> bool {
        true
    }
    /// What an arena tells of how bots play.
    const FACTS: &'static [Facts];
    /// What of an event an arena counts, how often it happened and to whom; to everybody if it is nobody's own.
    fn facts(event: &Self::Event) -> (Option<Seat>, Times);

    /// Why an action was refused, in a sentence.
    fn refusal(language: Language, refused: &Refused<Self::Decision, Self::Rule>) -> String;
    /// Why a text is no action, in a sentence.
    fn misread(language: Language, why: &<Self::Action as FromStr>::Err) -> String;
    /// What happened, in a sentence.
    fn event(language: Language, names: &Names, event: &Self::Event) -> String;
    /// Whom the game waits for and what is asked, in a sentence.
    fn waiting(language: Language, names: &Names, seat: Seat, decision: Self::Decision) -> String;
    /// How the game ended, in sentences.
    fn result(language: Language, names: &Names, outcome: &Self::Outcome) -> Vec<String>;

    /// What is told first in the log of a game.
    fn opening(position: &Self) -> Self::Event;
    /// Whether something new begins with this event: what came before is another part of the log.
    fn begins_part(event: &Self::Event) -> bool;
    /// Draws a position with letters, for a terminal.
    ///
    /// # Errors
    /// If `out` can't be written to.
    fn draw(language: Language, board: &Self::Board, position: &Self, out: &mut impl io::Write) -> io::Result<()>;
    /// Draws a position as a picture.
    fn svg(language: Language, board: &Self::Board, position: &Self) -> String;
}

/// What happened, and how often.
pub(crate) type Times = Vec<(&'static str, u64)>;

/// A table of an arena: what happens to bots, a column each.
pub(crate) struct Facts {
    pub(crate) title: &'static str,
    pub(crate) figure: Figure,
    /// What [`Listed::facts`] calls them.
    pub(crate) names: &'static [&'static str],
}

/// What a table of an arena says of what it counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Figure {
    /// How often it happens in a game.
    Average,
    /// How much of all that the table counts it is, in percent.
    Share,
    /// In how many games it happens at all, in percent.
    Games,
}

/// Places of seats by a key, the greatest first: winners are first whatever their key, and those who are level share a
/// place.
fn places_by<K: Ord>(keys: &[K], winners: &[usize]) -> Vec<usize> {
    let rank = |seat: usize| (winners.contains(&seat), (!winners.contains(&seat)).then(|| &keys[seat]));
    let ahead = |seat: usize| (0..keys.len()).filter(|&other| rank(other) > rank(seat)).count();
    (0..keys.len()).map(|seat| 1 + ahead(seat)).collect()
}

/// The boards of all games.
#[derive(Default)]
pub(crate) struct AllBoards {
    pub(crate) yangtze: Boards<::yangtze::Position>,
    pub(crate) yunnan: Boards<::yunnan::Position>,
}

impl AllBoards {
    /// Adds the board of a file to those of the game that it is for.
    pub(crate) fn add(&mut self, path: &Path) -> Result<()> {
        let text = read_board_text(path)?;
        let added: Result<(), NoBoard> = match board_file::game_of(&text).map(|name| Name::read(&name)) {
            Some(Ok(Name::YellowYangtze)) => self.yangtze.add(&text).map(|_| ()),
            Some(Ok(Name::Yunnan)) => self.yunnan.add(&text).map(|_| ()),
            Some(Err(unknown)) => return Err(anyhow!(unknown)).with_context(|| path.display().to_string()),
            None => bail!("{}: the board file doesn't say for which `game` it is", path.display()),
        };
        added.with_context(|| path.display().to_string())
    }
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

    /// Number of players; if not given, the fewest that the game is for.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,

    /// The number from which all chance follows: the same number gives the same games, everywhere.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// A board file to play on instead of the game's own board.
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,

    /// A table option, like short=true, edition=2023 or variant=pro. May be given more than once.
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
        self.table_for(self.players.unwrap_or(*G::PLAYERS.start()))
    }

    /// A table for each number of players that can sit at such a one, or for the number that was asked for.
    pub(crate) fn tables<G: Game>(&self) -> Result<Vec<Table<G>>> {
        if self.players.is_some() {
            return Ok(vec![self.table()?]);
        }
        let (mut tables, mut first) = (Vec::new(), None);
        for players in G::PLAYERS {
            match self.table_for(players) {
                Ok(table) => tables.push(table),
                // Some options are for some numbers of players only.
                Err(error) => first = first.or(Some(error)),
            }
        }
        match first {
            Some(error) if tables.is_empty() => Err(error),
            _ => Ok(tables),
        }
    }

    fn table_for<G: Game>(&self, players: usize) -> Result<Table<G>> {
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
        let table = Table { board, board_file, options, players, seed: self.seed };
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
    /// The board and the options: `board tea-horse-road-3, variant basic`.
    pub(crate) fn described(&self) -> String {
        let mut parts = vec![format!("board {}", G::board_id(&self.board))];
        if let Ok(serde_json::Value::Object(options)) = serde_json::to_value(&self.options) {
            parts.extend(options.iter().map(|(name, value)| match value {
                serde_json::Value::String(text) => format!("{name} {text}"),
                other => format!("{name} {other}"),
            }));
        }
        parts.join(", ")
    }

    /// The seed of a game of this table's series.
    pub(crate) fn seed(&self, game: u64) -> Seed {
        Seed::of_series(self.seed, game)
    }

    /// The chance of the players of a game in which the seats are rotated so often. It doesn't depend on who they are.
    pub(crate) fn seed_of_players(&self, game: u64, rotation: u64) -> Seed {
        let Seed(mut bytes) = self.seed(game);
        bytes[16..24].copy_from_slice(&rotation.to_le_bytes());
        Seed(bytes)
    }

    /// The position of a game of this table's series once so many decisions have been made at random, the same ones
    /// whoever plays. `before` sees each of them.
    pub(crate) fn opened(
        &self,
        game: u64,
        opening: usize,
        events: &mut impl Sink<G::Event>,
        before: impl FnMut(&G, &G::Legal<'_>, G::Action),
    ) -> Result<G> {
        // No game has so many rotations.
        let mut dice = kernel::Dice::for_players(self.seed_of_players(game, u64::MAX));
        let start = self.start(game)?;
        Ok(conformance::play_randomly::<G>(&self.board, start, &mut dice, opening, events, before).position)
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
            bail!("option \"{pair}\": write it as KEY=VALUE");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_come_first_and_those_who_are_level_share_a_place() {
        assert_eq!(places_by(&[10, 30, 20], &[1]), [3, 1, 2]);
        assert_eq!(places_by(&[30, 30, 20, 20], &[0]), [1, 2, 3, 3]);
        assert_eq!(places_by(&[5, 7, 7], &[1, 2]), [3, 1, 1]);
    }
}
