//! How the game came about: a chart of the points over time, the turning points, and the conflicts. Whatever is told
//! leads to its position.

use std::fmt::Write as _;

use ::yangtze::Colour;
use art::{CHART, Chart, Icon};
use kernel::Seat;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::TurningPoint;
use table::yangtze::{PastConflict, Story};
use words::screen::fill;

use super::Yangtze;
use crate::game::chart::{Moment, Series, axis, clicked, levels, lines};
use crate::parts::{IconSign, Sign};

/// The course of a game that is over.
#[component]
pub(crate) fn Course(play: Yangtze) -> impl IntoView {
    let texts = move || play.shell.texts();
    let turning_points = move || {
        let points = play.own.story.with(|story| story.turning_points.clone());
        let none = points.is_empty().then(|| view! { <li class="none">{texts().after.no_turning_points}</li> });
        let list = points.into_iter().map(|point| {
            view! { <Moment play=*play step=point.after when=turn_of(play, point.turn) text=turned(play, &point)><Sign id=art::crest_id(point.ahead)/></Moment> }
        });
        view! { {none} {list.collect_view()} }
    };
    let conflicts = move || {
        let list = play.own.story.with(|story| {
            let turn = |conflict: &PastConflict| story.turn_after(conflict.ended + 1).saturating_sub(1);
            story.conflicts.iter().map(|conflict| (turn(conflict), conflict.clone())).collect::<Vec<_>>()
        });
        let none = list.is_empty().then(|| view! { <li class="none">{texts().after.no_conflicts}</li> });
        let list = list.into_iter().map(|(turn, conflict)| {
            let icon = if conflict.is_war { Icon::War } else { Icon::Revolt };
            view! { <Moment play=*play step=conflict.ended + 1 when=turn_of(play, turn) text=fought(play, &conflict)><IconSign icon/></Moment> }
        });
        view! { {none} {list.collect_view()} }
    };
    view! {
        <section class="course">
            <h3>{move || texts().after.course}</h3>
            <Points play/>
            <h3>{move || texts().after.turning_points}</h3>
            <ol class="moments turning-points">{turning_points}</ol>
            <h3>{move || texts().after.conflicts}</h3>
            <ol class="moments conflicts">{conflicts}</ol>
        </section>
    }
}

/// The turn of this number, as a moment says it.
fn turn_of(play: Yangtze, turn: usize) -> String {
    fill(play.shell.texts().after.turn, &[("turn", &(turn + 1))])
}

fn turned(play: Yangtze, point: &TurningPoint) -> String {
    let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().after, play.names());
    let player = words::yangtze::name(language, &names, point.ahead);
    if let Some(other) = point.overtaken {
        let other = words::yangtze::name(language, &names, other);
        return fill(texts.overtakes, &[("player", &player), ("other", &other)]);
    }
    let text = match point.before_lead {
        0 => texts.takes_lead,
        before if point.lead > before => texts.extends,
        _ => texts.loses_ground,
    };
    fill(text, &[("player", &player), ("before", &point.before_lead), ("lead", &point.lead)])
}

/// How a conflict was decided, and in short what it brought. Who lost a revolt is said already.
fn fought(play: Yangtze, conflict: &PastConflict) -> String {
    let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().fight, play.names());
    let name = |seat: Seat| words::yangtze::name(language, &names, seat).to_owned();
    let mut brought: Vec<String> = Vec::new();
    for (seat, colour) in conflict.losses().filter(|_| conflict.is_war) {
        let leader = words::yangtze::leader(language, colour);
        brought.push(fill(texts.goes_home, &[("player", &name(seat)), ("leader", &leader)]));
    }
    for (seat, colour, points) in conflict.gains() {
        let points = words::yangtze::points(language, colour, points);
        brought.push(fill(texts.gains, &[("player", &name(seat)), ("points", &points)]));
    }
    let decided = conflict.events.first().map(|event| words::yangtze::event(language, &names, event));
    let decided = decided.unwrap_or_default();
    if brought.is_empty() { decided } else { format!("{decided} {}.", brought.join(", ")) }
}

/// The chart: everybody's score, or one player's points by colour.
#[component]
fn Points(play: Yangtze) -> impl IntoView {
    let whose: RwSignal<Option<Seat>> = RwSignal::new(None);
    let chart = Memo::new(move |_| {
        let lines: Vec<Vec<u32>> = play.own.story.with(|story| match whose.get() {
            None => Seat::all(story.players).map(|seat| story.scores(seat)).collect(),
            Some(seat) => Colour::ALL.map(|colour| story.points(seat, colour)).into(),
        });
        art::chart(&lines.iter().map(|line| line.iter().copied().map(i64::from).collect()).collect::<Vec<_>>())
    });
    let label = move || {
        let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().after, play.names());
        let ends: Vec<String> = chart.with(|chart| {
            let end = |(number, line): (usize, &art::Line)| match whose.get() {
                None => {
                    let player = words::yangtze::name(language, &names, Seat::new(number as u8));
                    fill(texts.ends_with, &[("player", &player), ("points", &line.last)])
                }
                Some(_) => words::yangtze::points(language, Colour::ALL[number], u32::try_from(line.last).unwrap_or(0)),
            };
            chart.lines.iter().enumerate().map(end).collect()
        });
        fill(texts.chart, &[("ends", &ends.join(", "))])
    };
    let drawing = move || chart.with(|chart| play.own.story.with(|story| drawn(chart, story, whose.get(), play)));
    let now = move || {
        let (top, bottom) = Chart::heights();
        chart.with(|chart| format!("M{:.1} {top}V{bottom}", chart.x(play.at())))
    };
    let look = move |event: MouseEvent| {
        if let Some(moment) = chart.with_untracked(|chart| clicked(chart, &event)) {
            play.running.set(false);
            play.look_at(moment);
        }
    };
    let choose = move |seat: Option<Seat>| {
        let text = move || match seat {
            None => play.shell.texts().after.scores.to_owned(),
            Some(seat) => {
                let (language, names) = (play.shell.language.get(), play.names());
                let player = words::yangtze::name(language, &names, seat);
                fill(play.shell.texts().after.by_colour, &[("player", &player)])
            }
        };
        let sign = seat.map(|seat| view! { <Sign id=art::crest_id(seat)/> });
        // The names of all would not fit: a crest says it, and its name is read.
        let shown = seat.is_none().then(|| view! { <span>{text}</span> });
        view! {
            <button type="button" class="text" class:held=move || whose.get() == seat title=text aria-label=text
                aria-pressed=move || (whose.get() == seat).to_string() on:click=move |_| whose.set(seat)>{sign}{shown}</button>
        }
    };
    let seats = Seat::all(play.table.with_untracked(|table| table.sitters().len())).map(Some);
    view! {
        <div class="chart-of deeds" role="group" aria-label=move || play.shell.texts().after.chart_of>
            {std::iter::once(None).chain(seats).map(choose).collect_view()}
        </div>
        <svg class="chart" viewBox=format!("0 0 {} {}", CHART.0, CHART.1) role="img" aria-label=label on:click=look>
            <g inner_html=drawing/>
            <path class="now" d=now/>
        </svg>
    }
}

/// Levels, turns, conflicts, and the lines with their names.
fn drawn(chart: &Chart, story: &Story, whose: Option<Seat>, play: Yangtze) -> String {
    let (_, bottom) = Chart::heights();
    let turns = story.turns.iter().map(|turn| turn.steps.end);
    let mut out = levels(chart, story.steps()) + &axis(chart, turns, play.shell.texts().after.turns);
    for conflict in &story.conflicts {
        // Writing to a string never fails.
        let _ = write!(out, "<path class=\"fought\" d=\"M{:.1} {bottom}v-7\"/>", chart.x(conflict.ended + 1));
    }
    let series = |number: usize| match whose {
        None => {
            Series { of: format!("seat-{number}"), letter: String::new(), sign: art::crest_id(Seat::new(number as u8)) }
        }
        Some(_) => {
            let colour = Colour::ALL[number];
            let letter = colour.letter().to_string();
            Series { of: format!("colour-{letter}"), letter, sign: art::role_id(colour) }
        }
    };
    out + &lines(chart, &(0..chart.lines.len()).map(series).collect::<Vec<_>>())
}
