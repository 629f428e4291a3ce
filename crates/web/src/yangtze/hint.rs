//! What the strongest bot would do here, and why.

use ::yangtze::{Action, Position};
use art::Icon;
use bots::{Bot, Level};
use leptos::prelude::*;
use table::Table;
use worker_talk::Candidate;

use super::play::Play;
use super::thoughts::Candidates;
use crate::bots::{Bots, Thought};
use crate::parts::TextButton;

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

/// The button that asks.
#[component]
pub(crate) fn HintButton(play: Play, bots: Bots, hint: Hint) -> impl IntoView {
    let Hint { said, weighed } = hint;
    // What was said about another position isn't true any more.
    Effect::new(move || {
        play.table.track();
        said.set(Said::Nothing);
        weighed.set(Vec::new());
    });
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
                let action = words::play::hint_action(language, &bot, &answer.action);
                let reasons = words::yangtze::advice(language, &play.names(), &answer.reasons);
                [vec![action], reasons].concat().join(" ")
            }
            Said::Failed(why) => why,
        }
    };
    let advised = move || match said.get() {
        Said::Advice(answer) => Some(answer.action),
        _ => None,
    };
    let follow = move |action: Action| {
        view! {
            <TextButton icon=Icon::Confirm label=|texts| texts.game.do_it press=move || play.try_out(action)/>
        }
    };
    view! {
        <div class="hint" role="status" class:none=move || matches!(said.get(), Said::Nothing)>
            <p>{sentence}</p>
            {move || advised().filter(|_| play.is_ours()).map(follow)}
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
