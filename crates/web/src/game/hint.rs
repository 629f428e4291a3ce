//! What the strongest bot would do here, and why.

use art::Icon;
use bots::{Bot, Level};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use words::screen::fill;
use worker_talk::{Answer, Candidate};

use super::any_table::Standing;
use super::play::{Play, Told};
use super::thoughts::Candidates;
use crate::bots::Thought;
use crate::parts::{IconButton, Show, TextButton};

/// Who is asked.
const ADVISER: Bot = Bot::Level(Level::Sage);

/// What there is to say.
#[derive(Clone, Default)]
enum Said {
    #[default]
    Nothing,
    Thinking,
    Advice(Box<Answer>),
    Failed(String),
}

/// A hint on the screen: what was said, and what was weighed for it.
#[derive(Clone, Copy, Default)]
pub(super) struct Hint {
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
    fn advised(self) -> Option<String> {
        self.said.with(|said| match said {
            Said::Advice(answer) => Some(answer.action.clone()),
            _ => None,
        })
    }
}

/// The button that asks.
#[component]
pub(super) fn HintButton(play: Play, hint: Hint) -> impl IntoView {
    let Hint { said, weighed } = hint;
    // What was said about another position isn't true any more.
    Effect::new(move || {
        play.any_table().track();
        hint.clear();
    });
    Effect::new(move |before: Option<bool>| {
        let advised = hint.advised();
        let is_some = advised.is_some();
        // Others tell about something too.
        if is_some || before == Some(true) {
            play.told.set(advised.map_or(Told::Nothing, Told::Action));
        }
        is_some
    });
    let escape = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.key() == "Escape" && !matches!(said.get_untracked(), Said::Nothing) {
            hint.clear();
        }
    });
    on_cleanup(move || escape.remove());
    let ask = move || {
        let Some(question) = play.any_table().question(&ADVISER.to_string(), true) else { return };
        said.set(Said::Thinking);
        // What was refused before isn't the news any more.
        play.notice.set(None);
        // An answer that comes too late would tell the next player at this screen about the last one's tiles.
        let about = standing(play);
        play.bots.ask(question, move |thought| {
            if play.is_gone() || standing(play) != about {
                return;
            }
            said.set(match thought {
                Thought::Candidates(candidates) => {
                    weighed.set(candidates);
                    Said::Thinking
                }
                Thought::Answer(answer) => match untrack(|| play.any_table().advised(&play.reader(), &answer)) {
                    Ok(_) => {
                        weighed.set(answer.candidates.clone());
                        Said::Advice(Box::new(answer))
                    }
                    Err(why) => Said::Failed(why),
                },
                Thought::Nothing(why) => Said::Failed(why),
            });
        });
    };
    view! {
        // Among people everybody thinks for themselves.
        <Show when=move || play.is_ours() && play.helps() && !play.server.is_some_and(|server| server.has_others.get())>
            <TextButton icon=Icon::Hint label=|shell| shell.texts().game.hint press=ask/>
        </Show>
    }
}

/// The answer.
#[component]
pub(super) fn Advice(play: Play, hint: Hint) -> impl IntoView {
    let Hint { said, weighed } = hint;
    let shell = play.shell;
    let sentence = move || {
        let language = shell.language.get();
        let bot = words::play::bot(language, ADVISER);
        match said.get() {
            Said::Nothing => String::new(),
            Said::Thinking => format!("{} …", words::play::thinking(language, &bot)),
            Said::Advice(answer) => match play.any_table().advised(&play.reader(), &answer) {
                Ok(mut advised) => {
                    let texts = &shell.texts().game;
                    let action = fill(texts.advises, &[("bot", &bot), ("deed", &advised.deed)]);
                    if advised.reasons.is_empty() {
                        advised.reasons.push(texts.nothing_better.to_owned());
                    }
                    [vec![action], advised.reasons].concat().join(" ")
                }
                Err(why) => why,
            },
            Said::Failed(why) => why,
        }
    };
    let follow = move |action: String| {
        view! {
            <TextButton icon=Icon::Confirm label=|shell| shell.texts().game.do_it press=move || play.try_out_text(&action)/>
        }
    };
    view! {
        <div class="hint" role="status" class:none=move || matches!(said.get(), Said::Nothing)>
            <p>{sentence}</p>
            {move || hint.advised().filter(|_| play.is_ours()).map(follow)}
            <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || hint.clear()/>
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
fn standing(play: Play) -> (usize, usize, bool) {
    let Standing { steps, draft, is_proposed, .. } = play.standing.get_untracked();
    (steps, draft, is_proposed)
}
