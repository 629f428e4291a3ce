//! A game at a table, whichever it is.

mod online;

use std::sync::Arc;

use bots::{Bot, Budget, Level, Question};
use conformance::Recorder;
use kernel::{Boards, Dice, Legal, Observer, Refused, Seat, Seed, View};
use protocol::{Code, Problem, fair::hex};
use serde_json::value::{RawValue, to_raw_value};
use table::{Disclosure, Setting, Telling};

use online::Online;

/// A game of either kind.
pub(crate) enum Game {
    Yangtze(Box<Played<yangtze::Position>>),
    Yunnan(Box<Played<yunnan::Position>>),
}

/// Says the same of a game, whichever it is.
macro_rules! each {
    ($game:expr, $played:ident => $say:expr) => {
        match $game {
            $crate::game::Game::Yangtze($played) => $say,
            $crate::game::Game::Yunnan($played) => $say,
        }
    };
}
pub(crate) use each;

/// What a game is set up with.
pub(crate) struct SetUp<'a> {
    pub(crate) game: &'a str,
    pub(crate) board: Option<&'a str>,
    pub(crate) board_file: Option<&'a str>,
    pub(crate) options: Option<&'a serde_json::Value>,
    pub(crate) players: usize,
    pub(crate) seed: Seed,
}

impl Game {
    /// A game that begins.
    pub(crate) fn begin(set_up: &SetUp<'_>) -> Result<Self, Problem> {
        Ok(match set_up.game {
            yangtze::NAME => Self::Yangtze(Box::new(Played::begin(set_up)?)),
            yunnan::NAME => Self::Yunnan(Box::new(Played::begin(set_up)?)),
            other => return Err(Problem::bad(format!("game {}: there is no such game here", kernel::quoted(other)))),
        })
    }

    /// The same game when there were so many actions.
    pub(crate) fn at(&self, actions: usize) -> Self {
        match self {
            Self::Yangtze(played) => Self::Yangtze(Box::new(played.at(actions))),
            Self::Yunnan(played) => Self::Yunnan(Box::new(played.at(actions))),
        }
    }
}

/// A game that is played, or has ended.
pub(crate) struct Played<G: Online> {
    setting: Setting<G>,
    deal: G::Deal,
    /// The first position, and every so-manieth after it: from there any other is quickly found.
    kept: Vec<G>,
    now: G,
    actions: Vec<G::Action>,
}

/// Actions from one position that is kept to the next.
const KEPT: usize = 16;

/// What an answer brought about, as everybody may know it.
pub(crate) struct Told {
    pub(crate) seat: u8,
    action: String,
    secret: bool,
    /// What somebody may know, written when somebody is told.
    events: Box<dyn Fn(Observer, Form) -> Vec<Box<RawValue>> + Send + Sync>,
    /// Seats whose plans it spoils.
    pub(crate) upset: Vec<u8>,
}

impl Told {
    pub(crate) fn action(&self, observer: Observer) -> Option<String> {
        let may = !self.secret || observer == Observer::Seat(Seat::new(self.seat));
        may.then(|| self.action.clone())
    }

    pub(crate) fn events(&self, observer: Observer, form: Form) -> Vec<Box<RawValue>> {
        (self.events)(observer, form)
    }
}

/// How views and events are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Form {
    /// As `docs/protocol.md` describes them.
    #[default]
    Open,
    /// In the format of postcard, as digits of base 16: for programs that have the same code.
    Compact,
}

impl Form {
    fn written(self, value: &impl serde::Serialize) -> Box<RawValue> {
        match self {
            Self::Open => to_raw_value(value),
            Self::Compact => to_raw_value(&hex(&postcard::to_allocvec(value).unwrap_or_default())),
        }
        .unwrap_or_default()
    }
}

/// A position that everybody can still be shown after the game has moved on.
pub(crate) type Sight = Box<dyn Fn(Observer, Form) -> Box<RawValue> + Send + Sync>;

/// Something that is counted: for whom, what, and how much of it.
pub(crate) type Count = (u8, String, u64);

/// A question for a bot, which takes time to answer.
pub(crate) type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

impl<G: Online> Played<G> {
    fn begin(set_up: &SetUp<'_>) -> Result<Self, Problem> {
        let options: G::Options = match set_up.options {
            Some(options) => serde_json::from_value(options.clone())
                .map_err(|error| Problem::bad(format!("options: {}", kernel::shown(&error.to_string()))))?,
            None => G::Options::default(),
        };
        let mut boards = Boards::<G>::built_in();
        let board = match (set_up.board_file, set_up.board) {
            (Some(file), _) => boards.add(file).map_err(|error| Problem::bad(error.to_string()))?,
            (None, None) => boards.default_board(),
            (None, Some(id)) => boards
                .find(id)
                .ok_or_else(|| Problem::bad(format!("board {}: there is no such board here", kernel::quoted(id))))?,
        };
        let board_file = set_up.board_file.filter(|_| !boards.is_built_in(G::board_id(&board)));
        let bad = |problems: kernel::SetupProblems| Problem::bad(problems.to_string());
        let players = set_up.players;
        let deal = G::deal(&board, players, &options, &mut Dice::for_deal(set_up.seed)).map_err(bad)?;
        let start = G::start(&board, players, &options, &deal).map_err(bad)?;
        let setting = Setting { board, board_file: board_file.map(str::to_owned), options, players };
        Ok(Self { setting, deal, kept: vec![start], now: start, actions: Vec::new() })
    }

    /// The position after so many actions.
    fn position(&self, actions: usize) -> G {
        let last = (actions / KEPT).min(self.kept.len() - 1);
        let mut position = self.kept[last];
        for action in self.actions.iter().take(actions).skip(KEPT * last) {
            // They were accepted before.
            let _ = position.apply(&self.setting.board, *action, &mut ());
        }
        position
    }

    /// The game has gone on to another position.
    fn note(&mut self, action: G::Action) {
        self.actions.push(action);
        if self.actions.len().is_multiple_of(KEPT) {
            self.kept.push(self.now);
        }
    }

    /// Which board it is played on, with which options and rules.
    pub(crate) fn described(&self) -> (String, serde_json::Value, u32) {
        let options = serde_json::to_value(&self.setting.options).unwrap_or_default();
        (G::board_id(&self.setting.board).to_owned(), options, G::RULES)
    }

    pub(crate) fn pending(&self) -> Option<u8> {
        self.now.pending().seat().map(|seat| seat.index() as u8)
    }

    pub(crate) fn actions(&self) -> usize {
        self.actions.len()
    }

    /// Which of these answers of a seat would be given, in canonical text: those up to the first after which somebody else
    /// decides or something hidden is shown.
    pub(crate) fn acceptable(&self, seat: u8, texts: &[String]) -> Result<Vec<String>, Problem> {
        let board = &*self.setting.board;
        let mut position = self.now;
        let mut accepted = Vec::with_capacity(texts.len());
        for text in texts {
            let action = text
                .parse::<G::Action>()
                .map_err(|error| Problem::new(Code::Refused, format!("{}: {error}", kernel::quoted(text))))?;
            if position.pending().seat() != Some(Seat::new(seat)) {
                return Err(Problem::new(Code::NotYourTurn, "another seat decides"));
            }
            let step = Step::new(board, position, action).map_err(|refused| refusal::<G>(text, &refused))?;
            accepted.push(action.to_string());
            position = step.after;
            if step.disclosure() != Disclosure::Nothing {
                break;
            }
        }
        Ok(accepted)
    }

    /// Gives an answer that was accepted; `None` if it wasn't.
    pub(crate) fn answer(&mut self, text: &str) -> Option<Told> {
        let (seat, action) = (self.now.pending().seat()?, text.parse::<G::Action>().ok()?);
        let mut events = Vec::new();
        self.now.apply(&self.setting.board, action, &mut events).ok()?;
        self.note(action);
        Some(self.told(seat, action, events))
    }

    /// Gives an answer that was accepted, and nobody is told.
    pub(crate) fn pass_over(&mut self, text: &str) {
        if let Ok(action) = text.parse::<G::Action>()
            && self.now.apply(&self.setting.board, action, &mut ()).is_ok()
        {
            self.note(action);
        }
    }

    /// Of each answer that still counts: whose it was, and what is counted of what it brought about.
    pub(crate) fn counted(&self) -> Vec<(u8, Vec<Count>)> {
        let mut position = self.kept[0];
        let mut counted = Vec::with_capacity(self.actions.len());
        for action in &self.actions {
            let (seat, mut events) = (position.pending().seat(), Vec::new());
            // They were accepted before.
            let _ = position.apply(&self.setting.board, *action, &mut events);
            let count = |(seat, name, number): (Seat, _, u32)| (seat.index() as u8, name, number.into());
            let counts = events.iter().flat_map(G::counted).map(count).collect();
            counted.extend(seat.map(|seat| (seat.index() as u8, counts)));
        }
        counted
    }

    fn told(&self, seat: Seat, action: G::Action, events: Vec<G::Event>) -> Told {
        let upset = events.iter().flat_map(|event| self.now.upset(&self.setting.board, seat, event));
        let upset = upset.map(|seat| seat.index() as u8).collect();
        let (seat, secret) = (seat.index() as u8, G::is_secret(&action));
        let events = Box::new(move |observer, form| {
            let seen: Vec<G::Event> = events.iter().map(|event| event.as_seen_by(observer)).collect();
            match form {
                Form::Open => seen.iter().map(|event| form.written(event)).collect(),
                // All in one.
                Form::Compact => vec![form.written(&seen)],
            }
        });
        Told { seat, action: action.to_string(), secret, events, upset }
    }

    /// What somebody may know of the position.
    pub(crate) fn view(&self, observer: Observer, form: Form) -> Box<RawValue> {
        form.written(&self.now.view(observer).written(&self.setting.board))
    }

    /// The position, to be shown later.
    pub(crate) fn sight(&self) -> Sight {
        let (board, now) = (Arc::clone(&self.setting.board), self.now);
        Box::new(move |observer, form| form.written(&now.view(observer).written(&board)))
    }

    /// Whether a seat may take back everything after so many actions without asking: nobody else has decided since, though
    /// somebody else may have to for a turn of their own, and nothing hidden was shown.
    pub(crate) fn may_take_back(&self, seat: u8, to: usize) -> bool {
        let (board, mut position) = (&*self.setting.board, self.position(to));
        for action in self.actions.iter().skip(to) {
            let Ok(step) = Step::new(board, position, *action) else { return false };
            let own = position.pending().seat() == Some(Seat::new(seat));
            if !own || step.disclosure() == Disclosure::Hidden || G::draws_in(&position, &step.after) {
                return false;
            }
            position = step.after;
        }
        to < self.actions.len()
    }

    /// Goes back to where there were so many actions.
    pub(crate) fn take_back(&mut self, to: usize) {
        self.now = self.position(to);
        self.actions.truncate(to);
        self.kept.truncate(to / KEPT + 1);
    }

    /// The same game when there were so many actions.
    fn at(&self, actions: usize) -> Self {
        let Setting { board, board_file, options, players } = &self.setting;
        let (options, board_file) = (options.clone(), board_file.clone());
        let setting = Setting { board: Arc::clone(board), board_file, options, players: *players };
        let mut kept = self.kept.clone();
        kept.truncate(actions / KEPT + 1);
        let (now, actions) = (self.position(actions), self.actions.iter().copied().take(actions).collect());
        Self { setting, deal: self.deal.clone(), kept, now, actions }
    }

    /// The only answer to the decision at hand, if there is only one.
    pub(crate) fn only_answer(&self) -> Option<String> {
        let legal = self.now.legal(&self.setting.board);
        if legal.count() == 1 { legal.nth(0).map(|action| action.to_string()) } else { None }
    }

    /// How many answers the decision at hand has, and those with the numbers of a range, in canonical text.
    pub(crate) fn legal(&self, from: usize, most: usize) -> (usize, Vec<String>) {
        let legal = self.now.legal(&self.setting.board);
        let count = legal.count();
        let numbers = from.min(count)..from.saturating_add(most).min(count);
        (count, numbers.filter_map(|number| legal.nth(number)).map(|action| action.to_string()).collect())
    }

    /// What a bot of this level would answer, from what the deciding seat may know.
    pub(crate) fn thought(&self, level: Level, budget: Budget, seed: Seed) -> Option<Thought> {
        let seat = self.now.pending().seat()?;
        let (board, view) = (Arc::clone(&self.setting.board), self.now.view(Observer::Seat(seat)));
        Some(Box::new(move || {
            let mut player = Bot::Level(level).player::<G>(1);
            let question = Question::<G> { board: &board, view: &view, budget, seed };
            player.answer(&question).map(|answer| answer.action.to_string())
        }))
    }

    /// How the game ended, as records have it.
    pub(crate) fn result(&self) -> Option<Box<RawValue>> {
        to_raw_value(&self.now.outcome(&self.setting.board)?).ok()
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        self.now.outcome(&self.setting.board).map_or_else(Vec::new, |outcome| G::winners(&outcome).to_vec())
    }

    /// The record of the game so far, with these fields beside it.
    pub(crate) fn record(&self, beside: &impl serde::Serialize) -> serde_json::Result<String> {
        #[derive(serde::Serialize)]
        struct Line<'a, B> {
            #[serde(flatten)]
            record: kernel::Record<'a>,
            #[serde(flatten)]
            beside: &'a B,
        }
        let Setting { board, board_file, options, .. } = &self.setting;
        let (mut recorder, mut position) = (Recorder::new(false), self.kept[0]);
        for action in &self.actions {
            recorder.note::<G>(board, &position, &position.legal(board), *action);
            // They were accepted before.
            let _ = position.apply(board, *action, &mut ());
        }
        let record = recorder.finish::<G>(board, board_file.as_deref(), options, &self.deal, &position)?;
        serde_json::to_string(&Line { record, beside })
    }
}

type Step<G> = table::Step<G>;

fn refusal<G: Online>(text: &str, refused: &Refused<G::Decision, G::Rule>) -> Problem {
    let mut problem = Problem::new(Code::Refused, format!("{}: {refused}", kernel::quoted(text)));
    if let Refused::Rule(rule) = refused {
        problem.rule = Some(G::number(rule).to_owned());
    }
    problem
}
