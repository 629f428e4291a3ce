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
use wasm_bindgen::JsCast;
use words::screen::fill;

use super::Yangtze;
use crate::parts::{IconSign, Sign};

/// The course of a game that is over.
#[component]
pub(crate) fn Course(play: Yangtze) -> impl IntoView {
    let texts = move || play.shell.texts();
    let turning_points = move || {
        let points = play.own.story.with(|story| story.turning_points.clone());
        let none = points.is_empty().then(|| view! { <li class="none">{texts().after.no_turning_points}</li> });
        let list = points.into_iter().map(|point| {
            view! { <Moment play step=point.after turn=point.turn text=turned(play, &point)><Sign id=art::crest_id(point.ahead)/></Moment> }
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
            view! { <Moment play step=conflict.ended + 1 turn text=fought(play, &conflict)><IconSign icon/></Moment> }
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

/// Something that happened, with the turn in which it did: a button that shows its position.
#[component]
fn Moment(play: Yangtze, step: usize, turn: usize, text: String, children: Children) -> impl IntoView {
    let turn = fill(play.shell.texts().after.turn, &[("turn", &(turn + 1))]);
    let look = move |_| {
        play.running.set(false);
        play.look_at(step);
    };
    view! {
        <li>
            <button type="button" class="moment" title=play.shell.texts().game.look_here
                aria-current=move || (play.at() == step).then_some("step") on:click=look>
                {children()}
                <span><b>{turn}</b>" "{text}</span>
            </button>
        </li>
    }
}

fn turned(play: Yangtze, point: &TurningPoint) -> String {
    let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().after, play.names());
    let player = words::yangtze::name(language, &names, point.ahead);
    if let Some(other) = point.overtaken {
        let other = words::yangtze::name(language, &names, other);
        return fill(texts.overtakes, &[("player", &player), ("other", &other)]);
    }
    let text = if point.lead > point.before_lead { texts.extends } else { texts.loses_ground };
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
        play.own.story.with(|story| match whose.get() {
            None => art::chart(&Seat::all(story.players).map(|seat| story.scores(seat)).collect::<Vec<_>>()),
            Some(seat) => art::chart(&Colour::ALL.map(|colour| story.points(seat, colour))),
        })
    });
    let label = move || {
        let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().after, play.names());
        let ends: Vec<String> = chart.with(|chart| {
            let end = |(number, line): (usize, &art::Line)| match whose.get() {
                None => {
                    let player = words::yangtze::name(language, &names, Seat::new(number as u8));
                    fill(texts.ends_with, &[("player", &player), ("points", &line.last)])
                }
                Some(_) => words::yangtze::points(language, Colour::ALL[number], line.last),
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
        let Some(svg) = event.current_target().and_then(|svg| svg.dyn_into::<web_sys::Element>().ok()) else { return };
        let place = svg.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - place.left()) / place.width() * CHART.0;
        play.running.set(false);
        play.look_at(chart.with_untracked(|chart| chart.moment(x)));
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
    let (left, right) = (chart.x(0), chart.x(story.steps()));
    let (_, bottom) = Chart::heights();
    let mut out = String::new();
    // Writing to a string never fails.
    for (level, y) in &chart.levels {
        let _ = write!(
            out,
            "<path class=\"level\" d=\"M{left:.0} {y:.1}H{right:.0}\"/><text class=\"figure\" x=\"{:.0}\" y=\"{:.1}\">{level}</text>",
            left - 6.0,
            y + 5.0
        );
    }
    let turns = story.turns.len();
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|every| turns / every < 6).unwrap_or(500);
    for (number, turn) in story.turns.iter().enumerate().filter(|(number, _)| (number + 1) % every == 0) {
        let x = chart.x(turn.steps.end);
        let _ = write!(
            out,
            "<path class=\"level\" d=\"M{x:.1} {bottom}v5\"/><text class=\"turns\" x=\"{x:.1}\" y=\"{:.0}\">{}</text>",
            bottom + 20.0,
            number + 1
        );
    }
    let _ = write!(
        out,
        "<text class=\"axis\" x=\"{left:.0}\" y=\"{:.0}\">{}</text>",
        CHART.1 - 4.0,
        play.shell.texts().after.turns
    );
    for conflict in &story.conflicts {
        let _ = write!(out, "<path class=\"fought\" d=\"M{:.1} {bottom}v-7\"/>", chart.x(conflict.ended + 1));
    }
    for (number, line) in chart.lines.iter().enumerate() {
        let (end, name) = (line.end, line.name);
        let (of, letter, id) = match whose {
            None => (format!("seat-{number}"), String::new(), art::crest_id(Seat::new(number as u8))),
            Some(_) => {
                let colour = Colour::ALL[number];
                (format!("colour-{}", colour.letter()), colour.letter().to_string(), art::role_id(colour))
            }
        };
        let shift = if letter.is_empty() { 0.0 } else { 11.0 };
        let _ = write!(
            out,
            "<g class=\"series\" data-of=\"{of}\"><path class=\"line\" d=\"{}\"/><path class=\"to-name\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>\
             <text class=\"letter\" x=\"{:.1}\" y=\"{:.1}\">{letter}</text>\
             <use href=\"#{id}\" x=\"{:.1}\" y=\"{:.1}\" width=\"22\" height=\"22\"/>\
             <text class=\"last\" x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            line.path,
            end.x,
            end.y,
            name.x,
            name.y,
            name.x + 1.0,
            name.y + 5.0,
            name.x + shift,
            name.y - 11.0,
            name.x + shift + 24.0,
            name.y + 5.5,
            line.last
        );
    }
    out
}
