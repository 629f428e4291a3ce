//! Something that is shown beat by beat, at a pace that can be changed, skipped and begun again.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;

use super::play::Play;
use crate::parts::{Show, TextButton};
use crate::settings::Speed;

/// How far something has been shown.
#[derive(Clone, Copy)]
pub(crate) struct Beats {
    /// How many beats there are to show.
    all: Memo<usize>,
    /// How many are shown.
    shown: RwSignal<usize>,
    /// How much slower than usual.
    slower: RwSignal<u64>,
    closed: RwSignal<bool>,
}

impl Beats {
    /// Shows one beat after the other, and holds back what comes after them. The pace and how many are shown say for how many
    /// milliseconds the last of them is seen alone.
    pub(crate) fn follow(play: Play, all: Memo<usize>, pace: Box<dyn Fn(Speed, usize) -> u64>) -> Self {
        let beats =
            Self { all, shown: RwSignal::new(usize::MAX), slower: RwSignal::new(1), closed: RwSignal::new(false) };
        Effect::new(move || {
            let (shown, all) = (beats.shown.get(), beats.all.get());
            let pace = pace(play.shell.settings.with(|settings| settings.speed), shown) * beats.slower.get();
            let plays = shown < all && pace > 0;
            play.holding.set(plays);
            if play.curtain.get().is_some() {
                // Whoever comes to the screen sees it from the start.
            } else if plays {
                let next = move || {
                    if beats.shown.try_get_untracked() == Some(shown) {
                        beats.shown.set(shown + 1);
                    }
                };
                let timer = set_timeout_with_handle(next, Duration::from_millis(pace));
                on_cleanup(move || timer.into_iter().for_each(|timer| timer.clear()));
            } else if shown < all {
                beats.shown.set(usize::MAX);
            }
        });
        on_cleanup(move || {
            play.holding.try_set(false);
        });
        beats
    }

    /// Begins where so many have been seen.
    pub(crate) fn begin(self, seen: usize) {
        self.closed.set(false);
        self.shown.set(seen);
    }

    /// How many are shown.
    pub(crate) fn shown(self) -> usize {
        self.shown.get()
    }

    pub(crate) fn plays(self) -> bool {
        self.shown.get() < self.all.get()
    }

    pub(crate) fn is_closed(self) -> bool {
        self.closed.get()
    }

    pub(crate) fn close(self) {
        self.shown.set(usize::MAX);
        self.closed.set(true);
    }
}

/// Buttons to skip beats, to slow them down, and to see them once more.
#[component]
pub(crate) fn BeatsBar(beats: Beats) -> impl IntoView {
    view! {
        <div class="deeds">
            <Show when=move || beats.plays() fallback=move || view! {
                <TextButton icon=Icon::Reset label=|shell| shell.texts().fight.again press=move || beats.shown.set(1)/>
            }>
                <TextButton icon=Icon::Forward label=|shell| shell.texts().fight.skip press=move || beats.shown.set(usize::MAX)/>
                <TextButton icon=Icon::Slower label=|shell| shell.texts().fight.slower
                    press=move || beats.slower.update(|slower| *slower = (*slower * 2).min(8))/>
            </Show>
        </div>
    }
}
