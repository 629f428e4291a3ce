//! How a conflict ended, shown beat by beat: who threw in what, who won, which leaders go home, which tiles leave.

use std::time::Duration;

use ::yangtze::Event;
use art::Icon;
use leptos::prelude::*;
use table::yangtze::Side;

use super::Yangtze;
use super::fight::{Fought, is_low, kind, side_view};
use crate::parts::{IconButton, IconSign, Show, TextButton};
use crate::rules::RuleLink;
use crate::settings::Speed;

/// A whole conclusion takes no longer than this at a calm pace, in milliseconds.
const WHOLE: u64 = 2_700;

/// How far the conflict on the screen has been shown.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    fought: Memo<Option<Fought>>,
    /// How many beats are shown.
    beats: RwSignal<usize>,
    /// How much slower than usual.
    slower: RwSignal<u64>,
    closed: RwSignal<bool>,
}

impl Course {
    /// Shows what is new of a conflict beat by beat, and holds back what comes after it.
    pub(crate) fn follow(play: Yangtze, fought: Memo<Option<Fought>>) -> Self {
        let course =
            Self { fought, beats: RwSignal::new(usize::MAX), slower: RwSignal::new(1), closed: RwSignal::new(false) };
        // What was seen of it before needn't be shown again. Whoever opens a game, or looks back, sees everything at once.
        Effect::new(move |before: Option<Option<Fought>>| {
            let now = fought.get();
            course.closed.set(false);
            let seen = match (&before, &now) {
                (Some(before), Some(now)) if play.is_present() && !now.forecast => match before {
                    Some(before) if before.conflict.beats.first() == now.conflict.beats.first() && !before.forecast => {
                        before.conflict.beats.len()
                    }
                    _ => 1,
                },
                _ => usize::MAX,
            };
            course.beats.set(seen);
            now
        });
        Effect::new(move || {
            let shown = course.beats.get();
            let all = course.all();
            let pace = course.pace(play);
            let plays = shown < all && pace > 0;
            play.holding.set(plays);
            if play.curtain.get().is_some() {
                // Whoever comes to the screen sees it from the start.
            } else if plays {
                let timer = set_timeout_with_handle(move || course.show(shown, shown + 1), Duration::from_millis(pace));
                on_cleanup(move || timer.into_iter().for_each(|timer| timer.clear()));
            } else if shown < all {
                course.beats.set(usize::MAX);
            }
        });
        on_cleanup(move || {
            play.holding.try_set(false);
        });
        course
    }

    /// How many beats there are to show: none before it is decided.
    fn all(self) -> usize {
        self.fought.with(|fought| {
            let over = fought.as_ref().filter(|fought| fought.conflict.winner.is_some() && !fought.forecast);
            over.map_or(0, |fought| fought.conflict.beats.len())
        })
    }

    /// How long one beat is shown.
    fn pace(self, play: Yangtze) -> u64 {
        let beat = match play.shell.settings.with(|settings| settings.speed) {
            Speed::Instant => 0,
            Speed::Fast => 250,
            Speed::Normal => 600,
            Speed::Slow => 1_200,
        };
        beat.min(beat * WHOLE / 600 / self.all().max(1) as u64) * self.slower.get()
    }

    fn show(self, from: usize, to: usize) {
        if self.beats.get_untracked() == from {
            self.beats.set(to);
        }
    }

    fn plays(self) -> bool {
        self.beats.get() < self.all()
    }
}

/// A conflict that has been decided.
#[component]
pub(crate) fn Conclusion(play: Yangtze, fought: Fought, course: Course) -> impl IntoView {
    let shell = play.shell;
    let conflict = StoredValue::new(fought.conflict);
    let decided = conflict.with_value(|conflict| conflict.decided_after().unwrap_or(usize::MAX));
    let (kind, icon) = conflict.with_value(kind);
    let is_revolt = kind == "revolt";
    let sides = move || {
        let beats = course.beats.get();
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
        let beats = course.beats.get();
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
        course.beats.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let title = move || if is_revolt { shell.texts().fight.revolt } else { shell.texts().fight.war };
    view! {
        <section class="conflict conclusion" class:closed=course.closed class:low=conflict.with_value(|conflict| is_low(play, conflict)) data-kind=kind
            role="region" aria-label=title data-playing=move || course.plays().to_string()>
            <header>
                <h2><IconSign icon/>{title}</h2>
                <span class="phase"></span>
                <IconButton icon=Icon::Close label=|texts| texts.shell.close press=move || {
                    course.beats.set(usize::MAX);
                    course.closed.set(true);
                }/>
            </header>
            <div class="sides">{sides}</div>
            <ul class="told" tabindex="0" node_ref=list aria-label=title>{told}</ul>
            <div class="deeds">
                <Show when=move || course.plays() fallback=move || view! {
                    <TextButton icon=Icon::Reset label=|texts| texts.fight.again press=move || course.beats.set(1)/>
                }>
                    <TextButton icon=Icon::Forward label=|texts| texts.fight.skip press=move || course.beats.set(usize::MAX)/>
                    <TextButton icon=Icon::Pause label=|texts| texts.fight.slower
                        press=move || course.slower.update(|slower| *slower = (*slower * 2).min(8))/>
                </Show>
            </div>
        </section>
    }
}
