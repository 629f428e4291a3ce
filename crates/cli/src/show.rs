//! `pagoda show`: one position of a recorded game, drawn.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anstyle::Style;
use anyhow::{Context, Result, anyhow, bail};
use conformance::Difference;
use kernel::{Boards, Game, Pending, Record};
use words::{Language, Names};

use crate::files::is_same_file;
use crate::game::{AllBoards, Listed, Name, told};
use crate::tables;

/// Draw a position of a recorded game, with the log of its turn or phase.
///
/// Letters say everything, colours only help. Hands are shown: a record holds the whole truth. The log is that of the
/// turn (Yellow & Yangtze) or phase (Yunnan) to which the last action belongs.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The records: JSON Lines, one game a line.
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// Which game of the file, counted from 1.
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,

    /// Show the position after so many actions instead of the last one; 0 is the start.
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// The language: en, fr or it. Without it, that of the system.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Write a picture instead, without hands; to this file, or to one named after the game and the action.
    #[arg(long, value_name = "PATH", num_args = 0..=1)]
    svg: Option<Option<PathBuf>>,

    /// A board file for a record whose board is not built in and that doesn't bring it along.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let language = arguments.lang.unwrap_or_else(system_language);
    let mut boards = AllBoards::default();
    if let Some(path) = &arguments.board {
        boards.add(path)?;
    }
    let line = read_line(&arguments.file, arguments.game)?;
    let in_file = || format!("{}, game {}", arguments.file.display(), arguments.game);
    let text = std::str::from_utf8(&line).map_err(|error| anyhow!("not a record: {error}")).with_context(in_file)?;
    let record = Record::read(text.trim()).with_context(in_file)?;
    match Name::read(&record.game) {
        Ok(Name::YellowYangtze) => show(&boards.yangtze, record, arguments, language),
        Ok(Name::Yunnan) => show(&boards.yunnan, record, arguments, language),
        Err(unknown) => Err(anyhow!(unknown)).with_context(in_file),
    }
}

fn show<G: Listed>(
    boards: &Boards<G>,
    record: Record<'_>,
    arguments: &Arguments,
    language: Language,
) -> Result<ExitCode> {
    let moment = Moment::read(boards, record, arguments.at, language)
        .with_context(|| format!("{}, game {}", arguments.file.display(), arguments.game))?;
    if let Some(path) = &arguments.svg {
        let path = path.clone().unwrap_or_else(|| format!("game{}-at{}.svg", arguments.game, moment.at).into());
        if is_same_file(&path, &arguments.file) {
            bail!("the picture would overwrite the records in {}", path.display());
        }
        let svg = G::svg(language, &moment.board, &moment.position);
        std::fs::write(&path, svg).with_context(|| format!("can't write {}", path.display()))?;
        tables::say!("{}", path.display());
        return Ok(ExitCode::SUCCESS);
    }
    match moment.print(language, arguments.game, &mut anstream::stdout().lock()) {
        // Whoever read the picture has seen enough of it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        printed => printed.map(|()| ExitCode::SUCCESS).context("can't write to standard output"),
    }
}

/// The language that the environment asks for: the first of these variables that says anything.
pub(crate) fn system_language() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::of_locale(&locale.unwrap_or_default())
}

/// The line of a game, counted from 1; blank lines are none.
fn read_line(path: &Path, game: usize) -> Result<Vec<u8>> {
    if game == 0 {
        bail!("--game 0: games are counted from 1");
    }
    let unreadable = || format!("can't read {}", path.display());
    let mut games = 0;
    for line in BufReader::new(File::open(path).with_context(unreadable)?).split(b'\n') {
        let line = line.with_context(unreadable)?;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        games += 1;
        if games == game {
            return Ok(line);
        }
    }
    match games {
        0 => bail!("{} holds no game", path.display()),
        1 => bail!("--game {game}: {} holds only 1 game", path.display()),
        _ => bail!("--game {game}: {} holds only {games} games", path.display()),
    }
}

/// An action of a record with what it brought about.
struct Step<G: Game> {
    number: usize,
    text: String,
    events: Vec<G::Event>,
}

/// A position of a record, and the way to it.
struct Moment<G: Game> {
    board: Arc<G::Board>,
    position: G,
    /// How many actions led here, and how many the record has.
    at: usize,
    all: usize,
    /// How the part of the log to which the last action belongs began.
    began: G::Event,
    /// The actions of that part.
    part: Vec<Step<G>>,
}

impl<G: Listed> Moment<G> {
    fn read(boards: &Boards<G>, mut record: Record<'_>, at: Option<usize>, language: Language) -> Result<Self> {
        let board = boards.of_record(&record)?;
        let all = record.actions.len();
        let at = at.unwrap_or(all);
        if at > all {
            bail!("--at {at}: the record has only {all} actions");
        }
        // To show is not to verify: what the record claims of the game's course is not looked at, nor what comes later.
        record.actions.truncate(at);
        (record.states, record.legal, record.result) = (None, None, None);

        // The first part has no event of its own: it begins with the game.
        let (options, deal) = record.setup::<G>()?;
        let mut began = G::opening(&G::start(&board, record.players, &options, &deal)?);
        let (mut part, mut number) = (Vec::<Step<G>>::new(), 0);
        let replayed = conformance::replay::<G>(&board, &record, true, |_, events| {
            let last = part.last().and_then(|step| step.events.last());
            if let Some(event) = last.filter(|event| G::begins_part(event)) {
                began = event.clone();
                part.clear();
            }
            let text = record.actions[number].0.to_string();
            number += 1;
            part.push(Step { number, text, events: std::mem::take(events) });
        });
        let position = match replayed {
            Ok(replayed) => replayed.position,
            Err(error @ (Difference::NoAction { number, .. } | Difference::Refused { number, .. })) => {
                let why = told(language, &error);
                return Err(anyhow!("{why}\n(--at {} shows the position before it)", number - 1));
            }
            Err(error) => return Err(anyhow!(told(language, &error))),
        };
        Ok(Self { board, position, at, all, began, part })
    }

    fn print(&self, language: Language, game: usize, out: &mut impl Write) -> io::Result<()> {
        let (heading, faded, names) = (tables::HEADING, Style::new().dimmed(), Names::default());
        let title = words::heading(language, game, self.at, self.all);
        writeln!(out, "{heading}{title}{heading:#}\n")?;
        G::draw(language, &self.board, &self.position, out)?;

        writeln!(out, "\n{heading}{}{heading:#}", words::log(language))?;
        let sentence = |event| G::event(language, &names, event);
        writeln!(out, "{}", sentence(&self.began))?;
        for Step { number, text, events } in &self.part {
            writeln!(out, "{faded}{number:>4}{faded:#}  {heading}{text}{heading:#}")?;
            for event in events {
                writeln!(out, "      {}", sentence(event))?;
            }
        }
        if let Pending::Decision { seat, decision } = self.position.pending() {
            writeln!(out, "{}", G::waiting(language, &names, seat, decision))?;
        }
        if let Some(outcome) = self.position.outcome(&self.board) {
            writeln!(out)?;
            for line in G::result(language, &names, &outcome) {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()
    }
}
