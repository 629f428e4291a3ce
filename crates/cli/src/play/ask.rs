//! The person's decisions: what is shown before them, and what is typed.

use std::path::PathBuf;

use bots::Bot;
use kernel::{Observer, Pending, Seat, View};
use words::play::{Saying, Usage, say, usage, word_for_file};

use super::command::{Command, one_space, typed};
use super::input::{Input, Line};
use super::offer::{Offer, Picked};
use super::paper;
use super::playable::{Glance, Playable};
use super::saved::Source;
use super::session::Session;

/// On a terminal with fewer lines less is said, so that more of the board stays in sight. The whole board with what
/// players have is longer than the 24 lines that some terminals have; `score` and `hand` show a part of it.
const ROOMY: usize = 34;

/// How it goes on after something was typed.
pub(super) enum Turn {
    /// The game has gone on, or back.
    On,
    /// The person leaves.
    Leave,
    /// Another game is to be loaded; what is in the file was checked.
    Load(Source),
}

/// What is around a session while it is played.
pub(super) struct Around<'a> {
    pub(super) input: Input,
    /// Who gives hints.
    pub(super) adviser: Bot,
    /// Checks that a file can be loaded.
    pub(super) check: &'a dyn Fn(&Source) -> anyhow::Result<()>,
}

impl<G: Playable> Session<G> {
    /// Draws what the person may know.
    pub(super) fn draw(&self) {
        let view = self.position.view(self.observer());
        paper::picture(|out| G::draw_view(self.language, &self.setting.board, &view, out));
    }

    fn draw_standing(&self) {
        let view = self.position.view(self.observer());
        paper::picture(|out| G::draw_standing(self.language, &self.setting.board, &view, out));
    }

    /// Shows the decision at hand and lets the person type until the game goes on.
    pub(super) fn ask(&mut self, seat: Seat, decision: G::Decision, around: &mut Around<'_>) -> Turn {
        crate::tables::say!("");
        match G::glance(decision) {
            Glance::Board => self.draw(),
            Glance::Standing => self.draw_standing(),
            Glance::Nothing => {}
        }
        let view = self.position.view(Observer::Seat(seat));
        let Some(legal) = view.legal(&self.setting.board) else { return Turn::Leave };
        let offer = Offer::<G>::new(&legal);
        drop(legal);
        self.show_decision(seat, decision);
        match around.input.rows() {
            Some(rows) if rows < ROOMY => offer.show_in_short(self.language),
            _ => offer.show(self.language),
        }
        self.listen(Some((seat, decision, &offer)), around)
    }

    /// Lets the person type after the end.
    pub(super) fn after_the_end(&mut self, around: &mut Around<'_>) -> Turn {
        paper::paragraph(0, &say(self.language, Saying::AfterTheEnd));
        self.listen(None, around)
    }

    fn show_decision(&self, seat: Seat, decision: G::Decision) {
        let asked = G::decision(self.language, decision);
        let view = self.position.view(Observer::Seat(seat));
        let turn = say(self.language, Saying::YourTurn { player: self.name(seat), decision: asked });
        let circumstances = G::circumstances(self.language, &self.names, &self.setting.board, &view);
        let line = format!("{turn} {}", circumstances.join(" "));
        if paper::width(line.trim_end()) <= paper::WIDTH {
            paper::heading(line.trim_end());
        } else {
            paper::heading(&turn);
            circumstances.iter().for_each(|sentence| paper::paragraph(2, sentence));
        }
    }

    /// Reads lines until the game goes on.
    fn listen(&mut self, asked: Option<(Seat, G::Decision, &Offer<G>)>, around: &mut Around<'_>) -> Turn {
        let mut interrupted = false;
        loop {
            let name = self.seat.map_or("", |seat| self.name(seat));
            let prompt = format!("{name}> ");
            let answers = asked.iter().flat_map(|(_, _, offer)| offer.texts());
            let line = match around.input.read(&prompt, answers) {
                Line::Text(line) => line,
                Line::Interrupted if !interrupted => {
                    interrupted = true;
                    paper::paragraph(0, &say(self.language, Saying::LeaveAgain));
                    continue;
                }
                Line::Interrupted | Line::End => return Turn::Leave,
            };
            interrupted = false;
            let turn = match Command::read(&line) {
                _ if line.is_empty() => {
                    self.remind(asked);
                    None
                }
                Some(command) => self.obey(command, asked, around),
                None => self.answer(&one_space(&line), asked),
            };
            if let Some(turn) = turn {
                return turn;
            }
        }
    }

    /// Says again what can be done.
    fn remind(&self, asked: Option<(Seat, G::Decision, &Offer<G>)>) {
        match asked {
            Some((seat, decision, offer)) => {
                self.show_decision(seat, decision);
                offer.show(self.language);
            }
            None => paper::paragraph(0, &say(self.language, Saying::AfterTheEnd)),
        }
    }

    /// Takes what was typed as an answer; `None` if it isn't one.
    fn answer(&mut self, line: &str, asked: Option<(Seat, G::Decision, &Offer<G>)>) -> Option<Turn> {
        let language = self.language;
        let Some((_, _, offer)) = asked else {
            paper::paragraph(0, &say(language, Saying::NothingToAnswer));
            return None;
        };
        match offer.pick(line) {
            Picked::Action(action) => return self.play(action).then_some(Turn::On),
            Picked::Beginning => offer.list(language, line),
            Picked::NoNumber(Some(last)) => {
                let number = kernel::shown(line);
                paper::paragraph(0, &say(language, Saying::NoSuchNumber { number: &number, last }));
            }
            Picked::NoNumber(None) => paper::paragraph(0, &say(language, Saying::NoNumbers)),
            Picked::Nothing => {
                self.tell_why_not(line);
                if line.parse::<G::Action>().is_err() {
                    paper::paragraph(0, &say(language, Saying::SeeHelp));
                }
            }
        }
        None
    }

    /// Does what a command says; `None` if the same decision is still at hand.
    fn obey(
        &mut self,
        command: Command,
        asked: Option<(Seat, G::Decision, &Offer<G>)>,
        around: &mut Around<'_>,
    ) -> Option<Turn> {
        let language = self.language;
        let note = |saying: Saying<'_>| paper::paragraph(0, &say(language, saying));
        match command {
            Command::Help => self.help(asked.map(|(_, _, offer)| offer), around.adviser),
            Command::List(beginning) => match asked {
                Some((_, _, offer)) if beginning.is_empty() => offer.show(language),
                Some((_, _, offer)) => offer.list(language, &beginning),
                None => note(Saying::NothingToAnswer),
            },
            Command::Why(what) => self.why(&what),
            Command::Hint => self.hint(around.adviser),
            Command::Undo => match self.undo() {
                Some((count, action)) => {
                    note(Saying::Undone { count, action: &action });
                    return Some(Turn::On);
                }
                None => note(Saying::NothingToUndo),
            },
            Command::Redo => match self.redo() {
                Some(count) => {
                    note(Saying::Redone { count });
                    return Some(Turn::On);
                }
                None => note(Saying::NothingToRedo),
            },
            Command::Board => self.draw(),
            Command::Score => self.draw_standing(),
            Command::Hand => match G::hand(language, &self.position.view(self.observer())) {
                Some(hand) => paper::paragraph(0, &hand),
                None => self.draw_standing(),
            },
            Command::Log(count) => self.tell_log(count),
            Command::Save(file) => self.save_to(file),
            Command::Load(Some(file)) => match Source::read(&PathBuf::from(file)).and_then(|source| {
                (around.check)(&source)?;
                Ok(source)
            }) {
                Ok(source) => return Some(Turn::Load(source)),
                Err(error) => note(Saying::NotLoaded { why: &format!("{error:#}") }),
            },
            Command::Load(None) => note(Saying::WhichFile { example: "load game.jsonl" }),
            Command::Quit => return Some(Turn::Leave),
        }
        None
    }

    fn save_to(&mut self, file: Option<String>) {
        let language = self.language;
        match self.save(file.map(PathBuf::from)) {
            Ok(file) => paper::paragraph(0, &say(language, Saying::Saved { file: &file.display() })),
            Err(error) => paper::paragraph(0, &say(language, Saying::NotSaved { why: &format!("{error:#}") })),
        }
    }

    fn tell_log(&self, count: usize) {
        let all = self.steps.len();
        let count = count.min(all);
        if count == 0 {
            paper::paragraph(0, &say(self.language, Saying::NothingYet));
            return;
        }
        paper::heading(&say(self.language, Saying::LastAnswers { count, all }));
        (all - count..all).for_each(|number| self.tell_step(number));
    }

    /// Says whether an action, or what could be done at a place, is possible or which rule is against it.
    fn why(&self, what: &str) {
        let language = self.language;
        if what.is_empty() {
            self.tell_why_examples();
            return;
        }
        let view = self.position.view(self.observer());
        match G::doings(&view, &self.setting.board, what) {
            Some(doings) => {
                // What has the same answer is said in one sentence.
                let mut answers: Vec<(Option<G::Rule>, Vec<String>)> = Vec::new();
                for doing in doings {
                    match answers.iter_mut().find(|(against, _)| *against == doing.against) {
                        Some((_, all)) => all.push(doing.what),
                        None => answers.push((doing.against, vec![doing.what])),
                    }
                }
                for (against, all) in answers {
                    let why = against.map_or_else(|| say(language, Saying::Possible), |it| G::against(language, it));
                    let what = all.join(", ");
                    paper::paragraph(2, &say(language, Saying::Because { what: &what, why: &why }));
                }
            }
            None => {
                self.tell_why_not(what);
                if what.parse::<G::Action>().is_err() {
                    self.tell_why_examples();
                }
            }
        }
    }

    fn tell_why_examples(&self) {
        let examples: Vec<String> = G::WHY.iter().map(|&it| it.to_owned()).collect();
        let examples = words::play::list(self.language, &examples);
        paper::paragraph(0, &say(self.language, Saying::WhyWhat { examples: &examples }));
    }

    /// Says whether what was typed is possible as an action, or why not.
    fn tell_why_not(&self, text: &str) {
        let language = self.language;
        let why = match text.parse::<G::Action>() {
            Ok(action) => match self.position.view(self.observer()).check(&self.setting.board, action) {
                Ok(()) => say(language, Saying::Possible),
                Err(refused) => G::refusal(language, &refused),
            },
            Err(why) => G::misread(language, &why),
        };
        let what = kernel::shown(text);
        paper::paragraph(2, &say(language, Saying::Because { what: &what, why: &why }));
    }

    fn help(&self, offer: Option<&Offer<G>>, adviser: Bot) {
        let language = self.language;
        let example = offer.and_then(|offer| offer.texts().next()).unwrap_or("…");
        let file = word_for_file(language);
        paper::heading(&say(language, Saying::Help));
        let lines = Usage::ALL.map(|it| (typed(it, file, example), usage(language, it, adviser)));
        let wide = lines.iter().map(|(typed, _)| paper::width(typed)).max().unwrap_or(0).min(24);
        for (typed, does) in lines {
            paper::paragraph(wide + 4, &format!("  {}  {does}", paper::padded(&typed, wide)));
        }
        G::legend(language).iter().for_each(|line| paper::paragraph(0, line));
    }

    /// Tells how the game ended.
    pub(super) fn tell_result(&self) {
        if let Some(outcome) = self.position.outcome(&self.setting.board) {
            crate::tables::say!("");
            for line in G::result(self.language, &self.names, &outcome) {
                paper::paragraph(2, &line);
            }
        }
    }

    /// Whose decision it is.
    pub(super) fn pending(&self) -> Pending<G::Decision> {
        self.position.pending()
    }
}
