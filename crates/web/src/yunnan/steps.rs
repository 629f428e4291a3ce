//! What happens by itself, shown one thing after the other: the bank, progress, the inspector, presents, income, the new
//! order, the end.

use ::yunnan::{Event, Position};
use art::Icon;
use leptos::prelude::*;
use table::Telling as _;
use table::yunnan::{BeatKind, Heading, Phase, beats};

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
    lines: Vec<Line>,
    /// How the board is after each event.
    moments: Vec<Position>,
}

/// One thing that happened by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line {
    event: Event,
    /// How many events there have been with it.
    told: usize,
    /// What it belongs to.
    heading: Heading,
    kind: BeatKind,
    /// The number of its beat: what is told of one thing.
    beat: usize,
    /// Whether it is the last of its beat.
    ends: bool,
}

/// What the last step that is shown brought about by itself.
fn happening(play: Yunnan) -> Option<Happening> {
    let step = play.at().checked_sub(1)?;
    play.table.with(|table| {
        let told = table.steps().get(step)?;
        let (mut events, mut heading) = (0, Heading::of(&told.before)?);
        let lines = beats(&told.events).into_iter().enumerate().flat_map(|(number, beat)| {
            let kind = beat.kind;
            let all = beat.events.len();
            beat.events.into_iter().enumerate().map(move |(nth, event)| (event, kind, number, nth + 1 == all))
        });
        let line = |(event, kind, beat, ends): (Event, BeatKind, usize, bool)| {
            events += 1;
            heading = heading.of_event(&event);
            Line { event, told: events, heading, kind, beat, ends }
        };
        // That somebody is outbid is seen at once, and the travel order alone is no news.
        let automatic = |line: &Line| line.kind.is_automatic() && line.kind != BeatKind::Outbid;
        let lines: Vec<_> = lines.map(line).filter(automatic).collect();
        let moments = told.before.moments(table.board(), told.action);
        let news = lines.iter().any(|line| line.kind != BeatKind::TravelOrder);
        news.then_some(Happening { step, lines, moments })
    })
}

/// How long a line is the newest one; the last of a beat has time for all of it to be read.
fn pace(speed: Speed, ends: bool) -> u64 {
    let (within, last) = match speed {
        Speed::Instant => (0, 0),
        Speed::Fast => (300, 600),
        Speed::Normal => (900, 1_800),
        Speed::Slow => (1_800, 3_600),
    };
    if ends { last } else { within }
}

/// Where it is told: beside the board, or on a small screen for a while in place of the tray.
#[component]
pub(super) fn Steps(play: Yunnan) -> impl IntoView {
    let happening = Memo::new(move |_| happening(play));
    // After the last of them there is time to read it.
    let all = Memo::new(move |_| happening.with(|happening| happening.as_ref().map_or(0, |it| it.lines.len() + 1)));
    let ends = move |shown: usize| {
        let line = |it: &Happening| it.lines.get(shown.checked_sub(1)?).map(|line| line.ends);
        happening.with(|happening| happening.as_ref().and_then(line).unwrap_or(true))
    };
    let beats = Beats::follow(*play, all, Box::new(move |speed, shown| pace(speed, ends(shown))));
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
            let Line { event, told, heading, kind, .. } = *it.lines.get(shown.checked_sub(1)?)?;
            let bids = matches!(heading.phase, Phase::Auction | Phase::Progress) && kind != BeatKind::TravelOrder;
            let then = |position: &Position| held::Then { position: *position, told, heading, bids };
            Some(held::Beat { places: event.places(), then: it.moments.get(told.checked_sub(1)?).map(then) })
        });
        let now = now.unwrap_or_default();
        if play.own.beat.with_untracked(|before| *before != now) {
            play.own.beat.set(now);
        }
    });
    // The newest line is seen in full, whatever is above it.
    Effect::new(move || {
        if beats.plays() && beats.shown() > 0 {
            request_animation_frame(|| {
                if let [list] = &browser::all(".happening .told")[..] {
                    list.set_scroll_top(list.scroll_height());
                }
            });
        }
    });
    move || {
        // Where an answer leads on from one phase to the next, what comes of it is the news.
        let heading = happening.with(|happening| Some(happening.as_ref()?.lines.last()?.heading))?;
        let title = move || Position::title(&play.reader(), heading);
        let told = move || {
            let reader = play.reader();
            happening.with(|happening| {
                let list = happening.as_ref().map_or(&[][..], |it| &it.lines);
                let shown = &list[..beats.shown().min(list.len())];
                let newest = shown.last().map(|line| line.beat);
                let line = |line: &Line| {
                    let event = &line.event;
                    let (text, now) = (Position::event(&reader, event), Some(line.beat) == newest);
                    view! { <li class:now=now><IconSign icon=Position::icon(event)/><span>{text}" "<RuleLink number=event.rule()/></span></li> }
                };
                shown.iter().map(line).collect_view()
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
