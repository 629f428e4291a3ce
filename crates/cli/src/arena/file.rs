//! The files of an arena: results, of which a stopped arena takes up what is there, and records.
//!
//! Results are JSON Lines: the first line says what is played, every other is a game. Each is appended as soon as the
//! game is over. A last line that doesn't end, since somebody pulled the plug, is cut off and its game played again.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};
use bots::{Greedy, Judge, Level, Settings};
use kernel::{Record, quoted, shown};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lines::Lines;
use crate::game::{Listed, Table};

/// The name of the format.
const FORMAT: &str = "pagoda-arena/1";

/// What all games of a file have in common. Which bots play, and how many games, may change.
pub(crate) struct Header {
    fields: Value,
    players: usize,
}

impl Header {
    pub(crate) fn new<G: Listed + Judge>(table: &Table<G>, seed: u64, opening: usize) -> Result<Self> {
        let fields = serde_json::json!({
            "format": FORMAT,
            "version": env!("CARGO_PKG_VERSION"),
            "game": G::NAME,
            "rules": G::RULES,
            "board": G::board_id(&table.board),
            "board_file": table.board_file,
            "options": table.options,
            "players": table.players,
            "seed": seed,
            "opening": opening,
            "weights": G::Weights::default(),
            "settings": settings::<G>(),
        });
        // As it is read back: numbers have gone through their text.
        Ok(Self { fields: serde_json::from_str(&fields.to_string())?, players: table.players })
    }

    /// How a first line differs.
    fn differences(&self, line: &Value) -> Vec<String> {
        let names = ["version", "game", "rules", "board", "options", "players", "seed", "opening"];
        let differs = |name: &&str| line[*name] != self.fields[*name];
        let told = names.into_iter().filter(differs).map(|name| {
            let show = |value: &Value| shown(&value.to_string());
            format!("{name} {}, not {}", show(&line[name]), show(&self.fields[name]))
        });
        // Too long to be shown.
        let other = ["board_file", "weights", "settings"].into_iter().filter(differs);
        told.chain(other.map(|name| format!("not the same {name}"))).collect()
    }
}

/// What bots are besides their weights. A bot of the same name with other settings is another one.
fn settings<G: Judge>() -> Value {
    let levels: BTreeMap<&str, String> =
        Level::ALL.map(|level| (level.name(), format!("{:?}, {:?}", level.budget(), level.care()))).into();
    serde_json::json!({
        "greedy": { "worlds": Greedy::<G>::default().worlds },
        "search": format!("{:?}", Settings::default()),
        "foresight": format!("{:?}", G::foresight()),
        "levels": levels,
    })
}

/// A game that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PlayedGame {
    pub(crate) deal: u64,
    pub(crate) rotation: usize,
    /// The name of the bot on each seat; so are all other lists.
    pub(crate) seats: Vec<String>,
    /// If not, the game was stopped, and has neither places nor scores.
    pub(crate) ended: bool,
    pub(crate) places: Vec<usize>,
    pub(crate) scores: Vec<i64>,
    pub(crate) winners: Vec<usize>,
    /// What tells it from other games.
    pub(crate) course: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rounds: Option<u32>,
    pub(crate) decisions: Vec<u64>,
    /// Decisions with more than one legal action, and how long they took together.
    pub(crate) choices: Vec<u64>,
    pub(crate) seconds: Vec<f64>,
    /// How long one of them took at the most.
    pub(crate) longest: Vec<f64>,
    /// How often things happened to each seat.
    pub(crate) facts: BTreeMap<String, Vec<u64>>,
}

impl PlayedGame {
    /// What makes it this game and no other one of its file.
    pub(crate) fn key(&self) -> (u64, Vec<String>) {
        (self.deal, self.seats.clone())
    }

    /// Whether it can be a game of so many seats.
    fn fits(&self, players: usize) -> bool {
        let with_places = if self.ended { players } else { 0 };
        let counts = [self.seats.len(), self.decisions.len(), self.choices.len()];
        let is_time = |seconds: &f64| (0.0..1e9).contains(seconds);
        counts == [players; 3]
            && [self.seconds.len(), self.longest.len()] == [players; 2]
            && [self.places.len(), self.scores.len()] == [with_places; 2]
            && self.rotation < players
            && self.places.iter().all(|place| (1..=players).contains(place))
            && self.winners.is_empty() != self.ended
            && self.winners.iter().all(|winner| *winner < players)
            && self.choices.iter().zip(&self.decisions).all(|(choices, decisions)| choices <= decisions)
            && self.seconds.iter().chain(&self.longest).all(is_time)
            && self.facts.values().all(|counts| counts.len() == players)
    }
}

/// The results of an arena.
pub(crate) struct Results {
    file: Lines,
    games: Vec<PlayedGame>,
}

impl Results {
    /// Opens the file, or begins it, and reads what is there.
    ///
    /// # Errors
    /// If it is no file of an arena, or of another one. It is then left as it is.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<Self> {
        let mut file = Lines::open(path)?;
        let bytes = file.read()?;
        let (whole, torn) = whole_lines(&bytes);
        let first_line = header.fields.to_string();
        let mut lines = whole.split_inclusive(|byte| *byte == b'\n');
        let Some(first) = lines.next() else {
            // What is there may be the beginning of the first line, and nothing else.
            if !first_line.as_bytes().starts_with(torn) {
                bail!(no_arena(path));
            }
            file.cut(0)?;
            file.append(&first_line)?;
            return Ok(Self { file, games: Vec::new() });
        };
        let found: Value = serde_json::from_slice(first).unwrap_or_default();
        if found["format"] != FORMAT {
            bail!(no_arena(path));
        }
        let differences = header.differences(&found);
        if !differences.is_empty() {
            bail!(
                "{} is of another arena: {}; give what it was begun with, or another --out",
                path.display(),
                differences.join("; ")
            );
        }
        let mut games = Vec::new();
        for (number, line) in lines.enumerate() {
            match serde_json::from_slice::<PlayedGame>(line) {
                Ok(game) if game.fits(header.players) => games.push(game),
                Ok(_) => bail!("{}, line {}: no game of {} players", path.display(), number + 2, header.players),
                Err(error) => {
                    bail!("{}, line {}: not a game of an arena: {error}", path.display(), number + 2);
                }
            }
        }
        file.cut(whole.len() as u64)?;
        Ok(Self { file, games })
    }

    /// What was there.
    pub(crate) fn take_games(&mut self) -> Vec<PlayedGame> {
        std::mem::take(&mut self.games)
    }

    /// The arena begins: from now on the file stays.
    pub(crate) fn keep(&mut self) {
        self.file.keep();
    }

    pub(crate) fn append(&mut self, game: &PlayedGame) -> Result<()> {
        self.file.append(&serde_json::to_string(game)?)
    }
}

fn no_arena(path: &Path) -> String {
    format!("{} is no file of an arena and is left as it is: give another --out", quoted(&path.to_string_lossy()))
}

/// The records of an arena.
pub(crate) struct Records(Lines);

impl Records {
    /// Opens the file to append records if an arena goes on. A new arena begins a new file.
    ///
    /// # Errors
    /// If there is anything else in it. It is then left as it is.
    pub(crate) fn open(path: &Path, goes_on: bool) -> Result<Self> {
        let mut file = Lines::open(path)?;
        let bytes = file.read()?;
        if !goes_on && !bytes.is_empty() {
            bail!("{} is there already: give another --records, or remove it", path.display());
        }
        let (whole, torn) = whole_lines(&bytes);
        // What every record begins with, and so does one that was just being written.
        let begin = format!("{{\"format\":\"{}\"", kernel::FORMAT);
        let is_record = |line: &[u8]| std::str::from_utf8(line).is_ok_and(|line| Record::read(line).is_ok());
        if !whole.split_inclusive(|byte| *byte == b'\n').all(is_record)
            || !(torn.starts_with(begin.as_bytes()) || begin.as_bytes().starts_with(torn))
        {
            let path = quoted(&path.to_string_lossy());
            bail!("{path} holds something else than records and is left as it is: give another --records");
        }
        file.cut(whole.len() as u64)?;
        Ok(Self(file))
    }

    /// The arena begins: from now on the file stays.
    pub(crate) fn keep(&mut self) {
        self.0.keep();
    }

    pub(crate) fn append(&mut self, record: &str) -> Result<()> {
        self.0.append(record)
    }
}

/// Whole lines, and the beginning of one that was torn.
fn whole_lines(bytes: &[u8]) -> (&[u8], &[u8]) {
    bytes.split_at(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1))
}
