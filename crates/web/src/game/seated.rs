//! The table of one game, as [`AnyTable`]: what is asked in texts and numbers is answered with actions and events.

use std::ops::Range;

use kernel::{Observer, Pending, Refused, Seat};
use leptos::prelude::*;
use table::{Sitter, Step, Table, Turn, since_last_turn, turns};
use words::Language;
use worker_talk::{Answer, Request};

use super::any_table::{Advised, AnyTable, Asked, Change, Line, Reader, Standing, Whose};
use super::keep::{self, Slot};
use super::play::Notice;
use super::shown::Shown;
use crate::sound::Cue;

/// A table with what can be done there and what somebody holds.
pub(super) struct Seated<G: Shown> {
    pub(super) table: RwSignal<Table<G>>,
    pub(super) choices: Memo<G::Choices>,
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
                seat @ Observer::Seat(_) if table.proposal().is_none() => G::choices(table.board(), &table.view(seat)),
                _ => G::Choices::default(),
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
            all.flat_map(|step| &step.events).map(|event| G::observed(event, observer)).collect()
        })
    }

    pub(super) fn try_out(self, language: Language, action: G::Action) -> Result<(), Notice> {
        match self.table.try_update(|table| table.try_out(action)) {
            Some(Err(refused)) => {
                let rule = match refused {
                    Refused::Rule(rule) => Some(G::rule_number(rule)),
                    _ => None,
                };
                Err(Notice { text: G::refusal(language, &refused), rule })
            }
            _ => Ok(()),
        }
    }

    /// The action that is meant. Capitals make no difference where it is one that can be done.
    fn read(self, language: Language, typed: &str) -> Result<G::Action, Notice> {
        let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        parse::<G>(language, &text).or_else(|misread| {
            let meant = |action: &&G::Action| action.to_string().eq_ignore_ascii_case(&text);
            self.choices.with_untracked(|choices| G::actions(choices).iter().find(meant).copied()).ok_or(misread)
        })
    }
}

fn parse<G: Shown>(language: Language, text: &str) -> Result<G::Action, Notice> {
    text.parse().map_err(|misread| Notice { text: G::misread(language, &misread), rule: None })
}

fn last_step<G: Shown>(table: &Table<G>, moment: Option<usize>) -> Option<&Step<G>> {
    match moment {
        None => table.draft().last().or_else(|| table.steps().last()),
        Some(at) => table.steps().get(at.checked_sub(1)?),
    }
}

fn sentences<G: Shown>(reader: &Reader, events: &[G::Event], are: fn(&G::Event) -> bool) -> Vec<String> {
    let told = events.iter().filter(|event| are(event));
    told.map(|event| G::event(reader, &G::observed(event, reader.observer))).collect()
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
        self.table.with_untracked(Table::has_open_scores)
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

    fn turns(&self) -> Vec<Turn> {
        self.table.with(|table| turns(table.steps()))
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

    fn read(&self, language: Language, typed: &str) -> Result<String, Notice> {
        Self::read(*self, language, typed).map(|action| action.to_string())
    }

    fn try_out(&self, language: Language, text: &str) -> Result<(), Notice> {
        Self::try_out(*self, language, parse::<G>(language, text)?)
    }

    fn answer(&self, text: &str) -> bool {
        let Ok(action) = text.parse() else { return false };
        self.table.try_update(|table| table.answer(action).is_ok()).unwrap_or(false)
    }

    fn keep(&self, slot: Slot) -> bool {
        self.table.with_untracked(|table| keep::keep(table, slot))
    }

    fn record(&self) -> Option<String> {
        self.table.with_untracked(|table| table.record(true)).ok()
    }

    fn question(&self, bot: &str, hint: bool) -> Option<Request> {
        self.table.with_untracked(|table| {
            let (seat, _) = table.decider()?;
            let view = table.position().view(Observer::Seat(seat));
            let request = Request::new::<G>(0, table.board(), &view, bot);
            let request = match &table.setting().board_file {
                Some(text) => request.with_board_file(text),
                None => request,
            };
            // It depends on how far the game is, so that a game which is loaded goes on in the same way.
            let number = 2 * (table.steps().len() + table.draft().len()) as u64 + u64::from(hint);
            let seed = table.seed().wrapping_mul(1_000_003).wrapping_add(number);
            Some(Request { seed: Some(seed), watch: true, ..request })
        })
    }

    fn completions(&self, typed: &str, most: usize) -> Vec<String> {
        self.choices.with(|choices| {
            let texts = G::actions(choices).iter().map(ToString::to_string);
            texts.filter(|text| begins(text, typed)).take(most).collect()
        })
    }

    fn player(&self, reader: &Reader, seat: Seat) -> String {
        G::player(reader, seat).to_owned()
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
            }),
        }
    }

    fn left(&self, reader: &Reader, moment: Option<usize>) -> Option<String> {
        G::left(reader, &self.position(moment))
    }

    fn heading(&self, reader: &Reader, turn: &Turn) -> String {
        self.table.with_untracked(|table| G::heading(reader, table, turn))
    }

    fn lines(&self, step: usize) -> Vec<Line> {
        self.table.with_untracked(|table| {
            let events = table.steps().get(step).map(|step| step.events.iter()).unwrap_or_default();
            let logged = events.enumerate().filter(|(_, event)| G::is_logged(event));
            logged
                .map(|(number, event)| Line { event: number, icon: G::icon(event), rule: G::rule_of(event) })
                .collect()
        })
    }

    fn line(&self, reader: &Reader, step: usize, event: usize) -> String {
        self.table.with_untracked(|table| {
            let event = table.steps().get(step).and_then(|step| step.events.get(event));
            event.map(|event| G::event(reader, &G::observed(event, reader.observer))).unwrap_or_default()
        })
    }

    fn caption(&self, reader: &Reader, moment: Option<usize>) -> Option<String> {
        self.table.with(|table| {
            let step = last_step(table, moment)?;
            Some(sentences::<G>(reader, &step.events, G::is_logged).join(" "))
        })
    }

    fn since_last_turn(&self, seat: Seat) -> Vec<usize> {
        self.table.with(|table| {
            let steps = table.steps();
            since_last_turn(steps, seat).filter(|step| steps[*step].events.iter().any(G::is_told)).collect()
        })
    }

    fn told(&self, reader: &Reader, steps: Range<usize>) -> Vec<String> {
        sentences::<G>(reader, &self.events(steps, reader.observer), G::is_told)
    }

    fn cue(&self, steps: Range<usize>) -> Option<Cue> {
        G::cue(&self.events(steps, Observer::Spectator))
    }

    fn weighed(&self, reader: &Reader, action: &str) -> Option<(String, String)> {
        Some(G::weighed(reader, &action.parse().ok()?))
    }

    fn advised(&self, reader: &Reader, answer: &Answer) -> Result<Advised, String> {
        let answer: bots::Answer<G> = answer.read().map_err(|why| why.to_string())?;
        Ok(Advised { deed: G::deed(reader, &answer.action), reasons: G::advice(reader, &answer.reasons) })
    }
}
