//! A game at a table with one person, or none, and bots: whose decision it is, what happened, and taking it back.

use std::path::{Path, PathBuf};

use anyhow::bail;
use bots::{Bot, Budget, Player, Question};
use kernel::{Legal, Observer, Pending, Seat, Seed};
use words::play::{Saying, say};
use words::{Language, Names};

use super::keeper::{Keeper, Place};
use super::paper;
use super::playable::Playable;
use super::saved::{self, Setting, Sitting, Step};
use crate::files::is_same_file;
use crate::tables;

/// How long bots think that have no budget of their own.
pub(super) const USUAL: Budget = bots::Level::Strategist.budget();

/// A game being played.
pub(super) struct Session<G: Playable> {
    pub(super) language: Language,
    pub(super) names: Names,
    pub(super) setting: Setting<G>,
    pub(super) position: G,
    pub(super) steps: Vec<Step<G>>,
    /// What was taken back, what was taken back last at the end; each in the order in which it was played.
    undone: Vec<Vec<G::Action>>,
    /// Where the person sits.
    pub(super) seat: Option<Seat>,
    /// The bot of each seat, and who plays for it.
    pub(super) bots: Vec<Option<Bot>>,
    players: Vec<Option<Box<dyn Player<G>>>>,
    /// The bots that a file names, if others sit there since they can't.
    pub(super) replaced: Option<String>,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) keeper: Keeper,
    /// The file in which the game is saved.
    pub(super) file: Option<PathBuf>,
    /// Whether every answer is written to the file at once.
    pub(super) autosave: bool,
    /// Whether the file holds the game as it is.
    pub(super) saved: bool,
}

/// Who sits where, and how much they may use.
pub(super) struct Seating {
    pub(super) seat: Option<Seat>,
    pub(super) bots: Vec<Bot>,
    /// The bots that a file names, if others sit there since they can't.
    pub(super) replaced: Option<String>,
    pub(super) seed: u64,
    pub(super) threads: usize,
}

impl<G: Playable> Session<G> {
    pub(super) fn new(
        language: Language,
        setting: Setting<G>,
        steps: Vec<Step<G>>,
        position: G,
        seating: Seating,
        keeper: Keeper,
    ) -> Self {
        let Seating { seat, bots, replaced, seed, threads } = seating;
        let mut others = bots.into_iter();
        let bots: Vec<Option<Bot>> =
            Seat::all(position.players()).map(|it| if seat == Some(it) { None } else { others.next() }).collect();
        let players = bots.iter().map(|bot| bot.map(|bot| bot.player(threads))).collect();
        Self {
            language,
            names: Names::default(),
            setting,
            position,
            steps,
            undone: Vec::new(),
            seat,
            bots,
            players,
            replaced,
            seed,
            threads,
            keeper,
            file: None,
            autosave: false,
            saved: true,
        }
    }

    /// Whose eyes the game is shown to.
    pub(super) fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        G::name(self.language, &self.names, seat)
    }

    /// The chance of whoever thinks about the decision at hand. It depends on the seed and on how far the game is, so
    /// that a game which is taken back, or loaded, goes on in the same way.
    pub(super) fn chance(&self, hint: bool) -> Seed {
        let mut seed = Seed::of_series(self.seed, 0);
        let number = 2 * self.steps.len() as u64 + u64::from(hint) + 1;
        seed.0[16..24].copy_from_slice(&number.to_le_bytes());
        seed
    }

    /// What the bot in a seat answers to the decision at hand; `None` if there is no bot.
    pub(super) fn bots_answer(&mut self, seat: Seat) -> Option<G::Action> {
        let (language, chance) = (self.language, self.chance(false));
        let name = G::name(language, &self.names, seat).to_owned();
        let bot = self.bots[seat.index()]?;
        let player = self.players[seat.index()].as_mut()?;
        let view = self.position.view(Observer::Seat(seat));
        let question = Question { board: &*self.setting.board, view: &view, budget: bot.budget(USUAL), seed: chance };
        super::thinking(language, &name, || player.answer(&question)).map(|answer| answer.action)
    }

    /// The only answer to the decision at hand, if there is only one.
    pub(super) fn only_answer(&self) -> Option<G::Action> {
        let legal = self.position.legal(&self.setting.board);
        if legal.count() == 1 { legal.nth(0) } else { None }
    }

    /// Carries out an answer that is legal, and tells it. Whether it was.
    pub(super) fn play(&mut self, action: G::Action) -> bool {
        self.undone.clear();
        let played = self.carry_out(action);
        if played {
            self.tell_step(self.steps.len() - 1);
            self.changed();
        }
        played
    }

    fn carry_out(&mut self, action: G::Action) -> bool {
        let (before, mut events) = (self.position, Vec::new());
        let played = self.position.apply(&self.setting.board, action, &mut events).is_ok();
        if played {
            self.steps.push(Step { before, action, events });
        }
        played
    }

    /// Tells an answer and what it brought about, as far as the person may know it.
    pub(super) fn tell_step(&self, number: usize) {
        let Some(step) = self.steps.get(number) else { return };
        let (faded, strong) = (anstyle::Style::new().dimmed(), tables::HEADING);
        tables::say!("{faded}{:>4}{faded:#}  {strong}{}{strong:#}", number + 1, step.action);
        for event in &step.events {
            let event = G::observed(event, self.observer());
            paper::paragraph(6, &format!("      {}", G::event(self.language, &self.names, &event)));
        }
    }

    /// Whether the person had a choice at this step.
    fn was_choice(&self, step: &Step<G>) -> bool {
        self.seat.is_some()
            && step.before.pending().seat() == self.seat
            && step.before.legal(&self.setting.board).count() > 1
    }

    /// Takes back the person's last answer and all since; how many there were, and the person's.
    pub(super) fn undo(&mut self) -> Option<(usize, G::Action)> {
        let last = self.steps.iter().rposition(|step| self.was_choice(step))?;
        let taken = self.steps.split_off(last);
        let (before, action) = (taken[0].before, taken[0].action);
        self.position = before;
        self.undone.push(taken.iter().map(|step| step.action).collect());
        self.changed();
        Some((taken.len(), action))
    }

    /// Gives the answers again that were taken back last; how many.
    pub(super) fn redo(&mut self) -> Option<usize> {
        let actions = self.undone.pop()?;
        let first = self.steps.len();
        let count = actions.into_iter().take_while(|action| self.carry_out(*action)).count();
        (first..self.steps.len()).for_each(|number| self.tell_step(number));
        self.changed();
        Some(count)
    }

    /// The text of the game as a file holds it.
    fn text(&self) -> anyhow::Result<String> {
        let bots = self.bots.iter().flatten().map(ToString::to_string).collect();
        let sitting = Sitting { seat: self.seat.map(Seat::index), bots, seed: self.seed };
        Ok(saved::text(&self.setting, &self.steps, &self.position, &sitting)?)
    }

    /// Where the game is kept if nothing else is said.
    fn place(&self) -> Place {
        match &self.file {
            Some(file) => Place::Own(file.clone()),
            None => Place::New(format!("pagoda-{}-{}", G::NAME, self.seed)),
        }
    }

    /// Writes the game to this file, or else to its own or a new one; that is from now on the file of the game. What is in
    /// another file is never overwritten.
    pub(super) fn save(&mut self, file: Option<PathBuf>) -> anyhow::Result<PathBuf> {
        let place = match file {
            Some(file) => {
                let own = self.file.as_ref().is_some_and(|own| is_same_file(own, &file));
                if !own && file.exists() && !file.is_dir() {
                    bail!("{} is there already; give another file, or load it to go on with it", file.display());
                }
                Place::Own(file)
            }
            None => self.place(),
        };
        let file = place.write(&self.text()?)?;
        self.file = Some(file.clone());
        self.saved = true;
        self.keeper.forget();
        Ok(file)
    }

    /// The game isn't any more what it was: writes it at once, or lets the keeper know what would be lost.
    fn changed(&mut self) {
        self.saved = false;
        if self.autosave && self.file.is_some() {
            match self.save(None) {
                Ok(_) => return,
                Err(error) => {
                    let why = format!("{error:#}");
                    paper::paragraph(0, &say(self.language, Saying::NotSaved { why: &why }));
                }
            }
        }
        let worth = self.steps.iter().any(|step| self.was_choice(step));
        match (worth, self.text()) {
            (true, Ok(text)) => self.keeper.remember(self.place(), text),
            _ => self.keeper.forget(),
        }
    }

    /// Leaves the game for that of a file. If that is its own file, what was played since it was saved is kept in another
    /// one: the file has to stay what somebody wants back.
    pub(super) fn leave_for(&mut self, file: &Path) {
        if !self.saved && self.file.as_ref().is_some_and(|own| is_same_file(own, file)) {
            self.file = None;
            self.changed();
        }
        self.leave();
    }

    /// Leaves the game so that nothing of it is lost.
    pub(super) fn leave(&self) {
        match &self.file {
            Some(file) if self.saved && self.position.pending() != Pending::Over => self.keeper.go_on(file),
            _ => self.keeper.leave(),
        }
    }
}
