//! What happens by itself, shown one thing after the other: the bank, progress, the inspector, presents, income, the new
//! order, the end.

use ::yunnan::{Event, Position};
use art::Icon;
use leptos::prelude::*;
use table::yunnan::{Beat, BeatKind, Heading, beats};

use super::{Yunnan, held};
use crate::game::Shown as _;
use crate::game::beats::{Beats, BeatsBar};
use crate::parts::{IconButton, IconSign};
use crate::rules::RuleLink;
use crate::settings::Speed;

/// What an answer brought about by itself.
#[derive(Clone, PartialEq, Eq)]
struct Happening {
    /// The number of its step.
    step: usize,
    heading: Heading,
    /// Each with how many events there have been then.
    beats: Vec<(Beat, usize)>,
    /// How each phase ends, after so many events.
    phases: Vec<(Position, usize)>,
}

/// What the last step that is shown brought about by itself.
fn happening(play: Yunnan) -> Option<Happening> {
    let at = play.at();
    let tried = play.is_present() && play.standing.get().can_undo();
    let step = at.checked_sub(1).filter(|_| !tried)?;
    play.table.with(|table| {
        let told = table.steps().get(step)?;
        let mut events = 0;
        let counted = |beat: Beat| {
            events += beat.events.len();
            (beat, events)
        };
        // That somebody is outbid is seen at once, and the travel order alone is no news.
        let automatic = |(beat, _): &(Beat, usize)| beat.kind.is_automatic() && beat.kind != BeatKind::Outbid;
        let beats: Vec<(Beat, usize)> = beats(&told.events).into_iter().map(counted).filter(automatic).collect();
        let news = beats.iter().any(|(beat, _)| beat.kind != BeatKind::TravelOrder);
        let before = Heading::of(&told.before)?;
        // Where an answer leads on from one phase to the next, what comes of it is the news.
        let heading = beats.last().and_then(|(beat, _)| beat.events.last()).map(|event| before.of_event(event))?;
        let phases = told.before.phases(table.board(), told.action);
        news.then_some(Happening { step, heading, beats, phases })
    })
}

/// How long one beat is shown.
fn pace(speed: Speed, _: usize) -> u64 {
    match speed {
        Speed::Instant => 0,
        Speed::Fast => 500,
        Speed::Normal => 1_400,
        Speed::Slow => 2_800,
    }
}

/// Where it is told: beside the board, or on a small screen for a while in place of the tray.
#[component]
pub(super) fn Steps(play: Yunnan) -> impl IntoView {
    let happening = Memo::new(move |_| happening(play));
    // After the last of them there is time to read it.
    let all = Memo::new(move |_| happening.with(|happening| happening.as_ref().map_or(0, |it| it.beats.len() + 1)));
    let beats = Beats::follow(*play, all, pace);
    // Whoever opens a game, or looks back, sees everything at once.
    Effect::new(move |before: Option<Option<usize>>| {
        let now = happening.with(|happening| happening.as_ref().map(|it| it.step));
        let fresh = play.looking.get().is_none() && before.is_some_and(|before| before != now);
        if before != Some(now) {
            beats.begin(if fresh { 1 } else { usize::MAX });
        }
        now
    });
    // The last of it is seen on the board.
    Effect::new(move || {
        let shown = beats.shown();
        let now = happening.with(|happening| {
            let it = happening.as_ref().filter(|_| beats.plays())?;
            let (beat, told) = it.beats.get(shown.checked_sub(1)?)?;
            let phase = it.phases.iter().find(|(_, events)| events >= told);
            Some(held::Beat { places: beat.places.clone(), then: phase.map(|(position, _)| (*position, *told)) })
        });
        let now = now.unwrap_or_default();
        if play.own.beat.with_untracked(|before| *before != now) {
            play.own.beat.set(now);
        }
    });
    move || {
        let heading = happening.with(|happening| happening.as_ref().map(|it| it.heading))?;
        let title = move || Position::title(&play.reader(), heading);
        let told = move || {
            let reader = play.reader();
            let line = |event: &Event| {
                let text = Position::event(&reader, event);
                view! { <li><IconSign icon=Position::icon(event)/><span>{text}" "<RuleLink number=event.rule()/></span></li> }
            };
            happening.with(|happening| {
                let list = happening.as_ref().map_or(&[][..], |it| &it.beats);
                let shown = list.iter().take(beats.shown());
                shown.flat_map(|(beat, _)| &beat.events).map(line).collect_view()
            })
        };
        Some(view! {
            <section class="happening" class:closed=move || beats.is_closed() role="region" aria-label=title
                data-playing=move || beats.plays().to_string()>
                <header>
                    <h2>{title}</h2>
                    <IconButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || beats.close()/>
                </header>
                <div class="told" tabindex="0" role="group" aria-label=title><ul>{told}</ul></div>
                <BeatsBar beats/>
            </section>
        })
    }
}
