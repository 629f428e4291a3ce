//! `pagoda play`: a whole game in the terminal, against bots.

mod ask;
mod command;
mod completion;
mod hint;
mod input;
mod keeper;
mod offer;
mod paper;
mod playable;
mod saved;
mod session;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::{Bot, Level};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Pending, Seat};
use words::Language;
use words::play::{Saying, say};

use crate::files::is_same_file;
use crate::game::{Name, TableArguments, with_game};
use crate::show::system_language;
use ask::{Around, Turn};
use input::Input;
use keeper::Keeper;
use playable::Playable;
use saved::{Opened, Setting, Sitting, Source};
use session::{Seating, Session};

/// Play a game against bots in the terminal.
///
/// The board is drawn as far as you may know it, what can be done is offered by kind, and an answer is typed as it is
/// written there; Tab completes it. `why` says why something is refused, `hint` what a strong bot would do; `undo`, `save`
/// and `load` do what they say, and `help` tells the rest.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game; if not given, that of the loaded file or yellow-yangtze.
    #[arg(long, value_enum)]
    game: Option<Name>,

    /// Who plays against you, in seat order: levels by number or name, or random, points, greedy, search:2000. You and
    /// they are all players. If not given, scholars in the fewest seats that the game is for.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    bots: Vec<Bot>,

    /// Where you sit, from 0.
    #[arg(long, value_name = "N", conflicts_with = "watch")]
    seat: Option<usize>,

    /// Let the bots play among themselves and watch.
    #[arg(long)]
    watch: bool,

    /// The number from which all chance follows; if not given, another one every time.
    #[arg(long, value_name = "S", conflicts_with = "load")]
    seed: Option<u64>,

    /// A board file to play on instead of the game's own board.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,

    /// A table option, like short=true, edition=2023 or variant=pro. May be given more than once.
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "load")]
    options: Vec<String>,

    /// Go on with a saved game; who sits where is as it was, unless it is said otherwise.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,

    /// Write the game to this file after every answer.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Who gives hints.
    #[arg(long, value_name = "BOT", default_value = "sage")]
    hint: Bot,

    /// Let bots use so many cores instead of all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The language: en, fr or it. Without it, that of the system.
    #[arg(long, alias = "language", value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// How a session ended.
enum Ended {
    /// The person has left, or nobody is there to go on.
    Left,
    /// The game of another file is to be played.
    Load(Source),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let language = arguments.lang.unwrap_or_else(system_language);
    let keeper = Keeper::new(language);
    let mut input = Input::new();
    let mut source = arguments.load.as_deref().map(Source::read).transpose()?;
    let mut first = true;
    loop {
        let game = match (&source, arguments.game) {
            (Some(source), Some(game)) if first && source.game != game => {
                bail!("--game: {} holds another game", source.path.display());
            }
            (Some(source), _) => source.game,
            (None, game) => game.unwrap_or(Name::YellowYangtze),
        };
        let (ended, again) =
            with_game!(game, run_game(arguments, language, source.as_ref(), input, keeper.clone(), first))?;
        first = false;
        input = again;
        match ended {
            Ended::Left => return Ok(ExitCode::SUCCESS),
            Ended::Load(another) => source = Some(another),
        }
    }
}

/// Plays one game after another of the same kind until somebody leaves or loads one of another kind.
fn run_game<G: Playable>(
    arguments: &Arguments,
    language: Language,
    source: Option<&Source>,
    input: Input,
    keeper: Keeper,
    first: bool,
) -> Result<(Ended, Input)> {
    let (board, adviser) = (arguments.board.as_deref(), arguments.hint);
    let check = |source: &Source| with_game!(source.game, check(source, arguments, language));
    let mut around = Around { input, adviser, check: &check };
    let mut session = match source {
        Some(source) => load::<G>(source, arguments, language, keeper, first)?,
        None => fresh::<G>(arguments, language, keeper)?,
    };
    if let Some(file) = arguments.save.as_ref().filter(|_| first) {
        if let Some(board) = board.filter(|board| is_same_file(board, file)) {
            bail!("the game would overwrite the board file {}", board.display());
        }
        session.autosave = true;
        session.save(Some(file.clone()))?;
    }
    session.introduce(source.map(|source| source.path.as_path()), around.input.completes());
    let ended = session.run(&mut around);
    Ok((ended, around.input))
}

/// Whether the game of a file can be played.
fn check<G: Playable>(source: &Source, arguments: &Arguments, language: Language) -> Result<()> {
    let opened = source.open::<G>(arguments.board.as_deref(), language)?;
    seating::<G>(arguments, opened.position.players(), opened.sitting.as_ref(), false)?;
    Ok(())
}

fn load<G: Playable>(
    source: &Source,
    arguments: &Arguments,
    language: Language,
    keeper: Keeper,
    first: bool,
) -> Result<Session<G>> {
    let Opened { setting, steps, position, sitting } = source.open::<G>(arguments.board.as_deref(), language)?;
    let seating = seating::<G>(arguments, position.players(), sitting.as_ref(), first)?;
    let mut session = Session::new(language, setting, steps, position, seating, keeper);
    // A game that was saved here is saved there again; other records are left alone.
    session.file = sitting.map(|_| source.path.clone());
    Ok(session)
}

fn fresh<G: Playable>(arguments: &Arguments, language: Language, keeper: Keeper) -> Result<Session<G>> {
    let players = match arguments.bots.len() + usize::from(!arguments.watch) {
        _ if arguments.bots.is_empty() => *G::PLAYERS.start(),
        players if G::PLAYERS.contains(&players) => players,
        players => bail!(
            "--bots: with {} there are {players} players, and {} is for {} to {}",
            if arguments.watch { "these bots alone" } else { "you and these bots" },
            G::NAME,
            G::PLAYERS.start(),
            G::PLAYERS.end()
        ),
    };
    let seating = seating::<G>(arguments, players, None, true)?;
    let table = TableArguments {
        game: arguments.game.unwrap_or(Name::YellowYangtze),
        players: Some(players),
        seed: seating.seed,
        board: arguments.board.clone(),
        options: arguments.options.clone(),
    };
    let table = table.table::<G>()?;
    let (deal, position) = (table.deal(0)?, table.start(0)?);
    let setting = Setting { board: table.board, board_file: table.board_file, options: table.options, deal };
    Ok(Session::new(language, setting, Vec::new(), position, seating, keeper))
}

/// Who sits where: as it is asked for, or as it was saved. What was asked for at the start is for the first game only.
fn seating<G: Playable>(
    arguments: &Arguments,
    players: usize,
    sitting: Option<&Sitting>,
    first: bool,
) -> Result<Seating> {
    let (bots, seat, watch) = match first {
        true => (&arguments.bots[..], arguments.seat, arguments.watch),
        false => (&[][..], None, false),
    };
    let saved_seat = sitting.map(|sitting| sitting.seat).filter(|_| seat.is_none() && !watch);
    let asked_for = if saved_seat.is_some() { "the file's seat" } else { "--seat" };
    let seat = saved_seat.unwrap_or((!watch).then(|| seat.unwrap_or(0)));
    if let Some(seat) = seat.filter(|seat| *seat >= players) {
        bail!("{asked_for} {seat}: there are {players} players, in seats 0 to {}", players - 1);
    }
    let others = players - usize::from(seat.is_some());
    let (bots, replaced) = match bots {
        [] => match sitting.map(|sitting| (sitting, sitting.bots())) {
            Some((_, Some(saved))) if saved.len() == others => (saved, None),
            sitting => {
                let named = sitting.map(|(sitting, _)| kernel::shown(&sitting.bots.join(", ")));
                (vec![Bot::Level(Level::Scholar); others], named)
            }
        },
        bots if bots.len() == others => (bots.to_vec(), None),
        bots => bail!("--bots: {} bots for {others} seats", bots.len()),
    };
    let seed = match arguments.seed.or(sitting.map(|sitting| sitting.seed)) {
        Some(seed) => seed,
        // A number that one can read to somebody.
        None => getrandom::u64()? % 1_000_000_000,
    };
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(cores, usize::from);
    let seat = seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat::new);
    Ok(Seating { seat, bots, replaced, seed, threads })
}

/// Lets somebody think, with a sign of life where standard error is a terminal.
fn thinking<T>(language: Language, player: &str, think: impl FnOnce() -> T) -> T {
    let style = ProgressStyle::with_template("{spinner} {msg} …").unwrap_or_else(|_| ProgressStyle::default_spinner());
    let spinner = ProgressBar::new_spinner().with_style(style);
    spinner.set_message(say(language, Saying::Thinking { player }));
    spinner.enable_steady_tick(Duration::from_millis(100));
    let thought = think();
    spinner.finish_and_clear();
    thought
}

impl<G: Playable> Session<G> {
    /// Says who sits where, and where the game comes from.
    fn introduce(&self, file: Option<&Path>, completes: bool) {
        let note = |saying: Saying<'_>| paper::paragraph(2, &say(self.language, saying));
        match self.seat {
            Some(seat) => note(Saying::YouAre { player: self.name(seat), seat: &seat }),
            None => note(Saying::Watching),
        }
        if let Some(bots) = &self.replaced {
            note(Saying::OtherBots { bots });
        }
        for (seat, bot) in Seat::all(self.bots.len()).zip(&self.bots) {
            if let Some(bot) = bot {
                note(Saying::Plays { player: self.name(seat), bot: &words::play::bot(self.language, *bot) });
            }
        }
        match file {
            Some(file) => note(Saying::Loaded { file: &file.display(), count: self.steps.len() }),
            None => note(Saying::Seed { seed: self.seed }),
        }
        if self.seat.is_some() {
            note(Saying::Begin { completes });
        }
        crate::tables::say!("");
        match self.steps.len() {
            0 => paper::paragraph(2, &G::event(self.language, &self.names, &G::opening(&self.position))),
            last => self.tell_step(last - 1),
        }
    }

    /// Plays until the person leaves, or, if nobody is there, to the end.
    fn run(&mut self, around: &mut Around<'_>) -> Ended {
        loop {
            let turn = match self.pending() {
                Pending::Over => {
                    crate::tables::say!("");
                    self.draw();
                    self.tell_result();
                    match self.seat {
                        Some(_) => self.after_the_end(around),
                        None => Turn::Leave,
                    }
                }
                Pending::Decision { seat, decision } if self.seat == Some(seat) => match self.only_answer() {
                    Some(action) => {
                        let player = self.name(seat).to_owned();
                        paper::paragraph(2, &say(self.language, Saying::Forced { player: &player, action: &action }));
                        if self.play(action) { Turn::On } else { Turn::Leave }
                    }
                    None => self.ask(seat, decision, around),
                },
                Pending::Decision { seat, .. } => {
                    let answer = self.bots_answer(seat).or_else(|| self.only_answer());
                    if answer.is_some_and(|action| self.play(action)) { Turn::On } else { Turn::Leave }
                }
            };
            match turn {
                Turn::On => {}
                Turn::Leave => {
                    self.leave();
                    return Ended::Left;
                }
                Turn::Load(source) => {
                    self.leave_for(&source.path);
                    return Ended::Load(source);
                }
            }
        }
    }
}
