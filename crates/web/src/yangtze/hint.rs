//! What the strongest bot would do here, and why.

use ::yangtze::{Action, Position};
use art::Icon;
use bots::{Bot, Level};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::Table;
use table::yangtze::spaces_of_action;
use words::screen::fill;
use worker_talk::Candidate;

use super::play::Play;
use super::thoughts::Candidates;
use crate::bots::{Bots, Thought};
use crate::parts::{IconButton, TextButton};

/// Who is asked.
const ADVISER: Bot = Bot::Level(Level::Sage);

/// What there is to say.
#[derive(Clone, Default)]
enum Said {
    #[default]
    Nothing,
    Thinking,
    Advice(Box<bots::Answer<Position>>),
    Failed(String),
}

/// A hint on the screen: what was said, and what was weighed for it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hint {
    said: RwSignal<Said>,
    weighed: RwSignal<Vec<Candidate>>,
}

impl Hint {
    /// Takes it off the screen.
    fn clear(self) {
        self.said.set(Said::Nothing);
        self.weighed.set(Vec::new());
    }

    /// The action that is advised.
    fn advised(self) -> Option<Action> {
        self.said.with(|said| match said {
            Said::Advice(answer) => Some(answer.action),
            _ => None,
        })
    }
}

/// The button that asks.
#[component]
pub(crate) fn HintButton(play: Play, bots: Bots, hint: Hint) -> impl IntoView {
    let Hint { said, weighed } = hint;
    // What was said about another position isn't true any more.
    Effect::new(move || {
        play.table.track();
        hint.clear();
    });
    Effect::new(move |before: Option<bool>| {
        let advised = hint.advised();
        // Others tell about spaces too.
        if advised.is_some() || before == Some(true) {
            play.told.set(advised.as_ref().map(spaces_of_action).unwrap_or_default());
        }
        advised.is_some()
    });
    let escape = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.key() == "Escape" && !matches!(said.get_untracked(), Said::Nothing) {
            hint.clear();
        }
    });
    on_cleanup(move || escape.remove());
    let ask = move || {
        let question = play.table.with_untracked(|table| {
            let (seat, _) = table.decider()?;
            Some(Bots::question(table, seat, &ADVISER.to_string(), true))
        });
        let Some(question) = question else { return };
        said.set(Said::Thinking);
        // An answer that comes too late would tell the next player at this screen about the last one's tiles.
        let about = play.table.with_untracked(standing);
        bots.ask(question, move |thought| {
            if play.table.with_untracked(standing) != about {
                return;
            }
            said.set(match thought {
                Thought::Candidates(candidates) => {
                    weighed.set(candidates);
                    Said::Thinking
                }
                Thought::Answer(answer) => match answer.read() {
                    Ok(read) => {
                        weighed.set(answer.candidates);
                        Said::Advice(Box::new(read))
                    }
                    Err(why) => Said::Failed(why.to_string()),
                },
                Thought::Nothing(why) => Said::Failed(why),
            });
        });
    };
    view! {
        <Show when=move || play.is_ours() && play.helps()>
            <TextButton icon=Icon::Hint label=|texts| texts.game.hint press=ask/>
        </Show>
    }
}

/// The answer.
#[component]
pub(crate) fn Advice(play: Play, hint: Hint) -> impl IntoView {
    let Hint { said, weighed } = hint;
    let shell = play.shell;
    let sentence = move || {
        let language = shell.language.get();
        let bot = words::play::bot(language, ADVISER);
        match said.get() {
            Said::Nothing => String::new(),
            Said::Thinking => format!("{} …", words::play::thinking(language, &bot)),
            Said::Advice(answer) => {
                let deed = words::yangtze::deed(language, &answer.action);
                let action = fill(shell.texts().game.advises, &[("bot", &bot), ("deed", &deed)]);
                let reasons = words::yangtze::advice(language, &play.names(), &answer.reasons);
                [vec![action], reasons].concat().join(" ")
            }
            Said::Failed(why) => why,
        }
    };
    let follow = move |action: Action| {
        view! {
            <TextButton icon=Icon::Confirm label=|texts| texts.game.do_it press=move || play.try_out(action)/>
        }
    };
    view! {
        <div class="hint" role="status" class:none=move || matches!(said.get(), Said::Nothing)>
            <p>{sentence}</p>
            {move || hint.advised().filter(|_| play.is_ours()).map(follow)}
            <IconButton icon=Icon::Close label=|texts| texts.shell.close press=move || hint.clear()/>
            <Show when=move || !weighed.with(Vec::is_empty)>
                <details class="weighed">
                    <summary>{move || shell.texts().help.weighed}</summary>
                    <Candidates play list=weighed.into()/>
                </details>
            </Show>
        </div>
    }
}

/// How far a game is, with what is being tried out.
fn standing(table: &Table<Position>) -> (usize, usize, bool) {
    (table.steps().len(), table.draft().len(), table.proposal().is_some())
}
