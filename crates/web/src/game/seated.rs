//! The table of one game, as [`AnyTable`]: what is asked in texts and numbers is answered with actions and events.

use std::ops::Range;
use std::sync::Arc;

use kernel::{Observer, Pending, Refused, Seat};
use leptos::prelude::*;
use table::{Choices, Sitter, Step, Table, Telling as _, cue, frames, since_last_turn, told, turns};
use words::Language;
use words::screen::fill;
use worker_talk::{Answer, Request};

use super::any_table::{Advised, AnyTable, Asked, Change, Line, Reader, Section, Standing, Whose};
use super::keep::{self, Slot};
use super::play::Notice;
use super::shown::{self, Shown};
use crate::sound::Cue;

/// A table with what can be done there and what somebody holds.
pub(super) struct Seated<G: Shown> {
    pub(super) table: RwSignal<Table<G>>,
    pub(super) choices: Memo<Choices<G>>,
    pub(super) own: G::Own,
}

// Not derived: that would ask it of the game.
impl<G: Shown> Clone for Seated<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Shown> Copy for Seated<G> {}

impl<G: Shown> Seated<G> {
    pub(super) fn new(table: Table<G>, observer: RwSignal<Observer>) -> Self {
        let table = RwSignal::new(table);
        let choices = Memo::new(move |_| {
            table.with(|table| match observer.get() {
                seat @ Observer::Seat(_) if table.proposal().is_none() => {
                    Choices::new(table.board(), &table.view(seat))
                }
                _ => Choices::default(),
            })
        });
        Self { table, choices, own: G::own(table) }
    }

    pub(super) fn position(self, moment: Option<usize>) -> G {
        self.table.with(|table| moment.map_or_else(|| table.position(), |at| table.at(at)))
    }

    /// The last step before a position.
    pub(super) fn last_step(self, moment: Option<usize>) -> Option<Step<G>> {
        self.table.with(|table| last_step(table, moment).cloned())
    }

    /// What these steps brought, those included that are tried out.
    pub(super) fn events(self, steps: Range<usize>, observer: Observer) -> Vec<G::Event> {
        self.table.with_untracked(|table| {
            let all = table.steps().iter().chain(table.draft()).skip(steps.start).take(steps.len());
            all.flat_map(|step| &step.events).map(|event| event.as_seen_by(observer)).collect()
        })
    }

    pub(super) fn try_out(self, language: Language, action: G::Action) -> Result<(), Notice> {
        match self.table.try_update(|table| table.try_out(action)) {
            Some(Err(refused)) => {
                let rule = match refused {
                    Refused::Rule(rule) => Some(G::rule_number(rule)),
                    Refused::NotNow(decision) => G::rule_asking(decision),
                    _ => None,
                };
                Err(Notice { text: G::refusal(language, &refused), rule })
            }
            _ => Ok(()),
        }
    }
}

fn last_step<G: Shown>(table: &Table<G>, moment: Option<usize>) -> Option<&Step<G>> {
    match moment {
        None => table.draft().last().or_else(|| table.steps().last()),
        Some(at) => table.steps().get(at.checked_sub(1)?),
    }
}

/// What happened as the reader may know it.
fn sentence<G: Shown>(reader: &Reader, event: &G::Event) -> String {
    G::event(reader, &event.as_seen_by(reader.observer))
}

/// Whether a text begins with what was typed, whatever the capitals.
fn begins(text: &str, typed: &str) -> bool {
    text.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed))
}

impl<G: Shown> AnyTable for Seated<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn sitters(&self) -> Vec<Sitter> {
        self.table.with_untracked(|table| table.sitters().to_vec())
    }

    fn has_open_scores(&self) -> bool {
        self.table.with(Table::has_open_scores)
    }

    fn track(&self) {
        self.table.track();
    }

    fn standing(&self) -> Standing {
        self.table.with(|table| Standing {
            steps: table.steps().len(),
            draft: table.draft().len(),
            is_proposed: table.proposal().is_some(),
            can_redo: table.can_redo(),
            is_over: table.is_over(),
            decider: table.position().pending().seat(),
        })
    }

    fn turns(&self) -> Vec<Range<usize>> {
        self.table.with(|table| turns(table.steps()).into_iter().map(|turn| turn.steps).collect())
    }

    fn whose(&self, moment: Option<usize>) -> Whose {
        let position = self.position(moment);
        Whose { decision: position.pending().seat(), turn: position.whose_turn() }
    }

    fn is_forced(&self) -> bool {
        self.table.with(|table| table.only_answer().is_some())
    }

    fn can_take_back(&self) -> bool {
        self.table.with(Table::can_take_back)
    }

    fn last_choice(&self) -> Option<usize> {
        self.table.with(Table::last_choice)
    }

    fn take_record(&self, record: &str) -> bool {
        let sitters = self.sitters();
        let Ok(mut table) = Table::load(record, &Sitter::PERSON) else { return false };
        if table.sitters().len() == sitters.len() {
            table.seat(sitters);
        }
        let open_scores = self.table.with_untracked(Table::has_open_scores);
        self.table.set(table.with_open_scores(open_scores));
        true
    }

    fn seat(&self, sitters: Vec<Sitter>) {
        self.table.update(|table| table.seat(sitters));
    }

    fn draft(&self) -> Vec<String> {
        self.table.with_untracked(|table| {
            table.draft().iter().chain(table.proposal()).map(|step| step.action.to_string()).collect()
        })
    }

    fn change(&self, change: Change) {
        self.table.update(|table| match change {
            Change::Undo => {
                table.undo();
            }
            Change::Redo => {
                table.redo();
            }
            Change::Reset => {
                table.reset();
            }
            Change::Confirm => {
                table.confirm();
            }
            Change::TakeBack => {
                table.take_back();
            }
            Change::Forced => {
                // The only answer is legal.
                let _ = table.only_answer().map(|only| table.answer(only));
            }
        });
    }

    fn lay_down(&self) {
        G::lay_down(self.own);
    }

    fn try_out(&self, language: Language, text: &str) -> Result<(), Notice> {
        let misread = |misread| Notice { text: G::misread(language, &misread), rule: None };
        Self::try_out(*self, language, text.parse().map_err(misread)?)
    }

    fn answer(&self, text: &str) -> bool {
        let Ok(action) = text.parse() else { return false };
        self.table.try_update(|table| table.answer(action).is_ok()).unwrap_or(false)
    }

    fn keep(&self, slot: Slot) -> bool {
        self.table.with_untracked(|table| keep::keep(table, slot))
    }

    fn take_over(&self, slot: Slot) -> bool {
        keep::read(slot).and_then(Result::ok).map(|table| self.table.set(table)).is_some()
    }

    fn record(&self) -> Option<String> {
        self.table.with_untracked(|table| table.record(true)).ok()
    }

    fn question(&self, bot: &str, hint: bool) -> Option<Request> {
        self.table.with_untracked(|table| {
            let (seat, _) = table.decider()?;
            let view = table.position().view(Observer::Seat(seat));
            let request = Request::new::<G>(0, table.board(), &view, bot);
            // It depends on how far the game is, so that a game which is loaded goes on in the same way.
            let number = 2 * (table.steps().len() + table.draft().len()) as u64 + u64::from(hint);
            let seed = table.seed().wrapping_mul(1_000_003).wrapping_add(number);
            Some(Request { seed: Some(seed), watch: true, ..request })
        })
    }

    fn completions(&self, typed: &str, most: usize) -> Vec<String> {
        // What is proposed gives way to what is typed.
        let instead = self.table.with(|table| {
            let seat = table.position().pending().seat().filter(|_| table.proposal().is_some())?;
            Some(Choices::new(table.board(), &table.view(Observer::Seat(seat))))
        });
        let fitting = |choices: &Choices<G>| {
            let texts = choices.actions().iter().map(ToString::to_string);
            texts.filter(|text| begins(text, typed)).take(most).collect()
        };
        instead.as_ref().map_or_else(|| self.choices.with(fitting), fitting)
    }

    fn player(&self, reader: &Reader, seat: Seat) -> String {
        G::name_of(reader, seat).to_owned()
    }

    fn crest(&self, seat: Seat) -> String {
        G::crest(seat)
    }

    fn asked(&self, reader: &Reader, moment: Option<usize>) -> Option<Asked> {
        match self.position(moment).pending() {
            Pending::Over => None,
            Pending::Decision { seat, decision } => Some(Asked {
                seat,
                decision: G::decision(reader.language, decision),
                waiting: G::waiting(reader, seat, decision),
                next: self.choices.with(|choices| G::next(self.own, reader, choices)),
            }),
        }
    }

    fn proposed(&self, reader: &Reader) -> Option<String> {
        self.table.with(|table| {
            let step = table.proposal()?;
            let texts = &reader.texts().game;
            let mut said = fill(texts.to_confirm, &[("deed", &G::deed(reader, &step.action))]);
            // Whoever ends the turn knows it, and where one thing is done in turn it goes without saying.
            let more = G::left(reader, &step.before).is_some() && step.action.to_string() != "end";
            if step.after.pending() == Pending::Over {
                said += " ";
                said += texts.ends_game;
            } else if more && step.after.whose_turn() != step.before.whose_turn() {
                said += " ";
                said += texts.ends_turn;
            }
            Some(said)
        })
    }

    fn victory(&self, reader: &Reader) -> Option<String> {
        self.table.with(|table| G::victory(reader, table))
    }

    fn left(&self, reader: &Reader, moment: Option<usize>) -> Option<String> {
        G::left(reader, &self.position(moment))
    }

    fn log(&self, steps: usize) -> Vec<Section> {
        self.table.with(|table| {
            let steps = table.steps().get(..steps).unwrap_or_else(|| table.steps());
            let lines = |(step, events): (usize, Range<usize>)| {
                let numbered = steps[step].events.iter().enumerate().skip(events.start).take(events.len());
                let logged = numbered.filter(|(_, event)| G::is_logged(event));
                logged.map(move |(number, event)| Line {
                    step,
                    event: number,
                    icon: G::icon(event),
                    rule: G::rule_of(event),
                })
            };
            let section = |section: shown::Section<G::Heading>| {
                let shown::Section { heading, steps } = section;
                Section {
                    heading: Arc::new(move |reader| G::title(reader, heading)),
                    lines: steps.into_iter().flat_map(lines).collect(),
                }
            };
            G::log(steps).into_iter().map(section).collect()
        })
    }

    fn line(&self, reader: &Reader, line: Line) -> String {
        self.table.with_untracked(|table| {
            let event = table.steps().get(line.step).and_then(|step| step.events.get(line.event));
            event.map(|event| sentence::<G>(reader, event)).unwrap_or_default()
        })
    }

    fn caption(&self, reader: &Reader, moment: Option<usize>) -> Option<String> {
        self.table.with(|table| {
            let step = last_step(table, moment)?;
            let logged = step.events.iter().filter(|event| G::is_logged(event));
            Some(logged.map(|event| sentence::<G>(reader, event)).collect::<Vec<_>>().join(" "))
        })
    }

    fn since_last_turn(&self, seat: Seat) -> Vec<usize> {
        self.table.with(|table| {
            let range = since_last_turn(table.steps(), seat);
            let pictures = frames(&table.steps()[range.clone()], range.start, Observer::Seat(seat));
            pictures.iter().map(|picture| picture.at - 1).collect()
        })
    }

    fn told(&self, reader: &Reader, steps: Range<usize>) -> Vec<String> {
        told(&self.events(steps, reader.observer)).map(|event| G::event(reader, event)).collect()
    }

    fn cue(&self, steps: Range<usize>) -> Option<Cue> {
        cue(&self.events(steps, Observer::Spectator))
    }

    fn weighed(&self, reader: &Reader, action: &str) -> Option<(String, String)> {
        Some(G::weighed(reader, &action.parse().ok()?))
    }

    fn advised(&self, reader: &Reader, answer: &Answer) -> Result<Advised, String> {
        let answer: bots::Answer<G> = answer.read().map_err(|why| why.to_string())?;
        Ok(Advised { deed: G::deed(reader, &answer.action), reasons: G::advice(reader, &answer.reasons) })
    }
}
