//! What happens by itself, shown one thing after the other: the bank, progress, the inspector, presents, income, the new
//! order, the end.

use ::yunnan::{Event, Position};
use art::Icon;
use leptos::prelude::*;
use table::yunnan::{Beat, BeatKind, Heading, Phase, beats};

use super::{Yunnan, held};
use crate::browser;
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
    /// Each with how many events there have been then, and what it belongs to.
    beats: Vec<(Beat, usize, Heading)>,
    /// How the board is after each event.
    moments: Vec<Position>,
}

/// What the last step that is shown brought about by itself.
fn happening(play: Yunnan) -> Option<Happening> {
    let step = play.at().checked_sub(1)?;
    play.table.with(|table| {
        let told = table.steps().get(step)?;
        let (mut events, mut heading) = (0, Heading::of(&told.before)?);
        let counted = |beat: Beat| {
            events += beat.events.len();
            heading = beat.events.last().map_or(heading, |event| heading.of_event(event));
            (beat, events, heading)
        };
        // That somebody is outbid is seen at once, and the travel order alone is no news.
        let automatic = |(beat, ..): &(Beat, usize, Heading)| beat.kind.is_automatic() && beat.kind != BeatKind::Outbid;
        let beats: Vec<_> = beats(&told.events).into_iter().map(counted).filter(automatic).collect();
        let news = beats.iter().any(|(beat, ..)| beat.kind != BeatKind::TravelOrder);
        let moments = told.before.moments(table.board(), told.action);
        news.then_some(Happening { step, beats, moments })
    })
}

/// How long a beat of so many lines is shown: each of them wants to be read.
fn pace(speed: Speed, lines: usize) -> u64 {
    let (first, further) = match speed {
        Speed::Instant => (0, 0),
        Speed::Fast => (600, 150),
        Speed::Normal => (1_800, 500),
        Speed::Slow => (3_600, 1_000),
    };
    first + further * lines.saturating_sub(1) as u64
}

/// Where it is told: beside the board, or on a small screen for a while in place of the tray.
#[component]
pub(super) fn Steps(play: Yunnan) -> impl IntoView {
    let happening = Memo::new(move |_| happening(play));
    // After the last of them there is time to read it.
    let all = Memo::new(move |_| happening.with(|happening| happening.as_ref().map_or(0, |it| it.beats.len() + 1)));
    let lines = move |shown: usize| {
        let beat = |it: &Happening| it.beats.get(shown.checked_sub(1)?).map(|(beat, ..)| beat.events.len());
        happening.with(|happening| happening.as_ref().and_then(beat).unwrap_or(0))
    };
    let beats = Beats::follow(*play, all, Box::new(move |speed, shown| pace(speed, lines(shown))));
    // Whoever opens a game, or looks back, sees everything at once.
    Effect::new(move |before: Option<Option<usize>>| {
        let now = happening.with(|happening| happening.as_ref().map(|it| it.step));
        let fresh = play.looking.get().is_none() && before.is_some_and(|before| before != now);
        if before != Some(now) {
            beats.begin(if fresh { 1 } else { usize::MAX });
        }
        now
    });
    // The last of it is seen on the board, if nothing is tried out there.
    Effect::new(move || {
        let shown = beats.shown();
        let tried = play.is_present() && play.standing.get().can_undo();
        let now = happening.with(|happening| {
            let it = happening.as_ref().filter(|_| beats.plays() && !tried)?;
            let (beat, told, heading) = it.beats.get(shown.checked_sub(1)?)?;
            let bids = matches!(heading.phase, Phase::Auction | Phase::Progress) && beat.kind != BeatKind::TravelOrder;
            let then = |position: &Position| held::Then { position: *position, told: *told, heading: *heading, bids };
            Some(held::Beat { places: beat.places.clone(), then: it.moments.get(told.checked_sub(1)?).map(then) })
        });
        let now = now.unwrap_or_default();
        if play.own.beat.with_untracked(|before| *before != now) {
            play.own.beat.set(now);
        }
    });
    // The first line of a beat is seen before those after it.
    Effect::new(move || {
        if beats.plays() && beats.shown() > 0 {
            request_animation_frame(|| {
                if let ([list], Some(line)) =
                    (&browser::all(".happening .told")[..], browser::all(".happening .now").first())
                {
                    let (here, shown) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
                    list.set_scroll_top(list.scroll_top() + (here.top() - shown.top()) as i32);
                }
            });
        }
    });
    move || {
        // Where an answer leads on from one phase to the next, what comes of it is the news.
        let heading = happening.with(|happening| Some(happening.as_ref()?.beats.last()?.2))?;
        let title = move || Position::title(&play.reader(), heading);
        let told = move || {
            let reader = play.reader();
            let line = |(event, now): (&Event, bool)| {
                let text = Position::event(&reader, event);
                view! { <li class:now=now><IconSign icon=Position::icon(event)/><span>{text}" "<RuleLink number=event.rule()/></span></li> }
            };
            happening.with(|happening| {
                let list = happening.as_ref().map_or(&[][..], |it| &it.beats);
                let shown = beats.shown().min(list.len());
                let told = |number: usize| list[number].0.events.iter().map(move |event| (event, number + 1 == shown));
                (0..shown).flat_map(told).map(line).collect_view()
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
