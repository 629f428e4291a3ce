//! Actions in their canonical text, typed.

use ::yangtze::Action;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::play::{Notice, Play};

/// A line in which an action is typed: `leader b@K2`.
#[component]
pub(crate) fn Typed(play: Play) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        match typed.trim().parse::<Action>() {
            Ok(action) => {
                text.set(String::new());
                play.try_out(action);
            }
            Err(misread) => {
                let text = words::yangtze::misread(shell.language.get_untracked(), misread);
                play.notice.set(Some(Notice { text, rule: None }));
            }
        }
    };
    view! {
        <Show when=move || play.is_ours()>
            <form class="typed" on:submit=submit>
                <input type="text" spellcheck="false" autocapitalize="off" autocomplete="off" list="typed-actions"
                    prop:value=move || text.get() on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.texts().game.type_here aria-label=move || shell.texts().game.type_here/>
                <datalist id="typed-actions">{move || completions(play, &text.get())}</datalist>
            </form>
        </Show>
    }
}

/// The first few actions that begin like this.
fn completions(play: Play, typed: &str) -> impl IntoView + use<> {
    /// A longer list helps nobody.
    const MOST: usize = 12;
    let typed = typed.trim_start();
    let most = if play.helps() { MOST } else { 0 };
    play.choices.with(|choices| {
        let texts = choices.actions().iter().map(ToString::to_string).filter(|text| text.starts_with(typed));
        texts.take(most).map(|text| view! { <option value=text></option> }).collect_view()
    })
}
