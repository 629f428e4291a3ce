//! What the strongest bot would do here, and why.

use ::yangtze::{Action, Position};
use art::Icon;
use bots::{Bot, Level};
use leptos::prelude::*;
use words::play::{Saying, say};

use super::play::Play;
use crate::bots::{Bots, Thought};
use crate::parts::TextButton;

/// Who is asked.
const ADVISER: Bot = Bot::Level(Level::Sage);

/// What there is to say.
#[derive(Clone, Default)]
pub(crate) enum Said {
    #[default]
    Nothing,
    Thinking(String),
    Advice(Box<bots::Answer<Position>>),
    Failed(String),
}

/// The button that asks.
#[component]
pub(crate) fn HintButton(play: Play, bots: Bots, said: RwSignal<Said>) -> impl IntoView {
    let shell = play.shell;
    // What was said about another position isn't true any more.
    Effect::new(move || {
        play.table.track();
        said.set(Said::Nothing);
    });
    let ask = move || {
        let question = play.table.with_untracked(|table| {
            let (seat, _) = table.decider()?;
            Some(Bots::question(table, seat, &ADVISER.to_string(), true))
        });
        let Some(question) = question else { return };
        said.set(Said::Thinking(String::new()));
        bots.ask(question, move |thought| {
            said.set(match thought {
                Thought::Candidates(candidates) => {
                    Said::Thinking(candidates.first().map(|best| best.action.clone()).unwrap_or_default())
                }
                Thought::Answer(answer) => match answer.read() {
                    Ok(answer) => Said::Advice(Box::new(answer)),
                    Err(why) => Said::Failed(why.to_string()),
                },
                Thought::Nothing(why) => Said::Failed(why),
            });
        });
    };
    view! {
        <Show when=move || play.is_ours() && !shell.settings.with(|settings| settings.pure)>
            <TextButton icon=Icon::Hint label=|texts| texts.game.hint press=ask/>
        </Show>
    }
}

/// The answer.
#[component]
pub(crate) fn Advice(play: Play, said: RwSignal<Said>) -> impl IntoView {
    let shell = play.shell;
    let sentence = move || {
        let language = shell.language.get();
        let bot = words::play::bot(language, ADVISER);
        match said.get() {
            Said::Nothing => String::new(),
            Said::Thinking(best) => format!("{} … {best}", say(language, Saying::Thinking { player: &bot })),
            Said::Advice(answer) => {
                let action = say(language, Saying::HintAction { bot: &bot, action: &answer.action });
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
        </div>
    }
}
