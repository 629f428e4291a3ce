//! What happened, turn by turn, in sentences.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::any_table::{Line, Section};
use super::play::Play;
use crate::browser;
use crate::parts::IconSign;
use crate::rules::RuleLink;

/// The log, the newest turn first. Whoever goes through the page by Tab passes it at once: arrow keys go from line to line.
#[component]
pub(super) fn Log(play: Play) -> impl IntoView {
    // Whoever looks at a record from its start isn't told what is to come.
    let seen = Memo::new(move |before: Option<&usize>| play.at().max(before.copied().unwrap_or(0)));
    let list = move || {
        let mut list = play.any_table().log(seen.get().min(play.shown.get()));
        list.reverse();
        list
    };
    Effect::new(move || mark(play.looking.get()));
    Effect::new(move |looked_back: Option<bool>| {
        play.shown.track();
        let looks_back = play.looking.get().is_some();
        if !looks_back {
            let returns = looked_back == Some(true);
            request_animation_frame(move || show_last(returns));
        }
        looks_back
    });
    view! {
        <section class="log" tabindex="0" aria-label=move || play.shell.texts().game.log on:keydown=move |event| walk(&event)>
            <For each=list key=extent let:section>
                <SectionOfLog play section/>
            </For>
        </section>
    }
}

/// Goes up and down the lines and the rules beside them.
fn walk(event: &KeyboardEvent) {
    let lines = browser::all(".log :is(button, a)");
    let active = document().active_element();
    let at = lines.iter().position(|line| Some(line) == active.as_ref());
    let to = match event.key().as_str() {
        "ArrowDown" => at.map_or(0, |at| at + 1),
        "ArrowUp" => at.unwrap_or(0).saturating_sub(1),
        "Home" => 0,
        "End" => lines.len().saturating_sub(1),
        _ => return,
    };
    event.prevent_default();
    if let Some(line) = lines.into_iter().nth(to) {
        browser::focus(line);
    }
}

/// Shows the last line of the newest turn, unless somebody reads further below; who returns from looking back doesn't.
fn show_last(returns: bool) {
    let (logs, turns) = (browser::all(".log"), browser::all(".log .turn"));
    let ([log], Some(turn)) = (&logs[..], turns.first()) else { return };
    let (shown, newest) = (log.get_bounding_client_rect(), turn.get_bounding_client_rect());
    if returns || newest.bottom() > shown.top() {
        log.set_scroll_top(log.scroll_top() + (newest.bottom() - shown.bottom()) as i32);
    }
}

/// Marks the lines of the step that is looked at, and shows the first of them.
fn mark(at: Option<usize>) {
    request_animation_frame(move || {
        for line in browser::all(".log [aria-current]") {
            let _ = line.remove_attribute("aria-current");
        }
        let Some(step) = at.and_then(|at| at.checked_sub(1)) else { return };
        let lines = browser::all(&format!(".log [data-step='{step}']"));
        for line in &lines {
            let _ = line.set_attribute("aria-current", "step");
        }
        if let (Some(line), [log]) = (lines.first(), &browser::all(".log")[..]) {
            let (here, shown) = (line.get_bounding_client_rect(), log.get_bounding_client_rect());
            if here.top() < shown.top() || here.bottom() > shown.bottom() {
                log.set_scroll_top(log.scroll_top() + (here.top() - shown.top()) as i32);
            }
        }
    });
}

/// From where to where it goes: whatever has the same extent says the same.
fn extent(section: &Section) -> [Option<(usize, usize)>; 2] {
    [section.lines.first(), section.lines.last()].map(|line| line.map(|line| (line.step, line.event)))
}

#[component]
fn SectionOfLog(play: Play, section: Section) -> impl IntoView {
    let Section { heading, lines } = section;
    let lines = lines.into_iter().map(|line| view! { <LineOfLog play line/> }).collect_view();
    let heading = move || heading(&play.reader());
    view! {
        <article class="turn">
            <h2>{heading}</h2>
            <ul>{lines}</ul>
        </article>
    }
}

#[component]
fn LineOfLog(play: Play, line: Line) -> impl IntoView {
    let Line { step, icon, rule, .. } = line;
    let text = move || play.any_table().line(&play.reader(), line);
    view! {
        <li data-step=step.to_string()>
            <IconSign icon/>
            <button type="button" class="line" tabindex="-1" title=move || play.shell.texts().game.look_here
                on:click=move |_| play.look_at(step + 1)>{text}</button>
            <RuleLink number=rule tabindex="-1"/>
        </li>
    }
}
