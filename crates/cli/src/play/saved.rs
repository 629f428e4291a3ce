//! Games in files: a record with who sits where, written so that nothing is lost, and read so that nothing is believed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use bots::Bot;
use conformance::Recorder;
use kernel::{Boards, Record};
use serde::{Deserialize, Serialize};
use words::Language;

use super::playable::Playable;
use crate::game::{Listed, Name, read_board_text, told};

/// Who sits where, as a saved game says it beside its record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Sitting {
    /// The seat of the person; none if only bots play.
    pub(super) seat: Option<usize>,
    /// The other seats' bots, in seat order.
    pub(super) bots: Vec<String>,
    /// Where the bots' chance comes from.
    pub(super) seed: u64,
}

impl Sitting {
    /// The bots, if this program knows all of them.
    pub(super) fn bots(&self) -> Option<Vec<Bot>> {
        self.bots.iter().map(|bot| bot.parse().ok()).collect()
    }
}

#[derive(Serialize)]
struct Saved<'a> {
    #[serde(flatten)]
    record: Record<'a>,
    play: &'a Sitting,
}

#[derive(Deserialize)]
struct Beside {
    play: Option<Sitting>,
}

/// An answer with where it was given and what it brought about.
pub(super) struct Step<G: Listed> {
    pub(super) before: G,
    pub(super) action: G::Action,
    pub(super) events: Vec<G::Event>,
}

/// What is the same in every position of a game.
pub(super) struct Setting<G: Listed> {
    pub(super) board: Arc<G::Board>,
    /// The text of a board that isn't built in.
    pub(super) board_file: Option<String>,
    pub(super) options: G::Options,
    pub(super) deal: G::Deal,
}

/// The text of a saved game: one line with its end.
pub(super) fn text<G: Playable>(
    setting: &Setting<G>,
    steps: &[Step<G>],
    last: &G,
    sitting: &Sitting,
) -> serde_json::Result<String> {
    let mut recorder = Recorder::new(false);
    for step in steps {
        recorder.note::<G>(&setting.board, &step.before, &step.before.legal(&setting.board), step.action);
    }
    let board_file = setting.board_file.as_deref();
    let record = recorder.finish::<G>(&setting.board, board_file, &setting.options, &setting.deal, last)?;
    Ok(serde_json::to_string(&Saved { record, play: sitting })? + "\n")
}

/// A file that holds one game of a known name.
pub(super) struct Source {
    pub(super) path: PathBuf,
    pub(super) game: Name,
    text: String,
}

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    /// If it isn't the record of one game.
    pub(super) fn read(path: &Path) -> Result<Self> {
        /// No game is so long.
        const LONGEST: u64 = 16 << 20;
        let cannot = || format!("can't read {}", path.display());
        let metadata = std::fs::metadata(path).with_context(cannot)?;
        if !metadata.is_file() {
            bail!("{} is not a file", path.display());
        }
        if metadata.len() > LONGEST {
            bail!("{} is too long for one game", path.display());
        }
        let bytes = std::fs::read(path).with_context(cannot)?;
        let text = String::from_utf8(bytes)
            .map_err(|_| anyhow!("not a record: it is no UTF-8 text"))
            .with_context(|| path.display().to_string())?;
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let Some(line) = lines.first() else { bail!("{} holds no game", path.display()) };
        let game = Record::read(line)
            .map_err(anyhow::Error::from)
            .and_then(|record| Name::read(&record.game).map_err(|why| anyhow!(why)))
            .with_context(|| path.display().to_string())?;
        if lines.len() > 1 {
            bail!("{} holds {} games, and only a file with one can be loaded", path.display(), lines.len());
        }
        // A byte order mark says nothing, and a record is read with or without it.
        Ok(Self { path: path.to_owned(), game, text: line.trim_start_matches('\u{feff}').to_owned() })
    }

    /// The game in the file, replayed. `board` is the file of a board that isn't built in.
    ///
    /// # Errors
    /// If anything in it is against the rules.
    pub(super) fn open<G: Playable>(&self, board: Option<&Path>, language: Language) -> Result<Opened<G>> {
        self.replay(board, language).with_context(|| self.path.display().to_string())
    }

    fn replay<G: Playable>(&self, board: Option<&Path>, language: Language) -> Result<Opened<G>> {
        let record = Record::read(&self.text)?;
        let mut boards = Boards::<G>::built_in();
        let mut board_file = record.board_file.as_ref().map(|text| text.clone().into_owned());
        // Of a table's board the games of another board know nothing.
        if let (Some(path), None, false) = (board, &board_file, boards.is_built_in(&record.board)) {
            let text = read_board_text(path)?;
            let added = boards.add(&text).with_context(|| path.display().to_string())?;
            board_file = (G::board_id(&added) == record.board).then_some(text);
        }
        let board = boards.of_record(&record)?;
        let (options, deal) = record.setup::<G>()?;
        let mut before = G::start(&board, record.players, &options, &deal)?;
        let mut steps = Vec::new();
        let replayed = conformance::replay::<G>(&board, &record, true, |after, events| {
            // Only what is an action is replayed.
            if let Ok(action) = record.actions[steps.len()].0.parse() {
                steps.push(Step { before, action, events: std::mem::take(events) });
            }
            before = *after;
        });
        let position = replayed.map_err(|difference| anyhow!(told(language, &difference)))?.position;
        let beside: Beside = serde_json::from_str(&self.text).context("it doesn't say who sits where")?;
        let sitting = beside.play;
        Ok(Opened { setting: Setting { board, board_file, options, deal }, steps, position, sitting })
    }
}

/// A game that was read from a file.
pub(super) struct Opened<G: Listed> {
    pub(super) setting: Setting<G>,
    pub(super) steps: Vec<Step<G>>,
    pub(super) position: G,
    pub(super) sitting: Option<Sitting>,
}
