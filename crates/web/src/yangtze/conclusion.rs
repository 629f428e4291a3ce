//! How a conflict ended, shown beat by beat: who threw in what, who won, which leaders go home, which tiles leave.

use ::yangtze::Event;
use art::Icon;
use leptos::prelude::*;
use table::yangtze::Side;

use super::Yangtze;
use super::fight::{Fought, is_low, kind, side_view};
use super::hands::is_about_spaces;
use crate::game::beats::{Beats, BeatsBar};
use crate::parts::{IconButton, IconSign};
use crate::rules::RuleLink;
use crate::settings::Speed;

/// A whole conclusion takes no longer than this at a calm pace, in milliseconds.
const WHOLE: u64 = 2_700;
/// For so many beats longer it is to be read before anything else is shown.
const REST: usize = 5;

/// Shows what is new of a conflict beat by beat, and holds back what comes after it.
pub(crate) fn follow(play: Yangtze, fought: Memo<Option<Fought>>) -> Beats {
    // None before it is decided.
    let all = Memo::new(move |_| {
        fought.with(|fought| {
            let over = fought.as_ref().filter(|fought| fought.conflict.winner.is_some() && !fought.forecast);
            // At a server clocks run meanwhile. Whoever pays is to see the board then.
            let waits = |fought: &Fought| if fought.pays { play.is_ours() } else { play.server.is_none() };
            let rest = |fought: &Fought| if waits(fought) { REST } else { 0 };
            over.map_or(0, |fought| fought.conflict.beats.len() + rest(fought))
        })
    });
    let beats = Beats::follow(*play, all, Box::new(move |speed, _| pace(speed, all.get())));
    // What was seen of it before needn't be shown again. Whoever opens a game, or looks back, sees everything at once.
    Effect::new(move |before: Option<Option<Fought>>| {
        let now = fought.get();
        beats.begin(match (&before, &now) {
            // Others may have gone on already: that isn't shown yet.
            (Some(before), Some(now)) if play.looking.get_untracked().is_none() && !now.forecast => match before {
                Some(before) if before.conflict.beats.first() == now.conflict.beats.first() && !before.forecast => {
                    before.conflict.beats.len()
                }
                _ => 1,
            },
            _ => usize::MAX,
        });
        now
    });
    // Nobody has points before it is told how they came by them.
    Effect::new(move || {
        let told = if beats.plays() { beats.shown() } else { usize::MAX };
        let points = |event: &Event| match *event {
            Event::Points { seat, colour, points, .. } => Some((seat, colour, points)),
            _ => None,
        };
        let untold: Vec<_> = fought.with(|fought| {
            let beats = fought.iter().flat_map(|fought| fought.conflict.beats.iter().skip(told));
            beats.flatten().filter_map(points).collect()
        });
        if play.own.untold.with_untracked(|before| *before != untold) {
            play.own.untold.set(untold);
        }
    });
    // Whoever picks something up wants to see the board.
    Effect::new(move || {
        if play.own.pick.get().is_some() || play.own.space.get().is_some() || play.own.replacing.get().is_some() {
            beats.close();
        }
    });
    // So does whoever is asked for a piece on it, once everything is told.
    Effect::new(move || {
        let asked = play.is_ours() && play.choices.with(is_about_spaces);
        if asked && fought.with(Option::is_some) && !beats.plays() && !untrack(|| beats.is_closed()) {
            beats.close();
        }
    });
    beats
}

/// How long one beat is shown.
fn pace(speed: Speed, all: usize) -> u64 {
    let beat = match speed {
        Speed::Instant => 0,
        Speed::Fast => 250,
        Speed::Normal => 600,
        Speed::Slow => 1_200,
    };
    beat.min(beat * WHOLE / 600 / all.saturating_sub(REST).max(1) as u64)
}

/// A conflict that has been decided.
#[component]
pub(crate) fn Conclusion(play: Yangtze, fought: Fought, course: Beats, folded: RwSignal<bool>) -> impl IntoView {
    let shell = play.shell;
    let conflict = StoredValue::new(fought.conflict);
    let decided = conflict.with_value(|conflict| conflict.decided_after().unwrap_or(usize::MAX));
    let (kind, icon) = conflict.with_value(kind);
    let is_revolt = kind == "revolt";
    let sides = move || {
        let beats = course.shown();
        conflict.with_value(|conflict| {
            let side = |(number, side): (usize, &Side)| {
                let over = beats >= decided;
                let wins = over && conflict.winner == Some(number);
                let fallen = beats > decided && !wins;
                view! {
                    <div class="party" class:wins=wins class:loses=over && !wins>
                        {side_view(play, conflict, side, fallen)}
                    </div>
                }
            };
            conflict.sides_after(beats).iter().enumerate().map(side).collect_view()
        })
    };
    // From what decided it on; what was thrown in before is seen above.
    let told = move || {
        let beats = course.shown();
        let (language, names) = (shell.language.get(), play.names());
        conflict.with_value(|conflict| {
            let line = |event: &Event| {
                let text = words::yangtze::event(language, &names, &play.observed(event));
                view! { <li>{text}" "<RuleLink number=event.rule()/></li> }
            };
            let shown = conflict.beats.iter().take(beats);
            shown.skip(decided.saturating_sub(1)).flatten().map(line).collect_view()
        })
    };
    // What is told last is seen, also where there is little room.
    let list = NodeRef::<leptos::html::Ul>::new();
    Effect::new(move || {
        course.shown();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let title = move || if is_revolt { shell.texts().fight.revolt } else { shell.texts().fight.war };
    view! {
        <section class="conflict conclusion" class:folded=folded class:closed=move || course.is_closed() class:low=conflict.with_value(|conflict| is_low(play, conflict)) data-kind=kind
            role="region" aria-label=title data-playing=move || course.plays().to_string()>
            <header>
                <h2><IconSign icon/>{title}</h2>
                <span class="phase"></span>
                <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || course.close()/>
            </header>
            <div class="sides">{sides}</div>
            <ul class="told" tabindex="0" node_ref=list aria-label=title>{told}</ul>
            <BeatsBar beats=course/>
        </section>
    }
}
