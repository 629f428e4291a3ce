//! What goes on by itself: bots answer, what happened is shown step by step, the curtain falls between persons.

use std::time::Duration;

use ::yangtze::Position;
use kernel::Observer;
use leptos::prelude::*;
use table::{Plays, Table};
use words::screen::fill;

use super::keep;
use super::play::{Notice, Play};
use crate::bots::{Bots, Thought};
use crate::settings::Shell;

/// What the game needs next.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Next {
    /// Something happened that hasn't been shown yet.
    Show,
    /// A person has to come to the screen.
    Curtain(kernel::Seat),
    /// A person decides.
    Person,
    /// A person can answer in one way only.
    Forced,
    /// A bot is asked.
    Bot(String),
    /// The game is over, or looked back at.
    Nothing,
}

/// Lets the game go on by itself wherever nobody has to decide.
pub(crate) fn drive(play: Play, bots: Bots) {
    let shell = Shell::get();
    let next = Memo::new(move |_| {
        let steps = play.table.with(|table| table.steps().len());
        // The number of steps is part of it: the same need after another step is another need.
        (steps, play.shown.get(), next(play))
    });
    Effect::new(move || {
        let (steps, shown, need) = next.get();
        match need {
            Next::Show => {
                let pause = if shown + 1 < steps || !is_own(play, shown) {
                    shell.settings.with_untracked(|settings| settings.speed.pause())
                } else {
                    0
                };
                after(play, pause, move || {
                    if play.shown.get_untracked() == shown && !play.holding.get_untracked() {
                        play.shown.set(shown + 1);
                    }
                });
            }
            Next::Curtain(seat) => {
                play.observer.set(Observer::Spectator);
                play.curtain.set(Some(seat));
            }
            Next::Forced => after(play, 300, move || {
                if play.table.with_untracked(|table| table.steps().len()) == steps {
                    play.table.update(|table| {
                        if let Some(only) = table.only_answer() {
                            let _ = table.answer(only);
                        }
                    });
                    keep::write(play);
                }
            }),
            Next::Bot(bot) => ask(play, bots, &bot, steps),
            Next::Person | Next::Nothing => (),
        }
    });
}

/// Whether the step with this number was somebody's at this screen.
fn is_own(play: Play, number: usize) -> bool {
    play.table.with_untracked(|table| {
        let seat = table.steps().get(number).and_then(table::Step::seat);
        seat.is_some_and(|seat| table.sitters()[seat.index()].is_person())
    })
}

fn next(play: Play) -> Next {
    if play.looking.get().is_some() {
        return Next::Nothing;
    }
    let shown = play.shown.get();
    let observer = play.observer.get();
    let curtain = play.curtain.get();
    if play.pause.get().is_some_and(|until| shown >= until) && play.is_watched() {
        return Next::Nothing;
    }
    let holding = play.holding.get();
    play.table.with(|table| {
        if shown < table.steps().len() {
            return if holding { Next::Nothing } else { Next::Show };
        }
        let Some((seat, sitter)) = table.decider() else { return Next::Nothing };
        match &sitter.plays {
            Plays::Bot(bot) => Next::Bot(bot.clone()),
            Plays::Person if only_answer(table) => Next::Forced,
            Plays::Person if observer == Observer::Seat(seat) || curtain == Some(seat) => Next::Person,
            Plays::Person => Next::Curtain(seat),
        }
    })
}

fn only_answer(table: &Table<Position>) -> bool {
    !table.can_undo() && table.only_answer().is_some()
}

/// Asks a bot about the decision at hand.
fn ask(play: Play, bots: Bots, bot: &str, steps: usize) {
    let asked = play.table.with_untracked(|table| {
        let (seat, _) = table.decider()?;
        Some(Bots::question(table, seat, bot, false))
    });
    let Some(question) = asked else { return };
    if !bots.is_next(steps) {
        return;
    }
    // In a game with persons what a bot thinks of would tell which tiles it has.
    let watched = play.is_watched();
    bots.ask(question, move |thought| {
        if play.is_gone() {
            return;
        }
        let answer = match thought {
            Thought::Answer(answer) => answer,
            Thought::Candidates(candidates) => {
                if watched {
                    play.thoughts.set(candidates);
                }
                return;
            }
            Thought::Nothing(why) => {
                bots.forget_next();
                let text = fill(play.shell.texts_untracked().help.bot_fails, &[("why", &why)]);
                play.notice.set(Some(Notice { text, rule: None }));
                return;
            }
        };
        bots.forget_next();
        if watched {
            play.thoughts.set(answer.candidates.clone());
        }
        let current = play.table.with_untracked(|table| table.steps().len()) == steps;
        if !current {
            return;
        }
        if let Ok(action) = answer.action.parse() {
            play.table.update(|table| {
                let _ = table.answer(action);
            });
            keep::write(play);
        }
    });
}

/// Does something later, if the game is still on the screen then.
fn after(play: Play, milliseconds: u64, run: impl FnOnce() + 'static) {
    let run = move || {
        if !play.is_gone() {
            run();
        }
    };
    set_timeout(run, Duration::from_millis(milliseconds));
}
