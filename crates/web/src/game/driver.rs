//! What goes on by itself: bots answer, what happened is shown step by step, the curtain falls between persons.

use std::time::Duration;

use kernel::Observer;
use leptos::prelude::*;
use table::Plays;
use words::screen::fill;

use super::any_table::Change;
use super::play::{Notice, Play};
use crate::bots::Thought;

/// How much later than at a server all that happened there is shown, in milliseconds: clocks run meanwhile.
const LATEST: u64 = 1_500;

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
pub(super) fn drive(play: Play) {
    let next = Memo::new(move |_| {
        // The number of steps is part of it: the same need after another step is another need.
        (play.standing.get().steps, play.shown.get(), next(play))
    });
    // When something was last shown.
    let last = StoredValue::new(0.0);
    Effect::new(move || {
        let (steps, shown, need) = next.get();
        match need {
            Next::Show => {
                let pace = play.shell.settings.with_untracked(|settings| settings.speed.pause());
                let pause = if play.server.is_some() {
                    // Others take their own time: only what comes too fast to be followed is slowed down.
                    let pace = pace.saturating_sub((js_sys::Date::now() - last.get_value()) as u64);
                    pace.min(LATEST / steps.saturating_sub(shown).max(1) as u64)
                } else if shown + 1 < steps || !is_own(play, shown) {
                    pace
                } else {
                    0
                };
                after(play, pause, move || {
                    if play.shown.get_untracked() == shown && !play.holding.get_untracked() {
                        last.set_value(js_sys::Date::now());
                        play.shown.set(shown + 1);
                    }
                });
            }
            Next::Curtain(seat) if play.any_table().hides() => {
                play.observer.set(Observer::Spectator);
                play.curtain.set(Some(seat));
            }
            // Where everything lies open nobody has to look away.
            Next::Curtain(seat) => play.observer.set(Observer::Seat(seat)),
            Next::Forced => after(play, 300, move || {
                if play.standing.get_untracked().steps == steps {
                    play.any_table().change(Change::Forced);
                    play.keep();
                }
            }),
            Next::Bot(bot) => ask(play, &bot, steps),
            Next::Person | Next::Nothing => (),
        }
    });
}

/// Whether the step with this number was somebody's at this screen.
fn is_own(play: Play, number: usize) -> bool {
    let before = untrack(|| play.any_table().whose(Some(number)));
    before.decision.is_some_and(|seat| play.is_person(seat))
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
    let standing = play.standing.get();
    if shown < standing.steps {
        return if holding { Next::Nothing } else { Next::Show };
    }
    // What others do is heard of.
    let Some(seat) = standing.decider.filter(|_| play.server.is_none()) else { return Next::Nothing };
    match play.with_sitters(|sitters| sitters[seat.index()].plays.clone()) {
        Plays::Bot(bot) => Next::Bot(bot),
        // Where several share the screen, an answer that comes by itself would tell what somebody doesn't have.
        Plays::Person
            if !standing.can_undo()
                && play.any_table().is_forced()
                && (play.persons() == 1 || !play.any_table().hides()) =>
        {
            Next::Forced
        }
        Plays::Person if observer == Observer::Seat(seat) || curtain == Some(seat) => Next::Person,
        Plays::Person => Next::Curtain(seat),
        Plays::Elsewhere => Next::Nothing,
    }
}

/// Asks a bot about the decision at hand.
fn ask(play: Play, bot: &str, steps: usize) {
    let bots = play.bots;
    let Some(question) = play.any_table().question(bot, false) else { return };
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
            play.thoughts.set(answer.candidates);
        }
        if play.standing.get_untracked().steps == steps && play.any_table().answer(&answer.action) {
            play.keep();
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
