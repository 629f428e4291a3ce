//! The answers that are planned at a table: to be seen, and changed by typing.

use art::Icon;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use protocol::Request;
use words::screen::fill;

use super::Visit;
use crate::game::{Play, Told};
use crate::parts::{Show, Sign, TextButton};

/// Answers for the next decisions.
#[component]
pub(super) fn Plan(play: Play, visit: Visit) -> impl IntoView {
    let shell = play.shell;
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    let plan = move |actions: Vec<String>| visit.ask(Request::Plan { key: visit.key(), actions });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = crate::game::written(&text.get_untracked());
        if untrack(|| play.any_table().weighed(&play.reader(), &typed)).is_none() {
            wrong.set(Some(typed));
            return;
        }
        wrong.set(None);
        text.set(String::new());
        plan([visit.plan.get_untracked(), vec![typed]].concat());
    };
    // Where it would be done is marked on the board.
    let tell = move |action: &str| play.told.set(Told::Action(action.to_owned()));
    let forget = move || play.told.set(Told::Nothing);
    let item = move |action: String| {
        let weighed = play.any_table().weighed(&play.reader(), &action);
        let said = weighed.map(|(sign, said)| view! { <Sign id=sign/><span>{said}</span> });
        let (pointed, focused) = (action.clone(), action.clone());
        view! {
            <li>
                <button class="line" type="button" on:mouseenter=move |_| tell(&pointed) on:focus=move |_| tell(&focused)
                    on:mouseleave=move |_| forget() on:blur=move |_| forget()>{said}<code>{action}</code></button>
            </li>
        }
    };
    let said = move || wrong.get().map(|text| fill(shell.together().at_table.plan_wrong, &[("text", &text)]));
    view! {
        <details class="plan" open=move || !visit.plan.with(Vec::is_empty)>
            <summary>{move || shell.together().at_table.plan}</summary>
            <ol>{move || visit.plan.get().into_iter().map(item).collect_view()}</ol>
            <p class="small">{move || shell.together().at_table.plan_about}</p>
            <form on:submit=submit>
                <input type="text" spellcheck="false" autocapitalize="off" autocomplete="off" prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                    placeholder=move || shell.texts().game.type_here aria-label=move || shell.together().at_table.plan/>
                <button class="text" type="submit">{move || shell.together().at_table.plan_add}</button>
            </form>
            <p class="notice" role="alert">{said}</p>
            <Show when=move || !visit.plan.with(Vec::is_empty)>
                <TextButton icon=Icon::Close label=|shell| shell.together().at_table.plan_drop press=move || {
                    forget();
                    plan(Vec::new());
                }/>
            </Show>
        </details>
    }
}
